#include "reports/sheetblocks.h"
#include "reports/sheetturns.h"
#include "reports/systems/twod6/combatblocks.h"
#include "text/fields.h"
#include "text/joined.h"
#include "text/labels.h"
#include "text/systems/twod6/combatantwords.h"
#include "text/systems/twod6/turnwords.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace hitspread::twod6::sheet {

namespace {

using paper::Canvas;
using paper::Overflow;

constexpr qreal kTurnGap = 2.2;
constexpr int kAimBoxes = 3;  ///< more rounds of careful aim add nothing as the rules are printed
constexpr int kSimpleBoxes = 2;

std::vector<SheetTick> ticksOf(const SheetFacts& facts)
{
    const Condition& now = facts.condition;
    const auto isSpent = [&now](ActionKind kind) { return (now.kinds & bitOf(kind)) != 0 ? 1 : 0; };
    return {{SheetText::tr("Simple", "Actions"), kSimpleBoxes, 8.0, now.simple},
            {SheetText::tr("Complex", "Actions"), 1, 10.2, now.complexTaken ? 1 : 0},
            {SheetText::tr("Moved"), 1, 8.2, isSpent(ActionKind::Movement)},
            {SheetText::tr("Combat"), 1, 9.0, isSpent(ActionKind::Combat)},
            {SheetText::tr("Handling"), 1, 11.0, isSpent(ActionKind::Handling)},
            {SheetText::tr("Aim", "careful aim"), kAimBoxes, 9.8, now.aimRounds},
            {SheetText::tr("All-out"), 1, 8.0, now.allOut ? 1 : 0}};
}

/// What he is, apart from the monitor.
QStringList statesWords(const Condition& now)
{
    QStringList all;
    for (const auto& [isSo, words] : {std::pair{now.prone && !now.dead, proneWords()},
                                      {now.surprised, surprisedWords()},
                                      {now.seized > 0, seizedWords()},
                                      {isAwake(now) && isLaidUp(now), now.mayAct ? mayActWords() : laidUpWords()},
                                      {now.underCare, underCareWords()},
                                      {now.drew, drewWords()},
                                      {now.shot, shotWords()},
                                      {now.concealed, concealedWords()},
                                      {now.elevation != 0, elevationWords(now.elevation)}}) {
        if (isSo)
            all << words;
    }
    return all;
}

/// Everything on him that neither a box of the line nor the monitor tells.
QString nowWords(const SheetFacts& facts)
{
    const Condition& now = facts.condition;
    QStringList all = statesWords(now);
    all << coverPlacesWords(facts.names, now) << woundsWords(facts.names, now)
        << aimWords(now, facts.switches, facts.nameOf(now.aimAt))
        << treatsWords(now, facts.switches, facts.nameOf(now.treats));
    if (now.holding != 0)
        all << holdsWords(facts.nameOf(now.holding));
    for (const Holder& holder : now.heldBy)
        all << heldByWords(facts.nameOf(holder.who));
    all << moreTicks(ticksOf(facts));
    return text::joined(all, u"  ·  ");
}

/// His place in the order (TD-03 to TD-06).
SheetTerm initiativeTerm(const SheetFacts& facts)
{
    const std::int32_t score = facts.condition.score;
    const QString number = facts.isBlank || score == kNoEntry ? QStringLiteral("____") : text::number(score);
    return {scoreName(),
            SheetText::tr("%1 · 2d6 + REF for a fight; lowest first, who is higher may step in; ties: ITN, then 1d6")
                .arg(number)};
}

/// "Simple, movement": "Walk, Run, Crawl, Stand up" (TD-12 to TD-17, TD-D09).
std::vector<SheetTerm> actionTerms(const SheetFacts& facts)
{
    const FieldDeclaration& field = *switchesRecord.find("actions");
    std::vector<SheetTerm> each;
    for (std::size_t i = 0; i < kDoingCount; ++i) {
        const auto result = static_cast<std::int32_t>(i + 1);
        each.push_back({text::resultsName(facts.names, field, {.from = result, .upTo = result}),
                        text::capitalized(costWords(facts.switches, static_cast<Doing>(i)))});
    }
    std::vector<SheetTerm> all = alikeTogether(each);
    for (SheetTerm& term : all)
        std::swap(term.head, term.words);
    return all;
}

/// Whether it is an aimed attack: those stand at the body.
constexpr bool isAimed(RangedRow row)
{
    return row >= RangedRow::AimedHead && row <= RangedRow::AimedTorso;
}
constexpr bool isAimed(MeleeRow row)
{
    return row >= MeleeRow::AimedHead && row <= MeleeRow::AimedTorso;
}

/// "Target stationary −1": rows of a table of modifiers, those that add something.
template <typename Row>
QString rowsWords(const SheetFacts& facts, std::string_view table, std::size_t count)
{
    const FieldDeclaration& field = *switchesRecord.find(table);
    QStringList all;
    for (std::size_t i = 0; i < count; ++i) {
        const auto row = static_cast<Row>(i);
        const std::int32_t modifier = modifierOf(facts.switches, row);
        const auto result = static_cast<std::int32_t>(i + 1);
        if (modifier != 0 && !isAimed(row))
            all << SheetText::tr("%1 %2", "a circumstance, what it adds")
                       .arg(text::inSentence(text::resultsName(facts.names, field, {.from = result, .upTo = result})),
                            text::signedNumber(modifier));
    }
    return all.join(u" · "_qs);
}

bool shoots(const SheetFacts& facts)
{
    return facts.isBlank || !std::ranges::all_of(facts.weapons, isMelee);
}

}  // namespace

qreal layTurns(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at, qreal width)
{
    const QString title = SheetText::tr("Rounds");
    canvas.heading(
        at, width, title,
        SheetText::tr("10 seconds: any Incidental Actions, and two Simple or one Complex; one of each kind"));
    const SheetTurns turns{.section = title,
                           .done = SheetText::tr("Done, metres moved"),
                           .number = facts.round,
                           .now = facts.isBlank ? QString() : movedWords(facts.character, facts.condition),
                           .ticks = ticksOf(facts),
                           .isBlank = facts.isBlank};
    qreal y = layTurnLines(canvas, overflow, turns, {at.x(), at.y() + paper::kHeadingHeight - 0.8}, width);
    y = layNow(canvas, overflow, facts.isBlank ? QString() : nowWords(facts), {at.x(), y + 0.6}, width);
    std::vector<SheetTerm> terms = actionTerms(facts);
    terms.insert(terms.begin(), initiativeTerm(facts));
    return layTerms(canvas, terms, {at.x(), y}, width) + kTurnGap;
}

qreal layModifiers(Canvas& canvas, const SheetFacts& facts, QPointF at, qreal width, qreal bottom)
{
    std::vector<SheetTerm> terms;
    if (shoots(facts))
        terms.push_back({SheetText::tr("Shot"), rowsWords<RangedRow>(facts, "modifiers.ranged", kRangedRows)});
    terms.push_back({SheetText::tr("Blow"), rowsWords<MeleeRow>(facts, "modifiers.melee", kMeleeRows)});
    const QPointF below = at + QPointF(0.0, paper::kHeadingHeight - 0.8);
    paper::Page tried;
    Canvas trial(tried);
    if (layTerms(trial, terms, below, width) > bottom)
        return at.y();
    canvas.heading(at, width, SheetText::tr("To hit"),
                   SheetText::tr("plus is harder; aimed attacks stand at the body"));
    return layTerms(canvas, terms, below, width) + kTurnGap;
}

}  // namespace hitspread::twod6::sheet
