#include "ui/shell/turnorderbar.h"

#include "models/fight/combatantsmodel.h"
#include "models/fight/fight.h"
#include "models/turn/roundorder.h"
#include "text/labels.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/actionpips.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/marklook.h"

#include <QApplication>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QWheelEvent>

#include <utility>

namespace hitspread {

namespace {

constexpr int kStripHigh = 46;
constexpr int kStripBadge = 24;
constexpr int kStripPlace = 34;  ///< of one badge, from the left of it to that of the next
constexpr int kStripClock = 18;
constexpr int kStripTop = 6;
constexpr int kStripEdge = 34;      ///< that says how many are out of sight
constexpr int kLeastWindow = 600;   ///< in a lower one the body needs the room
constexpr int kLeastMessage = 760;  ///< likewise while a message stands above it
constexpr double kDoneShare = 0.5;  ///< how far one who is done is dimmed

class RoundDelegate final : public QStyledItemDelegate {
public:
    RoundDelegate(const ApplicationStyle& style, QObject* parent) : QStyledItemDelegate(parent), m_style(style) {}

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        const Theme& theme = m_style.theme();
        const RoundEntry* entry = entryOf(index);
        const int high = theme.scaled(kStripHigh);
        if (!entry)
            return {0, high};
        switch (entry->kind) {
        case RoundEntry::Kind::Heading: {
            const QFontMetrics metrics(theme.widgetFont(TypeRole::RuleId));
            return {metrics.horizontalAdvance(entry->text) + 2 * space::kSmall, high};
        }
        case RoundEntry::Kind::Clock: {
            const QFontMetrics metrics(theme.widgetFont(TypeRole::RuleId));
            return {theme.scaled(kStripClock) + metrics.horizontalAdvance(entry->text) + space::kSmall, high};
        }
        case RoundEntry::Kind::Combatant: break;
        }
        return {theme.scaled(kStripPlace), high};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const RoundEntry* entry = entryOf(index);
        if (!entry)
            return;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        switch (entry->kind) {
        case RoundEntry::Kind::Heading: paintHeading(*painter, option.rect, *entry); break;
        case RoundEntry::Kind::Clock: paintClock(*painter, option.rect, *entry); break;
        case RoundEntry::Kind::Combatant: paintPerson(*painter, option, *entry); break;
        }
        painter->restore();
    }

private:
    static const RoundEntry* entryOf(const QModelIndex& index)
    {
        const auto* order = qobject_cast<const RoundOrder*>(index.model());
        return order ? order->entryAt(index.row()) : nullptr;
    }

