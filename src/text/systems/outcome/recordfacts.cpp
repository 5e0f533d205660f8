#include "text/systems/outcome/phrases.h"

#include "rules/systems/outcome/records.h"
#include "rules/systems/outcome/system.h"
#include "services/library/sheetinput.h"
#include "text/echo.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/sheetfigures.h"
#include "text/systems/outcome/combatantwords.h"

#include <QCoreApplication>
#include <QStringList>

namespace hitspread::outcome {

using text::LibraryFacts;

namespace {

struct RecordFacts {
    Q_DECLARE_TR_FUNCTIONS(hitspread::outcome::RecordFacts)
};

QString fieldWords(const RecordDeclaration& record, const char* field)
{
    return text::usualFieldName(system(), record, field);
}

LibraryFacts characterFacts(const AnyRecord& character)
{
    const auto& who = character.as<Character>();
    const text::SheetFigures figures(sheetAction(system(), character));
    LibraryFacts facts;
    const auto add = [&facts](const QString& name, const QString& value) { facts.lines.push_back({name, value}); };
    const auto addRating = [&](const QString& name, int rating) {
        add(name, namedRatingWords(text::usualSwitchesOf<Switches>(), rating));
    };
    addRating(disciplineName(), who.discipline);
    addRating(physiqueName(), who.physique);
    addRating(meleeName(), who.melee);
    addRating(rangedName(), who.ranged);
    addRating(unarmedName(), who.unarmed);
    for (const auto& [name, rating] : who.skills.entries)
        addRating(text::visible(name), rating);
    add(RecordFacts::tr("Dodges with"),
        RecordFacts::tr("%1 %2", "skill, rating").arg(physiqueName(), figures.value("dodge")));
    add(RecordFacts::tr("Parries with"),
        RecordFacts::tr("%1 %2", "skill, rating").arg(meleeName(), figures.value("parry")));
    if (figures.number("armour").value_or(0) > 0)
        add(armourName(), figures.value("armour"));
    if (who.painTolerance)
        add(painToleranceName(), RecordFacts::tr("wounds burden no roll"));
    return facts;
}

/// Whether attacks of its kind can be dodged and parried (OUT-06, OUT-D07).
QString defencesWords(const Weapon& weapon)
{
    QStringList words;
    if (mayDodge(text::usualSwitchesOf<Switches>(), weapon.kind))
        words << RecordFacts::tr("dodge");
    if (mayParry(text::usualSwitchesOf<Switches>(), weapon.kind))
        words << RecordFacts::tr("parry");
    return words.isEmpty() ? RecordFacts::tr("no defence") : words.join(QStringLiteral(", "));
}

LibraryFacts weaponFacts(const Weapon& weapon)
{
    LibraryFacts facts;
    const auto add = [&facts](const QString& name, const QString& value) { facts.lines.push_back({name, value}); };
    add(fieldWords(weaponRecord, "kind"),
        text::choiceName(text::Naming::usual(system()), *weaponRecord.find("kind"),
                         static_cast<std::size_t>(weapon.kind)));
    const QString usual = weapon.natural || weapon.garrote ? unarmedName()
        : weapon.kind == WeaponKind::Melee                 ? meleeName()
                                                           : rangedName();
    add(RecordFacts::tr("Attacks with"), weapon.skill.empty() ? usual : skillName(weapon.skill));
    add(fieldWords(weaponRecord, "damageBonus"), text::signedNumber(damageBonusOf(weapon)));
    if (weapon.kind == WeaponKind::Firearm)
        add(fieldWords(weaponRecord, "modes"),
            text::valuesName(text::Naming::usual(system()), *weaponRecord.find("modes"), &weapon));
    add(RecordFacts::tr("Against it"),
        weapon.garrote ? RecordFacts::tr("Physique or Unarmed Combat") : defencesWords(weapon));
    if (weapon.buckler)
        add(fieldWords(weaponRecord, "buckler"), RecordFacts::tr("+1 on a parry, falls freely"));
    if (weapon.garrote)
        add(fieldWords(weaponRecord, "garrote"), RecordFacts::tr("grapples at −1 and harms each turn"));
    return facts;
}

LibraryFacts armourFacts(const Armour& armour)
{
    LibraryFacts facts;
    const int through = armour.points > 0 ? armour.points : kShieldArmour;
    if (armour.shield) {
        facts.lines.push_back({RecordFacts::tr("Struck around"), RecordFacts::tr("−1 on the attack")});
        facts.lines.push_back({RecordFacts::tr("Struck through"), armourWords(through)});
        facts.lines.push_back({RecordFacts::tr("Blow with it"), damageBonusWords(armour.damageBonus)});
    } else {
        facts.lines.push_back({armourName(), text::number(armour.points)});
    }
    return facts;
}

}  // namespace

LibraryFacts factsOf(const text::Naming&, const StoredRecord& stored, std::span<const StoredRecord>)
{
    switch (stored.record.declaration().kind) {
    case RecordKind::Character: return characterFacts(stored.record);
    case RecordKind::Weapon: return weaponFacts(stored.record.as<Weapon>());
    case RecordKind::Armour: return armourFacts(stored.record.as<Armour>());
    default: return {};
    }
}

}  // namespace hitspread::outcome
