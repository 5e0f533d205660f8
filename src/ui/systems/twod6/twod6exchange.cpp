#include "ui/systems/twod6/twod6panels.h"

#include "models/fight/digest.h"
#include "models/fight/targets.h"
#include "models/play/actiontrial.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/twod6/attack.h"
#include "rules/systems/twod6/grapple.h"
#include "rules/systems/twod6/vocabulary.h"
#include "text/echo.h"
#include "text/joined.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/systems/twod6/combatantwords.h"
#include "text/systems/twod6/resultwords.h"
#include "text/systems/twod6/turnwords.h"
#include "ui/attack/options/bystanderlist.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace hitspread::twod6 {

namespace {

struct ExchangeText {
    Q_DECLARE_TR_FUNCTIONS(hitspread::twod6::Exchange)
};

WeaponChoice choiceOf(const CombatantView& who, const Switches& switches, const Weapon& weapon,
                      const WeaponState& state, RecordId possession)
{
    const auto& character = who.character.record.as<Character>();
    const std::int32_t level = weaponLevel(character, switches, weapon);
    const QString name = possession == 0 ? ExchangeText::tr("Bare hands") : text::visible(weapon.name);
    return {.words = ExchangeText::tr("%1  %2", "weapon, what it takes and does")
                         .arg(name, readyWords(character, weapon, state, level)),
            .action = std::string(Attack::kAction.id),
            .possession = possession,
            .inHand = isInHand(state),
            // A lower level is the better one.
            .rank = kMostLevel + 1 - level};
}

/// What is fired at a place has a window of its own (TD-54).
std::vector<WeaponChoice> attackers(const CombatantView& who, const AnyRecord& rules)
{
    const auto& switches = rules.as<Switches>();
    std::vector<WeaponChoice> choices;
    for (const CombatantView::Item& item : who.weapons) {
        const auto& weapon = item.record.record.as<Weapon>();
        if (weapon.area == 0)
            choices.push_back(
                choiceOf(who, switches, weapon, item.possession.state.as<WeaponState>(), item.possession.id));
    }
    choices.push_back(choiceOf(who, switches, fist(), kNoWeaponState, 0));
    return choices;
}

std::vector<WeaponChoice> grapplers(const CombatantView&, const AnyRecord&)
{
    return {{{}, std::string(Grapple::kAction.id), 0, 0, true}};
}

ExchangeWords attackWords()
{
    return {.title = ExchangeText::tr("Attack: %1 against %2 - Hitspread"),
            .drop = ExchangeText::tr("Drop this attack:"),
            .guard = {},
            .defence = ExchangeText::tr("What the hit does"),
            .defending = ExchangeText::tr("Place and damage are asked for here once the attack hits.")};
}

ExchangeWords grappleWords()
{
    return {.title = ExchangeText::tr("Grapple: %1 and %2 - Hitspread"),
            .drop = ExchangeText::tr("Drop this grapple:"),
            .guard = {},
            .defence = ExchangeText::tr("What it does"),
            .defending = ExchangeText::tr("Damage and the fall are asked for here once the grapple succeeds.")};
}

ExchangeQuestions attackQuestions()
{
    return {.stages = {{ExchangeText::tr("Attack"), {Query::DrawnTarget, Query::AttackDice}},
                       {ExchangeText::tr("Where"), {Query::Place, Query::PlaceAgain, Query::AimedCritical}},
                       {ExchangeText::tr("Damage"), {Query::Damage, Query::BystanderDamage}},
                       {ExchangeText::tr("Wound"), {Query::ConsciousnessDice, Query::Proposal}}},
            .defenders = {Query::Proposal}};
}

ExchangeQuestions grappleQuestions()
{
    return {.stages = {{ExchangeText::tr("Grapple"), {Query::AttackDice}},
                       {ExchangeText::tr("Damage"), {Query::Damage, Query::Proposal}},
                       {ExchangeText::tr("Fall"), {Query::FallSkill, Query::FallDice}}},
            .defenders = {Query::Proposal}};
}

/// Whether one of two is in a hold of the other.
bool areInHold(const CombatantView& one, const CombatantView& other)
{
    const auto holds = [](const CombatantView& holder, const CombatantView& held) {
        return holder.combatant.condition.as<Condition>().holding == held.combatant.id
            || isHeldBy(held.combatant.condition.as<Condition>(), static_cast<std::int32_t>(holder.combatant.id));
    };
    return holds(one, other) || holds(other, one);
}

/// Those a burst reaches as well, and whom a shot into close combat may find (TD-38, TD-49, TD-D51). A blow strikes nobody else.
std::optional<std::vector<RecordId>> alongOf(const FightSnapshot& fight, const ActionOrder& order)
{
    const CombatantView* shooter = fight.find(order.actor);
    const CombatantView* target = fight.find(order.target);
    if (!shooter || !target)
        return std::nullopt;
    const auto weapon = std::ranges::find(shooter->weapons, order.weapon,
                                          [](const CombatantView::Item& item) { return item.possession.id; });
    if (weapon == shooter->weapons.end() || isMelee(weapon->record.record.as<Weapon>()))
        return std::nullopt;
    std::vector<RecordId> along;
    for (const CombatantView& one : fight.combatants) {
        const RecordId id = one.combatant.id;
        if (one.combatant.away || id == order.actor || id == order.target || isDead(fight, one)
            || along.size() == kMostNear)
            continue;
        const auto known = fight.distances.find(std::minmax(id, order.target));
        const bool isNear = known != fight.distances.end() ? known->second <= kBurstMetres : areInHold(one, *target);
        if (isNear)
            along.push_back(id);
    }
    return along;
}

BystanderList* makeNear(AttackPresenter& presenter, ApplicationStyle& style, QWidget* parent)
{
    auto* list = new BystanderList(presenter, style, parent, BystanderList::To::Target);
    list->setMost(kMostNear + 1);
    list->leaveOutActor();
    list->setFlag("close", ExchangeText::tr("close"),
                  ExchangeText::tr("In close combat with the target: the shot may find him instead (TD-49)"));
    return list;
}

/// The number of an action's roll as it is declared now; nothing: it cannot be made.
std::optional<std::int32_t> numberOf(const AttackPresenter& presenter)
{
    if (!presenter.complaints().isEmpty())
        return std::nullopt;
    return ActionTrial(presenter.action()).last(static_cast<std::uint16_t>(Quantity::AttackNumber));
}

QString withNumber(const QString& name, std::optional<std::int32_t> number, bool twoMisses)
{
    return number ? ExchangeText::tr("%1: %2", "weapon, what it takes").arg(name, neededWords(*number, twoMisses))
                  : name;
}

QString stateOfTarget(const AttackPresenter& presenter)
{
    return presenter.isReady()
        ? stateWords(digestOf(presenter.action().system, targetOf(presenter.action().request.input)))
        : QString();
}

/// How he is, and what his movement makes of attacks on him.
QString attackedWords(const AttackPresenter& presenter, const std::vector<Fighter>& target, const Switches& switches)
{
    if (target.empty())
        return {};
    const auto shot = rangedRowOf(target[0].condition);
    const auto blow = meleeRowOf(target[0].condition);
    const bool counts = (shot && modifierOf(switches, *shot) != 0) || (blow && modifierOf(switches, *blow) != 0);
    return text::joined(
        {stateOfTarget(presenter), counts ? againstMovedWords(target[0].condition, switches) : QString()});
}

QString attackSide(const AttackPresenter& presenter, int side)
{
    const auto* attack = presenter.isReady() ? presenter.action().request.input.as<Attack>() : nullptr;
    if (!attack)
        return {};
    if (side == 1)
        return attackedWords(presenter, attack->target, attack->switches);
    const QString name = attack->weapon.natural ? ExchangeText::tr("Bare hands") : text::visible(attack->weapon.name);
    return withNumber(name, numberOf(presenter), attack->switches.twoMisses);
}

QString grappleSide(const AttackPresenter& presenter, int side)
{
    const auto* grapple = presenter.isReady() ? presenter.action().request.input.as<Grapple>() : nullptr;
    if (!grapple)
        return {};
    if (side == 1)
        return attackedWords(presenter, grapple->target, grapple->switches);
    const QString name = isTackle(runUpOf(*grapple)) ? ExchangeText::tr("Tackles") : ExchangeText::tr("Grapples");
    return withNumber(name, numberOf(presenter), grapple->switches.twoMisses);
}

QString undefendedWords(const AttackPresenter&)
{
    return {};
}

QString grappleUndefended(const AttackPresenter& presenter)
{
    const auto* grapple = presenter.isReady() ? presenter.action().request.input.as<Grapple>() : nullptr;
    if (!grapple || grapple->target.empty() || grapple->character.empty() || !presenter.complaints().isEmpty())
        return {};
    const bool lies = grapple->target[0].condition.prone || grapple->character[0].condition.prone;
    return lies ? ExchangeText::tr("One of them lies already: nobody rolls against a fall.") : QString();
}

/// Greyed for shots alone (TD-40, TD-D67).
bool isBehindCover(const AttackPresenter& presenter, Hex hex)
{
    const ActionRecord& now = presenter.action();
    const auto* attack = now.request.input.as<Attack>();
    const int place = now.request.plan ? now.request.plan->locationAt(hex) : -1;
    return attack && !attack->target.empty() && place >= 0 && !isMelee(attack->weapon)
        && isIn(attack->target[0].condition.covered, static_cast<Location>(place));
}

/// What a click on the body there would come to: what it costs, what it takes then, what stops a hit (TD-40, TD-44, TD-63, TD-83).
QString callWords(const AttackPresenter& presenter, Hex hex)
{
    const ActionRecord& now = presenter.action();
    const auto* attack = now.request.input.as<Attack>();
    const int place = now.request.plan ? now.request.plan->locationAt(hex) : -1;
    if (!attack || attack->target.empty() || place < 0)
        return {};
    const auto location = static_cast<Location>(place);
    const QString name = text::location(text::Naming(now.request), place);
    if (attack->options.called == calledAt(location))
        return ExchangeText::tr("%1 is aimed at: a click takes that back, and two dice say where.").arg(name);
    if (isBehindCover(presenter, hex))
        return ExchangeText::tr("%1 is behind cover: no shot can be aimed there (TD-40).").arg(name);
    ActionRecord supposed = now;
    supposed.request.input.get<Attack>().options.called = calledAt(location);
    const auto number = supposed.request.input.validate(now.request.plan.get()).empty()
        ? ActionTrial(supposed).last(static_cast<std::uint16_t>(Quantity::AttackNumber))
        : std::nullopt;
    const QString cost = text::signedNumber(aimedCost(attack->switches, attack->weapon, location));
    const QString armour = armourWords(attack->target[0], attack->weapon, location);
    return number ? ExchangeText::tr("%1 aimed at: %2, so %3; %4", "location, cost, what it takes then, what stops it")
                        .arg(name, cost, neededWords(*number, attack->switches.twoMisses), armour)
                  : ExchangeText::tr("%1 aimed at: %2; %3", "location, cost, what stops it").arg(name, cost, armour);
}

}  // namespace

const ExchangePanels& attackExchange()
{
    static const ExchangePanels panels{.name = "twod6Attack",
                                       .words = attackWords,
                                       .questions = attackQuestions,
                                       .attacks = attackers,
                                       .along = alongOf,
                                       .makeNear = makeNear,
                                       .additions = attackAdditions(),
                                       .tellsSteps = true,
                                       .undefended = undefendedWords,
                                       .sideWords = attackSide,
                                       .resultWords = standingWords,
                                       .stageWords = stateOfTarget,
                                       .aimWords = callWords,
                                       .isCovered = isBehindCover};
    return panels;
}

const ExchangePanels& grappleExchange()
{
    static const ExchangePanels panels{.name = "twod6Grapple",
                                       .words = grappleWords,
                                       .questions = grappleQuestions,
                                       .attacks = grapplers,
                                       .strikes = false,
                                       .additions = grappleAdditions(),
                                       .tellsSteps = true,
                                       .undefended = grappleUndefended,
                                       .sideWords = grappleSide,
                                       .resultWords = standingWords,
                                       .stageWords = stateOfTarget};
    return panels;
}

}  // namespace hitspread::twod6
