#include "models/conditionwords.h"

#include "models/handwords.h"
#include "models/lyingwords.h"
#include "models/tracemodel.h"
#include "rules/systems/registry.h"
#include "services/recordname.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitspread {

namespace {

struct ConditionWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::ConditionWords)
};

QString leftWords(const Lasting& lasting)
{
    const bool one = lasting.left == 1;
    const int left = lasting.left;
    switch (lasting.unit) {
    case TimeUnit::Phases:
        return one ? ConditionWords::tr("1 phase more") : ConditionWords::tr("%1 phases more").arg(left);
    case TimeUnit::Rounds:
        return one ? ConditionWords::tr("1 round more") : ConditionWords::tr("%1 rounds more").arg(left);
    case TimeUnit::Minutes: return ConditionWords::tr("%1 min").arg(left);
    case TimeUnit::Hours: return ConditionWords::tr("%1 h").arg(left);
    case TimeUnit::Days: break;
    }
    return one ? ConditionWords::tr("1 day") : ConditionWords::tr("%1 days").arg(left);
}

QString overWords(const CombatantView& who, const std::string& condition)
{
    return ConditionWords::tr("%1: %2 is over")
        .arg(QString::fromStdString(who.combatant.name), QString::fromStdString(condition));
}

}  // namespace

QString conditionName(const CombatantView::Item& condition)
{
    return QString::fromStdString(recordName(condition.record.record));
}

QString lastingWords(const Lasting& lasting, std::span<const CombatantView> present)
{
    if (lasting.left == kNoEntry)
        return ConditionWords::tr("until lifted");
    const auto anchor = std::ranges::find_if(
        present, [&](const CombatantView& view) { return view.combatant.id == lasting.anchor; });
    return anchor == present.end()
        ? leftWords(lasting)
        : ConditionWords::tr("%1 of %2").arg(leftWords(lasting), QString::fromStdString(anchor->combatant.name));
}

QString foreseenWords(const FightSnapshot& fight)
{
    const System* system = findSystem(fight.encounter.system);
    QStringList all;
    for (const Foreseen& one : fight.foreseen) {
        if (one.change.record.kind == RecordKind::Lying)
            all << goesOffWords(fight.lying, one.change.record.id);
        const CombatantView* who = fight.find(one.combatant);
        if (!who || !system)
            continue;
        all << (one.name.empty() ? handWords(*system, fight.combatants, {&one.change, 1}) : overWords(*who, one.name));
    }
    all.removeAll(QString());
    return all.isEmpty() ? QString() : ConditionWords::tr("With this phase: %1").arg(all.join(u'\n'));
}

QString passageTitle(const FightSnapshot& fight, const ActionRecord& action)
{
    QStringList all{titleOf(action)};
    const auto step = phaseStepOf(action);
    for (const Foreseen& one : fight.foreseen) {
        const CombatantView* who = fight.find(one.combatant);
        if (step && step->ends && who && !one.name.empty())
            all << overWords(*who, one.name);
    }
    return all.join(QStringLiteral(" · "));
}

Chip chipOf(const CombatantView::Item& condition)
{
    return {Mark::Condition, conditionName(condition), conditionName(condition)};
}

}  // namespace hitspread
