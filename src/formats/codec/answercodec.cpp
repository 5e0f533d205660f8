#include "formats/codec/answercodec.h"

#include "formats/codec/fieldcodec.h"
#include "rules/core/trace/resolution.h"

#include <QJsonDocument>

#include <algorithm>
#include <utility>
#include <vector>

namespace hitspread::formats {

namespace {

// clang-format off
constexpr std::array<std::string_view, 5> kOrigins{"given", "rolled", "typed", "preset", "chosen"};
// clang-format on
constexpr std::int64_t kMostFace = 100;
constexpr std::int64_t kMostChoice = 1000000;

void appendOrigin(Origin origin, std::string& text)
{
    text.append("\"").append(kOrigins[static_cast<std::size_t>(origin)]).append("\"");
}

/// How an option of a decision is spelled; empty: it is no decision that is still asked, or has no such option.
std::string_view spelledOption(const QuestionWord& question, std::int32_t choice)
{
    const auto place = static_cast<std::size_t>(choice);
    const bool isAsked = !question.now;
    return isAsked && choice >= 0 && place < question.options.size() ? question.options[place] : std::string_view();
}

void appendAnswer(const QuestionWord& question, const Answer& answer, std::string& text)
{
    if (answer.kind == QuestionKind::Choice) {
        const std::string_view option = spelledOption(question, answer.choice);
        text += "{\"choice\":";
        if (option.empty())
            text += std::to_string(answer.choice);
        else
            text.append("\"").append(option).append("\"");
        text += ",\"origin\":";
        appendOrigin(answer.choiceOrigin, text);
        text += '}';
        return;
    }
    // Faces are what the dice show; one that has not fallen is 0, or nothing where dice show 0, too.
    const bool mayShowNothing = answer.lowest != 1;
    text += "{\"faces\":[";
    for (std::size_t i = 0; i < answer.count; ++i) {
        const bool lies = answer.faces[i] != 0;
        text.append(i > 0 ? "," : "");
        text += lies ? std::to_string(answer.shown(i)) : mayShowNothing ? "null" : "0";
    }
    if (mayShowNothing)
        text.append("],\"lowest\":").append(std::to_string(answer.lowest));
    else
        text += ']';
    text += ",\"origins\":[";
    for (std::size_t i = 0; i < answer.count; ++i) {
        text += i > 0 ? "," : "";
        appendOrigin(answer.origins[i], text);
    }
    text += "]}";
}

Origin originOf(const QJsonValue& value, const DocumentPath& place)
{
    const auto found = std::ranges::find(kOrigins, textOf(value, place).toStdString());
    if (found == kOrigins.end())
        refuse<Reason::NoSuchOrigin>(place);
    return static_cast<Origin>(found - kOrigins.begin());
}

/// The index of a key whose name was one side's.
std::uint16_t sided(std::uint16_t index, int side)
{
    return static_cast<std::uint16_t>(indexOfSide(index, side));
}

QuestionKey questionKeyOf(const System& system, const QString& spelling, const DocumentPath& place)
{
    const std::string text = spelling.toStdString();
    const auto split = splitKey(text);
    const auto name = split ? indexOfWord(system.questions(), split->id) : std::nullopt;
    const QuestionWord* word = name ? &system.questions()[*name] : nullptr;
    if (!word || (word->side && split->index > kMostIndex / 2))
        refuse<Reason::NeverAsked>(place);
    return word->side ? questionKey(*word->now, sided(split->index, *word->side)) : questionKey(*name, split->index);
}

/// `lowest`: what the first face shows; `mayLack`: some of the dice may not have fallen, which is 0 on dice that count from 1, else null.
Answer shownFaces(QuestionKey key, const QJsonArray& array, std::int8_t lowest, bool mayLack, const DocumentPath& place)
{
    if (array.isEmpty() || static_cast<std::size_t>(array.size()) > kMostDice)
        refuse<Reason::TooManyFaces>(place, array.size(), kMostDice);
    std::array<std::uint8_t, kMostDice> faces{};
    const std::int64_t least = mayLack && lowest == 1 ? 0 : lowest;
    for (qsizetype i = 0; i < array.size(); ++i) {
        if (mayLack && array[i].isNull())
            continue;
        const std::int64_t shown = wholeNumber(array[i], least, kMostFace, place.element(i));
        faces[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(shown - lowest + 1);
    }
    return Answer::ofFaces(key, std::span(faces).first(static_cast<std::size_t>(array.size())), Origin::Given, lowest);
}

/// `least`: the least the dice of this question may show; the short form counts from it.
Answer facesOf(QuestionKey key, const QJsonArray& array, const QJsonValue& origins, const QJsonValue& lowest,
               std::int8_t least, const DocumentPath& place)
{
    const bool isLong = !origins.isUndefined() || !lowest.isUndefined();
    const auto first = !isLong ? least
        : lowest.isUndefined() ? std::int8_t{1}
                               : static_cast<std::int8_t>(wholeNumber(lowest, least, 1, place));
    Answer answer = shownFaces(key, array, first, !origins.isUndefined(), place);
    if (origins.isUndefined())
        return answer;
    const QJsonArray spellings = origins.toArray();
    if (spellings.size() != array.size())
        refuse<Reason::OriginsDisagree>(place, spellings.size(), array.size());
    for (qsizetype i = 0; i < spellings.size(); ++i)
        answer.origins[static_cast<std::size_t>(i)] = originOf(spellings[i], place);
    return answer;
}

/// A number, or of a decision the id of an option.
std::int32_t choiceOf(const QuestionWord& question, const QJsonValue& value, const DocumentPath& place)
{
    if (!value.isString() || question.options.empty())
        return static_cast<std::int32_t>(wholeNumber(value, -kMostChoice, kMostChoice, place));
    const auto found = std::ranges::find(question.options, value.toString().toStdString());
    if (found == question.options.end())
        refuse<Reason::NotAChoice>(place, value.toString(), question.options);
    return static_cast<std::int32_t>(found - question.options.begin());
}

Answer longForm(const QuestionWord& question, QuestionKey key, const QJsonObject& object, const DocumentPath& place)
{
    const bool choice = object.contains(u"choice"_qs);
    const QStringList known = choice ? QStringList{u"choice"_qs, u"origin"_qs}
                                     : QStringList{u"faces"_qs, u"lowest"_qs, u"origins"_qs};
    for (const QString& name : object.keys()) {
        if (!known.contains(name))
            refuse<Reason::UnknownMemberOfAnswer>(place.member(name), known);
    }
    if (!choice)
        return facesOf(key, object.value(u"faces"_qs).toArray(), object.value(u"origins"_qs),
                       object.value(u"lowest"_qs), question.least, place.member(u"faces"_qs));
    const std::int32_t number = choiceOf(question, object.value(u"choice"_qs), place.member(u"choice"_qs));
    const QJsonValue origin = object.value(u"origin"_qs);
    return Answer::ofChoice(key, number,
                            origin.isUndefined() ? Origin::Given : originOf(origin, place.member(u"origin"_qs)));
}

Answer answerOf(const System& system, QuestionKey key, const QJsonValue& value, const DocumentPath& place)
{
    const QuestionWord& question = system.questions()[key.name];
    if (value.isObject())
        return longForm(question, key, value.toObject(), place);
    // Only choices are put as boxes.
    if (value.isArray() || question.presentation != Presentation::Boxes)
        return facesOf(key, value.isArray() ? value.toArray() : QJsonArray{value}, {QJsonValue::Undefined},
                       {QJsonValue::Undefined}, question.least, place);
    return Answer::ofChoice(key, choiceOf(question, value, place), Origin::Given);
}

std::int32_t readingOf(const System& system, StepKey key, const QJsonValue& value, const DocumentPath& place)
{
    switch (system.quantities()[key.quantity].reading) {
    case Reading::Truth:
        if (value.isBool())
            return value.toBool() ? 1 : 0;
        break;
    case Reading::Place:
        if (const QJsonArray pair = value.toArray(); pair.size() == 2) {
            const Hex hex{static_cast<std::int16_t>(wholeNumber(pair[0], -999, 999, place.element(0))),
                          static_cast<std::int16_t>(wholeNumber(pair[1], -999, 999, place.element(1)))};
            if (!hex.isValid())
                refuse<Reason::NoHex>(place);
            return pack(hex);
        }
        break;
    case Reading::Location:
        if (value.isNull())
            return -1;
        if (value.isString()) {
            const auto found = std::ranges::find(system.locations(), value.toString().toStdString());
            if (found == system.locations().end())
                refuse<Reason::NoSuchLocation>(place);
            return static_cast<std::int32_t>(found - system.locations().begin());
        }
        break;
    default: break;
    }
    return static_cast<std::int32_t>(wholeNumber(value, -kMostRuling, kMostRuling, place));
}

}  // namespace

QString spellQuestion(const System& system, QuestionKey key)
{
    return toQString(spelled(system.questions()[key.name].id, key.index));
}

QString spellStep(const System& system, StepKey key)
{
    return toQString(spelled(system.quantities()[key.quantity].id, key.index));
}

StepKey stepKeyOf(const System& system, const QJsonValue& value, const DocumentPath& place)
{
    const std::string text = textOf(value, place).toStdString();
    const auto split = splitKey(text);
    if (const auto quantity = split ? indexOfWord(system.quantities(), split->id) : std::nullopt)
        return {*quantity, split->index};
    const auto former = system.words().formerQuantities;
    const auto found = split ? std::ranges::find(former, split->id, &FormerQuantity::id) : former.end();
    if (found == former.end() || split->index > kMostIndex / 2)
        refuse<Reason::NoSuchStepKey>(place, text);
    return {found->now, sided(split->index, found->side)};
}

void appendAnswers(const System& system, const Answers& answers, std::string& text)
{
    std::vector<std::pair<std::string, const Answer*>> sorted;
    for (const Answer& answer : answers.all())
        sorted.emplace_back(spelled(system.questions()[answer.key.name].id, answer.key.index), &answer);
    std::ranges::sort(sorted);
    const char* before = "{\"";
    for (const auto& [spelling, answer] : sorted) {
        text.append(std::exchange(before, ",\"")).append(spelling).append("\":");
        appendAnswer(system.questions()[answer->key.name], *answer, text);
    }
    text += sorted.empty() ? "{}" : "}";
}

Answers decodeAnswers(const System& system, const QJsonValue& value, const DocumentPath& place)
{
    Answers answers;
    if (value.isUndefined())
        return answers;
    if (!value.isObject())
        refuse<Reason::GiveObject>(place, kindOf(value));
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        const DocumentPath here = place.member(it.key());
        answers.put(answerOf(system, questionKeyOf(system, it.key(), here), it.value(), here));
    }
    return answers;
}

QStringList openOptions(const System& system, const Question& question)
{
    QStringList open;
    const auto options = system.questions()[question.key.name].options;
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (question.allows(static_cast<std::int32_t>(i)))
            open.append(toQString(options[i]));
    }
    return open;
}

