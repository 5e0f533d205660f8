#pragma once

#include "services/identity.h"

#include <QStringList>
#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QMenu;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace hitspread {

struct Digest;

class ApplicationStyle;
class ElidedLabel;
class Fight;
struct FightChange;
class NumberField;
class TrackBoxes;

/// The one who acts: name, track, wounds, weapons to pick from, what is in force, and the button that fires. What is made anew keeps
/// the keyboard, what is typed, and its place for Tab.
class ActiveCard : public QWidget {
    Q_OBJECT

public:
    ActiveCard(Fight& fight, const ApplicationStyle& style, QWidget* parent = nullptr);

    /// Texts of the brass button from the fullest to the shortest, at least one, and why it cannot be pressed; empty: it can.
    void setPrimary(const QStringList& texts, const QString& refusal);

    /// What is unusual about what the button does, above it; empty: nothing.
    void setWarning(const QString& words);

    /// What he can do besides, behind a button beside the brass one, or below it where both do not fit.
    void setMore(QMenu* menu);

Q_SIGNALS:
    void fireAsked();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void hear(const FightChange& change);
    void hearChoice();
    void refresh();
    void placeButtons();
    /// Whether there is so little height that what is said twice is said once.
    [[nodiscard]] bool isLow() const;
    void addFigures(QVBoxLayout& column, const Digest& digest);
    /// The boxes of the track at this place, made when there is one for the first time.
    [[nodiscard]] TrackBoxes& boxesAt(std::size_t place);
    void build();
    [[nodiscard]] NumberField* makeField(const std::string& field, std::optional<int> number, const QString& name);
    void addWeapons(QVBoxLayout& column);
    void addForces(QVBoxLayout& column);
    void addReason(QVBoxLayout& column);
    void addSection(QVBoxLayout& column, const QString& title);

    Fight& m_fight;
    const ApplicationStyle& m_style;
    QLabel* m_badge;
    QLabel* m_name;
    QHBoxLayout* m_line;
    ElidedLabel* m_words;
    QWidget* m_initiative = nullptr;
    QWidget* m_body = nullptr;
    std::vector<TrackBoxes*> m_tracks;  ///< stay when the rest is made anew: their boxes may be filling
    QLabel* m_nobody;                   ///< what will stand here, while nobody acts
    QScrollArea* m_scroll;
    QStringList m_primary;
    QBoxLayout* m_buttons;
    QLabel* m_warning;
    QPushButton* m_fire;
    QPushButton* m_more;
    RecordId m_shown = 0;   ///< who
    RecordId m_weapon = 0;  ///< with what in his hands
};

}  // namespace hitspread
