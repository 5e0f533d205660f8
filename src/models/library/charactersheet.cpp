#include "models/library/charactersheet.h"

#include "models/library/athome.h"
#include "rules/systems/registry.h"
#include "services/library/recordname.h"
#include "services/library/recordvalues.h"
#include "services/library/rowvalue.h"
#include "services/library/sheetinput.h"
#include "text/kinds.h"
#include "text/logwords.h"

#include <algorithm>
#include <array>
#include <utility>

namespace hitspread {

namespace {

constexpr Scope kLibrary{ScopeKind::Library, 0};

const System& systemNamed(const std::string& id)
{
    const System* system = findSystem(id);
    if (!system)
        throw Failure(ProblemCode::NotFound, {SiteKind::RuleSystem, id});
    return *system;
}

std::string planOf(const AnyRecord& character)
{
    const FieldDeclaration* plan = character.declaration().find("bodyPlan");
    return plan ? plan->text(character.data()) : std::string();
}

/// What lies beyond a count that was lowered is cut off with it and is no change of its own.
void dropCutOff(std::vector<LoggedChange>& changes, const AnyRecord& after)
{
    std::erase_if(changes, [&after](const LoggedChange& change) {
        const FieldDeclaration* field = after.declaration().find(change.field);
        if (!field || field->countedBy.empty())
            return false;
        const FieldDeclaration* count = after.declaration().find(field->countedBy);
        return change.element >= count->number(after.data(), 0);
    });
}

}  // namespace

CharacterSheet::CharacterSheet(CampaignGateway& gateway, QObject* parent) : QObject(parent), m_gateway(gateway)
{
    connect(&gateway, &CampaignGateway::changed, this, &CharacterSheet::hear);
}

/// Of what happens in his fight only what is his: others are on it by their names alone.
bool CharacterSheet::isAbout(const CampaignChange& change) const
{
    if (change.scope.kind == ScopeKind::Library || (!m_view->isInFight() && !m_source.given.empty()))
        return true;
    const CombatantView& who = m_view->who;
    if (!m_view->isInFight() || change.scope.encounter != who.combatant.encounter)
        return false;
    const auto has = [&who](RecordId possession) {
        const auto isThis = [possession](const CombatantView::Item& item) {
            return item.possession.id == possession
                || std::ranges::find(item.mounted, possession) != item.mounted.end();
        };
        return std::ranges::any_of(std::array{&who.weapons, &who.armour, &who.others, &who.loose, &who.conditions},
                                   [&](const auto* items) { return std::ranges::any_of(*items, isThis); });
    };
    return change.isAll || std::ranges::any_of(change.fields, [&](const std::pair<RecordRef, std::string>& one) {
               const auto& [record, field] = one;
               switch (record.kind) {
               case RecordKind::Condition: return record.id == who.combatant.id || field.empty() || field == "name";
               case RecordKind::WeaponState:
               case RecordKind::ArmourState:
               case RecordKind::ItemState:
               case RecordKind::Lasting: return has(record.id);
               case RecordKind::Lying: return false;
               default: return true;
               }
           });
}

text::Naming CharacterSheet::naming() const
{
    if (m_view && m_view->isInFight())
        return {*m_system, m_view->switches};
    return m_names && &m_names->system() == m_system ? *m_names : text::Naming::usual(*m_system);
}

void CharacterSheet::setNaming(const std::optional<text::Naming>& names)
{
    if (names == m_names)
        return;
    m_names = names;
    if (m_view)
        Q_EMIT changed();
}

void CharacterSheet::hear(const CampaignChange& change)
{
    if (!m_view || !isAbout(change) || std::exchange(m_isStale, true))
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_isStale)
                reload();
        },
        Qt::QueuedConnection);
}