QJsonObject encodeQuestion(const System& system, const Question& question)
{
    QJsonObject object{{u"key"_qs, spellQuestion(system, question.key)},
                       {u"rule"_qs, toQString(system.rules()[question.rule].id)}};
    if (question.kind == QuestionKind::Choice) {
        object.insert(u"kind"_qs, u"choice"_qs);
        object.insert(u"minimum"_qs, question.minimum);
        object.insert(u"maximum"_qs, question.maximum);
        object.insert(u"preset"_qs, question.preset);
        if (const QStringList open = openOptions(system, question); !open.isEmpty())
            object.insert(u"options"_qs, QJsonArray::fromStringList(open));
        return object;
    }
    object.insert(u"kind"_qs, u"roll"_qs);
    object.insert(u"dice"_qs, question.dice);
    object.insert(u"sides"_qs, question.sides);
    if (question.lowest != 1)
        object.insert(u"lowest"_qs, question.lowest);
    QJsonArray labels;
    for (const DieWord& die : system.questions()[question.key.name].dice)
        labels.append(toQString(die.id));
    if (labels.size() == question.dice)
        object.insert(u"labels"_qs, labels);
    if (question.table)
        object.insert(u"table"_qs, toQString(question.table->id));
    return object;
}

void appendReading(const System& system, StepKey key, std::int32_t value, std::string& text)
{
    const Reading reading = system.quantities()[key.quantity].reading;
    if (reading == Reading::Truth)
        text += value != 0 ? "true" : "false";
    else if (reading == Reading::Place)
        appendHex(unpack(value), text);
    else if (reading == Reading::Location && value < 0)
        text += "null";
    else if (reading == Reading::Location && static_cast<std::size_t>(value) < system.locations().size())
        text.append("\"").append(system.locations()[static_cast<std::size_t>(value)]).append("\"");
    else
        text += std::to_string(value);
}

