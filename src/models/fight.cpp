#include "models/fight.h"

#include "models/handwords.h"
#include "models/targets.h"
#include "rules/systems/registry.h"
#include "services/rowvalue.h"
#include "text/labels.h"

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {

FightSnapshot load(CampaignServices& services, RecordId wanted)
{
    FightSnapshot snapshot;
    snapshot.encounters = services.encounters.encounters();
    if (snapshot.encounters.empty())
        return snapshot;
    auto found = std::ranges::find(snapshot.encounters, wanted, &Encounter::id);
    if (found == snapshot.encounters.end())
        found = std::ranges::find(snapshot.encounters, false, &Encounter::archived);
    if (found == snapshot.encounters.end())
        return snapshot;
    snapshot.encounter = *found;
    const RecordId id = snapshot.encounter.id;
    snapshot.combatants = services.encounters.combatants(id);
    if (const System* system = findSystem(snapshot.encounter.system))
        putInOrder(*system, snapshot.combatants);
    snapshot.lying = services.encounters.lying(id);
    snapshot.distances = services.campaign.encounters().distances(id);
    const Scope scope{ScopeKind::Encounter, id};
    LogQuery query;
    query.scope = scope;
    snapshot.history = services.history.list(query);
    snapshot.undoable = services.history.undoable(scope);
    snapshot.redoable = services.history.redoable(scope);
    if (snapshot.undoable != 0) {
        if (const LogEntry entry = services.history.entry(snapshot.undoable); entry.action)
            snapshot.last = *entry.action;
    }
    snapshot.pending = services.actions.pending(id);
    snapshot.foreseen = services.turns.foreseen(id);
    snapshot.trying = WhatIfService(services.campaign, services.clock).running(id);
    snapshot.readOnly = services.campaign.isReadOnly();
    return snapshot;
}

}  // namespace

const CombatantView* FightSnapshot::find(RecordId combatant) const
{
    const auto found = std::ranges::find_if(combatants,
                                            [&](const CombatantView& view) { return view.combatant.id == combatant; });
    return found == combatants.end() ? nullptr : &*found;
}

Fight::Fight(CampaignGateway& gateway, QObject* parent) : QObject(parent), m_gateway(gateway)
{
    // Numbers of another campaign are somebody else's.
    connect(&gateway, &CampaignGateway::leaving, this, [this] {
        m_left.clear();
        m_targets.clear();
        m_active = m_target = m_pointed = 0;
        Q_EMIT leaving();
    });
    // The library's records are carried and worn here: a change of those counts as well.
    connect(&gateway, &CampaignGateway::changed, this, [this](const CampaignChange& change) {
        const bool mine = change.scope.kind == ScopeKind::Library || change.scope.encounter == m_snapshot.encounter.id;
        if (!mine || std::exchange(m_isStale, true))
            return;
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (m_isStale)
                    reload();
            },
            Qt::QueuedConnection);
    });
}

RecordId Fight::weapon() const
{
    const CombatantView* who = active();
    if (!who || who->weapons.empty())
        return 0;
    const auto chosen = m_weapons.find(m_active);
    if (chosen != m_weapons.end()
        && std::ranges::any_of(who->weapons, [&](const auto& item) { return item.possession.id == chosen->second; }))
        return chosen->second;
    return who->weapons.front().possession.id;
}

std::optional<int> Fight::distance() const
{
    const auto found = m_snapshot.distances.find(std::minmax(m_active, m_target));
    return found == m_snapshot.distances.end() ? std::nullopt : std::optional(found->second);
}

QString Fight::whyReadOnly() const
{
    return m_snapshot.readOnly
        ? tr("This campaign can only be read: nothing done here could be kept. Save a copy, and open that.")
        : QString();
}

void Fight::recall(RecordId encounter, const FightChoice& choice)
{
    m_left[encounter] = choice;
    m_weapons[choice.active] = choice.weapon;
    for (const auto& [who, target] : choice.targets)
        m_targets[who] = target;
}

