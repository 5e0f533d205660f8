#include "text/sheetfigures.h"

#include "rules/systems/twod6/sheet.h"
#include "rules/systems/twod6/system.h"
#include "rules/systems/twod6/vocabulary.h"
#include "text/echo.h"
#include "text/joined.h"
#include "text/labels.h"
#include "text/systems/twod6/combatantwords.h"
#include "text/systems/twod6/phrases.h"
#include "text/systems/twod6/resultwords.h"
#include "text/systems/twod6/weaponwords.h"

#include <QCoreApplication>
#include <QStringList>

namespace hitspread::twod6 {

namespace {

using text::Figure;
using text::FigureOf;
using text::FigureSource;
using text::FigureWords;
using text::Shown;
using text::stepOf;
using text::Written;

/// Translation contexts: of what the window says, of a line about a thing, of what stands on paper.
struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::twod6::Sheet)
};
struct GearWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::twod6::GearWords)
};

constexpr text::WordsIn inWindow{"hitspread::twod6::Sheet"};
constexpr text::WordsIn onPaper{"twod6Sheet"};

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
    return source.element < sheetIn(source).weapons.size() ? sheetIn(source).weaponStateAt(source.element)
                                                           : kNoWeaponState;
}

template <std::int32_t Character::*kStat>
QString statValue(const FigureSource& source)
{
    return text::number(sheetIn(source).character.*kStat);
}

QString bonusOfRunning(const FigureSource& source)
{
    return text::number(runningBonus(sheetIn(source).character, sheetIn(source).switches));
}

QString monitorValue(const FigureSource& source)
{
    return boxesWords(sheetIn(source).character, sheetIn(source).condition);
}

QString monitorSum(const FigureSource& source)
{
    return SheetWords::tr("three lines of 2 × BLD %1 boxes").arg(sheetIn(source).character.bld);
}

/// What conditions add to rolls: "conditions +2"; empty: nothing.
QString conditionsWords(const Sheet& sheet)
{
    std::int32_t sum = 0;
    for (const auto& [name, value] : sheet.options.rollModifiers.entries)
        sum += value;
    return sum == 0 ? QString() : SheetWords::tr("conditions %1").arg(text::signedNumber(sum));
}

QString neededValue(const FigureSource& source)
{
    return neededWords(source.step->value);
}

QString saveSum(const FigureSource& source)
{
    const Sheet& sheet = sheetIn(source);
    const Line line = lineOf(monitorOf(sheet.condition), sheet.character.bld);
    return text::joined({SheetWords::tr("on the line %1").arg(lineWords(line)), conditionsWords(sheet)}, u", ");
}

/// "12 − 1 × BLD 5 + WF 2" (TD-110, TD-D30).
QString buildSaveSum(const FigureSource& source)
{
    const Sheet& sheet = sheetIn(source);
    const std::int32_t factor = woundFactor(monitorOf(sheet.condition), sheet.character.bld);
    const Switches& house = sheet.switches;
    const QString bld = text::number(sheet.character.bld);
    const QString start = text::number(house.saveBase);
    const QString save = house.saveFactor == 1
        ? SheetWords::tr("%1 − BLD %2", "Build save").arg(start, bld)
        : SheetWords::tr("%1 − %2 × BLD %3", "Build save").arg(start, text::number(house.saveFactor), bld);
    const QString now = factor == 0
        ? save
        : SheetWords::tr("%1 + WF %2", "Build save, Wound Factor").arg(save, text::number(factor));
    return text::joined({now, conditionsWords(sheet)}, u", ");
}

QString metresValue(const FigureSource& source)
{
    return SheetWords::tr("%1 m", "metres").arg(source.value);
}

QString walkSum(const FigureSource& source)
{
    const Sheet& sheet = sheetIn(source);
    const QString words = SheetWords::tr("BLD %1 × 5").arg(sheet.character.bld);
    return isLegHurt(sheet.condition, Wound::Incapacitated) ? SheetWords::tr("%1, halved by a leg").arg(words) : words;
}

