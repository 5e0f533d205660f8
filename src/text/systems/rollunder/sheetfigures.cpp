#include "text/sheetfigures.h"

#include "rules/systems/rollunder/defence.h"
#include "rules/systems/rollunder/sheet.h"
#include "rules/systems/rollunder/system.h"
#include "rules/systems/rollunder/vocabulary.h"
#include "text/echo.h"
#include "text/joined.h"
#include "text/labels.h"
#include "text/systems/rollunder/combatantwords.h"
#include "text/systems/rollunder/phrases.h"
#include "text/systems/rollunder/weaponwords.h"

#include <QCoreApplication>
#include <QStringList>

namespace hitspread::rollunder {

namespace {

using text::Figure;
using text::FigureOf;
using text::FigureSource;
using text::FigureWords;
using text::Shown;
using text::stepOf;

/// Translation contexts: of what the window says, of a line about a thing, of what stands on paper.
struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::rollunder::Sheet)
};
struct GearWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::rollunder::GearWords)
};
struct PaperWords {
    Q_DECLARE_TR_FUNCTIONS(rollunderSheet)
};

constexpr text::WordsIn inWindow{"hitspread::rollunder::Sheet"};
constexpr text::WordsIn onPaper{"rollunderSheet"};

const Sheet& sheetIn(const FigureSource& source)
{
    return source.of<Sheet>();
}

const Weapon& weaponIn(const FigureSource& source)
{
    return sheetIn(source).weaponAt(source.element);
}

WeaponState stateIn(const FigureSource& source)
{
    return sheetIn(source).weaponStateAt(source.element);
}

template <std::int32_t Character::*kStat>
QString statValue(const FigureSource& source)
{
    return text::number(sheetIn(source).character.*kStat);
}

/// Who has none has no number: nothing of that kind can be done now.
QString numberOnPaper(const FigureSource& source)
{
    return source.step ? source.value : QStringLiteral("–");
}

QString hpValue(const FigureSource& source)
{
    return SheetWords::tr("%1 of %2", "HP").arg(source.value, text::number(sheetIn(source).character.hpMax));
}

QString hpSum(const FigureSource& source)
{
    const std::int32_t lost = sheetIn(source).condition.hpLost;
    return lost == 0 ? SheetWords::tr("unhurt") : SheetWords::tr("%1 lost").arg(lost);
}

QString reelingValue(const FigureSource&)
{
    return SheetWords::tr("yes", "reeling");
}

QString reelingSum(const FigureSource& source)
{
    return sheetIn(source).switches.third == Third::AtOrBelow
        ? SheetWords::tr("a third of the HP or less: Move and Basic Speed are halved")
        : SheetWords::tr("less than a third of the HP: Move and Basic Speed are halved");
}

QString speedValue(const FigureSource& source)
{
    return speedWords(source.step->value);
}

QString speedSum(const FigureSource& source)
{
    const std::int32_t whole = sheetIn(source).character.basicSpeed;
    return source.step->value == whole ? SheetWords::tr("whole") : SheetWords::tr("half of %1").arg(speedWords(whole));
}

/// "Move 5, halved, kneeling".
QString moveSum(const FigureSource& source)
{
    const Sheet& sheet = sheetIn(source);
    QStringList words{SheetWords::tr("Move %1").arg(sheet.character.move)};
    if (hasThird(sheet.character, sheet.condition, sheet.switches))
        words << SheetWords::tr("halved");
    if (sheet.condition.posture != Posture::Standing)
        words << postureWords(sheet.condition.posture);
    return words.join(QStringLiteral(", "));
}

constexpr std::array kDefenceExtras{Quantity::DefenceShield,  Quantity::DefenceExtra,      Quantity::DefenceOffHand,
                                    Quantity::DefencePosture, Quantity::DefenceOffBalance, Quantity::DefenceStunned,
                                    Quantity::DefenceAllOut,  Quantity::DefenceRetreat};

