#include "services/people/goingon.h"

#include "rules/core/time/lasting.h"
#include "services/library/possessions.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace hitspread::goingon {

namespace {

/// What is counted so ends with the fight.
bool isOfTheFight(const Possession& thing)
{
    if (thing.kind != RecordKind::ConditionTemplate || thing.state.isNull())
        return false;
    const auto& lasting = thing.state.as<Lasting>();
    return lasting.left != kNoEntry && (lasting.unit == TimeUnit::Phases || lasting.unit == TimeUnit::Rounds);
}

}  // namespace

AnyRecord over(const AnyRecord& state, const AnyRecord& base)
{
    AnyRecord result = base.cloned();
    for (const FieldDeclaration& field : state.declaration().fields) {
        if (!field.goesOn || !field.isNumeric())
            continue;
        const std::size_t elements = std::max(field.elementsIn(state.data()), field.elementsIn(base.data()));
        for (std::size_t i = 0; i < elements; ++i)
            field.setNumber(result.data(), i, field.number(state.data(), i));
    }
    return result;
}

AnyRecord condition(const AnyRecord& condition)
{
    return over(condition, AnyRecord(condition.declaration()));
}

std::vector<Possession> things(Campaign& campaign, RecordId character, const std::vector<Possession>& things)
{
    std::vector<Possession> kit = campaign.encounters().possessionsOfCharacter(character);
    const auto heldAtHome = [&kit](const Possession& thing) {
        const auto found = std::ranges::find_if(kit, [&thing](const Possession& one) {
            return one.kind == thing.kind && one.item == thing.item && !one.state.isNull();
        });
        if (found == kit.end())
            return AnyRecord();
        AnyRecord state = found->state;
        kit.erase(found);  // of two of a kind each is one
        return state;
    };
    std::vector<Possession> all;
    all.reserve(things.size());
    for (Possession thing : things) {
        if (isOfTheFight(thing))
            continue;
        if (thing.kind == RecordKind::ConditionTemplate) {
            thing.state = thing.state.cloned();
            thing.state.as<Lasting>().anchor = 0;
        } else if (!thing.state.isNull()) {
            AnyRecord home = heldAtHome(thing);
            if (home.isNull())
                home = freshStateOf({thing.kind, thing.item}, campaign.library().load({thing.kind, thing.item}));
            thing.state = over(thing.state, home);
        }
        all.push_back(std::move(thing));
    }
    return all;
}

std::vector<RecordId> sameThings(const std::vector<Possession>& before, const std::vector<Possession>& after)
{
    std::vector<RecordId> same(after.size(), 0);
    std::map<RecordId, RecordId> counterparts{{0, 0}};  // of each of `after` among `before`
    std::set<RecordId> taken;
    // What is mounted comes behind what it is mounted on.
    for (const bool isMounted : {false, true}) {
        for (std::size_t i = 0; i < after.size(); ++i) {
            const Possession& thing = after[i];
            const auto mount = counterparts.find(thing.mountedOn);
            if ((thing.mountedOn != 0) != isMounted || mount == counterparts.end())
                continue;
            const auto found = std::ranges::find_if(before, [&](const Possession& one) {
                return one.kind == thing.kind && one.item == thing.item && one.mountedOn == mount->second
                    && !taken.contains(one.id);
            });
            if (found == before.end())
                continue;
            same[i] = found->id;
            taken.insert(found->id);
            counterparts.emplace(thing.id, found->id);
        }
    }
    return same;
}

}  // namespace hitspread::goingon