/// "(BLD 5 + REF 5 + 4 of Running) × 5".
template <Mode kMode>
QString runSum(const FigureSource& source)
{
    const Character& who = sheetIn(source).character;
    const QString build = text::number(who.bld);
    const QString bonus = bonusOfRunning(source);
    return kMode == Mode::Sprint
        ? SheetWords::tr("(2 × BLD %1 + REF %2 + %3 of Running) × 5").arg(build, text::number(who.ref), bonus)
        : SheetWords::tr("(BLD %1 + REF %2 + %3 of Running) × 5").arg(build, text::number(who.ref), bonus);
}

QString weeksSum(const FigureSource& source)
{
    const Sheet& sheet = sheetIn(source);
    return SheetWords::tr("L %1 ÷ (2 × BLD %2)")
        .arg(text::number(sheet.condition.lethal), text::number(sheet.character.bld));
}

/// From how many points of one hit on a wound is proposed: "incapacitated from 10, disabled from 15"; empty: never (TD-D36).
QString proposalWords(const FigureSource& source, std::size_t location)
{
    QStringList words;
    if (const auto points = source.find(Quantity::SheetProposal, 2 * location))
        words << SheetWords::tr("incapacitated from %1", "points of one hit").arg(*points);
    if (const auto points = source.find(Quantity::SheetProposal, 2 * location + 1))
        words << SheetWords::tr("disabled from %1", "points of one hit").arg(*points);
    return words.join(QStringLiteral(", "));
}

QString limbProposal(const FigureSource& source)
{
    return proposalWords(source, static_cast<std::size_t>(Location::LeftArm));
}

/// Of head and torso, where it is something else.
QString otherProposals(const FigureSource& source)
{
    QStringList words;
    for (const Location location : {Location::Head, Location::Torso}) {
        const auto place = static_cast<std::size_t>(location);
        const QString proposed = proposalWords(source, place);
        if (!proposed.isEmpty() && proposed != limbProposal(source))
            words << SheetWords::tr("%1: %2", "location, what is proposed")
                         .arg(text::inSentence(text::location(source.names(), kLocationIds[place])), proposed);
    }
    return words.isEmpty() ? SheetWords::tr("everywhere, after armour") : text::joined(words);
}

QString proposalAt(const FigureSource& source)
{
    return proposalWords(source, source.element);
}

QString percentWords(std::int32_t percent)
{
    return SheetWords::tr("%1 %", "what armour stops").arg(text::number(percent));
}

QString lethalStopped(const FigureSource& source)
{
    return percentWords(source.step->value);
}

/// Behind those of Lethal damage (SheetArmour).
QString bruiseStopped(const FigureSource& source)
{
    return percentWords(source.find(Quantity::SheetArmour, kLocations + source.element).value_or(0));
}

/// "6", and what it is worth now where that is something else.
QString burdenedValue(const FigureSource& source)
{
    const std::int32_t level = source.first();
    return source.step->value == level
        ? source.value
        : GearWords::tr("%1 → %2", "a level, what it is now").arg(text::number(level), source.value);
}

QString skillWords(const FigureSource& source)
{
    return skillName(sheetIn(source).character, weaponIn(source));
}

QString numberAndSkill(const FigureSource& source)
{
    return GearWords::tr("%1 %2", "skill, number").arg(skillWords(source), source.value);
}

QString damageValue(const FigureSource& source)
{
    return damageWords(sheetIn(source).character, weaponIn(source));
}

QString rangesValue(const FigureSource& source)
{
    return rangesWords(weaponIn(source));
}

QString tagsValue(const FigureSource& source)
{
    return tagsWords(weaponIn(source), sheetIn(source).switches);
}

QString shotsValue(const FigureSource& source)
{
    return ammunitionWords(weaponIn(source), stateIn(source));
}

