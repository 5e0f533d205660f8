#include "formats/codec/requestcodec.h"

#include "formats/bodyplans.h"
#include "formats/codec/answercodec.h"
#include "formats/codec/fieldcodec.h"
#include "formats/codec/recordcodec.h"
#include "formats/json/jsontext.h"
#include "rules/systems/registry.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <map>
#include <mutex>
#include <string_view>
#include <utility>
#include <vector>

namespace hitspread::formats {

namespace {

/// A member of an object: a field of a part's record, a part, or neither, where every request has it.
struct Member {
    std::string_view name;
    const FieldDeclaration* field = nullptr;
    const PartDeclaration* part = nullptr;
};

/// Where a part stands: in which other, under which member, which members of its own are parts, and all of them by name.
struct Nest {
    const PartDeclaration* parent = nullptr;
    QString member;
    QStringList nested;
    std::vector<Member> members;
};

/// What follows the name of the part it stands in.
std::string_view nameOf(const PartDeclaration* parent, const PartDeclaration& part)
{
    return parent ? part.id.substr(parent->id.size() + 1) : part.id;
}

/// The nests of an action's parts, in their order. Worked out once: every record of every request asks.
const std::vector<Nest>& nestsOf(const ActionDeclaration& action)
{
    static std::mutex mutex;
    static std::map<const PartDeclaration*, std::vector<Nest>> known;
    const std::scoped_lock lock(mutex);
    std::vector<Nest>& nests = known[action.parts.data()];
    if (!nests.empty())
        return nests;
    for (const PartDeclaration& part : action.parts) {
        Nest& nest = nests.emplace_back();
        nest.parent = action.parentOf(part);
        nest.member = toQString(nameOf(nest.parent, part));
        for (const FieldDeclaration& field : part.record->fields)
            nest.members.push_back({field.id, &field});
    }
    for (const PartDeclaration& part : action.parts) {
        const Nest& nest = nests[static_cast<std::size_t>(&part - action.parts.data())];
        if (!nest.parent)
            continue;
        Nest& around = nests[static_cast<std::size_t>(nest.parent - action.parts.data())];
        around.nested.append(nest.member);
        around.members.push_back({nameOf(nest.parent, part), nullptr, &part});
    }
    for (Nest& nest : nests)
        std::ranges::sort(nest.members, {}, &Member::name);
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

    void readTop(const PartDeclaration& part, const QJsonValue& value, const DocumentPath& place)
    {
        if (part.many)
            readMany(part, value, place);
        else
            readOne(part, 0, value, place);
    }

    /// A part inside others that are there already ("targets.options"): element by element, no more than there are.
    void readInside(const PartDeclaration& part, const QJsonValue& value, const DocumentPath& place)
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
    static QJsonArray listOf(const PartDeclaration& part, const QJsonValue& value, const DocumentPath& place)
    {
        if (!value.isArray())
            refuse<Reason::GiveArrayOfObjects>(place, kindOf(value));
        QJsonArray array = value.toArray();
        if (static_cast<std::size_t>(array.size()) > part.most)
            refuse<Reason::TooManyElements>(place, array.size(), part.most);
        return array;
    }

    void readMany(const PartDeclaration& part, const QJsonValue& value, const DocumentPath& place)
    {
        const QJsonArray array = listOf(part, value, place);
        resize(part, static_cast<std::size_t>(array.size()));
        for (qsizetype i = 0; i < array.size(); ++i)
            readOne(part, static_cast<std::size_t>(i), array[i], place.element(i));
    }

    void readInner(const PartDeclaration& part, std::size_t owner, const QJsonValue& value, const DocumentPath& place)
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

    void readOne(const PartDeclaration& part, std::size_t element, const QJsonValue& value, const DocumentPath& place)
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
                    const QJsonValue& value, const DocumentPath& place)
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

/// A request as it would be written now: what was one is the first of several, and what stood beside it stands in it.
QJsonObject asNow(const ActionDeclaration& action, QJsonObject request)
{
    const auto isFormer = [&request](const PartDeclaration& part, const PartDeclaration& top) {
        return !part.formerly.empty() && request.contains(toQString(part.formerly))
            && !request.contains(toQString(top.id));
    };
    for (const PartDeclaration& top : action.parts) {
        if (action.parentOf(top) || !isFormer(top, top) || !request.value(toQString(top.formerly)).isObject())
            continue;
        QJsonObject first = request.take(toQString(top.formerly)).toObject();
        for (const PartDeclaration& part : action.parts) {
            if (action.parentOf(part) == &top && isFormer(part, top))
                first.insert(toQString(nameOf(&top, part)), request.take(toQString(part.formerly)));
        }
        request.insert(toQString(top.id), QJsonArray{first});
    }
    return request;
}

const PartDeclaration* topPart(const ActionDeclaration& action, const QString& member)
{
    const PartDeclaration* part = action.find(member.toStdString());
    return part && !action.parentOf(*part) ? part : nullptr;
}

std::shared_ptr<const BodyPlan> planOf(const System& system, const QJsonValue& value, const DocumentPath& place)
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

std::string compact(const QJsonDocument& document)
{
    return document.toJson(QJsonDocument::Compact).toStdString();
}

/// Writes a request as compact text, members in the order of their names: a tree of a phase of 60 costs more than the phase.
class RequestWriter {
public:
    RequestWriter(const Request& request, std::string& text)
        : m_request(request),
          m_action(request.input.action()),
          m_system(request.input.system()),
          m_data(request.input.data()),
          m_nests(nestsOf(m_action)),
          m_text(text)
    {}

