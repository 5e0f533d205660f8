#pragma once

#include "models/systems/percentile/duelpairing.h"
#include "ui/attack/attackdialog.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QScrollArea;

namespace hitspread {

class ActionOdds;
class AttackVerdict;
class DicePanel;
class ExplanationPanel;
class OddsPane;
class Preferences;

}  // namespace hitspread

namespace hitspread::percentile {

class DuelPairs;

/// Two sides at once, side by side: who, weapons, what each needs, dice, explanation, and the result below. Several pairs fight at the
/// same moment: each has its line above, and the one in view its halves. It knows none of their rules.
class DuelDialog : public ActionDialog, protected DiceHand, protected KeyHand {
    Q_OBJECT

public:
    DuelDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent = nullptr,
               AttackLog* log = nullptr);

    /// Active one and target, or what waits.
    void startWith(const AttackStart& start) override;
    void resume(const PendingAction& pending) override;

protected:
    bool takeOwnKey(const QKeyEvent& event) override;
    bool focusDice() override;
    void focusMissing() override;
    bool stepBack() override;
    [[nodiscard]] bool holdsDice(const QWidget* widget) const override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// One of the two: who, with what, dice and steps.
    struct Half {
        QScrollArea* area = nullptr;
        QComboBox* who = nullptr;
        QComboBox* weapon = nullptr;
        QLabel* needed = nullptr;
        DicePanel* dice = nullptr;
        ExplanationPanel* steps = nullptr;
    };

    struct Need {
        int rating = 0;
        int faces = 0;  ///< that hit
    };

    /// Comes up with these pairs, the first in view.
    void openWith(std::vector<DuelPair> pairs);
    [[nodiscard]] QWidget* makeHalf(int side);
    void fill(std::size_t side);
    void fillWeapons(QComboBox& weapons, const DuelPlace& place);
    [[nodiscard]] QString nameAt(std::size_t pair, std::size_t side) const;
    /// What somebody in a place rolls against; nothing: the rules forbid the duel as it stands.
    [[nodiscard]] std::optional<Need> needAt(std::size_t pair, std::size_t side) const;
    [[nodiscard]] QString lineOf(std::size_t pair) const;
    [[nodiscard]] QString emptyWordsAt(std::size_t side) const;
    [[nodiscard]] std::size_t sideRefused(std::size_t refusal) const;
    void begin();
    void view(int pair);
    /// What is declared so far; null: nothing yet.
    [[nodiscard]] const Duel* declared() const;
    /// The pair that would be added; nothing: dice lie there, or there are not two more.
    [[nodiscard]] std::optional<DuelPair> further() const;
    void addPair();
    void removePair();
    void choosePerson(std::size_t side);
    void chooseWeapon(std::size_t side);
    /// The pair whose die is asked for comes into view once, as soon as it is.
    void followDice();
    void showPairs();
    void refresh();
    void alignDice();

    std::array<Half, 2> m_halves;
    std::vector<DuelPair> m_pairs;
    std::size_t m_view = 0;      ///< the pair in view
    std::optional<int> m_asked;  ///< the pair a die was asked of last
    DuelPairs* m_list;
    QWidget* m_options;    ///< of the duel as a whole; out of sight where no round runs
    std::string m_action;  ///< id of the duel
    AttackVerdict* m_verdict;
    ActionOdds* m_odds;
    OddsPane* m_oddsPlace;
};

}  // namespace hitspread::percentile
