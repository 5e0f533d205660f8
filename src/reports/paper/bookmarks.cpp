#include "reports/paper/bookmarks.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <map>
#include <optional>

namespace hitspread::paper {

namespace {

QByteArray number(qsizetype value)
{
    return QByteArray::number(static_cast<qlonglong>(value));
}

/// A text as PDF wants it where any letter may occur: UTF-16, in hexadecimal.
QByteArray spelled(const QString& text)
{
    QByteArray hex = "<FEFF";
    for (const QChar unit : text)
        hex += QByteArray::number(unit.unicode(), 16).toUpper().rightJustified(4, '0');
    return hex + '>';
}

/// What has to be known of a file to add to it.
struct Structure {
    int size = 0;
    int info = 0;
    int root = 0;
    int pages = 0;
    qlonglong table = 0;
    std::vector<int> kids;
};

std::optional<int> numberIn(const QByteArray& text, const char* pattern)
{
    const QRegularExpressionMatch found = QRegularExpression(QLatin1String(pattern)).match(QString::fromLatin1(text));
    return found.hasMatch() ? std::optional(found.captured(1).toInt()) : std::nullopt;
}

QByteArray objectIn(const QByteArray& pdf, int id)
{
    const QByteArray head = '\n' + number(id) + " 0 obj\n";
    const qsizetype from = pdf.indexOf(head);
    return from < 0 ? QByteArray() : pdf.mid(from + head.size(), pdf.indexOf("endobj", from) - from - head.size());
}

std::optional<Structure> structureOf(const QByteArray& pdf)
{
    const QByteArray end = pdf.mid(std::max<qsizetype>(0, pdf.lastIndexOf("trailer")));
    const auto size = numberIn(end, "/Size (\\d+)");
    const auto info = numberIn(end, "/Info (\\d+) 0 R");
    const auto root = numberIn(end, "/Root (\\d+) 0 R");
    const auto table = numberIn(end, "startxref\\s+(\\d+)");
    if (!size || !info || !root || !table)
        return std::nullopt;
    const auto pages = numberIn(objectIn(pdf, *root), "/Pages (\\d+) 0 R");
    if (!pages)
        return std::nullopt;
    Structure structure{*size, *info, *root, *pages, *table, {}};
    const QString list = QString::fromLatin1(objectIn(pdf, *pages));
    const QString kids = list.section(u'[', 1, 1).section(u']', 0, 0);
    static const QRegularExpression kKid(QStringLiteral("(\\d+) 0 R"));
    for (auto match = kKid.globalMatch(kids); match.hasNext();)
        structure.kids.push_back(match.next().captured(1).toInt());
    return structure;
}

/// Collects objects behind the end of a file, and the table of where they are.
class Addition {
public:
    explicit Addition(const QByteArray& pdf) : m_pdf(pdf) {}

    void add(int id, const QByteArray& content)
    {
        m_places[id] = m_pdf.size();
        m_pdf += number(id) + " 0 obj\n" + content + "\nendobj\n";
    }

    [[nodiscard]] QByteArray finished(const Structure& before, int size)
    {
        const qsizetype table = m_pdf.size();
        m_pdf += "xref\n";
        for (const auto& [id, place] : m_places)
            m_pdf += number(id) + " 1\n" + number(place).rightJustified(10, '0') + " 00000 n \n";
        m_pdf += "trailer\n<<\n/Size " + number(size) + "\n/Info " + number(before.info) + " 0 R\n/Root "
            + number(before.root) + " 0 R\n/Prev " + number(before.table) + "\n>>\nstartxref\n" + number(table)
            + "\n%%EOF\n";
        return m_pdf;
    }

private:
    QByteArray m_pdf;
    std::map<int, qsizetype> m_places;
};

}  // namespace

QByteArray withBookmarks(const QByteArray& pdf, const std::vector<Bookmark>& bookmarks)
{
    if (bookmarks.empty())
        return pdf;
    const auto before = structureOf(pdf);
    const auto missing = [&](const Bookmark& mark) { return mark.page >= before->kids.size(); };
    if (!before || std::ranges::any_of(bookmarks, missing))
        return pdf;
    const int outlines = before->size;
    const int first = outlines + 1;
    const int last = outlines + static_cast<int>(bookmarks.size());
    Addition addition(pdf);
    addition.add(before->root,
                 "<<\n/Type /Catalog\n/Pages " + number(before->pages) + " 0 R\n/Outlines " + number(outlines)
                     + " 0 R\n/PageMode /UseOutlines\n>>");
    addition.add(outlines,
                 "<<\n/Type /Outlines\n/First " + number(first) + " 0 R\n/Last " + number(last) + " 0 R\n/Count "
                     + number(static_cast<qsizetype>(bookmarks.size())) + "\n>>");
    for (int id = first; id <= last; ++id) {
        const Bookmark& mark = bookmarks[static_cast<std::size_t>(id - first)];
        QByteArray item = "<<\n/Title " + spelled(mark.title) + "\n/Parent " + number(outlines) + " 0 R\n/Dest ["
            + number(before->kids[mark.page]) + " 0 R /Fit]\n";
        if (id > first)
            item += "/Prev " + number(id - 1) + " 0 R\n";
        if (id < last)
            item += "/Next " + number(id + 1) + " 0 R\n";
        addition.add(id, item + ">>");
    }
    return addition.finished(*before, last + 1);
}

}  // namespace hitspread::paper
