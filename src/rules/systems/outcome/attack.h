#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/core/declare/fieldtable.h"
#include "rules/systems/outcome/records.h"
#include "rules/systems/outcome/vocabulary.h"

#include <array>
#include <vector>

namespace hitspread::outcome {

/// Numbers of those an action names where a request says nothing else.
inline constexpr std::int32_t kUsualActor = 1;
inline constexpr std::int32_t kUsualTarget = 2;

/// A place an attack is called at, or none (section 4.d): the pieces of a body behind "nowhere".
inline constexpr auto kCalled = [] {
    std::array<std::string_view, kPieces + 1> ids{"nowhere"};
    std::ranges::copy(kPieceIds, ids.begin() + 1);
    return ids;
}();
enum class Called : std::uint8_t { Nowhere };

/// What the attacker does about a shield (OUT-28, OUT-29).
enum class ShieldWay : std::uint8_t { Around, Through };
inline constexpr std::array<std::string_view, 2> kShieldWays{"around", "through"};
/// What the cover is if it can be fired through (OUT-26).
enum class Through : std::uint8_t { No, AsConcealment, AsArmour };
inline constexpr std::array<std::string_view, 3> kThrough{"no", "asConcealment", "asArmour"};

/// What is declared for one attack and is not part of anybody's state.
struct AttackOptions {
    Called called = Called::Nowhere;
    Mode mode = Mode::Single;
    bool closeRange = false;          ///< for buckshot (OUT-47, OUT-D20)
    std::int32_t automaticBonus = 0;  ///< of automatic fire; none is printed (OUT-D12)
    bool withShield = false;          ///< struck with the shield instead of a weapon (OUT-40)
    From from = From::Front;
    ShieldWay shield = ShieldWay::Around;
    Cover cover = Cover::None;
    bool specialMeasures = false;  ///< taken against a cover that lets no attack through (OUT-19)
    Through through = Through::No;
    Material material = Material::Other;
    std::int32_t coverArmour = 0;  ///< points of a cover of no listed material
    bool concealed = false;
    bool invisible = false;
    bool pinpointed = false;
    bool hardToSee = false;     ///< pinpointed, but at -1 (OUT-21)
    bool ruledVisible = false;  ///< the game master lets him attack whom he has not pinpointed (OUT-20)
    bool fromCover = false;
    bool fromConcealment = false;    ///< which impairs his view (OUT-25)
    bool parriesWithShield = false;  ///< if the one attacked parries (OUT-40)
    Ranks rollModifiers;
    Ranks defenceModifiers;
    std::int32_t who = kUsualActor;
    std::int32_t whom = kUsualTarget;
    std::int32_t round = 1;
};

inline constexpr declare::FieldTable kAttackOptions{
    declare::choice<&AttackOptions::called>("called", kCalled, {.group = "aim"}),
    declare::choice<&AttackOptions::mode>("mode", kModes, {.group = "weapon", .rules = "OUT-15 OUT-47"}),
    declare::flag<&AttackOptions::closeRange>("closeRange", {.group = "weapon", .rules = "OUT-47"}),
    declare::number<&AttackOptions::automaticBonus>(
        "automaticBonus", {.minimum = -9, .maximum = 9, .group = "weapon", .rules = "OUT-15"}),
    declare::flag<&AttackOptions::withShield>("withShield", {.group = "weapon", .rules = "OUT-40"}),
    declare::choice<&AttackOptions::from>("from", kFrom, {.group = "shield", .rules = "OUT-37 OUT-38"}),
    declare::choice<&AttackOptions::shield>("shield", kShieldWays, {.group = "shield", .rules = "OUT-28 OUT-29"}),
    declare::choice<&AttackOptions::cover>("cover", kCovers, {.group = "cover", .rules = "OUT-18 OUT-19"}),
    declare::flag<&AttackOptions::specialMeasures>("specialMeasures", {.group = "cover", .rules = "OUT-19"}),
    declare::choice<&AttackOptions::through>("through", kThrough, {.group = "cover", .rules = "OUT-26 OUT-27"}),
    declare::choice<&AttackOptions::material>(
        "material", kMaterials,
        {.fallback = static_cast<std::int32_t>(Material::Other), .group = "cover", .rules = "OUT-26"}),
    declare::number<&AttackOptions::coverArmour>("coverArmour",
                                                 {.maximum = 99, .group = "cover", .rules = "OUT-26 OUT-27"}),
    declare::flag<&AttackOptions::concealed>("concealed", {.group = "cover", .rules = "OUT-20"}),
    declare::flag<&AttackOptions::invisible>("invisible", {.group = "cover", .rules = "OUT-22"}),
    declare::flag<&AttackOptions::pinpointed>("pinpointed", {.group = "cover", .rules = "OUT-21 OUT-22"}),
    declare::flag<&AttackOptions::hardToSee>("hardToSee", {.group = "cover", .rules = "OUT-21"}),
    declare::flag<&AttackOptions::ruledVisible>("ruledVisible", {.group = "cover", .rules = "OUT-20"}),
    declare::flag<&AttackOptions::fromCover>("fromCover", {.group = "cover", .rules = "OUT-24"}),
    declare::flag<&AttackOptions::fromConcealment>("fromConcealment", {.group = "cover", .rules = "OUT-25"}),
    declare::flag<&AttackOptions::parriesWithShield>("parriesWithShield",
                                                     {.group = "defence", .rules = "OUT-40 OUT-41"}),
    declare::modifiers<&AttackOptions::rollModifiers>("rollModifiers", kMostModifier, "OUT-02 OUT-07 OUT-08"),
    declare::modifiers<&AttackOptions::defenceModifiers>("defenceModifiers", kMostModifier, "OUT-02 OUT-07 OUT-08"),
    declare::oneself<&AttackOptions::who>("who", {.fallback = kUsualActor, .group = "bookkeeping"}),
    declare::someone<&AttackOptions::whom>("whom", {.fallback = kUsualTarget, .group = "bookkeeping"}),
    declare::number<&AttackOptions::round>("round", {.minimum = 1, .maximum = 9999, .fallback = 1, .group = "time"}),
};
/// See declare::name.
constexpr const auto& fieldsOf(const AttackOptions*)
{
    return kAttackOptions;
}

/// Whether what is fired through is a concealment in fact (OUT-26).
[[nodiscard]] constexpr bool isConcealment(const AttackOptions& options)
{
    return options.through == Through::AsConcealment && options.cover != Cover::None;
}

/// One attack and what the one attacked does about it (OUT-01 to OUT-10, OUT-17 to OUT-30, OUT-72 to OUT-74).
struct Attack : bundle::Attacker<Kit>, bundle::Defender<Kit> {
    AttackOptions options;
    Switches switches;
    std::vector<Bound> bound;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration attackOptionsRecord;

/// The parts of its declaration; changes name their record by its position there. The log counts them: new ones come last.
inline constexpr auto kAttackParts = declare::joined(
    declare::part<&Attack::options>("options", attackOptionsRecord, Role::Declared), Parts::attacker<Attack>(),
    Parts::defender<Attack>(), Parts::ruled<Attack>(),
    declare::tied(Parts::people<&Attack::bound>("bound", "bound.condition", Role::Declared, kMostBound)));

/// Where the target is, as his condition says; the first way the weapon fires.
void preset(Attack& attack);
[[nodiscard]] std::vector<Refusal> refusalsOf(const Attack& attack, const BodyPlan*);
/// Precondition: refusalsOf is empty.
void resolveAction(const Attack& attack, Derivation& derivation);

/// What of his turn an attack with this weapon takes.
[[nodiscard]] Plan planOf(const Weapon& weapon, Mode mode, bool withShield = false);
/// The same against the one attacked: automatic fire may have been declared as shooting.
[[nodiscard]] Doing doingOf(const Attack& attack);

/// The piece a called attack is aimed at; nothing: none.
[[nodiscard]] constexpr std::optional<Piece> calledAt(Called called)
{
    return called == Called::Nowhere ? std::nullopt : std::optional(static_cast<Piece>(static_cast<int>(called) - 1));
}

}  // namespace hitspread::outcome
