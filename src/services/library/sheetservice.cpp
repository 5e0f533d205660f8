#include "services/library/sheetservice.h"

#include "rules/systems/registry.h"
#include "services/refusal/problem.h"

namespace hitspread {

namespace {

const std::string* textOf(const AnyRecord& record, std::string_view field)
{
    const FieldDeclaration* declared = record.isNull() ? nullptr : record.declaration().find(field);
    return declared && declared->text ? &declared->text(record.data()) : nullptr;
}

}  // namespace

SheetSubject SheetService::ofCombatant(RecordId combatant)
{
    SheetSubject subject;
    subject.who.combatant = m_campaign.encounters().combatant(combatant);
    const Encounter encounter = m_campaign.encounters().encounter(subject.who.combatant.encounter);
    RecordCache library(m_campaign.library());
    subject.who.character = library.load({RecordKind::Character, subject.who.combatant.character});
    fillItems(library, m_campaign.encounters().possessionsOfCombatant(combatant), subject.who);
    subject.switches = encounter.switches;
    subject.profile = encounter.profile;
    subject.sample = encounter.sample;
    subject.system = encounter.system;
    subject.encounter = encounter;
    for (const Combatant& one : m_campaign.encounters().combatants(encounter.id))
        subject.present.emplace_back(one.id, one.name);
    finish(subject);
    return subject;
}

SheetSubject SheetService::ofCharacter(RecordId character)
{
    SheetSubject subject;
    RecordCache library(m_campaign.library());
    subject.who.character = library.load({RecordKind::Character, character});
    subject.who.combatant.character = character;
    fillItems(library, m_campaign.encounters().possessionsOfCharacter(character), subject.who);
    subject.system = subject.who.character.system;
    subject.sample = subject.who.character.sample;
    if (const std::string* name = textOf(subject.who.character.record, "name"))
        subject.who.combatant.name = *name;
    const System* system = findSystem(subject.system);
    if (!system)
        throw Failure(ProblemCode::NotFound, {SiteKind::RuleSystem, subject.system});
    if (const RecordDeclaration* condition = system->record(RecordKind::Condition))
        subject.who.combatant.condition = AnyRecord(*condition);
    if (const RecordDeclaration* switches = system->record(RecordKind::Switches))
        subject.switches = AnyRecord(*switches);
    if (!system->profiles().empty())
        subject.profile = system->profiles().front().id;
    finish(subject);
    return subject;
}

RecordId SheetService::characterNamed(const std::string& name)
{
    LibraryQuery query;
    query.filters = {{{"name", {}}, Comparison::Equal, name}};
    query.limit = 2;
    const std::vector<LibraryRow> rows = m_campaign.library().list(query);
    if (rows.empty())
        throw Failure(ProblemCode::NotFound, {SiteKind::Character, name});
    if (rows.size() > 1)
        refuse<Reason::SeveralCharacters>(name);
    return rows.front().id;
}

void SheetService::finish(SheetSubject& subject) const
{
    const std::string* plan = textOf(subject.who.character.record, "bodyPlan");
    const System& system = *findSystem(subject.system);
    subject.plan = bodyFor(system, m_plans.body(plan ? *plan : std::string(), system), subject.switches.data());
    if (!subject.plan)
        throw Failure(ProblemCode::NotFound, {SiteKind::BodyPlan, plan ? *plan : std::string()});
    if (const std::string& picture = subject.who.character.portrait; !picture.empty())
        subject.portrait = m_campaign.library().image(picture);
}

}  // namespace hitspread
