#pragma once

#include "rules/core/declare/record.h"
#include "rules/core/time/conditionfacet.h"
#include "rules/core/time/lasting.h"

#include <array>
#include <cstdint>
#include <string>

namespace hitspread::threed {

inline constexpr std::array<std::string_view, 6> kStatIds{"str", "dex", "dia", "conc", "phys", "cool"};

enum class DurationUnit : std::uint8_t { UntilRemoved, Phases, Rounds, Minutes, Hours, Days };

/// A condition a game master puts on somebody (dazed, drugged, in the dark), with what it changes. Changes of rolls are added
/// to the roll (3D-SKL-04).
struct ConditionTemplate {
    std::string name;
    std::string summary;
    std::string notes;
    std::array<std::int32_t, kStatIds.size()> statChange{};
    std::int32_t attackRolls = 0;
    std::int32_t skillRolls = 0;
    std::int32_t statRolls = 0;
    std::int32_t actions = 0;  ///< Actions of each round
    std::int32_t initiative = 0;
    bool preventsAiming = false;
    bool preventsActing = false;
    std::int32_t duration = 0;
    DurationUnit durationUnit = DurationUnit::UntilRemoved;
};

/// What a situational modifier is added to, as bits of Modifier::appliesTo.
enum class Affected : std::uint8_t {
    AttackRoll,
    SkillRoll,
    StatRoll,
    Dodge,
    Parry,
    HitSpread,
    Recoil,
    AimingDie,
    Penetration,
    Initiative
};
[[nodiscard]] constexpr std::int32_t bit(Affected what)
{
    return 1 << static_cast<int>(what);
}

/// How it enters a roll (3D-SKL-03, 3D-SKL-04); without meaning for what is no roll.
enum class ModifierForm : std::uint8_t { Roll, TargetNumber };
/// Whether it is a circumstance of the one who acts or of his target ("prone" makes the target harder to hit).
enum class Whose : std::uint8_t { Actor, Target };

/// A line of the situational list (3D-SIT-01).
struct Modifier {
    std::string name;
    std::string category;
    std::string notes;
    std::int32_t value = 0;  ///< a penalty is negative
    std::int32_t appliesTo = bit(Affected::AttackRoll);
    ModifierForm form = ModifierForm::Roll;
    Whose whose = Whose::Actor;
    bool automatic = false;  ///< the rules count it by themselves where it holds; entered again it would count twice
};

extern const RecordDeclaration conditionTemplateRecord;
extern const RecordDeclaration modifierRecord;

/// What a line of the situational list adds to a list of named modifiers of an action, by its id: of those that are added to an attack
/// roll, as that takes no other form, and that nothing counts already (3D-SIT-01).
[[nodiscard]] std::optional<std::int32_t> situationFor(const AnyRecord& modifier, std::string_view list);

struct ConditionTemplate;

/// How long a condition of the library goes on if nobody says otherwise, counted at the end of its bearer's phases (3D-TURN-01).
[[nodiscard]] Lasting usualDuration(const ConditionTemplate& condition);

/// What conditions of the library do to those who have them. A change of attack rolls enters attacks with something in hand, one of
/// skill rolls every other test with modifiers, as a modifier of the roll (3D-SKL-04), one of stat rolls the tests of a stat
/// (3D-SKL-05); stats change within their range; initiative counts in the roll of the phase change (3D-TURN-07), Actions when it
/// gives out those of a round (3D-TURN-02).
class ThreedConditions final : public ConditionFacet {
public:
    void enter(Input& input, Participation who, const AnyRecord& record) const override;
    [[nodiscard]] bool preventsActing(const AnyRecord& condition) const override;
    [[nodiscard]] bool prevents(const Input& input, const AnyRecord& condition) const override;
};

}  // namespace hitspread::threed
