#pragma once

class QWidget;

namespace hitspread {

struct FieldDeclaration;

namespace text {
class Naming;
}

/// How many numbers of an array stand in one line where there is room for so many px; `words`: what is written like the names of the numbers.
[[nodiscard]] int numbersInLine(const text::Naming& names, const FieldDeclaration& field, const QWidget& words,
                                int room);

/// Px a field takes that holds no more than the array allows.
[[nodiscard]] int widthOfNumber(const FieldDeclaration& field, const QWidget& words);

}  // namespace hitspread
