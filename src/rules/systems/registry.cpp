#include "rules/systems/registry.h"

#include "rules/systems/outcome/catalogue.h"
#include "rules/systems/percentile/catalogue.h"
#include "rules/systems/percentile/system.h"
#include "rules/systems/rollunder/catalogue.h"
#include "rules/systems/stepindexes.h"
#include "rules/systems/threed/catalogue.h"
#include "rules/systems/threed/stepindexes.h"
#include "rules/systems/threed/system.h"
#include "rules/systems/twod6/catalogue.h"

#include <algorithm>
#include <array>

namespace hitspread {

std::span<const System* const> systems()
{
    static const std::array<const System*, 2> all{&threed::system(), &percentile::system()};
    return all;
}

std::span<const RuleList> ruleLists()
{
    static const std::array<RuleList, 5> all{{{"threed", threed::catalogue()},
                                              {"percentile", percentile::catalogue()},
                                              {"rollunder", rollunder::catalogue()},
                                              {"twod6", twod6::catalogue()},
                                              {"outcome", outcome::catalogue()}}};
    return all;
}

const System* findSystem(std::string_view id)
{
    const auto all = systems();
    const auto found = std::ranges::find_if(all, [id](const System* system) { return system->id() == id; });
    return found == all.end() ? nullptr : *found;
}

std::span<const StepIndexes> stepIndexesOf(const System& system)
{
    return &system == &threed::system() ? threed::stepIndexes() : std::span<const StepIndexes>();
}

namespace {

const System& ownerOf(const threed::Shot&)
{
    return threed::system();
}
const System& ownerOf(const threed::Check&)
{
    return threed::system();
}
const System& ownerOf(const threed::Preparation&)
{
    return threed::system();
}
const System& ownerOf(const threed::Sheet&)
{
    return threed::system();
}
const System& ownerOf(const threed::Melee&)
{
    return threed::system();
}
const System& ownerOf(const threed::Throw&)
{
    return threed::system();
}
const System& ownerOf(const threed::Dodge&)
{
    return threed::system();
}
const System& ownerOf(const threed::Dance&)
{
    return threed::system();
}
const System& ownerOf(const threed::Ready&)
{
    return threed::system();
}
const System& ownerOf(const threed::ReadyThrown&)
{
    return threed::system();
}
const System& ownerOf(const threed::Volley&)
{
    return threed::system();
}
const System& ownerOf(const threed::TwoGuns&)
{
    return threed::system();
}
const System& ownerOf(const threed::Suppress&)
{
    return threed::system();
}
const System& ownerOf(const threed::Evade&)
{
    return threed::system();
}
const System& ownerOf(const threed::Initiative&)
{
    return threed::system();
}
const System& ownerOf(const threed::PhaseChange&)
{
    return threed::system();
}
const System& ownerOf(const threed::Opportunity&)
{
    return threed::system();
}
const System& ownerOf(const threed::Split&)
{
    return threed::system();
}
const System& ownerOf(const threed::FirstAid&)
{
    return threed::system();
}
const System& ownerOf(const threed::Treatment&)
{
    return threed::system();
}
const System& ownerOf(const threed::Recovery&)
{
    return threed::system();
}
const System& ownerOf(const threed::Shift&)
{
    return threed::system();
}
const System& ownerOf(const threed::GrenadeAttack&)
{
    return threed::system();
}
const System& ownerOf(const threed::Harm&)
{
    return threed::system();
}
const System& ownerOf(const threed::GroupRest&)
{
    return threed::system();
}
const System& ownerOf(const percentile::Duel&)
{
    return percentile::system();
}

}  // namespace

const System& systemOf(const Input& input)
{
    return std::visit([](const auto& action) -> const System& { return ownerOf(action); }, input.action);
}

}  // namespace hitspread