    void write()
    {
        const char* before = "{";
        for (const Member& member : membersOfAll()) {
            begin(member.name, before);
            if (member.part)
                writeTop(*member.part);
            else
                writeCommon(member.name);
        }
        m_text += '}';
    }

private:
    [[nodiscard]] std::vector<Member> membersOfAll() const
    {
        std::vector<Member> members{{"action"}, {"system"}};
        if (m_request.plan)
            members.push_back({"bodyPlan"});
        if (!m_request.answers.isEmpty())
            members.push_back({"answers"});
        if (!m_request.overrides.empty())
            members.push_back({"overrides"});
        for (std::size_t i = 0; i < m_nests.size(); ++i) {
            if (!m_nests[i].parent)
                members.push_back({m_action.parts[i].id, nullptr, &m_action.parts[i]});
        }
        std::ranges::sort(members, {}, &Member::name);
        return members;
    }

    void begin(std::string_view name, const char*& before)
    {
        m_text.append(std::exchange(before, ",")).append("\"").append(name).append("\":");
    }

    void writeCommon(std::string_view name)
    {
        if (name == "answers")
            appendAnswers(m_system, m_request.answers, m_text);
        else if (name == "overrides")
            m_text += compact(QJsonDocument(encodeOverrides(m_system, m_request.overrides)));
        else if (name == "bodyPlan")
            writePlan();
        else
            appendQuoted(name == "action" ? m_action.id : m_system.id(), m_text);
    }

    void writePlan()
    {
        const BodyPlan& plan = *m_request.plan;
        const auto shipped = findBody(plan.id(), m_system);
        if (shipped && shipped == m_request.plan)
            return appendQuoted(plan.id(), m_text);
        // As house rules come: by those of the request it is cut anew when it is read.
        const QJsonObject usual = encodeBodyPlan(*bodyFor(m_system, m_request.plan));
        if (shipped && encodeBodyPlan(*shipped) == usual)
            appendQuoted(plan.id(), m_text);
        else
            m_text += compact(QJsonDocument(usual));
    }

    void writeTop(const PartDeclaration& part)
    {
        if (part.many)
            writeList(part, 0, part.count(m_data));
        else
            writePart(part, 0);
    }

    void writeList(const PartDeclaration& part, std::size_t first, std::size_t count)
    {
        m_text += '[';
        for (std::size_t i = 0; i < count; ++i) {
            m_text += i > 0 ? "," : "";
            writePart(part, first + i);
        }
        m_text += ']';
    }

    void writePart(const PartDeclaration& part, std::size_t element)
    {
        const std::vector<Member>& members = m_nests[static_cast<std::size_t>(&part - m_action.parts.data())].members;
        const void* record = part.peek(m_data, element);
        const char* before = "{";
        for (const Member& member : members) {
            if (member.field) {
                begin(member.name, before);
                appendFieldText(*part.record, *member.field, record, m_text);
            } else if (isListIn(part, *member.part)) {
                begin(member.name, before);
                writeList(*member.part, member.part->firstIn(m_data, element), member.part->countIn(m_data, element));
            } else if (const std::size_t at = member.part->many ? element : 0; at < member.part->count(m_data)) {
                begin(member.name, before);
                writePart(*member.part, at);
            }
        }
        m_text += *before == '{' ? "{}" : "}";
    }