SheetView CharacterSheet::read(CampaignServices& services, const BodyPlans& plans, const Source& source)
{
    SheetView view;
    std::string systemId;
    if (source.combatant != 0) {
        view.who = services.encounters.view(source.combatant);
        const Encounter fight = services.campaign.encounters().encounter(view.who.combatant.encounter);
        view.switches = fight.switches;
        for (const Combatant& other : services.campaign.encounters().combatants(fight.id)) {
            if (other.id != source.combatant && other.character == view.who.combatant.character)
                view.sharers.push_back(other.name);
        }
    } else {
        StoredRecord character = services.library.load({RecordKind::Character, source.character});
        if (character.removed)
            throw Failure(ProblemCode::NotFound, RecordRef{RecordKind::Character, source.character});
        const System& system = systemNamed(character.system);
        view.who = atHome(services, system, std::move(character));
        for (const RecordRef& item : source.given) {
            if (!has(view.who, item))
                continue;
            for (WithoutThing& fight : services.kits.fightingWithout(source.character, item))
                view.without.push_back(std::move(fight));
        }
        if (const RecordDeclaration* switches = system.record(RecordKind::Switches))
            view.switches = AnyRecord(*switches);
    }
    const System& system = systemNamed(view.character().system);
    view.plan = bodyFor(system, plans.body(planOf(view.who.character.record), system), view.switches.data());
    return view;
}

void CharacterSheet::openCharacter(RecordId character)
{
    m_source = {character, 0, {}};
    m_sent = {};
    m_opening = true;
    reload();
}

void CharacterSheet::openCombatant(RecordId combatant)
{
    m_source = {0, combatant, {}};
    m_sent = {};
    m_opening = true;
    reload();
}

void CharacterSheet::create(const System& system)
{
    m_source = {};
    m_opening = true;
    m_sent = {};
    SheetView view;
    StoredRecord fresh;
    fresh.system = system.id();
    fresh.record = AnyRecord(*system.record(RecordKind::Character));
    // Nobody stays nameless because something else was filled in first.
    if (const FieldDeclaration* name = nameField(fresh.record.declaration()))
        name->setText(fresh.record.data(), text::newName(system, RecordKind::Character).toStdString());
    view.who.character = std::move(fresh);
    if (const RecordDeclaration* condition = system.record(RecordKind::Condition))
        view.who.combatant.condition = AnyRecord(*condition);
    if (const RecordDeclaration* switches = system.record(RecordKind::Switches))
        view.switches = AnyRecord(*switches);
    view.plan = m_gateway.plans().body(planOf(view.who.character.record), system);
    take(std::move(view));
}

void CharacterSheet::reload()
{
    m_isStale = false;
    if (!m_gateway.isOpen() || (m_source.character == 0 && m_source.combatant == 0))
        return;
    m_gateway.run(
        this,
        [&plans = m_gateway.plans(), source = m_source](CampaignServices& services) {
            return read(services, plans, source);
        },
        [this](SheetView view) { take(std::move(view)); }, [this](const Problem& what) { fail(what); });
}

void CharacterSheet::take(SheetView view)
{
    m_isStale = false;
    m_system = &systemNamed(view.who.character.system);
    m_view = std::move(view);
    if (!m_opening) {
        fetchPortrait();
        Q_EMIT changed();
        return;
    }
    m_portrait.clear();
    m_portraitDigest.clear();
    m_opening = false;
    m_done.clear();
    m_undone.clear();
    Q_EMIT portraitChanged();
    fetchPortrait();
    Q_EMIT opened();
}

void CharacterSheet::fail(const Problem& what)
{
    m_creating = false;
    if (what.code == ProblemCode::NotFound && what.where == Site(RecordRef{RecordKind::Character, m_source.character}))
        Q_EMIT gone();
    else
        Q_EMIT problem(what);
}

template <typename Work>
void CharacterSheet::run(Work work)
{
    ++m_running;
    m_gateway.run(
        this,
        [work = std::move(work), &plans = m_gateway.plans(), source = m_source](CampaignServices& services) mutable {
            Outcome outcome;
            outcome.steps = work(services, source);
            outcome.view = read(services, plans, source);
            return outcome;
        },
        [this](Outcome outcome) {
            endOne();
            finish(std::move(outcome));
        },
        [this](const Problem& what) {
            endOne();
            fail(what);
            // So that what stands there now is seen beside what was to come there.
            if (what.code == ProblemCode::OutOfDate)
                reload();
        });
}

void CharacterSheet::endOne()
{
    if (--m_running == 0)
        m_sent = {};
}

void CharacterSheet::finish(Outcome outcome)
{
    std::erase_if(outcome.steps, [](const Step& step) { return step.entry == 0; });
    if (!outcome.steps.empty())
        m_undone.clear();
    m_done.insert(m_done.end(), outcome.steps.begin(), outcome.steps.end());
    if (m_source.character == 0 && m_source.combatant == 0)
        m_source.character = outcome.view.who.character.id;
    m_creating = false;
    take(std::move(outcome.view));
    if (!m_next.isNull())
        save(std::exchange(m_next, {}));
}

