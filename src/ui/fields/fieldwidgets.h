#pragma once

#include "rules/core/record.h"

#include <vector>

class QGridLayout;
class QLabel;
class QWidget;

namespace hitspread {

/// How much room the widget of a field takes in a form.
enum class FieldRoom : std::uint8_t { Cell, Line, Block };

/// A widget that suits a field, not yet bound: segments for two to five choices, a check box per member of a set, a text
/// field with arrow keys for a number, and so on. Its name is "field_<id>", with the element
/// behind it for arrays; the property "field" is set.
[[nodiscard]] QWidget* widgetFor(const FieldDeclaration& field, std::size_t element, QWidget* parent);

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
