#pragma once

#include "ui/attack/attackdialog.h"
#include "ui/attack/attackstart.h"
#include "ui/attack/dice/spendhand.h"

#include <QPointer>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace hitspread {

class AttackVerdict;
class DicePanel;
class PerTargetOptions;
class ExplanationPanel;
class CombatantChecklist;
class InitiativeTable;
class SpendPanel;
class StageHeader;

/// Something one combatant does by himself, or the passing of a phase, from the declarations alone: options at the left, dice, steps
/// and result at the right.
class SimpleActionDialog : public ActionDialog, protected DiceHand, protected SpendHand, protected KeyHand {
    Q_OBJECT

public:
    SimpleActionDialog(Fight& fight, ApplicationStyle& style, QWidget* parent = nullptr, AttackLog* log = nullptr);

    /// Precondition: somebody acts, and the action has a way.
    void start(const ActionCommand& action);
    void startWith(const AttackStart& start) override;
    void resume(const PendingAction& pending) override;

protected:
    bool focusDice() override;
    bool stepBack() override;
    [[nodiscard]] bool holdsDice(const QWidget* widget) const override;
    void primary() override;
    void takeEntered() override;
    bool takeOwnKey(const QKeyEvent& event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusMissing() override;

private:
    [[nodiscard]] QWidget* makeRight();
    void fillWays();
    void doAtOnce();
    [[nodiscard]] QWidget* makePatient();
    /// Own side first, the one who needs it most chosen.
    void fillPatients();
    void followPatients();
    /// What the action begins with, for whoever is chosen.
    [[nodiscard]] std::vector<ActionSetting> settings() const;
    void begin();
    /// Of what befalls several: everybody there, these marked; of anything else out of sight.
    void showMarks(const ActionDeclaration* action, const std::vector<RecordId>& marked);
    /// Asks for the action again, for those who are marked by now.
    void beginForMarked();
    void sayWhat();
    [[nodiscard]] QString standingOf(const CombatantView& who) const;
    void takeReady();
    void placeDice(bool ofMany);
    /// By as much as its columns need more than there is.
    void widen();
    void refresh();
    /// Whether all that is missing is options nobody has touched yet.
    [[nodiscard]] bool isAsking() const;
    void showDice(bool shown);
    void foldSteps();

    ActionCommand m_action;
    StageHeader* m_who;
    QComboBox* m_way;
    QComboBox* m_patient;         ///< of first aid and the like: whom it is done to
    RecordId m_patientAsked = 0;  ///< who comes up in it next; 0: who needs it most
    QWidget* m_patientRow;        ///< with its name
    CombatantChecklist* m_marks;  ///< of what befalls several: whom
    QLabel* m_note;
    QVBoxLayout* m_left;
    QVBoxLayout* m_right = nullptr;
    QPointer<QWidget> m_options;
    std::string m_optionsOf;
    PerTargetOptions* m_each;  ///< what is declared for everybody
    DicePanel* m_dice;
    SpendPanel* m_spend;
    bool m_wasAsking = false;  ///< it was opened for a number that has not been entered since
    InitiativeTable* m_order;  ///< of a phase that begins
    QPushButton* m_fold;       ///< shows the steps below it
    ExplanationPanel* m_steps;
    AttackVerdict* m_verdict;
};

}  // namespace hitspread
