#include "rules/systems/percentile/person.h"

#include <algorithm>

namespace hitspread::percentile {

std::int32_t Ledger::penalty() const
{
    std::int32_t sum = 0;
    for (const Penalty& penalty : (**this).penalties)
        sum += penalty.modifier;
    return sum;
}

void Ledger::hasRolled(Term because)
{
    keepRowsWhere<&Condition::penalties>([](const Penalty& penalty) { return penalty.until != 0; }, because);
}

void Ledger::endRound(std::int32_t round, Term because)
{
    keepRowsWhere<&Condition::penalties>(
        [round](const Penalty& penalty) { return penalty.until == 0 || penalty.until > round; }, because);
}

void Ledger::burden(std::int32_t modifier, std::int32_t until, PenaltyCause cause, Term because)
{
    if (modifier == 0)
        return;
    const auto& all = (**this).penalties;
    if (const auto row = addRow<&Condition::penalties>(because))
        return setRow<&Condition::penalties>(*row, {modifier, until, cause}, because);
    const auto row = [&all](const Penalty* penalty) { return static_cast<std::size_t>(penalty - all.begin()); };
    const Penalty* like = std::ranges::find_if(
        all, [&](const Penalty& penalty) { return penalty.until == until && penalty.cause == cause; });
    if (like != all.end())
        return set<&Condition::penalties, &Penalty::modifier>(row(like), like->modifier + modifier, because);
    const Penalty* mildest = std::ranges::max_element(all, {}, &Penalty::modifier);
    if (mildest->modifier > modifier)
        setRow<&Condition::penalties>(row(mildest), {modifier, until, cause}, because);
}

void Ledger::wound(const Wound& wound, Term because)
{
    if (const auto row = addRow<&Condition::wounds>(because))
        setRow<&Condition::wounds>(*row, wound, because);
}

void Ledger::spendAction(Term because)
{
    if ((**this).actionsLeft > 0)
        set<&Condition::actionsLeft>((**this).actionsLeft - 1, because);
}

void Ledger::loseAction(Term because)
{
    if ((**this).actionsLeft > 0)
        set<&Condition::actionsLeft>((**this).actionsLeft - 1, because);
    else
        set<&Condition::actionsLost>((**this).actionsLost + 1, because);
}

}  // namespace hitspread::percentile
