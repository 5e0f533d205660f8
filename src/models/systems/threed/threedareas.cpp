#include "models/systems/threed/threedareas.h"

#include "rules/core/resolution.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/blast.h"
#include "rules/systems/threed/grenade.h"
#include "rules/systems/threed/harm.h"
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

/// How many a force strikes; 0: it is another kind of action.
std::size_t targetsIn(const Input& input)
{
    if (const auto* grenade = input.as<GrenadeAttack>())
        return grenade->targets.size();
    const auto* harm = input.as<Harm>();
    return harm ? harm->targets.size() : 0;
}

/// The condition of one of them; nullptr: there are not so many.
const Condition* conditionIn(const Input& input, std::size_t target)
{
    if (target >= targetsIn(input))
        return nullptr;
    if (const auto* grenade = input.as<GrenadeAttack>())
        return &grenade->targets[target].condition;
    return &input.get<Harm>().targets[target].condition;
}

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
        case Quantity::HarmHex: found[target].impact = unpack(step.value); break;
        case Quantity::HarmLocation: found[target].locations = {step.value}; break;
        case Quantity::HarmLocations:
            for (int each = 0; each < static_cast<int>(kLocations); ++each)
                found[target].locations.insert(each);
            break;
        default: break;
        }
    }
    return found;
}

}  // namespace

std::vector<AreaDigest> areasOf(const ActionRecord& action)
{
    std::vector<AreaDigest> areas;
    const bool explodes = action.request.input.isOneOf<GrenadeAttack>();
    if (targetsIn(action.request.input) == 0 || !action.request.plan)
        return areas;
    for (const auto& [target, reach] : reachOf(action)) {
        AreaDigest area;
        area.target = target;
        area.impact = reach.impact;
        area.locations.assign(reach.locations.begin(), reach.locations.end());
        for (const BodyCell& cell : action.request.plan->cells()) {
            const bool inside = explodes && reach.impact
                ? reach.zone > 0 && distance(cell.hex, *reach.impact) <= reach.zone
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
    const Condition* before = conditionIn(action.request.input, target);
    const Condition* after = conditionIn(changed, target);
    if (!before || !after)
        return {};
    const Condition& was = *before;
    const Condition& is = *after;
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

namespace {

/// Whether dice are still to fall, with all that have fallen.
bool isOpen(const ActionRecord& action)
{
    Request request = action.request;
    // One of long ago the rules of today may refuse: then it is what it was.
    if (!request.plan || !request.input.validate(request.plan.get()).empty())
        return false;
    for (const Answer& answer : action.findings.answers.all())
        request.answers.put(answer);
    return !resolve(request, nullptr).isFinished();
}

}  // namespace

QString outcomeForAll(const ActionRecord& action)
{
    const std::size_t all = targetsIn(action.request.input);
    if (all == 0 || action.findings.steps.empty())
        return {};
    const Input changed = changedBy(action.request.input, action.findings);
    std::size_t harmed = 0;
    for (std::size_t target = 0; target < all; ++target)
        harmed += harmOf(action, changed, target).isEmpty() ? 0 : 1;
    if (harmed > 0)
        return Areas::tr("%1 of %2 harmed").arg(harmed).arg(all);
    // Nobody is harmed yet, either, while its dice are in the hand.
    return isOpen(action) ? QString() : Areas::tr("nobody is harmed");
}

}  // namespace hitspread::threed