void Fight::open(RecordId encounter)
{
    ++m_loads;
    const int load_ = m_loads;
    m_gateway.run(
        this, [encounter](CampaignServices& services) { return load(services, encounter); },
        [this, load_](FightSnapshot snapshot) {
            if (load_ != m_loads)
                return;
            take(std::move(snapshot));
            Q_EMIT opened();
        });
}

void Fight::reload()
{
    m_isStale = false;
    if (!m_gateway.isOpen())
        return;
    const RecordId encounter = m_snapshot.encounter.id;
    m_gateway.run(
        this, [encounter](CampaignServices& services) { return load(services, encounter); },
        [this, encounter](FightSnapshot snapshot) {
            if (encounter != m_snapshot.encounter.id)
                return;
            const bool wasLoaded = isLoaded();
            take(std::move(snapshot));
            // The first fight of a campaign, made elsewhere.
            if (isLoaded() && !wasLoaded)
                Q_EMIT opened();
        });
}

void Fight::take(FightSnapshot snapshot)
{
    const RecordId before = m_snapshot.encounter.id;
    const bool other = snapshot.encounter.id != before;
    if (other && before != 0)
        Q_EMIT leaving();
    if (!other)
        noteAction(snapshot);
    m_snapshot = std::move(snapshot);
    if (other) {
        m_left[before] = {m_active, m_target, 0};
        const FightChoice left = m_left[m_snapshot.encounter.id];
        m_active = left.active;
        m_target = left.target;
        m_pointed = 0;
    }
    keepChoices();
    Q_EMIT changed();
    Q_EMIT choiceChanged();
}

/// Whoever acted keeps whom he acted against; that he was pointed at somebody is over then, and as soon as that one is out.
void Fight::noteAction(const FightSnapshot& fresh)
{
    const CombatantView* who = active();
    const CombatantView* was = m_snapshot.find(m_pointed);
    const CombatantView* is = fresh.find(m_pointed);
    if (who && was && is && isStandingOpponent(m_snapshot, *who, *was) && !isStandingOpponent(fresh, *who, *is))
        m_pointed = 0;
    if (!fresh.last || fresh.undoable <= m_snapshot.undoable || fresh.last->actor == 0)
        return;
    const CombatantView* actor = m_snapshot.find(fresh.last->actor);
    const CombatantView* target = m_snapshot.find(fresh.last->target);
    // Whom he helped is nobody he goes on firing at.
    if (actor && target && isStandingOpponent(m_snapshot, *actor, *target))
        m_targets[fresh.last->actor] = fresh.last->target;
    if (fresh.last->actor == m_active)
        m_pointed = 0;
}

RecordId Fight::presentTarget() const
{
    const CombatantView* who = active();
    if (!who)
        return 0;
    const CombatantView* pointed = m_snapshot.find(m_pointed);
    if (pointed && !pointed->combatant.away && m_pointed != m_active)
        return m_pointed;
    const auto isOpponent = [&](RecordId target) {
        const CombatantView* other = m_snapshot.find(target);
        return other && isStandingOpponent(m_snapshot, *who, *other);
    };
    if (const auto own = m_targets.find(m_active); own != m_targets.end() && isOpponent(own->second))
        return own->second;
    return isOpponent(m_target) ? m_target : nearestOpponent(m_snapshot, *who);
}

void Fight::keepChoices()
{
    const auto& all = m_snapshot.combatants;
    if (!active()) {
        const auto first = std::ranges::find(all, false, [](const CombatantView& view) { return view.combatant.away; });
        m_active = first != all.end() ? first->combatant.id : all.empty() ? 0 : all.front().combatant.id;
    }
    m_target = presentTarget();
}

void Fight::setActive(RecordId combatant)
{
    if (combatant == m_active || !m_snapshot.find(combatant))
        return;
    m_active = combatant;
    m_target = m_pointed = 0;
    keepChoices();
    Q_EMIT choiceChanged();
}

