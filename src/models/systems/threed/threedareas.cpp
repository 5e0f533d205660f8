#include "models/systems/threed/threedareas.h"

#include "rules/core/resolution.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/grenade.h"
#include "rules/systems/threed/harm.h"

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

/// What is known of one of them on the way.
struct Reach {
    std::optional<Hex> impact;
    int zone = 0;
    std::set<int> locations;
};

std::map<std::size_t, Reach> reachOf(const ActionRecord& action)
{
    std::map<std::size_t, Reach> found;
    for (const Event& event : action.findings.events) {
        if (!event.subject.target())
            continue;
        const auto target = static_cast<std::size_t>(*event.subject.target());
        if (event.kind == EventKind::Exploded || event.kind == EventKind::Landed) {
            found[target].impact = event.place();
            found[target].zone = event.value;
        } else if (event.kind == EventKind::Reached && event.subject.location()) {
            found[target].locations.insert(*event.subject.location());
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
QStringList harmOf(const ActionRecord& action, std::size_t target)
{
    std::map<EventKind, int> sum;
    std::map<EventKind, int> times;
    for (const Event& event : action.findings.events) {
        if (event.subject.target() != static_cast<int>(target))
            continue;
        sum[event.kind] += event.value;
        ++times[event.kind];
    }
    QStringList words;
    if (const int damage = sum[EventKind::Through]; damage > 0)
        words << Areas::tr("%1 damage").arg(damage);
    if (const int bruises = sum[EventKind::Bruised]; bruises > 0)
        words << Areas::tr("%1 bruising").arg(bruises);
    const int wounds = times[EventKind::Wounded];
    if (times[EventKind::Dead] > 0)
        words << Areas::tr("dead");
    else if (times[EventKind::Unconscious] > 0)
        words << Areas::tr("unconscious");
    else if (wounds > 0)
        words << (wounds == 1 ? Areas::tr("one wound") : Areas::tr("%1 wounds").arg(wounds));
    if (times[EventKind::Down] > 0)
        words << Areas::tr("knocked down");
    return words;
}

}  // namespace

QString targetOutcome(const ActionRecord& action, std::size_t target)
{
    const QStringList words = harmOf(action, target);
    return words.isEmpty() ? Areas::tr("unharmed") : words.join(QStringLiteral(", "));
}

bool isHarmed(const ActionRecord& action, std::size_t target)
{
    return !harmOf(action, target).isEmpty();
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
    std::size_t harmed = 0;
    for (std::size_t target = 0; target < all; ++target)
        harmed += harmOf(action, target).isEmpty() ? 0 : 1;
    if (harmed > 0)
        return Areas::tr("%1 of %2 harmed").arg(harmed).arg(all);
    // Nobody is harmed yet, either, while its dice are in the hand.
    return isOpen(action) ? QString() : Areas::tr("nobody is harmed");
}

}  // namespace hitspread::threed
