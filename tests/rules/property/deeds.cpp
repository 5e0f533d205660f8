#include "property/deeds.h"

#include "property/requests.h"
#include "rules/core/resolution.h"
#include "rules/systems/registry.h"

#include <rapidcheck.h>

namespace hitspread::threed {

namespace {

constexpr std::array kKinds{Kind{"shot", shotDeed},
                            Kind{"volley", volleyDeed},
                            Kind{"twoGuns", twoGunsDeed},
                            Kind{"suppress", suppressDeed},
                            Kind{"evade", evadeDeed},
                            Kind{"melee", meleeDeed},
                            Kind{"throw", throwDeed},
                            Kind{"grenade", grenadeDeed},
                            Kind{"dodge", dodgeDeed},
                            Kind{"dance", danceDeed},
                            Kind{"ready", readyDeed},
                            Kind{"readyThrown", readyThrownDeed},
                            Kind{"prepare", prepareDeed},
                            Kind{"phase", phaseDeed, true},
                            Kind{"phase", phaseDeed, true},
                            Kind{"opportunity", opportunityDeed},
                            Kind{"split", splitDeed},
                            Kind{"aid", aidDeed, true},
                            Kind{"treat", treatDeed},
                            Kind{"recover", recoverDeed, true},
                            Kind{"initiative", initiativeDeed},
                            Kind{"harm", harmDeed},
                            Kind{"rest", restDeed, true}};

}  // namespace

std::span<const Kind> kinds()
{
    return kKinds;
}

bool carryOut(Fight& fight, Deed& deed)
{
    Prepared prepared = kKinds[deed.action].prepare(fight, deed);
    if (!prepared.input.validate(plan().get()).empty())
        return false;
    Findings findings;
    if (deed.answers.isEmpty()) {
        DeedAnswerer answerer(deed);
        RC_ASSERT(!resolveInto(prepared.input, plan().get(), {}, answerer, &findings));
        deed.answers = findings.answers;
    } else {
        TapeAnswerer tape(deed.answers);
        RC_ASSERT(!resolveInto(prepared.input, plan().get(), {}, tape, &findings));
    }
    prepared.input = after(std::move(prepared.input), findings);
    prepared.back(fight, prepared.input);
    return true;
}

}  // namespace hitspread::threed
