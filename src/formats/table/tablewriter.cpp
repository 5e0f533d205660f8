#include "formats/table/tablewriter.h"

#include "formats/table/formulacells.h"

#include <QLocale>

#include <algorithm>
#include <string>

#include <csv.h>

namespace hitspread::formats {

namespace {

void appendCell(const std::string& cell, QByteArray& bytes)
{
    // Whatever the separator is: readers that find it out look at those outside of quotes.
    constexpr const char* kQuoted = "\"\r\n,;\t";
    // A blank at an end is taken off by readers that do not hold to RFC 4180.
    const bool isPlain = cell.find_first_of(kQuoted) == std::string::npos
        && (cell.empty() || (cell.front() != ' ' && cell.back() != ' '));
    if (isPlain) {
        bytes += cell;
        return;
    }
    const std::size_t needed = csv_write(nullptr, 0, cell.data(), cell.size());
    const qsizetype before = bytes.size();
    bytes.resize(before + static_cast<qsizetype>(needed));
    csv_write(bytes.data() + before, needed, cell.data(), cell.size());
}

}  // namespace

TableForm spreadsheetForm(bool isReadBack)
{
    return {QLocale().decimalPoint() == u"," ? ';' : ',', true, isReadBack};
}

QString tabbedOf(const QList<QStringList>& rows)
{
    QString text;
    for (const QStringList& row : rows) {
        for (qsizetype i = 0; i < row.size(); ++i) {
            QString cell = QString::fromStdString(withGuard(row[i].toStdString(), true));
            const bool isPlain = std::ranges::none_of(
                cell, [](QChar letter) { return QStringView(u"\t\n\r\"").contains(letter); });
            if (!isPlain)
                cell = u'"' + cell.replace(u'"', u"\"\""_qs) + u'"';
            text += (i > 0 ? u"\t"_qs : QString()) + cell;
        }
        text += u'\n';
    }
    return text;
}

QByteArray csvOf(const QList<QStringList>& rows, const TableForm& form)
{
    QByteArray bytes = form.hasMark ? QByteArray("\xef\xbb\xbf") : QByteArray();
    for (const QStringList& row : rows) {
        for (qsizetype i = 0; i < row.size(); ++i) {
            if (i > 0)
                bytes += form.separator;
            appendCell(withGuard(row[i].toStdString(), form.isReadBack), bytes);
        }
        // A row of one empty cell would be a blank line, which is no row.
        bytes += row.size() == 1 && row.front().isEmpty() ? "\"\"\r\n" : "\r\n";
    }
    return bytes;
}

}  // namespace hitspread::formats
