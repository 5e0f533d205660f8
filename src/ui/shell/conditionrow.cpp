#include "ui/shell/conditionrow.h"

#include "models/conditionwords.h"
#include "ui/shell/marklook.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"

#include <QMenu>
#include <QStyleOptionToolButton>
#include <QStylePainter>

namespace hitspread {

namespace {
constexpr int kGap = 6;
constexpr int kIcon = 16;
constexpr int kLeast = 120;
}  // namespace

ConditionRow::ConditionRow(Fight& fight, const CombatantView::Item& condition, const Theme& theme, QWidget* parent)
    : QToolButton(parent),
      m_fight(fight),
      m_name(conditionName(condition)),
      m_left(lastingWords(condition.possession.state.as<Lasting>(), fight.snapshot().combatants))
{
    const MarkLook look = lookOf(Mark::Condition);
    setObjectName(QStringLiteral("condition%1").arg(condition.possession.id));
    setAccessibleName(tr("%1, %2").arg(m_name, m_left));
    const FieldDeclaration* summary = condition.record.record.declaration().find("summary");
    const QString what = summary ? QString::fromStdString(summary->text(condition.record.record.data())) : QString();
    setToolTip(what.isEmpty() ? accessibleName() : tr("%1: %2").arg(accessibleName(), what));
    setIcon(iconOf(look.icon, theme, look.token));
    const int edge = theme.scaled(kIcon);
    setIconSize(QSize(edge, edge));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::StrongFocus);
    setPopupMode(QToolButton::InstantPopup);
    setAutoRaise(true);
    auto* menu = new QMenu(this);
    setMenu(menu);
    fill(*menu, condition.possession.id, condition.possession.state.as<Lasting>());
}

void ConditionRow::fill(QMenu& menu, RecordId possession, const Lasting& lasting)
{
    const auto offer = [&](const QString& words, const char* name, const Lasting& wanted) {
        QAction* action = menu.addAction(words);
        action->setObjectName(QLatin1String(name));
        connect(action, &QAction::triggered, this,
                [this, possession, wanted] { m_fight.setLasting(possession, wanted); });
    };
    Lasting longer = lasting;
    if (lasting.left == kNoEntry) {
        longer.left = 1;
        longer.unit = TimeUnit::Phases;
        offer(tr("&For one phase more"), "longer", longer);
    } else {
        longer.left = lasting.left + 1;
        offer(tr("One &more"), "longer", longer);
        Lasting shorter = lasting;
        shorter.left = lasting.left - 1;
        if (shorter.left > 0)
            offer(tr("One l&ess"), "shorter", shorter);
        Lasting ever = lasting;
        ever.left = kNoEntry;
        offer(tr("&Until lifted"), "ever", ever);
    }
    menu.addSeparator();
    QAction* lift = menu.addAction(tr("&Lift"));
    lift->setObjectName(QStringLiteral("lift"));
    connect(lift, &QAction::triggered, this, [this, possession] { m_fight.lift(possession); });
}

QSize ConditionRow::minimumSizeHint() const
{
    return {kLeast, QToolButton::minimumSizeHint().height()};
}

/// As the lines around it: what it is at the left, how much of it at the right and quieter.
void ConditionRow::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.text.clear();
    option.icon = QIcon();
    option.features &= ~QStyleOptionToolButton::HasMenu;
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
    const QRect inside = rect();
    const int edge = iconSize().width();
    icon().paint(&painter, QRect(inside.left(), inside.center().y() - edge / 2, edge, edge));
    const QRect words = inside.adjusted(edge + kGap, 0, 0, 0);
    const QFontMetrics metrics = fontMetrics();
    const int room = words.width() - metrics.horizontalAdvance(m_left) - kGap;
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(m_name, Qt::ElideRight, qMax(room, words.width() / 2)));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(words, Qt::AlignRight | Qt::AlignVCenter,
                     metrics.elidedText(m_left, Qt::ElideRight, words.width() / 2));
}

}  // namespace hitspread
