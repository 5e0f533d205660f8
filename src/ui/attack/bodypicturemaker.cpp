#include "ui/attack/bodypicturemaker.h"

#include "rules/systems/registry.h"
#include "text/labels.h"

#include <QCoreApplication>

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
    for (std::size_t i = 0; i < digest.locations.size(); ++i) {
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

BodyPicture ofAction(const ActionRecord& action, std::optional<Hex> aim, bool finished)
{
    const System& system = systemOf(action.request.input);
    const Digest before = digestOf(action.system, targetOf(action.request.input));
    BodyPicture picture = ofDigest(action.request.plan, before);
    picture.rose = false;
    picture.aim = aim;
    picture.selected = aim;
    if (!finished || !system.deviation())
        return picture;

    const Input changed = changedBy(action.request.input, action.findings);
    const Digest after = digestOf(action.system, targetOf(changed));
    for (std::size_t i = 0; i < picture.callouts.size() && i < after.locations.size(); ++i) {
        LocationCallout& callout = picture.callouts[i];
        callout.armour = after.locations[i].armour;
        callout.shortArmour = after.locations[i].shortArmour;
        if (callout.hits == after.locations[i].hits)
            continue;
        callout.hitsBefore = callout.hits;
        callout.hits = after.locations[i].hits;
    }
    const std::vector<Deviation> deviations = system.deviation()->deviations(action.findings.steps);
    if (deviations.empty())
        return picture;
    const Deviation& shot = deviations.back();
    DriftPicture drift;
    drift.aim = shot.aim;
    if (shot.direction > 0) {
        for (int i = 1; i <= shot.spread; ++i)
            drift.path.push_back(walk(shot.aim, shot.direction, i));
    }
    const int length = static_cast<int>(drift.path.size());
    drift.settled = qBound(0, shot.spread - shot.spent, length);
    drift.hit = shot.location >= 0;
    drift.number = QString::number(drift.settled);
    if (drift.settled < length)
        drift.farLabel = length == 1
            ? QCoreApplication::translate("hitspread::bodypicture", "1 hex without aiming")
            : QCoreApplication::translate("hitspread::bodypicture", "%1 hexes without aiming").arg(length);
    picture.selected.reset();
    picture.roseDirection = shot.direction;
    picture.drift = drift;
    return picture;
}

}  // namespace hitspread::bodypicture
