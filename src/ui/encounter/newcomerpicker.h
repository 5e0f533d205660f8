#pragma once

#include <QWidget>

#include "services/fight/encounterservice.h"

#include <optional>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QTreeWidget;

namespace hitspread {

class ApplicationStyle;
class CampaignGateway;
class NewcomerState;
class NumberField;
class SegmentRow;

/// Asks who comes into a fight: a character of the library found as one types, or a name typed on the spot; how many ("3x" before
/// the name says so, too), how they are called, what they hold, on whose side, in which colour, and whether as they are after another
/// fight. It adds nobody.
class NewcomerPicker : public QWidget {
    Q_OBJECT

public:
    NewcomerPicker(CampaignGateway& gateway, const ApplicationStyle& style, QWidget* parent = nullptr);

    /// Empties itself for people of a rule system; the side stays what it was.
    void start(const std::string& system);
    /// The same within the system, for the next group.
    void next();
    /// Looks again what the library has for what is typed, and which weapons there are; what is written stays.
    void renew();
    /// What a weapon of the list is called; empty: it is not there.
    [[nodiscard]] QString nameOf(const RecordRef& weapon) const;
    /// Whether something stands in the search.
    [[nodiscard]] bool isTyped() const;
    /// Nothing: what is there makes nobody, see refusal().
    [[nodiscard]] std::optional<Newcomers> newcomers() const;
    [[nodiscard]] QString refusal() const;
    /// How they will be called beside who is there already, as one line.
    [[nodiscard]] QString namesLine(const std::vector<std::string>& present) const;
    /// What they hold, in words.
    [[nodiscard]] QString weaponWords() const;
    /// In what state they come, in words; empty: fresh.
    [[nodiscard]] QString stateWords() const;

    /// "Guard 1, Guard 2, …, Guard 6".
    [[nodiscard]] static QString joined(const std::vector<std::string>& all);

Q_SIGNALS:
    void changed();
    /// What there is to hold is known anew.
    void weaponsListed();
    /// Somebody was picked with the mouse: to be added.
    void picked();

private:
    [[nodiscard]] QLayout* makeSearch();
    void makeFound();
    [[nodiscard]] QGridLayout* makeParticulars();
    void fillColours();
    void look();
    void presetSide(Side usual);
    void presetState();
    void find();
    void askWeapons();
    void fillWeapons(const std::vector<LibraryHit>& weapons);
    /// A number before the name that is none to add, as it is typed; empty: there is none.
    [[nodiscard]] QString wrongCount() const;
    void takeCount(const QString& text);
    void fill(const std::vector<LibraryRow>& rows);
    void refresh();
    [[nodiscard]] std::string nameWanted() const;
    [[nodiscard]] std::optional<int> count() const;
    /// Its place in the list of weapons; below 0: what is written there is none, or might be several.
    [[nodiscard]] int weaponAt() const;

    CampaignGateway& m_gateway;
    const ApplicationStyle& m_style;
    std::string m_system;
    QLineEdit* m_search;
    NumberField* m_count;
    QTreeWidget* m_found;
    QLabel* m_nothing;
    QLineEdit* m_name;
    QComboBox* m_weapon;
    SegmentRow* m_side;
    bool m_isSideChosen = false;  ///< the game master said whose side they join
    QComboBox* m_colour;
    NewcomerState* m_state;
    int m_asked = 0;
};

}  // namespace hitspread
