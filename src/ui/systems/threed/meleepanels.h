#pragma once

#include "services/encounterservice.h"
#include "ui/attack/handchoice.h"
#include "ui/systems/threed/choicecards.h"

#include <string>
#include <string_view>
#include <vector>

namespace hitspread {

class AttackPresenter;
class ApplicationStyle;
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

/// What a system lays out in the melee dialog. Side 0 attacks, side 1 is attacked.
class MeleePanels {
public:
    virtual ~MeleePanels() = default;

    /// Whatever somebody can attack with, bare hands last; never empty.
    [[nodiscard]] virtual std::vector<HandChoice> attacks(const CombatantView& who) const = 0;
    /// What he can hold in his other hand meanwhile.
    [[nodiscard]] virtual std::vector<HandChoice> seconds(const CombatantView& who, const HandChoice& first) const = 0;
    /// Whatever somebody can parry with, bare hands last.
    [[nodiscard]] virtual std::vector<HandChoice> guards(const CombatantView& who) const = 0;
    [[nodiscard]] virtual QWidget* makeOptions(AttackPresenter& presenter, ApplicationStyle& style, int side,
                                               QWidget* parent) const = 0;
    /// The ways to meet the attack; empty: there are none.
    [[nodiscard]] virtual std::vector<CardChoice> defences(const AttackPresenter& presenter) const = 0;
    /// Shown where there are no cards.
    [[nodiscard]] virtual QString undefended(const AttackPresenter& presenter) const = 0;
    [[nodiscard]] virtual MeleeQuestions questions() const = 0;
    /// "attacks with Long knife, Blade 6"
    [[nodiscard]] virtual QString sideWords(const AttackPresenter& presenter, int side) const = 0;
    /// What it comes to for one side, as a heading: "Hit by 3", "Parried: 8 of 12 damage". Empty: nothing to say yet.
    [[nodiscard]] virtual QString outcome(const ActionRecord& action, int side) const = 0;
    /// What stands in the header of the stage beside the name.
    [[nodiscard]] virtual QString stageWords(const AttackPresenter& presenter) const = 0;
};

}  // namespace hitspread::threed
