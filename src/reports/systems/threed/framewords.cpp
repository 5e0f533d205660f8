#include "reports/systems/threed/framewords.h"

#include "reports/systems/threed/sheetwords.h"

namespace hitspread::threed::sheet {

SheetFrameWords frameWords(const CombatFacts& facts)
{
    SheetFrameWords all;
    all.title = SheetText::tr("Combat sheet, 3D System");
    all.blankFoot = SheetText::tr("cross boxes from their end, stroke bruising from the beginning");
    all.asksPlayer = true;
    if (const auto& encounter = facts.encounter())
        all.subtitle.append(
            SheetText::tr("%1, round %2, phase %3")
                .arg(words(encounter->name), QString::number(encounter->round), QString::number(encounter->phase)));
    if (!facts.character().player.empty())
        all.subtitle.append(SheetText::tr("player %1").arg(words(facts.character().player)));
    all.subtitle.append(words(facts.character().species));
    return all;
}

}  // namespace hitspread::threed::sheet
