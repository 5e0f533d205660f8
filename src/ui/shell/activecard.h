#pragma once

#include "services/identity.h"
#include "ui/shell/weaponlist.h"
#include "ui/theme/icons.h"
#include "ui/widgets/badge.h"

#include <QList>
#include <QStringList>
#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QAction;
class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace hitspread {

class ApplicationStyle;
class ElidedLabel;
class FewLinesLabel;
class Fight;
struct FightChange;
class NumberField;
class QuickChoice;
class TrackBoxes;

/// The one who acts: name, track, wounds, weapons to pick from, what is in force, and the button that fires. While the same one acts only
/// what is otherwise is shown anew; what is made anew keeps the keyboard, what is typed, and its place for Tab.
class ActiveCard : public QWidget {
    Q_OBJECT

public:
    ActiveCard(Fight& fight, const ApplicationStyle& style, QWidget* parent = nullptr);

    /// Texts of the brass button from the fullest to the shortest, at least one, and why it cannot be pressed; empty: it can.
    void setPrimary(const QStringList& texts, const QString& refusal, Icon icon = Icon::Fire);

    /// Why the attack is not what the button does, above it; empty: it is.
    void setAgainst(const QString& words);

    /// What is unusual about what the button does, above it; empty: nothing.
    void setWarning(const QString& words);

    /// What one key does, as buttons below the brass one, with words that end with their key.
    void setQuick(const QList<QAction*>& actions, const QStringList& words);

    /// What he does by one key or another but never by both, above the buttons.
    [[nodiscard]] QuickChoice& choice() const { return *m_choice; }

    /// What he can do besides, behind a button beside those, or beside the brass one where there are none and both fit.
    void setMore(QMenu* menu);

    /// Takes the keyboard to the initiative, where the one who acts has one that is written here.
    void editInitiative();

Q_SIGNALS:
    /// A blade, a thing to throw or a grenade is to be used.
    void otherAsked(hitspread::RecordId possession, hitspread::RecordKind kind);
    /// The brass button was pressed.
    void primaryAsked();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void hear(const FightChange& change);
    void hearChoice();
    void refresh();
    [[nodiscard]] bool isReasonGone() const;
    void placeButtons();
    void wordQuick();
    /// Whether there is so little height that what is said twice is said once.
    [[nodiscard]] bool isLow() const;
    void addFigures(QVBoxLayout& column);
    /// The boxes of the track at this place, made when there is one for the first time.
    [[nodiscard]] TrackBoxes& boxesAt(std::size_t place);
    void build(const CombatantView* who);
    void showValues(const CombatantView& who);
    void keepPlaces();
    void showBadge();
    [[nodiscard]] NumberField* makeField(const std::string& field, std::optional<int> number, const QString& name);
    void replace(QWidget*& part, QWidget* by);
    void makeWeapons();

    Fight& m_fight;
    const ApplicationStyle& m_style;
    QLabel* m_badge;
    FewLinesLabel* m_name;
    QHBoxLayout* m_line;
    ElidedLabel* m_words;
    NumberField* m_initiative = nullptr;
    QLineEdit* m_reason = nullptr;  ///< in the place of the words beside the initiative, while a number is set
    QWidget* m_body = nullptr;
    NumberField* m_actionsLeft = nullptr;  ///< in the body, as what follows
    QLabel* m_wounds = nullptr;
    QLabel* m_ready = nullptr;  ///< what he defends himself and moves with
    QWidget* m_figures = nullptr;
    QWidget* m_weapons = nullptr;
    QWidget* m_forces = nullptr;
    std::vector<TrackBoxes*> m_tracks;  ///< stay when the rest is made anew: their boxes may be filling
    QLabel* m_nobody;                   ///< what will stand here, while nobody acts
    QScrollArea* m_scroll;
    QStringList m_primary;
    QBoxLayout* m_buttons;
    QWidget* m_rest;  ///< what one key does, and the rest
    QList<QAction*> m_actions;
    QStringList m_quickWords;
    QList<QPushButton*> m_quick;
    QuickChoice* m_choice;
    QLabel* m_against;
    QLabel* m_warning;
    QPushButton* m_fire;
    QPushButton* m_more;
    RecordId m_shown = 0;            ///< who
    RecordId m_weapon = 0;           ///< with what in his hands
    std::optional<Digest> m_digest;  ///< what of him; nothing: all is to be made anew
    std::optional<BadgeFace> m_face{};
    Arms m_arms;
    bool m_hasConditions = false;
};

}  // namespace hitspread
