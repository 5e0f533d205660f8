#include "rules/systems/threed/weaponledger.h"

#include "rules/systems/threed/parts.h"

#include <algorithm>

namespace hitspread::threed {

namespace {

struct WeaponFields {
    std::uint16_t rounds = fieldIndex(weaponStateRecord, "rounds");
    std::uint16_t drawn = fieldIndex(weaponStateRecord, "drawn");
    std::uint16_t drawActionsLeft = fieldIndex(weaponStateRecord, "drawActionsLeft");
    std::uint16_t cocked = fieldIndex(weaponStateRecord, "cocked");
    std::uint16_t jammed = fieldIndex(weaponStateRecord, "jammed");
    std::uint16_t bulletsThisRound = fieldIndex(weaponStateRecord, "bulletsThisRound");
    std::uint16_t scopeSetting = fieldIndex(weaponStateRecord, "scopeSetting");
    std::uint16_t refocusTarget = fieldIndex(weaponStateRecord, "refocusTarget");
};

const WeaponFields& weaponFields()
{
    static const WeaponFields instance;
    return instance;
}

}  // namespace

WeaponLedger::WeaponLedger(const WeaponState& state) : before(state)
{
    rounds.value = state.rounds;
    drawn.value = static_cast<std::int32_t>(state.drawn);
    drawActionsLeft.value = state.drawActionsLeft;
    cocked.value = state.cocked ? 1 : 0;
    jammed.value = state.jammed ? 1 : 0;
    bulletsThisRound.value = state.bulletsThisRound;
    scopeSetting.value = state.scopeSetting;
    refocusTarget.value = state.refocusTarget;
}

void WeaponLedger::finishRefocusing()
{
    if (refocusTarget.value == kNoEntry)
        return;
    scopeSetting.value = refocusTarget.value;
    refocusTarget.value = kNoEntry;
}

void WeaponLedger::commit(Derivation& derivation, std::uint8_t part) const
{
    if (!derivation.isRecording())
        return;
    const WeaponFields& field = weaponFields();
    const auto state = [&](std::uint16_t id, std::int32_t old, const Tracked& now) {
        if (now.value == old)
            return;
        const FieldDeclaration& declared = weaponStateRecord.fields[id];
        const bool none = declared.optional && now.value == kNoEntry;
        const std::int32_t kept = none ? now.value : std::clamp(now.value, declared.minimum, declared.maximum);
        derivation.change({part, 0, id, 0, old, kept, now.step});
    };
    state(field.rounds, before.rounds, rounds);
    state(field.drawn, static_cast<std::int32_t>(before.drawn), drawn);
    state(field.drawActionsLeft, before.drawActionsLeft, drawActionsLeft);
    state(field.cocked, before.cocked ? 1 : 0, cocked);
    state(field.jammed, before.jammed ? 1 : 0, jammed);
    state(field.bulletsThisRound, before.bulletsThisRound, bulletsThisRound);
    state(field.scopeSetting, before.scopeSetting, scopeSetting);
    state(field.refocusTarget, before.refocusTarget, refocusTarget);
}

}  // namespace hitspread::threed