/// A number added: "Posture −3 (house value)".
QString addedWords(Quantity quantity, std::int32_t value)
{
    QString name = text::label(system(), {stepOf(quantity), 0});
    // Its name as a step says so, too.
    if (const QString mark = QStringLiteral(" (%1)").arg(houseValueWords()); name.endsWith(mark))
        name.chop(mark.size());
    const QString words = SheetWords::tr("%1 %2", "what adds, how much").arg(name, text::signedNumber(value));
    return isHouseValue(quantity) ? SheetWords::tr("%1 (%2)", "what adds, house value").arg(words, houseValueWords())
                                  : words;
}

/// How a defence comes about: "½ skill + 3, DB +2, Posture −3 (house value)". Its steps bear its kind (R3-06, R3-20, R3-25, R3-30).
template <DefenceKind kKind>
QString defenceSum(const FigureSource& source)
{
    constexpr auto kIndex = static_cast<std::uint16_t>(kKind);
    QStringList words;
    if constexpr (kKind != DefenceKind::Dodge)
        words << SheetWords::tr("half the skill + 3");
    else
        words << (source.find(Quantity::DefenceHalved, kIndex) ? SheetWords::tr("half of Move + 3")
                                                               : SheetWords::tr("Move + 3"));
    for (const Quantity quantity : kDefenceExtras) {
        for (const Step& step : source.steps) {
            if (step.key == StepKey{stepOf(quantity), kIndex})
                words << addedWords(quantity, step.operands[1].value);
        }
    }
    std::int32_t conditions = 0;
    for (const auto& [name, value] : sheetIn(source).options.rollModifiers.entries)
        conditions += value;
    if (conditions != 0)
        words << SheetWords::tr("conditions %1").arg(text::signedNumber(conditions));
    return words.join(QStringLiteral(", "));
}

QString blockName(const FigureSource& source)
{
    if (!source.input)
        return PaperWords::tr("Block");
    const Sheet& sheet = sheetIn(source);
    const auto shield = shieldOf(sheet.armour, sheet.armourState, true);
    return shield ? PaperWords::tr("Block: %1", "a shield").arg(text::visible(sheet.armour[*shield].name))
                  : PaperWords::tr("Block");
}

/// With what the hand parries with.
template <Hand kHand>
QString parryName(const FigureSource& source)
{
    QString hand = kHand == Hand::Right ? PaperWords::tr("Parry, right") : PaperWords::tr("Parry, left");
    if (!source.input || !source.step)
        return hand;
    const Sheet& sheet = sheetIn(source);
    const auto thing = thingIn(kHand, sheet.character.dominant, sheet.weapons, sheet.weaponStates);
    const QString with = thing ? text::visible(sheet.weapons[*thing].name) : PaperWords::tr("bare hand");
    return PaperWords::tr("%1: %2", "which hand, with what").arg(hand, with);
}

/// Of the best ready shield, which counts once (R3-D71).
QString shieldBonus(const FigureSource& source)
{
    const Sheet& sheet = sheetIn(source);
    const auto shield = shieldOf(sheet.armour, sheet.armourState);
    return shield ? text::signedNumber(sheet.armour[*shield].db) : QString();
}

QString shieldBonusOnPaper(const FigureSource& source)
{
    return source.value.isEmpty() ? QStringLiteral("–") : source.value;
}

/// "14", and what it is worth now where that is something else.
QString burdenedValue(const FigureSource& source)
{
    const std::int32_t level = source.first();
    return source.step->value == level
        ? source.value
        : PaperWords::tr("%1 → %2", "a skill, what it is now").arg(text::number(level), source.value);
}

/// The skill it is used with; who has not got it uses DX.
QString skillWords(const FigureSource& source)
{
    const Weapon& weapon = weaponIn(source);
    const std::string name = weapon.skill.empty() && weapon.natural ? std::string(kUnarmed) : weapon.skill;
    return hasSkill(sheetIn(source).character, name) ? text::visible(name) : GearWords::tr("DX");
}

