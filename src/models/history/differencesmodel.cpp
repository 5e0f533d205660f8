#include "models/history/differencesmodel.h"

#include "models/fight/fight.h"
#include "models/history/grounddifferences.h"
#include "models/systemview.h"
#include "rules/systems/registry.h"
#include "services/library/recordvalues.h"
#include "services/library/rowvalue.h"
#include "text/echo.h"
#include "text/fields.h"
#include "text/logwords.h"
#include "text/naming.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {

using DifferenceRow = DifferencesModel::Row;

struct DifferenceWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::DifferencesModel)
};

QString nameOf(const FightSnapshot& fight, RecordId combatant)
{
    const CombatantView* who = fight.find(combatant);
    return who ? text::visible(who->combatant.name) : QString();
}

QString number(const LoggedValue& value)
{
    const auto* kept = std::get_if<std::int64_t>(&value);
    return kept ? QString::number(*kept).replace(u'-', u'−') : QString();
}

/// A combatant who is there in only one of the two.
QString comingWords(const FightSnapshot& fight, const LoggedChange& change)
{
    if (std::holds_alternative<std::monostate>(change.before)) {
        const QString name = nameOf(fight, change.record.id);
        return name.isEmpty() ? QString() : DifferenceWords::tr("%1 is in the fight").arg(name);
    }
    const QString name = change.row ? text::visible(change.row->name) : QString();
    return name.isEmpty() ? QString() : DifferenceWords::tr("%1 is not in the fight").arg(name);
}

DifferenceRow distanceRow(const FightSnapshot& fight, const LoggedChange& change, RecordId other)
{
    const auto metres = [](const LoggedValue& value) {
        const auto* kept = std::get_if<std::int64_t>(&value);
        return kept && *kept >= 0 ? DifferenceWords::tr("%1 m").arg(*kept) : DifferenceWords::tr("not known");
    };
    return {DifferenceWords::tr("%1 and %2 apart").arg(nameOf(fight, change.record.id), nameOf(fight, other)),
            metres(change.before), metres(change.after)};
}

DifferenceRow differenceIn(const FightSnapshot& fight, const LoggedChange& change)
{
    if (change.record.kind == RecordKind::Switches) {
        if (change.field == "round")
            return {DifferenceWords::tr("Round"), number(change.before), number(change.after)};
        if (change.field == "phase")
            return {DifferenceWords::tr("Phase"), number(change.before), number(change.after)};
        return {};
    }
    const QString name = nameOf(fight, change.record.id);
    if (change.record.kind != RecordKind::Condition || name.isEmpty())
        return {};
    if (const RecordId other = rowvalue::distancePartner(change.field); other != 0)
        return distanceRow(fight, change, other);
    if (change.field == "side")
        return {DifferenceWords::tr("%1 is on another side").arg(name)};
    if (change.field == "away")
        return {number(change.after) == QLatin1String("0") ? DifferenceWords::tr("%1 is back").arg(name)
                                                           : DifferenceWords::tr("%1 has left").arg(name)};
    return {};
}

/// Whether a line of its person's tells of a change: a value of the condition or of something he carries.
bool isOfPerson(const LoggedChange& change)
{
    switch (change.record.kind) {
    case RecordKind::Condition: return !change.field.empty() && !rowvalue::isOne(change.record, change.field);
    case RecordKind::WeaponState:
    case RecordKind::ArmourState:
    case RecordKind::ItemState: return !rowvalue::isOne(change.record, change.field);
    default: return false;
    }
}

