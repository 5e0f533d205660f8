#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QRegion>
#include <QString>

#include <vector>

namespace hitspread::support {

/// A text as it was painted, in pixels of the device.
struct PaintedWords {
    QString words;
    QRectF place;
    QRectF room;  ///< what the widget that painted it leaves visible; empty: everything

    /// Whether its beginning or its end lies outside.
    [[nodiscard]] bool isCutSideways() const
    {
        constexpr qreal kOverhang = 2.0;  // of slanted letters
        return !room.isEmpty() && (place.left() < room.left() - kOverhang || place.right() > room.right() + kOverhang);
    }
};

/// Keeps the words that are painted on it and nothing else: what widgets and painters write by themselves is found like labels are.
class WordCatcher final : public QPaintDevice {
public:
    /// `scale`: so many pixels to one of the size, as on a screen of that many.
    explicit WordCatcher(QSize size, int scale = 1) : m_size(size * scale), m_scale(scale), m_engine(*this) {}

    [[nodiscard]] QPaintEngine* paintEngine() const override { return &m_engine; }
    [[nodiscard]] const std::vector<PaintedWords>& all() const { return m_words; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth: return m_size.width();
        case PdmHeight: return m_size.height();
        case PdmWidthMM: return m_size.width() / 4;
        case PdmHeightMM: return m_size.height() / 4;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY: return 96;
        case PdmDepth: return 32;
        case PdmNumColors: return 0;
        case PdmDevicePixelRatio: return m_scale;
        case PdmDevicePixelRatioScaled: return static_cast<int>(m_scale * devicePixelRatioFScale());
        }
        return 0;
    }

private:
    class Engine final : public QPaintEngine {
    public:
        explicit Engine(WordCatcher& catcher) : QPaintEngine(AllFeatures), m_catcher(catcher) {}

        bool begin(QPaintDevice*) override
        {
            setActive(true);
            return true;
        }
        bool end() override
        {
            setActive(false);
            return true;
        }
        void updateState(const QPaintEngineState& fresh) override
        {
            if (fresh.state().testFlag(DirtyTransform))
                m_transform = fresh.transform();
        }
        void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
        void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
        void drawPath(const QPainterPath&) override {}
        void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
        void drawRects(const QRectF*, int) override {}
        void drawLines(const QLineF*, int) override {}
        void drawTextItem(const QPointF& at, const QTextItem& item) override
        {
            const QRectF place(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
            m_catcher.m_words.push_back({item.text(), m_transform.mapRect(place), QRectF(systemClip().boundingRect())});
        }
        [[nodiscard]] Type type() const override { return User; }

    private:
        WordCatcher& m_catcher;
        QTransform m_transform;
    };

    QSize m_size;
    int m_scale;
    mutable Engine m_engine;
    std::vector<PaintedWords> m_words;
};

}  // namespace hitspread::support
