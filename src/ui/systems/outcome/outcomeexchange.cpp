#include "ui/systems/outcome/outcomepanels.h"

#include "models/fight/digest.h"
#include "models/fight/fight.h"
#include "models/play/actiontrial.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/outcome/attack.h"
#include "rules/systems/outcome/feint.h"
#include "rules/systems/outcome/grapple.h"
#include "rules/systems/outcome/hold.h"
#include "rules/systems/outcome/vocabulary.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/optionworth.h"
#include "text/systems/outcome/combatantwords.h"
#include "text/systems/outcome/resultwords.h"
#include "ui/systems/outcome/directionrow.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <optional>

namespace hitspread::outcome {

namespace {

struct ExchangeText {
    Q_DECLARE_TR_FUNCTIONS(hitspread::outcome::Exchange)
};

WeaponChoice choiceOf(const CombatantView& who, const Weapon& weapon, const WeaponState& state, std::string_view action,
                      RecordId possession)
{
    const auto& character = who.character.record.as<Character>();
    const std::int32_t rating = attackRating(character, weapon);
    const QString name = possession == 0 ? ExchangeText::tr("Bare hands") : text::visible(weapon.name);
    return {.words = ExchangeText::tr("%1  %2", "weapon, what is added to the dice")
                         .arg(name, readyWords(weapon, state, rating)),
            .action = std::string(action),
            .possession = possession,
            .inHand = !state.dropped,
            .rank = rating};
}

/// Whatever he can strike or shoot with; what is for garrotting alone does neither (OUT-57).
std::vector<WeaponChoice> attackers(const CombatantView& who, const AnyRecord&)
{
    std::vector<WeaponChoice> choices;
    for (const CombatantView::Item& item : who.weapons) {
        const auto& weapon = item.record.record.as<Weapon>();
        if (!weapon.garrote)
            choices.push_back(
                choiceOf(who, weapon, item.possession.state.as<WeaponState>(), Attack::kAction.id, item.possession.id));
    }
    choices.push_back(choiceOf(who, fist(), kNoWeaponState, Attack::kAction.id, 0));
    return choices;
}

std::vector<WeaponChoice> grapplers(const CombatantView& who, const AnyRecord&)
{
    std::vector<WeaponChoice> choices{{ExchangeText::tr("Bare hands"), std::string(Grapple::kAction.id), 0, 0, true}};
    for (const CombatantView::Item& item : who.weapons) {
        const auto& weapon = item.record.record.as<Weapon>();
        if (weapon.garrote)
            choices.push_back({text::visible(weapon.name), std::string(Grapple::kAction.id), item.possession.id, 0,
                               !item.possession.state.as<WeaponState>().dropped});
    }
    return choices;
}

/// There is nothing to choose: it is done with the body.
template <typename Action>
std::vector<WeaponChoice> asOneIs(const CombatantView&, const AnyRecord&)
{
    return {{{}, std::string(Action::kAction.id), 0, 0, true}};
}

/// What he has in hand; a buckler parries best (OUT-43).
std::vector<WeaponChoice> held(const CombatantView& who)
{
    std::vector<WeaponChoice> choices;
    for (const bool buckler : {true, false}) {
        for (const CombatantView::Item& item : who.weapons) {
            const auto& weapon = item.record.record.as<Weapon>();
            if (weapon.buckler == buckler && !weapon.garrote && !item.possession.state.as<WeaponState>().dropped)
                choices.push_back(
                    {text::visible(weapon.name), std::string(Attack::kAction.id), item.possession.id, 0, true});
        }
    }
    choices.push_back({ExchangeText::tr("Bare hands"), std::string(Attack::kAction.id), 0, 0, true});
    return choices;
}

std::vector<WeaponChoice> nothing(const CombatantView&)
{
    return {};
}

ExchangeWords attackWords()
{
    return {.title = ExchangeText::tr("Attack: %1 against %2 - Hitspread"),
            .drop = ExchangeText::tr("Drop this attack:"),
            .guard = ExchangeText::tr("In hand"),
            .defence = ExchangeText::tr("The defence"),
            .defending = ExchangeText::tr("The dice of the defence are asked for here once the attack comes through.")};
}

ExchangeWords grappleWords()
{
    return {
        .title = ExchangeText::tr("Grapple: %1 and %2 - Hitspread"),
        .drop = ExchangeText::tr("Drop this grapple:"),
        .guard = {},
        .defence = ExchangeText::tr("The resistance"),
        .defending = ExchangeText::tr("The dice of who resists are asked for here once the grapple comes through.")};
}

ExchangeWords breakWords()
{
    return {.title = ExchangeText::tr("Break a hold: %1 out of the hold of %2 - Hitspread"),
            .drop = ExchangeText::tr("Drop this attempt:"),
            .guard = {},
            .defence = ExchangeText::tr("The hold"),
            .defending = ExchangeText::tr("The dice of who holds are asked for here.")};
}

ExchangeWords feintWords()
{
    return {.title = ExchangeText::tr("Feint: %1 against %2 - Hitspread"),
            .drop = ExchangeText::tr("Drop this feint:"),
            .guard = {},
            .defence = ExchangeText::tr("What the other sees"),
            .defending = ExchangeText::tr("The dice of who may see through it are asked for here.")};
}

ExchangeQuestions attackQuestions()
{
    return {.stages = {{ExchangeText::tr("Attack"), {Query::AttackBeyond, Query::AttackDice}},
                       {ExchangeText::tr("Defence"),
                        {Query::DefenceKind, Query::ResistKind, Query::DefenceBeyond, Query::DefenceDice}},
                       {ExchangeText::tr("Wound"), {Query::Dies}}},
            .attackers = {Query::AttackBeyond},
            .defenders = {Query::DefenceBeyond, Query::Dies}};
}

ExchangeQuestions checkQuestions()
{
    return {.stages = {{ExchangeText::tr("Who acts"), {Query::AttackBeyond, Query::AttackDice}},
                       {ExchangeText::tr("Who opposes"), {Query::DefenceBeyond, Query::DefenceDice}}},
            .attackers = {Query::AttackBeyond},
            .defenders = {Query::DefenceBeyond}};
}

QWidget* makeDirection(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent)
{
    return new DirectionRow(presenter, style, parent);
}

constexpr std::array kAdditions{OptionAddition{kComesFrom, makeDirection}};

/// What is added to the dice of an attack as it is declared now; nothing: it cannot be made, or no dice decide.
std::optional<std::int32_t> addedTo(const ActionRecord& action)
{
    const ActionTrial trial(action);
    const auto total = trial.last(static_cast<std::uint16_t>(Quantity::AttackTotal));
    const auto die = trial.last(static_cast<std::uint16_t>(Quantity::AttackDie));
    return total && die ? std::optional(*total - *die) : std::nullopt;
}

/// What the dice have to show against who does nothing about it.
QString hitWords(const ActionRecord& action, const Switches& switches)
{
    const auto added = addedTo(action);
    return added ? neededToHitWords(1 - *added, switches) : QString();
}

QString stateOfTarget(const AttackPresenter& presenter)
{
    return presenter.isReady()
        ? stateWords(digestOf(presenter.action().system, targetOf(presenter.action().request.input)))
        : QString();
}

QString attackSide(const AttackPresenter& presenter, int side)
{
    if (side == 1)
        return stateOfTarget(presenter);
    const auto* attack = presenter.isReady() ? presenter.action().request.input.as<Attack>() : nullptr;
    if (!attack)
        return {};
    const QString name = attack->options.withShield ? ExchangeText::tr("Shield") : text::visible(attack->weapon.name);
    const QString needed = presenter.complaints().isEmpty() ? hitWords(presenter.action(), attack->switches)
                                                            : QString();
    return needed.isEmpty() ? name
                            : ExchangeText::tr("%1: %2 hits", "weapon, what the dice have to show").arg(name, needed);
}

QString rollsSide(const AttackPresenter& presenter, int side)
{
    return presenter.isReady() ? rolledWithWords(presenter.action(), side) : QString();
}

/// Whether nothing has to be done about it: it comes to nothing by itself, or takes no roll.
bool isHarmless(const ActionRecord& action)
{
    return text::lastOf(action.findings, Quantity::FinalHit).value_or(1) == 0 && action.findings.options.empty();
}

bool isDecided(const ActionRecord& action)
{
    return text::lastOf(action.findings, Quantity::AttackDecided).has_value();
}

QString undefendedWords(const AttackPresenter& presenter)
{
    if (!presenter.isReady())
        return {};
    if (!presenter.complaints().isEmpty())
        return ExchangeText::tr("Defences are listed here once the attack can be made.");
    const ActionRecord& action = presenter.action();
    const auto* grapple = action.request.input.as<Grapple>();
    if (grapple && grapple->options.what == Wrestling::Keep)
        return ExchangeText::tr("A hold that is kept takes an action, and nobody defends himself against it.");
    if (isDecided(action))
        return ExchangeText::tr("A modifier decides it: nobody has to do anything about it.");
    return isHarmless(action) ? ExchangeText::tr("It misses by itself: nobody has to do anything about it.")
                              : QString();
}

QString feintUndefended(const AttackPresenter& presenter)
{
    return presenter.complaints().isEmpty()
        ? ExchangeText::tr("Both roll. The feint is taken for an attack if it comes to more; what is seen of it is no "
                           "action.")
        : QString();
}

QString breakUndefended(const AttackPresenter& presenter)
{
    return presenter.complaints().isEmpty() ? ExchangeText::tr("Both roll. A tie frees who is held.") : QString();
}

/// A place is only noted, unless the house calls shots: then it costs (section 4.d).
QString callWords(const AttackPresenter& presenter, Hex hex)
{
    const ActionRecord& now = presenter.action();
    const auto* attack = now.request.input.as<Attack>();
    const int place = now.request.plan ? now.request.plan->locationAt(hex) : -1;
    if (!attack || place < 0)
        return {};
    const auto called = static_cast<Called>(place + 1);
    const QString name = text::location(text::Naming(now.request), place);
    if (attack->options.called == called)
        return ExchangeText::tr("%1 is aimed at: a click takes that back.").arg(name);
    if (!attack->switches.calledShots)
        return ExchangeText::tr("A click notes %1 as what is aimed at; it changes no number.").arg(name);
    ActionRecord supposed = now;
    supposed.request.input.get<Attack>().options.called = called;
    const QString cost = text::signedNumber(calledShotCost(attack->switches, static_cast<Piece>(place)));
    const QString needed = presenter.complaints().isEmpty() ? hitWords(supposed, attack->switches) : QString();
    return needed.isEmpty()
        ? ExchangeText::tr("%1 called: %2", "location, cost").arg(name, cost)
        : ExchangeText::tr("%1 called: %2, so %3 hits", "location, cost, what the dice have to show then")
              .arg(name, cost, needed);
}

}  // namespace

const ExchangePanels& attackExchange()
{
    static constexpr ExchangePanels kPanels{.name = "outcomeAttack",
                                            .words = attackWords,
                                            .questions = attackQuestions,
                                            .attacks = attackers,
                                            .guards = held,
                                            .additions = kAdditions,
                                            .undefended = undefendedWords,
                                            .sideWords = attackSide,
                                            .resultWords = standingWords,
                                            .stageWords = stateOfTarget,
                                            .aimWords = callWords};
    return kPanels;
}

const ExchangePanels& grappleExchange()
{
    static constexpr ExchangePanels kPanels{.name = "outcomeGrapple",
                                            .words = grappleWords,
                                            .questions = attackQuestions,
                                            .attacks = grapplers,
                                            .guards = nothing,
                                            .undefended = undefendedWords,
                                            .sideWords = rollsSide,
                                            .resultWords = standingWords,
                                            .stageWords = stateOfTarget};
    return kPanels;
}

const ExchangePanels& breakExchange()
{
    static constexpr ExchangePanels kPanels{.name = "outcomeBreakHold",
                                            .words = breakWords,
                                            .questions = checkQuestions,
                                            .attacks = asOneIs<BreakHold>,
                                            .guards = nothing,
                                            .undefended = breakUndefended,
                                            .sideWords = rollsSide,
                                            .resultWords = standingWords,
                                            .stageWords = stateOfTarget};
    return kPanels;
}

const ExchangePanels& feintExchange()
{
    static constexpr ExchangePanels kPanels{.name = "outcomeFeint",
                                            .words = feintWords,
                                            .questions = checkQuestions,
                                            .attacks = asOneIs<Feint>,
                                            .guards = nothing,
                                            .undefended = feintUndefended,
                                            .sideWords = rollsSide,
                                            .resultWords = standingWords,
                                            .stageWords = stateOfTarget};
    return kPanels;
}

}  // namespace hitspread::outcome