ActionRecord CharacterSheet::derive(const AnyRecord& character, const AnyRecord& condition) const
{
    return m_system && m_view
        ? sheetAction(*m_system, m_view->who, m_view->switches, character, condition, m_view->plan)
        : ActionRecord();
}

void CharacterSheet::save(const AnyRecord& character)
{
    if (m_creating) {
        m_next = character.cloned();
        return;
    }
    const StoredRecord& shown = m_view->who.character;
    // What was typed on top of what is being stored was not made from what is shown yet.
    RecordEdit edit{shown, shown};
    if (!m_sent.isNull())
        edit.asRead.record = m_sent;
    edit.wanted.record = character.cloned();
    const std::vector<LoggedChange> edits = differences({}, edit.asRead.record, character);
    if (edits.empty())
        return;
    m_creating = shown.id == 0;
    m_sent = edit.wanted.record;
    run([edit = std::move(edit), edits](CampaignServices& services, Source& source) mutable {
        StoredRecord& wanted = edit.wanted;
        if (wanted.id == 0) {
            wanted.record = wanted.record.cloned();
            const bool isNamed = std::ranges::find(edits, "name", &LoggedChange::field) != edits.end();
            if (const FieldDeclaration* name = nameField(wanted.record.declaration()); name && !isNamed)
                name->setText(wanted.record.data(),
                              freeName(services.library, wanted, name->text(wanted.record.data())));
            source.character = services.library.create(wanted);
            return std::vector{Step{kLibrary, services.history.undoable(kLibrary)}};
        }
        return std::vector{Step{kLibrary, services.library.updateAll({&edit, 1})}};
    });
}

Scope CharacterSheet::fightScope() const
{
    return {ScopeKind::Encounter, m_view->who.combatant.encounter};
}

void CharacterSheet::changeKit(std::function<EntryId(KitService&)> work)
{
    run([work = std::move(work)](CampaignServices& services, Source&) {
        return std::vector{Step{kLibrary, work(services.kits)}};
    });
}

/// In a fight it is his there alone: what he brings into another is changed at home.
void CharacterSheet::give(RecordRef item)
{
    if (m_view->isInFight()) {
        return run([item, who = m_view->who.combatant.id, scope = fightScope()](CampaignServices& services, Source&) {
            (void)services.kits.giveInFight(who, item);
            return std::vector{Step{scope, services.history.undoable(scope)}};
        });
    }
    if (std::ranges::find(m_source.given, item) == m_source.given.end())
        m_source.given.push_back(item);
    run([item, who = m_view->character().id](CampaignServices& services, Source&) {
        (void)services.kits.give(who, item, services.kits.loadFor(item));
        return std::vector{Step{kLibrary, services.history.undoable(kLibrary)}};
    });
}

void CharacterSheet::giveAlso(const WithoutThing& whom)
{
    run([whom](CampaignServices& services, Source&) {
        return std::vector{
            Step{{ScopeKind::Encounter, whom.fight}, services.kits.giveInFight(whom.combatants, whom.item)}};
    });
}

void CharacterSheet::make(RecordKind kind, const QString& name, std::function<void(RecordId)> made)
{
    const RecordDeclaration* declaration = m_system->record(kind);
    const FieldDeclaration* field = declaration ? nameField(*declaration) : nullptr;
    if (!field)
        return;
    StoredRecord wanted;
    wanted.system = m_system->id();
    wanted.record = AnyRecord(*declaration);
    setValue(*field, wanted.record.data(), 0, name.toStdString());
    m_gateway.run(
        this, [wanted](CampaignServices& services) { return services.library.create(wanted); },
        [this, kind, made = std::move(made)](RecordId id) {
            give({kind, id});
            made(id);
        },
        [this](const Problem& what) { fail(what); });
}

void CharacterSheet::take(RecordId possession)
{
    if (m_view->isInFight())
        return run([possession, scope = fightScope()](CampaignServices& services, Source&) {
            return std::vector{Step{scope, services.kits.takeInFight(possession)}};
        });
    changeKit([possession](KitService& kits) { return kits.take(possession); });
}