void Fight::setTarget(RecordId combatant)
{
    const CombatantView* who = m_snapshot.find(combatant);
    const bool isSo = combatant == m_target && combatant == m_pointed;
    if (isSo || combatant == m_active || !who || who->combatant.away)
        return;
    m_target = m_pointed = combatant;
    if (const CombatantView* one = active(); one && isStandingOpponent(m_snapshot, *one, *who))
        m_targets[m_active] = combatant;
    Q_EMIT choiceChanged();
}

void Fight::setNextTarget()
{
    if (const RecordId next = active() ? nextOpponent(m_snapshot, *active(), m_target) : 0; next != 0)
        setTarget(next);
}

void Fight::setWeapon(RecordId possession)
{
    if (possession == weapon())
        return;
    m_weapons[m_active] = possession;
    Q_EMIT choiceChanged();
}

void Fight::put(const std::vector<LoggedChange>& changes, const QString& title)
{
    m_gateway.run(
        this,
        [encounter = m_snapshot.encounter.id, changes,
         why = (m_reason.trimmed().isEmpty() ? tr("set by hand") : m_reason.trimmed()).toStdString(),
         words = title.toStdString()](CampaignServices& services) {
            services.encounters.setByHand(encounter, changes, why, words);
        },
        [this] {
            m_reason.clear();
            reload();
        },
        [this](const Problem& problem) {
            reload();  // fields on the screen take their old value again
            Q_EMIT m_gateway.problem(problem);
        });
}

void Fight::setTime(int round, int phase)
{
    const Encounter& now = m_snapshot.encounter;
    std::vector<LoggedChange> changes;
    const auto add = [&](const char* field, int before, int after) {
        if (before != after)
            changes.push_back({{RecordKind::Switches, now.id}, field, 0, std::int64_t{before}, std::int64_t{after}});
    };
    add("round", now.round, round);
    add("phase", now.phase, phase);
    if (!changes.empty())
        put(changes, text::moment(round, phase));
}

void Fight::setByHand(RecordId combatant, const std::string& field, std::int32_t value)
{
    const CombatantView* who = m_snapshot.find(combatant);
    const System* system = findSystem(m_snapshot.encounter.system);
    const FieldDeclaration* declared = who ? who->combatant.condition.declaration().find(field) : nullptr;
    if (!system || !declared)
        return;
    const std::int32_t before = declared->number(who->combatant.condition.data(), 0);
    if (before == value)
        return;
    const std::vector<LoggedChange> changes{
        {{RecordKind::Condition, combatant}, field, 0, std::int64_t{before}, std::int64_t{value}}};
    put(changes, handWords(*system, {who, 1}, changes));
}

void Fight::setLoad(RecordId possession, const StoredRecord& ammunition)
{
    const FieldDeclaration* name = ammunition.record.declaration().find("name");
    for (const CombatantView& view : m_snapshot.combatants) {
        for (const CombatantView::Item& item : view.weapons) {
            if (item.possession.id != possession || item.possession.ammunition == ammunition.id)
                continue;
            put({rowvalue::loading(item.possession, ammunition.id)},
                tr("%1 loads %2")
                    .arg(QString::fromStdString(view.combatant.name),
                         name ? QString::fromStdString(name->text(ammunition.record.data())) : QString()));
        }
    }
}

void Fight::add(const Newcomers& newcomers)
{
    using Joined = std::pair<std::vector<RecordId>, FightSnapshot>;
    m_gateway.run(
        this,
        [encounter = m_snapshot.encounter.id, newcomers](CampaignServices& services) {
            std::vector<RecordId> ids = services.encounters.add(encounter, newcomers);
            return Joined(std::move(ids), load(services, encounter));
        },
        [this, encounter = m_snapshot.encounter.id](Joined added) {
            if (encounter != m_snapshot.encounter.id)
                return;
            take(std::move(added.second));
            Q_EMIT joined(added.first);
        });
}

void Fight::change(std::function<void(CampaignServices&)> work)
{
    m_gateway.run(this, std::move(work), [this] { reload(); });
}

void Fight::remove(const std::vector<RecordId>& combatants)
{
    if (!combatants.empty())
        change([combatants](CampaignServices& services) { services.encounters.remove(combatants); });
}

