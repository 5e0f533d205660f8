#include "text/systems/outcome/phrases.h"

#include "rules/systems/outcome/defence.h"
#include "rules/systems/outcome/sheet.h"
#include "rules/systems/outcome/system.h"
#include "rules/systems/outcome/vocabulary.h"
#include "text/echo.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/systems/outcome/combatantwords.h"

#include <QCoreApplication>
#include <QStringList>

namespace hitspread::outcome {

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
    Q_DECLARE_TR_FUNCTIONS(hitspread::outcome::Sheet)
};
struct GearWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::outcome::GearWords)
};
struct PaperWords {
    Q_DECLARE_TR_FUNCTIONS(outcomeSheet)
};

constexpr text::WordsIn inWindow{"hitspread::outcome::Sheet"};
constexpr text::WordsIn onPaper{"outcomeSheet"};

const Weapon& weaponIn(const FigureSource& source)
{
    return source.of<Sheet>().weaponAt(source.element);
}

QString ratingName(std::size_t rating)
{
    constexpr std::array kNames{&disciplineName, &physiqueName, &meleeName, &rangedName, &unarmedName};
    return (*kNames[rating])();
}

/// "+3", and what it is worth now where that is something else.
QString burdenedValue(const FigureSource& source)
{
    const std::int32_t rating = source.first();
    return source.step->value == rating ? ratingWords(rating)
                                        : PaperWords::tr("%1 → %2", "a rating, what it is now")
                                              .arg(ratingWords(rating), ratingWords(source.step->value));
}

/// One of the ratings everybody has; on paper with what it is called: "Melee (Professional)".
template <std::size_t kRating>
constexpr Figure rating(std::string_view id)
{
    return {.id = id,
            .quantity = stepOf(Quantity::SheetRating),
            .index = kRating,
            .name = [](const FigureSource&) { return ratingName(kRating); },
            .value = burdenedValue,
            .group = "ratings",
            .paperName =
                [](const FigureSource& source) {
                    if (!source.input)
                        return ratingName(kRating);
                    return PaperWords::tr("%1 (%2)", "a skill, what its rating is called")
                        .arg(ratingName(kRating), ratingNameWords(source.of<Sheet>().switches, source.first()));
                }};
}

/// A rating and all that was added to it: "Physique, wounds −3, conditions −1".
template <const combatant::Plain& kName>
QString sumOf(const FigureSource& source)
{
    QStringList words{kName()};
    const auto add = [&](Rule rule, const char* pattern) {
        for (const Step& step : source.steps) {
            if (step.key == source.step->key && step.rule == static_cast<std::uint16_t>(rule)
                && step.operation == Operation::Add)
                words << SheetWords::tr(pattern).arg(text::signedNumber(step.operands[1].value));
        }
    };
    add(Rule::Rule74, QT_TRANSLATE_NOOP("hitspread::outcome::Sheet", "wounds %1"));
    add(Rule::Rule02, QT_TRANSLATE_NOOP("hitspread::outcome::Sheet", "conditions %1"));
    add(Rule::Rule11, QT_TRANSLATE_NOOP("hitspread::outcome::Sheet", "several actions %1"));
    return words.join(QStringLiteral(", "));
}

QString woundValue(const FigureSource& source)
{
    return woundWords(source.of<Sheet>().switches, source.of<Sheet>().condition.levels);
}

QString woundSum(const FigureSource& source)
{
    return SheetWords::tr("%1 %2", "damage levels, number")
        .arg(levelsName(), QString::number(source.of<Sheet>().condition.levels));
}

QString penaltySum(const FigureSource& source)
{
    return source.of<Sheet>().character.painTolerance ? SheetWords::tr("Pain Tolerance")
                                                      : SheetWords::tr("by the wound table");
}

QString walksValue(const FigureSource& source)
{
    return source.step->value != 0 ? SheetWords::tr("yes") : SheetWords::tr("no");
}

QString toleranceValue(const FigureSource& source)
{
    return source.of<Sheet>().character.painTolerance ? PaperWords::tr("yes", "Pain Tolerance") : QStringLiteral("–");
}

QString thisTurnValue(const FigureSource& source)
{
    const std::int32_t rolled = source.of<Sheet>().condition.initiative;
    return rolled == kNoEntry ? QString() : text::number(rolled);
}

