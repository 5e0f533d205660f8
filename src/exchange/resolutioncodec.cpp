#include "exchange/resolutioncodec.h"

#include "exchange/answercodec.h"
#include "exchange/fieldcodec.h"
#include "rules/systems/registry.h"

#include <algorithm>

namespace hitspread::exchange {

namespace {

struct OperationWord {
    std::string_view id;
    std::size_t operands;
};
// clang-format off
constexpr std::array<OperationWord, kOperations> kWords{{
    {"take", 1}, {"add", 2}, {"subtract", 2}, {"multiply", 2}, {"divideDown", 2}, {"divideUp", 2}, {"minimum", 2},
    {"maximum", 2}, {"atLeast", 2}, {"above", 2}, {"equal", 2}, {"choose", 3}, {"both", 2}, {"either", 2}, {"walk", 3},
    {"locate", 1}, {"apart", 2}}};
// clang-format on

constexpr std::int64_t kLeast = std::numeric_limits<std::int32_t>::min();
constexpr std::int64_t kMost = std::numeric_limits<std::int32_t>::max();

const ActionDeclaration& actionOf(const Request& request)
{
    const System& system = systemOf(request.input);
    return system.actions()[system.actionOf(request.input)];
}

QJsonObject objectOf(const QJsonValue& value, const Place& place)
{
    if (!value.isObject())
        refuse(place, ExchangeText::tr("here is %1").arg(kindOf(value)), ExchangeText::tr("give an object"));
    return value.toObject();
}

QJsonArray arrayOf(const QJsonValue& value, const Place& place)
{
    if (!value.isArray())
        refuse(place, ExchangeText::tr("here is %1").arg(kindOf(value)), ExchangeText::tr("give an array"));
    return value.toArray();
}

std::int32_t numberIn(const QJsonObject& object, const QString& key, const Place& place)
{
    return static_cast<std::int32_t>(wholeNumber(object.value(key), kLeast, kMost, place.member(key)));
}

QJsonObject encodeStep(const System& system, const Step& step)
{
    const OperationWord& word = kWords[static_cast<std::size_t>(step.operation)];
    QJsonArray operands;
    for (std::size_t i = 0; i < word.operands; ++i) {
        QJsonObject operand{{u"value"_qs, step.operands[i].value}};
        if (step.operands[i].step >= 0)
            operand.insert(u"step"_qs, step.operands[i].step);
        operands.append(operand);
    }
    return {{u"key"_qs, spellStep(system, step.key)},
            {u"rule"_qs, toQString(system.rules()[step.rule].id)},
            {u"operation"_qs, toQString(word.id)},
            {u"operands"_qs, operands},
            {u"value"_qs, encodeReading(system, step.key, step.value)},
            {u"number"_qs, step.value},
            {u"computed"_qs, step.computed},
            {u"overridden"_qs, step.overridden}};
}

Step decodeStep(const System& system, const QJsonObject& object, std::int32_t before, const Place& place)
{
    Step step;
    step.key = stepKeyOf(system, object.value(u"key"_qs), place.member(u"key"_qs));
    const auto rule = findRule(system.rules(),
                               textOf(object.value(u"rule"_qs), place.member(u"rule"_qs)).toStdString());
    if (!rule)
        refuse(place.member(u"rule"_qs), ExchangeText::tr("there is no such rule"),
               ExchangeText::tr("use an id of the rule list"));
    step.rule = *rule;
    const std::string operation = textOf(object.value(u"operation"_qs), place.member(u"operation"_qs)).toStdString();
    const auto word = std::ranges::find(kWords, operation, &OperationWord::id);
    if (word == kWords.end())
        refuse(place.member(u"operation"_qs), ExchangeText::tr("there is no such operation"),
               ExchangeText::tr("see the schema resolution"));
    step.operation = static_cast<Operation>(word - kWords.begin());
    const QJsonArray operands = arrayOf(object.value(u"operands"_qs), place.member(u"operands"_qs));
    if (static_cast<std::size_t>(operands.size()) != word->operands)
        refuse(place.member(u"operands"_qs), ExchangeText::tr("here are %1 operands").arg(operands.size()),
               ExchangeText::tr("this operation takes %1").arg(word->operands));
    for (qsizetype i = 0; i < operands.size(); ++i) {
        const Place here = place.member(u"operands"_qs).element(i);
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

// Before and after may lie outside what an editor allows (a track driven beyond its end), so only the type is checked.
std::int32_t changedValue(const FieldDeclaration& field, const QJsonValue& value, const Place& place)
{
    if (field.kind != FieldKind::Number || value.isNull())
        return decodeElement(field, value, place);
    return static_cast<std::int32_t>(wholeNumber(value, kLeast, kMost, place));
}

Change decodeChange(const ActionDeclaration& action, const QJsonObject& object, const Place& place)
{
    Change change;
    const Place recordPlace = place.member(u"record"_qs);
    const std::string spelling = textOf(object.value(u"record"_qs), recordPlace).toStdString();
    const auto split = splitKey(spelling);
    const PartDeclaration* part = split ? action.find(split->id) : nullptr;
    if (!part || split->index >= action.mostOf(*part))
        refuse(recordPlace, ExchangeText::tr("the action has no such part"), ExchangeText::tr("use the id of a part"));
    change.part = static_cast<std::uint8_t>(part - action.parts.data());
    change.element = static_cast<std::uint16_t>(split->index);
    const Place fieldPlace = place.member(u"field"_qs);
    const auto index = part->record->indexOf(textOf(object.value(u"field"_qs), fieldPlace).toStdString());
    if (!index || !part->record->fields[*index].isNumeric())
        refuse(fieldPlace, ExchangeText::tr("the record has no such field"),
               ExchangeText::tr("use the id of a numeric field"));
    change.field = *index;
    const FieldDeclaration& field = part->record->fields[*index];
    const QJsonValue element = object.value(u"element"_qs);
    if (element.isString()) {
        const auto found = std::ranges::find(field.elements, element.toString().toStdString());
        if (found == field.elements.end())
            refuse(place.member(u"element"_qs), ExchangeText::tr("the field has no such element"),
                   ExchangeText::tr("use one of its elements"));
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

QString spellPart(const PartDeclaration& part, std::size_t element)
{
    const QString id = toQString(part.id);
    return part.many ? u"%1[%2]"_qs.arg(id).arg(element) : id;
}

QJsonArray encodeSteps(const Request& request, std::span<const Step> steps)
{
    const System& system = systemOf(request.input);
    QJsonArray array;
    for (const Step& step : steps)
        array.append(encodeStep(system, step));
    return array;
}

QJsonArray encodeChanges(const Request& request, std::span<const Change> changes)
{
    const ActionDeclaration& action = actionOf(request);
    QJsonArray array;
    for (const Change& change : changes) {
        const PartDeclaration& part = action.parts[change.part];
        const FieldDeclaration& field = part.record->fields[change.field];
        QJsonObject object{{u"record"_qs, spellPart(part, change.element)},
                           {u"field"_qs, toQString(field.id)},
                           {u"before"_qs, encodeElement(field, change.before)},
                           {u"after"_qs, encodeElement(field, change.after)}};
        if (!field.elements.empty())
            object.insert(u"element"_qs, toQString(field.elements[change.index]));
        else if (field.extent > 1)
            object.insert(u"element"_qs, change.index);
        if (change.step >= 0)
            object.insert(u"step"_qs, change.step);
        array.append(object);
    }
    return array;
}

QJsonObject encodeResolution(const Request& request, const Resolution& resolution)
{
    const System& system = systemOf(request.input);
    QJsonObject object{{u"status"_qs, resolution.open ? u"open"_qs : u"resolved"_qs},
                       {u"system"_qs, toQString(system.id())},
                       {u"action"_qs, toQString(actionOf(request).id)},
                       {u"rulesVersion"_qs, system.rulesVersion()},
                       {u"steps"_qs, encodeSteps(request, resolution.findings.steps)},
                       {u"changes"_qs, encodeChanges(request, resolution.findings.changes)},
                       {u"answers"_qs, encodeAnswers(system, resolution.findings.answers)}};
    if (resolution.open)
        object.insert(u"question"_qs, encodeQuestion(system, *resolution.open));
    QJsonArray idle;
    for (const std::size_t index : resolution.idleOverrides)
        idle.append(spellStep(system, request.overrides[index].step));
    object.insert(u"idleOverrides"_qs, idle);
    return object;
}

std::vector<Step> decodeSteps(const Request& request, const QJsonValue& value, const Place& place)
{
    const QJsonArray array = arrayOf(value, place);
    std::vector<Step> steps;
    steps.reserve(static_cast<std::size_t>(array.size()));
    for (qsizetype i = 0; i < array.size(); ++i)
        steps.push_back(decodeStep(systemOf(request.input), objectOf(array[i], place.element(i)),
                                   static_cast<std::int32_t>(i), place.element(i)));
    return steps;
}

std::vector<Change> decodeChanges(const Request& request, const QJsonValue& value, const Place& place)
{
    const QJsonArray array = arrayOf(value, place);
    std::vector<Change> changes;
    for (qsizetype i = 0; i < array.size(); ++i)
        changes.push_back(decodeChange(actionOf(request), objectOf(array[i], place.element(i)), place.element(i)));
    return changes;
}

}  // namespace hitspread::exchange
