#include "ui/systems/threed/bandscale.h"

#include "ui/theme/applicationstyle.h"

#include <QMouseEvent>
#include <QPainter>

namespace hitspread::threed {

namespace {
constexpr int kBandCount = 4;
}

BandScale::BandScale(ApplicationStyle& style, QWidget* parent) : QWidget(parent), m_style(style)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&m_style, &ApplicationStyle::themeChanged, this, [this] { update(); });
}

QSize BandScale::sizeHint() const
{
    return {200, m_style.theme().scaled(44)};
}

int BandScale::band() const
{
    int reach = m_optimum;
    for (int i = 0; i < kBandCount; ++i, reach *= 2) {
        if (m_distance <= reach)
            return i;
    }
    return kBandCount;
}

void BandScale::show(int optimum, int distance)
{
    m_optimum = qMax(1, optimum);
    m_distance = distance;
    setToolTip(tr("Optimum to %1 m, Medium to %2 m, Long to %3 m, Extreme to %4 m")
                   .arg(QString::number(m_optimum), QString::number(m_optimum * 2), QString::number(m_optimum * 4),
                        QString::number(m_optimum * 8)));
    setAccessibleName(toolTip());
    update();
}

void BandScale::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_style.theme();
    const int current = band();
    const qreal wide = width() / static_cast<qreal>(kBandCount);
    const qreal top = theme.scaled(11);
    const qreal high = theme.scaled(8);
    int from = 0;
    int reach = m_optimum;
    for (int i = 0; i < kBandCount; ++i) {
        const QRectF bar(i * wide + 1, top, wide - 2, high);
        painter.setPen(QPen(theme.colour(i == current ? Token::Accent : Token::LineStrong), 1));
        painter.setBrush(i == current ? theme.colour(Token::Accent) : theme.colour(Token::Sunken));
        painter.drawRoundedRect(bar, 3, 3);
        QFont font = theme.widgetFont(TypeRole::RuleId);
        font.setBold(i == current);
        painter.setFont(font);
        painter.setPen(theme.colour(i == current ? Token::Text : Token::Muted));
        painter.drawText(QRectF(bar.left(), bar.bottom() + 3, wide, painter.fontMetrics().height()), Qt::AlignLeft,
                         tr("%1 m").arg(reach));
        if (i == current) {
            const qreal share = reach == from ? 0.0 : (m_distance - from) / static_cast<qreal>(reach - from);
            const qreal x = bar.left() + share * bar.width();
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.colour(Token::Text));
            painter.drawPolygon(QPolygonF{{x - 5, top - 9}, {x + 5, top - 9}, {x, top - 2}});
        }
        from = reach;
        reach *= 2;
    }
}

void BandScale::mousePressEvent(QMouseEvent* event)
{
    const int band = qBound(0, static_cast<int>(event->position().x() * kBandCount / qMax(1, width())), kBandCount - 1);
    const int upper = m_optimum << band;
    const int lower = band == 0 ? 0 : upper / 2;
    Q_EMIT distanceChosen((upper + lower + 1) / 2);
}

}  // namespace hitspread::threed
