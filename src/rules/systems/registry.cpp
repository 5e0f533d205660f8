#include "rules/systems/registry.h"

#include <algorithm>
#include <array>

#include "rulelists_declared.inc"
#include "systems_declared.inc"

namespace hitspread {

std::span<const RuleList* const> ruleLists()
{
    static const auto all = [] {
        std::array lists{
#include "rulelists_called.inc"
        };
        std::ranges::sort(lists, {}, &RuleList::part);
        return lists;
    }();
    return all;
}

std::span<const System* const> systems()
{
    static const auto all = [] {
        std::array built{
#include "systems_called.inc"
        };
        std::ranges::sort(built, {}, [](const System* system) {
            return (*std::ranges::find(ruleLists(), system->id(), &RuleList::system))->part;
        });
        return built;
    }();
    return all;
}

const System* findSystem(std::string_view id)
{
    const auto all = systems();
    const auto found = std::ranges::find_if(all, [id](const System* system) { return system->id() == id; });
    return found == all.end() ? nullptr : *found;
}

}  // namespace hitspread
