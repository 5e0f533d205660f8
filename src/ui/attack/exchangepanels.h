#pragma once

#include "rules/core/body/hex.h"
#include "services/fight/encounterservice.h"
#include "ui/attack/decisions/choicecards.h"
#include "ui/attack/decisions/questionname.h"
#include "ui/attack/options/sideoptions.h"
#include "ui/attack/options/weaponchoice.h"

#include <QString>

#include <optional>
#include <span>
#include <vector>

class QWidget;

namespace hitspread {

class ApplicationStyle;
class AttackPresenter;
class BystanderList;
class ProblemBar;
struct FightSnapshot;

/// A stage of an exchange: its name and the questions that belong to it.
struct ExchangeStage {
    QString title;
    std::vector<QuestionName> questions;
};

/// Which questions of an exchange are whose.
struct ExchangeQuestions {
    std::vector<ExchangeStage> stages;
    std::optional<QuestionName> place{};  ///< by which the attacker still chooses where it strikes; nothing: none does
    std::vector<QuestionName> attackers{};  ///< other choices below the attacker's result
    std::vector<QuestionName> defenders{};  ///< those below the defender's
};

/// What a window of an exchange is called and says in words of its own.
struct ExchangeWords {
    QString title;      ///< of the window, with places for attacker and defender
    QString drop;       ///< where a reason for dropping it is asked
    QString guard;      ///< label of what the defender has in hand: "Parries with"
    QString defence;    ///< over the steps of the defender's side
    QString defending;  ///< there before any die of that side is asked for
};

/// What the window of an exchange shows of one system's blows and shots, as the functions that answer. Side 0 attacks, side 1 is
/// attacked. What may be null says so: there is no such thing then.
struct ExchangePanels {
    const char* name = "";  ///< of the window as an object
    ExchangeWords (*words)() = nullptr;
    ExchangeQuestions (*questions)() = nullptr;
    /// Whatever somebody can attack with by the switches of the fight, bare hands last; never empty.
    std::vector<WeaponChoice> (*attacks)(const CombatantView& who, const AnyRecord& switches) = nullptr;
    /// False: nothing of it lands on a body, whose places say nothing then, and there are no odds of it.
    bool strikes = true;
    /// Which of these it begins with, if nothing was used before; nullptr: none.
    const WeaponChoice* (*first)(const std::vector<WeaponChoice>& attacks) = readiest;
    /// What he can hold in his other hand meanwhile; may be null.
    std::vector<WeaponChoice> (*seconds)(const CombatantView& who, const WeaponChoice& first) = nullptr;
    /// Whatever somebody can meet it with; may be null.
    std::vector<WeaponChoice> (*guards)(const CombatantView& who) = nullptr;
    /// Whom else it may strike, as the fight knows them: those near the target. Nothing: it strikes nobody else. May be null.
    std::optional<std::vector<RecordId>> (*along)(const FightSnapshot& fight, const ActionOrder& order) = nullptr;
    /// The list of those; null where nobody is taken along.
    BystanderList* (*makeNear)(AttackPresenter& presenter, ApplicationStyle& style, QWidget* parent) = nullptr;
    /// What is said above the stage of the two, with a cure, such as that they stand too far apart; may be null.
    ProblemBar* (*makeWarning)(const AttackPresenter& presenter, const ApplicationStyle& style,
                               QWidget* parent) = nullptr;
    /// To the options of both sides, which its actions declare.
    std::span<const OptionAddition> additions{};
    /// Whether what the number of the attack is put together from is told before any die has fallen.
    bool tellsSteps = false;
    /// Shown where there is nothing to decide.
    QString (*undefended)(const AttackPresenter& presenter) = nullptr;
    /// Below the name: "attacks with Long knife, Blade 6".
    QString (*sideWords)(const AttackPresenter& presenter, int side) = nullptr;
    /// What it comes to for one side, as a heading: "Hit by 3", "Parried: 8 of 12 damage". Empty: nothing to say yet.
    QString (*resultWords)(const ActionRecord& action, int side) = nullptr;
    /// What stands in the header of the stage beside the name.
    QString (*stageWords)(const AttackPresenter& presenter) = nullptr;
    /// What a click on the body there would come to, while no die lies; may be null.
    QString (*aimWords)(const AttackPresenter& presenter, Hex hex) = nullptr;
    /// Whether cover is before it, so that a click aims at nothing there; may be null.
    bool (*isCovered)(const AttackPresenter& presenter, Hex hex) = nullptr;
};

}  // namespace hitspread
