#include "storage/fightfile/fightrows.h"

#include "formats/codec/actioncodec.h"
#include "rules/core/time/lasting.h"
#include "rules/systems/registry.h"

#include <QJsonArray>
#include <QString>

namespace hitspread::storage::fightrows {

namespace {

RecordKind itemKind(const QJsonObject& possession)
{
    return formats::kindFromText(possession[QStringLiteral("kind")].toString().toStdString(), "possession");
}

void collectPossession(const QJsonObject& possession, std::set<RecordRef>& refs)
{
    refs.insert({RecordKind::Possession, possession[QStringLiteral("id")].toInteger()});
    refs.insert({itemKind(possession), possession[QStringLiteral("item")].toInteger()});
    if (const qint64 load = possession[QStringLiteral("ammunition")].toInteger(); load != 0)
        refs.insert({RecordKind::Ammunition, load});
}

void renumber(QJsonObject& object, const QString& member, RecordKind kind, const Renumbering& numbers)
{
    const auto anew = [&](const QJsonValue& value) {
        const qint64 was = value.toInteger();
        return was == 0 ? value : QJsonValue(qint64{numbers.of({kind, was})});
    };
    // Looking a member up in an object that can be written would make it.
    const QJsonValue named = object.value(member);
    if (named.isArray()) {
        QJsonArray all;
        for (const QJsonValue& one : named.toArray())
            all.append(anew(one));
        object[member] = all;
    } else if (named.toInteger() != 0) {
        object[member] = anew(named);
    }
}

/// Whom and what a record inside the row names.
void renumberNames(QJsonObject& row, const QString& member, const RecordDeclaration& declaration,
                   const Renumbering& numbers)
{
    if (!row.value(member).isObject())
        return;
    QJsonObject record = row.value(member).toObject();
    for (const FieldDeclaration& field : declaration.fields) {
        if (field.names)
            renumber(record, QLatin1String(field.id), *field.names, numbers);
    }
    row[member] = record;
}

QJsonObject renumberedPossession(QJsonObject possession, const Renumbering& numbers)
{
    renumber(possession, QStringLiteral("item"), itemKind(possession), numbers);
    renumber(possession, QStringLiteral("id"), RecordKind::Possession, numbers);
    renumber(possession, QStringLiteral("mountedOn"), RecordKind::Possession, numbers);
    renumber(possession, QStringLiteral("character"), RecordKind::Character, numbers);
    renumber(possession, QStringLiteral("combatant"), RecordKind::Condition, numbers);
    renumber(possession, QStringLiteral("encounter"), RecordKind::Switches, numbers);
    renumber(possession, QStringLiteral("ammunition"), RecordKind::Ammunition, numbers);
    if (itemKind(possession) == RecordKind::ConditionTemplate)
        renumberNames(possession, QStringLiteral("state"), lastingRecord, numbers);
    return possession;
}

}  // namespace

RecordRef rowOf(RecordRef record)
{
    switch (record.kind) {
    case RecordKind::WeaponState:
    case RecordKind::ArmourState:
    case RecordKind::ItemState:
    case RecordKind::Lasting:
    case RecordKind::Lying: return {RecordKind::Possession, record.id};
    default: return record;
    }
}

void collect(RecordKind kind, const QJsonObject& row, std::set<RecordRef>& refs)
{
    if (kind == RecordKind::Possession)
        return collectPossession(row[QStringLiteral("possession")].toObject(), refs);
    refs.insert({RecordKind::Character, row[QStringLiteral("character")].toInteger()});
    const QJsonArray kit = row[QStringLiteral("possessions")].toArray();
    for (const QJsonValue& possession : kit)
        collectPossession(possession.toObject(), refs);
}

bool isLying(RecordKind kind, const QJsonObject& row)
{
    return kind == RecordKind::Possession
        && row[QStringLiteral("possession")][QStringLiteral("encounter")].toInteger() != 0;
}

QJsonObject renumbered(RecordKind kind, QJsonObject row, const Renumbering& numbers)
{
    if (kind == RecordKind::Possession) {
        row[QStringLiteral("possession")] = renumberedPossession(row[QStringLiteral("possession")].toObject(), numbers);
        return row;
    }
    renumber(row, QStringLiteral("encounter"), RecordKind::Switches, numbers);
    renumber(row, QStringLiteral("character"), RecordKind::Character, numbers);
    const System* system = findSystem(row[QStringLiteral("system")].toString().toStdString());
    if (const RecordDeclaration* condition = system ? system->record(RecordKind::Condition) : nullptr)
        renumberNames(row, QStringLiteral("condition"), *condition, numbers);
    // What is not there is not made: the row is compared and kept as text.
    if (row.contains(QStringLiteral("possessions"))) {
        QJsonArray kit;
        for (const QJsonValue& possession : row[QStringLiteral("possessions")].toArray())
            kit.append(renumberedPossession(possession.toObject(), numbers));
        row[QStringLiteral("possessions")] = kit;
    }
    if (row.contains(QStringLiteral("distances"))) {
        QJsonArray distances;
        for (const QJsonValue& pair : row[QStringLiteral("distances")].toArray()) {
            const RecordId other = numbers.of({RecordKind::Condition, pair.toArray().at(0).toInteger()});
            distances.append(QJsonArray{qint64{other}, pair.toArray().at(1)});
        }
        row[QStringLiteral("distances")] = distances;
    }
    return row;
}

QJsonObject bare(QJsonObject row)
{
    for (const QString& own : {QStringLiteral("sample"), QStringLiteral("portrait"), QStringLiteral("possessions")})
        row.remove(own);
    return row;
}

}  // namespace hitspread::storage::fightrows
