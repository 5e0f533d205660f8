#include "ui/systems/threed/sheetfigures.h"

#include "rules/systems/registry.h"
#include "rules/systems/threed/handweapons.h"
#include "rules/systems/threed/modifiers.h"
#include "rules/systems/threed/sheet.h"
#include "rules/systems/threed/system.h"
#include "services/recordname.h"
#include "text/echo.h"
#include "text/labels.h"
#include "ui/sheet/sheetpresenter.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace hitspread::threed {

namespace {

class FigureWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::SheetFigures)
};

/// How the value of a figure is written: a modifier has its sign, a hindrance is what it takes away.
enum class Sign : std::uint8_t { None, Modifier, Hindrance };

/// A figure by the id of its quantity. `sum` may hold %1 and %2, the values of the fields named.
struct Entry {
    std::string_view quantity;
    const char* name;
    const char* sum;
    std::array<std::string_view, 4> fields{};
    bool hiddenAtZero = false;
    Sign sign = Sign::None;
};

// clang-format off
constexpr std::array kFigures{
    Entry{"sheet.actions", QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "Actions a round"), QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "(%1 + %2 + %3) / 10, rounded down, at least 1"), {"dia", "phys", "cool"}},
    Entry{"sheet.phaseActions", QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "of them in phase 1, 2, 3"), QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "by the table of phases"), {}},
    Entry{"sheet.additionalActions", QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "Additional Actions"), QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "advantages and %1 others"), {"additionalActions"}, true},
    Entry{"sheet.initiative", QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "Initiative"), QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "(%1 + %2 + %3 + %4) / 2"), {"dia", "cool", "phys", "dex"}},
    Entry{"sheet.shotsPerRound", QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "Shots a round"), QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "DEX %1 / 2, at least 1"), {"dex"}},
    Entry{"sheet.freeParries", QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "Free parries"), QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "Actions / 2"), {}},
    Entry{"sheet.threshold", QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "Wound threshold"), QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "PHYS %1"), {"phys"}},
    Entry{"sheet.strengthBonus", QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "Strength bonus"), QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "STR %1 / 3"), {"str"}, false, Sign::Modifier},
    Entry{"sheet.oneHandLimit", QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "One-hand recoil limit"), QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "STR %1 / 2"), {"str"}},
    Entry{"sheet.dodgeModifier", QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "Dodge in this armour"), QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "armour worn"), {}, true, Sign::Hindrance},
    Entry{"sheet.woundPenalty", QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "Wounds, on all rolls"), QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "open wounds"), {}, true},
    Entry{"sheet.bleedingInterval", QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "Bleeds every … rounds"), QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "6 less the open wounds, at least 1"), {}, true},
    Entry{"sheet.bleedingLoss", QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "Bleeding takes, Hits"), QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "by the open wounds"), {}, true},
};
// clang-format on

struct Known {
    std::string_view id;
    const char* note;
};

// clang-format off
constexpr std::array kSkills{
    Known{"marksman", QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "caps aims and the scope")}, Known{"autoSupport", QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "bursts")},
    Known{"pistol", ""}, Known{"rifle", ""}, Known{"throwing", ""},
    Known{"dodge", ""}, Known{"acrobatics", ""}, Known{"paramedic", ""},
    Known{"surgery", ""}, Known{"weaponsMaintenance", QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "clears jams")},
    Known{"martialArts", QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "rank on the Initiative Total, a third of it on the strength bonus of its own attacks")},
    Known{"unarmedCombat", ""}, Known{"blade", ""}, Known{"polearm", ""},
    Known{"flexible", ""}, Known{"ebonHealing", ""},
    Known{"oneHandedBlade", ""}, Known{"club", ""}, Known{"bite", ""},
    Known{"shotgun", ""}, Known{"smg", ""}, Known{"support", ""},
};
constexpr std::array kAdvantages{
    Known{"ambidextrous", QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "additional Actions, no off-hand penalty")},
    Known{"rapidFire", QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "Snap Shots")}, Known{"quickDraw", QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "draws and fires in one Action")},
    Known{"danceOfDeath", QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "defends while acting")},
    Known{"balletOfDeath", QT_TRANSLATE_NOOP("hitspread::threed::SheetFigures", "defends against fire as well")},
};
// clang-format on

QString number(std::int32_t value)
{
    return value < 0 ? QStringLiteral("−%1").arg(-qint64{value}) : QString::number(value);
}

