#pragma once

#include "ui/attack/blastdialog.h"
#include "ui/attack/options/optioncolumn.h"

#include <string_view>

class QLabel;

namespace hitspread::twod6 {

class BlastMap;

/// What actions call its window by.
inline constexpr std::string_view kAreaWindow = "twod6AreaFire";

/// Whether somebody has a weapon that is fired at a place (TD-51).
[[nodiscard]] bool hasAreaWeapon(const CombatantView& who);

/// A shot of an area weapon at the place somebody stands: who is near, the place from above with scatter and blast, and what befalls each.
class AreaDialog : public BlastDialog {
    Q_OBJECT

public:
    AreaDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent = nullptr,
               AttackLog* log = nullptr);

    /// Precondition: the fight is one of 2d6 combat.
    void startWith(const AttackStart& start) override;

protected:
    [[nodiscard]] QString stageWords() const override;
    void paint(BodyPicture& picture, std::size_t place) const override;
    [[nodiscard]] std::pair<QString, QString> cells(std::size_t place) const override;
    [[nodiscard]] bool tellsSteps() const override { return true; }

    [[nodiscard]] std::vector<WeaponChoice> weapons(const CombatantView& who) const override;
    [[nodiscard]] int reach(const WeaponChoice& weapon) const override;
    [[nodiscard]] bool mayBeNear(RecordId who) const override;
    [[nodiscard]] std::size_t mostTargets() const override;
    [[nodiscard]] QWidget* makeOptions() override;
    [[nodiscard]] bool isOwnChoice(QuestionName question) const override;
    void sayReady(const WeaponChoice* weapon) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    BlastMap* m_map;
};

/// What is declared of a shot at a place, and where the one in view stands, seen along the line of fire.
class AreaOptionsPanel : public OptionColumn {
    Q_OBJECT

public:
    AreaOptionsPanel(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent = nullptr);

private:
    void refresh();

    AttackPresenter& m_presenter;
    QLabel* m_inView = nullptr;
};

}  // namespace hitspread::twod6
