#include "ui/systems/threed/knownranks.h"

#include "rules/systems/registry.h"
#include "rules/systems/threed/conditions.h"
#include "rules/systems/threed/melee/handweapons.h"
#include "rules/systems/threed/sheet.h"
#include "rules/systems/threed/system.h"
#include "services/library/recordname.h"
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

}  // namespace

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
    // A dodge needs more in some armour: said, or the number looks wrong beside the rank (3D-DOD-06).
    words << presenter.figures().line(text::FigureOf::Skill, static_cast<std::size_t>(at));
    words.removeAll(QString());
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
