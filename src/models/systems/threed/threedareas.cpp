#include "models/systems/threed/threedareas.h"

#include "rules/systems/registry.h"
#include "rules/systems/threed/blast.h"
#include "rules/systems/threed/grenade.h"
#include "rules/systems/threed/person.h"
#include "rules/systems/threed/vocabulary.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <map>
#include <set>

namespace hitspread::threed {

namespace {

struct Areas {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::Areas)
};

/// What the steps say of one target on the way.
struct Reach {
    std::optional<Hex> impact;
    int zone = 0;
    std::set<int> locations;
};

std::map<std::size_t, Reach> reachOf(const ActionRecord& action)
{
    std::map<std::size_t, Reach> found;
    for (const Step& step : action.findings.steps) {
        const auto [target, place] = BlastElement::of(step.key.index);
        const auto location = static_cast<int>(place);
        switch (static_cast<Quantity>(step.key.quantity)) {
        case Quantity::BlastImpact: found[target].impact = unpack(step.value); break;
        case Quantity::BlastZone: found[target].zone = step.value; break;
        case Quantity::BlastReached:
            if (step.value != 0)
                found[target].locations.insert(location);
            break;
        // Who lies on it takes its force at each location under him.
        case Quantity::BlastStopped: found[target].locations.insert(location); break;
        default: break;
        }
    }
    return found;
}

}  // namespace

std::vector<AreaDigest> areasOf(const ActionRecord& action)
{
    std::vector<AreaDigest> areas;
    if (!std::holds_alternative<GrenadeAttack>(action.request.input.action) || !action.request.plan)
        return areas;
    for (const auto& [target, reach] : reachOf(action)) {
        AreaDigest area;
        area.target = target;
        area.impact = reach.impact;
        area.locations.assign(reach.locations.begin(), reach.locations.end());
        for (const BodyCell& cell : action.request.plan->cells()) {
            const bool inside = reach.impact ? reach.zone > 0 && distance(cell.hex, *reach.impact) <= reach.zone
                                             : reach.locations.contains(static_cast<int>(cell.location));
            if (inside)
                area.hexes.push_back(cell.hex);
        }
        areas.push_back(std::move(area));
    }
    return areas;
}

namespace {

/// The words for what befalls one of them; none when nothing does.
QStringList harmOf(const ActionRecord& action, const Input& changed, std::size_t target)
{
    const auto* before = std::get_if<GrenadeAttack>(&action.request.input.action);
    const auto* after = std::get_if<GrenadeAttack>(&changed.action);
    if (!before || !after || target >= before->targets.size())
        return {};
    const Condition& was = before->targets[target].condition;
    const Condition& is = after->targets[target].condition;
    QStringList words;
    const int damage = is.standardTotal - was.standardTotal;
    const int bruises = is.bruisingTotal - was.bruisingTotal;
    if (damage > 0)
        words << Areas::tr("%1 damage").arg(damage);
    if (bruises > 0)
        words << Areas::tr("%1 bruising").arg(bruises);
    const int wounds = openWounds(is) - openWounds(was);
    if (is.dead != Dead::No && was.dead == Dead::No)
        words << Areas::tr("dead");
    else if (is.unconscious != Unconscious::No && was.unconscious == Unconscious::No)
        words << Areas::tr("unconscious");
    else if (wounds > 0)
        words << (wounds == 1 ? Areas::tr("one wound") : Areas::tr("%1 wounds").arg(wounds));
    if (is.posture != was.posture && is.posture == Posture::Down)
        words << Areas::tr("knocked down");
    return words;
}

}  // namespace

QString targetOutcome(const ActionRecord& action, std::size_t target)
{
    const QStringList words = harmOf(action, changedBy(action.request.input, action.findings), target);
    return words.isEmpty() ? Areas::tr("unharmed") : words.join(QStringLiteral(", "));
}

bool isHarmed(const ActionRecord& action, std::size_t target)
{
    return !harmOf(action, changedBy(action.request.input, action.findings), target).isEmpty();
}

QString grenadeOutcome(const ActionRecord& action)
{
    const auto* grenade = std::get_if<GrenadeAttack>(&action.request.input.action);
    if (!grenade)
        return {};
    const Input changed = changedBy(action.request.input, action.findings);
    std::size_t harmed = 0;
    for (std::size_t target = 0; target < grenade->targets.size(); ++target)
        harmed += harmOf(action, changed, target).isEmpty() ? 0 : 1;
    return harmed == 0 ? Areas::tr("nobody is harmed")
                       : Areas::tr("%1 of %2 harmed").arg(harmed).arg(grenade->targets.size());
}

}  // namespace hitspread::threed
