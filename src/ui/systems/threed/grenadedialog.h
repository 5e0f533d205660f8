#pragma once

#include "ui/attack/attackstart.h"
#include "ui/systems/threed/crowddialog.h"
#include "ui/systems/threed/threedgrenade.h"

#include <QPointer>

#include <optional>
#include <set>

class QComboBox;

namespace hitspread {

class ChoiceRows;
class LabelColumn;
struct DiceQuestion;

}  // namespace hitspread

namespace hitspread::threed {

class NearList;

/// A grenade: who throws or places it and who is near at the left, the body of one of them with the zone over it in the middle,
/// dice, everybody near and what befalls the one in view at the right. What there is to set, a system's panels say.
class GrenadeDialog : public CrowdDialog, protected ChoiceHand {
    Q_OBJECT

public:
    GrenadeDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent = nullptr,
                  AttackLog* log = nullptr);

    /// Who acts, at whom he looks and whoever stands near that one; `lying`: this lies about and goes off where he is who acts, 0: one of
    /// his, or whatever there is. Precondition: the system of the fight has grenades.
    void start(RecordId lying = 0, RecordId carried = 0);
    void startWith(const AttackStart& start) override { this->start(start.lying, start.order.weapon); }
    void resume(const PendingAction& pending) override;

protected:
    void refresh() override;
    [[nodiscard]] bool isAimed() const override { return true; }
    [[nodiscard]] QString stageWords() const override;
    void paint(BodyPicture& picture, std::size_t place) const override;
    [[nodiscard]] std::pair<QString, QString> cells(std::size_t place) const override;
    bool takeOwnKey(const QKeyEvent& event) override;
    bool focusMissing() override;
    bool focusNewChoice() override;
    bool focusLastChoice() override;
    [[nodiscard]] bool holdsChoice(const QWidget* widget) const override;
    bool takeChoice(int digit) override;
    [[nodiscard]] bool isCounted() const override;
    [[nodiscard]] QString refusal(int) const override { return {}; }

private:
    void choosePanels();
    [[nodiscard]] std::vector<QWidget*> makeChoosers();
    void connectAll();
    void fillGrenades();
    void holdGrenades(bool fallen);
    void begin();
    void takeReady();
    /// Who has come near or gone far since is taken along or left out, as when it was begun; what was ticked by hand stays.
    void followNear();
    [[nodiscard]] std::vector<RecordId> followed(std::vector<RecordId> along,
                                                 const std::vector<RecordId>& before) const;
    /// Distances nobody has given are asked for before anything is rolled.
    void askDistances();
    void chooseHex(Hex hex);
    [[nodiscard]] const DiceQuestion* pullChoice() const;
    [[nodiscard]] std::vector<RecordId> near(RecordId target, const HandChoice& grenade) const;
    /// The grenade of the library behind a choice; null: it is there no longer.
    [[nodiscard]] AnyRecord recordOf(const HandChoice& grenade) const;
    /// Whether it is nobody's and lies about.
    [[nodiscard]] bool isLying(const HandChoice& grenade) const;
    [[nodiscard]] const HandChoice* chosen() const { return handAt(m_grenades, *m_grenade); }

    LabelColumn* m_labels = nullptr;
    QWidget* m_throwerRow = nullptr;
    QComboBox* m_thrower = nullptr;
    QComboBox* m_grenade = nullptr;
    NearList* m_who = nullptr;
    QPointer<QWidget> m_options;
    QPointer<ChoiceRows> m_pulls;
    std::vector<HandChoice> m_grenades;
    std::vector<RecordId> m_near;     ///< who was near when that was last looked at
    std::set<QuestionKey> m_visited;  ///< choices the keyboard has been on
    bool m_rollsOnArrival = false;    ///< as soon as everybody who was ticked is there
};

}  // namespace hitspread::threed
