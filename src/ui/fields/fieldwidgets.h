#pragma once

#include "rules/core/declare/record.h"

#include <vector>

class QGridLayout;
class QLabel;
class QWidget;

namespace hitspread::text {
struct JoinedFields;
}

namespace hitspread {

/// How much room the widget of a field takes in a form.
enum class FieldRoom : std::uint8_t { Cell, Line, Block };

/// Where a control stands. A line of a form has room for all choices of a set, and keeps numbers below each other equally wide; a
/// row of options is narrow and holds what was put into few words: a set is a button with a menu, choices share the row.
enum class ControlPlace : std::uint8_t { Form, Row };

/// A control that suits a field, without a name: segments for two to five choices, boxes for the numbers from 0 to 6 at most, a
/// text field with arrow keys for others, and so on. `choices`: how many of the field's choices it shows.
[[nodiscard]] QWidget* controlFor(const FieldDeclaration& field, std::size_t choices, ControlPlace place,
                                  QWidget* parent);

/// The control of a field in a form, not yet bound. Its name is "field_<id>", with the element behind it for arrays; the property
/// "field" is set.
[[nodiscard]] QWidget* widgetFor(const FieldDeclaration& field, std::size_t element, QWidget* parent);

/// The same for fields that are written as one.
[[nodiscard]] QWidget* joinedWidget(const text::JoinedFields& joined, QWidget* parent);

/// How wide the text field of a number is, in pixels: room for its unit.
[[nodiscard]] int numberWidth(const FieldDeclaration& field);

/// How wide one of a row of numbers is, in pixels.
[[nodiscard]] int elementWidth();

/// The elements of an array in the order they are shown: what is on the right of a body comes before what is on its left, as
/// on the body that faces us; all else as declared.
[[nodiscard]] std::vector<std::size_t> shownOrder(const FieldDeclaration& field);

/// Puts the words of a heading below each other where they are wider than the number in their column. The label stands at the
/// foot of its cell.
void stackWords(QLabel& heading);

/// Makes the first `count` columns as wide as the widest thing in them.
void evenColumns(QGridLayout& grid, int count);

[[nodiscard]] FieldRoom roomOf(const FieldDeclaration& field);

}  // namespace hitspread
