#include "reports/paper/papersetup.h"
#include "reports/paper/typeset.h"
#include "reports/sheetblocks.h"
#include "reports/sheetturns.h"
#include "reports/systems/rollunder/combatblocks.h"
#include "text/fields.h"
#include "text/joined.h"
#include "text/labels.h"
#include "text/systems/rollunder/combatantwords.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace hitspread::rollunder::sheet {

namespace {

using paper::Canvas;
using paper::Overflow;
using paper::Style;

constexpr Style kTurnWords{7.0};
constexpr Style kTurnBold{7.0, true};
constexpr qreal kTurnGap = 2.2;
constexpr std::size_t kRangesShown = 16;  ///< rows the rules print
constexpr qreal kRangeCell = 9.2;         ///< mm of one, at least
constexpr qreal kTermsGap = 0.6;

std::vector<SheetTick> ticksOf(const SheetFacts& facts)
{
    const Condition& now = facts.condition;
    std::vector<SheetTick> all;
    // Their context stands with the words: lupdate takes that of the first calls in this file for another one.
    const auto add = [&all](const char* head, int boxes, qreal width, int crossed) {
        all.push_back({SheetText::tr(head), boxes, width, crossed});
    };
    add(QT_TRANSLATE_NOOP("rollunderSheet", "Parries"), 3, 9.8, now.parries);
    add(QT_TRANSLATE_NOOP("rollunderSheet", "Block"), 1, 7.6, now.blocks);
    add(QT_TRANSLATE_NOOP("rollunderSheet", "Retreat"), 1, 9.0, now.retreats);
    add(QT_TRANSLATE_NOOP("rollunderSheet", "Aim"), 3, 9.6, now.aimTurns);
    add(QT_TRANSLATE_NOOP("rollunderSheet", "Evaluate"), 3, 11.6, now.evaluateTurns);
    add(QT_TRANSLATE_NOOP("rollunderSheet", "Shock"), 4, 11.8, now.shock);
    return all;
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
    all << moreTicks(ticksOf(facts));
    return text::joined(all, u"  ·  ");
}

/// "Step": "Aim, Evaluate, Attack", "Half of Move, no defence": "All-Out Attack" (R3-69).
std::vector<SheetTerm> maneuverTerms(const SheetFacts& facts)
{
    std::vector<SheetTerm> each;
    for (std::size_t i = 0; i < kManeuverCount; ++i) {
        const auto maneuver = static_cast<Maneuver>(i);
        const Open open = openIn(facts.switches, maneuver);
        QStringList leaves{text::capitalized(distanceWords(distanceIn(facts.switches, maneuver)))};
        if (open != Open::All)
            leaves << openWords(open);
        each.push_back({maneuverName(maneuver), leaves.join(u", "_qs)});
    }
    std::vector<SheetTerm> all = alikeTogether(each);
    for (SheetTerm& term : all)
        std::swap(term.head, term.words);
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
    const qreal beside = isNarrowBlock(width) ? 0.0 : paper::widthOf(title, kTurnBold) + 3.0;
    const auto across = static_cast<std::size_t>((width - beside) / kRangeCell);
    const qreal cell = (width - beside) / static_cast<qreal>(across);
    qreal y = at.y() + (isNarrowBlock(width) ? leading : 0.0);
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
    const bool isDoing = facts.condition.doing != Doing::Nothing;
    const SheetTurns turns{.section = SheetText::tr("Turns"),
                           .done = SheetText::tr("Maneuver"),
                           .number = facts.turn,
                           .now = isDoing ? doingWords(facts.condition) : QString(),
                           .ticks = ticksOf(facts),
                           .isBlank = facts.isBlank};
    qreal y = layTurnLines(canvas, overflow, turns, {at.x(), at.y() + paper::kHeadingHeight - 0.8}, width);
    y = layNow(canvas, overflow, facts.isBlank ? QString() : nowWords(facts), {at.x(), y + 0.6}, width);
    y = layTerms(canvas, maneuverTerms(facts), {at.x(), y}, width) + kTermsGap;
    y = layTerms(canvas, postureTerms(facts), {at.x(), y}, width) + kTermsGap;
    if (shoots(facts))
        y = layRanges(canvas, facts, {at.x(), y}, width);
    return y + kTurnGap;
}

}  // namespace hitspread::rollunder::sheet
