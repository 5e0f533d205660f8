#include "reports/combatsheet.h"

#include "services/refusal/problem.h"
#include "text/echo.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

// Written when the project is configured: one function per folder below systems/.
#include "combatsheets_declared.inc"

namespace hitspread {

namespace {

std::span<const CombatSheet* const> sheets()
{
    static const auto all = std::to_array<const CombatSheet*>({
#include "combatsheets_called.inc"
    });
    return all;
}

const CombatSheet& sheetOf(const SheetSubject& subject)
{
    const auto found = std::ranges::find(sheets(), subject.system, &CombatSheet::system);
    if (found == sheets().end())
        refuse<Reason::NoCombatSheet>(subject.who.combatant.name);
    return **found;
}

}  // namespace

std::vector<std::string_view> combatSheetSystems()
{
    std::vector<std::string_view> systems;
    for (const CombatSheet* sheet : sheets())
        systems.push_back(sheet->system);
    return systems;
}

paper::Printout combatSheet(const std::vector<SheetSubject>& subjects, const SheetOptions& options)
{
    paper::Printout printout;
    printout.setup = options.setup;
    QStringList names;
    for (const SheetSubject& subject : subjects) {
        const QString name = text::visible(subject.who.combatant.name);
        if (subjects.size() > 1 && !options.blank)
            printout.bookmarks.push_back({name, printout.pages.size()});
        for (paper::Page& page : sheetOf(subject).pages(subject, options))
            printout.pages.push_back(std::move(page));
        names.append(name);
    }
    printout.title = options.blank
        ? QCoreApplication::translate("combatSheet", "Combat sheet, blank")
        : QCoreApplication::translate("combatSheet", "%1, combat sheet").arg(names.join(u", "_qs));
    return printout;
}

}  // namespace hitspread
