#include "text/logwords.h"

#include "services/library/recordname.h"
#include "text/echo.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/naming.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

namespace hitspread::text {

namespace {

struct LogWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::LogWords)
};

QString nameIn(const StoredRecord& record)
{
    return text::visible(recordName(record.record));
}

/// Whose value it is, and of which of his things; `who` null: nobody's here.
struct Owner {
    const CombatantView* who = nullptr;
    const CombatantView::Item* item = nullptr;
};

Owner ownerOf(std::span<const CombatantView> present, RecordRef record)
{
    for (const CombatantView& who : present) {
        if (record.kind == RecordKind::Condition && record.id == who.combatant.id)
            return {&who};
        for (const auto* items : {&who.weapons, &who.armour, &who.others, &who.loose, &who.conditions}) {
            const auto item = std::ranges::find_if(*items, [&record](const CombatantView::Item& one) {
                return one.possession.id == record.id && !one.possession.state.isNull()
                    && one.possession.state.declaration().kind == record.kind;
            });
            if (item != items->end())
                return {&who, &*item};
        }
    }
    return {};
}

/// "Ruth", "Ruth, Carbine"; empty: nobody's here.
QString ownerName(std::span<const CombatantView> present, RecordRef record)
{
    const auto [who, item] = ownerOf(present, record);
    if (!who)
        return {};
    const QString name = text::visible(who->combatant.name);
    return item ? LogWords::tr("%1, %2").arg(name, nameIn(item->record)) : name;
}

const FieldDeclaration* fieldOf(const System& system, const LoggedChange& change)
{
    const RecordDeclaration* record = system.record(change.record.kind);
    return record ? record->find(change.field) : nullptr;
}

/// The seconds of a minute that runs say nothing before it is over, nor does the phase rounds are counted at.
bool isRunning(const LoggedChange& change)
{
    return change.record.kind == RecordKind::Lasting && (change.field == "elapsed" || change.field == "phase");
}

/// The bookkeeping of counted lists (which wound, which bullet) says nothing the count does not.
bool isCounted(const System& system, const LoggedChange& change)
{
    const FieldDeclaration* field = fieldOf(system, change);
    return field && (!field->countedBy.empty() || isInner(*field) || isRunning(change));
}

QString valueOf(const Naming& names, const FieldDeclaration& field, const LoggedValue& value)
{
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return valueName(names, field, static_cast<std::int32_t>(*number));
    if (const auto* words = std::get_if<std::string>(&value))
        return LogWords::tr("“%1”").arg(text::visible(*words));
    if (const auto* table = std::get_if<hitspread::Table>(&value))
        return tableName(field, *table);
    QStringList all;
    if (const auto* ranks = std::get_if<Ranks>(&value)) {
        for (const auto& [name, rank] : ranks->entries)
            all << u"%1 %2"_qs.arg(rankName(names.system(), name), QString::number(rank));
    }
    return all.isEmpty() ? u"–"_qs : all.join(u", "_qs);
}

/// Empty: nobody among them is meant.
QString combatantName(std::span<const CombatantView> present, RecordId who)
{
    const auto found = std::ranges::find_if(present,
                                            [who](const CombatantView& one) { return one.combatant.id == who; });
    return found == present.end() ? QString() : text::visible(found->combatant.name);
}

/// Empty: nobody's here, or no declared field.
QString changedLine(const Naming& names, std::span<const CombatantView> present, const LoggedChange& change)
{
    const RecordDeclaration* record = names.system().record(change.record.kind);
    const FieldDeclaration* field = fieldOf(names.system(), change);
    const QString owner = ownerName(present, change.record);
    if (owner.isEmpty() || !field)
        return {};
    const auto words = [&](const LoggedValue& value) {
        const auto* number = std::get_if<std::int64_t>(&value);
        return number ? valueName(names, *field, static_cast<std::int32_t>(*number),
                                  [present](std::int32_t who) { return combatantName(present, who); })
                      : valueOf(names, *field, value);
    };
    return LogWords::tr("%1: %2 %3 → %4")
        .arg(owner, placeName(names, *record, *field, change.element), words(change.before), words(change.after));
}

/// Whether the unit is an abbreviation that belongs beside the number, not a word that only tells what is counted.
bool isMeasure(const FieldDeclaration& field)
{
    return field.unit.size() <= 2 && !field.unit.empty();
}

}  // namespace

bool isInner(const FieldDeclaration& field)
{
    return field.group == "bookkeeping";
}

