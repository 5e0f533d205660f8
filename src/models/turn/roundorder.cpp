#include "models/turn/roundorder.h"

#include "models/fight/combatantsmodel.h"
#include "models/fight/fight.h"
#include "models/systemview.h"
#include "models/turn/fightturn.h"
#include "models/turn/presentturn.h"
#include "rules/core/time/lying.h"
#include "rules/systems/registry.h"
#include "services/turn/turnorder.h"
#include "text/conditionwords.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/lyingwords.h"
#include "text/roundwords.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <utility>

namespace hitspread {

namespace {

constexpr int kRoundsSeen = 2;  ///< clocks that fall due later are not told

/// A phase of this round or of a later one.
struct Moment {
    int round = 1;
    int phase = 1;

    friend auto operator<=>(const Moment&, const Moment&) = default;
};

struct DueClock {
    Moment due;
    RoundEntry entry;
};

/// The end of which phase something is over at, found by letting it go on; nothing: not within the rounds that are seen.
template <typename Thing, typename Passed, typename Over>
std::optional<Moment> dueOf(Thing thing, Moment now, int phases, const Passed& passed, const Over& isOver)
{
    for (const int first = now.round; now.round < first + kRoundsSeen;) {
        const PhaseStep end{true, true, now.round, now.phase};
        thing = passed(thing, end);
        if (isOver(thing))
            return now;
        const auto [round, phase] = end.after(phases);
        now = {round, phase};
    }
    return std::nullopt;
}

RoundEntry clockOf(Mark mark, RecordId whose, const QString& text, const QString& spoken)
{
    RoundEntry entry;
    entry.kind = RoundEntry::Kind::Clock;
    entry.mark = mark;
    entry.combatant = whose;
    entry.text = text;
    entry.spoken = spoken;
    return entry;
}

void addConditions(std::vector<DueClock>& clocks, const FightSnapshot& fight, const CombatantView& who,
                   const RoundTime& time)
{
    for (const CombatantView::Item& condition : who.conditions) {
        if (condition.possession.state.isNull())
            continue;
        const auto& lasting = condition.possession.state.as<Lasting>();
        // It runs while whoever it goes by is there.
        const CombatantView* counts = fight.find(lasting.anchor != 0 ? lasting.anchor : who.combatant.id);
        if (lasting.left == kNoEntry || !counts || counts->combatant.away)
            continue;
        const auto due = dueOf(
            lasting, {fight.encounter.round, fight.encounter.phase}, time.phases,
            [&time](const Lasting& before, const PhaseStep& step) { return afterStep(before, step, time); },
            [](const Lasting& after) { return after.left != kNoEntry && after.left <= 0; });
        const QString name = text::conditionName(condition);
        if (due)
            clocks.push_back({*due,
                              clockOf(Mark::Condition, who.combatant.id, text::visible(who.combatant.badge),
                                      RoundOrder::tr("%1: %2 ends").arg(text::visible(who.combatant.name), name))});
    }
}

void addFuses(std::vector<DueClock>& clocks, const FightSnapshot& fight, int phases)
{
    for (const LyingView& lying : fight.lying) {
        if (lying.possession.state.isNull())
            continue;
        const auto& state = lying.possession.state.as<Lying>();
        if (state.fuse == kNoEntry)
            continue;
        const auto due = dueOf(
            state, {fight.encounter.round, fight.encounter.phase}, phases,
            [](const Lying& before, const PhaseStep& step) { return afterStep(before, step); },
            [](const Lying& after) { return after.fuse != kNoEntry && after.fuse <= 0; });
        if (due)
            clocks.push_back(
                {*due, clockOf(Mark::Grenade, 0, {}, text::goesOffWords(fight.lying, lying.possession.id))});
    }
}

/// So many ends of phases from now, that of the phase that runs being 1.
Moment phasesOn(Moment now, int ends, int phases)
{
    for (int i = 1; i < ends; ++i) {
        const auto [round, phase] = PhaseStep{true, true, now.round, now.phase}.after(phases);
        now = {round, phase};
    }
    return now;
}

void addOwn(std::vector<DueClock>& clocks, const FightSnapshot& fight, const CombatantView& who, int phases)
{
    const ClocksFacet* facet = facetsOf(fight.encounter.system).clocks;
    if (!facet || who.combatant.away)
        return;
    const Moment now{fight.encounter.round, fight.encounter.phase};
    for (const OwnClock& own : facet->clocks(who, fight.encounter.switches, now.round, kRoundsSeen)) {
        const Moment due = own.phases > 0 ? phasesOn(now, own.phases, phases)
                                          : Moment{now.round + own.rounds - 1, phases};
        if (due.round < now.round + kRoundsSeen)
            clocks.push_back({due,
                              clockOf(own.mark, who.combatant.id, text::visible(who.combatant.badge),
                                      RoundOrder::tr("%1 %2").arg(text::visible(who.combatant.name), own.words))});
    }
}

std::vector<DueClock> clocksOf(const FightSnapshot& fight, const System& system)
{
    const RoundTime time = roundTimeOf(fight.encounter, system);
    std::vector<DueClock> clocks;
    for (const CombatantView& who : fight.combatants) {
        addOwn(clocks, fight, who, time.phases);
        addConditions(clocks, fight, who, time);
    }
    addFuses(clocks, fight, time.phases);
    std::ranges::stable_sort(clocks, {}, &DueClock::due);
    return clocks;
}

RoundEntry heading(const QString& text)
{
    RoundEntry entry;
    entry.text = text;
    entry.spoken = text;
    return entry;
}

RoundEntry entryOf(const CombatantsModel::Row& row)
{
    RoundEntry entry;
    entry.kind = RoundEntry::Kind::Combatant;
    entry.combatant = row.id;
    entry.text = row.name;
    entry.spoken = row.spoken;
    entry.badge = row.badge;
    entry.side = row.side;
    entry.colour = row.colour;
    entry.isOut = row.digest.isOut;
    return entry;
}

/// Builds the strip of one round.
class RoundBuilder {
public:
    RoundBuilder(const Fight& fight, const System& system, const CombatantsModel& people)
        : m_fight(fight.snapshot()),
          m_system(system),
          m_people(people),
          m_active(fight.active() ? fight.active()->combatant.id : 0),
          m_clocks(clocksOf(m_fight, system))
    {
        const TurnView view = presentTurn(fight, system);
        m_next = view.isRunning ? followingIn(view, m_active, fight.turn().asked()) : 0;
        if (!view.undeclared.empty())
            m_declaring = view.declaring;
        for (int i = 0; i < people.rowCount(); ++i)
            m_areActionsGiven = m_areActionsGiven
                || std::ranges::any_of(people.rowAt(i)->shares,
                                       [](const PhaseShare& share) { return !share.isEmpty(); });
    }

