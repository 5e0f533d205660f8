#pragma once

#include "reports/combatsheet.h"
#include "support/printedsheet.h"

#include <QtTest>

/// What every combat sheet is held to, whatever its system: the test class of one says whose sheets, and which words stand in them.
class SheetTest : public QObject {
    Q_OBJECT

protected:
    [[nodiscard]] virtual hitspread::SheetSubject plain() const = 0;
    /// With more of everything than a page holds.
    [[nodiscard]] virtual hitspread::SheetSubject overfilled() const = 0;

    /// Whether the body has its words beside it.
    [[nodiscard]] virtual bool pointsAtLocations() const { return true; }
    /// That the plain one needs on Letter, which is lower than A4.
    [[nodiscard]] virtual std::size_t pagesOnShortPaper() const { return 1; }

    [[nodiscard]] static hitspread::paper::Printout printed(const hitspread::SheetSubject& subject, bool blank = false)
    {
        return combatSheet({subject}, hitspread::support::optionsFor(hitspread::paper::PaperSize::A4, blank));
    }

private Q_SLOTS:
    void textsStayInTheirFrames_data() { hitspread::support::addSheetCases(); }
    void textsStayInTheirFrames() { hold(hitspread::support::frameFault); }
    void nothingLiesOnAnother_data() { hitspread::support::addSheetCases(); }
    void nothingLiesOnAnother() { hold(hitspread::support::overlapFault); }
    void linesToLabelsCrossNothing_data() { hitspread::support::addSheetCases(); }
    void linesToLabelsCrossNothing()
    {
        if (pointsAtLocations())
            hold(hitspread::support::leaderFault);
        else
            QCOMPARE(hitspread::support::leaderFault(fetched()), QByteArray("no lines"));
    }
    /// Of the words in its rows.
    void numbersAreThoseOfTheRules()
    {
        QFETCH(const QString, words);
        const QString all = hitspread::support::linesOf(printed(plain()));
        QVERIFY2(hitspread::support::isSaid(all, words), qPrintable(all));
    }
    void ordinaryOnesNeedOnePage_data() { hitspread::support::addSheetCases({"plain"}); }
    void ordinaryOnesNeedOnePage()
    {
        const hitspread::paper::Printout printout = fetched();
        const auto& setup = printout.setup;
        const bool isShort = setup.size == hitspread::paper::PaperSize::Letter && !setup.landscape;
        QVERIFY2(printout.pages.size() == (isShort ? pagesOnShortPaper() : 1U),
                 qPrintable(hitspread::support::linesOf(printout)));
    }

private:
    void hold(QByteArray (*faultOf)(const hitspread::paper::Printout&)) const
    {
        const QByteArray fault = faultOf(fetched());
        QVERIFY2(fault.isEmpty(), fault.constData());
    }
    /// What the row of addSheetCases() in force asks for.
    [[nodiscard]] hitspread::paper::Printout fetched() const
    {
        const QString name = hitspread::support::fetchedName();
        hitspread::SheetSubject subject = name == u"overfilled" ? overfilled() : plain();
        if (name == u"library")
            subject.encounter.reset();
        return combatSheet({subject}, hitspread::support::fetchedOptions());
    }
};
