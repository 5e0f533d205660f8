#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/core/time/rest.h"
#include "rules/core/time/wholeround.h"
#include "rules/systems/rollunder/person.h"

#include <array>
#include <vector>

namespace hitspread::rollunder {

inline constexpr std::size_t kMostMembers = kMostInAFight;

/// One of those in the fight.
using Member = Person;

/// The end of a turn of one second for everybody, and the beginning of the next: who has no place yet is sorted in (R3-69, R3-D38,
/// R3-D49, R3-D74). What somebody has used of his defences is free again only as his own turn begins.
struct RoundChange {
    std::vector<Member> members;
    RoundOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

struct RestOptions {
    std::int32_t hours = 0;
    std::int32_t days = 0;
    std::int32_t hpPerDay = 0;  ///< the sheet prints none (R3-D64)
    std::int32_t rounds = 0;
};

/// Time after a fight for everybody in it.
struct GroupRest {
    std::vector<Member> members;
    RestOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

[[nodiscard]] std::vector<Refusal> refusalsOf(const RoundChange& change, const BodyPlan*);
[[nodiscard]] std::vector<Refusal> refusalsOf(const GroupRest& rest, const BodyPlan*);
// Preconditions: refusalsOf is empty.
void resolveAction(const RoundChange& change, Derivation& derivation);
void resolveAction(const GroupRest& rest, Derivation& derivation);

/// By what those in a turn come one after the other, the higher first: Basic Speed, DX, the die (R3-69, R3-D38).
[[nodiscard]] std::array<std::int32_t, 5> orderKeys(const Character& character, const Condition& condition,
                                                    const Switches& switches);

/// Turns of one second in fixed order.
class RollUnderTime final : public WholeRound<RoundChange> {
public:
    std::span<const std::string_view> announced() const override;
    std::int32_t secondsPerPhase(const AnyRecord& switches) const override;
    bool isForOrder(QuestionKey key) const override;
    Standing standing(const AnyRecord& who, const AnyRecord& state, const AnyRecord& rules) const override;
};

/// Days of rest (R3-D64).
class RollUnderRest final : public RestFacet {
public:
    std::string_view action() const override { return GroupRest::kAction.id; }
    void setTime(Input& input, const Rest& rest) const override;
    std::optional<Rest> timeOf(const Input& input) const override;
};

}  // namespace hitspread::rollunder