void Fight::setSide(const std::vector<RecordId>& combatants, Side side)
{
    if (!combatants.empty())
        change([combatants, side](CampaignServices& services) { services.encounters.setSide(combatants, side); });
}

void Fight::setColour(const std::vector<RecordId>& combatants, int colour)
{
    if (!combatants.empty())
        change([combatants, colour](CampaignServices& services) { services.encounters.setColour(combatants, colour); });
}

void Fight::setAway(const std::vector<RecordId>& combatants, bool away)
{
    if (!combatants.empty())
        change([combatants, away](CampaignServices& services) { services.encounters.setAway(combatants, away); });
}

void Fight::rename(RecordId combatant, const std::string& name)
{
    change([combatant, name](CampaignServices& services) { services.encounters.rename(combatant, name); });
}

void Fight::putCondition(const std::vector<RecordId>& combatants, RecordId condition, const std::string& name,
                         const Lasting& lasting)
{
    change([=](CampaignServices& services) {
        if (condition != 0)
            (void)services.conditions.put(combatants, condition, lasting);
        else
            (void)services.conditions.put(combatants, name, lasting);
    });
}

void Fight::setLasting(RecordId possession, const Lasting& lasting)
{
    change([possession, lasting](CampaignServices& services) { services.conditions.set(possession, lasting); });
}

void Fight::lift(RecordId possession)
{
    change([possession](CampaignServices& services) { services.conditions.lift({possession}); });
}

void Fight::rest(const Rest& rest, const QString& title)
{
    const RecordId encounter = m_snapshot.encounter.id;
    change([encounter, rest, title](CampaignServices& services) {
        services.rests.pass(encounter, rest, title.toStdString());
    });
}

void Fight::undo()
{
    const Scope scope{ScopeKind::Encounter, m_snapshot.encounter.id};
    change([scope](CampaignServices& services) { services.history.undo(scope); });
}

void Fight::moveTo(EntryId place)
{
    const Scope scope{ScopeKind::Encounter, m_snapshot.encounter.id};
    change([scope, place](CampaignServices& services) { services.history.moveTo(scope, place); });
}

void Fight::moveToEnd()
{
    const Scope scope{ScopeKind::Encounter, m_snapshot.encounter.id};
    change([scope](CampaignServices& services) { services.history.moveTo(scope, services.history.newest(scope)); });
}

void Fight::tryFrom(EntryId place)
{
    // A name nobody has to think of: when it was, and a number where that is taken.
    const QString when = tr("round %1, phase %2").arg(m_snapshot.encounter.round).arg(m_snapshot.encounter.phase);
    QString name = when;
    const auto isTaken = [&] {
        return std::ranges::any_of(m_snapshot.trying,
                                   [&](const WhatIf& one) { return one.mark.name == name.toStdString(); });
    };
    for (int number = 2; isTaken(); ++number)
        name = tr("%1 (%2)").arg(when).arg(number);
    m_gateway.run(
        this,
        [place, name = name.toStdString(), encounter = m_snapshot.encounter.id](CampaignServices& services) {
            return WhatIfService(services.campaign, services.clock).begin(encounter, place, name);
        },
        [this](RecordId) { reload(); });
}

void Fight::endTry(void (WhatIfService::*end)(RecordId, RecordId))
{
    if (m_snapshot.trying.empty())
        return;
    m_gateway.run(
        this,
        [end, mark = m_snapshot.trying.back().mark](CampaignServices& services) {
            WhatIfService trying(services.campaign, services.clock);
            (trying.*end)(mark.encounter, mark.id);
        },
        [this] { reload(); });
}

void Fight::keepTry()
{
    endTry(&WhatIfService::keep);
}

void Fight::dropTry()
{
    endTry(&WhatIfService::drop);
}

void Fight::redo()
{
    const Scope scope{ScopeKind::Encounter, m_snapshot.encounter.id};
    change([scope](CampaignServices& services) { services.history.redo(scope); });
}

}  // namespace hitspread