    /// A line before it sets it off from those of the phase before.
    void paintHeading(QPainter& painter, const QRect& place, const RoundEntry& entry) const
    {
        const Theme& theme = m_style.theme();
        if (place.left() > 0) {
            painter.setPen(QPen(theme.colour(Token::Line), 1));
            painter.drawLine(place.left(), place.top() + 8, place.left(), place.bottom() - 8);
        }
        painter.setFont(theme.widgetFont(TypeRole::RuleId));
        painter.setPen(theme.colour(Token::Muted));
        painter.drawText(place.adjusted(space::kSmall, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, entry.text);
    }

    void paintClock(QPainter& painter, const QRect& place, const RoundEntry& entry) const
    {
        const Theme& theme = m_style.theme();
        const MarkLook look = lookOf(entry.mark);
        const int icon = theme.scaled(14);
        iconOf(look.icon, theme, look.token)
            .paint(&painter, QRect(place.left() + 2, place.center().y() - icon / 2, icon, icon));
        painter.setFont(theme.widgetFont(TypeRole::RuleId));
        painter.setPen(theme.colour(look.token));
        painter.drawText(place.adjusted(icon + 4, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, entry.text);
    }

    void paintPerson(QPainter& painter, const QStyleOptionViewItem& option, const RoundEntry& entry) const
    {
        const Theme& theme = m_style.theme();
        const QRectF card = QRectF(option.rect).adjusted(1.5, 2.5, -1.5, -2.5);
        if (entry.isActive || entry.isNext || option.state.testFlag(QStyle::State_MouseOver)) {
            const Token border = entry.isActive || entry.isNext ? Token::Accent : Token::LineStrong;
            painter.setPen(QPen(theme.colour(border), entry.isActive ? 2 : 1));
            painter.setBrush(entry.isActive ? QBrush(theme.colour(Token::AccentSoft)) : QBrush(Qt::NoBrush));
            painter.drawRoundedRect(card, space::kRadius, space::kRadius);
        }
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter.setPen(QPen(theme.colour(Token::Accent), 2, Qt::DotLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), space::kRadius, space::kRadius);
        }
        const int edge = theme.scaled(kStripBadge);
        const QRectF badge(card.center().x() - edge / 2.0, option.rect.top() + kStripTop, edge, edge);
        const bool isDone = entry.share.isDone();
        painter.setOpacity(isDone && !entry.isActive ? kDoneShare : 1.0);
        paintBadge(painter, badge, {entry.badge, entry.side, entry.colour, entry.isOut || isDone}, theme);
        painter.setOpacity(1.0);
        if (!entry.isOut && entry.initiative) {
            // Pips of a single phase would say no more than the badge does.
            painter.setFont(theme.widgetFont(TypeRole::RuleId));
            painter.setPen(theme.colour(isDone && !entry.isActive ? Token::Muted
                                            : entry.stepsIn       ? Token::Accent
                                                                  : Token::Text));
            // Why the numbers are out of order is seen where they are.
            const QString number = text::number(*entry.initiative);
            painter.drawText(QRectF(card.left(), badge.bottom(), card.width(), card.bottom() - badge.bottom()),
                             Qt::AlignCenter, entry.stepsIn ? u'↑' + number : number);
        } else if (!entry.isOut)
            paintPips(painter, QPointF(card.center().x(), badge.bottom() + theme.scaled(7)), entry.share, theme);
    }

    const ApplicationStyle& m_style;
};

}  // namespace

TurnOrderBar::TurnOrderBar(Fight& fight, const CombatantsModel& people, const ApplicationStyle& style, QWidget* parent)
    : QListView(parent), m_fight(fight), m_style(style), m_order(new RoundOrder(fight, people, this))
{
    setObjectName(QStringLiteral("roundStrip"));
    setAccessibleName(tr("Order of the round"));
    setWhatsThis(tr("Who acts in which phase, in order. Click: who acts. Ctrl+click: target."));
    setModel(m_order);
    setItemDelegate(new RoundDelegate(style, this));
    setFlow(QListView::LeftToRight);
    setWrapping(false);
    setResizeMode(QListView::Adjust);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(QAbstractItemView::NoSelection);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setLook(*this, "ground", QStringLiteral("none"));
    viewport()->setAutoFillBackground(false);
    connect(this, &QListView::clicked, this, &TurnOrderBar::choose);
    connect(this, &QListView::activated, this, &TurnOrderBar::choose);
    connect(m_order, &QAbstractItemModel::modelReset, this, &TurnOrderBar::follow);
    connect(m_order, &QAbstractItemModel::dataChanged, this, &TurnOrderBar::followAnother);
    connect(&style, &ApplicationStyle::themeChanged, this, [this] {
        updateGeometry();
        scheduleDelayedItemsLayout();
        follow();
    });
    connect(horizontalScrollBar(), &QScrollBar::valueChanged, viewport(), QOverload<>::of(&QWidget::update));
    follow();
}

QSize TurnOrderBar::sizeHint() const
{
    return {200, m_style.theme().scaled(kStripHigh)};
}

QSize TurnOrderBar::minimumSizeHint() const
{
    return {0, m_style.theme().scaled(kStripHigh)};
}

void TurnOrderBar::fitInto(int windowHeight, bool hasMessage)
{
    m_hasRoom = windowHeight >= (hasMessage ? kLeastMessage : kLeastWindow);
    refreshRoom();
}

void TurnOrderBar::refreshRoom()
{
    setVisible(m_hasRoom && m_order->rowCount() > 0);
}

void TurnOrderBar::choose(const QModelIndex& index)
{
    const RecordId who = index.data(RoundOrder::CombatantRole).toLongLong();
    if (who == 0)
        return;
    if (QApplication::keyboardModifiers().testFlag(Qt::ControlModifier))
        m_fight.setTarget(who);
    else
        m_fight.setActive(who);
}

/// Where the user went along the strip he stays while the same one acts.
void TurnOrderBar::followAnother()
{
    const RoundEntry* active = m_order->entryAt(m_order->activeRow());
    if (active && active->combatant == m_followed)
        refreshRoom();
    else
        follow();
}

/// Who acts stays in sight, and who comes after him with him.
void TurnOrderBar::follow()
{
    refreshRoom();
    m_followed = 0;
    const int row = m_order->activeRow();
    if (row < 0)
        return;
    m_followed = m_order->entryAt(row)->combatant;
    executeDelayedItemsLayout();
    const QModelIndex last = m_order->index(std::min(row + 2, m_order->rowCount() - 1));
    scrollTo(last);
    scrollTo(m_order->index(std::max(0, row - 1)));
    scrollTo(m_order->index(row));
    const int edge = m_style.theme().scaled(kStripEdge);
    // From the beginning where they stand there: no heading is seen by half.
    if (visualRect(last).right() + horizontalScrollBar()->value() <= viewport()->width() - edge)
        horizontalScrollBar()->setValue(0);
    // Not below the numbers at the edges either; where there is nobody out of sight the bar ends before.
    const QRect place = visualRect(m_order->index(row));
    const int left = std::min(0, place.left() - edge);
    const int right = std::max(0, place.right() - (viewport()->width() - edge));
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + (left != 0 ? left : right));
    selectionModel()->setCurrentIndex(m_order->index(row), QItemSelectionModel::NoUpdate);
}