/// Of the first buckler he can parry with.
QString bucklerParryValue(const FigureSource& source)
{
    const std::vector<Weapon>& weapons = source.of<Sheet>().weapons;
    for (std::size_t i = 0; i < weapons.size(); ++i) {
        const auto parry = source.find(Quantity::SheetWeaponParry, i);
        if (weapons[i].buckler && parry)
            return ratingWords(*parry);
    }
    return {};
}

QString withSkill(const FigureSource& source)
{
    return GearWords::tr("%1 %2", "skill, rating")
        .arg(attackSkillName(source.of<Sheet>().character, weaponIn(source)), source.value);
}

/// What is used with the skill of its kind says so by its kind.
QString unusualSkill(const FigureSource& source)
{
    const Weapon& weapon = weaponIn(source);
    const bool isUsual = weapon.kind == WeaponKind::Melee && !weapon.natural && !weapon.garrote;
    return isUsual ? QString() : source.value;
}

QString kindValue(const FigureSource& source)
{
    return text::choiceName(text::Naming::usual(system()), *weaponRecord.find("kind"),
                            static_cast<std::size_t>(weaponIn(source).kind));
}

/// What parries says so instead.
QString kindOfIdle(const FigureSource& source)
{
    return source.find(Quantity::SheetWeaponParry, source.element) ? QString() : source.value;
}

/// The ways it is fired, with their ratings or without; of a weapon that is not fired none.
QString modesWords(const FigureSource& source, bool rated)
{
    QStringList all;
    for (std::size_t i = 0; i < kModes.size(); ++i) {
        const auto rating = source.find(Quantity::SheetMode, source.element * kModes.size() + i);
        if (!rating)
            continue;
        QString words = text::choiceName(text::Naming::usual(system()), *weaponRecord.find("modes"), i);
        if (rated)
            words = PaperWords::tr("%1 %2", "way to fire, rating").arg(words, ratingWords(*rating));
        const bool isClose = rated && static_cast<Mode>(i) == Mode::Buckshot;
        all << (isClose ? PaperWords::tr("%1 at close range").arg(words) : words);
    }
    return all.join(rated ? QStringLiteral("  ·  ") : QStringLiteral(", "));
}

/// The defences that attacks with it leave nobody (OUT-06, OUT-D07).
QString undefendedValue(const FigureSource& source)
{
    const Weapon& weapon = weaponIn(source);
    const Switches& switches = source.of<Sheet>().switches;
    QStringList words;
    if (!mayDodge(switches, weapon.kind))
        words << PaperWords::tr("cannot be dodged");
    if (!weapon.garrote && !mayParry(switches, weapon.kind))
        words << PaperWords::tr("cannot be parried");
    return words.join(QStringLiteral("  ·  "));
}

QString pieceValue(const FigureSource& source)
{
    const Armour& armour = source.of<Sheet>().armour[source.element];
    if (!armour.shield)
        return armourWords(armour.points);
    const int through = armour.points != 0 ? armour.points : kShieldArmour;
    const QString struck = damageBonusWords(armour.damageBonus);
    QStringList words{GearWords::tr("shield: −1 around it, %1 points of armour through it").arg(through),
                      GearWords::tr("struck with: %1").arg(struck)};
    return words.join(QStringLiteral(" · "));
}

QString carriedValue(const FigureSource& source)
{
    const Sheet& sheet = source.of<Sheet>();
    return carriedWords(sheet.armour[source.element],
                        source.element < sheet.armourState.size() ? sheet.armourState[source.element] : ArmourState{});
}

constexpr FigureWords kAsValue = [](const FigureSource& source) { return source.value; };