QString written(std::int32_t value, Sign sign)
{
    if (sign == Sign::None)
        return number(value);
    const std::int32_t shown = sign == Sign::Hindrance ? -value : value;
    return shown > 0 ? QStringLiteral("+%1").arg(shown) : number(shown);
}

std::vector<RanksEditor::Suggestion> suggestions(std::span<const Known> all)
{
    std::vector<RanksEditor::Suggestion> result;
    for (const Known& one : all)
        result.push_back({std::string(one.id), text::rankName(system(), one.id)});
    return result;
}

QString noteOf(std::span<const Known> all, std::string_view id)
{
    const auto found = std::ranges::find(all, id, &Known::id);
    return found == all.end() || *found->note == '\0' ? QString() : FigureWords::tr(found->note);
}

/// The values of every step of a quantity, in the order of their index.
std::vector<const Step*> stepsOf(const ActionRecord& derived, std::string_view quantity)
{
    const System& system = derived.request.input.system();
    std::vector<const Step*> steps;
    for (const Step& step : derived.findings.steps) {
        if (system.quantities()[step.key.quantity].id != quantity)
            continue;
        // Of a value made in several lines the last says what it came to.
        if (!steps.empty() && steps.back()->key == step.key)
            steps.back() = &step;
        else
            steps.push_back(&step);
    }
    return steps;
}

QString sumOf(const Entry& entry, const AnyRecord& character)
{
    QString sum = FigureWords::tr(entry.sum);
    for (const std::string_view id : entry.fields) {
        if (const FieldDeclaration* field = id.empty() ? nullptr : character.declaration().find(id))
            sum = sum.arg(field->number(character.data(), 0));
    }
    return sum;
}

}  // namespace

std::vector<SheetFigure> sheetFigures(const ActionRecord& derived)
{
    std::vector<SheetFigure> figures;
    const auto* sheet = derived.request.input.as<Sheet>();
    if (!sheet || derived.findings.steps.empty())
        return figures;
    const AnyRecord character(characterRecord, &sheet->character);
    for (const Entry& entry : kFigures) {
        const std::vector<const Step*> steps = stepsOf(derived, entry.quantity);
        if (steps.empty() || (entry.hiddenAtZero && steps.front()->value == 0))
            continue;
        QStringList values;
        for (const Step* step : steps)
            values << written(step->value, entry.sign);
        figures.push_back({steps.front()->key, FigureWords::tr(entry.name), values.join(QStringLiteral(" · ")),
                           sumOf(entry, character)});
    }
    return figures;
}

std::optional<std::int32_t> sheetValue(const ActionRecord& derived, std::string_view quantity)
{
    if (derived.findings.steps.empty())
        return std::nullopt;
    const std::vector<const Step*> steps = stepsOf(derived, quantity);
    return steps.empty() ? std::nullopt : std::optional(steps.front()->value);
}

std::vector<RanksEditor::Suggestion> knownSkills()
{
    return suggestions(kSkills);
}

std::vector<RanksEditor::Suggestion> knownAdvantages()
{
    return suggestions(kAdvantages);
}

QString skillNote(SheetPresenter& presenter, const std::string& skill)
{
    QStringList words;
    const auto& entries = presenter.character().record().as<Character>().skills.entries;
    const auto at = std::ranges::find(entries, skill, [](const auto& entry) { return entry.first; }) - entries.begin();
    if (!presenter.derived().findings.steps.empty()) {
        for (const Step* step : stepsOf(presenter.derived(), "sheet.skillNeeded")) {
            if (step->key.index == at)
                words << FigureWords::tr("%1 or more").arg(number(step->value));
        }
        // A dodge needs more in some armour: said, or the number looks wrong beside the rank (3D-DOD-06).
        for (const Step* step : stepsOf(presenter.derived(), "sheet.skillArmour")) {
            if (step->key.index == at && step->operands[1].value != 0)
                words << FigureWords::tr("armour %1").arg(text::signedNumber(-step->operands[1].value));
        }
    }
    if (const QString note = noteOf(kSkills, skill); !note.isEmpty())
        words << note;
    const CombatantView& who = presenter.sheet().view().who;
    for (const auto* things : {&who.weapons, &who.others}) {
        for (const CombatantView::Item& item : *things) {
            const AnyRecord& thing = item.record.record;
            if (skillUsedWith(thing) == skill)
                words << text::visible(recordName(thing));
        }
    }
    return words.join(QStringLiteral(" · "));
}

QString advantageNote(const std::string& advantage)
{
    return noteOf(kAdvantages, advantage);
}

}  // namespace hitspread::threed
