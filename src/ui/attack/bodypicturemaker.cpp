#include "ui/attack/bodypicturemaker.h"

#include "rules/systems/registry.h"
#include "text/labels.h"

#include <QCoreApplication>

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

namespace {

QString choiceWords(const SpendOption& option)
{
    return option.value == 1
        ? QCoreApplication::translate("hitspread::bodypicture", "1 point: %1").arg(option.words)
        : QCoreApplication::translate("hitspread::bodypicture", "%1 points: %2").arg(option.value).arg(option.words);
}

}  // namespace

DriftPicture driftOf(const Deviation& shot, int spent, const std::vector<SpendOption>& spends)
{
    DriftPicture drift;
    drift.aim = shot.aim;
    if (shot.direction > 0) {
        for (int i = 1; i <= shot.spread; ++i)
            drift.path.push_back(walk(shot.aim, shot.direction, i));
    }
    const int length = static_cast<int>(drift.path.size());
    drift.settled = qBound(0, shot.spread - spent, length);
    drift.hit = shot.location >= 0;
    for (const SpendOption& option : spends) {
        if (option.value == spent && option.shot)
            drift.hit = option.shot->location >= 0;
    }
    if (drift.settled < length || !spends.empty())
        drift.farLabel = length == 1
            ? QCoreApplication::translate("hitspread::bodypicture", "1 hex without aiming")
            : QCoreApplication::translate("hitspread::bodypicture", "%1 hexes without aiming").arg(length);
    for (const SpendOption& option : spends) {
        if (!option.shot || option.shot->direction != shot.direction)
            continue;
        const int place = qBound(0, option.shot->spread - option.shot->spent, length);
        // Points beyond the aim pull no farther: the fewest that do are the mark's.
        const bool known = std::ranges::any_of(drift.choices,
                                               [place](const DriftChoice& at) { return at.place == place; });
        if (!known)
            drift.choices.push_back({place, option.value, choiceWords(option)});
    }
    // Marks and star count the same thing: points where points can be chosen, else hexes.
    const DriftChoice* taken = drift.choiceAt(drift.landing());
    drift.number = QString::number(taken ? taken->points : drift.settled);
    return drift;
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
    const ActionDeclaration& declaration = system->actions()[system->actionOf(action.request.input)];
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

BodyPicture ofAction(const ActionRecord& action, std::optional<Hex> aim, bool finished,
                     const std::vector<SpendOption>& spends)
{
    const System& system = systemOf(action.request.input);
    const Digest before = digestOf(action.system, targetOf(action.request.input));
    BodyPicture picture = ofDigest(action.request.plan, before);
    picture.rose = false;
    picture.aim = aim;
    picture.selected = aim;
    if (!system.deviation() || (!finished && spends.empty()))
        return picture;
    if (finished)
        putChanges(picture, action);
    const std::vector<Deviation> deviations = system.deviation()->deviations(action.findings.steps);
    if (deviations.empty())
        return picture;
    picture.selected.reset();
    picture.roseDirection = deviations.back().direction;
    picture.drift = driftOf(deviations.back(), deviations.back().spent, spends);
    return picture;
}

}  // namespace hitspread::bodypicture
