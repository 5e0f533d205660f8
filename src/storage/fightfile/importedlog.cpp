#include "storage/fightfile/importedlog.h"

#include "services/library/recordvalues.h"
#include "services/refusal/problem.h"
#include "storage/campaignfile.h"
#include "storage/fightfile/logdocument.h"
#include "storage/fightfile/strangemembers.h"

#include <QJsonObject>

#include <algorithm>
#include <utility>

namespace hitspread::storage {

namespace {

using formats::DocumentPath;

/// A walk ends where others work on what comes next.
struct WayIsOthers {};

}  // namespace

DocumentPath ImportedLog::placeOf(std::size_t index) const
{
    return m_place.member(QStringLiteral("log")).element(static_cast<qsizetype>(index));
}

EntryId ImportedLog::known(EntryId was, const DocumentPath& place) const
{
    const auto found = m_entries.find(was);
    if (found == m_entries.end())
        refuse<Reason::EntryNotBefore>(place);
    return found->second;
}

void ImportedLog::put(std::size_t index, const LogNumbers& numbers)
{
    const DocumentPath place = placeOf(index);
    LogEntry entry = numbers.renumbered(m_log[index]);
    entry.scope = m_scope;
    entry.parent = known(entry.parent, place.member(QStringLiteral("parent")));
    entry.target = known(entry.target, place.member(QStringLiteral("target")));
    entry.id = m_campaign.log().append(entry);
    m_written.resize(m_log.size());
    m_written[index] = entry.id;
    if (isNote(entry.kind))
        return;
    if (!m_entries.emplace(m_log[index].id, entry.id).second)
        refuse<Reason::RecordTwice>(place.member(QStringLiteral("id")));
    entry.action.reset();  // written, and large
    m_steps.emplace(entry.id, Step{index, entry.parent, std::move(entry.changes)});
}

void ImportedLog::putAll(const LogNumbers& numbers)
{
    for (std::size_t i = 0; i < m_log.size(); ++i)
        put(i, numbers);
}

/// One step forwards or backwards; what does not fit what is there is named.
void ImportedLog::walk(ChangeWriter& writer, EntryId id, bool forth)
{
    const Step& step = m_steps.at(id);
    try {
        if (forth)
            writer.write(step.changes);
        else
            writer.takeBack(step.changes);
    } catch (const Failure& failure) {
        if (m_isElsewheres && std::ranges::any_of(step.changes, m_isElsewheres))
            throw WayIsOthers();
        const Site& where = failure.problem().where;
        const DocumentPath place = placeOf(step.index);
        if (where == Site(SiteKind::File, m_campaign.path()))
            refuse<Reason::DoesNotFit>(place);
        refuse<Reason::SiteDoesNotFit>(place, where);
    }
}

void ImportedLog::goTo(EntryId head)
{
    std::vector<EntryId> way;
    for (EntryId at = head; at != 0; at = m_steps.at(at).parent)
        way.push_back(at);
    ChangeWriter writer(m_campaign);
    for (auto id = way.rbegin(); id != way.rend(); ++id)
        walk(writer, *id, true);
    m_campaign.log().setHead(m_scope, head);
}

void ImportedLog::standAt(EntryId head)
{
    if (head != 0)
        m_campaign.log().setHead(m_scope, head);
}

void ImportedLog::walkEverywhere(ChangeWriter& writer)
{
    std::map<EntryId, std::vector<EntryId>> children;
    for (const auto& [id, step] : m_steps)
        children[step.parent].push_back(id);
    for (EntryId at = m_campaign.log().head(m_scope); at != 0; at = m_steps.at(at).parent)
        walk(writer, at, false);
    // Where one stands, and which child comes next there.
    std::vector<std::pair<EntryId, std::size_t>> way{{0, 0}};
    while (!way.empty()) {
        const auto [at, next] = way.back();
        if (next < children[at].size()) {
            ++way.back().second;
            walk(writer, children[at][next], true);
            way.emplace_back(children[at][next], 0);
        } else {
            if (at != 0)
                walk(writer, at, false);
            way.pop_back();
        }
    }
}

void ImportedLog::requireWalkable(const std::function<bool(const LoggedChange&)>& isElsewheres)
{
    m_isElsewheres = isElsewheres;
    m_campaign.rehearse([&] {
        ChangeWriter writer(m_campaign);
        try {
            walkEverywhere(writer);
        } catch (const WayIsOthers&) {
            return;
        }
    });
}

void ImportedLog::putMarks(const QJsonArray& marks)
{
    for (qsizetype i = 0; i < marks.size(); ++i) {
        const QJsonObject object = marks[i].toObject();
        const DocumentPath place = m_place.member(QStringLiteral("marks")).element(i);
        const auto entry = [&](const QString& member) {
            return known(logdocument::idIn(object, member, place), place.member(member));
        };
        LogMark mark;
        mark.encounter = m_scope.encounter;
        mark.name = object.value(QStringLiteral("name")).toString().toStdString();
        mark.entry = entry(QStringLiteral("entry"));
        mark.origin = entry(QStringLiteral("origin"));
        (void)m_campaign.log().setMark(mark);
    }
}

void ImportedLog::keepStrangers(const QJsonArray& log) const
{
    for (std::size_t i = 0; i < m_written.size(); ++i)
        m_campaign.kept().keep(KeptPlace::ofEntry(m_written[i]),
                               strangemembers::ofEntry(log[static_cast<qsizetype>(i)].toObject()));
}

void requireSoundFight(CampaignFile& campaign, RecordId encounter)
{
    requireSound(campaign.load({RecordKind::Switches, encounter}), "switches");
    for (const Combatant& combatant : campaign.encounters().combatants(encounter)) {
        requireSound(combatant.condition, combatant.name);
        for (const Possession& possession : campaign.encounters().possessionsOfCombatant(combatant.id)) {
            if (!possession.state.isNull())
                requireSound(possession.state, combatant.name);
        }
    }
    for (const Possession& thing : campaign.encounters().lyingIn(encounter))
        requireSound(thing.state, "lying");
}

}  // namespace hitspread::storage
