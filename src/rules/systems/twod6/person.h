#pragma once

#include "rules/core/declare/parts.h"
#include "rules/core/trace/derivation.h"
#include "rules/core/trace/stateledger.h"
#include "rules/systems/twod6/records.h"
#include "rules/systems/twod6/vocabulary.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace hitspread::twod6 {

/// A character's condition as it develops during one resolution.
class Ledger : public StateLedger<Condition> {
public:
    using StateLedger::StateLedger;

    /// Careful aim is spent or lost (TD-48, TD-D16).
    void loseAim(Term because);
    /// What he does for a patient is interrupted (TD-D62).
    void loseTreatment(Term because);
    /// Falls, or lets himself fall; careful aim goes on, an open Evade movement does not (TD-D48, TD-D52).
    void fall(Term because);
    /// He lets whom he holds go. That the other is free is said by release().
    void letGo(Term because);
    /// He is no longer held by him.
    void release(std::int32_t holder, Term because);
    /// He is held by one more; his open Evade movement is lost (TD-79, TD-D48). Precondition: there is room.
    void holdBy(std::int32_t holder, Term because);
    /// Unconscious: prone; hold, careful aim, treatment, all-out and Evade end (TD-D50). What he holds in his hands is
    /// FighterLedger's. `interval`: rounds to the first try to wake (TD-114); no entry: none while the monitor is full or he is dead.
    void passOut(std::int32_t interval, Term because);
};

/// The beginning of somebody's own turn: how he moved before counts no more, nor his all-out attack (TD-19, TD-D11, TD-D12).
/// Nothing where it has begun, or where no round runs.
void beginTurn(Derivation& derivation, Ledger& ledger);
/// The condition of who is about to do something, with his turn begun: for numbers before he does it.
[[nodiscard]] Condition aboutToAct(const Condition& condition);

/// Spends an action: begins his turn, counts category and kind, ends what does not go on with it: careful aim by movement, attack (which
/// takes the bonus first) and Complex Actions, a treatment by anything else but Incidental Actions (TD-12 to TD-17, TD-D09, TD-D16, TD-D62).
/// Returns the step.
Term spend(Derivation& derivation, Ledger& ledger, const Switches& switches, Doing doing);
/// The same with a category and kind the game master gives (TD-18).
struct Spent {
    Category category = Category::Incidental;
    ActionKind kind = ActionKind::Other;
    Doing doing = Doing::CallOut;
};
Term spend(Derivation& derivation, Ledger& ledger, const Spent& spent);

/// What keeps somebody from an action: he is dead, unconscious, surprised, held, laid up or under care, his turn is over, or what it takes
/// is spent (TD-11, TD-16, TD-17, TD-77, TD-104, TD-108, TD-123, TD-D08, TD-D54, TD-D61). `part`: the id of his condition.
void refuseAction(Refusals& refusals, const Condition& condition, const Spent& spent, std::string_view part,
                  std::size_t element = 0);
void refuseAction(Refusals& refusals, const Condition& condition, const Switches& switches, Doing doing,
                  std::string_view part, std::size_t element = 0);

/// Whether a leg is hurt just so (TD-106, TD-107, TD-D60).
[[nodiscard]] bool isLegHurt(const Condition& condition, Wound severity);

/// How far somebody goes (TD-20).
enum class Mode : std::uint8_t { None, Walk, Run, Sprint, Crawl };
inline constexpr std::array<std::string_view, 5> kModes{"none", "walk", "run", "sprint", "crawl"};
/// What moving so is; precondition: not None.
[[nodiscard]] Doing doingOf(Mode mode);
[[nodiscard]] Movement movementOf(Mode mode);

/// A movement as declared.
struct Moving {
    Mode mode = Mode::None;
    std::int32_t metres = 0;
    std::int32_t shortened = 0;  ///< metres that obstructions take off the most (TD-21)
};
/// Metres a mode allows on clear terrain, halved for a crawl or an Incapacitated leg, less obstructions (TD-21 to TD-24, TD-D02, TD-D52,
/// TD-D60).
[[nodiscard]] Term allowedMove(Derivation& derivation, const Character& who, const Condition& condition,
                               const Switches& switches, const Moving& moving);
