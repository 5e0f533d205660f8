#include "ui/diagram/bodypictures.h"

#include "text/echo.h"
#include "text/labels.h"

#include <algorithm>
#include <utility>

namespace hitspread::bodypicture {

namespace {

void showWound(LocationCallout& callout, const LocationDigest& location)
{
    constexpr int kWhole = 100;
    callout.wound = location.wound;
    callout.worn = wearOf(kWhole - location.worn, kWhole);
}

}  // namespace

BodyPicture ofDigest(std::shared_ptr<const BodyPlan> plan, const Digest& digest)
{
    BodyPicture picture;
    picture.plan = std::move(plan);
    if (!picture.plan)
        return picture;
    for (const PlanWord& word : picture.plan->data().words)
        picture.words.insert(text::asKept(word.id), text::bodyWord(word.id));
    for (std::size_t i = 0; i < picture.plan->locations().size(); ++i)
        picture.locationNames << (i < digest.locations.size() ? digest.locations[i].name
                                                              : text::fromId(picture.plan->locations()[i]));
    for (std::size_t i = 0; i < digest.locations.size() && i < picture.plan->locations().size(); ++i) {
        // House rules may leave a location without a piece of the body: nothing stands beside it then.
        const auto isOf = [i](const BodyCell& cell) { return cell.location == i; };
        if (std::ranges::none_of(picture.plan->cells(), isOf))
            continue;
        const LocationDigest& location = digest.locations[i];
        LocationCallout callout;
        callout.location = static_cast<int>(i);
        callout.name = location.name;
        callout.shortName = location.shortName;
        callout.hits = location.hits;
        callout.mostHits = location.mostHits;
        callout.note = location.note;
        callout.shortNote = location.shortNote;
        showWound(callout, location);
        callout.armour = location.armour;
        callout.shortArmour = location.shortArmour;
        picture.callouts.push_back(callout);
    }
    return picture;
}

void putChanges(BodyPicture& picture, const ActionRecord& action, std::size_t target)
{
    const Input changed = changedBy(action.request.input, action.findings);
    const Digest after = digestOf(action.system, targetOf(changed, target));
    for (LocationCallout& callout : picture.callouts) {
        if (static_cast<std::size_t>(callout.location) >= after.locations.size())
            continue;
        const LocationDigest& then = after.locations[static_cast<std::size_t>(callout.location)];
        if (callout.armour != then.armour) {
            callout.armourBefore = std::exchange(callout.armour, then.armour);
            callout.shortArmourBefore = std::exchange(callout.shortArmour, then.shortArmour);
        }
        showWound(callout, then);
        if (callout.hits == then.hits)
            continue;
        callout.hitsBefore = callout.hits;
        callout.hits = then.hits;
    }
}

StrikeKind strikeOf(const Deviation& shot, const Effects& effects)
{
    return shot.location < 0 ? StrikeKind::Miss : effects.harms() ? StrikeKind::Hit : StrikeKind::Stopped;
}

std::optional<ChainPicture> memoryOf(const std::vector<RememberedHit>& hits)
{
    constexpr std::size_t kNumbered = 3;
    if (hits.empty())
        return std::nullopt;
    ChainPicture chain;
    const auto struck = static_cast<std::size_t>(
        std::ranges::count_if(hits, [](const RememberedHit& hit) { return hit.shot.location >= 0; }));
    std::size_t number = 0;
    for (const RememberedHit& hit : hits) {
        const bool isMiss = hit.shot.location < 0;
        // A miss leaves nothing behind; that of the last action is still to be seen.
        if (isMiss && hit.entry != hits.back().entry)
            continue;
        ChainMark mark;
        mark.hex = hit.shot.landing;
        mark.from = hit.shot.aim;
        mark.kind = strikeOf(hit.shot, hit.effects);
        if (!isMiss) {
            mark.scar = ++number + kNumbered <= struck;
            mark.number = QString::number(number);
        } else if (&hit == &hits.back() && std::ranges::count(hits, hit.entry, &RememberedHit::entry) == 1) {
            // So many hexes off, as where it was fired; beside other bullets it would be taken for one of their numbers.
            mark.number = QString::number(std::max(0, hit.shot.spread - hit.shot.spent));
        }
        chain.marks.push_back(mark);
    }
    const Deviation& last = hits.back().shot;
    if (last.aim != last.landing)
        chain.trail = {last.aim, last.landing};
    return chain.marks.empty() ? std::nullopt : std::optional(chain);
}

}  // namespace hitspread::bodypicture