QString withSkill(const FigureSource& source)
{
    return GearWords::tr("%1 %2", "skill, number").arg(skillWords(source), source.value);
}

/// With what its type makes of what penetrates: "damage 1d6+2 cut ×1½".
QString damageOnPaper(const FigureSource& source)
{
    const std::int32_t halves = typeHalves(sheetIn(source).switches, weaponIn(source).damageType);
    const QString factor = halves == kWhole ? QString() : QLatin1Char(' ') + factorWords(halves);
    return PaperWords::tr("damage %1").arg(source.value + factor);
}

/// "parry 10", and beside it what a ready shield adds: as people keep it in mind.
QString parryWords(const FigureSource& source)
{
    const Sheet& sheet = sheetIn(source);
    const auto shield = shieldOf(sheet.armour, sheet.armourState);
    return shield && sheet.armour[*shield].db != 0
        ? GearWords::tr("parry %1, %2", "number, DB").arg(source.value, bonusWords(sheet.armour[*shield].db))
        : GearWords::tr("parry %1").arg(source.value);
}

QString shotsValue(const FigureSource& source)
{
    const Weapon& weapon = weaponIn(source);
    if (weapon.shots == kNoEntry)
        return {};
    const std::int32_t left = stateIn(source).shotsLeft;
    return GearWords::tr("%1 of %2 shots")
        .arg(text::number(left == kNoEntry ? weapon.shots : left), text::number(weapon.shots));
}

/// Where it is, and why it cannot be used (R3-01).
QString stateValue(const FigureSource& source)
{
    const Weapon& weapon = weaponIn(source);
    if (weapon.natural)
        return {};
    const WeaponState state = stateIn(source);
    QStringList words{state.broken || state.dropped ? QString() : heldWords(state)};
    if (const QString unready = unreadyWords(weapon, state); !words.contains(unready))
        words << unready;
    if (!state.broken && isOffHand(state, sheetIn(source).character.dominant))
        words << addedWords(Quantity::AttackOffHand, sheetIn(source).switches.offHand);
    if (weapon.needsReady)
        words << GearWords::tr("Ready after each use");
    return text::joined(words);
}

QString pieceValue(const FigureSource& source)
{
    return armourPieceWords(source.names(), sheetIn(source).armour[source.element]);
}

QString wornValue(const FigureSource& source)
{
    const Sheet& sheet = sheetIn(source);
    return unwornWords(sheet.armour[source.element], armourStateAt(sheet.armourState, source.element));
}

QString skillTitle(const FigureSource& source)
{
    const Character& who = sheetIn(source).character;
    const std::size_t count = who.skills.entries.size();
    const auto& [name, level] = source.element < count ? who.skills.entries[source.element]
                                                       : who.otherSkills.entries[source.element - count];
    return text::visible(name);
}

/// HP at which rolls wait, by its number (R3-55 to R3-60).
template <std::uint16_t kNumber>
constexpr Figure threshold(std::string_view id)
{
    return {.id = id, .quantity = stepOf(Quantity::SheetThreshold), .index = kNumber, .shown = Shown::NotBlank};
}

constexpr FigureWords kAsValue = [](const FigureSource& source) { return source.value; };

