#include "services/backup/campaigncontents.h"

#include "services/ports/campaign.h"

#include <algorithm>
#include <limits>
#include <map>

namespace hitspread {

namespace {

/// Goes through two lists that are in the order of their numbers side by side.
template <typename Item, typename OnlyThen, typename OnlyNow, typename Both>
void sideBySide(const std::vector<Item>& then, const std::vector<Item>& now, const OnlyThen& onlyThen,
                const OnlyNow& onlyNow, const Both& both)
{
    auto left = then.begin();
    auto right = now.begin();
    while (left != then.end() || right != now.end()) {
        if (right == now.end() || (left != then.end() && left->id < right->id))
            onlyThen(*left++);
        else if (left == then.end() || right->id < left->id)
            onlyNow(*right++);
        else
            both(*left++, *right++);
    }
}

/// Who was taken out of a backup has a new number: of one name on both sides, it is the same person.
void pairByName(std::vector<PersonContents>& then, std::vector<PersonContents>& now, std::vector<std::string>& changed)
{
    std::erase_if(then, [&](const PersonContents& before) {
        const auto after = std::ranges::find(now, before.name, &PersonContents::name);
        if (after == now.end())
            return false;
        if (after->written != before.written)
            changed.push_back(before.name);
        now.erase(after);
        return true;
    });
}

std::vector<FightContents> fightsOf(Campaign& campaign)
{
    const std::map<Scope, EntryId> heads = campaign.log().heads();
    std::vector<FightContents> fights;
    for (const Encounter& encounter : campaign.encounters().encounters()) {
        FightContents fight{
            .id = encounter.id, .name = encounter.name, .system = encounter.system, .round = encounter.round};
        fight.isBetween = encounter.between;
        fight.people = campaign.encounters().combatants(encounter.id).size();
        const auto head = heads.find({ScopeKind::Encounter, encounter.id});
        if (head != heads.end() && head->second != 0) {
            fight.head = head->second;
            fight.lastAction = campaign.log().entry(fight.head).title;
        }
        fights.push_back(std::move(fight));
    }
    std::ranges::sort(fights, {}, &FightContents::id);
    return fights;
}

std::vector<PersonContents> peopleOf(Campaign& campaign)
{
    LibraryQuery all{.kind = RecordKind::Character};
    all.limit = std::numeric_limits<std::int32_t>::max();
    std::vector<PersonContents> people;
    for (const LibraryRow& row : campaign.library().list(all))
        people.push_back({row.id, row.name, campaign.snapshot({RecordKind::Character, row.id})});
    std::ranges::sort(people, {}, &PersonContents::id);
    return people;
}

}  // namespace

CampaignContents contentsOf(Campaign& campaign)
{
    return campaign.atOneMoment([&campaign] { return CampaignContents{fightsOf(campaign), peopleOf(campaign)}; });
}

ContentsDifference differenceOf(const CampaignContents& then, const CampaignContents& now)
{
    ContentsDifference difference{
        .people = then.people.size(), .fights = then.fights.size(), .fightsThen = then.fights};
    const auto namesInto = [](std::vector<std::string>& names) {
        return [&names](const auto& item) { names.push_back(item.name); };
    };
    std::vector<PersonContents> onlyThen;
    std::vector<PersonContents> onlyNow;
    const auto into = [](std::vector<PersonContents>& people) {
        return [&people](const PersonContents& person) { people.push_back(person); };
    };
    sideBySide(then.people, now.people, into(onlyThen), into(onlyNow),
               [&](const PersonContents& before, const PersonContents& after) {
                   if (before.written != after.written)
                       difference.peopleChanged.push_back(after.name);
               });
    pairByName(onlyThen, onlyNow, difference.peopleChanged);
    std::ranges::for_each(onlyThen, namesInto(difference.peopleOnlyThen));
    std::ranges::for_each(onlyNow, namesInto(difference.peopleOnlyNow));
    sideBySide(then.fights, now.fights, namesInto(difference.fightsOnlyThen), namesInto(difference.fightsOnlyNow),
               [&](const FightContents& before, const FightContents& after) {
                   if (before.head != after.head || before.round != after.round || before.people != after.people
                       || before.name != after.name)
                       difference.fightsChanged.push_back({before, after});
               });
    return difference;
}

}  // namespace hitspread
