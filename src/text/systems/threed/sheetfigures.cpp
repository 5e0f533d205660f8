#include "text/systems/threed/phrases.h"

#include "rules/systems/threed/sheet.h"
#include "rules/systems/threed/system.h"
#include "rules/systems/threed/vocabulary.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/naming.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitspread::threed {

namespace {

using text::Figure;
using text::FigureOf;
using text::FigureSource;
using text::FigureWords;
using text::Shown;
using text::stepOf;
using text::Written;

/// Translation contexts: of what the window says, of what stands on paper.
struct FigureText {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::SheetFigures)
};
struct PaperText {
    Q_DECLARE_TR_FUNCTIONS(threedSheet)
};

constexpr text::WordsIn say{"hitspread::threed::SheetFigures"};
constexpr text::WordsIn onPaper{"threedSheet"};

QString actionsOnPaper(const FigureSource& source)
{
    const std::int32_t more = source.find(Quantity::SheetAdditionalActions, 0).value_or(0);
    return more > 0 ? QStringLiteral("%1 + %2").arg(source.value, QString::number(more)) : source.value;
}

/// Beside hardened cells only.
QString physValue(const FigureSource& source)
{
    return source.step->value == source.of<Sheet>().character.phys ? QString() : source.value;
}

/// "7+"; what three dice cannot show is not to be had.
QString neededOnPaper(const FigureSource& source)
{
    constexpr std::int32_t kLeastOfThree = 3;
    constexpr std::int32_t kMostOfThree = 18;
    return source.step->value > kMostOfThree ? QStringLiteral("–")
                                             : PaperText::tr("%1+").arg(std::max(kLeastOfThree, source.step->value));
}

/// What armour takes off a dodge (3D-DOD-06).
QString armourValue(const FigureSource& source)
{
    const std::int32_t armour = source.step->operands[1].value;
    return armour == 0 ? QString() : text::signedNumber(-armour);
}

QString dodgeModifierName(const FigureSource&)
{
    return text::label(system(), {stepOf(Quantity::SheetDodgeModifier), 0});
}

