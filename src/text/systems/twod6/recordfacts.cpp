#include "rules/systems/twod6/monitor.h"
#include "rules/systems/twod6/records.h"
#include "rules/systems/twod6/system.h"
#include "services/library/sheetinput.h"
#include "text/echo.h"
#include "text/fields.h"
#include "text/joined.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/sheetfigures.h"
#include "text/systems/twod6/phrases.h"
#include "text/systems/twod6/weaponwords.h"

#include <QCoreApplication>
#include <QStringList>

namespace hitspread::twod6 {

using text::LibraryFacts;

namespace {

struct RecordFacts {
    Q_DECLARE_TR_FUNCTIONS(hitspread::twod6::RecordFacts)
};

QString fieldWords(const RecordDeclaration& record, const char* field)
{
    return text::usualFieldName(system(), record, field);
}

/// What a piece stops at each place it covers.
void protect(LibraryFacts& facts, const Armour& armour)
{
    facts.protectionTitle = RecordFacts::tr("What it stops at each place");
    for (std::size_t i = 0; i < kLocations; ++i)
        facts.protection << (isIn(armour.locations, static_cast<Location>(i)) ? fractionWords(armour) : QString());
}

QString skillsWords(const Ranks& skills)
{
    QStringList words;
    for (const auto& [name, level] : skills.entries)
        words << RecordFacts::tr("%1 %2", "skill, level").arg(text::rankName(system(), name), QString::number(level));
    return text::joined(words);
}

LibraryFacts characterFacts(const AnyRecord& record)
{
    const auto& who = record.as<Character>();
    const text::SheetFigures figures(sheetAction(system(), record));
    LibraryFacts facts;
    for (const char* field : {"bld", "ref", "itn"})
        facts.add(fieldWords(characterRecord, field), text::number(characterRecord.find(field)->number(&who, 0)));
    const auto addFigure = [&](std::string_view id) {
        if (const text::SheetFigure* figure = figures.find(id))
            facts.add(figure->name, figure->value);
    };
    facts.add(RecordFacts::tr("Boxes"),
              RecordFacts::tr("%1 in three lines of %2", "boxes of the monitor, of a line")
                  .arg(text::number(boxesOf(who.bld)), text::number(boxesPerLine(who.bld))));
    for (const std::string_view id :
         {"buildSave", "walk", "run", "sprint", "evade", "unarmed", "proposal", "hour", "weekResting"})
        addFigure(id);
    facts.add(fieldWords(characterRecord, "skills"), skillsWords(who.skills));
    return facts;
}

/// Range by range with its modifier (TD-32, TD-45): "short: 0 to 10 m (+0) · medium: 11 to 25 m (+2)".
QString bandsWords(const Weapon& weapon)
{
    QStringList words;
    for (const Band band : {Band::Short, Band::Medium, Band::Long})
        words << bandRangeWords(weapon, text::usualSwitchesOf<Switches>(), band);
    return text::joined(words);
}

LibraryFacts weaponFacts(const Weapon& weapon)
{
    LibraryFacts facts;
    facts.add(fieldWords(weaponRecord, "kind"),
              text::choiceName(text::Naming::usual(system()), *weaponRecord.find("kind"),
                               static_cast<std::size_t>(weapon.kind)));
    facts.add(fieldWords(weaponRecord, "skill"), text::visible(weapon.skill));
    facts.add(RecordFacts::tr("Damage"), damageWords(weapon));
    facts.add(RecordFacts::tr("Ranges"), bandsWords(weapon));
    if (weapon.shots != kNoEntry)
        facts.add(fieldWords(weaponRecord, "shots"), text::number(weapon.shots));
    facts.add(RecordFacts::tr("Handling"), tagsWords(weapon, text::usualSwitchesOf<Switches>()));
    return facts;
}

LibraryFacts armourFacts(const text::Naming& names, const Armour& armour)
{
    LibraryFacts facts;
    facts.add(RecordFacts::tr("Protects"), armourPieceWords(names, armour));
    if (armour.pool != kNoEntry)
        facts.add(fieldWords(armourRecord, "pool"),
                  RecordFacts::tr("absorbs %1 besides, over all its places, then protects no more").arg(armour.pool));
    protect(facts, armour);
    return facts;
}

LibraryFacts conditionFacts(const RollCondition& condition)
{
    LibraryFacts facts;
    if (condition.rolls != 0)
        facts.add(fieldWords(conditionTemplateRecord, "rolls"), text::signedNumber(condition.rolls));
    if (condition.preventsActing)
        facts.add(RecordFacts::tr("Acts"), RecordFacts::tr("no"));
    return facts;
}

}  // namespace

LibraryFacts factsOf(const text::Naming& names, const StoredRecord& stored, std::span<const StoredRecord>)
{
    switch (stored.record.declaration().kind) {
    case RecordKind::Character: return characterFacts(stored.record);
    case RecordKind::Weapon: return weaponFacts(stored.record.as<Weapon>());
    case RecordKind::Armour: return armourFacts(names, stored.record.as<Armour>());
    case RecordKind::ConditionTemplate: return conditionFacts(stored.record.as<RollCondition>());
    default: return {};
    }
}

}  // namespace hitspread::twod6
