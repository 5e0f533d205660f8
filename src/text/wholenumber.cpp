#include "text/wholenumber.h"

#include "text/labels.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <limits>

namespace hitspread::text {

namespace {

/// Whether groups of three stand apart by one and the same sign; a number without any is fine, too.
bool isGrouped(const QString& digits)
{
    static const QRegularExpression plain(QStringLiteral("^\\d+$"));
    static const QRegularExpression grouped(QStringLiteral("^\\d{1,3}(?:(\\D)\\d{3})(?:\\1\\d{3})*$"));
    if (plain.match(digits).hasMatch())
        return true;
    const QRegularExpressionMatch match = grouped.match(digits);
    if (!match.hasMatch())
        return false;
    const QString sign = match.captured(1);
    return sign == QLocale().groupSeparator() || sign.front().isSpace() || sign == u"'" || sign == u"’";
}

}  // namespace

std::optional<std::int32_t> wholeNumber(const QString& typed, const QStringList& units)
{
    QString words = typed.trimmed();
    const auto unit = std::ranges::find_if(
        units, [&words](const QString& one) { return !one.isEmpty() && words.endsWith(one, Qt::CaseInsensitive); });
    if (unit != units.end())
        words = words.chopped(unit->size()).trimmed();
    const bool isNegative = !words.isEmpty() && QStringLiteral("-−–‒").contains(words.front());
    if (isNegative || words.startsWith(u'+'))
        words = words.mid(1).trimmed();
    if (!isGrouped(words))
        return std::nullopt;
    words.removeIf([](QChar letter) { return letter < u'0' || letter > u'9'; });
    bool isNumber = false;
    const qint64 size = words.toLongLong(&isNumber);
    const qint64 number = isNegative ? -size : size;
    using Limits = std::numeric_limits<std::int32_t>;
    return isNumber && number >= Limits::min() && number <= Limits::max()
        ? std::optional(static_cast<std::int32_t>(number))
        : std::nullopt;
}

QStringList units(const FieldDeclaration& field)
{
    return {unit(field), unitOfOne(field), QString::fromUtf8(field.unit.data(), qsizetype(field.unit.size()))};
}

}  // namespace hitspread::text
