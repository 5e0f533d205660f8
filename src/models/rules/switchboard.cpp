#include "models/rules/switchboard.h"

#include "models/fight/fight.h"
#include "models/fight/fightsteps.h"
#include "models/library/containsall.h"
#include "models/rules/locationfields.h"
#include "models/rules/rulefacts.h"
#include "rules/core/body/freelocation.h"
#include "rules/systems/registry.h"
#include "services/library/recordvalues.h"
#include "text/echo.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/naming.h"

#include <algorithm>

namespace hitspread {

namespace {

/// Everything a switch can be found by.
QString searchable(const text::Naming& names, const RecordDeclaration& record, const FieldDeclaration& field)
{
    QStringList all{QString::fromUtf8(field.id), text::fieldName(names, record, field),
                    text::explanation(names.system(), field), text::groupName(names.system(), field.group)};
    for (std::size_t choice = 0; choice < field.choices.size(); ++choice)
        all << text::choiceName(names, field, choice);
    for (std::size_t column = 0; field.shape && column < field.shape->columns.size(); ++column)
        all << text::columnName(names.system(), field, column);
    return all.join(u' ');
}

/// One switch as another set of switches has it.
void copySwitch(const FieldDeclaration& field, const void* from, void* to)
{
    for (std::size_t element = 0; element < field.extent; ++element)
        setValue(field, to, element, valueOf(field, from, element));
}

}  // namespace

SwitchBoard::SwitchBoard(Fight& fight, std::shared_ptr<ProfileStore> profiles, QObject* parent)
    : QObject(parent), m_fight(fight), m_store(std::move(profiles))
{
    fight.follow(FightChange::Rules | FightChange::Fights | FightChange::Access, this, &SwitchBoard::refresh);
    connect(&fight.gateway(), &CampaignGateway::leaving, this, [this] {
        // Another campaign numbers its fights and profiles alike.
        m_encounter = 0;
        Q_EMIT leaving();
    });
    refresh();
}

const RecordDeclaration* SwitchBoard::declaration() const
{
    return m_switches.isNull() ? nullptr : &m_switches.declaration();
}

const System* SwitchBoard::system() const
{
    return m_fight.isLoaded() ? findSystem(m_fight.snapshot().encounter.system) : nullptr;
}

const FieldDeclaration* SwitchBoard::field(int key) const
{
    const RecordDeclaration* record = declaration();
    return record && key >= 0 && static_cast<std::size_t>(key) < record->fields.size()
        ? &record->fields[static_cast<std::size_t>(key)]
        : nullptr;
}

bool SwitchBoard::isOfLocations(int key) const
{
    return declaration() && key == static_cast<int>(declaration()->fields.size()) && locationFields();
}

std::optional<LocationFields> SwitchBoard::locationFields() const
{
    return declaration() && system() ? locationFieldsOf(*system(), *declaration()) : std::nullopt;
}

QString SwitchBoard::idOf(int key) const
{
    const FieldDeclaration* one = field(key);
    return QString::fromUtf8(one ? one->id : isOfLocations(key) ? kLocations : std::string_view());
}

int SwitchBoard::keyOf(std::string_view switchId) const
{
    if (switchId == kLocations)
        return locationFields() ? static_cast<int>(declaration()->fields.size()) : -1;
    const auto index = declaration() ? declaration()->indexOf(switchId) : std::nullopt;
    return index ? int{*index} : -1;
}

std::int32_t SwitchBoard::value(const FieldDeclaration& field, std::size_t element) const
{
    return field.number(m_switches.data(), element);
}

const ProfileView* SwitchBoard::chosen() const
{
    const auto found = std::ranges::find(m_profiles, m_chosen, &ProfileView::name);
    return found == m_profiles.end() ? nullptr : &*found;
}

void SwitchBoard::choose(const std::string& profile)
{
    if (profile == m_chosen)
        return;
    m_chosen = profile;
    Q_EMIT changed();
}

bool SwitchBoard::isInForce() const
{
    return m_fight.isLoaded() && m_chosen == m_fight.snapshot().encounter.profile;
}

std::int32_t SwitchBoard::profileValue(const FieldDeclaration& field, std::size_t element) const
{
    const ProfileView* profile = chosen();
    return profile ? field.number(profile->switches.data(), element) : field.fallback;
}

bool SwitchBoard::differs(const FieldDeclaration& field) const
{
    if (field.kind == FieldKind::Table) {
        const ProfileView* profile = chosen();
        return profile ? table(field) != field.table(profile->switches.data())
                       : isOtherThanUsual(field, m_switches.data());
    }
    if (field.kind == FieldKind::RankList) {
        const ProfileView* profile = chosen();
        return profile ? ranks(field) != field.ranks(profile->switches.data())
                       : isOtherThanUsual(field, m_switches.data());
    }
    for (std::size_t element = 0; element < field.extent; ++element) {
        if (value(field, element) != profileValue(field, element))
            return true;
    }
    return false;
}

int SwitchBoard::differences() const
{
    if (!declaration())
        return 0;
    return static_cast<int>(
        std::ranges::count_if(declaration()->fields, [this](const FieldDeclaration& field) { return differs(field); }));
}

std::vector<GroupedRow> SwitchBoard::rows(const QString& search, bool onlyDifferent) const
{
    std::vector<GroupedRow> all;
    const System* rules = system();
    if (!declaration() || !rules)
        return all;
    const QStringList words = search.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const std::span<const FieldDeclaration> fields = declaration()->fields;
    // A group comes where its first switch stands; the switches of the document are not sorted by it.
    std::vector<std::string_view> groups;
    for (const FieldDeclaration& field : fields) {
        if (std::ranges::find(groups, field.group) == groups.end())
            groups.push_back(field.group);
    }
    for (const std::string_view group : groups) {
        const std::size_t first = all.size();
        for (std::size_t i = 0; i < fields.size(); ++i) {
            const FieldDeclaration& field = fields[i];
            const bool isDifferent = differs(field);
            if (field.group != group || (onlyDifferent && !isDifferent)
                || !holdsAll(searchable(naming(), *declaration(), field), words))
                continue;
            if (all.size() == first)
                all.push_back({.text = text::groupName(*rules, group)});
            GroupedRow row;
            row.key = static_cast<int>(i);
            row.text = text::fieldName(naming(), *declaration(), field);
            row.behind = text::valuesName(naming(), field, m_switches.data());
            row.sign = isDifferent ? GroupedRow::Sign::Changed : GroupedRow::Sign::None;
            row.spoken = isDifferent ? tr("%1: %2, not as in the profile").arg(row.text, row.behind)
                                     : tr("%1: %2").arg(row.text, row.behind);
            all.push_back(std::move(row));
        }
    }
    addLocations(all, words, onlyDifferent);
    return all;
}

/// Before the first of the switches it gathers, under their heading.
void SwitchBoard::addLocations(std::vector<GroupedRow>& rows, const QStringList& words, bool onlyDifferent) const
{
    const auto fields = locationFields();
    if (!fields)
        return;
    const std::vector<const FieldDeclaration*> gathered = fields->all(*declaration());
    const bool isDifferent = std::ranges::any_of(gathered, [this](const auto* field) { return differs(*field); });
    GroupedRow row;
    row.key = keyOf(kLocations);
    row.text = tr("Locations");
    row.behind = tr("in one table");
    row.sign = isDifferent ? GroupedRow::Sign::Changed : GroupedRow::Sign::None;
    row.spoken = isDifferent ? tr("%1: %2, not as in the profile").arg(row.text, row.behind)
                             : tr("%1: %2").arg(row.text, row.behind);
    // Who looks for one of the switches is to find that.
    if ((onlyDifferent && !isDifferent) || !holdsAll(idOf(row.key) + QLatin1Char(' ') + row.text, words))
        return;
    const QString group = text::groupName(*system(), fields->names->group);
    const auto heading = std::ranges::find_if(
        rows, [&group](const GroupedRow& one) { return one.isHeading() && one.text == group; });
    if (heading != rows.end())
        rows.insert(heading + 1, row);
    else
        rows.insert(rows.end(), {GroupedRow{.text = group}, row});
}

QString SwitchBoard::nameOf(const ProfileView& profile)
{
    return profile.isBuiltIn ? text::fromId(profile.name) : text::visible(profile.name);
}

QString SwitchBoard::shownName(const std::string& name) const
{
    const auto known = std::ranges::find(m_profiles, name, &ProfileView::name);
    return known == m_profiles.end() ? text::visible(name) : nameOf(*known);
}

bool SwitchBoard::canUndo() const
{
    return m_fight.snapshot().undoable != 0;
}

bool SwitchBoard::canRedo() const
{
    return m_fight.snapshot().redoable != 0;
}

void SwitchBoard::undo()
{
    m_fight.steps().undo();
}

void SwitchBoard::redo()
{
    m_fight.steps().redo();
}

void SwitchBoard::refresh()
{
    const Encounter& encounter = m_fight.snapshot().encounter;
    if (encounter.id != m_encounter || encounter.profile != m_goesBy) {
        const bool isOther = encounter.id != m_encounter;
        m_encounter = encounter.id;
        m_chosen = m_goesBy = encounter.profile;
        if (isOther)
            load();
    }
    // While values are on their way the fight still shows the ones before them.
    if (m_onTheWay == 0)
        m_switches = encounter.switches.isNull() ? AnyRecord() : encounter.switches.cloned();
    Q_EMIT changed();
}

void SwitchBoard::load()
{
    if (!m_fight.isLoaded() || !m_fight.gateway().isOpen())
        return;
    const std::string id = m_fight.snapshot().encounter.system;
    m_fight.gateway().run(
        this,
        [store = m_store, id](CampaignServices&) {
            ProfileService service(*store);
            return std::pair(service.profiles(id), service.broken(id));
        },
        [this, id](std::pair<std::vector<ProfileView>, std::vector<Problem>> found) {
            if (id != m_fight.snapshot().encounter.system)
                return;
            m_profiles = std::move(found.first);
            Q_EMIT changed();
            // Once: who leaves the file as it is knows of it.
            if (!found.second.empty() && m_toldBroken.insert(found.second.front().where.name).second)
                Q_EMIT leftOut(found.second.front());
        },
        [this](const Problem& problem) { fail(problem); });
}

void SwitchBoard::set(const FieldDeclaration& field, std::size_t element, std::int32_t value)
{
    put({&field}, [&](void* switches) { field.setNumber(switches, element, value); });
}

QString SwitchBoard::faultOf(const FieldDeclaration& field, std::size_t element, std::int32_t value) const
{
    AnyRecord probe(*declaration());
    field.setNumber(probe.data(), element, value);
    for (const FieldFault& fault : faultsOf(probe.declaration(), probe.data())) {
        if (fault.field == field.id && fault.element == element)
            return text::faultAt(naming(), probe.declaration(), fault);
    }
    return {};
}

void SwitchBoard::setTables(const std::vector<std::pair<const FieldDeclaration*, Table>>& tables)
{
    std::vector<const FieldDeclaration*> fields;
    fields.reserve(tables.size());
    for (const auto& [field, table] : tables)
        fields.push_back(field);
    put(fields, [&](void* switches) {
        for (const auto& [field, table] : tables)
            field->setTable(switches, table);
    });
}

void SwitchBoard::setRanks(const FieldDeclaration& field, const Ranks& ranks)
{
    put({&field}, [&](void* switches) { field.setRanks(switches, ranks); });
}

std::shared_ptr<const BodyPlan> SwitchBoard::usualBody() const
{
    return system() ? m_fight.gateway().plans().body({}, *system()) : nullptr;
}

void SwitchBoard::toProfile(const FieldDeclaration& field)
{
    const ProfileView* profile = chosen();
    if (!profile)
        return toUsual(field);
    put({&field}, [&](void* switches) { copySwitch(field, profile->switches.data(), switches); });
}

void SwitchBoard::toUsual(const FieldDeclaration& field)
{
    if (!declaration())
        return;
    const AnyRecord usual(*declaration());
    put({&field}, [&](void* switches) { copySwitch(field, usual.data(), switches); });
}

QString SwitchBoard::changeOf(const FieldDeclaration& field, const void* before, const void* after) const
{
    const QString name = text::fieldName(naming(), *declaration(), field);
    return field.kind == FieldKind::Table
        ? tr("House rule %1: %2").arg(name, text::tableChange(naming(), field, field.table(before), field.table(after)))
        : tr("House rule %1: %2 → %3")
              .arg(name, text::valuesName(naming(), field, before), text::valuesName(naming(), field, after));
}

void SwitchBoard::put(const std::vector<const FieldDeclaration*>& fields, const std::function<void(void*)>& set)
{
    const System* rules = system();
    if (!rules || !declaration())
        return;
    const AnyRecord before = m_switches.cloned();
    AnyRecord after = m_switches.cloned();
    set(after.data());
    freeUnnamed(*rules, before.data(), after.data());
    const std::vector<LoggedChange> changes = hitspread::differences({RecordKind::Switches, m_encounter}, before,
                                                                     after);
    if (changes.empty())
        return;
    QStringList told;
    for (const FieldDeclaration* field : fields)
        told << changeOf(*field, before.data(), after.data());
    const QString title = told.join(QStringLiteral("; "));
    m_switches = after;
    ++m_onTheWay;
    Q_EMIT changed();
    const auto arrive = [this] {
        --m_onTheWay;
        m_fight.reload();
    };
    m_fight.gateway().run(
        this,
        [encounter = m_encounter, changes, why = tr("set by hand").toStdString(), words = title.toStdString()](
            CampaignServices& services) { services.encounters.setByHand(encounter, changes, why, words); },
        [this, arrive] {
            arrive();
            Q_EMIT stored();
        },
        [this, arrive](const Problem& problem) {
            arrive();
            refresh();
            fail(problem);
        });
}

void SwitchBoard::apply()
{
    const ProfileView* profile = chosen();
    if (!profile)
        return;
    manage({}, profile->name, true);
}

void SwitchBoard::saveAs(const QString& name)
{
    if (!declaration())
        return;
    const std::string wanted = name.trimmed().toStdString();
    // Over the one that is compared with on purpose, over any other by a slip.
    if (wanted != m_chosen && std::ranges::find(m_profiles, wanted, &ProfileView::name) != m_profiles.end())
        return fail(Failure(ProblemCode::BadInput, wanted, because<Reason::ProfileNameTaken>()).problem());
    const std::string id = m_fight.snapshot().encounter.system;
    manage(
        [id, wanted, switches = m_switches.cloned()](ProfileService& service) { service.save(id, wanted, switches); },
        wanted, true);
}

void SwitchBoard::rename(const QString& name)
{
    const ProfileView* profile = chosen();
    if (!profile)
        return;
    const std::string id = m_fight.snapshot().encounter.system;
    const std::string wanted = name.trimmed().toStdString();
    manage([id, old = profile->name, wanted](ProfileService& service) { service.rename(id, old, wanted); }, wanted,
           isInForce() && differences() == 0);
}

void SwitchBoard::remove()
{
    const ProfileView* profile = chosen();
    if (!profile)
        return;
    const ProfileView gone = *profile;
    const std::string id = m_fight.snapshot().encounter.system;
    manage([id, gone](ProfileService& service) { service.remove(id, gone.name); }, {}, false,
           [this, gone] { Q_EMIT removed(gone); });
}

void SwitchBoard::bringBack(const ProfileView& profile)
{
    const std::string id = m_fight.snapshot().encounter.system;
    manage([id, profile](ProfileService& service) { service.save(id, profile.name, profile.switches); }, profile.name,
           false);
}

void SwitchBoard::manage(std::function<void(ProfileService&)> work, const std::string& name, bool goesByIt,
                         std::function<void()> then)
{
    if (!m_fight.isLoaded())
        return;
    const Encounter& encounter = m_fight.snapshot().encounter;
    const std::string title = tr("House rules: %1").arg(shownName(name)).toStdString();
    m_fight.gateway().run(
        this,
        [store = m_store, work = std::move(work), name, goesByIt, title, id = encounter.id,
         system = encounter.system](CampaignServices& services) {
            ProfileService service(*store);
            if (work)
                work(service);
            if (goesByIt)
                service.apply(services.campaign, services.clock, id, name, title);
            return service.profiles(system);
        },
        [this, name, then = std::move(then)](std::vector<ProfileView> profiles) {
            m_profiles = std::move(profiles);
            if (!name.empty())
                m_chosen = name;
            m_fight.reload();
            Q_EMIT changed();
            if (then)
                then();
        },
        [this](const Problem& problem) { fail(problem); });
}

void SwitchBoard::fail(const Problem& problem)
{
    load();
    Q_EMIT refused(problem);
}

}  // namespace hitspread