    std::vector<RoundEntry> build()
    {
        const int phases = m_system.round().phases;
        const Encounter& now = m_fight.encounter;
        for (int phase = now.phase; phase <= phases; ++phase) {
            addHeading(titleOf(phase));
            addPeople(phase);
            addClocks({now.round, phase});
        }
        for (const DueClock& clock : m_clocks) {
            if (clock.due.round > now.round)
                addHeading(text::round(clock.due.round));
            addClocks(clock.due);
        }
        addHeading(RoundOrder::tr("Out"));
        for (int i = 0; i < m_people.rowCount(); ++i) {
            if (m_people.rowAt(i)->digest.isOut)
                m_entries.push_back(entryOf(*m_people.rowAt(i)));
        }
        if (m_entries.back().kind == RoundEntry::Kind::Heading)
            m_entries.pop_back();
        return std::move(m_entries);
    }

private:
    [[nodiscard]] QString titleOf(int phase) const
    {
        const QString title = m_system.round().hasPhases() ? RoundOrder::tr("Phase %1").arg(phase)
                                                           : text::round(m_fight.encounter.round);
        const bool isDeclared = m_declaring.empty() || phase != m_fight.encounter.phase;
        return isDeclared ? title : RoundOrder::tr("%1: declarations", "phase or round").arg(title);
    }

    /// One that nothing stands below gives way to the next; one of the same words is there already.
    void addHeading(const QString& text)
    {
        const auto isSame = [&text](const RoundEntry& entry) {
            return entry.kind == RoundEntry::Kind::Heading && entry.text == text;
        };
        if (std::ranges::any_of(m_entries, isSame))
            return;
        if (m_entries.size() > 1 && m_entries.back().kind == RoundEntry::Kind::Heading)
            m_entries.pop_back();
        m_entries.push_back(heading(text));
    }

    void addPeople(int phase)
    {
        const bool isNow = phase == m_fight.encounter.phase;
        for (const int i : isNow ? orderNow() : orderLater()) {
            if (!m_people.rowAt(i))
                continue;
            const CombatantsModel::Row& row = *m_people.rowAt(i);
            const auto at = static_cast<std::size_t>(phase - 1);
            const bool isCounted = at < row.shares.size();
            // Before anybody was given Actions all are there; then only who has some in this phase.
            const bool isThere = m_areActionsGiven && isCounted ? !row.shares[at].isEmpty() : isNow;
            if (row.digest.isOut || (!isThere && !(isNow && row.id == m_active)))
                continue;
            RoundEntry entry = entryOf(row);
            if (!m_system.round().hasPhases())
                entry.initiative = row.digest.initiative;
            entry.stepsIn = isNow && row.digest.stepsIn > 0;
            entry.share = isCounted ? row.shares[at] : PhaseShare{.isNow = isNow};
            entry.isActive = isNow && row.id == m_active;
            entry.isNext = isNow && row.id == m_next && !entry.isActive;
            QStringList words{row.name};
            if (entry.isActive)
                words << (m_declaring.empty() ? RoundOrder::tr("acts now") : RoundOrder::tr("declares now"));
            if (entry.isNext)
                words << RoundOrder::tr("comes next");
            if (entry.stepsIn)
                words << RoundOrder::tr("steps in before his place");
            if (entry.initiative)
                words << RoundOrder::tr("initiative %1").arg(text::number(*entry.initiative));
            words << shareWords(entry.share);
            words.removeAll(QString());
            entry.spoken = words.join(QStringLiteral(", "));
            m_entries.push_back(std::move(entry));
        }
    }