// clang-format off
constexpr Figure kFigures[]{
    {.id = "actions", .quantity = stepOf(Quantity::SheetActions),
     .name = say(QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "Actions a round")), .sum = say(QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "(%1 + %2 + %3) / 10, rounded down, at least 1"), {"dia", "phys", "cool"}),
     .group = "stats", .paperName = onPaper(QT_TRANSLATE_NOOP("threedSheet", "Actions a round")), .paperValue = actionsOnPaper},
    {.id = "phaseActions", .quantity = stepOf(Quantity::SheetPhaseActions), .isEach = true, .shown = Shown::NotBlank,
     .name = say(QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "of them in phase 1, 2, 3")), .sum = say(QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "by the table of phases"))},
    {.id = "additionalActions", .quantity = stepOf(Quantity::SheetAdditionalActions), .shown = Shown::UnlessZero,
     .name = say(QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "Additional Actions")), .sum = say(QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "advantages and %1 others"), {"additionalActions"})},
    {.id = "initiative", .quantity = stepOf(Quantity::SheetInitiative),
     .name = say(QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "Initiative")), .sum = say(QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "(%1 + %2 + %3 + %4) / 2"), {"dia", "cool", "phys", "dex"}),
     .group = "stats", .paperName = onPaper(QT_TRANSLATE_NOOP("threedSheet", "Initiative 3d6 +"))},
    {.id = "shotsPerRound", .quantity = stepOf(Quantity::SheetShotsPerRound),
     .name = say(QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "Shots a round")), .sum = say(QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "DEX %1 / 2, at least 1"), {"dex"}),
     .group = "stats", .paperName = onPaper(QT_TRANSLATE_NOOP("threedSheet", "Shots a round"))},
    {.id = "freeParries", .quantity = stepOf(Quantity::SheetFreeParries),
     .name = say(QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "Free parries")), .sum = say(QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "Actions / 2")),
     .group = "stats", .paperName = onPaper(QT_TRANSLATE_NOOP("threedSheet", "Free parries a round"))},
    {.id = "threshold", .quantity = stepOf(Quantity::SheetThreshold),
     .name = say(QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "Wound threshold")), .sum = say(QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "PHYS %1"), {"phys"}),
     .group = "stats", .paperName = onPaper(QT_TRANSLATE_NOOP("threedSheet", "Wound threshold"))},
    {.id = "strengthBonus", .quantity = stepOf(Quantity::SheetStrengthBonus), .written = Written::Modifier,
     .name = say(QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "Strength bonus")), .sum = say(QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "STR %1 / 3"), {"str"}),
     .group = "stats", .paperName = onPaper(QT_TRANSLATE_NOOP("threedSheet", "Strength bonus"))},
    {.id = "oneHandLimit", .quantity = stepOf(Quantity::SheetOneHandLimit),
     .name = say(QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "One-hand recoil limit")), .sum = say(QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "STR %1 / 2"), {"str"}),
     .group = "stats", .paperName = onPaper(QT_TRANSLATE_NOOP("threedSheet", "Recoil one hand holds"))},
    {.id = "dodgeModifier", .quantity = stepOf(Quantity::SheetDodgeModifier), .written = Written::Hindrance, .shown = Shown::UnlessZero,
     .name = say(QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "Dodge in this armour")), .sum = say(QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "armour worn"))},
    {.id = "woundPenalty", .quantity = stepOf(Quantity::SheetWoundPenalty), .shown = Shown::UnlessZero,
     .name = say(QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "Wounds, on all rolls")), .sum = say(QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "open wounds"))},
    {.id = "bleedingInterval", .quantity = stepOf(Quantity::SheetBleedingInterval), .shown = Shown::UnlessZero,
     .name = say(QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "Bleeds every … rounds")), .sum = say(QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "6 less the open wounds, at least 1"))},
    {.id = "bleedingLoss", .quantity = stepOf(Quantity::SheetBleedingLoss), .shown = Shown::UnlessZero,
     .name = say(QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "Bleeding takes, Hits")), .sum = say(QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "by the open wounds"))},
    {.id = "phys", .quantity = stepOf(Quantity::SheetPhys), .shown = Shown::NotBlank, .value = physValue,
     .group = "stats", .paperName = onPaper(QT_TRANSLATE_NOOP("threedSheet", "PHYS left beside hardened cells"))},

    {.id = "needed", .of = FigureOf::Skill, .quantity = stepOf(Quantity::SheetSkillNeeded), .line = say(QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "%1 or more")),
     .group = "skills", .paperValue = neededOnPaper},
    {.id = "armour", .of = FigureOf::Skill, .quantity = stepOf(Quantity::SheetSkillArmour), .name = dodgeModifierName, .value = armourValue, .line = say(QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "armour %1"))},

    {.id = "hitsLeft", .of = FigureOf::Location, .quantity = stepOf(Quantity::SheetHitsLeft)},
    {.id = "state", .of = FigureOf::Location, .quantity = stepOf(Quantity::SheetState), .written = Written::AsStep},
    {.id = "pv", .of = FigureOf::Location, .quantity = stepOf(Quantity::SheetPv)},
    {.id = "id", .of = FigureOf::Location, .quantity = stepOf(Quantity::SheetId)},
    {.id = "idFull", .of = FigureOf::Location, .quantity = stepOf(Quantity::SheetIdFull)},
};

constexpr text::FigureThings kThings[]{
    {FigureOf::Skill, [](const Input& input) { return input.get<Sheet>().character.skills.entries.size(); },
     [](const FigureSource& source) { return text::rankName(system(), source.of<Sheet>().character.skills.entries[source.element].first); }},
    {FigureOf::Location, [](const Input&) { return kLocations; },
     [](const FigureSource& source) { return text::elementName(text::Naming::usual(system()), *armourRecord.find("id"), source.element); }},
};
// clang-format on

constexpr text::SheetTable kSheetTable{kFigures, {}, kThings};

}  // namespace

const text::SheetTable& sheetTable()
{
    return kSheetTable;
}

}  // namespace hitspread::threed