// clang-format off
constexpr Figure kFigures[]{
    {.id = "wound", .quantity = stepOf(Quantity::WoundName), .name = inWindow(QT_TRANSLATE_NOOP("hitspread::outcome::Sheet", "Wound")), .value = woundValue, .sum = woundSum},
    {.id = "woundPenalty", .quantity = stepOf(Quantity::WoundPenalty), .written = Written::Modifier,
     .name = inWindow(QT_TRANSLATE_NOOP("hitspread::outcome::Sheet", "On all rolls")), .sum = penaltySum},
    {.id = "walks", .quantity = stepOf(Quantity::WoundWalks), .name = inWindow(QT_TRANSLATE_NOOP("hitspread::outcome::Sheet", "Walks")), .value = walksValue,
     .sum = inWindow(QT_TRANSLATE_NOOP("hitspread::outcome::Sheet", "by the wound table"))},
    rating<0>("discipline"), rating<1>("physique"), rating<2>("melee"), rating<3>("ranged"), rating<4>("unarmed"),
    {.id = "painTolerance", .shown = Shown::Always, .name = [](const FigureSource&) { return painToleranceName(); }, .value = toleranceValue, .group = "ratings"},
    {.id = "initiative", .quantity = stepOf(Quantity::SheetInitiative), .written = Written::Modifier,
     .name = inWindow(QT_TRANSLATE_NOOP("hitspread::outcome::Sheet", "Initiative: on the roll")), .sum = sumOf<disciplineName>,
     .group = "initiative", .paperName = onPaper(QT_TRANSLATE_NOOP("outcomeSheet", "Added to the dice"))},
    {.id = "thisTurn", .shown = Shown::Always, .name = onPaper(QT_TRANSLATE_NOOP("outcomeSheet", "This turn")), .value = thisTurnValue, .group = "initiative"},
    {.id = "attack", .quantity = stepOf(Quantity::SheetAttack), .written = Written::Modifier,
     .name = inWindow(QT_TRANSLATE_NOOP("hitspread::outcome::Sheet", "Unarmed attack")), .sum = sumOf<unarmedName>},
    {.id = "dodge", .quantity = stepOf(Quantity::SheetDodge), .written = Written::Modifier, .name = inWindow(QT_TRANSLATE_NOOP("hitspread::outcome::Sheet", "Dodge")),
     .sum = sumOf<physiqueName>, .group = "defence", .paperName = [](const FigureSource&) { return PaperWords::tr("Dodge (%1)").arg(physiqueName()); }},
    {.id = "parry", .quantity = stepOf(Quantity::SheetParry), .written = Written::Modifier, .name = inWindow(QT_TRANSLATE_NOOP("hitspread::outcome::Sheet", "Parry")),
     .sum = sumOf<meleeName>, .group = "defence", .paperName = [](const FigureSource&) { return PaperWords::tr("Parry (%1)").arg(meleeName()); }},
    {.id = "bucklerParry", .name = onPaper(QT_TRANSLATE_NOOP("outcomeSheet", "Parry with a buckler")), .value = bucklerParryValue, .group = "defence"},
    {.id = "integral", .quantity = stepOf(Quantity::SheetIntegral), .group = "armour", .paperName = onPaper(QT_TRANSLATE_NOOP("outcomeSheet", "Integral"))},
    {.id = "worn", .quantity = stepOf(Quantity::SheetWorn), .group = "armour", .paperName = onPaper(QT_TRANSLATE_NOOP("outcomeSheet", "Worn"))},
    {.id = "armour", .quantity = stepOf(Quantity::SheetArmour), .name = inWindow(QT_TRANSLATE_NOOP("hitspread::outcome::Sheet", "Armour without a shield")),
     .sum = inWindow(QT_TRANSLATE_NOOP("hitspread::outcome::Sheet", "of the body, worn")), .group = "armour", .paperName = onPaper(QT_TRANSLATE_NOOP("outcomeSheet", "Together"))},

    {.id = "rating", .of = FigureOf::Skill, .quantity = stepOf(Quantity::SheetSkill), .value = burdenedValue, .group = "skills"},

    {.id = "skill", .of = FigureOf::Weapon, .name = FigureWords::nameOf(weaponRecord, "skill"),
     .value = [](const FigureSource& source) { return attackSkillName(source.of<Sheet>().character, weaponIn(source)); }, .group = "weapon", .paperValue = unusualSkill},
    {.id = "rating", .of = FigureOf::Weapon, .quantity = stepOf(Quantity::SheetWeapon), .written = Written::Modifier, .line = withSkill, .group = "weapon.number"},
    {.id = "damage", .of = FigureOf::Weapon, .name = FigureWords::nameOf(weaponRecord, "damageBonus"), .value = [](const FigureSource& source) { return text::signedNumber(damageBonusOf(weaponIn(source))); },
     .line = [](const FigureSource& source) { return damageBonusWords(damageBonusOf(weaponIn(source))); }, .group = "weapon",
     .paperValue = [](const FigureSource& source) { return weaponDetail(weaponIn(source)); }},
    {.id = "parry", .of = FigureOf::Weapon, .quantity = stepOf(Quantity::SheetWeaponParry), .written = Written::Modifier,
     .line = {"hitspread::outcome::GearWords", QT_TRANSLATE_NOOP("hitspread::outcome::GearWords", "parry %1")}, .group = "weapon",
     .paperValue = onPaper(QT_TRANSLATE_NOOP("outcomeSheet", "parry %1"))},
    {.id = "kind", .of = FigureOf::Weapon, .name = FigureWords::nameOf(weaponRecord, "kind"), .value = kindValue, .line = kindOfIdle},
    {.id = "modes", .of = FigureOf::Weapon, .name = FigureWords::nameOf(weaponRecord, "modes"), .value = [](const FigureSource& source) { return modesWords(source, true); },
     .line = [](const FigureSource& source) { return modesWords(source, false); }, .group = "weapon.modes"},
    {.id = "buckler", .of = FigureOf::Weapon, .name = FigureWords::nameOf(weaponRecord, "buckler"),
     .value = [](const FigureSource& source) { return weaponIn(source).buckler ? GearWords::tr("buckler") : QString(); }, .line = kAsValue},
    {.id = "garrote", .of = FigureOf::Weapon, .name = FigureWords::nameOf(weaponRecord, "garrote"),
     .value = [](const FigureSource& source) { return weaponIn(source).garrote ? GearWords::tr("garrote, only to grapple with") : QString(); }, .line = kAsValue},
    {.id = "against", .of = FigureOf::Weapon, .name = {"hitspread::outcome::RecordFacts", QT_TRANSLATE_NOOP("hitspread::outcome::RecordFacts", "Against it")},
     .value = undefendedValue, .group = "weapon"},
    {.id = "state", .of = FigureOf::Weapon, .name = FigureWords::nameOf(weaponStateRecord, "dropped"),
     .value = [](const FigureSource& source) { return unreadyWords(source.of<Sheet>().weaponStateAt(source.element)); }, .group = "weapon"},

    {.id = "points", .of = FigureOf::Armour, .name = [](const FigureSource&) { return armourName(); }, .value = pieceValue, .line = kAsValue},
    {.id = "carried", .of = FigureOf::Armour, .name = FigureWords::nameOf(armourStateRecord, "carried"),
     .value = carriedValue, .line = kAsValue},
};

