#include "ui/shell/conditionlist.h"

#include "models/fight/fightpeople.h"
#include "rules/systems/registry.h"
#include "text/conditionwords.h"
#include "text/echo.h"
#include "text/joined.h"
#include "text/labels.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/labels/namedvalue.h"
#include "ui/widgets/marklook.h"

#include <QLabel>
#include <QMenu>
#include <QVBoxLayout>

namespace hitspread {

namespace {
constexpr int kForceIcon = 16;  ///< px at 100 %
}  // namespace

ConditionList::ConditionList(Fight& fight, const CombatantView& who, const std::vector<Force>& forces,
                             const Theme& theme, QWidget* parent)
    : CardSection(tr("In force now"), parent)
{
    for (const CombatantView::Item& condition : who.conditions)
        column().addWidget(new ConditionRow(fight, condition, theme, this));
    for (const Force& force : forces) {
        const MarkLook look = lookOf(force.mark);
        auto* row = new QHBoxLayout;
        auto* icon = new QLabel(this);
        const int edge = theme.scaled(kForceIcon);
        icon->setPixmap(iconOf(look.icon, theme, look.token).pixmap(QSize(edge, edge), devicePixelRatioF()));
        row->addWidget(icon, 0, Qt::AlignTop);
        row->addWidget(new NamedValue(force.text, force.value, this), 1);
        column().addLayout(row);
    }
    if (forces.empty() && who.conditions.empty()) {
        auto* none = new QLabel(tr("nothing"), this);
        setLook(*none, "textRole", QStringLiteral("secondary"));
        column().addWidget(none);
    }
}

namespace {

/// "1 round more, until round 4, phase 3 begins".
QString termWords(const Fight& fight, const Lasting& lasting)
{
    QStringList words{text::lastingWords(lasting, fight.snapshot().combatants),
                      text::untilWords(fight.snapshot().encounter, lasting)};
    return text::joined(words, u", ");
}

}  // namespace

ConditionRow::ConditionRow(Fight& fight, const CombatantView::Item& condition, const Theme& theme, QWidget* parent)
    : FactRow(Mark::Condition, text::conditionName(condition),
              termWords(fight, condition.possession.state.as<Lasting>()), theme, parent),
      m_fight(fight)
{
    setObjectName(QStringLiteral("condition%1").arg(condition.possession.id));
    const FieldDeclaration* summary = condition.record.record.declaration().find("summary");
    const QString what = summary ? text::visible(summary->text(condition.record.record.data())) : QString();
    if (!what.isEmpty())
        setToolTip(tr("%1: %2").arg(accessibleName(), what));
    fill(*menu(), condition.possession.id, condition.possession.state.as<Lasting>());
}

void ConditionRow::fill(QMenu& menu, RecordId possession, const Lasting& lasting)
{
    const auto offer = [&](const QString& words, const char* name, const Lasting& wanted) {
        QAction* action = menu.addAction(words);
        action->setObjectName(QLatin1String(name));
        connect(action, &QAction::triggered, this,
                [this, possession, wanted] { m_fight.people().setLasting(possession, wanted); });
    };
    Lasting longer = lasting;
    if (lasting.left == kNoEntry) {
        longer.left = 1;
        const bool hasPhases = text::hasPhases(findSystem(m_fight.snapshot().encounter.system));
        longer.unit = hasPhases ? TimeUnit::Phases : TimeUnit::Rounds;
        offer(hasPhases ? tr("&For one phase more") : tr("&For one round more"), "longer", longer);
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
    connect(lift, &QAction::triggered, this, [this, possession] { m_fight.people().lift(possession); });
}

}  // namespace hitspread
