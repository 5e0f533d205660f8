#pragma once

#include "reports/combatsheet.h"
#include "reports/paper/typeset.h"
#include "support/sheetsubject.h"

#include <QtTest>

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

/// What the row of addSheetCases() in force asks for.
inline paper::Printout fetchedSheet()
{
    const auto name = *static_cast<QString*>(QTest::qData("name", qMetaTypeId<QString>()));
    const auto letter = *static_cast<bool*>(QTest::qData("letter", qMetaTypeId<bool>()));
    const auto landscape = *static_cast<bool*>(QTest::qData("landscape", qMetaTypeId<bool>()));
    return printedSheet(name, letter ? paper::PaperSize::Letter : paper::PaperSize::A4, landscape);
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

/// Everybody on every paper.
inline void addSheetCases()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("letter");
    QTest::addColumn<bool>("landscape");
    for (const char* name : {"plain", "library", "overfilled", "blank"}) {
        QTest::addRow("%s, A4", name) << QString::fromLatin1(name) << false << false;
        QTest::addRow("%s, Letter", name) << QString::fromLatin1(name) << true << false;
        QTest::addRow("%s, A4 landscape", name) << QString::fromLatin1(name) << false << true;
        QTest::addRow("%s, Letter landscape", name) << QString::fromLatin1(name) << true << true;
    }
}

}  // namespace hitspread::support
