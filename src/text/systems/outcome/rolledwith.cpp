#include "text/systems/outcome/resultwords.h"

#include "rules/systems/outcome/attack.h"
#include "rules/systems/outcome/checkaction.h"
#include "rules/systems/outcome/defence.h"
#include "rules/systems/outcome/feint.h"
#include "rules/systems/outcome/grapple.h"
#include "rules/systems/outcome/hold.h"
#include "rules/systems/outcome/round.h"
#include "text/systems/outcome/combatantwords.h"

#include <QCoreApplication>

#include <optional>

namespace hitspread::outcome {

namespace {

struct RolledWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::outcome::RolledWith)
};

struct RolledWith {
    QString skill;
    int rating = 0;
};

RolledWith betterOf(const RolledWith& one, const RolledWith& other)
{
    return one.rating >= other.rating ? one : other;
}

RolledWith physiqueOf(const Character& who)
{
    return {physiqueName(), who.physique};
}

RolledWith meleeOf(const Character& who)
{
    return {meleeName(), who.melee};
}

RolledWith unarmedOf(const Character& who)
{
    return {unarmedName(), who.unarmed};
}

RolledWith feintedWith(const Character& who, FeintSkill skill)
{
    switch (skill) {
    case FeintSkill::Melee: return meleeOf(who);
    case FeintSkill::Unarmed: return unarmedOf(who);
    case FeintSkill::Better: break;
    }
    return betterOf(meleeOf(who), unarmedOf(who));
}

RolledWith brokenWith(const Character& who, BreakSkill skill)
{
    switch (skill) {
    case BreakSkill::Physique: return physiqueOf(who);
    case BreakSkill::Unarmed: return unarmedOf(who);
    case BreakSkill::Better: break;
    }
    return betterOf(physiqueOf(who), unarmedOf(who));
}

std::optional<RolledWith> actedWith(const Input& input)
{
    if (const auto* attack = input.as<Attack>())
        return attack->options.withShield ? meleeOf(attack->attacker)
                                          : RolledWith{attackSkillName(attack->attacker, attack->weapon),
                                                       attackRating(attack->attacker, attack->weapon)};
    if (const auto* grapple = input.as<Grapple>())
        return unarmedOf(grapple->attacker);
    if (const auto* attempt = input.as<BreakHold>())
        return brokenWith(attempt->character, attempt->options.skill);
    if (const auto* feint = input.as<Feint>())
        return feintedWith(feint->character, feint->options.skill);
    return std::nullopt;
}

std::optional<RolledWith> answeredWith(const ActionRecord& action)
{
    const Input& input = action.request.input;
    if (const auto* attack = input.as<Attack>())
        return defenceIn(action.findings.answers) == DefenceKind::Dodge ? physiqueOf(attack->target)
                                                                        : meleeOf(attack->target);
    if (const auto* grapple = input.as<Grapple>())
        return resistanceIn(action.findings.answers) == Resistance::Physique ? physiqueOf(grapple->target)
                                                                             : unarmedOf(grapple->target);
    if (const auto* attempt = input.as<BreakHold>())
        return unarmedOf(attempt->target);
    if (const auto* feint = input.as<Feint>())
        return feintedWith(feint->target, feint->options.targetSkill);
    return std::nullopt;
}

/// By the rules of the request.
Switches switchesIn(const Input& input)
{
    for (const PartDeclaration& part : input.action().parts) {
        if (part.record->kind == RecordKind::Switches)
            return AnyRecord(*part.record, part.peek(input.data(), 0)).as<Switches>();
    }
    return {};
}

QString withWords(const ActionRecord& action, const std::optional<RolledWith>& rolled)
{
    return rolled ? RolledWords::tr("With %1 %2", "skill, rating with its name")
                        .arg(rolled->skill, namedRatingWords(switchesIn(action.request.input), rolled->rating))
                  : QString();
}

}  // namespace

QString rolledWithWords(const ActionRecord& action, int side)
{
    return withWords(action, side == 0 ? actedWith(action.request.input) : answeredWith(action));
}

QString checkedWithWords(const ActionRecord& action)
{
    const Input& input = action.request.input;
    if (const auto* move = input.as<Move>())
        return withWords(action, physiqueOf(move->character));
    if (const auto* test = input.as<Test>())
        return withWords(action,
                         RolledWith{skillName(test->options.skill), ratingOf(test->character, test->options.skill)});
    return {};
}

QString initiativeWithWords(const ActionRecord& action, std::size_t member)
{
    const auto* change = action.request.input.as<RoundChange>();
    if (!change || member >= change->members.size())
        return {};
    return withWords(action, RolledWith{disciplineName(), change->members[member].character.discipline});
}

}  // namespace hitspread::outcome
