#include "models/systems/threed/threedchanges.h"

#include "models/handwords.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/healing.h"
#include "rules/systems/threed/person.h"
#include "rules/systems/threed/split.h"
#include "text/fields.h"
#include "text/labels.h"

#include <QCoreApplication>

namespace hitspread::threed {

namespace {

/// A character and his condition inside one input.
struct Body {
    const Character* character = nullptr;
    const Condition* condition = nullptr;
};

Body bodyIn(const Input& input, const Change& change)
{
    const ActionDeclaration& action = input.action();
    const void* data = input.data();
    const PartDeclaration& part = action.parts[change.part];
    const PartDeclaration* owner = action.find(part.id.substr(0, part.id.rfind('.')));
    Body body;
    // Of other records (pieces somebody wears) there are more than there are people.
    if (part.record != &conditionRecord)
        return body;
    body.condition = static_cast<const Condition*>(part.peek(data, change.element));
    if (owner && owner->record == &characterRecord)
        body.character = static_cast<const Character*>(owner->peek(data, owner->many ? change.element : 0));
    return body;
}

struct Changes {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::Changes)
};

/// "Split Action, Rifle": what the part is made with is told by its rank (3D-TURN-09).
ChangeWords splitPart(const System& system, const Body& was, const Body& is, std::size_t part)
{
    const auto skill = [&](const Condition& condition) { return skillOf(*was.character, condition.splitSkill[part]); };
    const auto rank = [&](const Condition& condition) {
        return skill(condition).empty() ? QStringLiteral("–") : text::number(condition.splitRank[part]);
    };
    const std::string_view name = skill(*is.condition).empty() ? skill(*was.condition) : skill(*is.condition);
    return {Changes::tr("Split Action, %1").arg(text::rankName(system, name)), rank(*was.condition),
            rank(*is.condition)};
}

ChangeWords left(Fact fact, const QString& what, int before, int after, int most)
{
    return {what, text::number(before), Changes::tr("%1/%2", "left, of most").arg(text::number(after)).arg(most), fact,
            Gauge{before, after, most}};
}

/// A choice in the words of its values, as they stand inside a line.
ChangeWords stated(Fact fact, const System& system, const Body& was, const Body& is, const FieldDeclaration& field)
{
    const auto value = [&](const Condition& condition) {
        // Only the first letter: a word in it may be a noun, or a name of the rules.
        QString words = text::choiceName(system, field, static_cast<std::size_t>(field.number(&condition, 0)));
        words[0] = words[0].toLower();
        return words;
    };
    return {text::placeName(system, conditionRecord, field, 0), value(*was.condition), value(*is.condition), fact, {}};
}

/// Of head and torso, whose loss kills, the one that has less left.
std::size_t fatalLocation(const Character& character, const Condition& condition)
{
    const auto left = [&](Location location) {
        const std::size_t index = at(location);
        return character.hitsMax[index] - condition.damage[index] - condition.bruises[index];
    };
    return at(left(Location::Head) <= left(Location::Torso) ? Location::Head : Location::Torso);
}

}  // namespace

namespace {

/// How many of a list still count, where the list itself stays as long as it is; empty words: its length says it.
ChangeWords counted(Fact fact, const QString& what, std::int32_t before, std::int32_t after, bool isAsLong)
{
    return isAsLong && before != after ? ChangeWords{what, text::number(before), text::number(after), fact, {}}
                                       : ChangeWords{};
}

std::optional<ChangeWords> wordsFor(const Body& was, const Body& is, const FieldDeclaration& declared,
                                    std::size_t index)
{
    const System& system = *findSystem("threed");
    const std::string_view field = declared.id;
    // What a rank is one of; which rank is another field.
    // Who crossed a kept area is bookkeeping of whoever keeps it.
    if (isInner(declared) || field == "splitSkill" || field == "zoneCrossers")
        return ChangeWords{};
    if (field == "splitRank")
        return splitPart(system, was, is, index);
    if (field == "woundsOpen")
        return counted(Fact::Wound, Changes::tr("Open wounds"), openWounds(*was.condition), openWounds(*is.condition),
                       was.condition->wounds.size() == is.condition->wounds.size());
    // The list grows by one with each of them, and those that are closed stay in it.
    if (field == "woundCount")
        return counted(Fact::Wound, Changes::tr("Open wounds"), openWounds(*was.condition), openWounds(*is.condition),
                       true);
    if (field == "dead") {
        ChangeWords words = stated(Fact::Death, system, was, is, declared);
        if (is.condition->dead == Dead::Location)
            words.after = Changes::tr("dead: %1 destroyed")
                              .arg(text::location(system, kLocationIds[fatalLocation(*is.character, *is.condition)]));
        return words;
    }
    if (field == "unconscious")
        return stated(Fact::Consciousness, system, was, is, declared);
    if (field == "posture")
        return stated(Fact::Posture, system, was, is, declared);
    if (field == "stuckRemoved")
        return counted(Fact::Wound, Changes::tr("Stuck bullets"), stuckBullets(*was.condition),
                       stuckBullets(*is.condition), was.condition->stuck.size() == is.condition->stuck.size());
    if (field == "damage" || field == "bruises") {
        const auto hits = [&](const Condition& condition) {
            return was.character->hitsMax[index] - condition.damage[index] - condition.bruises[index];
        };
        return left(Fact::Location, text::location(system, kLocationIds[index]), hits(*was.condition),
                    hits(*is.condition), was.character->hitsMax[index]);
    }
    if (field == "standardTotal" || field == "bruisingTotal") {
        const auto incap = [&](const Condition& condition) {
            return was.character->incapMax - condition.standardTotal - condition.bruisingTotal;
        };
        return left(Fact::Track, Changes::tr("Incap"), incap(*was.condition), incap(*is.condition),
                    was.character->incapMax);
    }
    return std::nullopt;
}

}  // namespace

std::optional<ChangeWords> changeWords(const ActionRecord& action, const Change& change, const Input& after)
{
    const Body was = bodyIn(action.request.input, change);
    const Body is = bodyIn(after, change);
    if (!was.character || !was.condition || !is.condition)
        return std::nullopt;
    return wordsFor(was, is, conditionRecord.fields[change.field], change.index);
}

std::optional<ChangeWords> pairWords(const ConditionPair& pair, const FieldDeclaration& field, std::size_t index)
{
    const Character& character = pair.character.as<Character>();
    return wordsFor({&character, &pair.before.as<Condition>()}, {&character, &pair.after.as<Condition>()}, field,
                    index);
}

}  // namespace hitspread::threed
