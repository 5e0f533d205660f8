#include "models/systems/threed/harmreader.h"

#include "models/effectwords.h"
#include "rules/core/effects.h"
#include "rules/core/resolution.h"

#include <QCoreApplication>
#include <QStringList>

#include <map>
#include <set>

namespace hitspread::threed {

namespace {

struct HarmReader {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::HarmReader)
};

/// What is known of one of them on the way.
struct Reach {
    std::optional<Hex> impact;
    std::optional<int> zone;  ///< hexes around it, of an explosion
    std::set<int> locations;

    bool contains(const BodyCell& cell) const
    {
        return zone && impact ? *zone > 0 && distance(cell.hex, *impact) <= *zone
                              : locations.contains(static_cast<int>(cell.location));
    }
};

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

std::vector<AreaDigest> areasFrom(const BodyPlan& plan, std::span<const Event> events)
{
    std::map<std::size_t, Reach> found;
    for (const Event& event : events) {
        if (!event.subject.target())
            continue;
        const auto target = static_cast<std::size_t>(*event.subject.target());
        if (event.kind == EventKind::Exploded || event.kind == EventKind::Landed)
            found[target].impact = event.place();
        if (event.kind == EventKind::Exploded)
            found[target].zone = event.value;
        if (event.kind == EventKind::Reached && event.subject.location())
            found[target].locations.insert(*event.subject.location());
    }
    std::vector<AreaDigest> areas;
    for (const auto& [target, reach] : found) {
        AreaDigest area;
        area.target = target;
        area.impact = reach.impact;
        area.locations.assign(reach.locations.begin(), reach.locations.end());
        for (const BodyCell& cell : plan.cells()) {
            if (reach.contains(cell))
                area.hexes.push_back(cell.hex);
        }
        areas.push_back(std::move(area));
    }
    return areas;
}

QStringList harmOf(std::span<const Event> events, std::size_t target)
{
    return effectWords(effectsOf(events, static_cast<int>(target)));
}

QString harmWords(std::span<const Event> events, std::size_t target)
{
    const QStringList words = harmOf(events, target);
    return words.isEmpty() ? HarmReader::tr("unharmed") : words.join(QStringLiteral(", "));
}

QString harmForAll(const ActionRecord& action, std::size_t targets)
{
    if (targets == 0 || action.findings.steps.empty())
        return {};
    std::size_t harmed = 0;
    for (std::size_t target = 0; target < targets; ++target)
        harmed += harmOf(action.findings.events, target).isEmpty() ? 0 : 1;
    if (harmed > 0)
        return HarmReader::tr("%1 of %2 harmed").arg(harmed).arg(targets);
    // Nobody is harmed yet, either, while its dice are in the hand.
    return isOpen(action) ? QString() : HarmReader::tr("nobody is harmed");
}

}  // namespace hitspread::threed
