#include "services/exchange/kit.h"

#include "services/library/recordname.h"

#include <algorithm>

namespace hitspread {

std::vector<Possession> kitInOrder(Campaign& campaign, RecordId character)
{
    std::vector<Possession> things = campaign.encounters().possessionsOfCharacter(character);
    std::stable_partition(things.begin(), things.end(), [](const Possession& thing) { return thing.mountedOn == 0; });
    return things;
}

std::vector<ExchangedThing> exchangedKit(Campaign& campaign, RecordId character)
{
    const std::vector<Possession> things = kitInOrder(campaign, character);
    std::vector<ExchangedThing> kit;
    kit.reserve(things.size());
    const auto nameOf = [&](RecordRef record) { return recordName(campaign.library().load(record).record); };
    for (const Possession& thing : things) {
        ExchangedThing& item = kit.emplace_back();
        item.kind = thing.kind;
        item.name = nameOf({thing.kind, thing.item});
        if (thing.ammunition != 0)
            item.ammunition = nameOf({RecordKind::Ammunition, thing.ammunition});
        if (thing.mountedOn != 0)
            item.mountedOn = static_cast<std::size_t>(std::ranges::find(things, thing.mountedOn, &Possession::id)
                                                      - things.begin());
        item.state = thing.state;
    }
    return kit;
}

void giveKit(Campaign& campaign, RecordId character, std::span<const ExchangedThing> kit,
             const std::function<RecordId(RecordKind, const std::string&)>& find)
{
    std::vector<RecordId> given;
    given.reserve(kit.size());
    for (const ExchangedThing& item : kit) {
        Possession thing;
        thing.character = character;
        thing.kind = item.kind;
        thing.item = find(item.kind, item.name);
        thing.ammunition = item.ammunition.empty() ? 0 : find(RecordKind::Ammunition, item.ammunition);
        thing.mountedOn = item.mountedOn ? given[*item.mountedOn] : 0;
        thing.position = static_cast<int>(given.size());
        thing.state = item.state;
        given.push_back(campaign.encounters().insert(thing));
    }
}

}  // namespace hitspread
