#pragma once

#include "rules/core/declare/record.h"
#include "rules/core/system.h"
#include "rules/systems/registry.h"
#include "support/sourcepath.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QSet>
#include <QStringList>

/// What stands in a file with a fight worked out by hand (tests/cli/fight), for whoever plays it.
namespace hitspread::support {

/// The words of a command of the file: the campaign comes behind the command's name, a folder of the tree is where the tree lies.
inline QStringList commandWords(const QJsonValue& command, const QString& campaign)
{
    QStringList words;
    for (const QJsonValue& value : command.toArray()) {
        const QString word = value.toString();
        words << (word.startsWith(QLatin1String("tests/")) ? sourcePath(word) : word);
    }
    words.insert(1, campaign);
    return words;
}

/// Whoever the conditions of a fight mean, by name.
inline QJsonObject byName(QJsonObject state)
{
    QJsonArray combatants = state.value(QStringLiteral("combatants")).toArray();
    QMap<int, QString> names;
    for (const QJsonValue& one : combatants)
        names[one[QStringLiteral("id")].toInt()] = one[QStringLiteral("name")].toString();
    const auto nameOf = [&](const QJsonValue& id) { return id == 0 ? id : QJsonValue(names.value(id.toInt())); };
    const System* system = findSystem(state.value(QStringLiteral("system")).toString().toStdString());
    for (QJsonValueRef one : combatants) {
        QJsonObject combatant = one.toObject();
        QJsonObject condition = combatant.value(QStringLiteral("condition")).toObject();
        for (const FieldDeclaration& field : system->record(RecordKind::Condition)->fields) {
            const QString id = QString::fromStdString(std::string(field.id));
            if (field.names != RecordKind::Condition || !condition.contains(id))
                continue;
            QJsonArray all;
            for (const QJsonValue& element : condition.value(id).toArray())
                all.append(nameOf(element));
            condition.insert(id, condition.value(id).isArray() ? QJsonValue(all) : nameOf(condition.value(id)));
        }
        combatant.insert(QStringLiteral("condition"), condition);
        one = combatant;
    }
    state.insert(QStringLiteral("combatants"), combatants);
    return state;
}

/// How people are after each step, where a file watches them: of the fields in "watched", and of those in "watchedThings" of what they
/// carry, all that is not as it is when new. A step names in "now" whom it leaves otherwise; everybody else is as before.
class WatchedStates {
public:
    explicit WatchedStates(const QJsonObject& fight)
        : m_fields(idsIn(fight, QStringLiteral("watched"))), m_ofThings(idsIn(fight, QStringLiteral("watchedThings")))
    {}

    void goOn(const QJsonObject& step)
    {
        const QJsonObject now = step.value(QStringLiteral("now")).toObject();
        for (auto one = now.begin(); one != now.end(); ++one)
            m_people.insert(one.key(), one.value());
    }

    /// Who is not as the file says; `state` is one as the command line shows it.
    [[nodiscard]] QStringList differences(const QJsonObject& state) const
    {
        QStringList found;
        if (m_fields.isEmpty())
            return found;
        const QJsonArray combatants = byName(state).value(QStringLiteral("combatants")).toArray();
        for (const QJsonValue& one : combatants) {
            const QString name = one[QStringLiteral("name")].toString();
            const QJsonObject is = watched(one.toObject());
            const QJsonObject wanted = m_people.value(name).toObject();
            if (is != wanted)
                found << name + QStringLiteral(" is ") + text(is) + QStringLiteral(", expected ") + text(wanted);
        }
        if (combatants.isEmpty())
            found << QStringLiteral("nobody is there");
        return found;
    }

private:
    static QSet<QString> idsIn(const QJsonObject& fight, const QString& member)
    {
        QSet<QString> ids;
        for (const QJsonValue& id : fight.value(member).toArray())
            ids.insert(id.toString());
        return ids;
    }
    static QJsonObject only(const QSet<QString>& ids, const QJsonObject& record)
    {
        QJsonObject some;
        for (auto member = record.begin(); member != record.end(); ++member) {
            if (ids.contains(member.key()))
                some.insert(member.key(), member.value());
        }
        return some;
    }
    static QString text(const QJsonObject& object)
    {
        return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
    }

    [[nodiscard]] QJsonObject watched(const QJsonObject& combatant) const
    {
        QJsonObject is = only(m_fields, combatant.value(QStringLiteral("condition")).toObject());
        QJsonObject things;
        for (const QJsonValue& thing : combatant.value(QStringLiteral("kit")).toArray()) {
            const QJsonObject his = only(m_ofThings, thing[QStringLiteral("state")].toObject());
            if (!his.isEmpty())
                things.insert(thing[QStringLiteral("name")].toString(), his);
        }
        if (!things.isEmpty())
            is.insert(QStringLiteral("things"), things);
        return is;
    }

    QSet<QString> m_fields;
    QSet<QString> m_ofThings;
    QJsonObject m_people;
};

}  // namespace hitspread::support
