#include "reports/paper/papersetup.h"
#include "reports/paper/typeset.h"
#include "reports/sheetblocks.h"
#include "reports/systems/rollunder/combatblocks.h"
#include "text/fields.h"
#include "text/joined.h"
#include "text/labels.h"
#include "text/systems/rollunder/combatantwords.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace hitspread::rollunder::sheet {

namespace {

using paper::BoxGrid;
using paper::Canvas;
using paper::Overflow;
using paper::Style;

constexpr Style kTurnWords{7.0};
constexpr Style kTurnBold{7.0, true};
constexpr Style kTurnQuiet{6.5, false, Token::Muted};
constexpr BoxGrid kTurnBoxes{2.4, 2.8, 12, 0.18};
constexpr qreal kTurnHead = 3.2;
constexpr qreal kTurnLine = 4.2;
constexpr qreal kTurnGap = 2.2;
constexpr qreal kTurnNumber = 8.0;
constexpr qreal kTurnNarrow = 150.0;
constexpr int kTurnLines = 3;
constexpr qsizetype kNowLines = 2;
constexpr std::size_t kRangesShown = 16;  ///< rows the rules print
constexpr qreal kRangeCell = 9.2;         ///< mm of one, at least
constexpr qreal kTermsGap = 0.6;

bool isNarrow(qreal width)
{
    return width < kTurnNarrow;
}

/// What is ticked of a turn.
struct Ticks {
    QString head;
    int boxes;
    qreal width;
    std::int32_t crossed;
};

std::array<Ticks, 6> ticksOf(const SheetFacts& facts)
{
    const Condition& now = facts.condition;
    return {{{SheetText::tr("Parries"), 3, 9.8, now.parries},
             {SheetText::tr("Block"), 1, 7.6, now.blocks},
             {SheetText::tr("Retreat"), 1, 9.0, now.retreats},
             {SheetText::tr("Aim"), 3, 9.6, now.aimTurns},
             {SheetText::tr("Evaluate"), 3, 11.6, now.evaluateTurns},
             {SheetText::tr("Shock"), 4, 11.8, now.shock}}};
}

/// How many are more than there are boxes, in words; empty: they have room.
QString moreTicks(const Ticks& ticks)
{
    return ticks.crossed > ticks.boxes
        ? SheetText::tr("%1 %2", "what is ticked, how often").arg(ticks.head, text::number(ticks.crossed))
        : QString();
}

/// What ties him to others (R3-61, R3-69).
QStringList tiesWords(const SheetFacts& facts)
{
    const Condition& now = facts.condition;
    QStringList all;
    if (now.aimTurns > 0)
        all << aimWords(now.aimTurns, facts.nameOf(now.aimAt));
    if (now.evaluateTurns > 0)
        all << evaluateWords(now.evaluateTurns, facts.nameOf(now.evaluateAt));
    if (now.retreats > 0)
        all << retreatedWords(facts.nameOf(now.retreatedFrom));
    for (const Feinted& feint : now.feints)
        all << SheetText::tr("%1, %2", "feint by whom, how long it counts")
                   .arg(feintByWords(facts.nameOf(feint.from)), feintWords(feint));
    if (now.waiting)
        all << waitWords(now.waitTrigger, facts.nameOf(now.waitFor));
    return all;
}

/// What he is, apart from HP.
QStringList statesWords(const Condition& now)
{
    QStringList all;
    for (const auto& [isSo, words] : {std::pair{now.dead, deadWords()},
                                      {now.unconscious && !now.dead, unconsciousWords()},
                                      {now.stunned, stunnedWords()},
                                      {now.offBalance, offBalanceWords()},
                                      {now.posture != Posture::Standing, postureWords(now.posture)},
                                      {now.acrobatic, acrobaticUsedWords()},
                                      {now.strikesLeft > 0, strikeLeftWords()}}) {
        if (isSo)
            all << words;
    }
    return all;
}

/// Everything on him that no box of the line tells.
QString nowWords(const SheetFacts& facts)
{
    const Condition& now = facts.condition;
    QStringList all = statesWords(now);
    if (facts.figures.find("reeling"))
        all << hpStateWords(HpState::Third);
    all << tiesWords(facts);
    if (now.lost > 0)
        all << SheetText::tr("%1 HP lost since his turn began").arg(now.lost);
    for (const Ticks& ticks : ticksOf(facts))
        all << moreTicks(ticks);
    return text::joined(all, u"  ·  ");
}

/// One turn, its ticks at the right; where both have no room in one line, below its maneuver. `isNow`: the one that runs.
void layTurn(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, const QRectF& line, int number, bool isNow)
{
    const std::array<Ticks, 6> all = ticksOf(facts);
    qreal x = line.right();
    for (auto ticks = all.rbegin(); ticks != all.rend(); ++ticks) {
        x -= ticks->width;
        const int crossed = isNow ? std::min<int>(ticks->crossed, ticks->boxes) : 0;
        static_cast<void>(canvas.boxes({x, line.bottom() - kTurnLine + 1.1}, kTurnBoxes,
                                       {ticks->boxes, crossed, 0, true}, 0, ticks->boxes));
    }
    const qreal right = isNarrow(line.width()) ? line.right() : x - 1.6;
    const QRectF room(line.left(), line.top(), right - line.left(), kTurnLine - 0.3);
    canvas.rule(room.bottomLeft(), room.bottomRight(), 0.12, Token::Line);
    if (number > 0)
        canvas.text(QRectF(room.topLeft(), QSizeF(kTurnNumber, room.height())), text::number(number), kTurnBold);
    if (isNow && facts.condition.doing != Doing::Nothing)
        canvas.fitted(room.adjusted(kTurnNumber, 0.0, 0.0, 0.0), doingWords(facts.condition), kTurnWords, overflow,
                      SheetText::tr("Turns"));
}

qreal layTurnTable(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at, qreal width)
{
    qreal x = at.x() + width;
    const std::array<Ticks, 6> all = ticksOf(facts);
    for (auto ticks = all.rbegin(); ticks != all.rend(); ++ticks) {
        x -= ticks->width;
        const qreal room = ticks->width - 0.4;
        canvas.text(QRectF(x, at.y(), room, kTurnHead), paper::elided(ticks->head, kTurnQuiet, room), kTurnQuiet);
    }
    if (!isNarrow(width))
        canvas.text(QRectF(at.x() + kTurnNumber, at.y(), x - at.x() - kTurnNumber, kTurnHead),
                    SheetText::tr("Maneuver"), kTurnQuiet);
    qreal y = at.y() + kTurnHead;
    const qreal height = isNarrow(width) ? 2.0 * kTurnLine : kTurnLine;
    for (int i = 0; i < kTurnLines; ++i, y += height)
        layTurn(canvas, overflow, facts, QRectF(at.x(), y, width, height - 0.3), facts.turn ? *facts.turn + i : 0,
                i == 0 && !facts.isBlank);
    return y;
}

/// What is on him now, on lines of its own; what they do not hold is told in full.
qreal layNow(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at, qreal width)
{
    const QString title = SheetText::tr("Now:", "what is on somebody");
    const qreal titleWidth = paper::widthOf(title, kTurnBold) + 1.5;
    const qreal leading = paper::leadingOf(kTurnWords);
    const QString words = facts.isBlank ? QString() : nowWords(facts);
    const QStringList lines = paper::wrapped(words, kTurnWords, width - titleWidth);
    const auto count = static_cast<qreal>(std::clamp<qsizetype>(lines.size(), 1, kNowLines));
    canvas.text(QRectF(at.x(), at.y(), titleWidth, leading), title, kTurnBold);
    const QRectF room(at.x() + titleWidth, at.y(), width - titleWidth, count * leading + 0.1);
    if (!canvas.lines(room, lines, kTurnWords).isEmpty())
        overflow.tell(SheetText::tr("Now"), words);
    canvas.rule({room.left(), room.bottom() + 0.2}, {room.right(), room.bottom() + 0.2}, 0.12, Token::Line);
    return room.bottom() + 1.0;
}

/// "Step": "Aim, Evaluate, Attack", "Half of Move, no defence": "All-Out Attack" (R3-69).
std::vector<SheetTerm> maneuverTerms(const SheetFacts& facts)
{
    std::vector<std::pair<QString, QStringList>> alike;
    for (std::size_t i = 0; i < kManeuverCount; ++i) {
        const auto maneuver = static_cast<Maneuver>(i);
        const Open open = openIn(facts.switches, maneuver);
        QStringList leaves{text::capitalized(distanceWords(distanceIn(facts.switches, maneuver)))};
        if (open != Open::All)
            leaves << openWords(open);
        const QString words = leaves.join(u", "_qs);
        auto found = std::ranges::find(alike, words, &std::pair<QString, QStringList>::first);
        if (found == alike.end())
            found = alike.insert(alike.end(), {words, {}});
        found->second << maneuverName(maneuver);
    }
    std::vector<SheetTerm> all;
    all.reserve(alike.size());
    for (const auto& [leaves, maneuvers] : alike)
        all.push_back({leaves, maneuvers.join(u", "_qs)});
    return all;
}

/// "Kneeling": "Move × ⅓, defence −2" (R3-70, R3-D35).
std::vector<SheetTerm> postureTerms(const SheetFacts& facts)
{
    const FieldDeclaration& field = *switchesRecord.find("postures");
    std::vector<SheetTerm> all;
    for (std::size_t i = 1; i < kPostures.size(); ++i) {
        const auto posture = static_cast<Posture>(i);
        const QString moves = text::cellName(facts.names, field, posturecolumn::kMovement,
                                             rowFor(facts.switches.postures, posture).cells[posturecolumn::kMovement]);
        const std::int32_t penalty = defencePenalty(facts.switches, posture);
        QStringList does{SheetText::tr("Move %1", "the share a posture leaves").arg(text::inSentence(moves))};
        if (penalty != 0)
            does << onDefencesWords(penalty);
        all.push_back({text::capitalized(postureWords(posture)), does.join(u", "_qs)});
    }
    return all;
}

/// "< 2" above "0", "< 3" above "−1": distance and speed together (R3-63, R3-D31). Returns where they end.
qreal layRanges(Canvas& canvas, const SheetFacts& facts, QPointF at, qreal width)
{
    const qreal leading = paper::leadingOf(kTurnWords);
    const QString title = SheetText::tr("Distance + speed in yards");
    canvas.text(QRectF(at, QSizeF(width, leading)), title, kTurnBold);
    // In a narrow column they stand below it.
    const qreal beside = isNarrow(width) ? 0.0 : paper::widthOf(title, kTurnBold) + 3.0;
    const auto across = static_cast<std::size_t>((width - beside) / kRangeCell);
    const qreal cell = (width - beside) / static_cast<qreal>(across);
    qreal y = at.y() + (isNarrow(width) ? leading : 0.0);
    const bool isStrict = facts.switches.bounds == Bounds::Strict;
    const auto& rows = facts.switches.ranges.rows;
    const std::size_t count = std::min(rows.size(), kRangesShown);
    for (std::size_t i = 0; i < count; ++i) {
        const std::int32_t bound = rows[i].upTo + 1;
        QString yards = QString::number(bound / kTenths);
        if (bound % kTenths != 0)
            yards = SheetText::tr("%1.%2", "a decimal number").arg(yards, QString::number(bound % kTenths));
        const QRectF place(at.x() + beside + static_cast<qreal>(i % across) * cell, y, cell, leading);
        canvas.text(place, u"%1 %2"_qs.arg(isStrict ? u"<"_qs : u"≤"_qs, yards), kTurnWords);
        canvas.text(place.translated(0.0, leading),
                    rows[i].cells[0] == 0 ? text::number(0) : text::signedNumber(rows[i].cells[0]), kTurnBold);
        if ((i + 1) % across == 0 || i + 1 == count)
            y += 2.0 * leading + 0.3;
    }
    return y;
}

bool shoots(const SheetFacts& facts)
{
    return facts.isBlank || !std::ranges::all_of(facts.weapons, isMelee);
}

}  // namespace

qreal layTurns(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at, qreal width)
{
    canvas.heading(at, width, SheetText::tr("Turns"), SheetText::tr("from own turn to own turn"));
    qreal y = layTurnTable(canvas, overflow, facts, {at.x(), at.y() + paper::kHeadingHeight - 0.8}, width);
    y = layNow(canvas, overflow, facts, {at.x(), y + 0.6}, width);
    y = layTerms(canvas, maneuverTerms(facts), {at.x(), y}, width) + kTermsGap;
    y = layTerms(canvas, postureTerms(facts), {at.x(), y}, width) + kTermsGap;
    if (shoots(facts))
        y = layRanges(canvas, facts, {at.x(), y}, width);
    return y + kTurnGap;
}

}  // namespace hitspread::rollunder::sheet
