#include "text/systems/percentile/phrases.h"

#include "rules/systems/percentile/blow.h"
#include "rules/systems/percentile/sheet.h"
#include "rules/systems/percentile/system.h"
#include "rules/systems/percentile/vocabulary.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/systems/percentile/combatantwords.h"
#include "text/systems/percentile/resultwords.h"

#include <QCoreApplication>
#include <QStringList>

namespace hitspread::percentile {

namespace {

using text::Figure;
using text::FigureOf;
using text::FigureSource;
using text::FigureWords;
using text::Shown;
using text::stepOf;

/// Translation contexts: of what the window says, of a line about a thing, of what stands on paper.
struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::percentile::Sheet)
};
struct GearWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::percentile::GearWords)
};
struct PaperWords {
    Q_DECLARE_TR_FUNCTIONS(percentileSheet)
};

constexpr text::WordsIn inWindow{"hitspread::percentile::Sheet"};
constexpr text::WordsIn inLine{"hitspread::percentile::GearWords"};
constexpr text::WordsIn onPaper{"percentileSheet"};

const Weapon& weaponIn(const FigureSource& source)
{
    return source.of<Sheet>().weaponAt(source.element);
}

template <std::int32_t Character::*kStat>
QString statValue(const FigureSource& source)
{
    return text::number(source.of<Sheet>().character.*kStat);
}

QString opposite(const FigureSource& source)
{
    return text::number(-source.step->value);
}

template <int kKind>
QString tenthSum(const FigureSource& source)
{
    const Character& who = source.of<Sheet>().character;
    return kKind == kSheetMelee ? SheetWords::tr("%1 / 10, rounded", "highest melee skill").arg(highestMelee(who))
                                : SheetWords::tr("%1 / 10, rounded", "highest ranged skill").arg(highestRanged(who));
}

QString dodgeSum(const FigureSource& source)
{
    const Character& who = source.of<Sheet>().character;
    return who.dodge == kNoEntry ? SheetWords::tr("DEX %1").arg(who.dex) : SheetWords::tr("skill");
}

QString unarmedSum(const FigureSource& source)
{
    const Character& who = source.of<Sheet>().character;
    return who.unarmed == kNoEntry ? SheetWords::tr("DEX %1; no parry").arg(who.dex) : SheetWords::tr("skill");
}

QString marginValue(const FigureSource& source)
{
    const std::int32_t margin = source.of<Sheet>().condition.initiative;
    return margin == kNoEntry ? QString() : text::signedNumber(margin);
}

/// Who has none defends with nothing.
QString ratingOnPaper(const FigureSource& source)
{
    return source.step ? PaperWords::tr("%1 %", "a rating").arg(source.value) : QStringLiteral("–");
}

/// Where nobody duels no number of a duel is of use.
QString duelValue(const FigureSource& source)
{
    return source.of<Sheet>().switches.duel ? source.value : QString();
}

QString neededLine(const FigureSource& source)
{
    return GearWords::tr("%1: %2", "skill, number needed")
        .arg(baseName(source.of<Sheet>().character, weaponIn(source)), neededWords(source.step->value));
}

QString parryLine(const FigureSource& source)
{
    if (!isMelee(weaponIn(source)))
        return {};
    return source.step ? GearWords::tr("parry %1").arg(source.value) : GearWords::tr("no parry");
}

QString parryOnPaper(const FigureSource& source)
{
    return source.step ? PaperWords::tr("parry %1 %").arg(source.value) : QString();
}

QString duelLine(const FigureSource& source)
{
    return isMelee(weaponIn(source)) ? QString() : GearWords::tr("duel %1").arg(source.value);
}

QString fumbleValue(const FigureSource& source)
{
    const std::int32_t fumble = source.of<Sheet>().switches.fumble;
    return fumble <= 100 ? text::number(fumble) : QString();
}

/// "2d6 + 1".
QString damageOnPaper(const FigureSource& source)
{
    const Weapon& weapon = weaponIn(source);
    QString words = text::number(weapon.damageBonus);
    if (weapon.damageDice != 0) {
        words = PaperWords::tr("%1d%2", "dice")
                    .arg(QString::number(weapon.damageDice), QString::number(weapon.damageSides));
        if (weapon.damageBonus > 0)
            words = QStringLiteral("%1 + %2").arg(words, QString::number(weapon.damageBonus));
        else if (weapon.damageBonus < 0)
            words = QStringLiteral("%1 − %2").arg(words, QString::number(-weapon.damageBonus));
    }
    return PaperWords::tr("damage %1").arg(words);
}

/// The rating at each location there is.
QString calledValue(const FigureSource& source)
{
    const text::Naming names = source.names();
    QStringList parts;
    for (std::size_t i = 0; i < kLocations; ++i) {
        const auto rating = source.find(Quantity::SheetWeaponAt, source.element * kLocations + i);
        if (rating && names.isThere(kLocationIds[i]))
            parts << PaperWords::tr("%1 %2", "location, rating")
                         .arg(text::location(names, kLocationIds[i]), text::number(*rating));
    }
    return parts.join(QStringLiteral(" · "));
}

