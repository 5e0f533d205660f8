#pragma once

#include "ui/attack/blastdialog.h"
#include "ui/systems/threed/threedgrenade.h"

class QComboBox;

namespace hitspread::threed {

/// A grenade: who throws or places it beside it, the zone over the body in the middle. What there is to set, a system's panels say.
class GrenadeDialog : public BlastDialog {
    Q_OBJECT

public:
    GrenadeDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent = nullptr,
                  AttackLog* log = nullptr);

    /// Who acts, at whom he looks and whoever stands near that one; `lying`: this lies about and goes off where he is who acts, 0: one of
    /// his, or whatever there is. Precondition: the system of the fight has grenades.
    void start(RecordId lying = 0, RecordId carried = 0);
    void startWith(const AttackStart& start) override { this->start(start.lying, start.order.weapon); }

protected:
    void refresh() override;
    [[nodiscard]] bool isAimed() const override { return true; }
    [[nodiscard]] QString stageWords() const override;
    void paint(BodyPicture& picture, std::size_t place) const override;
    [[nodiscard]] std::pair<QString, QString> cells(std::size_t place) const override;
    [[nodiscard]] bool isCounted() const override;

    void fillWeapons() override;
    [[nodiscard]] std::vector<WeaponChoice> weapons(const CombatantView& who) const override;
    [[nodiscard]] int reach(const WeaponChoice& weapon) const override;
    [[nodiscard]] std::size_t mostTargets() const override;
    [[nodiscard]] QWidget* makeOptions() override;
    [[nodiscard]] bool isOwnChoice(QuestionName question) const override;
    [[nodiscard]] const CombatantView* firstTarget(const WeaponChoice& weapon) const override;
    void sayReady(const WeaponChoice* weapon) override;
    void holdWeapons(bool fallen) override;

private:
    void chooseHex(Hex hex);
    [[nodiscard]] const DiceQuestion* pullChoice() const;
    /// The grenade of the library behind a choice; null: it is there no longer.
    [[nodiscard]] AnyRecord recordOf(const WeaponChoice& grenade) const;
    /// Whether it is nobody's and lies about.
    [[nodiscard]] bool isLying(const WeaponChoice& grenade) const;

    QWidget* m_throwerRow = nullptr;
    QComboBox* m_thrower = nullptr;
};

}  // namespace hitspread::threed