/// What became other in his condition, in the words of a result: "Incap", "20", "18/24".
std::vector<DifferenceRow> conditionRows(const FightSnapshot& fight, const System& system, const CombatantView& who,
                                         std::span<const LoggedChange> changes)
{
    const ChangesFacet* facet = facetsOf(system.id()).changes;
    const AnyRecord& now = who.combatant.condition;
    const RecordRef self{RecordKind::Condition, who.combatant.id};
    AnyRecord before = now.cloned();
    for (const LoggedChange& change : changes) {
        const FieldDeclaration* field = now.declaration().find(change.field);
        if (change.record == self && field)
            setValue(*field, before.data(), change.element, change.before);
    }
    const std::function<QString(std::int32_t)> nameOfPerson = [&fight](std::int32_t number) {
        return nameOf(fight, number);
    };
    std::vector<DifferenceRow> all;
    for (const LoggedChange& change : changes) {
        const FieldDeclaration* field = now.declaration().find(change.field);
        if (change.record != self || !field || !field->isNumeric())
            continue;
        auto words = facet ? facet->words({who.character.record, before, now, fight.encounter.switches, nameOfPerson},
                                          *field, change.element)
                           : std::nullopt;
        if (words ? words->what.isEmpty() : text::isInner(*field) || !field->countedBy.empty())
            continue;
        const auto valueIn = [&](const AnyRecord& condition) {
            return text::valueName(*text::Naming::of(fight.encounter), *field,
                                   field->number(condition.data(), change.element), nameOfPerson);
        };
        if (!words)
            words = ChangeWords{
                text::placeName(*text::Naming::of(fight.encounter), now.declaration(), *field, change.element),
                valueIn(before), valueIn(now)};
        DifferenceRow row{words->what, words->before, words->after};
        // Two fields of one track read the same.
        if (std::ranges::find(all, row) == all.end())
            all.push_back(std::move(row));
    }
    return all;
}

/// His name, and below it what became other in his condition and in what he carries; none: there is nothing to tell.
std::vector<DifferenceRow> personRows(const FightSnapshot& fight, const CombatantView& who,
                                      std::span<const LoggedChange> changes)
{
    const System* system = findSystem(fight.encounter.system);
    if (!system)
        return {};
    std::vector<DifferenceRow> rows = conditionRows(fight, *system, who, changes);
    for (const text::GearChange& gear : text::gearChanges(*text::Naming::of(fight.encounter), who, changes))
        rows.push_back({DifferenceWords::tr("%1: %2").arg(gear.thing, gear.what), gear.before, gear.after});
    if (!rows.empty())
        rows.insert(rows.begin(), {text::visible(who.combatant.name), {}, {}, true});
    return rows;
}

DifferenceRow wordsFor(const FightSnapshot& fight, const LoggedChange& change)
{
    if (change.field.empty())
        return {change.record.kind == RecordKind::Condition ? comingWords(fight, change) : QString()};
    if (rowvalue::isOne(change.record, change.field))
        return differenceIn(fight, change);
    const System* system = findSystem(fight.encounter.system);
    return {system ? text::handWords(*text::Naming::of(fight.encounter), fight.combatants, {&change, 1}) : QString()};
}

}  // namespace

void DifferencesModel::setDifferences(const FightSnapshot& fight, const std::vector<LoggedChange>& differences,
                                      std::span<const LyingView> lying)
{
    beginResetModel();
    m_rows.clear();
    for (const CombatantView& who : fight.combatants) {
        const std::vector<DifferenceRow> rows = personRows(fight, who, differences);
        m_rows.insert(m_rows.end(), rows.begin(), rows.end());
    }
    const auto people = static_cast<std::ptrdiff_t>(m_rows.size());
    qsizetype more = 0;
    for (const LoggedChange& change : differences) {
        if (text::onlyTimeRuns({&change, 1}) || isOfGround(change) || isOfPerson(change))
            continue;
        DifferenceRow row = wordsFor(fight, change);
        if (row.what.isEmpty())
            ++more;
        else if (std::find(m_rows.begin() + people, m_rows.end(), row) == m_rows.end())
            m_rows.push_back(std::move(row));
    }
    for (const QString& line : groundLines(fight, differences, lying))
        m_rows.push_back({line});
    if (more > 0)
        m_rows.push_back({more == 1 ? tr("1 more value") : tr("%1 more values").arg(more)});
    endResetModel();
}

int DifferencesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int DifferencesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant DifferencesModel::data(const QModelIndex& index, int role) const
{
    if (index.row() < 0 || index.row() >= rowCount())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case SpannedRole: return !row.hasSides();
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return index.column() == What ? row.what : index.column() == Before ? row.before : row.after;
    case Qt::AccessibleTextRole:
        return row.hasSides() ? tr("%1 %2 → %3").arg(row.what, row.before, row.after) : row.what;
    case PersonRole: return row.isPerson;
    default: return {};
    }
}

QVariant DifferencesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Before ? tr("As it was") : section == After ? tr("As tried") : QString();
}

}  // namespace hitspread
