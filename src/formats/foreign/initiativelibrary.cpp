#include "formats/foreign/initiativelibrary.h"

#include "formats/json/jsonreader.h"

#include <QJsonObject>
#include <QSet>

namespace hitspread::formats {

namespace {

/// "Creatures.x1" or "ImprovedInitiative.PersistentCharacters.x1": somebody.
bool isCreature(const QString& member)
{
    constexpr QStringView kProgram = u"ImprovedInitiative.";
    const QStringView name = member.startsWith(kProgram) ? QStringView(member).sliced(kProgram.size())
                                                         : QStringView(member);
    for (const QStringView list :
         {QStringView(u"Creatures."), QStringView(u"PersistentCharacters."), QStringView(u"PlayerCharacters.")}) {
        if (name.startsWith(list) && name.size() > list.size())
            return true;
    }
    return false;
}

/// Of somebody who goes through many fights his notes and what he is.
QJsonObject creatureIn(const QJsonObject& given)
{
    const QJsonValue within = given.value(u"StatBlock"_qs);
    if (!within.isObject())
        return given;
    QJsonObject creature = within.toObject();
    for (const QString& member : {u"Name"_qs, u"Notes"_qs}) {
        if (!given.value(member).toString().isEmpty())
            creature.insert(member, given.value(member));
    }
    return creature;
}

}  // namespace

QJsonArray initiativeCreatures(const QJsonValue& document, const QString& source, std::vector<LeftMember>& left)
{
    QJsonArray all;
    // Older exports list somebody under two names of lists.
    QSet<QString> known;
    std::size_t nameless = 0;
    const auto add = [&](const QJsonObject& given, bool isOnce) {
        const QJsonObject creature = creatureIn(given);
        const QString name = creature.value(u"Name"_qs).toString().trimmed();
        // Somebody who was begun there and never written.
        if (name.isEmpty())
            ++nameless;
        else if (!isOnce || !known.contains(name))
            all.append(creature);
        known.insert(name);
    };
    for (const QJsonValue one : document.toArray())
        add(one.toObject(), false);
    const QJsonObject object = document.toObject();
    if (object.contains(u"Name"_qs))
        add(object, true);
    for (auto member = object.begin(); member != object.end(); ++member) {
        if (!isCreature(member.key()))
            continue;
        const DocumentPath place = DocumentPath(source).member(member.key());
        add(member.value().isString() ? readJsonObject(member.value().toString().toUtf8(), place)
                                      : member.value().toObject(),
            true);
    }
    if (nameless > 0)
        left.push_back({"Name", {}, because<Reason::HasNoName>(), nameless});
    return all;
}

}  // namespace hitspread::formats
