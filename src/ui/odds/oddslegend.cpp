#include "ui/odds/oddslegend.h"

#include "reports/body/chancepainter.h"
#include "reports/body/dieface.h"
#include "reports/theme/theme.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/labels/elidedlabel.h"

#include <QLocale>
#include <QPainter>
#include <QPolygonF>

namespace hitspread {

namespace {

constexpr int kOddsLegendGap = 6;  ///< between two bands, px
// px at 100 %
constexpr int kOddsLegendHex = 18;       ///< high
constexpr int kOddsLegendLine = 30;      ///< as high as the choice beside it
constexpr int kOddsLegendNear = 4;       ///< between a hex and its words
constexpr qreal kOddsLegendDots = 0.66;  ///< of the height of a hex

}  // namespace

/// One band: a hex in its colour, with its dots where dots are shown, and the chance it begins with.
class OddsLegend::Swatch final : public QWidget {
public:
    Swatch(std::size_t band, QWidget* parent) : QWidget(parent), m_band(band)
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }

    void show(const Theme& theme, bool dots, const QString& words, const QString& range)
    {
        m_theme = theme;
        m_dots = dots;
        m_words = words;
        setAccessibleName(range);
        setToolTip(OddsLegend::tr("%1 %").arg(range));
        updateGeometry();
        update();
    }

    QSize sizeHint() const override
    {
        const QFontMetrics metrics(wordFont());
        return {qRound(hexWidth()) + m_theme.scaled(kOddsLegendNear) + metrics.horizontalAdvance(m_words),
                qMax(metrics.height(), m_theme.scaled(kOddsLegendLine))};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const qreal high = m_theme.scaled(kOddsLegendHex) - 1.0;
        const QPointF middle(hexWidth() / 2.0, height() / 2.0);
        const qreal side = hexWidth() / 2.0 - 0.5;
        const QPolygonF hex{{middle + QPointF(-side, 0.0), middle + QPointF(-side / 2.0, -high / 2.0),
                             middle + QPointF(side / 2.0, -high / 2.0), middle + QPointF(side, 0.0),
                             middle + QPointF(side / 2.0, high / 2.0), middle + QPointF(-side / 2.0, high / 2.0)}};
        painter.setPen(QPen(m_theme.colour(Token::LineStrong), 1.0));
        painter.setBrush(heatTint(m_band, m_theme.scheme()));
        painter.drawPolygon(hex);
        if (m_dots) {
            const qreal edge = kOddsLegendDots * high;
            paintPips(painter, QRectF(middle - QPointF(edge, edge) / 2.0, QSizeF(edge, edge)),
                      heatLetter(m_band, m_theme.scheme()), static_cast<int>(m_band));
        }
        painter.setFont(wordFont());
        painter.setPen(m_theme.colour(Token::Text));
        const int left = qRound(hexWidth()) + m_theme.scaled(kOddsLegendNear);
        painter.drawText(rect().adjusted(left, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, m_words);
    }

private:
    [[nodiscard]] QFont wordFont() const { return m_theme.widgetFont(TypeRole::Secondary); }
    [[nodiscard]] qreal hexWidth() const { return m_theme.scaled(kOddsLegendHex) * 2.0 / 1.732; }

    std::size_t m_band;
    Theme m_theme;
    bool m_dots = false;
    QString m_words;
};

OddsLegend::OddsLegend(const BodyView& stage, QWidget* parent)
    : QWidget(parent), m_stage(stage), m_title(new ElidedLabel(this))
{
    setObjectName(QStringLiteral("oddsLegend"));
    setAttribute(Qt::WA_StyledBackground);
    setLook(*this, "ground", QStringLiteral("surface"));
    auto* line = new FlowLayout(kOddsLegendGap, this);
    line->setContentsMargins(space::kMedium, space::kSmall, space::kMedium, space::kSmall);
    m_title->setText(tr("Chance, %"));
    setLook(*m_title, "textRole", QStringLiteral("secondary"));
    line->addWidget(m_title);
    for (std::size_t band = 0; band < kHeatBands; ++band) {
        m_swatches[band] = new Swatch(band, this);
        line->addWidget(m_swatches[band]);
    }
    connect(&stage, &BodyView::stageFitted, this, &OddsLegend::refresh);
    refresh();
}

/// A second line would cost the body its feet: where all does not fit into one the title goes, the unit stands in the panel, too.
void OddsLegend::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    int wide = 2 * space::kMedium + m_title->sizeHint().width();
    for (const Swatch* swatch : m_swatches)
        wide += kOddsLegendGap + swatch->sizeHint().width();
    m_title->setVisible(wide <= width());
}

void OddsLegend::refresh()
{
    const BodyScene& scene = m_stage.bodyScene();
    const Theme& theme = scene.theme();
    const ChanceLook look = ChancePainter(theme, scene.stageLayout().geometry).look(m_stage.picture());
    const bool dots = look == ChanceLook::Dots;
    Q_EMIT lookShown(look);
    const QLocale locale;
    const auto number = [&locale](double percent) { return locale.toString(percent, 'g', 3); };
    QStringList all{tr("Chance of each hex to be struck, in %:")};
    for (std::size_t band = 0; band < kHeatBands; ++band) {
        const QString from = number(heatFrom(band));
        const bool last = band + 1 == kHeatBands;
        const QString range = band == 0 ? tr("below %1").arg(number(heatFrom(1)))
            : last                      ? tr("%1 and more").arg(from)
                                        : tr("%1–%2").arg(from, number(heatFrom(band + 1)));
        const QString words = band == 0 ? tr("< %1").arg(number(heatFrom(1))) : last ? tr("%1 +").arg(from) : from;
        m_swatches[band]->show(theme, dots, words, range);
        m_title->setFixedHeight(m_swatches[band]->sizeHint().height());
        all << range;
    }
    if (dots)
        all << tr("More dots: a higher chance. Without dots: below %1 %.").arg(number(heatFrom(1)));
    setAccessibleName(all.join(QLatin1Char(' ')));
}

}  // namespace hitspread
