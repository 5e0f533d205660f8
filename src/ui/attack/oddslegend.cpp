#include "ui/attack/oddslegend.h"

#include "reports/body/bodypainter.h"
#include "reports/body/dieface.h"
#include "reports/theme/theme.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/flowlayout.h"

#include <QLocale>
#include <QPainter>

namespace hitspread {

namespace {
constexpr int kOddsLegendGap = 4;  ///< between two colours, px
constexpr int kInside = 6;         ///< beside the words on one, px
constexpr qreal kDots = 0.7;       ///< of its height
}  // namespace

/// One colour with the chances it stands for, written as on a hex.
class OddsLegend::Swatch final : public QWidget {
public:
    Swatch(std::size_t band, QWidget* parent) : QWidget(parent), m_band(band)
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }

    void show(const Theme& theme, bool dots, const QString& words)
    {
        m_theme = theme;
        m_dots = dots;
        m_words = words;
        setAccessibleName(words);
        updateGeometry();
        update();
    }

    QSize sizeHint() const override
    {
        const QFontMetrics metrics(wordFont());
        const int high = metrics.height() + 2;
        return {metrics.horizontalAdvance(m_words) + 2 * kInside + (m_dots ? high : 0), high};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor ink = heatLetter(m_band, m_theme.scheme());
        painter.setPen(QPen(m_theme.colour(Token::LineStrong), 1.0));
        painter.setBrush(heatTint(m_band, m_theme.scheme()));
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
        QRect words = rect();
        if (m_dots) {
            const qreal edge = kDots * height();
            paintPips(painter, QRectF(kInside, (height() - edge) / 2.0, edge, edge), ink, static_cast<int>(m_band));
            words.setLeft(height());
        }
        painter.setFont(wordFont());
        painter.setPen(ink);
        painter.drawText(words, Qt::AlignCenter, m_words);
    }

private:
    [[nodiscard]] QFont wordFont() const
    {
        QFont font = m_theme.widgetFont(TypeRole::RuleId);
        font.setBold(true);
        return font;
    }

    std::size_t m_band;
    Theme m_theme;
    bool m_dots = false;
    QString m_words;
};

OddsLegend::OddsLegend(const BodyView& stage, QWidget* parent)
    : QWidget(parent), m_stage(stage), m_title(new ElidedLabel(this)), m_note(new ElidedLabel(this))
{
    setObjectName(QStringLiteral("oddsLegend"));
    setAttribute(Qt::WA_StyledBackground);
    setLook(*this, "ground", QStringLiteral("surface"));
    auto* line = new FlowLayout(kOddsLegendGap, this);
    line->setContentsMargins(space::kMedium, space::kSmall, space::kMedium, space::kSmall);
    m_title->setText(tr("Chance of each hex to be struck, in %:"));
    line->addWidget(m_title);
    for (std::size_t band = 0; band < kHeatBands; ++band) {
        m_swatches[band] = new Swatch(band, this);
        line->addWidget(m_swatches[band]);
    }
    line->addWidget(m_note);
    for (ElidedLabel* label : {m_title, m_note})
        setLook(*label, "textRole", QStringLiteral("secondary"));
    connect(&stage, &BodyView::stageFitted, this, &OddsLegend::refresh);
    refresh();
}

void OddsLegend::refresh()
{
    const BodyScene& scene = m_stage.bodyScene();
    const Theme& theme = scene.theme();
    const BodyPainter painter(theme, scene.stageLayout().geometry, BodyStrokes::forScreen(theme));
    const bool dots = !painter.writesFigures(m_stage.picture());
    const QLocale locale;
    const auto number = [&locale](double percent) { return locale.toString(percent, 'g', 3); };
    QStringList all{m_title->text()};
    for (std::size_t band = 0; band < kHeatBands; ++band) {
        const QString from = number(heatFrom(band));
        const QString words = band == 0 ? tr("below %1").arg(number(heatFrom(1)))
            : band + 1 == kHeatBands    ? tr("%1 and more").arg(from)
                                        : tr("%1–%2").arg(from, number(heatFrom(band + 1)));
        m_swatches[band]->show(theme, dots, words);
        all << words;
    }
    m_note->setText(dots ? tr("More dots: a higher chance. Without dots: below %1 %.").arg(number(heatFrom(1)))
                         : tr("Without a figure: it cannot be struck."));
    all << m_note->text();
    setAccessibleName(all.join(QLatin1Char(' ')));
}

}  // namespace hitspread