/// Where it is, why it cannot be used, and what the hand and arm that hold it cost (TD-44, TD-63, TD-106).
QString stateValue(const FigureSource& source)
{
    const Sheet& sheet = sheetIn(source);
    const Weapon& weapon = weaponIn(source);
    const WeaponState state = stateIn(source);
    QStringList words;
    if (!weapon.natural) {
        words << (state.dropped ? QString() : heldWords(state));
        if (const QString unready = unreadyWords(weapon, state); !words.contains(unready))
            words << unready;
        if (isInHand(state) && isOffHand(state, sheet.character.dominant)) {
            const bool isBlow = isMelee(weapon);
            const std::int32_t added = isBlow ? modifierOf(sheet.switches, MeleeRow::OffHand)
                                              : modifierOf(sheet.switches, RangedRow::OffHand);
            words << GearWords::tr("%1 %2", "what adds, how much")
                         .arg(text::inSentence(isBlow ? rowWords(MeleeRow::OffHand) : rowWords(RangedRow::OffHand)),
                              text::signedNumber(added));
        }
    }
    if (const std::int32_t arms = hurtArms(sheet.condition, weapon, state); arms > 0)
        words << GearWords::tr("incapacitated arm %1").arg(text::signedNumber(arms * sheet.switches.hindrance));
    return text::joined(words);
}

QString pieceValue(const FigureSource& source)
{
    return armourPieceWords(source.names(), sheetIn(source).armour[source.element]);
}

QString wornValue(const FigureSource& source)
{
    const Sheet& sheet = sheetIn(source);
    const Armour& piece = sheet.armour[source.element];
    const ArmourState state = armourStateAt(sheet.armourState, source.element);
    return state.unready ? unwornWords(piece, state) : poolLeftWords(piece, state);
}

QString skillTitle(const FigureSource& source)
{
    return text::rankName(system(), sheetIn(source).character.skills.entries[source.element].first);
}

constexpr FigureWords kAsValue = [](const FigureSource& source) { return source.value; };