/// What it cannot do, and why it cannot be used; empty: nothing is to say.
QString stateValue(const FigureSource& source)
{
    const Weapon& weapon = weaponIn(source);
    const WeaponState state = source.of<Sheet>().weaponStateAt(source.element);
    QStringList parts;
    const auto add = [&parts](bool isSo, const QString& words) {
        if (isSo)
            parts << words;
    };
    add(!weapon.mayDodge, PaperWords::tr("cannot be dodged"));
    add(!weapon.mayBlock, PaperWords::tr("cannot be blocked"));
    add(!weapon.mayParry, PaperWords::tr("cannot be parried"));
    add(state.jammed, PaperWords::tr("jammed"));
    add(state.dropped, PaperWords::tr("dropped"));
    return parts.join(QStringLiteral("  ·  "));
}

QString skillName(const FigureSource& source)
{
    const SheetSkill skill = skillsOf(source.of<Sheet>().character)[source.element];
    if (!skill.name.empty())
        return text::visible(std::string(skill.name));
    return skill.isDodge ? PaperWords::tr("Dodge") : PaperWords::tr("Unarmed");
}

QString fumbleName(const FigureSource&)
{
    return text::label(system(), {stepOf(Quantity::AttackFumble), 0});
}

QString calledName(const FigureSource&)
{
    return text::label(system(), {stepOf(Quantity::SheetWeaponAt), 0});
}

constexpr FigureWords kAsValue = [](const FigureSource& source) { return source.value; };

