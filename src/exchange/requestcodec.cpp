#include "exchange/requestcodec.h"

#include "exchange/answercodec.h"
#include "exchange/bodyplans.h"
#include "exchange/fieldcodec.h"
#include "exchange/recordcodec.h"
#include "rules/systems/registry.h"

#include <QJsonArray>

#include <map>
#include <mutex>
#include <vector>

namespace hitspread::exchange {

namespace {

/// Where a part stands: in which other, under which member, and which members of its own are parts.
struct Nest {
    const PartDeclaration* parent = nullptr;
    QString member;
    QStringList nested;
};

/// The nests of an action's parts, in their order. Worked out once: every record of every request asks.
const std::vector<Nest>& nestsOf(const ActionDeclaration& action)
{
    static std::mutex mutex;
    static std::map<const PartDeclaration*, std::vector<Nest>> known;
    const std::scoped_lock lock(mutex);
    std::vector<Nest>& nests = known[action.parts.data()];
    if (!nests.empty())
        return nests;
    for (const PartDeclaration& part : action.parts)
        nests.push_back({action.parentOf(part), memberOf(action, part), {}});
    for (std::size_t i = 0; i < nests.size(); ++i) {
        if (nests[i].parent)
            nests[static_cast<std::size_t>(nests[i].parent - action.parts.data())].nested.append(nests[i].member);
    }
    return nests;
}

/// Whether a part that nests in another is a list in each of its elements, not one record to each.
bool isListIn(const PartDeclaration& parent, const PartDeclaration& part)
{
    return part.isInner() && !parent.isInner();
}

// Walks over an action's parts and fills the input; what it has seen is for the caller to compare.
class PartReader {
public:
    PartReader(const ActionDeclaration& action, void* data) : m_action(action), m_data(data), m_nests(nestsOf(action))
    {}

    void readTop(const PartDeclaration& part, const QJsonValue& value, const Place& place)
    {
        if (part.many)
            readMany(part, value, place);
        else
            readOne(part, 0, value, place);
    }

    /// A part inside others that are there already ("targets.options"): element by element, no more than there are.
    void readInside(const PartDeclaration& part, const QJsonValue& value, const Place& place)
    {
        if (!part.many)
            return readOne(part, 0, value, place);
        const QJsonArray array = listOf(part, value, place);
        const std::size_t count = part.count(m_data);
        if (static_cast<std::size_t>(array.size()) > count)
            refuse<Reason::TooManyElements>(place, array.size(), count);
        for (qsizetype i = 0; i < array.size(); ++i)
            readOne(part, static_cast<std::size_t>(i), array[i], place.element(i));
    }

private:
    static QJsonArray listOf(const PartDeclaration& part, const QJsonValue& value, const Place& place)
    {
        if (!value.isArray())
            refuse<Reason::GiveArrayOfObjects>(place, kindOf(value));
        const QJsonArray array = value.toArray();
        if (static_cast<std::size_t>(array.size()) > part.most)
            refuse<Reason::TooManyElements>(place, array.size(), part.most);
        return array;
    }

    void readMany(const PartDeclaration& part, const QJsonValue& value, const Place& place)
    {
        const QJsonArray array = listOf(part, value, place);
        resize(part, static_cast<std::size_t>(array.size()));
        for (qsizetype i = 0; i < array.size(); ++i)
            readOne(part, static_cast<std::size_t>(i), array[i], place.element(i));
    }

    void readInner(const PartDeclaration& part, std::size_t owner, const QJsonValue& value, const Place& place)
    {
        const QJsonArray array = listOf(part, value, place);
        resizeIn(part, owner, static_cast<std::size_t>(array.size()));
        const std::size_t first = part.firstIn(m_data, owner);
        for (qsizetype i = 0; i < array.size(); ++i)
            readOne(part, first + static_cast<std::size_t>(i), array[i], place.element(i));
    }

    // Parts of many that nest in this one run element by element with it; lists inside its elements begin empty.
    void resize(const PartDeclaration& part, std::size_t count)
    {
        part.resize(m_data, count);
        for (const PartDeclaration& other : m_action.parts) {
            if (!other.many || m_action.parentOf(other) != &part)
                continue;
            if (!other.isInner())
                resize(other, count);
            else
                for (std::size_t owner = 0; owner < count; ++owner)
                    resizeIn(other, owner, 0);
        }
        for (std::size_t i = 0; i < count; ++i)
            reset(*part.record, part.at(m_data, i));
    }

