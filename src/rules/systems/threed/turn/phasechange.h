#pragma once

#include "rules/core/time/round.h"
#include "rules/systems/threed/turn/initiative.h"
#include "rules/systems/threed/turn/phasestart.h"

#include <vector>

namespace hitspread::threed {

inline constexpr std::size_t kMostCarriedWeapons = 16;

/// Which moment between two phases it is.
struct PhaseOptions {
    bool ends = true;    ///< the phase that runs ends
    bool starts = true;  ///< the next one begins
    std::int32_t round = 1;
    std::int32_t phase = 1;  ///< that ends; that begins when none ends
};

/// One of those in the fight.
struct Member {
    Character character;
    Condition condition;
    std::vector<WeaponState> weapons;  ///< of every firearm he carries
};

/// The time between two phases for everybody in a fight (P-7, P-8, and the start of a phase): bleeding and regeneration,
/// what lapses and what heals, initiative with its ties, the Actions of the next phase.
struct PhaseChange {
    std::vector<Member> members;
    std::vector<InitiativeOptions> initiatives;  ///< member by member; missing ones are without modifiers
    std::vector<AllotmentOptions> allotments;    ///< likewise
    PhaseOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration phaseOptionsRecord;

void resolveAction(const PhaseChange& change, Derivation& derivation);
[[nodiscard]] std::vector<Refusal> refusalsOf(const PhaseChange& change, const BodyPlan*);

/// The round of the 3D System for whoever runs the turn (3D-TURN-01, 3D-TURN-04, 3D-TURN-07, A-018).
class ThreedTime final : public RoundFacet {
public:
    std::string_view action() const override { return PhaseChange::kAction.id; }
    void setStep(Input& input, const PhaseStep& step) const override;
    std::optional<PhaseStep> stepOf(const Input& input) const override;
    /// Bleeding, regeneration and what comes of them (3D-WND-05, 3D-REGEN-01).
    std::span<const std::string_view> announced() const override;
    /// A-021, turn.secondsPerPhase.
    std::int32_t secondsPerPhase(const AnyRecord& switches) const override;
    /// 3D-TURN-07.
    bool isForOrder(QuestionKey key) const override;
    /// 3D-TURN-04, 3D-KNOCK-03, 3D-KNOCK-06.
    std::vector<std::int32_t> placed(const AnyRecord& state, const AnyRecord& switches, int phase) const override;
    Standing standing(const AnyRecord& who, const AnyRecord& state, const AnyRecord&) const override;
    /// Initiative that counts as 0 for a phase counts again in the next one (3D-KNOCK-04).
    Standing standingLater(const AnyRecord& who, const AnyRecord& state, const AnyRecord&) const override;
};

}  // namespace hitspread::threed
