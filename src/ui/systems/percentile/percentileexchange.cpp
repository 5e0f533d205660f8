#include "ui/systems/percentile/percentilepanels.h"

#include "models/fight/digest.h"
#include "models/fight/fight.h"
#include "models/play/actiontrial.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/percentile/attack.h"
#include "rules/systems/percentile/blow.h"
#include "rules/systems/percentile/clash.h"
#include "rules/systems/percentile/person.h"
#include "rules/systems/percentile/vocabulary.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/systems/percentile/combatantwords.h"
#include "text/systems/percentile/resultwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <optional>

namespace hitspread::percentile {

namespace {

struct ExchangeText {
    Q_DECLARE_TR_FUNCTIONS(hitspread::percentile::Exchange)
};

/// The rating somebody attacks with, before what only one attack adds.
std::int32_t ratingNow(const Character& who, const Condition& condition, const Weapon& weapon)
{
    const Ledger ledger(condition);
    return attackRating(who, weapon, weapon.rollsOn) + ledger.penalty();
}

std::vector<WeaponChoice> armed(const CombatantView& who, const char* action, bool onlyMelee)
{
    const auto& character = who.character.record.as<Character>();
    const auto& condition = who.combatant.condition.as<Condition>();
    std::vector<WeaponChoice> choices;
    for (const CombatantView::Item& item : who.weapons) {
        const auto& weapon = item.record.record.as<Weapon>();
        const auto& state = item.possession.state.as<WeaponState>();
        if (onlyMelee && !isMelee(weapon))
            continue;
        choices.push_back(
            {ExchangeText::tr("%1  %2", "weapon, what it takes")
                 .arg(text::visible(weapon.name), readyWords(weapon, state, ratingNow(character, condition, weapon))),
             action, item.possession.id, 0, unreadyWords(state).isEmpty()});
    }
    choices.push_back({ExchangeText::tr("Bare hands  %1", "what they take")
                           .arg(readyWords(fist(), kNoWeaponState, ratingNow(character, condition, fist()))),
                       action, 0, 0, true});
    return choices;
}

std::vector<WeaponChoice> attackers(const CombatantView& who, const AnyRecord&)
{
    return armed(who, "attack", false);
}

std::vector<WeaponChoice> clashers(const CombatantView& who)
{
    return armed(who, "clash", true);
}
std::vector<WeaponChoice> clashAttackers(const CombatantView& who, const AnyRecord&)
{
    return clashers(who);
}

/// What he has in hand, what parries first: it is what he drops, too.
std::vector<WeaponChoice> held(const CombatantView& who)
{
    std::vector<WeaponChoice> choices;
    for (const bool melee : {true, false}) {
        for (const CombatantView::Item& item : who.weapons) {
            const auto& state = item.possession.state.as<WeaponState>();
            const auto& weapon = item.record.record.as<Weapon>();
            if (isMelee(weapon) == melee && !state.dropped)
                choices.push_back({text::visible(weapon.name), "attack", item.possession.id, 0, true});
        }
    }
    choices.push_back({ExchangeText::tr("Bare hands"), "attack", 0, 0, true});
    return choices;
}

QString undefendedWords(const AttackPresenter& presenter)
{
    return presenter.complaints().isEmpty() ? QString()
                                            : ExchangeText::tr("Defences are listed here once the attack can be made.");
}

QString clashWords(const AttackPresenter& presenter)
{
    return presenter.complaints().isEmpty() ? ExchangeText::tr(
               "Both strike, and nobody defends: of the blows that succeed the one with the higher Result lands.")
                                            : QString();
}

ExchangeWords attackWords()
{
    return {.title = ExchangeText::tr("Attack: %1 against %2 - Hitspread"),
            .drop = ExchangeText::tr("Drop this attack:"),
            .guard = ExchangeText::tr("In hand"),
            .defence = ExchangeText::tr("The defence"),
            .defending = ExchangeText::tr("The dice of the defence are asked for here once the attack hits.")};
}

ExchangeWords clashingWords()
{
    return {.title = ExchangeText::tr("Clash: %1 and %2 - Hitspread"),
            .drop = ExchangeText::tr("Drop this clash:"),
            .guard = ExchangeText::tr("Strikes with"),
            .defence = ExchangeText::tr("The other blow"),
            .defending = ExchangeText::tr("Roll or type the dice. Every number will be explained here.")};
}

ExchangeQuestions attackQuestions()
{
    return {.stages = {{ExchangeText::tr("Attack"),
                        {Query::AttackDie, Query::FumbleDie, Query::FumbleTake, Query::FriendDie}},
                       {ExchangeText::tr("Defence"), {Query::DefenceKind, Query::DefenceDie}},
                       {ExchangeText::tr("Location"), {Query::CriticalLocation, Query::HitLocation}},
                       {ExchangeText::tr("Damage"), {Query::HitDamage}}},
            .place = Query::CriticalLocation,
            .attackers = {Query::FumbleTake}};
}

ExchangeQuestions clashQuestions()
{
    return {.stages = {{ExchangeText::tr("Both blows"), {Query::AttackDie}},
                       {ExchangeText::tr("Location"), {Query::HitLocation}},
                       {ExchangeText::tr("Damage"),
                        {Query::HitDamage, Query::FumbleDie, Query::FumbleTake, Query::FriendDie}}},
            .attackers = {Query::FumbleTake}};
}

/// What an attack takes as it is declared now; `element`: whose, of two.
std::optional<std::int32_t> needed(const AttackPresenter& presenter, std::uint16_t element)
{
    if (!presenter.complaints().isEmpty())
        return std::nullopt;
    return ActionTrial(presenter.action()).value({static_cast<std::uint16_t>(Quantity::AttackRating), element});
}

QString strikesWords(const Weapon& weapon, std::optional<std::int32_t> needed)
{
    const QString name = text::visible(weapon.name);
    return needed ? ExchangeText::tr("%1: %2", "weapon, what it takes").arg(name, neededWords(*needed)) : name;
}

/// Whether the one attacked has said that he strikes back at who attacks him.
bool strikesBack(const AttackPresenter& presenter, const Attack& attack)
{
    const Condition& his = attack.targetCondition;
    return attack.switches.clash && isMelee(attack.weapon) && his.declared == Declared::Melee && his.actionsLeft != 0
        && his.declaredAt == presenter.order().actor;
}

QString attackSide(const AttackPresenter& presenter, int side)
{
    const auto* attack = presenter.isReady() ? presenter.action().request.input.as<Attack>() : nullptr;
    if (!attack)
        return {};
    if (side == 0)
        return strikesWords(attack->weapon, needed(presenter, 0));
    if (strikesBack(presenter, *attack))
        return ExchangeText::tr("has declared to strike back: the two can clash (More)");
    return stateWords(digestOf(presenter.action().system, targetOf(presenter.action().request.input)));
}

QString clashSide(const AttackPresenter& presenter, int side)
{
    const auto* clash = presenter.isReady() ? presenter.action().request.input.as<Clash>() : nullptr;
    if (!clash)
        return {};
    return side == 0 ? strikesWords(clash->weapon, needed(presenter, 0))
                     : strikesWords(clash->targetWeapon, needed(presenter, 1));
}

QString headerWords(const AttackPresenter& presenter)
{
    return presenter.isReady()
        ? stateWords(digestOf(presenter.action().system, targetOf(presenter.action().request.input)))
        : QString();
}

template <typename Action>
QString callWords(const AttackPresenter& presenter, Hex hex)
{
    const ActionRecord& now = presenter.action();
    const int place = now.request.plan ? now.request.plan->locationAt(hex) : -1;
    const auto* known = now.request.input.as<Action>();
    if (!known || place < 0)
        return {};
    const auto called = static_cast<Called>(place + 1);
    const auto location = static_cast<Location>(place);
    const Switches& switches = known->switches;
    const QString name = text::location(text::Naming(now.request), place);
    if (known->options.called == called)
        return ExchangeText::tr("%1 is called: a click takes that back, and the table decides.").arg(name);
    ActionRecord supposed = now;
    supposed.request.input.get<Action>().options.called = called;
    const auto rating = presenter.complaints().isEmpty()
        ? ActionTrial(supposed).value({static_cast<std::uint16_t>(Quantity::AttackRating), 0})
        : std::nullopt;
    const QString cost = text::number(calledShotCost(switches, location));
    const QString worth = damageWords(damageHalvesAt(switches.hitLocations, location));
    return rating ? ExchangeText::tr("%1 called: %2, so %3; %4", "location, cost, what it takes then, worth there")
                        .arg(name, cost, neededWords(*rating), worth)
                  : ExchangeText::tr("%1 called: %2; %3", "location, cost, worth there").arg(name, cost, worth);
}

}  // namespace

const ExchangePanels& attackExchange()
{
    static constexpr ExchangePanels kPanels{.name = "percentileAttack",
                                            .words = attackWords,
                                            .questions = attackQuestions,
                                            .attacks = attackers,
                                            .guards = held,
                                            .undefended = undefendedWords,
                                            .sideWords = attackSide,
                                            .resultWords = standingWords,
                                            .stageWords = headerWords,
                                            .aimWords = callWords<Attack>};
    return kPanels;
}

const ExchangePanels& clashExchange()
{
    static constexpr ExchangePanels kPanels{.name = "percentileClash",
                                            .words = clashingWords,
                                            .questions = clashQuestions,
                                            .attacks = clashAttackers,
                                            .guards = clashers,
                                            .undefended = clashWords,
                                            .sideWords = clashSide,
                                            .resultWords = standingWords,
                                            .stageWords = headerWords,
                                            .aimWords = callWords<Clash>};
    return kPanels;
}

}  // namespace hitspread::percentile
