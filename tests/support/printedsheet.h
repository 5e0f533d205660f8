#pragma once

#include "reports/combatsheet.h"
#include "reports/paper/leaders.h"
#include "reports/paper/typeset.h"
#include "support/sheetsubject.h"

#include <QFontMetricsF>
#include <QtTest>

#include <algorithm>

namespace hitspread::support {

inline SheetOptions optionsFor(paper::PaperSize size, bool blank = false)
{
    SheetOptions result;
    result.setup.size = size;
    result.blank = blank;
    result.date = QDate(2026, 11, 21);
    return result;
}

/// Somebody plain, as he stands in the library, or with more than one page holds.
inline SheetBuilder sheetBuilderNamed(const QString& name)
{
    if (name == u"overfilled")
        return overfilled();
    SheetBuilder builder;
    if (name == u"library")
        builder.condition = {};
    return builder;
}

inline paper::Printout printedSheet(const QString& name, paper::PaperSize size, bool landscape = false)
{
    SheetSubject subject = sheetBuilderNamed(name).subject();
    if (name == u"library")
        subject.encounter.reset();
    SheetOptions options = optionsFor(size, name == u"blank");
    options.setup.landscape = landscape;
    return combatSheet({subject}, options);
}

/// Whose sheet the row of addSheetCases() in force asks for, and on which paper.
inline QString fetchedName()
{
    return *static_cast<QString*>(QTest::qData("name", qMetaTypeId<QString>()));
}
inline SheetOptions fetchedOptions()
{
    const auto letter = *static_cast<bool*>(QTest::qData("letter", qMetaTypeId<bool>()));
    SheetOptions options = optionsFor(letter ? paper::PaperSize::Letter : paper::PaperSize::A4,
                                      fetchedName() == u"blank");
    options.setup.landscape = *static_cast<bool*>(QTest::qData("landscape", qMetaTypeId<bool>()));
    return options;
}
inline paper::Printout fetchedSheet()
{
    const SheetOptions options = fetchedOptions();
    return printedSheet(fetchedName(), options.setup.size, options.setup.landscape);
}

/// Everything of one kind on a page.
template <typename Kind>
std::vector<Kind> itemsOf(const paper::Page& page)
{
    std::vector<Kind> result;
    for (const paper::Item& item : page.items) {
        if (const auto* one = std::get_if<Kind>(&item))
            result.push_back(*one);
    }
    return result;
}

/// Every line in the order they are set: a label stands before its value.
inline QString linesOf(const paper::Printout& printout)
{
    QStringList all;
    for (const paper::Page& page : printout.pages) {
        for (const paper::Text& text : itemsOf<paper::Text>(page))
            all << text.text;
    }
    return all.join(u'\n');
}

/// Whether something is said, though it may be wrapped.
inline bool isSaid(const QString& lines, const QString& words)
{
    return lines.contains(words) || QString(lines).replace(u'\n', u' ').contains(words);
}

/// How many boxes of all pages bear a mark.
inline qsizetype markedIn(const paper::Printout& printout, paper::PencilMark mark)
{
    qsizetype count = 0;
    for (const paper::Page& page : printout.pages) {
        const std::vector<paper::Box> boxes = itemsOf<paper::Box>(page);
        count += std::ranges::count(boxes, mark, &paper::Box::mark);
    }
    return count;
}

/// The ink of a text, as far as its line and its letters reach.
inline QRectF inkOf(const paper::Text& text)
{
    const QFontMetricsF metrics(paper::fontOf(text.style));
    const qreal width = paper::widthOf(text.text, text.style);
    const qreal height = metrics.tightBoundingRect(text.text).height() / paper::kUnitsPerMillimetre;
    qreal left = text.frame.left();
    if (text.alignment & Qt::AlignRight)
        left = text.frame.right() - width;
    else if (text.alignment & Qt::AlignHCenter)
        left = text.frame.center().x() - width / 2.0;
    return {left, text.frame.center().y() - height / 2.0, width, height};
}

inline QByteArray spelled(const QRectF& rect, const QString& text)
{
    return QStringLiteral("\"%1\" at %2, %3, %4 x %5")
        .arg(text, QString::number(rect.x()), QString::number(rect.y()), QString::number(rect.width()),
             QString::number(rect.height()))
        .toUtf8();
}

/// The first text that leaves its frame, or thing that leaves the content of its paper; empty: none does.
inline QByteArray frameFault(const paper::Printout& printout)
{
    const QSizeF paper = paper::sizeOf(printout.setup);
    const QRectF inside(paper::leftOf(printout.setup) - 0.5, 8.0, paper::contentWidthOf(printout.setup) + 1.0,
                        paper.height() - 16.0);
    if (printout.pages.empty())
        return "no page";
    for (const paper::Page& page : printout.pages) {
        const std::vector<paper::Text> texts = itemsOf<paper::Text>(page);
        if (texts.empty())
            return "a page without words";
        for (const paper::Text& text : texts) {
            constexpr double kLeastPoints = 6.5;
            if (!text.frame.adjusted(-0.05, -0.05, 0.05, 0.05).contains(inkOf(text)) || !inside.contains(text.frame)
                || text.style.points < kLeastPoints)
                return spelled(text.frame, text.text);
        }
        for (const paper::Box& box : itemsOf<paper::Box>(page)) {
            if (!inside.contains(box.place))
                return spelled(box.place, {});
        }
    }
    return {};
}

/// The first two things that lie on each other; empty: none do. What stands in a box does not count.
inline QByteArray overlapFault(const paper::Printout& printout)
{
    for (const paper::Page& page : printout.pages) {
        const std::vector<paper::Text> texts = itemsOf<paper::Text>(page);
        const std::vector<paper::Box> boxes = itemsOf<paper::Box>(page);
        if (texts.size() < 2)
            return "a page without words";
        std::vector<QRectF> inks;  // measured once: each is compared with every other
        inks.reserve(texts.size());
        for (const paper::Text& text : texts)
            inks.push_back(inkOf(text));
        for (std::size_t i = 0; i < texts.size(); ++i) {
            for (std::size_t j = i + 1; j < texts.size(); ++j) {
                if (inks[i].intersects(inks[j]))
                    return spelled(inks[i], texts[i].text) + spelled(inks[j], texts[j].text);
            }
            for (const paper::Box& box : boxes) {
                if (inks[i].intersects(box.place) && !box.place.contains(inks[i]))
                    return spelled(inks[i], texts[i].text) + spelled(box.place, {});
            }
        }
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            for (std::size_t j = i + 1; j < boxes.size(); ++j) {
                if (boxes[i].place.intersects(boxes[j].place))
                    return spelled(boxes[i].place, {});
            }
        }
    }
    return {};
}

