#include "text/conditionwords.h"

#include "rules/core/situation.h"
#include "rules/systems/registry.h"
#include "services/library/recordname.h"
#include "services/turn/turnorder.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/logwords.h"
#include "text/lyingwords.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitspread::text {

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

const CombatantView* find(std::span<const CombatantView> present, RecordId combatant)
{
    const auto found = std::ranges::find_if(
        present, [combatant](const CombatantView& view) { return view.combatant.id == combatant; });
    return found == present.end() ? nullptr : &*found;
}

}  // namespace

QString conditionName(const CombatantView::Item& condition)
{
    return text::visible(recordName(condition.record.record));
}

QString rollConditionWords(const CombatantView::Item& condition)
{
    const std::int32_t rolls = condition.record.record.as<RollCondition>().rolls;
    const QString name = conditionName(condition);
    return rolls == 0 ? name : QStringLiteral("%1 %2").arg(name, signedNumber(rolls));
}

QString lastingWords(const Lasting& lasting, std::span<const CombatantView> present)
{
    if (lasting.left == kNoEntry)
        return ConditionWords::tr("until lifted");
    const CombatantView* anchor = find(present, lasting.anchor);
    return anchor ? ConditionWords::tr("%1 of %2").arg(leftWords(lasting), text::visible(anchor->combatant.name))
                  : leftWords(lasting);
}

QString untilWords(const Encounter& fight, const Lasting& lasting)
{
    const auto over = overAt(fight, lasting);
    if (!over)
        return {};
    const auto [round, phase] = *over;
    return hasPhases(findSystem(fight.system))
        ? ConditionWords::tr("until round %1, phase %2 begins").arg(QString::number(round), QString::number(phase))
        : ConditionWords::tr("until round %1 begins").arg(round);
}

QString overWords(const CombatantView& who, const std::string& condition)
{
    return ConditionWords::tr("%1: %2 is over").arg(text::visible(who.combatant.name), text::visible(condition));
}

QString foreseenWords(const std::optional<Naming>& names, std::span<const CombatantView> present,
                      std::span<const LyingView> lying, std::span<const Foreseen> foreseen)
{
    QStringList all;
    for (const Foreseen& one : foreseen) {
        if (one.change.record.kind == RecordKind::Lying)
            all << goesOffWords(lying, one.change.record.id);
        const CombatantView* who = find(present, one.combatant);
        if (!who || !names)
            continue;
        all << (one.name.empty() ? handWords(*names, present, {&one.change, 1}) : overWords(*who, one.name));
    }
    all.removeAll(QString());
    if (all.isEmpty())
        return {};
    const QString words = hasPhases(names ? &names->system() : nullptr) ? ConditionWords::tr("With this phase: %1")
                                                                        : ConditionWords::tr("With this round: %1");
    return words.arg(all.join(u'\n'));
}

}  // namespace hitspread::text