void CharacterSheet::load(RecordId possession, RecordId ammunition)
{
    if (m_view->isInFight()) {
        const auto& weapons = m_view->who.weapons;
        const auto held = std::ranges::find(weapons, possession,
                                            [](const CombatantView::Item& item) { return item.possession.id; });
        if (held != weapons.end() && held->possession.ammunition != ammunition)
            setByHand({rowvalue::loading(held->possession, ammunition)});
        return;
    }
    changeKit([possession, ammunition](KitService& kits) { return kits.load(possession, ammunition); });
}

void CharacterSheet::mount(RecordId accessory, RecordId weapon)
{
    changeKit([accessory, weapon](KitService& kits) { return kits.mount(accessory, weapon); });
}

void CharacterSheet::giveMounted(RecordId accessory, RecordId weapon)
{
    run([accessory, weapon](CampaignServices& services, Source&) {
        (void)services.kits.giveMounted(accessory, weapon);
        return std::vector{Step{kLibrary, services.history.undoable(kLibrary)}};
    });
}

void CharacterSheet::setState(const Possession& possession, const AnyRecord& state)
{
    if (!m_view->isInFight())
        return changeKit([id = possession.id, state](KitService& kits) { return kits.setState(id, state); });
    setByHand(differences({state.declaration().kind, possession.id}, possession.state, state));
}

void CharacterSheet::setPortrait(std::vector<std::byte> image)
{
    run([image = std::move(image), who = m_view->character().id](CampaignServices& services, Source&) {
        return std::vector{Step{kLibrary, services.library.setPortrait(who, image)}};
    });
}

void CharacterSheet::fetchPortrait()
{
    const std::string& digest = m_view->character().portrait;
    if (digest == m_portraitDigest)
        return;
    m_portraitDigest = digest;
    m_gateway.run(
        this, [who = m_view->character().id](CampaignServices& services) { return services.library.portrait(who); },
        [this](std::vector<std::byte> image) {
            m_portrait = std::move(image);
            Q_EMIT portraitChanged();
        },
        [this](const Problem& what) { fail(what); });
}

void CharacterSheet::setByHand(std::vector<LoggedChange> changes)
{
    if (changes.empty())
        return;
    const RecordId fight = m_view->who.combatant.encounter;
    const QString said = m_reason.trimmed();
    const std::string reason = (said.isEmpty() ? tr("set by hand on the sheet") : said).toStdString();
    const std::string title = text::handWords(naming(), {&m_view->who, 1}, changes).toStdString();
    run([changes = std::move(changes), fight, reason, title](CampaignServices& services, Source&) {
        const Scope scope{ScopeKind::Encounter, fight};
        return std::vector{Step{scope, services.encounters.setByHand(fight, changes, reason, title)}};
    });
}

void CharacterSheet::saveCondition(const AnyRecord& condition)
{
    const Combatant& combatant = m_view->who.combatant;
    std::vector<LoggedChange> changes = differences({RecordKind::Condition, combatant.id}, combatant.condition,
                                                    condition);
    dropCutOff(changes, condition);
    setByHand(std::move(changes));
}

void CharacterSheet::undo()
{
    if (!canUndo())
        return;
    const Step step = m_done.back();
    m_gateway.run(
        this,
        [step](CampaignServices& services) {
            // Somebody else's newer step in that scope is not this sheet's to take back.
            if (services.history.undoable(step.scope) != step.entry)
                throw Failure(ProblemCode::BuiltUpon, services.history.entry(step.entry).title);
            services.history.undo(step.scope);
        },
        [this, step] {
            if (!m_done.empty())
                m_done.pop_back();
            m_undone.push_back(step);
            reload();
        },
        [this](const Problem& what) { fail(what); });
}

void CharacterSheet::redo()
{
    if (!canRedo())
        return;
    const Step step = m_undone.back();
    m_gateway.run(
        this,
        [step](CampaignServices& services) {
            // What somebody else did or took back since is in its way, and is not this sheet's to redo.
            if (services.history.redoable(step.scope) != step.entry)
                throw Failure(ProblemCode::NothingToRedo, Site());
            services.history.redo(step.scope);
        },
        [this, step] {
            if (!m_undone.empty())
                m_undone.pop_back();
            m_done.push_back(step);
            reload();
        },
        [this](const Problem& what) { fail(what); });
}

}  // namespace hitspread