/// The first line from a body to its labels that crosses another, words beside the body, or letters on it; empty: none does.
inline QByteArray leaderFault(const paper::Printout& printout)
{
    std::size_t looked = 0;
    for (const paper::Page& page : printout.pages) {
        const std::vector<paper::Leader> leaders = itemsOf<paper::Leader>(page);
        std::vector<QRectF> kept;
        for (const paper::Text& text : itemsOf<paper::Text>(page))
            kept.push_back(inkOf(text));
        for (const paper::Body& body : itemsOf<paper::Body>(page)) {
            const qreal side = body.geometry.side();
            for (qsizetype i = 0; i < body.picture.locationLetters.size(); ++i) {
                if (const BodyCell* cell = body.geometry.letterCell(*body.picture.plan, static_cast<int>(i)))
                    kept.emplace_back(body.geometry.centre(cell->hex) - QPointF(0.5, 0.4) * side,
                                      QSizeF(1.0, 0.8) * side);
            }
        }
        for (std::size_t i = 0; i < leaders.size(); ++i, ++looked) {
            for (std::size_t j = i + 1; j < leaders.size(); ++j) {
                if (paper::cross(leaders[i].line, leaders[j].line))
                    return "lines " + QByteArray::number(qulonglong(i)) + " and " + QByteArray::number(qulonglong(j));
            }
            for (const QRectF& words : kept) {
                if (paper::cross(leaders[i].line, QPolygonF(words)) || words.contains(leaders[i].line.first()))
                    return "line " + QByteArray::number(qulonglong(i)) + spelled(words, {});
            }
        }
    }
    return looked > 0 ? QByteArray() : QByteArray("no lines");
}

/// Everybody on every paper.
inline void addSheetCases(std::initializer_list<const char*> names = {"plain", "library", "overfilled", "blank"})
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("letter");
    QTest::addColumn<bool>("landscape");
    for (const char* name : names) {
        QTest::addRow("%s, A4", name) << QString::fromLatin1(name) << false << false;
        QTest::addRow("%s, Letter", name) << QString::fromLatin1(name) << true << false;
        QTest::addRow("%s, A4 landscape", name) << QString::fromLatin1(name) << false << true;
        QTest::addRow("%s, Letter landscape", name) << QString::fromLatin1(name) << true << true;
    }
}

}  // namespace hitspread::support
