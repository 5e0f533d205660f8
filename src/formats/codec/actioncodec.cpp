#include "formats/codec/actioncodec.h"

#include "formats/codec/answercodec.h"
#include "formats/codec/fieldcodec.h"
#include "formats/codec/requestcodec.h"
#include "formats/codec/resolutioncodec.h"
#include "formats/json/jsonreader.h"
#include "formats/json/jsontext.h"
#include "rules/systems/registry.h"

#include <QJsonArray>

#include <algorithm>
#include <limits>
#include <tuple>
#include <utility>

namespace hitspread::formats {

namespace {

// clang-format off
constexpr std::array<std::string_view, 20> kRecordKinds{
    "character", "condition", "weapon", "weaponState", "ammunition", "armour", "armourState", "accessory", "options", "switches",
    "meleeWeapon", "thrownWeapon", "grenade", "itemState", "conditionTemplate", "modifier", "possession", "savedSearch", "lasting",
    "lying"};
// clang-format on
constexpr std::int64_t kMostId = std::int64_t{1} << 53;

RecordId idIn(const QJsonObject& object, const QString& key, const DocumentPath& place)
{
    return wholeNumber(object.value(key), 0, kMostId, place.member(key));
}

std::vector<BoundPart> decodeBindings(const ActionDeclaration& action, const QJsonArray& array,
                                      const DocumentPath& place)
{
    std::vector<BoundPart> bindings;
    for (qsizetype i = 0; i < array.size(); ++i) {
        const QJsonObject object = array[i].toObject();
        const DocumentPath here = place.element(i);
        BoundPart bound;
        bound.part = static_cast<std::uint8_t>(wholeNumber(
            object.value(u"part"_qs), 0, static_cast<std::int64_t>(action.parts.size()) - 1, here.member(u"part"_qs)));
        const auto most = static_cast<std::int64_t>(action.mostOf(action.parts[bound.part]));
        bound.element = static_cast<std::uint16_t>(
            wholeNumber(object.value(u"element"_qs), 0, most - 1, here.member(u"element"_qs)));
        const QString kind = textOf(object.value(u"kind"_qs), here.member(u"kind"_qs));
        bound.record.kind = kindFromText(kind.toStdString(), here.member(u"kind"_qs));
        bound.record.id = idIn(object, u"id"_qs, here);
        bindings.push_back(bound);
    }
    return bindings;
}

// Members stand in the order of their names, as in everything written here.
void appendBindings(std::span<const BoundPart> bindings, std::string& text)
{
    const char* before = "";
    text += '[';
    for (const BoundPart& bound : bindings) {
        text.append(std::exchange(before, ",")).append("{\"element\":").append(std::to_string(bound.element));
        text.append(",\"id\":").append(std::to_string(bound.record.id));
        text.append(",\"kind\":\"").append(kindText(bound.record.kind));
        text.append("\",\"part\":").append(std::to_string(bound.part)).append("}");
    }
    text += ']';
}

void appendAdjustments(std::span<const Adjustment> adjustments, std::string& text)
{
    const char* before = "";
    text += '[';
    for (const Adjustment& one : adjustments) {
        text.append(std::exchange(before, ",")).append("{\"after\":").append(std::to_string(one.after));
        text.append(",\"before\":").append(std::to_string(one.before));
        text.append(",\"element\":").append(std::to_string(one.element));
        text.append(",\"field\":").append(std::to_string(one.field));
        text.append(",\"index\":").append(std::to_string(one.index));
        text.append(",\"part\":").append(std::to_string(one.part)).append("}");
    }
    text += ']';
}

void appendPeople(std::span<const NamedPerson> named, std::string& text)
{
    const char* before = "";
    text += '[';
    for (const NamedPerson& one : named) {
        text.append(std::exchange(before, ",")).append("{\"id\":").append(std::to_string(one.id));
        text += ",\"name\":";
        appendQuoted(one.name, text);
        text += '}';
    }
    text += ']';
}

std::vector<NamedPerson> decodePeople(const QJsonArray& array, const DocumentPath& place)
{
    std::vector<NamedPerson> named;
    for (qsizetype i = 0; i < array.size(); ++i) {
        const QJsonObject object = array[i].toObject();
        const DocumentPath here = place.element(i);
        named.push_back(
            {idIn(object, u"id"_qs, here), textOf(object.value(u"name"_qs), here.member(u"name"_qs)).toStdString()});
    }
    return named;
}

void appendIdle(std::span<const std::size_t> idle, std::string& text)
{
    const char* before = "";
    text += '[';
    for (const std::size_t index : idle)
        text.append(std::exchange(before, ",")).append(std::to_string(index));
    text += ']';
}

void appendSaid(std::span<const ValuePlace> said, std::string& text)
{
    const char* before = "";
    text += '[';
    for (const ValuePlace& one : said) {
        text.append(std::exchange(before, ",")).append("{\"element\":").append(std::to_string(one.element));
        text.append(",\"field\":").append(std::to_string(one.field));
        text.append(",\"index\":").append(std::to_string(one.index));
        text.append(",\"part\":").append(std::to_string(one.part)).append("}");
    }
    text += ']';
}

/// Throws for a place there is not in the action.
ValuePlace placeIn(const ActionDeclaration& action, const QJsonObject& object, const DocumentPath& here)
{
    const auto number = [&object, &here](const QString& key, std::size_t count) {
        return wholeNumber(object.value(key), 0, static_cast<std::int64_t>(count) - 1, here.member(key));
    };
    ValuePlace place;
    place.part = static_cast<std::uint8_t>(number(u"part"_qs, action.parts.size()));
    const PartDeclaration& part = action.parts[place.part];
    place.element = static_cast<std::uint16_t>(number(u"element"_qs, action.mostOf(part)));
    place.field = static_cast<std::uint16_t>(number(u"field"_qs, part.record->fields.size()));
    place.index = static_cast<std::uint16_t>(number(u"index"_qs, part.record->fields[place.field].extent));
    return place;
}

std::vector<ValuePlace> decodeSaid(const ActionDeclaration& action, const QJsonArray& array, const DocumentPath& place)
{
    std::vector<ValuePlace> said;
    for (qsizetype i = 0; i < array.size(); ++i)
        said.push_back(placeIn(action, array[i].toObject(), place.element(i)));
    return said;
}

std::vector<Adjustment> decodeAdjustments(const ActionDeclaration& action, const QJsonArray& array,
                                          const DocumentPath& place)
{
    constexpr std::int64_t kLeast = std::numeric_limits<std::int32_t>::min();
    constexpr std::int64_t kMost = std::numeric_limits<std::int32_t>::max();
    std::vector<Adjustment> adjustments;
    for (qsizetype i = 0; i < array.size(); ++i) {
        const QJsonObject object = array[i].toObject();
        const DocumentPath here = place.element(i);
        const auto number = [&object, &here](const QString& key, std::int64_t least, std::int64_t most) {
            return wholeNumber(object.value(key), least, most, here.member(key));
        };
        const ValuePlace at = placeIn(action, object, here);
        if (!action.parts[at.part].record->fields[at.field].isNumeric())
            refuse<Reason::NoSuchNumericField>(here.member(u"field"_qs));
        Adjustment one{at.part, at.element, at.field, at.index};
        one.before = static_cast<std::int32_t>(number(u"before"_qs, kLeast, kMost));
        one.after = static_cast<std::int32_t>(number(u"after"_qs, kLeast, kMost));
        adjustments.push_back(one);
    }
    return adjustments;
}

/// In which order rules state changes is no part of what came of an action.
std::vector<Change> inOrder(std::vector<Change> changes)
{
    std::ranges::sort(changes, {}, [](const Change& change) {
        return std::tuple(change.part, change.element, change.field, change.index);
    });
    return changes;
}

/// What happened in an action of before events were kept: what the rules of today state of the same dice, if they still come to the
/// same changes; else nothing.
std::vector<Event> retold(const ActionRecord& action)
{
    Request request = action.request;
    for (const Answer& answer : action.findings.answers.all())
        request.answers.put(answer);
    // What the rules of today refuse they cannot tell.
    if (!request.input.validate(request.plan.get()).empty())
        return {};
    Findings again = resolve(request).findings;
    if (inOrder(again.changes) != inOrder(action.findings.changes))
        return {};
    if (again.steps != action.findings.steps)
        for (Event& event : again.events)
            event.step = -1;
    return std::move(again.events);
}

}  // namespace

std::string_view kindText(RecordKind kind)
{
    return kRecordKinds[static_cast<std::size_t>(kind)];
}

RecordKind kindFromText(std::string_view text, const DocumentPath& where)
{
    const auto found = std::ranges::find(kRecordKinds, text);
    if (found == kRecordKinds.end())
        refuse<Reason::NoSuchKind>(where, text);
    return static_cast<RecordKind>(found - kRecordKinds.begin());
}

std::string actionText(const ActionRecord& action)
{
    const System& system = action.request.input.system();
    constexpr std::size_t kUsual = 32768;
    std::string text;
    text.reserve(kUsual);
    text.append("{\"actor\":").append(std::to_string(action.actor)).append(",\"adjustments\":");
    appendAdjustments(action.adjustments, text);
    text += ",\"bindings\":";
    appendBindings(action.bindings, text);
    text += ",\"changes\":";
    appendChanges(action.request.input.action(), action.findings.changes, text);
    text += ",\"events\":";
    appendEvents(system, action.findings.events, text);
    text += ",\"idle\":";
    appendIdle(action.idleOverrides, text);
    if (!action.named.empty()) {
        text += ",\"named\":";
        appendPeople(action.named, text);
    }
    text += ",\"request\":";
    appendRequest(action.request, text);
    text.append(",\"rulesVersion\":").append(std::to_string(action.rulesVersion));
    if (action.said) {
        text += ",\"said\":";
        appendSaid(*action.said, text);
    }
    text += ",\"steps\":";
    appendSteps(system, action.findings.steps, text);
    text.append(",\"target\":").append(std::to_string(action.target)).append(",\"used\":");
    appendAnswers(system, action.findings.answers, text);
    text += '}';
    return text;
}

ActionRecord actionFromText(std::string_view text, const DocumentPath& where)
{
    const QByteArray bytes(text.data(), static_cast<qsizetype>(text.size()));
    const QJsonObject object = readJsonObject(bytes, where);
    ActionRecord action;
    action.request = decodeRequest(object.value(u"request"_qs).toObject(), where.member(u"request"_qs));
    const System& system = action.request.input.system();
    action.system = system.id();
    action.action = action.request.input.action().id;
    action.rulesVersion = static_cast<int>(
        wholeNumber(object.value(u"rulesVersion"_qs), 0, 1000000, where.member(u"rulesVersion"_qs)));
    action.request.input.keepVersion(action.rulesVersion);
    const ActionDeclaration& declaration = action.request.input.action();
    action.bindings = decodeBindings(declaration, object.value(u"bindings"_qs).toArray(), where.member(u"bindings"_qs));
    action.adjustments = decodeAdjustments(declaration, object.value(u"adjustments"_qs).toArray(),
                                           where.member(u"adjustments"_qs));
    if (object.contains(u"said"_qs))
        action.said = decodeSaid(declaration, object.value(u"said"_qs).toArray(), where.member(u"said"_qs));
    action.findings.steps = decodeSteps(action.request, object.value(u"steps"_qs), where.member(u"steps"_qs));
    action.findings.changes = decodeChanges(action.request, object.value(u"changes"_qs), where.member(u"changes"_qs));
    action.findings.answers = decodeAnswers(system, object.value(u"used"_qs), where.member(u"used"_qs));
    action.findings.events = object.contains(u"events"_qs)
        ? decodeEvents(action.request, object.value(u"events"_qs), where.member(u"events"_qs))
        : retold(action);
    const QJsonArray idle = object.value(u"idle"_qs).toArray();
    for (qsizetype i = 0; i < idle.size(); ++i)
        action.idleOverrides.push_back(static_cast<std::size_t>(
            wholeNumber(idle[i], 0, static_cast<std::int64_t>(action.request.overrides.size()) - 1,
                        where.member(u"idle"_qs).element(i))));
    action.named = decodePeople(object.value(u"named"_qs).toArray(), where.member(u"named"_qs));
    action.actor = idIn(object, u"actor"_qs, where);
    action.target = idIn(object, u"target"_qs, where);
    return action;
}

}  // namespace hitspread::formats
