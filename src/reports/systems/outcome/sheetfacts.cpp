#include "reports/systems/outcome/sheetfacts.h"

#include "rules/systems/outcome/system.h"
#include "text/echo.h"
#include "text/labels.h"

namespace hitspread::outcome::sheet {

SheetFacts::SheetFacts(const SheetSubject& subject, bool blank) : SheetRecordsOf(system(), subject, blank)
{
    if (isBlank)
        return;
    for (const auto& [id, name] : subject.present)
        present[static_cast<std::int32_t>(id)] = text::visible(name);
}

QString SheetFacts::nameOf(std::int32_t who) const
{
    if (who == 0)
        return {};
    const auto found = present.find(who);
    return found == present.end() ? SheetText::tr("somebody") : found->second;
}

SheetFrameWords frameWords(const SheetSubject& subject)
{
    SheetFrameWords words;
    words.title = SheetText::tr("Combat sheet, %1").arg(text::systemName(system()));
    words.blankFoot = SheetText::tr("cross a box for each damage level; each turn begins with new declarations");
    if (const auto& fight = subject.encounter)
        words.subtitle.append(
            SheetText::tr("%1, turn %2", "fight").arg(text::visible(fight->name), QString::number(fight->round)));
    return words;
}

}  // namespace hitspread::outcome::sheet
