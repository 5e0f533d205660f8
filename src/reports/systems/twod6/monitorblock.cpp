#include "reports/paper/papersetup.h"
#include "reports/paper/typeset.h"
#include "reports/sheetblocks.h"
#include "reports/systems/twod6/combatblocks.h"
#include "rules/systems/twod6/monitor.h"
#include "rules/systems/twod6/recovery.h"
#include "text/joined.h"
#include "text/labels.h"
#include "text/systems/twod6/combatantwords.h"

#include <algorithm>
#include <array>

namespace hitspread::twod6::sheet {

namespace {

using paper::BoxGrid;
using paper::Canvas;
using paper::PencilMark;
using paper::Style;
using paper::Track;

constexpr Style kLineName{8.0, true};
constexpr Style kLineWords{7.0};
constexpr Style kColumnNumber{6.5, false, Token::Muted};
constexpr BoxGrid kMonitorBoxes{3.5, 3.75, 2, 0.22};
constexpr BoxGrid kClockBoxes{2.6, 3.0, kRoundsPerMinute, 0.2};
constexpr qreal kColumnPitch = 8.4;  ///< of the two boxes of a point of BLD
constexpr qreal kColumnHead = 3.0;
constexpr qreal kMonitorLine = 4.6;
constexpr qreal kLineNameWidth = 18.0;
constexpr qreal kLineLabel = 40.5;
constexpr qreal kClocksLeft = 144.0;
constexpr qreal kMonitorGap = 2.4;

/// "Fair", "WF 2 · save 5+": a line, what it counts as and asks for (TD-96, TD-100, TD-102).
void layLineLabel(Canvas& canvas, const SheetFacts& facts, Line line, QPointF at)
{
    const qreal height = kMonitorLine - 0.6;
    canvas.text(QRectF(at, QSizeF(kLineNameWidth, height)), text::capitalized(lineWords(line)), kLineName);
    const QString words = text::joined({woundFactorWords(static_cast<std::int32_t>(line) + 1),
                                        SheetText::tr("save %1+").arg(saveOf(facts.switches, line))});
    canvas.text(QRectF(at.x() + kLineNameWidth, at.y(), kLineLabel - kLineNameWidth - 1.0, height), words, kLineWords);
}

/// Three lines of two boxes for each point of BLD, crosses for Lethal before strokes for Bruise (TD-92 to TD-99).
qreal layLines(Canvas& canvas, const SheetFacts& facts, QPointF at)
{
    const std::int32_t bld = facts.isBlank ? kMostBuild : facts.character.bld;
    const Track track{boxesOf(bld), facts.condition.lethal, facts.condition.filled, true};
    for (std::int32_t column = 0; column < bld; ++column)
        canvas.text(QRectF(at.x() + kLineLabel + column * kColumnPitch, at.y(),
                           kMonitorBoxes.pitch + kMonitorBoxes.size, kColumnHead),
                    text::number(column + 1), kColumnNumber, Qt::AlignHCenter);
    qreal y = at.y() + kColumnHead + 0.2;
    for (int line = 0; line < static_cast<int>(kMonitorLines); ++line, y += kMonitorLine) {
        layLineLabel(canvas, facts, static_cast<Line>(line), {at.x(), y});
        for (std::int32_t column = 0; column < bld; ++column) {
            const int first = line * boxesPerLine(bld) + 2 * column;
            static_cast<void>(
                canvas.boxes({at.x() + kLineLabel + column * kColumnPitch, y + 0.3}, kMonitorBoxes, track, first, 2));
        }
    }
    return y;
}

/// What else is marked: rounds to the next Build save, senses, stabilised (TD-97, TD-109, TD-113, TD-D63).
void layClocks(Canvas& canvas, const SheetFacts& facts, QPointF at)
{
    const Condition& now = facts.condition;
    struct Clock {
        QString name;
        int boxes;
        int crossed;
    };
    const int gone = now.saveIn == kNoEntry ? 0 : std::clamp(kRoundsPerMinute - now.saveIn, 0, kRoundsPerMinute);
    const std::array clocks{Clock{SheetText::tr("Rounds to the save"), kRoundsPerMinute, gone},
                            Clock{text::capitalized(unconsciousWords()), 1, now.unconscious && !now.dead ? 1 : 0},
                            Clock{text::capitalized(stabilisedWords()), 1, now.stabilised ? 1 : 0},
                            Clock{text::capitalized(deadWords()), 1, now.dead ? 1 : 0}};
    const qreal right = at.x() + paper::kContentWidth;
    qreal y = at.y();
    for (const Clock& clock : clocks) {
        const qreal boxes = clock.boxes * kClockBoxes.pitch;
        const QRectF room(at.x() + kClocksLeft, y, right - boxes - at.x() - kClocksLeft - 1.0, kMonitorLine - 0.6);
        canvas.text(room, paper::elided(clock.name, kLineWords, room.width()), kLineWords);
        static_cast<void>(
            canvas.boxes({right - boxes, y + 0.6}, kClockBoxes, {clock.boxes, clock.crossed, 0, true}, 0, clock.boxes));
        y += kMonitorLine - 0.4;
    }
}

/// Points by hour and week (TD-116 to TD-119).
QString healingWords(const text::SheetFigures& figures)
{
    const auto points = [&figures](std::string_view id) {
        const QString value = figures.value(id);
        return value.isEmpty() ? QStringLiteral("____") : value;
    };
    const QString weeks = figures.value("weeks");
    return text::joined(
        {SheetText::tr("%1 Bruise an hour of rest").arg(points("hour")),
         SheetText::tr("%1 Lethal an active week, %2 a week of rest").arg(points("weekActive"), points("weekResting")),
         weeks.isEmpty() ? QString() : SheetText::tr("weeks to recover: %1").arg(weeks)});
}

/// When which roll is due, and against what (TD-101, TD-102, TD-109 to TD-115).
std::vector<SheetTerm> rollTerms(const SheetFacts& facts)
{
    const Switches& house = facts.switches;
    const QString base = facts.isBlank
        ? SheetText::tr("%1 − %2 × BLD").arg(text::number(house.saveBase), text::number(house.saveFactor))
        : text::number(buildSave(facts.character, house));
    return {
        {SheetText::tr("Consciousness roll"),
         SheetText::tr("after each Lethal damage, after Bruise at the head alone; by the first line with a free box")},
        {SheetText::tr("Build save"),
         SheetText::tr("%1 + WF each minute while Lethal is not stabilised; failed: unconscious, and Lethal by as "
                       "much as it failed")
             .arg(base)},
        {SheetText::tr("Waking"), SheetText::tr("a Consciousness roll each WF minutes")},
        {SheetText::tr("Stabilising"), SheetText::tr("Medtech + WF, after %1 rounds").arg(treatmentRounds(house))},
        {facts.figures.group("healing")->title.made({}), healingWords(facts.figures)}};
}

/// What the monitor asks for now; empty: nothing.
QString monitorNowWords(const SheetFacts& facts)
{
    if (facts.isBlank || facts.condition.filled == 0)
        return {};
    const Character& who = facts.character;
    const Condition& now = facts.condition;
    return text::joined({monitorWords(who, now), now.dead ? QString() : consciousnessWords(who, now, facts.switches),
                         saveDueWords(who, now, facts.switches), wakeDueWords(who, now, facts.switches)},
                        u"  ·  ");
}

}  // namespace

qreal layMonitor(Canvas& canvas, const SheetFacts& facts, QPointF at)
{
    canvas.heading(at, paper::kContentWidth, monitorName(),
                   SheetText::tr("/ Bruise, X Lethal; a full line goes on in the next; all Lethal: dead"));
    const QPointF top(at.x(), at.y() + paper::kHeadingHeight - 1.0);
    layClocks(canvas, facts, top + QPointF(0.0, 0.4));
    qreal y = layLines(canvas, facts, top) + 0.8;
    std::vector<SheetTerm> terms = rollTerms(facts);
    if (const QString now = monitorNowWords(facts); !now.isEmpty())
        terms.insert(terms.begin(), {SheetText::tr("Now:", "what a monitor asks for"), now});
    y = layTerms(canvas, terms, {at.x(), y}, paper::kContentWidth);
    return y + kMonitorGap;
}

}  // namespace hitspread::twod6::sheet