// clang-format off
constexpr Figure kFigures[]{
    {.id = "st", .name = FigureWords::nameOf(characterRecord, "st"), .value = statValue<&Character::st>, .group = "stats"},
    {.id = "dx", .name = FigureWords::nameOf(characterRecord, "dx"), .value = statValue<&Character::dx>, .group = "stats"},
    {.id = "iq", .name = FigureWords::nameOf(characterRecord, "iq"), .value = statValue<&Character::iq>, .group = "stats"},
    {.id = "ht", .name = FigureWords::nameOf(characterRecord, "ht"), .value = statValue<&Character::ht>, .group = "stats"},

    {.id = "hp", .quantity = stepOf(Quantity::SheetHp), .name = [](const FigureSource&) { return hpName(); }, .value = hpValue, .sum = hpSum},
    {.id = "reeling", .quantity = stepOf(Quantity::SheetThird), .shown = Shown::UnlessZero, .name = [](const FigureSource&) { return text::capitalized(hpStateWords(HpState::Third)); },
     .value = reelingValue, .sum = reelingSum},
    {.id = "thresholds", .quantity = stepOf(Quantity::SheetThreshold), .isEach = true, .name = inWindow(QT_TRANSLATE_NOOP("hitspread::rollunder::Sheet", "Rolls against HT at")),
     .sum = inWindow(QT_TRANSLATE_NOOP("hitspread::rollunder::Sheet", "the first each turn, the others once; dead at the last"))},

    {.id = "thirdAt", .quantity = stepOf(Quantity::SheetThirdAt), .shown = Shown::NotBlank},
    threshold<0>("outAt"), threshold<1>("deathAt1"), threshold<2>("deathAt2"), threshold<3>("deathAt3"), threshold<4>("deathAt4"), threshold<5>("deadAt"),

    {.id = "speed", .quantity = stepOf(Quantity::SheetSpeed), .name = inWindow(QT_TRANSLATE_NOOP("hitspread::rollunder::Sheet", "Basic Speed")), .value = speedValue, .sum = speedSum, .group = "movement"},
    {.id = "move", .quantity = stepOf(Quantity::SheetMove), .name = inWindow(QT_TRANSLATE_NOOP("hitspread::rollunder::Sheet", "Move")), .sum = moveSum, .group = "movement"},
    {.id = "halfMove", .quantity = stepOf(Quantity::SheetHalfMove), .name = inWindow(QT_TRANSLATE_NOOP("hitspread::rollunder::Sheet", "Half Move")),
     .sum = inWindow(QT_TRANSLATE_NOOP("hitspread::rollunder::Sheet", "in an All-Out Attack")), .group = "movement"},
    {.id = "step", .quantity = stepOf(Quantity::SheetStep), .name = inWindow(QT_TRANSLATE_NOOP("hitspread::rollunder::Sheet", "Step")),
     .sum = inWindow(QT_TRANSLATE_NOOP("hitspread::rollunder::Sheet", "a tenth of Move")), .group = "movement"},

    {.id = "dodge", .quantity = stepOf(Quantity::SheetDodge), .shown = Shown::Always, .name = inWindow(QT_TRANSLATE_NOOP("hitspread::rollunder::Sheet", "Dodge")),
     .sum = defenceSum<DefenceKind::Dodge>, .group = "defence", .paperValue = numberOnPaper},
    {.id = "block", .quantity = stepOf(Quantity::SheetBlock), .shown = Shown::Always, .name = inWindow(QT_TRANSLATE_NOOP("hitspread::rollunder::Sheet", "Block")),
     .sum = defenceSum<DefenceKind::Block>, .group = "defence", .paperName = blockName, .paperValue = numberOnPaper},
    {.id = "parryRight", .quantity = stepOf(Quantity::SheetParry), .index = static_cast<std::uint16_t>(Hand::Right), .shown = Shown::Always,
     .name = inWindow(QT_TRANSLATE_NOOP("hitspread::rollunder::Sheet", "Parry, right hand")), .sum = defenceSum<DefenceKind::ParryRight>, .group = "defence",
     .paperName = parryName<Hand::Right>, .paperValue = numberOnPaper},
    {.id = "parryLeft", .quantity = stepOf(Quantity::SheetParry), .index = static_cast<std::uint16_t>(Hand::Left), .shown = Shown::Always,
     .name = inWindow(QT_TRANSLATE_NOOP("hitspread::rollunder::Sheet", "Parry, left hand")), .sum = defenceSum<DefenceKind::ParryLeft>, .group = "defence",
     .paperName = parryName<Hand::Left>, .paperValue = numberOnPaper},
    {.id = "db", .shown = Shown::Always, .name = onPaper(QT_TRANSLATE_NOOP("rollunderSheet", "DB, counted already")), .value = shieldBonus, .group = "defence", .paperValue = shieldBonusOnPaper},

    {.id = "level", .of = FigureOf::Skill, .quantity = stepOf(Quantity::SheetSkill), .value = burdenedValue, .group = "skills"},

    {.id = "skill", .of = FigureOf::Weapon, .name = FigureWords::nameOf(weaponRecord, "skill"), .value = skillWords, .group = "weapon"},
    {.id = "number", .of = FigureOf::Weapon, .quantity = stepOf(Quantity::SheetWeapon), .line = withSkill, .group = "weapon.number"},
    {.id = "damage", .of = FigureOf::Weapon, .name = {"hitspread::rollunder::RecordFacts", QT_TRANSLATE_NOOP("hitspread::rollunder::RecordFacts", "Damage")},
     .value = [](const FigureSource& source) { return damageWords(weaponIn(source)); }, .line = kAsValue, .group = "weapon", .paperValue = damageOnPaper},
    {.id = "reach", .of = FigureOf::Weapon, .name = FigureWords::nameOf(weaponRecord, "reach"), .value = [](const FigureSource& source) { return reachWords(weaponIn(source)); },
     .line = kAsValue, .group = "weapon"},
    {.id = "parry", .of = FigureOf::Weapon, .quantity = stepOf(Quantity::SheetWeaponParry), .line = parryWords, .group = "weapon", .paperValue = parryWords},
    {.id = "shots", .of = FigureOf::Weapon, .name = FigureWords::nameOf(weaponRecord, "shots"), .value = shotsValue, .line = kAsValue, .group = "weapon"},
    {.id = "state", .of = FigureOf::Weapon, .name = FigureWords::nameOf(weaponStateRecord, "held"), .value = stateValue, .line = kAsValue, .group = "weapon"},

    {.id = "dr", .of = FigureOf::Location, .quantity = stepOf(Quantity::SheetDr)},

    {.id = "points", .of = FigureOf::Armour, .name = FigureWords::nameOf(armourRecord, "dr"), .value = pieceValue, .line = kAsValue},
    {.id = "worn", .of = FigureOf::Armour, .name = FigureWords::nameOf(armourStateRecord, "unready"), .value = wornValue, .line = kAsValue},
};

