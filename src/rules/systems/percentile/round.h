#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/core/time/wholeround.h"
#include "rules/systems/percentile/person.h"

#include <vector>

namespace hitspread::percentile {

inline constexpr std::size_t kMostMembers = kMostInAFight;
inline constexpr std::int32_t kSecondsPerRound = 6;  ///< PCT-01

/// What somebody does in the round that begins, stated before the roll (PCT-02, PCT-17).
enum class Declaring : std::uint8_t {
    AsBefore,  ///< as he has declared already, or did last
    Melee,
    Ranged,
    Other
};

/// What is declared for one of those in the fight.
struct DeclarationOptions {
    Declaring kind = Declaring::AsBefore;
    Ranks modifiers;  ///< of MIND (PCT-D28)
};

inline constexpr std::size_t kMostCarriedWeapons = 12;

/// One of those in the fight.
struct Member : Person {
    std::vector<Weapon> weapons;  ///< whatever he carries
    std::vector<WeaponState> weaponStates;
};

/// The time between two rounds for everybody in a fight: what is over with the round, then declarations and initiative of the next
/// one with its ties (PCT-01 to PCT-05, PCT-17 to PCT-19).
struct RoundChange {
    std::vector<Member> members;
    std::vector<DeclarationOptions> declarations;  ///< member by member; missing ones are as before
    RoundOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration declarationOptionsRecord;
extern const RecordDeclaration roundOptionsRecord;

/// Who has declared nothing yet does what goes with the first weapon of his that can be used, without one melee (PCT-02, PCT-17).
void preset(RoundChange& change);

[[nodiscard]] std::vector<Refusal> refusalsOf(const RoundChange& change, const BodyPlan*);
/// Precondition: refusalsOf is empty.
void resolveAction(const RoundChange& change, Derivation& derivation);

/// The round of the percentile system for whoever runs the turn: one phase of six seconds, margins descending (PCT-01, PCT-05,
/// PCT-19, PCT-D06).
class PercentileTime final : public WholeRound<RoundChange> {
public:
    std::span<const std::string_view> announced() const override;
    std::int32_t secondsPerPhase(const AnyRecord&) const override { return kSecondsPerRound; }
    bool isForOrder(QuestionKey key) const override;
    Standing standing(const AnyRecord& who, const AnyRecord& state, const AnyRecord&) const override;
};

}  // namespace hitspread::percentile