// clang-format off
constexpr Figure kFigures[]{
    {.id = "bld", .name = FigureWords::nameOf(characterRecord, "bld"), .value = statValue<&Character::bld>, .group = "stats"},
    {.id = "ref", .name = FigureWords::nameOf(characterRecord, "ref"), .value = statValue<&Character::ref>, .group = "stats"},
    {.id = "itn", .name = FigureWords::nameOf(characterRecord, "itn"), .value = statValue<&Character::itn>, .group = "stats"},

    {.id = "monitor", .quantity = stepOf(Quantity::SheetAll), .name = [](const FigureSource&) { return monitorName(); }, .value = monitorValue, .sum = monitorSum},
    {.id = "boxes", .quantity = stepOf(Quantity::SheetBoxes), .name = inWindow(QT_TRANSLATE_NOOP("hitspread::twod6::Sheet", "Boxes in a line"))},
    {.id = "line", .quantity = stepOf(Quantity::SheetLine), .written = Written::AsStep, .name = inWindow(QT_TRANSLATE_NOOP("hitspread::twod6::Sheet", "Line of the monitor")),
     .sum = inWindow(QT_TRANSLATE_NOOP("hitspread::twod6::Sheet", "the topmost with a free box"))},
    {.id = "wound", .quantity = stepOf(Quantity::SheetWound), .name = inWindow(QT_TRANSLATE_NOOP("hitspread::twod6::Sheet", "Wound Factor")),
     .sum = inWindow(QT_TRANSLATE_NOOP("hitspread::twod6::Sheet", "the line of the last Lethal box"))},

    {.id = "save", .quantity = stepOf(Quantity::SheetSave), .shown = Shown::NotBlank, .name = inWindow(QT_TRANSLATE_NOOP("hitspread::twod6::Sheet", "Consciousness roll")), .value = neededValue,
     .sum = saveSum, .group = "saves"},
    {.id = "buildSave", .quantity = stepOf(Quantity::SheetBuildSave), .name = inWindow(QT_TRANSLATE_NOOP("hitspread::twod6::Sheet", "Build save")), .value = neededValue, .sum = buildSaveSum,
     .group = "saves"},

    {.id = "walk", .quantity = stepOf(Quantity::SheetWalk), .name = inWindow(QT_TRANSLATE_NOOP("hitspread::twod6::Sheet", "Walk")), .value = metresValue, .sum = walkSum, .group = "movement"},
    {.id = "run", .quantity = stepOf(Quantity::SheetRun), .name = inWindow(QT_TRANSLATE_NOOP("hitspread::twod6::Sheet", "Run")), .value = metresValue, .sum = runSum<Mode::Run>, .group = "movement"},
    {.id = "sprint", .quantity = stepOf(Quantity::SheetSprint), .name = inWindow(QT_TRANSLATE_NOOP("hitspread::twod6::Sheet", "Sprint")), .value = metresValue, .sum = runSum<Mode::Sprint>,
     .group = "movement"},
    {.id = "evade", .quantity = stepOf(Quantity::SheetEvade), .name = inWindow(QT_TRANSLATE_NOOP("hitspread::twod6::Sheet", "Evade")), .value = metresValue,
     .sum = inWindow(QT_TRANSLATE_NOOP("hitspread::twod6::Sheet", "REF %1 × 5"), {"ref"}), .group = "movement"},
    {.id = "runningBonus", .name = FigureWords::nameOf(characterRecord, "runningBonus"), .value = bonusOfRunning},

    {.id = "unarmed", .quantity = stepOf(Quantity::SheetUnarmed), .written = Written::Modifier, .name = inWindow(QT_TRANSLATE_NOOP("hitspread::twod6::Sheet", "Bare hands, to 1d6")),
     .sum = inWindow(QT_TRANSLATE_NOOP("hitspread::twod6::Sheet", "BLD"))},
    {.id = "proposal", .quantity = stepOf(Quantity::SheetProposal), .index = 2 * static_cast<std::uint16_t>(Location::LeftArm), .shown = Shown::NotBlank,
     .name = inWindow(QT_TRANSLATE_NOOP("hitspread::twod6::Sheet", "One hit on a limb proposes")), .value = limbProposal, .sum = otherProposals},

    {.id = "hour", .quantity = stepOf(Quantity::SheetHour), .name = inWindow(QT_TRANSLATE_NOOP("hitspread::twod6::Sheet", "Bruise healed in an hour of rest")),
     .sum = inWindow(QT_TRANSLATE_NOOP("hitspread::twod6::Sheet", "BLD")), .group = "healing", .paperName = onPaper(QT_TRANSLATE_NOOP("twod6Sheet", "Healing"))},
    {.id = "minutes", .quantity = stepOf(Quantity::SheetMinutes), .name = inWindow(QT_TRANSLATE_NOOP("hitspread::twod6::Sheet", "Minutes that a point of it takes")),
     .sum = inWindow(QT_TRANSLATE_NOOP("hitspread::twod6::Sheet", "60 ÷ BLD %1"), {"bld"})},
    {.id = "weekActive", .quantity = stepOf(Quantity::SheetWeekActive), .name = inWindow(QT_TRANSLATE_NOOP("hitspread::twod6::Sheet", "Lethal healed in an active week")),
     .sum = inWindow(QT_TRANSLATE_NOOP("hitspread::twod6::Sheet", "BLD")), .group = "healing", .paperName = onPaper(QT_TRANSLATE_NOOP("twod6Sheet", "Healing"))},
    {.id = "weekResting", .quantity = stepOf(Quantity::SheetWeekResting), .name = inWindow(QT_TRANSLATE_NOOP("hitspread::twod6::Sheet", "Lethal healed in a week of rest")),
     .sum = inWindow(QT_TRANSLATE_NOOP("hitspread::twod6::Sheet", "2 × BLD")), .group = "healing", .paperName = onPaper(QT_TRANSLATE_NOOP("twod6Sheet", "Healing"))},
    {.id = "weeks", .quantity = stepOf(Quantity::SheetWeeks), .shown = Shown::UnlessZero, .name = inWindow(QT_TRANSLATE_NOOP("hitspread::twod6::Sheet", "Weeks of rest to full recovery")),
     .sum = weeksSum, .group = "healing", .paperName = onPaper(QT_TRANSLATE_NOOP("twod6Sheet", "Healing"))},

    {.id = "level", .of = FigureOf::Skill, .quantity = stepOf(Quantity::SheetSkill), .value = burdenedValue, .group = "skills"},

    {.id = "skill", .of = FigureOf::Weapon, .name = FigureWords::nameOf(weaponRecord, "skill"), .value = skillWords, .group = "weapon"},
    {.id = "number", .of = FigureOf::Weapon, .quantity = stepOf(Quantity::SheetWeapon), .line = numberAndSkill, .group = "weapon.number"},
    {.id = "damage", .of = FigureOf::Weapon, .name = inWindow(QT_TRANSLATE_NOOP("hitspread::twod6::Sheet", "Damage")), .value = damageValue, .line = kAsValue, .group = "weapon"},
    {.id = "ranges", .of = FigureOf::Weapon, .name = inWindow(QT_TRANSLATE_NOOP("hitspread::twod6::Sheet", "Ranges")), .value = rangesValue, .line = kAsValue, .group = "weapon"},
    {.id = "tags", .of = FigureOf::Weapon, .name = inWindow(QT_TRANSLATE_NOOP("hitspread::twod6::Sheet", "Handling")), .value = tagsValue, .line = kAsValue, .group = "weapon.state"},
    {.id = "shots", .of = FigureOf::Weapon, .name = FigureWords::nameOf(weaponRecord, "shots"), .value = shotsValue, .line = kAsValue, .group = "weapon.state"},
    {.id = "state", .of = FigureOf::Weapon, .name = FigureWords::nameOf(weaponStateRecord, "held"), .value = stateValue, .line = kAsValue, .group = "weapon.state"},

    {.id = "lethal", .of = FigureOf::Location, .quantity = stepOf(Quantity::SheetArmour), .name = inWindow(QT_TRANSLATE_NOOP("hitspread::twod6::Sheet", "Stops of Lethal")), .value = lethalStopped},
    {.id = "bruise", .of = FigureOf::Location, .name = inWindow(QT_TRANSLATE_NOOP("hitspread::twod6::Sheet", "Stops of Bruise")), .value = bruiseStopped},
    {.id = "proposal", .of = FigureOf::Location, .name = inWindow(QT_TRANSLATE_NOOP("hitspread::twod6::Sheet", "One hit proposes")), .value = proposalAt},

    {.id = "piece", .of = FigureOf::Armour, .name = FigureWords::nameOf(armourRecord, "stops"), .value = pieceValue, .line = kAsValue},
    {.id = "worn", .of = FigureOf::Armour, .name = FigureWords::nameOf(armourStateRecord, "unready"), .value = wornValue, .line = kAsValue},
};

constexpr text::FigureGroup kGroups[]{
    {"stats", onPaper(QT_TRANSLATE_NOOP("twod6Sheet", "Attributes"))},
    {"movement", onPaper(QT_TRANSLATE_NOOP("twod6Sheet", "Movement")), onPaper(QT_TRANSLATE_NOOP("twod6Sheet", "a round"))},
    {"saves", onPaper(QT_TRANSLATE_NOOP("twod6Sheet", "Saves")), onPaper(QT_TRANSLATE_NOOP("twod6Sheet", "2d6, no less"))},
    {"healing", onPaper(QT_TRANSLATE_NOOP("twod6Sheet", "Healing")), onPaper(QT_TRANSLATE_NOOP("twod6Sheet", "points"))},
    {"skills", onPaper(QT_TRANSLATE_NOOP("twod6Sheet", "Skills")), onPaper(QT_TRANSLATE_NOOP("twod6Sheet", "2d6, no less; → now"))},
};

constexpr text::FigureThings kThings[]{
    {FigureOf::Skill, [](const Input& input) { return input.get<Sheet>().character.skills.entries.size(); }, skillTitle},
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

}  // namespace hitspread::twod6
