#pragma once

#include <QWidget>

#include "models/play/fieldpath.h"
#include "ui/attack/options/optionrow.h"
#include "ui/fields/fieldadapter.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

class QComboBox;
class QGridLayout;
class QKeyEvent;
class QPushButton;

namespace hitspread {

class AttackPresenter;
class FlowLayout;
struct LineOffer;

/// Options of an action that are a list of rows: a line for each with a control for each of its fields, below them a button for every
/// line that can be put there, the first ten with their digits. The same once more lets a line count once more, where it has a number.
class RowsOption : public QWidget {
    Q_OBJECT

public:
    /// `count`: the field that says how many rows there are.
    RowsOption(const OptionRows& rows, const FieldName& count, QWidget* parent = nullptr);
    ~RowsOption() override;
    Q_DISABLE_COPY_MOVE(RowsOption)

    /// A digit puts a line there, Backspace takes the last one away; false: it does nothing here.
    bool takeKey(const QKeyEvent& event);

private:
    /// One value of a line; `people`: in place of an adapter, who is meant.
    struct Control {
        std::uint16_t field = 0;
        std::unique_ptr<FieldAdapter> adapter;
        QComboBox* people = nullptr;
    };
    struct Line {
        std::vector<Control> controls;
        std::vector<QWidget*> widgets;
    };

    [[nodiscard]] std::optional<FieldPath> at(std::uint16_t field, std::size_t row) const;
    [[nodiscard]] std::int32_t number(std::uint16_t field, std::size_t row) const;
    void set(std::uint16_t field, std::size_t row, std::int32_t value);
    [[nodiscard]] const FieldDeclaration& declared(std::uint16_t field) const;
    [[nodiscard]] std::size_t size() const;
    void build();
    void refresh();
    void addHeadings();
    void addLine();
    void dropLine();
    [[nodiscard]] QWidget* controlAt(std::uint16_t field, std::size_t row, Line& line);
    [[nodiscard]] QComboBox* peopleAt(std::uint16_t field, std::size_t row);
    /// What a line is as a button puts it there, field by field.
    [[nodiscard]] std::vector<std::int32_t> valuesOf(const LineOffer& offer) const;
    void fillOffers();
    void add(std::size_t offer);
    void goHome();
    /// The number by which a line counts several times; nothing: there is none.
    [[nodiscard]] std::optional<std::uint16_t> timesField() const;
    /// Whether a line is this one but for a field.
    [[nodiscard]] bool isLine(std::size_t row, const std::vector<std::int32_t>& values, std::uint16_t but) const;
    void put(const std::vector<std::int32_t>& values);
    void remove(std::size_t row);

    AttackPresenter& m_presenter;
    FieldName m_count;
    std::uint16_t m_countField = 0;
    std::vector<std::uint16_t> m_fields;  ///< of a row, also those nobody sets
    QGridLayout* m_grid;
    FlowLayout* m_buttons;
    std::vector<QWidget*> m_headings;
    std::vector<Line> m_lines;
    std::vector<LineOffer> m_offers;
    std::vector<QPushButton*> m_offered;
};

}  // namespace hitspread
