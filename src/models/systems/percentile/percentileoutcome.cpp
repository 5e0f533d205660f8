#include "models/systems/percentile/percentileoutcome.h"

#include "models/changelines.h"
#include "models/digest.h"
#include "models/tracemodel.h"
#include "rules/systems/percentile/records.h"
#include "text/labels.h"

#include <QCoreApplication>
#include <QStringList>

#include <utility>

namespace hitspread::percentile {

namespace {

struct Outcome {
    Q_DECLARE_TR_FUNCTIONS(hitspread::percentile::Outcome)
};

ChangeWords healthWords(const Character& character, int lostBefore, int lostAfter)
{
    const int before = character.healthMax - lostBefore;
    const int after = character.healthMax - lostAfter;
    return {Outcome::tr("Health"), text::number(before),
            Outcome::tr("%1/%2", "left, of most").arg(text::number(after)).arg(character.healthMax), Fact::Track,
            Gauge{before, after, character.healthMax}};
}

/// `struck`: whom he attacks, as events tell.
QString deedOf(const ActionRecord& action, const QString& name, std::optional<int> struck)
{
    for (const Event& event : action.findings.events) {
        const auto location = event.subject.location();
        if (event.kind == EventKind::Landed && event.subject.target() == struck && location)
            return Outcome::tr("%1 hits: %2", "name, location")
                .arg(name, text::inSentence(text::location(action.request.input.system(), *location)));
    }
    return Outcome::tr("%1 misses").arg(name);
}

}  // namespace

std::optional<ChangeWords> changeWords(const ActionRecord& action, const Change& change, const Input&)
{
    const PartDeclaration& part = action.request.input.action().parts[change.part];
    const DigestSource who = personIn(action.request.input, part.role, change.element);
    if (part.record->fields[change.field].id != "healthLost" || who.character.isNull())
        return std::nullopt;
    return healthWords(who.character.as<Character>(), change.before, change.after);
}

std::optional<ChangeWords> pairWords(const ConditionPair& pair, const FieldDeclaration& field, std::size_t)
{
    if (field.id != "healthLost")
        return std::nullopt;
    return healthWords(pair.character.as<Character>(), pair.before.as<Condition>().healthLost,
                       pair.after.as<Condition>().healthLost);
}

QString sentenceOf(const ActionRecord& action)
{
    const QStringList sideA = namesIn(action, Role::Actor);
    const QStringList sideB = namesIn(action, Role::Target);
    if (sideA.size() != 1 || sideB.size() != 1)
        return {};
    const QStringList words{deedOf(action, sideA.first(), 0), deedOf(action, sideB.first(), std::nullopt)};
    return words.join(QStringLiteral(", "));
}

QString givenName(const ActionRecord& action, StepKey key)
{
    const QString plain = text::label(action.request.input.system(), {key.quantity, 0});
    QString named = plain;
    // The rules know sides; here they have names, one pair after the other.
    for (const auto& [side, role] :
         {std::pair{Outcome::tr("side A"), Role::Actor}, {Outcome::tr("side B"), Role::Target}})
        named.replace(side, namesIn(action, role).value(key.index), Qt::CaseInsensitive);
    return named == plain ? QString() : named;
}

QString outcomeOf(const ActionRecord& action)
{
    QStringList words;
    for (const ChangeLine& line : changeLines(action)) {
        if (const auto& gauge = line.words.gauge)
            words << Outcome::tr("%1 loses %2", "name, points of health")
                         .arg(line.owner)
                         .arg(gauge->before - gauge->after);
    }
    return words.isEmpty() ? Outcome::tr("nobody is hurt") : words.join(QStringLiteral(", "));
}

}  // namespace hitspread::percentile
