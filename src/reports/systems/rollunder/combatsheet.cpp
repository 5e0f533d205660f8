#include "reports/combatsheet.h"

#include "reports/sheetblocks.h"
#include "reports/sheetframe.h"
#include "reports/systems/rollunder/combatblocks.h"

namespace hitspread::rollunder {

const CombatSheet& combatSheet();

namespace {

using namespace sheet;
using paper::Canvas;
using paper::Overflow;

constexpr qreal kBodyBottom = 145.0;
constexpr qreal kPlacesBegin = 146.4;
constexpr qreal kBesideGap = 4.0;
constexpr qreal kLeastNotes = 14.0;
constexpr qreal kNotesGap = 2.0;

std::vector<paper::Page> pagesOf(const SheetSubject& subject, const SheetOptions& options)
{
    const SheetFacts facts(subject, options.blank);
    const SheetFrame frame(subject, options, frameWords(subject));
    return frame.pages([&](Canvas& canvas, Overflow& overflow) {
        const qreal left = frame.left();
        const qreal right = left + frame.width();
        const qreal bottom = frame.bottom() - 3.0;
        layStatColumn(canvas, overflow, facts, {left, SheetFrame::kTop}, kBodyBottom);
        layBody(canvas, overflow, facts, subject.plan, {left, 0.0});
        const qreal placesEnd = layPlaces(canvas, facts, {left, kPlacesBegin});
        const qreal healthEnd = layHealth(canvas, overflow, facts, {left, placesEnd});
        const bool isWide = options.setup.landscape;
        const qreal x = isWide ? left + paper::kContentWidth + kBesideGap : left;
        const qreal turnsEnd = layTurns(canvas, overflow, facts, {x, isWide ? SheetFrame::kTop : healthEnd}, right - x);
        const QStringList notes = notesOf(facts);
        const qreal kept = notesHeight(notes, facts.isBlank, right - x, kLeastNotes - kNotesGap) + kNotesGap;
        const qreal end = layWeapons(canvas, overflow, facts, {x, turnsEnd}, right - x, bottom - kept);
        layNotes(canvas, overflow, notes, facts.isBlank, QRectF(QPointF(x, end + kNotesGap), QPointF(right, bottom)));
    });
}

}  // namespace

const CombatSheet& combatSheet()
{
    static constexpr CombatSheet kSheet{"rollunder", pagesOf};
    return kSheet;
}

}  // namespace hitspread::rollunder
