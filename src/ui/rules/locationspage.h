#pragma once

#include "models/rules/locationfields.h"
#include "models/rules/locationshares.h"

#include <QPointer>
#include <QWidget>

#include <map>
#include <utility>
#include <vector>

class QCheckBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace hitspread {

class LocationNames;
class NumberField;
class SwitchBoard;
class TableDrafts;
class TablesBar;

/// All that house rules say of locations, a line for each: another view of the same switches, which holds no values. Names, numbers and
/// ticks are in force at once, as where they stand by themselves; what is edited of tables is their draft and put in force together.
class LocationsPage : public QWidget {
    Q_OBJECT

public:
    LocationsPage(SwitchBoard& board, TableDrafts& drafts, QWidget* parent = nullptr);
    ~LocationsPage() override;
    Q_DISABLE_COPY_MOVE(LocationsPage)

    /// With the values and drafts of now.
    void refresh();
    void focusValues();
    /// What is not in force yet, and the buttons for that: to be kept in sight.
    [[nodiscard]] QWidget* bar() const;

Q_SIGNALS:
    /// The pieces of a location are to be painted.
    void piecesAsked(int location);
    /// See rulelink.h.
    void linkFollowed(const QString& link);

private:
    /// What a table says of one location.
    struct Share {
        NumberField* count = nullptr;
        QLabel* where = nullptr;  ///< its results
        std::vector<QWidget*>
            cells;  ///< by column of the table, a QComboBox or NumberField; nullptr: that of the location
    };
    struct Line {
        QLabel* usual = nullptr;
        QLineEdit* name = nullptr;
        QPushButton* pieces = nullptr;
        std::vector<Share> shares;          ///< by table
        std::vector<NumberField*> numbers;  ///< by family; nullptr: it has none
        std::vector<QCheckBox*> ticks;      ///< by set
    };

    void build();
    void makeHeading();
    void addLine(std::size_t location);
    [[nodiscard]] Share makeShare(std::size_t table, std::size_t location);
    [[nodiscard]] QWidget* makeCell(std::size_t table, std::size_t column, std::size_t location);
    [[nodiscard]] NumberField* makeNumber(const QString& name, std::int32_t least, std::int32_t most);
    void showLine(std::size_t location);
    void showShare(std::size_t table, std::size_t location);
    void showShares();
    void speak(std::size_t location);
    void takeShare(std::size_t table, std::size_t location, std::int32_t count);
    void takeCell(std::size_t table, std::size_t column, std::size_t location, std::int32_t value);
    void takeNumber(const LocationFields::Number& number, NumberField& shown, std::int32_t value);
    void complain(const QString& sentence);
    [[nodiscard]] LocationShares sharesOf(std::size_t table) const;
    [[nodiscard]] QString missing() const;
    void judge();

    SwitchBoard& m_board;
    TableDrafts& m_drafts;
    LocationFields m_fields;
    QString m_built;  ///< the fight and system the lines are for
    std::vector<Line> m_lines;
    std::map<std::pair<std::size_t, std::size_t>, TableRow> m_gone;  ///< by table and location: what its last row said
    QLabel* m_links;
    QLabel* m_complaint;
    QLabel* m_lacks;
    QVBoxLayout* m_column;
    QWidget* m_values = nullptr;
    QGridLayout* m_grid = nullptr;
    LocationNames* m_names = nullptr;
    QPointer<TablesBar> m_bar;
};

}  // namespace hitspread
