#pragma once

#include "services/encounterservice.h"
#include "ui/attack/handchoice.h"
#include "ui/systems/threed/choicecards.h"

#include <string>
#include <string_view>
#include <vector>

namespace hitspread {

class ApplicationStyle;
class AttackPresenter;
struct DiceQuestion;

}  // namespace hitspread

namespace hitspread::threed {

/// What actions call its window by.
inline constexpr std::string_view kMeleeWindow = "melee";

/// A stage of the exchange: its name and the questions that belong to it.
struct MeleeStage {
    QString title;
    std::vector<std::string_view> questions;
};

/// Which questions of an exchange are whose.
struct MeleeQuestions {
    std::vector<MeleeStage> stages;
    std::string_view pull;                    ///< how far the blow is pulled back to where it was aimed
    std::vector<std::string_view> defenders;  ///< choices that belong below the defender's result
};

/// Everything for the hand, with the action that readies it.
[[nodiscard]] std::vector<HandChoice> readied(const CombatantView& who);

/// What the melee dialog shows of blows, parries, dodges and thrown blades. Side 0 attacks, side 1 is attacked.
namespace meleepanels {

/// Whatever somebody can attack with, bare hands last; never empty.
[[nodiscard]] std::vector<HandChoice> attacks(const CombatantView& who);
/// What he can hold in his other hand meanwhile.
[[nodiscard]] std::vector<HandChoice> seconds(const CombatantView& who, const HandChoice& first);
/// Whatever somebody can parry with, bare hands last.
[[nodiscard]] std::vector<HandChoice> guards(const CombatantView& who);
[[nodiscard]] QWidget* makeOptions(AttackPresenter& presenter, int side, const ApplicationStyle& style,
                                   QWidget* parent);
/// The ways to meet the attack; empty: there are none.
[[nodiscard]] std::vector<CardChoice> defences(const AttackPresenter& presenter);
/// Shown where there are no cards.
[[nodiscard]] QString undefended(const AttackPresenter& presenter);
[[nodiscard]] MeleeQuestions questions();
/// "attacks with Long knife, Blade 6"
[[nodiscard]] QString sideWords(const AttackPresenter& presenter, int side);
/// What it comes to for one side, as a heading: "Hit by 3", "Parried: 8 of 12 damage". Empty: nothing to say yet.
[[nodiscard]] QString outcomeWords(const ActionRecord& action, int side);
/// What stands in the header of the stage beside the name.
[[nodiscard]] QString stageWords(const AttackPresenter& presenter);

}  // namespace meleepanels

}  // namespace hitspread::threed
