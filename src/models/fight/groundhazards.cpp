#include "models/fight/groundhazards.h"

#include "text/echo.h"
#include "text/lyingwords.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitspread {

namespace {
struct Ground {
    Q_DECLARE_TR_FUNCTIONS(hitspread::Ground)
};
}  // namespace

std::vector<Hazard> hazardsOf(const FightSnapshot& fight)
{
    std::vector<Hazard> all;
    for (const CombatantView& view : fight.combatants) {
        if (view.combatant.away)
            continue;
        const std::optional<KeptArea> kept = keptAreaOf(fight.encounter.system, view.combatant.condition,
                                                        fight.encounter.switches);
        if (!kept)
            continue;
        Hazard area;
        area.mark = Mark::Area;
        area.gunner = view.combatant.id;
        area.name = Ground::tr("Fire of %1").arg(text::visible(view.combatant.name));
        area.detail = kept->words;
        area.until = kept->until;
        area.field = kept->field;
        all.push_back(std::move(area));
    }
    for (const LyingView& view : fight.lying) {
        Hazard grenade;
        grenade.lying = view.possession.id;
        grenade.name = text::lyingWords(view);
        grenade.detail = text::fuseWords(view.possession.state.as<Lying>());
        grenade.isDue = view.possession.state.as<Lying>().fuse == 0;
        all.push_back(std::move(grenade));
    }
    std::stable_partition(all.begin(), all.end(), [](const Hazard& hazard) { return hazard.isDue; });
    return all;
}

}  // namespace hitspread