    const Request& m_request;
    const ActionDeclaration& m_action;
    const System& m_system;
    const void* m_data;
    const std::vector<Nest>& m_nests;
    std::string& m_text;
};

}  // namespace

QString memberOf(const ActionDeclaration& action, const PartDeclaration& part)
{
    return toQString(nameOf(action.parentOf(part), part));
}

const QStringList& commonMembers()
{
    static const QStringList members{u"system"_qs,  u"action"_qs,    u"bodyPlan"_qs,
                                     u"answers"_qs, u"overrides"_qs, u"seed"_qs};
    return members;
}

/// A member that names one of `ids`.
QString idOf(const QJsonValue& value, const DocumentPath& place, const QStringList& ids)
{
    if (value.isUndefined())
        refuse<Reason::ThisMemberMissing>(place, ids);
    return textOf(value, place);
}

Addressee addresseeOf(const QJsonObject& request, const DocumentPath& place)
{
    Addressee addressee;
    QStringList ids;
    for (const System* system : systems())
        ids.append(toQString(system->id()));
    const DocumentPath systemPlace = place.member(u"system"_qs);
    const QString systemId = idOf(request.value(u"system"_qs), systemPlace, ids);
    addressee.system = findSystem(systemId.toStdString());
    if (!addressee.system)
        refuse<Reason::NoSuchSystem>(systemPlace, systemId, ids);
    ids.clear();
    for (const ActionDeclaration* action : addressee.system->actions())
        ids.append(toQString(action->id));
    const DocumentPath actionPlace = place.member(u"action"_qs);
    const QString actionId = idOf(request.value(u"action"_qs), actionPlace, ids);
    addressee.action = addressee.system->action(actionId.toStdString());
    if (addressee.action)
        return addressee;
    refuse<Reason::NoSuchAction>(actionPlace, actionId, ids);
}

std::optional<std::uint64_t> seedOf(const QJsonObject& request, const DocumentPath& place)
{
    const QJsonValue seed = request.value(u"seed"_qs);
    if (seed.isUndefined())
        return std::nullopt;
    return static_cast<std::uint64_t>(wholeNumber(seed, 0, kMostSeed, place.member(u"seed"_qs)));
}

Request decodeRequest(const QJsonObject& object, const DocumentPath& place)
{
    const Addressee addressee = addresseeOf(object, place);
    const QJsonObject now = asNow(*addressee.action, object);
    Request request;
    request.input = Input(*addressee.action);
    void* data = request.input.data();
    for (const PartDeclaration& part : addressee.action->parts) {
        for (std::size_t i = 0; i < part.count(data); ++i)
            reset(*part.record, part.at(data, i));
    }
    PartReader reader(*addressee.action, data);
    for (auto it = now.begin(); it != now.end(); ++it) {
        if (const PartDeclaration* part = topPart(*addressee.action, it.key()))
            reader.readTop(*part, it.value(), place.member(it.key()));
        else if (!commonMembers().contains(it.key()))
            refuse<Reason::UnknownMemberOfRequest>(place.member(it.key()));
    }
    static_cast<void>(seedOf(object, place));
    request.plan = bodyFor(*addressee.system,
                           planOf(*addressee.system, object.value(u"bodyPlan"_qs), place.member(u"bodyPlan"_qs)),
                           request.input.houseRules());
    request.answers = decodeAnswers(*addressee.system, object.value(u"answers"_qs), place.member(u"answers"_qs));
    request.overrides = decodeOverrides(*addressee.system, object.value(u"overrides"_qs),
                                        place.member(u"overrides"_qs));
    return request;
}

void appendRequest(const Request& request, std::string& text)
{
    RequestWriter(request, text).write();
}

QJsonObject encodeRequest(const Request& request)
{
    std::string text;
    appendRequest(request, text);
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}

void overlayParts(const QJsonObject& request, Role role, Input& input, const DocumentPath& place)
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

}  // namespace hitspread::formats