    void resizeIn(const PartDeclaration& part, std::size_t owner, std::size_t count)
    {
        part.resizeIn(m_data, owner, count);
        for (const PartDeclaration& other : m_action.parts) {
            if (other.isInner() && m_action.parentOf(other) == &part)
                resizeIn(other, owner, count);
        }
        const std::size_t first = part.firstIn(m_data, owner);
        for (std::size_t i = 0; i < count; ++i)
            reset(*part.record, part.at(m_data, first + i));
    }

    void readOne(const PartDeclaration& part, std::size_t element, const QJsonValue& value, const Place& place)
    {
        if (!value.isObject())
            refuse<Reason::GiveObject>(place, kindOf(value));
        const QJsonObject object = value.toObject();
        RequestRecordReader reader;
        const QStringList& nested = m_nests[static_cast<std::size_t>(&part - m_action.parts.data())].nested;
        reader.read(*part.record, object, part.at(m_data, element), place, nested);
        for (std::size_t i = 0; i < m_nests.size() && !nested.isEmpty(); ++i) {
            if (m_nests[i].parent != &part)
                continue;
            const QJsonValue inside = object.value(m_nests[i].member);
            if (!inside.isUndefined())
                readNested(part, m_action.parts[i], element, inside, place.member(m_nests[i].member));
        }
    }

    void readNested(const PartDeclaration& parent, const PartDeclaration& part, std::size_t element,
                    const QJsonValue& value, const Place& place)
    {
        if (isListIn(parent, part))
            readInner(part, element, value, place);
        else
            readOne(part, part.many ? element : 0, value, place);
    }

    const ActionDeclaration& m_action;
    void* m_data;
    const std::vector<Nest>& m_nests;
};

const PartDeclaration* topPart(const ActionDeclaration& action, const QString& member)
{
    const PartDeclaration* part = action.find(member.toStdString());
    return part && !action.parentOf(*part) ? part : nullptr;
}

std::shared_ptr<const BodyPlan> planOf(const System& system, const QJsonValue& value, const Place& place)
{
    if (value.isUndefined())
        return defaultBody(system);
    if (value.isObject())
        return bodyFor(system, decodeBodyPlan(value.toObject(), place));
    const std::string id = textOf(value, place).toStdString();
    auto plan = findBody(id, system);
    if (!plan)
        refuse<Reason::NoSuchPlan>(place, id);
    return plan;
}

QJsonObject encodePart(const ActionDeclaration& action, const PartDeclaration& part, const void* data,
                       std::size_t element)
{
    QJsonObject object = encodeRecord(*part.record, part.peek(data, element));
    for (const PartDeclaration& other : action.parts) {
        if (action.parentOf(other) != &part)
            continue;
        if (isListIn(part, other)) {
            QJsonArray list;
            const std::size_t first = other.firstIn(data, element);
            for (std::size_t i = 0; i < other.countIn(data, element); ++i)
                list.append(encodePart(action, other, data, first + i));
            object.insert(memberOf(action, other), list);
            continue;
        }
        const std::size_t at = other.many ? element : 0;
        if (at < other.count(data))
            object.insert(memberOf(action, other), encodePart(action, other, data, at));
    }
    return object;
}

}  // namespace

QString memberOf(const ActionDeclaration& action, const PartDeclaration& part)
{
    const PartDeclaration* parent = action.parentOf(part);
    return toQString(parent ? part.id.substr(parent->id.size() + 1) : part.id);
}

const QStringList& commonMembers()
{
    static const QStringList members{u"system"_qs,  u"action"_qs,    u"bodyPlan"_qs,
                                     u"answers"_qs, u"overrides"_qs, u"seed"_qs};
    return members;
}

/// A member that names one of `ids`.
QString idOf(const QJsonValue& value, const Place& place, const QStringList& ids)
{
    if (value.isUndefined())
        refuse<Reason::ThisMemberMissing>(place, ids);
    return textOf(value, place);
}

Addressee addresseeOf(const QJsonObject& request, const Place& place)
{
    Addressee addressee;
    QStringList ids;
    for (const System* system : systems())
        ids.append(toQString(system->id()));
    const Place systemPlace = place.member(u"system"_qs);
    const QString systemId = idOf(request.value(u"system"_qs), systemPlace, ids);
    addressee.system = findSystem(systemId.toStdString());
    if (!addressee.system)
        refuse<Reason::NoSuchSystem>(systemPlace, systemId, ids);
    ids.clear();
    for (const ActionDeclaration* action : addressee.system->actions())
        ids.append(toQString(action->id));
    const Place actionPlace = place.member(u"action"_qs);
    const QString actionId = idOf(request.value(u"action"_qs), actionPlace, ids);
    addressee.action = addressee.system->action(actionId.toStdString());
    if (addressee.action)
        return addressee;
    refuse<Reason::NoSuchAction>(actionPlace, actionId, ids);
}

std::optional<std::uint64_t> seedOf(const QJsonObject& request, const Place& place)
{
    const QJsonValue seed = request.value(u"seed"_qs);
    if (seed.isUndefined())
        return std::nullopt;
    return static_cast<std::uint64_t>(wholeNumber(seed, 0, kMostSeed, place.member(u"seed"_qs)));
}

Request decodeRequest(const QJsonObject& object, const Place& place)
{
    const Addressee addressee = addresseeOf(object, place);
    Request request;
    request.input = Input(*addressee.action);
    void* data = request.input.data();
    for (const PartDeclaration& part : addressee.action->parts) {
        for (std::size_t i = 0; i < part.count(data); ++i)
            reset(*part.record, part.at(data, i));
    }
    PartReader reader(*addressee.action, data);
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (const PartDeclaration* part = topPart(*addressee.action, it.key()))
            reader.readTop(*part, it.value(), place.member(it.key()));
        else if (!commonMembers().contains(it.key()))
            refuse<Reason::UnknownMemberOfRequest>(place.member(it.key()));
    }
    static_cast<void>(seedOf(object, place));
    request.plan = planOf(*addressee.system, object.value(u"bodyPlan"_qs), place.member(u"bodyPlan"_qs));
    request.answers = decodeAnswers(*addressee.system, object.value(u"answers"_qs), place.member(u"answers"_qs));
    request.overrides = decodeOverrides(*addressee.system, object.value(u"overrides"_qs),
                                        place.member(u"overrides"_qs));
    return request;
}

