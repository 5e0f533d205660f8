#include "ui/diagram/bodypictures.h"

#include "text/labels.h"

#include <algorithm>
#include <utility>

namespace hitspread::bodypicture {

BodyPicture ofDigest(std::shared_ptr<const BodyPlan> plan, const Digest& digest)
{
    BodyPicture picture;
    picture.plan = std::move(plan);
    if (!picture.plan)
        return picture;
    for (const PlanWord& word : picture.plan->data().words)
        picture.words.insert(QString::fromStdString(word.id), text::bodyWord(word.id));
    for (std::size_t i = 0; i < picture.plan->locations().size(); ++i)
        picture.locationNames << (i < digest.locations.size() ? digest.locations[i].name
                                                              : text::fromId(picture.plan->locations()[i]));
    for (std::size_t i = 0; i < digest.locations.size() && i < picture.plan->locations().size(); ++i) {
        const LocationDigest& location = digest.locations[i];
        LocationCallout callout;
        callout.location = static_cast<int>(i);
        callout.name = location.name;
        callout.shortName = location.shortName;
        callout.hits = location.hits;
        callout.mostHits = location.mostHits;
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
    for (std::size_t i = 0; i < picture.callouts.size() && i < after.locations.size(); ++i) {
        LocationCallout& callout = picture.callouts[i];
        if (callout.armour != after.locations[i].armour) {
            callout.armourBefore = std::exchange(callout.armour, after.locations[i].armour);
            callout.shortArmourBefore = std::exchange(callout.shortArmour, after.locations[i].shortArmour);
        }
        if (callout.hits == after.locations[i].hits)
            continue;
        callout.hitsBefore = callout.hits;
        callout.hits = after.locations[i].hits;
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
        }
        chain.marks.push_back(mark);
    }
    const Deviation& last = hits.back().shot;
    if (last.aim != last.landing)
        chain.trail = {last.aim, last.landing};
    return chain.marks.empty() ? std::nullopt : std::optional(chain);
}

}  // namespace hitspread::bodypicture
