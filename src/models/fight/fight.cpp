#include "models/fight/fight.h"

#include "models/fight/fighthand.h"
#include "models/fight/fightpeople.h"
#include "models/fight/fightreader.h"
#include "models/fight/fightsteps.h"
#include "models/fight/targets.h"
#include "models/turn/fightturn.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace hitspread {

Fight::Fight(CampaignGateway& gateway, QObject* parent)
    : QObject(parent),
      m_gateway(gateway),
      m_steps(std::make_unique<FightSteps>(*this)),
      m_people(std::make_unique<FightPeople>(*this)),
      m_byHand(std::make_unique<FightHand>(*this)),
      m_turn(std::make_unique<FightTurn>(*this))
{
    // Numbers of another campaign are somebody else's.
    connect(&gateway, &CampaignGateway::leaving, this, [this] {
        m_left.clear();
        m_targets.clear();
        m_weapons.clear();
        m_actors.clear();
        m_turn->forget();
        m_isOfAnother = true;
        m_active = m_target = m_pointed = m_struck = 0;
        Q_EMIT leaving();
    });
    connect(&gateway, &CampaignGateway::changed, this, &Fight::hear);
}

Fight::~Fight() = default;

/// The library's records are carried and worn here: a change of those counts as well.
void Fight::hear(const CampaignChange& change)
{
    const bool mine = change.scope.kind == ScopeKind::Library || change.scope.encounter == m_snapshot.encounter.id;
    m_mustReadAnew = m_mustReadAnew || (mine && change.isAll);
    // What others wrote is asked for at once, whatever is on its way: from then on it counts as seen.
    if (!mine || (std::exchange(m_isStale, true) && !change.isAll))
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_mustReadAnew)
                readAnew();
            else if (m_isStale)
                reload();
        },
        Qt::QueuedConnection);
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
    m_isReading = m_isStale = false;  // what is on its way is of a snapshot that goes
    const int mine = m_loads;
    m_gateway.run(
        this, [encounter](CampaignServices& services) { return readFight(services, encounter); },
        [this, mine](FightSnapshot snapshot) {
            if (mine != m_loads)
                return;
            m_mustTellAll = true;
            take(std::move(snapshot));
            Q_EMIT opened();
        });
}

void Fight::reload()
{
    // What comes while news are on their way is asked for behind them.
    m_isStale = m_gateway.isOpen();
    if (m_isReading || !m_isStale)
        return;
    if (!isLoaded() || m_mustReadAnew)
        return readAnew();
    m_isStale = false;
    m_isReading = true;
    m_gateway.run(
        this, [known = knownOf(m_snapshot)](CampaignServices& services) { return readNews(services, known); },
        [this, since = m_taken](FightNews news) { takeNews(since, std::move(news)); },
        [this](const Problem& problem) {
            m_isReading = m_isStale = false;
            m_mustReadAnew = true;
            Q_EMIT m_gateway.problem(problem);
        });
}

/// News are about the snapshot they were asked for. Where another one came in between they are asked for again.
void Fight::takeNews(unsigned since, FightNews news)
{
    m_isReading = false;
    if (since != m_taken)
        return reload();
    take(withNews(m_snapshot, std::move(news)));
    if (m_isStale)
        reload();
}

void Fight::readAnew()
{
    m_isStale = m_mustReadAnew = false;
    if (!m_gateway.isOpen())
        return;
    const RecordId encounter = m_snapshot.encounter.id;
    m_gateway.run(
        this, [encounter](CampaignServices& services) { return readFight(services, encounter); },
        [this, encounter](FightSnapshot snapshot) {
            if (encounter != m_snapshot.encounter.id)
                return;
            const bool wasLoaded = isLoaded();
            take(std::move(snapshot));
            // The first fight of a campaign, made elsewhere.
            if (isLoaded() && !wasLoaded)
                Q_EMIT opened();
        },
        [this](const Problem& problem) {
            m_mustReadAnew = true;
            Q_EMIT m_gateway.problem(problem);
        });
}

