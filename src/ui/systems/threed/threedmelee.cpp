#include "ui/systems/threed/threedpanels.h"

#include "models/fight/digest.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/guns/spread.h"
#include "rules/systems/threed/melee/defence.h"
#include "rules/systems/threed/melee/melee.h"
#include "rules/systems/threed/melee/parry.h"
#include "rules/systems/threed/melee/throw.h"
#include "rules/systems/threed/system.h"
#include "rules/systems/threed/vocabulary.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/systems/threed/resultwords.h"
#include "ui/attack/options/sideoptions.h"
#include "ui/systems/threed/aimsrow.h"
#include "ui/systems/threed/coverwords.h"
#include "ui/systems/threed/reachbar.h"

#include <QCoreApplication>

#include <array>

namespace hitspread::threed {

namespace {

constexpr int kMostHandicap = 6;
constexpr int kMostMeleeAims = 4;
/// Nobody chooses to dive.
constexpr std::array kPosturesOnShow{0, 1, 2, 3};

struct OptionWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::MeleeOptions)
};

QString handicapWords(const Input& input)
{
    const auto* melee = input.as<Melee>();
    const int handicap = melee ? melee->options.handicap : 0;
    return handicap == 0 ? QString() : OptionWords::tr("−%1 to hit, +%1 against parry and dodge").arg(handicap);
}

QString aimsWords(const Input& input)
{
    const auto* melee = input.as<Melee>();
    return !melee || melee->attackerCondition.meleeAim || melee->attackerCondition.aims == 0
        ? QString()
        : OptionWords::tr("not at this blow");
}

QString rangeWords(const Input& input)
{
    const auto* thrown = input.as<Throw>();
    if (!thrown)
        return {};
    const QStringList bands{OptionWords::tr("Optimum"), OptionWords::tr("Medium"), OptionWords::tr("Long"),
                            OptionWords::tr("Extreme")};
    return bands.value(bandOf(thrown->options.distance, thrown->weapon.range), OptionWords::tr("beyond Extreme"));
}

QString coverLeftWords(const Input& input)
{
    return coverWords(input, 0);
}

bool hasCover(const Input& input)
{
    return hasPassableCover(input, 0);
}

void followAims(OptionRow& row, AttackPresenter& presenter)
{
    constexpr std::array kBoundTo{declare::name<&Melee::attackerCondition, &Condition::aimTarget>(kMeleeParts),
                                  declare::name<&Melee::attackerCondition, &Condition::aimWeapon>(kMeleeParts)};
    showAimsThatCount(row, presenter, kBoundTo, [&presenter] {
        const auto* melee = presenter.isReady() ? presenter.action().request.input.as<Melee>() : nullptr;
        return melee
            && aimsAt(melee->attackerCondition, melee->options.whom, melee->options.wielded)
            < melee->attackerCondition.aims;
    });
}

constexpr std::array kAdditions{
    OptionAddition{.option = declare::name<&Melee::options, &MeleeOptions::handicap>(kMeleeParts),
                   .hint = handicapWords,
                   .most = kMostHandicap},
    OptionAddition{.option = declare::name<&Melee::attackerCondition, &Condition::aims>(kMeleeParts),
                   .finish = followAims,
                   .hint = aimsWords,
                   .most = kMostMeleeAims},
    OptionAddition{.option = declare::name<&Melee::targetCondition, &Condition::posture>(kMeleeParts),
                   .only = kPosturesOnShow},
    OptionAddition{.option = declare::name<&Throw::options, &ThrowOptions::distance>(kThrowParts), .hint = rangeWords},
    OptionAddition{.option = declare::name<&Throw::options, &ThrowOptions::coverId>(kThrowParts),
                   .hint = coverLeftWords,
                   .isUrgent = hasCover},
};

/// What the options of a blow and of a blade thrown say beside what is declared: what a handicap costs, aims taken elsewhere, the band of
/// the range, what a cover has left.
std::span<const OptionAddition> meleeAdditions()
{
    return kAdditions;
}

/// How far the blow is pulled back to where it was aimed.
constexpr QuestionName kPull = Query::AttackSpend;
constexpr std::string_view kStrike = "melee";

struct MeleeWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::ThreedMelee)
};