// clang-format off
constexpr Figure kFigures[]{
    {.id = "mind", .name = onPaper(QT_TRANSLATE_NOOP("percentileSheet", "MIND")), .value = statValue<&Character::mind>, .group = "stats"},
    {.id = "dex", .name = onPaper(QT_TRANSLATE_NOOP("percentileSheet", "DEX")), .value = statValue<&Character::dex>, .group = "stats"},
    {.id = "health", .name = onPaper(QT_TRANSLATE_NOOP("percentileSheet", "Health")), .value = statValue<&Character::healthMax>, .group = "stats"},
    {.id = "initiativeMelee", .quantity = stepOf(Quantity::SheetTenth), .index = kSheetMelee, .name = inWindow(QT_TRANSLATE_NOOP("hitspread::percentile::Sheet", "Initiative, melee: off the die")),
     .sum = tenthSum<kSheetMelee>, .group = "initiative", .paperName = onPaper(QT_TRANSLATE_NOOP("percentileSheet", "Melee: on the die")), .paperValue = opposite},
    {.id = "initiativeRanged", .quantity = stepOf(Quantity::SheetTenth), .index = kSheetRanged, .name = inWindow(QT_TRANSLATE_NOOP("hitspread::percentile::Sheet", "Initiative, ranged: off the die")),
     .sum = tenthSum<kSheetRanged>, .group = "initiative", .paperName = onPaper(QT_TRANSLATE_NOOP("percentileSheet", "Ranged: on the die")), .paperValue = opposite},
    {.id = "margin", .name = onPaper(QT_TRANSLATE_NOOP("percentileSheet", "Margin of this round")), .value = marginValue, .group = "initiative"},
    {.id = "criticalMelee", .quantity = stepOf(Quantity::SheetThreshold), .index = kSheetMelee, .name = inWindow(QT_TRANSLATE_NOOP("hitspread::percentile::Sheet", "Critical in melee: up to")),
     .sum = inWindow(QT_TRANSLATE_NOOP("hitspread::percentile::Sheet", "by the best melee skill"))},
    {.id = "criticalRanged", .quantity = stepOf(Quantity::SheetThreshold), .index = kSheetRanged, .name = inWindow(QT_TRANSLATE_NOOP("hitspread::percentile::Sheet", "Critical shot: up to")),
     .sum = inWindow(QT_TRANSLATE_NOOP("hitspread::percentile::Sheet", "by the best ranged skill"))},
    {.id = "dodge", .quantity = stepOf(Quantity::SheetDodge), .shown = Shown::Always, .name = inWindow(QT_TRANSLATE_NOOP("hitspread::percentile::Sheet", "Dodge")), .sum = dodgeSum,
     .group = "defence", .paperName = onPaper(QT_TRANSLATE_NOOP("percentileSheet", "Dodge")), .paperValue = ratingOnPaper},
    {.id = "block", .quantity = stepOf(Quantity::SheetBlock), .shown = Shown::Always, .name = inWindow(QT_TRANSLATE_NOOP("hitspread::percentile::Sheet", "Block")),
     .sum = inWindow(QT_TRANSLATE_NOOP("hitspread::percentile::Sheet", "with the shield")), .group = "defence", .paperName = onPaper(QT_TRANSLATE_NOOP("percentileSheet", "Block")), .paperValue = ratingOnPaper},
    {.id = "parry", .quantity = stepOf(Quantity::SheetParry), .shown = Shown::Always, .name = inWindow(QT_TRANSLATE_NOOP("hitspread::percentile::Sheet", "Parry, bare hands")),
     .sum = unarmedSum, .group = "defence",
     .paperName = onPaper(QT_TRANSLATE_NOOP("percentileSheet", "Parry, bare hands")), .paperValue = ratingOnPaper},
    {.id = "unarmed", .quantity = stepOf(Quantity::SheetUnarmed), .name = inWindow(QT_TRANSLATE_NOOP("hitspread::percentile::Sheet", "Unarmed")), .sum = unarmedSum},
    {.id = "duel", .quantity = stepOf(Quantity::SheetDuel), .name = inWindow(QT_TRANSLATE_NOOP("hitspread::percentile::Sheet", "Needed in a duel")), .value = duelValue, .sum = tenthSum<kSheetRanged>},

    {.id = "rating", .of = FigureOf::Skill, .quantity = stepOf(Quantity::SheetSkillBase), .group = "skills"},
    {.id = "critical", .of = FigureOf::Skill, .quantity = stepOf(Quantity::SheetSkillThreshold), .group = "skills"},
    {.id = "duel", .of = FigureOf::Skill, .quantity = stepOf(Quantity::SheetSkillDuel), .shown = Shown::Always, .group = "skills"},

    {.id = "skill", .of = FigureOf::Weapon, .name = FigureWords::nameOf(weaponRecord, "skill"), .value = [](const FigureSource& source) { return text::visible(weaponIn(source).skill); }, .group = "weapon"},
    {.id = "rating", .of = FigureOf::Weapon, .quantity = stepOf(Quantity::SheetWeaponRating), .line = neededLine, .group = "weapon.number", .paperValue = ratingOnPaper},
    {.id = "critical", .of = FigureOf::Weapon, .quantity = stepOf(Quantity::SheetWeaponThreshold), .line = inLine(QT_TRANSLATE_NOOP("hitspread::percentile::GearWords", "critical up to %1")),
     .group = "weapon", .paperValue = onPaper(QT_TRANSLATE_NOOP("percentileSheet", "critical up to %1"))},
    {.id = "fumble", .of = FigureOf::Weapon, .name = fumbleName, .value = fumbleValue, .group = "weapon", .paperValue = onPaper(QT_TRANSLATE_NOOP("percentileSheet", "fumble from %1"))},
    {.id = "result", .of = FigureOf::Weapon, .quantity = stepOf(Quantity::SheetWeaponResult), .group = "weapon", .paperValue = onPaper(QT_TRANSLATE_NOOP("percentileSheet", "Result %1 − roll"))},
    {.id = "damage", .of = FigureOf::Weapon, .name = {"hitspread::percentile::RecordFacts", QT_TRANSLATE_NOOP("hitspread::percentile::RecordFacts", "Damage")},
     .value = [](const FigureSource& source) { return damageDiceWords(weaponIn(source)); }, .line = inLine(QT_TRANSLATE_NOOP("hitspread::percentile::GearWords", "damage %1")),
     .group = "weapon", .paperValue = damageOnPaper},
    {.id = "parry", .of = FigureOf::Weapon, .quantity = stepOf(Quantity::SheetWeaponParry), .shown = Shown::Always, .line = parryLine, .group = "weapon", .paperValue = parryOnPaper},
    {.id = "duel", .of = FigureOf::Weapon, .quantity = stepOf(Quantity::SheetWeaponDuel), .value = duelValue, .line = duelLine, .group = "weapon",
     .paperValue = onPaper(QT_TRANSLATE_NOOP("percentileSheet", "duel %1"))},
    {.id = "called", .of = FigureOf::Weapon, .name = calledName, .value = calledValue, .group = "weapon.called", .paperValue = onPaper(QT_TRANSLATE_NOOP("percentileSheet", "called: %1"))},
    {.id = "state", .of = FigureOf::Weapon, .name = {"hitspread::percentile::RecordFacts", QT_TRANSLATE_NOOP("hitspread::percentile::RecordFacts", "Against it")},
     .value = stateValue, .group = "weapon.state"},

    {.id = "points", .of = FigureOf::Armour, .name = {"hitspread::percentile::RecordFacts", QT_TRANSLATE_NOOP("hitspread::percentile::RecordFacts", "Points")},
     .value = [](const FigureSource& source) { return armourPieceWords(source.names(), source.of<Sheet>().armour[source.element]); }, .line = kAsValue},
};

constexpr text::FigureGroup kGroups[]{
    {"stats", onPaper(QT_TRANSLATE_NOOP("percentileSheet", "Character"))},
    {"initiative", onPaper(QT_TRANSLATE_NOOP("percentileSheet", "Initiative")), onPaper(QT_TRANSLATE_NOOP("percentileSheet", "d100 against MIND"))},
    {"defence", onPaper(QT_TRANSLATE_NOOP("percentileSheet", "Defence")), onPaper(QT_TRANSLATE_NOOP("percentileSheet", "Result = rating − roll, in melee + DEX"))},
    {"skills", onPaper(QT_TRANSLATE_NOOP("percentileSheet", "Skills"))},
};

constexpr text::FigureThings kThings[]{
    {FigureOf::Skill, [](const Input& input) { return skillsOf(input.get<Sheet>().character).size(); }, skillName},
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

}  // namespace hitspread::percentile