/// The same of an Evade (TD-25).
[[nodiscard]] Term allowedEvade(Derivation& derivation, const Character& who, std::int32_t shortened = 0);
/// The Running bonus (TD-23, TD-24, TD-D02).
[[nodiscard]] std::int32_t runningBonus(const Character& who, const Switches& switches);
/// Further than he may, lying, held, holding, or on a leg that does not carry him (TD-22 to TD-24, TD-D52, TD-D54, TD-D60).
void refuseMovement(Refusals& refusals, const Character& who, const Condition& condition, const Switches& switches,
                    const Moving& moving, std::string_view part);
/// Moves: spends the action and says how and how far; an Incapacitated leg costs Bruise, which the caller marks (TD-20, TD-D60, TD-D71).
/// Returns the points.
Term move(Derivation& derivation, Ledger& ledger, const Switches& switches, const Moving& moving);
/// Metres up to which he may have moved for an aimed attack: half of what the mode allows (TD-39, TD-64, TD-D13, TD-D49).
[[nodiscard]] std::int32_t halfMove(const Character& who, const Condition& condition, const Switches& switches,
                                    const Moving& moving);

/// What is wrong with a weapon that is to be used now (TD-106, TD-107, TD-D54, TD-D60).
void refuseWeapon(Refusals& refusals, const Condition& who, const Weapon& weapon, const WeaponState& state,
                  std::string_view part);
/// Arms of a weapon that are Incapacitated: each hinders and costs Bruise (TD-106, TD-D37, TD-D71).
[[nodiscard]] std::int32_t hurtArms(const Condition& condition, const Weapon& weapon, const WeaponState& state);

/// Where the parts of a list of fighters stand among those of an action.
struct FighterParts {
    std::uint8_t condition = 0;
    std::uint8_t weaponStates = 0;
    std::uint8_t wornState = 0;
};
/// The parts of a list that Parts::fighters declared.
template <auto List, typename... Some>
[[nodiscard]] consteval FighterParts fighterParts(const declare::PartTable<Some...>&)
{
    using All = declare::PartTable<Some...>;
    return {All::template position<List, &Fighter::condition>(), All::template position<List, &Fighter::weaponStates>(),
            All::template position<List, &Fighter::armourState>()};
}

/// A fighter with all that changes of him: condition, what he holds, pools of what he wears.
class FighterLedger {
public:
    FighterLedger(const Fighter& fighter, Subject subject, int number);

    /// One for each of a list: subjects are targets from `first` on, numbers likewise. `side`: theirs, of something between two.
    [[nodiscard]] static std::vector<FighterLedger> all(const std::vector<Fighter>& fighters, int first = 0,
                                                        std::optional<int> side = std::nullopt);
    /// The one who acts, who is nobody's target; his number comes behind those of the others.
    [[nodiscard]] static std::vector<FighterLedger> acting(const std::vector<Fighter>& one, int number = 0);
    /// States what changed of a list.
    static void commit(std::span<const FighterLedger> all, Derivation& derivation, const FighterParts& parts);

    [[nodiscard]] const Character& character() const { return m_fighter->character; }
    [[nodiscard]] const Condition& condition() const { return *m_condition; }
    [[nodiscard]] Ledger& ledger() { return m_condition; }
    [[nodiscard]] Subject subject() const { return m_subject; }
    [[nodiscard]] int number() const { return m_number; }
    /// The piece that counts there against that kind, as it is by now; none: -1.
    [[nodiscard]] int armourAt(Location location, DamageType type) const;
    [[nodiscard]] const Armour& armour(int piece) const;
    [[nodiscard]] std::int32_t poolOf(int piece) const;
    void setPool(int piece, Term left);
    /// All that is in his hands falls (TD-D50), or what an arm holds (TD-D60).
    void dropAll(Term because);
    void dropFrom(Location arm, Term because);

private:
    const Fighter* m_fighter;
    Ledger m_condition;
    std::vector<StateLedger<WeaponState>> m_weapons;
    std::vector<StateLedger<ArmourState>> m_armour;
    Subject m_subject;
    int m_number;
};

/// What ends for those tied to somebody who fell unconscious, died or came free: he is held no more, holds no more (TD-D50, TD-D54).
/// `number`: of him they are tied to. `kept`: he holds whom he held.
struct Untying {
    std::int32_t number = 0;
    bool frees = false;   ///< whom he held is free: he let go or dropped out
    bool isDead = false;  ///< whoever held him holds nobody
};
void untie(std::vector<Ledger>& bound, const Untying& untying, Term because);
/// The same for everybody in a fight; nothing where nobody has said his number.
void untie(std::vector<FighterLedger>& all, const Untying& untying, Term because);

}  // namespace hitspread::twod6