    /// Rows as the list has them, who is done below the others; while they declare, in that order.
    [[nodiscard]] std::vector<int> orderNow() const
    {
        if (!m_declaring.empty()) {
            std::vector<int> declaring;
            for (const TurnPlace& place : m_declaring)
                declaring.push_back(m_people.rowOf(place.combatant));
            return declaring;
        }
        std::vector<int> order(static_cast<std::size_t>(m_people.rowCount()));
        std::iota(order.begin(), order.end(), 0);
        return order;
    }

    /// In phases to come who is done now has his place, and who counts as slow in the phase that runs has it again.
    [[nodiscard]] std::vector<int> orderLater() const
    {
        std::vector<std::pair<Standing, int>> places;
        for (const CombatantView& view : m_fight.combatants)
            places.emplace_back(m_system.time() ? m_system.time()->standingLater(
                                    view.character.record, view.combatant.condition, m_fight.encounter.switches)
                                                : Standing{},
                                m_people.rowOf(view.combatant.id));
        std::ranges::stable_sort(
            places, [this](const auto& a, const auto& b) { return comesEarlier(m_system, a.first, b.first); });
        std::vector<int> order;
        order.reserve(places.size());
        for (const auto& place : places)
            order.push_back(place.second);
        return order;
    }

    void addClocks(Moment due)
    {
        for (DueClock& clock : m_clocks) {
            if (clock.due == due && !std::exchange(clock.entry.isOut, true)) {
                m_entries.push_back(clock.entry);
                m_entries.back().isOut = false;
            }
        }
    }

    const FightSnapshot& m_fight;
    const System& m_system;
    const CombatantsModel& m_people;
    RecordId m_active;
    RecordId m_next = 0;
    std::vector<TurnPlace> m_declaring;  ///< while somebody still has to: everybody who does, in order
    bool m_areActionsGiven = false;
    std::vector<DueClock> m_clocks;  ///< one that has its place is marked as out
    std::vector<RoundEntry> m_entries;
};

}  // namespace

RoundOrder::RoundOrder(const Fight& fight, const CombatantsModel& people, QObject* parent)
    : QAbstractListModel(parent), m_fight(fight), m_people(people)
{
    connect(&fight, &Fight::changed, this, &RoundOrder::refresh);
    connect(&fight, &Fight::choiceChanged, this, &RoundOrder::refresh);
    refresh();
}

int RoundOrder::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

const RoundEntry* RoundOrder::entryAt(int row) const
{
    return row >= 0 && row < rowCount() ? &m_entries[static_cast<std::size_t>(row)] : nullptr;
}

int RoundOrder::activeRow() const
{
    const auto found = std::ranges::find(m_entries, true, &RoundEntry::isActive);
    return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

QVariant RoundOrder::data(const QModelIndex& index, int role) const
{
    const RoundEntry* entry = entryAt(index.row());
    if (!entry)
        return {};
    switch (role) {
    case Qt::DisplayRole: return entry->text;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return entry->spoken;
    case CombatantRole: return QVariant::fromValue(entry->combatant);
    default: return {};
    }
}

/// Headings are no place for the keyboard; nor is a clock of nobody.
Qt::ItemFlags RoundOrder::flags(const QModelIndex& index) const
{
    const RoundEntry* entry = entryAt(index.row());
    return entry && entry->combatant != 0 ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

void RoundOrder::refresh()
{
    const System* system = m_fight.isLoaded() ? findSystem(m_fight.snapshot().encounter.system) : nullptr;
    std::vector<RoundEntry> fresh;
    // Between fights nobody comes after anybody.
    if (system && m_people.rowCount() > 0 && !m_fight.snapshot().encounter.between)
        fresh = RoundBuilder(m_fight, *system, m_people).build();
    if (fresh == m_entries)
        return;
    const auto isSamePlace = [](const RoundEntry& a, const RoundEntry& b) {
        return a.kind == b.kind && a.combatant == b.combatant && a.text == b.text;
    };
    if (std::ranges::equal(fresh, m_entries, isSamePlace)) {
        m_entries = std::move(fresh);
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_entries = std::move(fresh);
    endResetModel();
}

}  // namespace hitspread