QString rosterWords(const LogEntry& entry)
{
    if (entry.changes.empty())
        return {};
    const LoggedChange& first = entry.changes.front();
    const bool isOneKind = std::ranges::all_of(entry.changes, [&first](const LoggedChange& change) {
        return change.record.kind == RecordKind::Condition && change.field == first.field
            && change.after == first.after;
    });
    if (!isOneKind)
        return {};
    const QString who = text::visible(entry.title);
    const auto* number = std::get_if<std::int64_t>(&first.after);
    const auto* name = std::get_if<std::string>(&first.after);
    if (first.field == "away" && number)
        return (*number != 0 ? LogWords::tr("%1: flees") : LogWords::tr("%1: comes back")).arg(who);
    if (first.field == "colour" && number)
        return LogWords::tr("%1: colour %2").arg(who, combatantColour(static_cast<int>(*number)));
    if (first.field == "name" && name)
        return LogWords::tr("%1 is now called %2").arg(who, text::visible(*name));
    if (first.field != "side" || !number)
        return {};
    switch (static_cast<Side>(*number)) {
    case Side::Players: return LogWords::tr("%1: joins the players").arg(who);
    case Side::Opponents: return LogWords::tr("%1: joins the opponents").arg(who);
    case Side::Others: break;
    }
    return LogWords::tr("%1: joins the others").arg(who);
}

QString handWords(const Naming& names, std::span<const CombatantView> present, std::span<const LoggedChange> changes)
{
    if (onlyTimeRuns(changes))
        return {};
    const auto counted = [&names](const LoggedChange& change) { return isCounted(names.system(), change); };
    auto first = std::ranges::find_if_not(changes, counted);
    // Where it happened says more than a sum that follows from it.
    const auto placed = std::ranges::find_if(changes, [&](const LoggedChange& change) {
        const FieldDeclaration* field = fieldOf(names.system(), change);
        return field && !field->elements.empty() && !counted(change);
    });
    if (placed != changes.end())
        first = placed;
    if (first == changes.end())
        first = changes.begin();
    if (first == changes.end())
        return {};
    // How long something goes on has no words of a system's own.
    if (first->record.kind == RecordKind::Lasting)
        return ownerName(present, first->record);
    const QString line = changedLine(names, present, *first);
    if (line.isEmpty())
        return {};
    const auto more = std::ranges::count_if(changes, std::not_fn(counted)) - 1;
    return more > 0 ? LogWords::tr("%1, and %2 more").arg(line, QString::number(more)) : line;
}

bool onlyTimeRuns(std::span<const LoggedChange> changes)
{
    return std::ranges::all_of(changes, isRunning);
}

QStringList handLines(const Naming& names, std::span<const CombatantView> present,
                      std::span<const LoggedChange> changes)
{
    QStringList lines;
    for (const LoggedChange& change : changes) {
        const QString line = isCounted(names.system(), change) ? QString() : changedLine(names, present, change);
        if (!line.isEmpty())
            lines << line;
    }
    return lines;
}

std::vector<GearChange> gearChanges(const Naming& names, const CombatantView& who,
                                    std::span<const LoggedChange> changes)
{
    std::vector<GearChange> all;
    for (const LoggedChange& change : changes) {
        const auto [owner, item] = ownerOf({&who, 1}, change.record);
        const RecordDeclaration* record = names.system().record(change.record.kind);
        const FieldDeclaration* field = fieldOf(names.system(), change);
        if (!item || !field || isCounted(names.system(), change))
            continue;
        all.push_back({nameIn(item->record), placeName(names, *record, *field, change.element),
                       valueOf(names, *field, change.before), valueOf(names, *field, change.after)});
    }
    return all;
}

QStringList ownersOf(std::span<const CombatantView> present, std::span<const LoggedChange> changes)
{
    QStringList names;
    for (const LoggedChange& change : changes) {
        if (const CombatantView* who = ownerOf(present, change.record).who)
            names << text::visible(who->combatant.name);
    }
    names.removeDuplicates();
    return names;
}

QString cellWords(const Naming& names, const FieldDeclaration& field, const LoggedValue& value, bool isModifier)
{
    if (const auto* words = std::get_if<std::string>(&value))
        return shownText(knownTexts(names.system(), field), text::visible(*words).section(u'\n', 0, 0));
    if (const auto* ranks = std::get_if<Ranks>(&value)) {
        QStringList parts;
        for (const auto& [name, rank] : ranks->entries)
            parts << u"%1 %2"_qs.arg(rankName(names.system(), name), number(rank));
        return parts.join(u", "_qs);
    }
    if (const auto* table = std::get_if<hitspread::Table>(&value))
        return tableName(field, *table);
    const auto* number = std::get_if<std::int64_t>(&value);
    if (!number)
        return {};
    if (*number == kNoEntry)
        return nothingName(names.system(), field);
    switch (field.kind) {
    case FieldKind::Flag: return *number != 0 ? LogWords::tr("yes") : LogWords::tr("no");
    case FieldKind::Choice: return choiceName(names, field, static_cast<std::size_t>(*number));
    case FieldKind::Set:
        // Nothing looks the same in every cell.
        return *number == 0 ? u"–"_qs : valueName(names, field, static_cast<std::int32_t>(*number));
    default: break;
    }
    const bool isSigned = *number > 0 && isModifier;
    const QString plain = *number < 0 ? u"−%1"_qs.arg(-*number)
        : isSigned                    ? u"+%1"_qs.arg(*number)
                                      : QString::number(*number);
    return isMeasure(field) ? u"%1 %2"_qs.arg(plain, QString::fromUtf8(field.unit)) : plain;
}

}  // namespace hitspread::text