void Fight::take(FightSnapshot snapshot)
{
    ++m_taken;
    const RecordId before = m_snapshot.encounter.id;
    const bool other = snapshot.encounter.id != before;
    if (other && before != 0)
        Q_EMIT leaving();
    // Two campaigns number their fights alike: what was in view says nothing of what comes.
    if (!std::exchange(m_isOfAnother, false) && !other) {
        noteAction(snapshot);
        noteActor(snapshot);
    }
    const bool isToldWhole = std::exchange(m_mustTellAll, false) || snapshot.encounter.id == 0;
    const auto choiceOf = [this] { return std::tuple(choice(), m_snapshot.distance(m_active, m_target), m_struck); };
    const auto chosen = choiceOf();
    const FightChange change = isToldWhole ? FightChange{} : changeBetween(m_snapshot, snapshot);
    const RecordId looked = m_target;
    const bool isDone = !other && snapshot.undoable != m_snapshot.undoable;
    const bool isAction = isDone && snapshot.last && snapshot.undoable > m_snapshot.undoable
        && snapshot.last->actor != 0;
    m_snapshot = std::move(snapshot);
    if (other) {
        m_left[before] = {m_active, m_target, 0};
        const FightChoice left = m_left[m_snapshot.encounter.id];
        m_active = left.active;
        m_target = left.target;
        m_pointed = 0;
        m_actors.clear();
    }
    keepChoices();
    if (other || isDone)
        m_struck = isAction && m_snapshot.last->target == looked && looked != m_target ? looked : 0;
    Q_EMIT changed(change);
    if (change.aspects == FightChange::CommandPalette || choiceOf() != chosen)
        Q_EMIT choiceChanged();
}

void Fight::refused(const Problem& problem)
{
    // Fields on the screen take their old value again.
    m_mustTellAll = true;
    reload();
    Q_EMIT m_gateway.problem(problem);
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

/// Whoever acted when something was done acts again when it is taken back.
void Fight::noteActor(const FightSnapshot& fresh)
{
    if (fresh.undoable > m_snapshot.undoable) {
        const RecordId actor = fresh.last ? fresh.last->actor : 0;
        m_actors.try_emplace(fresh.undoable, actor != 0 ? actor : m_active);
        return;
    }
    const auto then = fresh.undoable < m_snapshot.undoable ? m_actors.find(fresh.redoable) : m_actors.end();
    if (then == m_actors.end() || then->second == m_active || !fresh.find(then->second))
        return;
    m_active = then->second;
    m_target = m_pointed = 0;
}

RecordId Fight::presentTarget() const
{
    const CombatantView* who = active();
    if (!who)
        return 0;
    const CombatantView* pointed = m_snapshot.find(m_pointed);
    if (pointed && !pointed->combatant.away && m_pointed != m_active)
        return m_pointed;
    const auto own = m_targets.find(m_active);
    const std::array last{own != m_targets.end() ? own->second : 0, m_target};
    return presetTarget(m_snapshot, *who, last, m_target);
}

void Fight::keepChoices()
{
    if (!active())
        m_active = presetActor(m_snapshot);
    m_target = presentTarget();
}

void Fight::setActive(RecordId combatant)
{
    if (combatant == m_active || !m_snapshot.find(combatant))
        return;
    m_active = combatant;
    m_target = m_pointed = m_struck = 0;
    keepChoices();
    Q_EMIT choiceChanged();
}

const CombatantView* Fight::inSight() const
{
    const CombatantView* struck = m_snapshot.find(m_struck);
    return struck && !struck->combatant.away ? struck : target();
}

void Fight::lookOn()
{
    if (std::exchange(m_struck, 0) != 0)
        Q_EMIT choiceChanged();
}

void Fight::setTarget(RecordId combatant)
{
    const CombatantView* who = m_snapshot.find(combatant);
    const bool isSo = combatant == m_target && combatant == m_pointed && m_struck == 0;
    if (isSo || combatant == m_active || !who || who->combatant.away)
        return;
    m_struck = 0;
    m_target = m_pointed = combatant;
    if (const CombatantView* one = active(); one && isStandingOpponent(m_snapshot, *one, *who))
        m_targets[m_active] = combatant;
    Q_EMIT choiceChanged();
}

void Fight::setNextTarget()
{
    if (m_struck != 0)
        return lookOn();
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

void Fight::change(std::function<void(CampaignServices&)> work, std::function<void()> done)
{
    m_gateway.run(
        this, std::move(work),
        [this, done = std::move(done)] {
            if (done)
                done();
            reload();
        },
        [this](const Problem& problem) { refused(problem); });
}

}  // namespace hitspread
