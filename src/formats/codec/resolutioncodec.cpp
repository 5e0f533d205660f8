#include "formats/codec/resolutioncodec.h"

#include "formats/codec/answercodec.h"
#include "formats/codec/fieldcodec.h"
#include "rules/core/trace/resolution.h"
#include "rules/systems/registry.h"

#include <QJsonDocument>

#include <algorithm>
#include <utility>

namespace hitspread::formats {

namespace {

struct OperationWord {
    std::string_view id;
    std::size_t operands;
};
// clang-format off
constexpr std::array<OperationWord, kOperations> kWords{{
    {"take", 1}, {"add", 2}, {"subtract", 2}, {"multiply", 2}, {"divideDown", 2}, {"divideUp", 2}, {"minimum", 2},
    {"maximum", 2}, {"atLeast", 2}, {"above", 2}, {"equal", 2}, {"choose", 3}, {"both", 2}, {"either", 2}, {"walk", 3},
    {"locate", 1}, {"apart", 2}, {"lookUp", 3}}};
// clang-format on

constexpr std::int64_t kLeast = std::numeric_limits<std::int32_t>::min();
constexpr std::int64_t kMost = std::numeric_limits<std::int32_t>::max();

QJsonObject objectOf(const QJsonValue& value, const DocumentPath& place)
{
    if (!value.isObject())
        refuse<Reason::GiveObject>(place, kindOf(value));
    return value.toObject();
}

std::int32_t numberIn(const QJsonObject& object, const QString& key, const DocumentPath& place)
{
    return static_cast<std::int32_t>(wholeNumber(object.value(key), kLeast, kMost, place.member(key)));
}

// What is written here is what QJsonDocument writes of the same, members in the order of their names; a result has a
// thousand values, and a tree of them costs more than the rules.
void appendTerm(const Term& term, std::string& text)
{
    text += '{';
    if (term.step >= 0)
        text.append("\"step\":").append(std::to_string(term.step)).append(",");
    text.append("\"value\":").append(std::to_string(term.value)).append("}");
}

void appendStep(const System& system, const Step& step, std::string& text)
{
    const OperationWord& word = kWords[static_cast<std::size_t>(step.operation)];
    text.append("{\"computed\":").append(std::to_string(step.computed)).append(",\"key\":\"");
    text.append(spelled(system.quantities()[step.key.quantity].id, step.key.index)).append("\",\"number\":");
    text.append(std::to_string(step.value)).append(",\"operands\":[");
    for (std::size_t i = 0; i < word.operands; ++i) {
        text += i > 0 ? "," : "";
        appendTerm(step.operands[i], text);
    }
    text.append("],\"operation\":\"").append(word.id).append("\",\"overridden\":");
    text.append(step.overridden ? "true" : "false").append(",\"rule\":\"");
    text.append(system.rules()[step.rule].id).append("\",\"value\":");
    appendReading(system, step.key, step.value, text);
    text += '}';
}

void appendNumber(std::string_view member, std::int32_t number, std::string& text)
{
    text.append("\"").append(member).append("\":").append(std::to_string(number)).append(",");
}

void appendEvent(const System& system, const Event& event, std::string& text)
{
    text += '{';
    if (event.against != 0)
        appendNumber("against", event.against, text);
    if (const auto hex = event.place()) {
        text += "\"hex\":";
        appendHex(*hex, text);
        text += ',';
    }
    text.append("\"kind\":\"").append(kEventIds[static_cast<std::size_t>(event.kind)]).append("\",");
    if (const auto layer = event.subject.layer())
        appendNumber("layer", *layer, text);
    if (const auto location = event.subject.location())
        text.append("\"location\":\"").append(system.locations()[static_cast<std::size_t>(*location)]).append("\",");
    if (const auto shot = event.subject.shot())
        appendNumber("shot", *shot, text);
    if (event.step >= 0)
        appendNumber("step", event.step, text);
    if (const auto target = event.subject.target())
        appendNumber("target", *target, text);
    text.append("\"value\":").append(std::to_string(event.value)).append("}");
}

void appendChange(const ActionDeclaration& action, const Change& change, std::string& text)
{
    const PartDeclaration& part = action.parts[change.part];
    const FieldDeclaration& field = part.record->fields[change.field];
    text += "{\"after\":";
    appendElement(field, change.after, text);
    text += ",\"before\":";
    appendElement(field, change.before, text);
    if (!field.elements.empty())
        text.append(",\"element\":\"").append(field.elements[change.index]).append("\"");
    else if (field.extent > 1)
        text.append(",\"element\":").append(std::to_string(change.index));
    text.append(",\"field\":\"").append(field.id).append("\",\"record\":\"").append(part.id);
    if (part.many)
        text.append("[").append(std::to_string(change.element)).append("]");
    text += '"';
    if (change.step >= 0)
        text.append(",\"step\":").append(std::to_string(change.step));
    text += '}';
}

Step decodeStep(const System& system, const QJsonObject& object, std::int32_t before, const DocumentPath& place)
{
    Step step;
    step.key = stepKeyOf(system, object.value(u"key"_qs), place.member(u"key"_qs));
    const auto rule = findRule(system.rules(),
                               textOf(object.value(u"rule"_qs), place.member(u"rule"_qs)).toStdString());
    if (!rule)
        refuse<Reason::NoSuchRule>(place.member(u"rule"_qs));
    step.rule = *rule;
    const std::string operation = textOf(object.value(u"operation"_qs), place.member(u"operation"_qs)).toStdString();
    const auto word = std::ranges::find(kWords, operation, &OperationWord::id);
    if (word == kWords.end())
        refuse<Reason::NoSuchOperation>(place.member(u"operation"_qs));
    step.operation = static_cast<Operation>(word - kWords.begin());
    const QJsonArray operands = arrayOf(object.value(u"operands"_qs), place.member(u"operands"_qs));
    if (static_cast<std::size_t>(operands.size()) != word->operands)
        refuse<Reason::OperandsDisagree>(place.member(u"operands"_qs), operands.size(), word->operands);
    for (qsizetype i = 0; i < operands.size(); ++i) {
        const DocumentPath here = place.member(u"operands"_qs).element(i);
        const QJsonObject operand = objectOf(operands[i], here);
        Term& term = step.operands[static_cast<std::size_t>(i)];
        term.value = numberIn(operand, u"value"_qs, here);
        if (operand.contains(u"step"_qs))
            term.step = static_cast<std::int32_t>(
                wholeNumber(operand.value(u"step"_qs), 0, before - 1, here.member(u"step"_qs)));
    }
    step.value = numberIn(object, u"number"_qs, place);
    step.computed = numberIn(object, u"computed"_qs, place);
    step.overridden = object.value(u"overridden"_qs).toBool();
    return step;
}

std::size_t indexIn(std::span<const std::string_view> ids, const QJsonValue& value, const DocumentPath& place)
{
    const auto found = std::ranges::find(ids, textOf(value, place).toStdString());
    if (found == ids.end())
        refuse<Reason::NoSuchWord>(place);
    return static_cast<std::size_t>(found - ids.begin());
}

Subject subjectIn(const System& system, const QJsonObject& object, const DocumentPath& place)
{
    const auto number = [&](const QString& key, int most) {
        return static_cast<int>(wholeNumber(object.value(key), 0, most, place.member(key)));
    };
    Subject subject;
    if (object.contains(u"target"_qs))
        subject = subject.target(number(u"target"_qs, Subject::kMostTarget));
    if (object.contains(u"shot"_qs))
        subject = subject.shot(number(u"shot"_qs, Subject::kMostShot));
    if (object.contains(u"layer"_qs))
        subject = subject.layer(number(u"layer"_qs, Subject::kMostLayer));
    if (object.contains(u"location"_qs))
        subject = subject.location(
            static_cast<int>(indexIn(system.locations(), object.value(u"location"_qs), place.member(u"location"_qs))));
    return subject;
}

// A ruling may drive a shot off every plan.
std::int32_t hexIn(const QJsonValue& value, const DocumentPath& place)
{
    constexpr std::int64_t kEdge = std::numeric_limits<std::int16_t>::max();
    const QJsonArray pair = arrayOf(value, place);
    if (pair.size() != 2)
        refuse<Reason::HexHasTwo>(place);
    return pack({static_cast<std::int16_t>(wholeNumber(pair[0], -kEdge - 1, kEdge, place.element(0))),
                 static_cast<std::int16_t>(wholeNumber(pair[1], -kEdge - 1, kEdge, place.element(1)))});
}

Event decodeEvent(const System& system, const QJsonObject& object, const DocumentPath& place)
{
    Event event;
    event.kind = static_cast<EventKind>(indexIn(kEventIds, object.value(u"kind"_qs), place.member(u"kind"_qs)));
    event.subject = subjectIn(system, object, place);
    if (object.contains(u"hex"_qs))
        event.hex = hexIn(object.value(u"hex"_qs), place.member(u"hex"_qs));
    event.value = numberIn(object, u"value"_qs, place);
    if (object.contains(u"against"_qs))
        event.against = numberIn(object, u"against"_qs, place);
    if (object.contains(u"step"_qs))
        event.step = numberIn(object, u"step"_qs, place);
    return event;
}

// Before and after may lie outside what an editor allows (a track driven beyond its end), so only the type is checked.
std::int32_t changedValue(const FieldDeclaration& field, const QJsonValue& value, const DocumentPath& place)
{
    if (field.kind != FieldKind::Number || value.isNull())
        return decodeElement(field, value, place);
    return static_cast<std::int32_t>(wholeNumber(value, kLeast, kMost, place));
}

Change decodeChange(const ActionDeclaration& action, const QJsonObject& object, const DocumentPath& place)
{
    Change change;
    const DocumentPath recordPlace = place.member(u"record"_qs);
    const std::string spelling = textOf(object.value(u"record"_qs), recordPlace).toStdString();
    const auto split = splitKey(spelling);
    const PartDeclaration* part = split ? action.find(split->id) : nullptr;
    if (!part || split->index >= action.mostOf(*part))
        refuse<Reason::NoSuchPart>(recordPlace);
    change.part = static_cast<std::uint8_t>(part - action.parts.data());
    change.element = static_cast<std::uint16_t>(split->index);
    const DocumentPath fieldPlace = place.member(u"field"_qs);
    const auto index = part->record->indexOf(textOf(object.value(u"field"_qs), fieldPlace).toStdString());
    if (!index || !part->record->fields[*index].isNumeric())
        refuse<Reason::NoSuchNumericField>(fieldPlace);
    change.field = *index;
    const FieldDeclaration& field = part->record->fields[*index];
    const QJsonValue element = object.value(u"element"_qs);
    if (element.isString()) {
        const auto found = std::ranges::find(field.elements, element.toString().toStdString());
        if (found == field.elements.end())
            refuse<Reason::NoSuchElementHere>(place.member(u"element"_qs));
        change.index = static_cast<std::uint16_t>(found - field.elements.begin());
    } else if (!element.isUndefined()) {
        change.index = static_cast<std::uint16_t>(
            wholeNumber(element, 0, field.extent - 1, place.member(u"element"_qs)));
    }
    change.before = changedValue(field, object.value(u"before"_qs), place.member(u"before"_qs));
    change.after = changedValue(field, object.value(u"after"_qs), place.member(u"after"_qs));
    if (object.contains(u"step"_qs))
        change.step = numberIn(object, u"step"_qs, place);
    return change;
}

}  // namespace

void appendSteps(const System& system, std::span<const Step> steps, std::string& text)
{
    const char* before = "[";
    for (const Step& step : steps) {
        text += std::exchange(before, ",");
        appendStep(system, step, text);
    }
    text += steps.empty() ? "[]" : "]";
}

void appendEvents(const System& system, std::span<const Event> events, std::string& text)
{
    const char* before = "[";
    for (const Event& event : events) {
        text += std::exchange(before, ",");
        appendEvent(system, event, text);
    }
    text += events.empty() ? "[]" : "]";
}

void appendChanges(const ActionDeclaration& action, std::span<const Change> changes, std::string& text)
{
    const char* before = "[";
    for (const Change& change : changes) {
        text += std::exchange(before, ",");
        appendChange(action, change, text);
    }
    text += changes.empty() ? "[]" : "]";
}

std::string resolutionText(const Request& request, const Resolution& resolution)
{
    const System& system = request.input.system();
    const ActionDeclaration& action = request.input.action();
    const Findings& findings = resolution.findings;
    constexpr std::size_t kUsual = 16384;
    std::string text;
    text.reserve(kUsual);
    text += "{\"action\":\"";
    text.append(action.id).append("\",\"answers\":");
    appendAnswers(system, findings.answers, text);
    text += ",\"changes\":";
    appendChanges(action, findings.changes, text);
    text += ",\"events\":";
    appendEvents(system, findings.events, text);
    text += ",\"idleAnswers\":[";
    const char* before = "\"";
    const auto isUsed = [&](QuestionKey key) {
        const auto now = system.questions()[key.name].now;
        return findings.answers.find(key) || (now && findings.answers.find({*now, key.index}));
    };
    for (const Answer& answer : request.answers.all()) {
        if (!isUsed(answer.key))
            text.append(std::exchange(before, ",\""))
                .append(spelled(system.questions()[answer.key.name].id, answer.key.index))
                .append("\"");
    }
    text += "],\"idleOverrides\":[";
    before = "\"";
    for (const std::size_t index : resolution.idleOverrides) {
        const StepKey key = request.overrides[index].step;
        text.append(std::exchange(before, ",\""))
            .append(spelled(system.quantities()[key.quantity].id, key.index))
            .append("\"");
    }
    text += "],";
    if (resolution.open)
        text.append("\"question\":")
            .append(
                QJsonDocument(encodeQuestion(system, *resolution.open)).toJson(QJsonDocument::Compact).toStdString())
            .append(",");
    text.append("\"rulesVersion\":").append(std::to_string(system.rulesVersion())).append(",\"status\":\"");
    text.append(resolution.open ? "open" : "resolved").append("\",\"steps\":");
    appendSteps(system, findings.steps, text);
    text.append(",\"system\":\"").append(system.id()).append("\"}");
    return text;
}

QJsonObject encodeResolution(const Request& request, const Resolution& resolution)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(resolutionText(request, resolution))).object();
}

