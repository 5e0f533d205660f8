#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/core/time/wholeround.h"
#include "rules/systems/outcome/person.h"

#include <array>
#include <vector>

namespace hitspread::outcome {

inline constexpr std::size_t kMostMembers = kMostInAFight;

/// What is said of one of those in the fight for a turn.
struct MemberOptions {
    std::int32_t whom = 0;  ///< his number, by which others are bound to him
    Ranks modifiers;        ///< of initiative
};

/// One of those in the fight.
using Member = Person;

/// The time between two turns for everybody in a fight: what is over with the one, initiative of the other with its ties (OUT-52, OUT-62,
/// OUT-67 to OUT-69). Who comes when is said afterwards, from the lowest up.
struct RoundChange {
    std::vector<Member> members;
    std::vector<MemberOptions> initiatives;  ///< member by member; missing ones add nothing
    RoundOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration memberOptionsRecord;
extern const RecordDeclaration roundOptionsRecord;

[[nodiscard]] std::vector<Refusal> refusalsOf(const RoundChange& change, const BodyPlan*);
/// Precondition: refusalsOf is empty.
void resolveAction(const RoundChange& change, Derivation& derivation);

/// By what those in a turn come one after the other, the higher first: result, Discipline, the roll-off (OUT-69, OUT-D26).
[[nodiscard]] std::array<std::int32_t, 5> orderKeys(const Character& character, const Condition& condition);

/// The turn of the opposed outcome system for whoever runs it: one phase, declared from the lowest result up, resolved from the highest
/// down (OUT-68, OUT-69).
class OutcomeTime final : public WholeRound<RoundChange> {
public:
    std::span<const std::string_view> announced() const override;
    std::string_view declaration() const override;
    bool isForOrder(QuestionKey key) const override;
    Standing standing(const AnyRecord& who, const AnyRecord& state, const AnyRecord& rules) const override;
};

}  // namespace hitspread::outcome
