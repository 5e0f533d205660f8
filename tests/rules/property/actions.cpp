#include "property/actions.h"

#include "property/requests.h"
#include "rules/core/trace/resolution.h"
#include "rules/systems/registry.h"

#include <rapidcheck.h>

namespace hitspread::threed {

namespace {

constexpr std::array kKinds{Kind{"shot", shotAction},
                            Kind{"volley", volleyAction},
                            Kind{"twoGuns", twoGunsAction},
                            Kind{"suppress", suppressAction},
                            Kind{"evade", evadeAction},
                            Kind{"melee", meleeAction},
                            Kind{"throw", throwAction},
                            Kind{"grenade", grenadeAction},
                            Kind{"dodge", dodgeAction},
                            Kind{"dance", danceAction},
                            Kind{"ready", readyAction},
                            Kind{"readyThrown", readyThrownAction},
                            Kind{"prepare", prepareAction},
                            Kind{"phase", phaseAction, true},
                            Kind{"phase", phaseAction, true},
                            Kind{"opportunity", opportunityAction},
                            Kind{"split", splitAction},
                            Kind{"aid", aidAction, true},
                            Kind{"treat", treatAction},
                            Kind{"recover", recoverAction, true},
                            Kind{"initiative", initiativeAction},
                            Kind{"harm", harmAction},
                            Kind{"rest", restAction, true}};

}  // namespace

std::span<const Kind> kinds()
{
    return kKinds;
}

bool carryOut(Fight& fight, SimpleAction& simple)
{
    Prepared prepared = kKinds[simple.action].prepare(fight, simple);
    if (!prepared.input.validate(plan().get()).empty())
        return false;
    Findings findings;
    if (simple.answers.isEmpty()) {
        ActionAnswerer answerer(simple);
        RC_ASSERT(!resolveInto(prepared.input, plan().get(), {}, answerer, &findings));
        simple.answers = findings.answers;
    } else {
        TapeAnswerer tape(simple.answers);
        RC_ASSERT(!resolveInto(prepared.input, plan().get(), {}, tape, &findings));
    }
    prepared.input = after(std::move(prepared.input), findings);
    prepared.back(fight, prepared.input);
    return true;
}

}  // namespace hitspread::threed