namespace {

/// Says whose each step is by deriving them again, where the rules still come to the same ones.
void nameSubjectsAgain(const Request& request, std::vector<Step>& steps)
{
    if (!request.input.validate(request.plan.get()).empty())
        return;
    TapeAnswerer tape(request.answers);
    Findings again;
    const bool isOpen = resolveInto(request.input, request.plan.get(), request.overrides, tape, &again).has_value();
    if (isOpen || !std::ranges::equal(again.steps, steps, {}, &Step::key, &Step::key))
        return;
    for (std::size_t i = 0; i < steps.size(); ++i)
        steps[i].key.subject = again.steps[i].key.subject;
}

}  // namespace

std::vector<Step> decodeSteps(const Request& request, const QJsonValue& value, const DocumentPath& place)
{
    const QJsonArray array = arrayOf(value, place);
    std::vector<Step> steps;
    steps.reserve(static_cast<std::size_t>(array.size()));
    for (qsizetype i = 0; i < array.size(); ++i)
        steps.push_back(decodeStep(request.input.system(), objectOf(array[i], place.element(i)),
                                   static_cast<std::int32_t>(i), place.element(i)));
    const SubjectsFacet* subjects = request.input.system().facets().subjects;
    if (!subjects || !subjects->nameSubjects(request.input, steps))
        nameSubjectsAgain(request, steps);
    return steps;
}

std::vector<Event> decodeEvents(const Request& request, const QJsonValue& value, const DocumentPath& place)
{
    const QJsonArray array = arrayOf(value, place);
    std::vector<Event> events;
    events.reserve(static_cast<std::size_t>(array.size()));
    for (qsizetype i = 0; i < array.size(); ++i)
        events.push_back(decodeEvent(request.input.system(), objectOf(array[i], place.element(i)), place.element(i)));
    return events;
}

std::vector<Change> decodeChanges(const Request& request, const QJsonValue& value, const DocumentPath& place)
{
    const QJsonArray array = arrayOf(value, place);
    std::vector<Change> changes;
    for (qsizetype i = 0; i < array.size(); ++i)
        changes.push_back(decodeChange(request.input.action(), objectOf(array[i], place.element(i)), place.element(i)));
    return changes;
}

}  // namespace hitspread::formats
