#include "models/turn/phaseshare.h"

#include "rules/systems/registry.h"
#include "services/fight/encounterservice.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace hitspread {

namespace {

struct ShareWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::PhaseShare)
};

}  // namespace

std::vector<PhaseShare> phaseSharesOf(const Encounter& encounter, const CombatantView& view)
{
    const System* system = findSystem(encounter.system);
    const RoundFacet* time = system ? system->time() : nullptr;
    if (!time)
        return {};
    const AnyRecord& condition = view.combatant.condition;
    const std::vector<std::int32_t> placed = time->placed(condition, encounter.switches, encounter.phase);
    const Standing standing = time->standing(view.character.record, condition, encounter.switches);
    // Whoever cannot act has nothing to come, whatever was given to him while he could.
    const bool isOut = !time->standingLater(view.character.record, condition, encounter.switches).isActive;
    std::vector<PhaseShare> shares;
    for (int phase = 1; phase <= system->round().phases; ++phase) {
        const auto at = static_cast<std::size_t>(phase - 1);
        const int actions = at < placed.size() ? std::max(0, placed[at]) : 0;
        PhaseShare share{.isNow = phase == encounter.phase};
        if (share.isNow) {
            share.full = standing.left;
            share.held = standing.held;
            share.spent = std::max(0, standing.taken - standing.held);
        } else {
            (phase < encounter.phase ? share.spent : share.full) = actions;
        }
        if (isOut)
            share.full = share.held = 0;
        shares.push_back(share);
    }
    return shares;
}

PhaseShare presentShare(const std::vector<PhaseShare>& shares)
{
    const auto now = std::ranges::find(shares, true, &PhaseShare::isNow);
    return now == shares.end() ? PhaseShare{} : *now;
}

QString shareWords(const PhaseShare& share)
{
    QStringList words;
    if (share.full > 0)
        words << (share.full == 1 ? ShareWords::tr("1 action left")
                                  : ShareWords::tr("%1 actions left").arg(share.full));
    if (share.held > 0)
        words << (share.held == 1 ? ShareWords::tr("1 held") : ShareWords::tr("%1 held").arg(share.held));
    if (share.spent > 0)
        words << (share.spent == 1 ? ShareWords::tr("1 spent") : ShareWords::tr("%1 spent").arg(share.spent));
    return words.join(QStringLiteral(", "));
}

}  // namespace hitspread
