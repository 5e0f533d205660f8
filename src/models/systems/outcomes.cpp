#include "models/systems/outcomes.h"

#include "models/systems/percentile/percentileoutcome.h"
#include "models/systems/threed/threedoutcome.h"

namespace hitspread::outcomes {

QString ofAction(const ActionRecord& action)
{
    if (action.system == "threed")
        return threed::outcomeOf(action);
    return action.system == "percentile" ? percentile::outcomeOf(action) : QString();
}

QString ofSection(const ActionRecord& action, std::string_view section)
{
    return action.system == "threed" ? threed::sectionOutcome(action, section) : QString();
}

}  // namespace hitspread::outcomes