TurnOrderBar::Hidden TurnOrderBar::hidden(int left, int right) const
{
    Hidden hidden{0, 0, right};
    for (int row = 0; row < m_order->rowCount(); ++row) {
        const QRect place = visualRect(m_order->index(row));
        if (m_order->entryAt(row)->kind != RoundEntry::Kind::Combatant) {
            // Half a word is none: it goes with those it stands before.
            if (place.left() < right && place.right() >= right)
                hidden.from = std::min(hidden.from, place.left());
            continue;
        }
        if (place.left() < left)
            ++hidden.before;
        if (place.right() < right || place.left() < left)
            continue;
        hidden.from = std::min(hidden.from, place.left());
        ++hidden.after;
    }
    return hidden;
}

std::pair<int, int> TurnOrderBar::outOfSight() const
{
    const Hidden all = hidden(0, viewport()->width());
    return {all.before, all.after};
}

/// At the edges the number of those out of sight, in place of whoever would be seen in part.
void TurnOrderBar::paintEvent(QPaintEvent* event)
{
    const Theme& theme = m_style.theme();
    QPainter(viewport()).fillRect(event->rect(), theme.colour(Token::Surface));
    QListView::paintEvent(event);
    const auto [before, after] = outOfSight();
    const int edge = theme.scaled(kStripEdge);
    const int wide = viewport()->width();
    const Hidden all = hidden(before > 0 ? edge : 0, after > 0 ? wide - edge : wide);
    QPainter painter(viewport());
    painter.setFont(theme.widgetFont(TypeRole::Secondary));
    const auto paintEdge = [&](const QRect& place, int count) {
        painter.fillRect(place, theme.colour(Token::Surface));
        painter.setPen(theme.colour(Token::Text));
        painter.drawText(place, Qt::AlignCenter, tr("+%1").arg(count));
    };
    if (before > 0)
        paintEdge(QRect(0, 0, edge, height()), all.before);
    if (after > 0)
        paintEdge(QRect(all.from, 0, wide - all.from, height()), all.after);
}

void TurnOrderBar::wheelEvent(QWheelEvent* event)
{
    const QPoint turned = event->angleDelta();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - (turned.y() != 0 ? turned.y() : turned.x()));
    event->accept();
}

void TurnOrderBar::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    follow();
}

}  // namespace hitspread