constexpr text::FigureGroup kGroups[]{
    {"stats", onPaper(QT_TRANSLATE_NOOP("rollunderSheet", "Attributes"))},
    {"movement", onPaper(QT_TRANSLATE_NOOP("rollunderSheet", "Movement")), onPaper(QT_TRANSLATE_NOOP("rollunderSheet", "yards"))},
    {"defence", onPaper(QT_TRANSLATE_NOOP("rollunderSheet", "Defence")), onPaper(QT_TRANSLATE_NOOP("rollunderSheet", "3d6, no more"))},
    {"skills", onPaper(QT_TRANSLATE_NOOP("rollunderSheet", "Skills")), onPaper(QT_TRANSLATE_NOOP("rollunderSheet", "→ now"))},
};

constexpr text::FigureThings kThings[]{
    {FigureOf::Skill, [](const Input& input) { return input.get<Sheet>().character.skills.entries.size() + input.get<Sheet>().character.otherSkills.entries.size(); }, skillTitle},
    {FigureOf::Weapon, [](const Input& input) { return input.get<Sheet>().weapons.size() + 1; }, [](const FigureSource& source) { return text::visible(weaponIn(source).name); }},
    {FigureOf::Armour, [](const Input& input) { return input.get<Sheet>().armour.size(); },
     [](const FigureSource& source) { return text::visible(sheetIn(source).armour[source.element].name); }},
    {FigureOf::Location, [](const Input&) { return kLocations; }, [](const FigureSource& source) { return text::location(source.names(), kLocationIds[source.element]); }},
};
// clang-format on

constexpr text::SheetTable kSheetTable{kFigures, kGroups, kThings};

}  // namespace

const text::SheetTable& sheetTable()
{
    return kSheetTable;
}

}  // namespace hitspread::rollunder