QString skillWords(const Character& who, const std::string& skill)
{
    return MeleeWords::tr("%1 %2").arg(text::rankName(system(), skill), QString::number(who.skills.rank(skill)));
}

QString defenderWords(const Melee& melee)
{
    const int free = freeParriesLeft(melee.target, melee.targetCondition, melee.switches);
    if (melee.targetCondition.actionsLeft == kNoEntry)
        return MeleeWords::tr("defends, free parries %1").arg(free);
    return MeleeWords::tr("defends, Actions left %1, free parries %2")
        .arg(QString::number(melee.targetCondition.actionsLeft), QString::number(free));
}

/// In the skill a weapon for the hand is used with; 0: none.
int rankWith(const CombatantView& who, RecordId possession)
{
    const auto held = std::ranges::find(who.others, possession,
                                        [](const CombatantView::Item& item) { return item.possession.id; });
    if (held == who.others.end())
        return 0;
    const AnyRecord& record = held->record.record;
    const auto* blade = record.declaration().kind == RecordKind::MeleeWeapon ? &record.as<MeleeWeapon>() : nullptr;
    return blade ? who.character.record.as<Character>().skills.rank(blade->skill) : 0;
}

std::vector<WeaponChoice> weapons(const CombatantView& who, RecordKind kind, const char* action)
{
    std::vector<WeaponChoice> choices;
    for (const WeaponDigest& weapon : othersOf("threed", who, kind)) {
        const QString many = weapon.count > 1
            ? MeleeWords::tr("%1 × %2").arg(QString::number(weapon.count), weapon.name)
            : weapon.name;
        const QString words = kind == RecordKind::ThrownWeapon
            ? MeleeWords::tr("Throw: %1  %2").arg(many, weapon.detail)
            : MeleeWords::tr("%1  %2").arg(many, weapon.detail);
        choices.push_back({words, action, weapon.possession, 0, weapon.inHand, rankWith(who, weapon.possession)});
    }
    return choices;
}

}  // namespace

std::vector<WeaponChoice> readied(const CombatantView& who)
{
    std::vector<WeaponChoice> choices = weapons(who, RecordKind::MeleeWeapon, "ready");
    const std::vector<WeaponChoice> thrown = weapons(who, RecordKind::ThrownWeapon, "readyThrown");
    choices.insert(choices.end(), thrown.begin(), thrown.end());
    choices.push_back({MeleeWords::tr("Bare hands"), "ready", 0, 0, true});
    return choices;
}