QJsonValue encodeReading(const System& system, StepKey key, std::int32_t value)
{
    std::string text("[");
    appendReading(system, key, value, text);
    return QJsonDocument::fromJson(QByteArray::fromStdString(text + ']')).array().first();
}

QJsonArray encodeOverrides(const System& system, std::span<const Override> overrides)
{
    QJsonArray array;
    for (const Override& ruling : overrides)
        array.append(QJsonObject{{u"step"_qs, spellStep(system, ruling.step)},
                                 {u"value"_qs, encodeReading(system, ruling.step, ruling.value)},
                                 {u"reason"_qs, toQString(ruling.reason)}});
    return array;
}

std::vector<Override> decodeOverrides(const System& system, const QJsonValue& value, const DocumentPath& place)
{
    std::vector<Override> overrides;
    if (value.isUndefined())
        return overrides;
    if (!value.isArray())
        refuse<Reason::GiveArray>(place, kindOf(value));
    const QJsonArray array = value.toArray();
    for (qsizetype i = 0; i < array.size(); ++i) {
        const DocumentPath here = place.element(i);
        const QJsonObject object = array[i].toObject();
        for (const QString& key : object.keys()) {
            if (key != u"step" && key != u"value" && key != u"reason")
                refuse<Reason::UnknownMemberOfOverride>(here.member(key));
        }
        Override ruling;
        ruling.step = stepKeyOf(system, object.value(u"step"_qs), here.member(u"step"_qs));
        ruling.value = readingOf(system, ruling.step, object.value(u"value"_qs), here.member(u"value"_qs));
        ruling.reason = textOf(object.value(u"reason"_qs), here.member(u"reason"_qs)).toStdString();
        if (std::ranges::any_of(overrides, [&](const Override& other) { return other.step == ruling.step; }))
            refuse<Reason::OverriddenTwice>(here.member(u"step"_qs));
        overrides.push_back(std::move(ruling));
    }
    return overrides;
}

}  // namespace hitspread::formats
