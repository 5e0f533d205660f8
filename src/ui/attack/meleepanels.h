#pragma once

#include "services/encounterservice.h"
#include "ui/attack/choicecards.h"
#include "ui/attack/handchoice.h"

#include <string>
#include <string_view>
#include <vector>

namespace hitspread {

class AttackPresenter;
class ApplicationStyle;
struct DiceQuestion;

/// A stage of the exchange: its name and the questions that belong to it.
struct MeleeStage {
    QString title;
    std::vector<std::string_view> questions;
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
    [[nodiscard]] virtual std::vector<MeleeStage> stages() const = 0;
    /// "attacks with Long knife, Blade 6"
    [[nodiscard]] virtual QString sideWords(const AttackPresenter& presenter, int side) const = 0;
    /// Id of the question how far the blow is pulled back to where it was aimed.
    [[nodiscard]] virtual std::string_view pullQuestion() const = 0;
    /// Whether a choice belongs below the defender's result.
    [[nodiscard]] virtual bool isDefenders(std::string_view question) const = 0;
    /// What stands in the header of the stage beside the name.
    [[nodiscard]] virtual QString stageWords(const AttackPresenter& presenter) const = 0;
};

}  // namespace hitspread
