#include "storage/fightfile/strangemembers.h"

#include "storage/library/recordtable.h"

#include <QStringList>

namespace hitspread::storage::strangemembers {

namespace {

template <typename IsKnown>
QJsonObject beyond(const QJsonObject& object, const IsKnown& isKnown)
{
    QJsonObject strange;
    for (auto member = object.begin(); member != object.end(); ++member) {
        if (!isKnown(member.key()))
            strange.insert(member.key(), member.value());
    }
    return strange;
}

QJsonObject beyond(const QJsonObject& object, const QStringList& known)
{
    return beyond(object, [&known](const QString& name) { return known.contains(name); });
}

QJsonObject beyond(const QJsonObject& record, const RecordDeclaration& declaration)
{
    return beyond(record,
                  [&declaration](const QString& name) { return declaration.find(name.toStdString()) != nullptr; });
}

/// Those of an object within another.
void put(QJsonObject& strange, const QString& member, const QJsonObject& inner)
{
    if (!inner.isEmpty())
        strange.insert(member, inner);
}

}  // namespace

QJsonObject ofFight(const QJsonObject& fight, const std::string& system)
{
    static const QStringList ofItself{
        QStringLiteral("format"), QStringLiteral("version"), QStringLiteral("library"),    QStringLiteral("encounter"),
        QStringLiteral("log"),    QStringLiteral("head"),    QStringLiteral("combatants"), QStringLiteral("lying"),
        QStringLiteral("marks"),  QStringLiteral("pending")};
    static const QStringList ofEncounter{
        QStringLiteral("id"),       QStringLiteral("system"), QStringLiteral("name"),     QStringLiteral("profile"),
        QStringLiteral("round"),    QStringLiteral("phase"),  QStringLiteral("switches"), QStringLiteral("sample"),
        QStringLiteral("archived"), QStringLiteral("between")};
    const QJsonObject encounter = fight.value(QStringLiteral("encounter")).toObject();
    QJsonObject strange = beyond(encounter, ofEncounter);
    put(strange, QStringLiteral("switches"),
        beyond(encounter.value(QStringLiteral("switches")).toObject(), declarationFor(system, RecordKind::Switches)));
    QJsonObject all = beyond(fight, ofItself);
    put(all, QStringLiteral("encounter"), strange);
    return all;
}

QJsonObject ofCombatant(const QJsonObject& combatant, const std::string& system)
{
    static const QStringList ofItself{QStringLiteral("id"), QStringLiteral("row")};
    static const QStringList ofRow{
        QStringLiteral("system"),    QStringLiteral("encounter"),   QStringLiteral("character"),
        QStringLiteral("name"),      QStringLiteral("badge"),       QStringLiteral("side"),
        QStringLiteral("position"),  QStringLiteral("colour"),      QStringLiteral("away"),
        QStringLiteral("condition"), QStringLiteral("possessions"), QStringLiteral("distances")};
    const QJsonObject row = combatant.value(QStringLiteral("row")).toObject();
    QJsonObject strange = beyond(row, ofRow);
    put(strange, QStringLiteral("condition"),
        beyond(row.value(QStringLiteral("condition")).toObject(), declarationFor(system, RecordKind::Condition)));
    QJsonObject all = beyond(combatant, ofItself);
    put(all, QStringLiteral("row"), strange);
    return all;
}

QJsonObject ofEntry(const QJsonObject& entry)
{
    static const QStringList known{QStringLiteral("id"),      QStringLiteral("kind"),  QStringLiteral("parent"),
                                   QStringLiteral("target"),  QStringLiteral("title"), QStringLiteral("reason"),
                                   QStringLiteral("time"),    QStringLiteral("round"), QStringLiteral("phase"),
                                   QStringLiteral("changes"), QStringLiteral("action")};
    return beyond(entry, known);
}

QJsonObject ofRecord(const QJsonObject& record)
{
    static const QStringList known{QStringLiteral("number"),   QStringLiteral("system"), QStringLiteral("kind"),
                                   QStringLiteral("record"),   QStringLiteral("order"),  QStringLiteral("tags"),
                                   QStringLiteral("portrait"), QStringLiteral("kit"),    QStringLiteral("sample"),
                                   QStringLiteral("removed")};
    return beyond(record, known);
}

QJsonObject ofSearch(const QJsonObject& search)
{
    static const QStringList known{QStringLiteral("id"), QStringLiteral("name"), QStringLiteral("query")};
    return beyond(search, known);
}

QJsonObject ofCampaign(const QJsonObject& document)
{
    static const QStringList known{QStringLiteral("format"),   QStringLiteral("version"), QStringLiteral("library"),
                                   QStringLiteral("fights"),   QStringLiteral("log"),     QStringLiteral("head"),
                                   QStringLiteral("searches"), QStringLiteral("pictures")};
    static const QStringList ofLibrary{QStringLiteral("format"), QStringLiteral("version"), QStringLiteral("records")};
    QJsonObject strange = beyond(document, known);
    put(strange, QStringLiteral("library"), beyond(document.value(QStringLiteral("library")).toObject(), ofLibrary));
    return strange;
}

}  // namespace hitspread::storage::strangemembers
