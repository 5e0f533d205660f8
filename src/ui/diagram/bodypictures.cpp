#include "ui/diagram/bodypictures.h"

#include "rules/systems/registry.h"
#include "text/labels.h"

#include <algorithm>
#include <set>
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

std::optional<ChainPicture> hitsOf(const ActionRecord& action, RecordId target)
{
    const System* system = findSystem(action.system);
    if (!system || !system->deviation())
        return std::nullopt;
    // Which of several targets he is: those bound to the action, in their order.
    const ActionDeclaration& declaration = action.request.input.action();
    std::set<int> places;
    for (const BoundPart& bound : action.bindings) {
        if (declaration.parts[bound.part].role == Role::Target
            && bound.record == RecordRef{RecordKind::Condition, target})
            places.insert(bound.element);
    }
    const std::vector<Deviation> shots = system->deviation()->deviations(action.findings.steps);
    ChainPicture chain;
    for (const Deviation& shot : shots) {
        if (!places.contains(shot.target))
            continue;
        ChainMark mark;
        mark.hex = shot.landing;
        mark.from = shot.aim;
        mark.kind = shot.location >= 0 ? ChainMark::Kind::Hit : ChainMark::Kind::Miss;
        // One alone needs no number.
        if (shots.size() > 1)
            mark.number = QString::number(shot.bullet + 1);
        chain.marks.push_back(mark);
    }
    return chain.marks.empty() ? std::nullopt : std::optional(chain);
}

}  // namespace hitspread::bodypicture