QJsonObject encodeRequest(const Request& request)
{
    const System& system = request.input.system();
    const ActionDeclaration& action = request.input.action();
    const void* data = request.input.data();
    QJsonObject object{{u"system"_qs, toQString(system.id())}, {u"action"_qs, toQString(action.id)}};
    for (const PartDeclaration& part : action.parts) {
        if (action.parentOf(part))
            continue;
        if (!part.many) {
            object.insert(toQString(part.id), encodePart(action, part, data, 0));
            continue;
        }
        QJsonArray array;
        for (std::size_t i = 0; i < part.count(data); ++i)
            array.append(encodePart(action, part, data, i));
        object.insert(toQString(part.id), array);
    }
    if (request.plan) {
        const auto shipped = findBody(request.plan->id(), system);
        const bool same = shipped
            && (shipped == request.plan || encodeBodyPlan(*shipped) == encodeBodyPlan(*bodyFor(system, request.plan)));
        object.insert(u"bodyPlan"_qs,
                      same ? QJsonValue(toQString(request.plan->id())) : QJsonValue(encodeBodyPlan(*request.plan)));
    }
    if (!request.answers.isEmpty())
        object.insert(u"answers"_qs, encodeAnswers(system, request.answers));
    if (!request.overrides.empty())
        object.insert(u"overrides"_qs, encodeOverrides(system, request.overrides));
    return object;
}

void overlayParts(const QJsonObject& request, Role role, Input& input, const Place& place)
{
    const ActionDeclaration& action = input.action();
    PartReader reader(action, input.data());
    for (auto it = request.begin(); it != request.end(); ++it) {
        const PartDeclaration* part = action.find(it.key().toStdString());
        if (!part || part->role != role)
            refuse<Reason::FromCampaign>(place.member(it.key()));
        if (action.parentOf(*part))
            reader.readInside(*part, it.value(), place.member(it.key()));
        else
            reader.readTop(*part, it.value(), place.member(it.key()));
    }
}

}  // namespace hitspread::exchange
