#pragma once

#include "rules/core/declare/record.h"

#include <QWidget>

#include <cstdint>
#include <optional>
#include <vector>

class QButtonGroup;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace hitspread {

class NumberField;
class ApplicationStyle;
class LocationNames;
class SetCheckBoxes;
class SwitchBoard;
class TableDrafts;
class TableEditor;
struct FieldDeclaration;

/// One house-rule switch: what it changes, its values to choose from with the usual one and the profile's marked, the ways back,
/// and the rules it bears on. A value is put in force when it is chosen; one out of range is refused beside its field.
class SwitchPage : public QWidget {
    Q_OBJECT

public:
    SwitchPage(SwitchBoard& board, TableDrafts& drafts, const ApplicationStyle& style, QWidget* parent = nullptr);

    /// -1: none.
    void show(int key);
    /// The same switch with its values of now; what is being typed stays.
    void refresh();
    /// The keyboard on the values.
    void focusValues();
    /// The body of the pieces is painted for this location, when it is shown next.
    void paintNext(int location) { m_paintNext = location; }
    /// What a table says of itself and the buttons that put it in force, to be kept in sight; nullptr: no table is shown.
    [[nodiscard]] QWidget* bar() const;

Q_SIGNALS:
    /// The page is made anew, with another bar or none.
    void built();
    /// See rulelink.h.
    void linkFollowed(const QString& link);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    [[nodiscard]] Ranks locationNames(const FieldDeclaration& field) const;
    [[nodiscard]] QWidget* makeChoices(const FieldDeclaration& field);
    [[nodiscard]] QWidget* makeNumbers(const FieldDeclaration& field);
    [[nodiscard]] QWidget* makeTable(const FieldDeclaration& field);
    [[nodiscard]] QWidget* makeSet(const FieldDeclaration& field);
    [[nodiscard]] QWidget* makeNames(const FieldDeclaration& field);
    /// The table as its draft is now.
    void takeDraft();
    void refreshValues(const FieldDeclaration& field);
    void enter(int key, std::size_t element, std::optional<std::int32_t> number);
    void complain(std::size_t element, const QString& sentence);
    [[nodiscard]] const FieldDeclaration* field() const;

    SwitchBoard& m_board;
    TableDrafts& m_drafts;
    const ApplicationStyle& m_style;
    int m_paintNext = 0;
    int m_key = -1;
    int m_inLine = 1;
    Ranks m_locationNames;  ///< those the widgets are worded by
    QString m_built;        ///< the switch and fight the widgets are for
    QLabel* m_id;
    QLabel* m_name;
    QLabel* m_words;
    QLabel* m_beside;  ///< other switches of the same thing
    QLabel* m_range;
    QLabel* m_complaint;
    QLabel* m_lacks;  ///< what locations that were added still lack
    QLabel* m_state;
    QPushButton* m_toProfile;
    QPushButton* m_toUsual;
    QLabel* m_rulesTitle;
    QLabel* m_rules;
    QVBoxLayout* m_column;
    QWidget* m_values = nullptr;
    QButtonGroup* m_group = nullptr;      ///< of a switch with choices
    std::vector<QLabel*> m_marks;         ///< one per choice
    std::vector<NumberField*> m_numbers;  ///< by element; nullptr: of a location that is not there
    SetCheckBoxes* m_ticks = nullptr;
    LocationNames* m_names = nullptr;
    TableEditor* m_table = nullptr;
};

}  // namespace hitspread
