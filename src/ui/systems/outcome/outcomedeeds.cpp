#include "ui/systems/outcome/outcomedeeds.h"

#include "rules/systems/outcome/system.h"
#include "ui/attack/attackpanels.h"

namespace hitspread::outcome {

std::vector<Deed> deedsOf(const CombatantView& who)
{
    return declaredDeeds(system(), who);
}

}  // namespace hitspread::outcome
