#include "ui/rules/numberroom.h"

#include "rules/core/system.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/naming.h"
#include "ui/fields/numberfield.h"
#include "ui/rules/tablenames.h"
#include "ui/theme/applicationstyle.h"

namespace hitspread {

namespace {

/// Elements of an array in one line at most; more of them go on below.
constexpr int kElementsInLine = 3;
constexpr int kLeastDigits = 20;  ///< width of what is written in the narrowest field, px

}  // namespace

int numbersInLine(const text::Naming& names, const FieldDeclaration& field, const QWidget& words, int room)
{
    if (const auto table = tableNamesOf(names, field))
        return static_cast<int>(table->columns.size());
    int widest = 0;
    for (std::size_t element = 0; element < field.extent; ++element)
        widest = qMax(widest, words.fontMetrics().horizontalAdvance(text::elementName(names, field, element)));
    const int one = widest + widthOfNumber(field, words) + 2 * space::kSmall;
    int inLine = qBound(1, (room - 2 * space::kSmall) / one, kElementsInLine);
    // Lines are full, or a table loses its columns.
    while (static_cast<int>(field.extent) % inLine != 0)
        --inLine;
    return inLine;
}

int widthOfNumber(const FieldDeclaration& field, const QWidget& words)
{
    const NumberField plain;
    const QFontMetrics metrics = words.fontMetrics();
    const int most = qMax(metrics.horizontalAdvance(text::number(field.minimum)),
                          metrics.horizontalAdvance(text::number(field.maximum)));
    // As the field itself asks for it, with its own numbers in place of any.
    return plain.sizeHint().width() - metrics.horizontalAdvance(QStringLiteral("−0000")) + qMax(most, kLeastDigits);
}

}  // namespace hitspread