namespace {

std::vector<WeaponChoice> meleeAttacks(const CombatantView& who, const AnyRecord&)
{
    std::vector<WeaponChoice> choices = weapons(who, RecordKind::MeleeWeapon, "melee");
    const std::vector<WeaponChoice> thrown = weapons(who, RecordKind::ThrownWeapon, "throw");
    choices.insert(choices.end(), thrown.begin(), thrown.end());
    const Ranks& skills = who.character.record.as<Character>().skills;
    for (std::size_t hand = 0; hand < bareHands().size(); ++hand) {
        const std::string& used = bareHands()[hand].as<MeleeWeapon>().skill;
        if (hand > 0 && skills.rank(used) == 0)
            continue;
        choices.push_back({hand == 0 ? MeleeWords::tr("Bare hands")
                                     : MeleeWords::tr("Bare hands, %1").arg(text::rankName(system(), used)),
                           "melee", 0, hand, true, skills.rank(used)});
    }
    return choices;
}

std::vector<WeaponChoice> meleeSeconds(const CombatantView& who, const WeaponChoice& first)
{
    std::vector<WeaponChoice> choices;
    if (first.action != "melee" || first.possession == 0)
        return choices;
    for (const WeaponChoice& choice : weapons(who, RecordKind::MeleeWeapon, "melee")) {
        if (choice.possession != first.possession)
            choices.push_back(choice);
    }
    return choices;
}

std::vector<WeaponChoice> meleeGuards(const CombatantView& who)
{
    std::vector<WeaponChoice> choices = weapons(who, RecordKind::MeleeWeapon, "melee");
    choices.push_back({MeleeWords::tr("Bare hands"), "melee", 0, 0, true});
    return choices;
}

const WeaponChoice* firstToStrike(const std::vector<WeaponChoice>& attacks)
{
    return weaponToStrike(attacks, kStrike);
}

ProblemBar* makeReachBar(const AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent)
{
    return new ReachBar(presenter, style, kStrike, parent);
}

QString meleeUndefended(const AttackPresenter& presenter)
{
    const auto* thrown = presenter.action().request.input.as<Throw>();
    if (!thrown)
        return presenter.complaints().isEmpty()
            ? QString()
            : MeleeWords::tr("Defences are listed here once the attack can be made.");
    return thrown->options.rangedDefence > 0
        ? MeleeWords::tr("A blade that flies is not parried. The Dance takes %1 off the roll.")
              .arg(thrown->options.rangedDefence)
        : MeleeWords::tr("A blade that flies is not parried. Only a Dance made before helps against it.");
}

ExchangeWords meleeWindowWords()
{
    return {.title = MeleeWords::tr("Melee: %1 against %2 - Hitspread"),
            .drop = MeleeWords::tr("Drop this attack:"),
            .guard = MeleeWords::tr("Parries with"),
            .defence = MeleeWords::tr("The defence"),
            .defending = MeleeWords::tr("Dice are asked for here once the attack hits.")};
}

ExchangeQuestions meleeQuestions()
{
    return {
        .stages = {{MeleeWords::tr("Attack"), {Query::AttackDice, Query::UnderFireDice}},
                   {MeleeWords::tr("Defence"), {Query::ReactionKind, Query::ParryDice, Query::DodgeDice}},
                   {MeleeWords::tr("Direction"), {Query::AttackDirection, Query::ParryTurn, Query::ParryRaise, kPull}},
                   {MeleeWords::tr("Impact"), {Query::ConcDice, Query::KnockbackDice, Query::KnockoutDice}}},
        .place = kPull,
        .defenders = {Query::ParryDivide, Query::ParryTurn, Query::ParryRaise}};
}

QString exchangeWords(const AttackPresenter& presenter, int side)
{
    const Input& input = presenter.action().request.input;
    if (const auto* melee = input.as<Melee>())
        return side == 0 ? MeleeWords::tr("attacks with %1, %2")
                               .arg(text::visible(melee->weapon.name), skillWords(melee->attacker, melee->weapon.skill))
                         : defenderWords(*melee);
    const auto* thrown = input.as<Throw>();
    if (!thrown || side != 0)
        return {};
    return MeleeWords::tr("throws %1, %2")
        .arg(text::visible(thrown->weapon.name), skillWords(thrown->thrower, thrown->weapon.skill));
}

QString meleeStageWords(const AttackPresenter& presenter)
{
    QStringList words;
    const auto last = [&](Quantity quantity) -> std::optional<int> {
        const Step* const step = lastStepOf(presenter.action().findings.steps, static_cast<std::uint16_t>(quantity));
        return step ? std::optional(step->value) : std::nullopt;
    };
    if (const auto handling = last(Quantity::DeviationHandling)) {
        const int raised = last(Quantity::DeviationRaised).value_or(*handling) - *handling;
        words << (raised == 0 ? MeleeWords::tr("Handling %1").arg(*handling)
                              : MeleeWords::tr("Handling %1, +%2 by the parry")
                                    .arg(QString::number(*handling), QString::number(raised)));
    }
    if (const auto spent = last(Quantity::DeviationSpent))
        words << (*spent == 1 ? MeleeWords::tr("1 point spent") : MeleeWords::tr("%1 points spent").arg(*spent));
    const Digest target = digestOf("threed", targetOf(presenter.action().request.input));
    if (words.isEmpty())
        words << stateWords(target);
    return words.join(QStringLiteral(" · "));
}

}  // namespace

const ExchangePanels& meleePanels()
{
    static const ExchangePanels kPanels{.name = "meleeDialog",
                                        .words = meleeWindowWords,
                                        .questions = meleeQuestions,
                                        .attacks = meleeAttacks,
                                        .first = firstToStrike,
                                        .seconds = meleeSeconds,
                                        .guards = meleeGuards,
                                        .makeWarning = makeReachBar,
                                        .additions = meleeAdditions(),
                                        .undefended = meleeUndefended,
                                        .sideWords = exchangeWords,
                                        .resultWords = threed::sideWords,
                                        .stageWords = meleeStageWords};
    return kPanels;
}

}  // namespace hitspread::threed
