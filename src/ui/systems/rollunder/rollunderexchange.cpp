#include "ui/systems/rollunder/rollunderpanels.h"

#include "models/fight/digest.h"
#include "models/play/actiontrial.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/rollunder/attack.h"
#include "rules/systems/rollunder/attackresolution.h"
#include "rules/systems/rollunder/feint.h"
#include "rules/systems/rollunder/vocabulary.h"
#include "text/echo.h"
#include "text/joined.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/optionworth.h"
#include "text/systems/rollunder/combatantwords.h"
#include "text/systems/rollunder/resultwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace hitspread::rollunder {

namespace {

struct ExchangeText {
    Q_DECLARE_TR_FUNCTIONS(hitspread::rollunder::Exchange)
};

/// The skill somebody attacks with as his next action, before what only one attack adds (R3-03, R3-15).
std::int32_t skillNow(const CombatantView& who, const Weapon& weapon)
{
    const Skill skill = weaponSkill(who.character.record.as<Character>(), weapon);
    const Condition now = aboutToAct(who.combatant.condition.as<Condition>());
    return skill.level - (skill.isOfDxOrIq ? now.shock : 0);
}

WeaponChoice choiceOf(const CombatantView& who, const Weapon& weapon, const WeaponState& state, std::string_view action,
                      RecordId possession)
{
    const std::int32_t skill = skillNow(who, weapon);
    const QString name = possession == 0 ? ExchangeText::tr("Bare hands") : text::visible(weapon.name);
    return {.words = ExchangeText::tr("%1  %2", "weapon, what it takes").arg(name, readyWords(weapon, state, skill)),
            .action = std::string(action),
            .possession = possession,
            .inHand = isReady(state),
            .rank = skill};
}

std::vector<WeaponChoice> armed(const CombatantView& who, std::string_view action, bool onlyMelee)
{
    std::vector<WeaponChoice> choices;
    const bool isHandless = who.character.record.as<Character>().handless;
    for (const CombatantView::Item& item : who.weapons) {
        const auto& weapon = item.record.record.as<Weapon>();
        if ((!onlyMelee || isMelee(weapon)) && (!isHandless || weapon.natural))
            choices.push_back(
                choiceOf(who, weapon, item.possession.state.as<WeaponState>(), action, item.possession.id));
    }
    // Whoever has nothing at all is not left without a choice.
    if (!isHandless || choices.empty())
        choices.push_back(choiceOf(who, fist(), kNoWeaponState, action, 0));
    return choices;
}

std::vector<WeaponChoice> attackers(const CombatantView& who, const AnyRecord&)
{
    return armed(who, Attack::kAction.id, false);
}

std::vector<WeaponChoice> feinters(const CombatantView& who, const AnyRecord&)
{
    return armed(who, Feint::kAction.id, true);
}

ExchangeWords attackWords()
{
    return {.title = ExchangeText::tr("Attack: %1 against %2 - Hitspread"),
            .drop = ExchangeText::tr("Drop this attack:"),
            .guard = {},
            .defence = ExchangeText::tr("The defence"),
            .defending = ExchangeText::tr("The dice of the defence are asked for here once the attack hits.")};
}

ExchangeWords feintWords()
{
    return {.title = ExchangeText::tr("Feint: %1 against %2 - Hitspread"),
            .drop = ExchangeText::tr("Drop this feint:"),
            .guard = {},
            .defence = ExchangeText::tr("Who sees through it"),
            .defending = ExchangeText::tr("The dice of who may see through it are asked for here.")};
}

ExchangeQuestions attackQuestions()
{
    return {
        .stages = {{ExchangeText::tr("Attack"),
                    {Query::AttackDice, Query::CriticalMiss, Query::SelfOrFriend, Query::WhichFriend,
                     Query::FumblePlace, Query::FumbleSide, Query::FumbleDamage}},
                   {ExchangeText::tr("Defence"),
                    {Query::DefenceKind, Query::Evasion, Query::Acrobatic, Query::AcrobaticsDice, Query::DefenceDice,
                     Query::Sacrifice}},
                   {ExchangeText::tr("Damage"), {Query::CriticalHit, Query::RandomPlace, Query::Side, Query::Damage}},
                   {ExchangeText::tr("Wound"), {Query::DeathDice, Query::HtDice}}},
        .defenders = {Query::Sacrifice}};
}

ExchangeQuestions feintQuestions()
{
    return {.stages = {{ExchangeText::tr("Feint"), {Query::FeintDice}},
                       {ExchangeText::tr("Answer"), {Query::AgainstDice}}}};
}

/// The number of an action's roll as it is declared now; nothing: it cannot be made.
std::optional<std::int32_t> numberOf(const AttackPresenter& presenter, Quantity quantity)
{
    if (!presenter.complaints().isEmpty())
        return std::nullopt;
    return ActionTrial(presenter.action()).last(static_cast<std::uint16_t>(quantity));
}

QString withNumber(const QString& name, std::optional<std::int32_t> number)
{
    return number ? ExchangeText::tr("%1: %2", "weapon, what it takes").arg(name, neededWords(*number)) : name;
}

QString nameOf(const Weapon& weapon)
{
    return weapon.natural ? ExchangeText::tr("Bare hands") : text::visible(weapon.name);
}

QString stateOfTarget(const AttackPresenter& presenter)
{
    return presenter.isReady()
        ? stateWords(digestOf(presenter.action().system, targetOf(presenter.action().request.input)))
        : QString();
}

QString attackSide(const AttackPresenter& presenter, int side)
{
    const auto* attack = presenter.isReady() ? presenter.action().request.input.as<Attack>() : nullptr;
    if (!attack)
        return {};
    if (side == 1) {
        const QString used = attack->target.empty() ? QString() : usedWords(attack->target[0].condition);
        return text::joined({stateOfTarget(presenter), used});
    }
    QString words = withNumber(nameOf(attack->weapon), numberOf(presenter, Quantity::AttackNumber));
    const Way way = wayOf(*attack);
    if (!way.isSecond)
        return words;
    return way.rapid ? ExchangeText::tr("second strike, %1").arg(words)
                     : ExchangeText::tr("second attack, %1").arg(words);
}

QString feintSide(const AttackPresenter& presenter, int side)
{
    const auto* feint = presenter.isReady() ? presenter.action().request.input.as<Feint>() : nullptr;
    if (!feint)
        return {};
    if (side == 0)
        return withNumber(nameOf(feint->weapon), numberOf(presenter, Quantity::FeintNumber));
    const auto number = numberOf(presenter, Quantity::AgainstNumber);
    return number ? ExchangeText::tr("sees through it with %1").arg(neededWords(*number)) : stateOfTarget(presenter);
}

/// Whether a step of the roll says so, as its dice lie there.
bool isSaid(const ActionRecord& action, Quantity quantity)
{
    return text::lastOf(action.findings, quantity).value_or(0) != 0;
}

QString undefendedWords(const AttackPresenter& presenter)
{
    if (!presenter.isReady())
        return {};
    if (!presenter.complaints().isEmpty())
        return ExchangeText::tr("Defences are listed here once the attack can be made.");
    const ActionRecord& action = presenter.action();
    if (isSaid(action, Quantity::AttackCritical))
        return ExchangeText::tr("A critical hit: nobody defends himself against it (R3-66).");
    const bool isMissed = text::lastOf(action.findings, Quantity::AttackSuccess).value_or(1) == 0;
    return isMissed ? ExchangeText::tr("It misses by itself: nobody has to do anything about it.") : QString();
}

QString feintUndefended(const AttackPresenter& presenter)
{
    const auto* feint = presenter.isReady() ? presenter.action().request.input.as<Feint>() : nullptr;
    if (!feint || !presenter.complaints().isEmpty())
        return {};
    return feint->switches.bonusesCount
        ? ExchangeText::tr("Both roll. By what the feint is better, his defence against the next attack of this foe is "
                           "worse, until the end of the turn after (house value).")
        : ExchangeText::tr("The house has no numbers for maneuvers: nothing is rolled, and nothing comes of it.");
}

/// What a click on the body there would come to: what it costs, and what a hit does there (R3-19, R3-D50).
QString callWords(const AttackPresenter& presenter, Hex hex)
{
    const ActionRecord& now = presenter.action();
    const auto* attack = now.request.input.as<Attack>();
    const int place = now.request.plan ? now.request.plan->locationAt(hex) : -1;
    if (!attack || place < 0)
        return {};
    const auto location = static_cast<Location>(place);
    const QString name = text::location(text::Naming(now.request), place);
    if (attack->options.called == calledAt(location))
        return attack->switches.unaimed == Unaimed::Random
            ? ExchangeText::tr("%1 is called: a click takes that back, and the table decides.").arg(name)
            : ExchangeText::tr("%1 is called: a click takes that back, and it goes for the torso.").arg(name);
    ActionRecord supposed = now;
    supposed.request.input.get<Attack>().options.called = calledAt(location);
    const auto number = presenter.complaints().isEmpty()
        ? ActionTrial(supposed).last(static_cast<std::uint16_t>(Quantity::AttackNumber))
        : std::nullopt;
    const std::int32_t cost = rowFor(attack->switches.places, placeOf(location)).cells[placecolumn::kModifier];
    const QString less = cost == 0 ? text::number(cost) : text::signedNumber(cost);
    const QString effect = hitWords(*attack, location);
    return number ? ExchangeText::tr("%1 called: %2, so %3; %4", "location, cost, what it takes then, what a hit does")
                        .arg(name, less, neededWords(*number), effect)
                  : ExchangeText::tr("%1 called: %2; %3", "location, cost, what a hit does").arg(name, less, effect);
}

}  // namespace

const ExchangePanels& attackExchange()
{
    static const ExchangePanels panels{.name = "rollunderAttack",
                                       .words = attackWords,
                                       .questions = attackQuestions,
                                       .attacks = attackers,
                                       .additions = attackAdditions(),
                                       .undefended = undefendedWords,
                                       .sideWords = attackSide,
                                       .resultWords = standingWords,
                                       .stageWords = stateOfTarget,
                                       .aimWords = callWords};
    return panels;
}

const ExchangePanels& feintExchange()
{
    static const ExchangePanels panels{.name = "rollunderFeint",
                                       .words = feintWords,
                                       .questions = feintQuestions,
                                       .attacks = feinters,
                                       .strikes = false,
                                       .undefended = feintUndefended,
                                       .sideWords = feintSide,
                                       .resultWords = standingWords,
                                       .stageWords = stateOfTarget};
    return panels;
}

}  // namespace hitspread::rollunder
