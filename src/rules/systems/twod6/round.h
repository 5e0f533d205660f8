#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/core/time/rest.h"
#include "rules/core/time/wholeround.h"
#include "rules/systems/twod6/person.h"

#include <array>
#include <vector>

namespace hitspread::twod6 {

inline constexpr std::size_t kMostMembers = kMostInAFight;

/// What is said of one of those in the fight.
struct MemberOptions {
    std::int32_t whom = 0;  ///< his number, by which others are bound to him
    Ranks modifiers;        ///< of initiative
};

extern const RecordDeclaration memberOptionsRecord;
inline constexpr FighterIds kMemberFighter{
    "members", "members.condition", "members.weapons", "members.weapons.state", "members.worn", "members.worn.state"};

/// The end of a round of ten seconds for everybody, and the beginning of the next (TD-01 to TD-06, TD-10, TD-11, TD-D08, TD-D47, TD-D48,
/// TD-D63, TD-D64). As one ends: who has let it pass has had his turn; seizures, "drew", "shot" and surprise are over, an Evade counts no
/// more as one. As one begins: who has no Initiative Score rolls for it, with ties; then whoever's clock has run out, in initiative order:
/// all Build saves first, then all tries to wake.
struct RoundChange {
    std::vector<Fighter> members;
    std::vector<MemberOptions> memberOptions;  ///< member by member; missing ones add nothing
    RoundOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

struct JoinOptions {
    bool anew = false;  ///< also who has a score rolls again: a new combat
};

/// Who joins while a round runs rolls on entry and acts this round if his place is ahead (TD-03, TD-D47).
struct Join {
    std::vector<Person> members;  ///< everybody: ties are settled among them
    std::vector<MemberOptions> memberOptions;
    JoinOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

struct SeizeOptions {
    std::int32_t who = kUsualActor;
    std::int32_t whom = kUsualTarget;  ///< who is about to act
};

/// Steps in before somebody who is about to act and ranks below: normal order or the seizure he has made himself (TD-07 to TD-10, TD-D06,
/// TD-D07, TD-D08, TD-D47, TD-D70). Spends nothing.
struct Seize : Person, bundle::Targeted<Kit> {
    SeizeOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

/// Time after a fight, or between two (TD-109 to TD-125, TD-129, TD-D41, TD-D65, TD-D71).
struct RestOptions {
    std::int32_t rounds = 0;
    std::int32_t minutes = 0;
    std::int32_t hours = 0;
    std::int32_t days = 0;
    bool active = false;  ///< not resting: half of the healing of Lethal, none of Bruise (TD-116, TD-118)
};
struct GroupRest {
    std::vector<Fighter> members;
    std::vector<MemberOptions> memberOptions;
    RestOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

[[nodiscard]] std::vector<Refusal> refusalsOf(const RoundChange& change, const BodyPlan*);
[[nodiscard]] std::vector<Refusal> refusalsOf(const Join& join, const BodyPlan*);
[[nodiscard]] std::vector<Refusal> refusalsOf(const Seize& seize, const BodyPlan*);
[[nodiscard]] std::vector<Refusal> refusalsOf(const GroupRest& rest, const BodyPlan*);
// Preconditions: refusalsOf is empty.
void resolveAction(const RoundChange& change, Derivation& derivation);
void resolveAction(const Join& join, Derivation& derivation);
void resolveAction(const Seize& seize, Derivation& derivation);
void resolveAction(const GroupRest& rest, Derivation& derivation);

/// What is over with a round: who has let it pass has had his turn all the same. Careful aim goes on, what is done for a patient does not
/// (TD-D62); of an Evade remains what it moved him (TD-D11).
void endRound(Ledger& ledger, Term over);

/// By what those in a round come one after the other, the lower first: latest seizure, score, ITN, the die (TD-04 to TD-06, TD-D06, TD-D07).
[[nodiscard]] std::array<std::int32_t, 5> orderKeys(const Character& character, const Condition& condition);
/// Whether the first ranks above the second, seizures apart: he acts later, and may step in before him.
[[nodiscard]] bool ranksAbove(const Person& one, const Person& other);

/// One round of everybody's clocks: what is due is rolled, saves first, then tries to wake, each in initiative order (TD-110 to TD-115,
/// TD-D63, TD-D64). `step`: which round of several it is, for the indexes of questions and steps.
void runClocks(Derivation& derivation, std::vector<FighterLedger>& members, const Switches& switches, int step = 0);

/// Rounds of ten seconds; the lowest score acts first.
class TwoD6Time final : public WholeRound<RoundChange> {
public:
    std::span<const std::string_view> announced() const override;
    std::int32_t secondsPerPhase(const AnyRecord& switches) const override;
    bool isForOrder(QuestionKey key) const override;
    Standing standing(const AnyRecord& who, const AnyRecord& state, const AnyRecord& rules) const override;
};

/// Hours and days.
class TwoD6Rest final : public RestFacet {
public:
    std::string_view action() const override { return GroupRest::kAction.id; }
    void setTime(Input& input, const Rest& rest) const override;
    std::optional<Rest> timeOf(const Input& input) const override;
};

}  // namespace hitspread::twod6
