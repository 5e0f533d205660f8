#pragma once

#include "models/history/verdict.h"
#include "ui/attack/attackdialog.h"

#include <cstddef>
#include <utility>
#include <vector>

class QVBoxLayout;

namespace hitspread {

class AttackFrame;
class AttackVerdict;
class BodyView;
struct BodyPicture;
struct Reach;
class DicePanel;
class ExplanationPanel;
class Preferences;
class StagePane;
class BodySwitcher;
class TargetTable;

/// What strikes everybody near at once: options at the left, the body of one of them in the middle, dice, everybody and what befalls
/// the one in view at the right. Whoever derives says what strikes and what stands at the left; W goes from one to the next.
class CrowdDialog : public ActionDialog, protected DiceHand, protected FlightHand, protected KeyHand {
    Q_OBJECT

protected:
    CrowdDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent, AttackLog* log);

    /// Once, by who derives: lays out everything, below each other at the left what chooses who it is about. `map`: stands below the body;
    /// null: nothing does.
    void arrange(const std::vector<QWidget*>& choosers, QWidget* map = nullptr);
    /// Below those, what there is to set.
    void addOptions(QWidget* options);
    /// Everything that shows the action: bodies, stage, table, steps, result and foot.
    virtual void refresh();

    /// What stands in the header of the stage beside the name.
    [[nodiscard]] virtual QString stageWords() const = 0;
    /// What is to be seen on the body of the one in view beside his state and what changes.
    virtual void paint(BodyPicture& picture, std::size_t place) const = 0;
    /// Two cells of the table between who it is and what befalls him.
    [[nodiscard]] virtual std::pair<QString, QString> cells(std::size_t place) const = 0;
    /// Whether what the number of the attack is put together from is told before any die has fallen.
    [[nodiscard]] virtual bool tellsSteps() const { return false; }
    /// Whether a click on a hex puts the point it is aimed at.
    [[nodiscard]] virtual bool isAimed() const { return false; }
    /// Whether what the window is about has not been said yet: it is asked for then, not complained of.
    [[nodiscard]] virtual bool isUntouched() const { return false; }

    /// What of each body it reaches.
    [[nodiscard]] std::vector<Reach> areas() const;

    bool focusDice() override;
    bool stepBack() override;
    [[nodiscard]] bool holdsDice(const QWidget* widget) const override;
    bool takeOwnKey(const QKeyEvent& event) override;
    bool skip() override;
    void play() override;
    void resizeEvent(QResizeEvent* event) override;

    AttackFrame* m_frame;
    QVBoxLayout* m_right = nullptr;
    BodySwitcher* m_bodies;
    StagePane* m_pane;
    BodyView* m_stage;
    DicePanel* m_dice;
    TargetTable* m_table;
    ExplanationPanel* m_steps;
    AttackVerdict* m_verdict;

private:
    [[nodiscard]] QWidget* makeLeft(const std::vector<QWidget*>& choosers);
    [[nodiscard]] QWidget* makeRight();
    void refreshBodies();
    void refreshStage();
    void refreshTable();
    /// How it ends for one of them, by the verdict.
    [[nodiscard]] Tone toneFor(std::size_t place) const;

    QVBoxLayout* m_left = nullptr;
};

}  // namespace hitspread
