#pragma once

#include "ui/attack/attackstart.h"
#include "ui/attack/crowddialog.h"
#include "ui/attack/decisions/questionname.h"

#include <QPointer>

#include <set>

class QComboBox;

namespace hitspread {

class ChoiceRows;
class LabelColumn;
class BystanderList;
struct DiceQuestion;

/// Something that goes off where somebody stands, or near him: with what and who is near at the left, the body of one of them in the
/// middle, dice, everybody near and what befalls the one in view at the right. Whoever derives says what there is that goes off, how far
/// it reaches and what there is to set.
class BlastDialog : public CrowdDialog, protected ChoiceHand {
    Q_OBJECT

public:
    void resume(const PendingAction& pending) override;

protected:
    BlastDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent, AttackLog* log);

    /// Once, by who derives: lays out everything. `weapon`, `name`: label of the list of what goes off, and its name as an object.
    /// `above`: stands above it. `map`: where everybody stands, below the body; either may be null.
    void arrangeBlast(const QString& weapon, const QString& name, QWidget* above = nullptr, QWidget* map = nullptr);
    /// Comes to the front with whoever acts, at whom he looks and whoever stands near that one; 0: with whatever there is.
    void startFor(RecordId weapon);
    /// Fills the list of what goes off anew.
    virtual void fillWeapons();
    void begin();

    /// Whatever somebody has that goes off; empty: nothing.
    [[nodiscard]] virtual std::vector<WeaponChoice> weapons(const CombatantView& who) const = 0;
    /// Metres from where it goes off within which it can reach anybody.
    [[nodiscard]] virtual int reach(const WeaponChoice& weapon) const = 0;
    /// Whether somebody may be taken along: who acts may be no target of his own where the rules reckon with him anyway.
    [[nodiscard]] virtual bool mayBeNear(RecordId) const { return true; }
    /// Most bodies it is worked out for.
    [[nodiscard]] virtual std::size_t mostTargets() const = 0;
    [[nodiscard]] virtual QWidget* makeOptions() = 0;
    /// Choices that stand below the dice.
    [[nodiscard]] virtual bool isOwnChoice(QuestionName question) const = 0;
    /// Where whom stands it goes off first of all; null: nobody.
    [[nodiscard]] virtual const CombatantView* firstTarget(const WeaponChoice& weapon) const;
    /// Another action is ready; null: what it is done with is there no longer.
    virtual void sayReady(const WeaponChoice* weapon) = 0;
    /// Which other weapons may take the place of this one, once dice have fallen.
    virtual void holdWeapons(bool fallen);

    void refresh() override;
    void primary() override;
    bool takeOwnKey(const QKeyEvent& event) override;
    void focusMissing() override;
    bool focusNewChoice() override;
    bool focusLastChoice() override;
    [[nodiscard]] bool holdsChoice(const QWidget* widget) const override;
    bool takeChoice(int digit) override;
    [[nodiscard]] bool isCounted() const override;
    [[nodiscard]] QString refusal(int) const override { return {}; }

    [[nodiscard]] const WeaponChoice* chosen() const;

    LabelColumn* m_labels;
    QComboBox* m_weapon = nullptr;
    BystanderList* m_who;
    std::vector<WeaponChoice> m_weapons;

private:
    void choosePanels();
    void takeReady();
    /// Whoever stands within reach of the target, the one who acts among them, and nobody whom it harms no more.
    [[nodiscard]] std::vector<RecordId> near(RecordId target, const WeaponChoice& weapon) const;
    /// Who has come near or gone far since is taken along or left out, as when it was begun; what was ticked by hand stays.
    void followNear();
    [[nodiscard]] std::vector<RecordId> followed(std::vector<RecordId> along,
                                                 const std::vector<RecordId>& before) const;
    /// Distances nobody has given are asked for before anything is rolled.
    void askDistances();

    QPointer<QWidget> m_options;
    ChoiceRows* m_choices = nullptr;
    std::vector<RecordId> m_near;     ///< who was near when that was last looked at
    std::set<QuestionKey> m_visited;  ///< choices the keyboard has been on
    bool m_rollsOnArrival = false;    ///< as soon as everybody who was ticked is there
};

}  // namespace hitspread