constexpr text::FigureGroup kGroups[]{
    {"ratings", onPaper(QT_TRANSLATE_NOOP("outcomeSheet", "Ratings")), onPaper(QT_TRANSLATE_NOOP("outcomeSheet", "added to the dice → now"))},
    {"initiative", onPaper(QT_TRANSLATE_NOOP("outcomeSheet", "Initiative")), onPaper(QT_TRANSLATE_NOOP("outcomeSheet", "the lowest declares first"))},
    {"defence", onPaper(QT_TRANSLATE_NOOP("outcomeSheet", "Defence")), onPaper(QT_TRANSLATE_NOOP("outcomeSheet", "taken off the attack"))},
    {"armour", [](const FigureSource&) { return armourName(); }, onPaper(QT_TRANSLATE_NOOP("outcomeSheet", "taken off the damage"))},
    {"skills", onPaper(QT_TRANSLATE_NOOP("outcomeSheet", "Other skills"))},
};

constexpr text::FigureThings kThings[]{
    {FigureOf::Skill, [](const Input& input) { return input.get<Sheet>().character.skills.entries.size(); },
     [](const FigureSource& source) { return text::visible(source.of<Sheet>().character.skills.entries[source.element].first); }},
    {FigureOf::Weapon, [](const Input& input) { return input.get<Sheet>().weapons.size() + 1; }, [](const FigureSource& source) { return text::visible(weaponIn(source).name); }},
    {FigureOf::Armour, [](const Input& input) { return input.get<Sheet>().armour.size(); },
     [](const FigureSource& source) { return text::visible(source.of<Sheet>().armour[source.element].name); }},
};
// clang-format on

constexpr text::SheetTable kSheetTable{kFigures, kGroups, kThings};

}  // namespace

const text::SheetTable& sheetTable()
{
    return kSheetTable;
}

}  // namespace hitspread::outcome
