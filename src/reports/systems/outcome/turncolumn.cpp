#include "reports/paper/typeset.h"
#include "reports/systems/outcome/statcolumn.h"
#include "rules/systems/outcome/person.h"
#include "text/echo.h"
#include "text/joined.h"
#include "text/labels.h"
#include "text/systems/outcome/combatantwords.h"

#include <algorithm>

namespace hitspread::outcome::sheet {

namespace {

using paper::BoxGrid;
using paper::Canvas;
using paper::Overflow;
using paper::Style;

constexpr qreal kTurnWidth = 62.0;
constexpr qreal kTurnLine = 4.3;
constexpr qreal kTurnGap = 2.2;
constexpr Style kTurnWords{7.0};
constexpr Style kTurnBold{7.0, true};
constexpr BoxGrid kTurnBoxes{2.6, 3.1, 12, 0.18};
constexpr int kMostActionsShown = 5;
constexpr int kBlankPlans = 5;
constexpr int kBlankTimes = 3;
constexpr int kBlankTokens = 6;

/// A line with its boxes at the right edge and a rule below.
qreal layBoxLine(Canvas& canvas, Overflow& overflow, QPointF at, const QString& label, const QString& words, int boxes,
                 int crossed)
{
    const qreal boxesWidth = boxes * kTurnBoxes.pitch;
    const QRectF line(at, QSizeF(kTurnWidth, kTurnLine - 0.2));
    QRectF room = line.adjusted(0.0, 0.0, -boxesWidth, 0.0);
    if (!label.isEmpty()) {
        const qreal labelWidth = paper::widthOf(label, kTurnBold) + 1.5;
        canvas.text(QRectF(room.topLeft(), QSizeF(labelWidth, room.height())), label, kTurnBold);
        room.adjust(labelWidth, 0.0, 0.0, 0.0);
    }
    canvas.fitted(room, words, kTurnWords, overflow, SheetText::tr("Turn"));
    if (boxes > 0)
        static_cast<void>(
            canvas.boxes({line.right() - boxesWidth + kTurnBoxes.pitch - kTurnBoxes.size, line.top() + 0.6}, kTurnBoxes,
                         {boxes, crossed, 0}, 0, boxes));
    canvas.rule(line.bottomLeft(), line.bottomRight(), 0.12, hitspread::Token::Line);
    return at.y() + kTurnLine;
}

/// "2: −2 · 3: −3": actions of a turn, and what they add to each.
QString penaltiesWords()
{
    QStringList all;
    for (int actions = 2; actions <= kMostActionsShown; ++actions)
        all << SheetText::tr("%1: %2", "actions, on each")
                   .arg(QString::number(actions), text::signedNumber(actionPenalty(actions)));
    return SheetText::tr("Several actions:  %1").arg(all.join(u"  ·  "_qs));
}

qreal layPlans(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at)
{
    canvas.heading(at, kTurnWidth, SheetText::tr("Turn"), SheetText::tr("declared, a box for each time"));
    qreal y = at.y() + paper::kHeadingHeight - 0.6;
    canvas.text(QRectF(at.x(), y, kTurnWidth, kTurnLine - 0.4), penaltiesWords(), kTurnWords);
    y += kTurnLine;
    for (const Planned& line : facts.condition.plan)
        y = layBoxLine(canvas, overflow, {at.x(), y}, {},
                       text::capitalized(planWords({line.plan, line.whom, 1, 0}, facts.nameOf(line.whom))), line.count,
                       std::min(line.done, line.count));
    if (facts.condition.actionsAdded > 0)
        y = layBoxLine(canvas, overflow, {at.x(), y}, {}, SheetText::tr("Defence against a grapple, with a shield"),
                       facts.condition.actionsAdded, facts.condition.actionsAdded);
    const bool isEmpty = facts.condition.plan.isEmpty();
    for (int i = 0; isEmpty && i < kBlankPlans; ++i)
        y = layBoxLine(canvas, overflow, {at.x(), y}, {}, {}, kBlankTimes, 0);
    return y + kTurnGap;
}

/// "until turn 4": the feints he has fallen for.
QString tokensWords(const Condition& condition)
{
    QStringList turns;
    for (const Token& token : condition.tokens) {
        const QString turn = text::number(token.until);
        if (!turns.contains(turn))
            turns << turn;
    }
    return turns.isEmpty() ? QString() : SheetText::tr("until turn %1", "its end").arg(turns.join(u", "_qs));
}

qreal layTies(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at)
{
    const Condition& now = facts.condition;
    canvas.heading(at, kTurnWidth, SheetText::tr("Aim, feints, holds"));
    qreal y = at.y() + paper::kHeadingHeight - 0.6;
    const auto line = [&](const QString& label, const QString& words, int boxes, int crossed) {
        y = layBoxLine(canvas, overflow, {at.x(), y}, label, words, boxes, crossed);
    };
    line(SheetText::tr("Aims at"), facts.nameOf(now.aimAt), kMostAim, std::min(now.aimTurns, kMostAim));
    const auto tokens = static_cast<int>(now.tokens.size());
    line(SheetText::tr("Feints fallen for"), tokensWords(now), std::max(tokens, kBlankTokens), tokens);
    line(SheetText::tr("Holds"), facts.nameOf(now.holding), 1, now.holding != 0 ? 1 : 0);
    line(SheetText::tr("Garrote, damage each turn"), now.garrote == kNoEntry ? QString() : text::number(now.garrote), 0,
         0);
    line(SheetText::tr("Held by"), facts.nameOf(now.heldBy), 1, now.heldBy != 0 ? 1 : 0);
    line(SheetText::tr("Pinned"), {}, 1, now.pinned ? 1 : 0);
    return y + kTurnGap;
}

/// "from the front, from the left front".
QString worksWords(Arm arm)
{
    QStringList all;
    for (std::size_t i = 0; i < kFrom.size(); ++i) {
        if (shieldWorks(arm, static_cast<From>(i)))
            all << fromWords(static_cast<From>(i));
    }
    return all.join(u", "_qs);
}

QString concealmentWords(const Condition& condition)
{
    QStringList all{coverWords(condition.cover)};
    if (condition.coverArmour > 0)
        all << armourWords(condition.coverArmour);
    if (condition.concealed)
        all << concealedWords();
    if (condition.invisible)
        all << invisibleWords();
    if (condition.pinpointed)
        all << pinpointedWords();
    return text::joined(all, u", ");
}

void layShield(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at)
{
    const auto shield = shieldOf(facts.worn, facts.wornState);
    canvas.heading(at, kTurnWidth, SheetText::tr("Shield and cover"), SheetText::tr("around −1, or through"));
    qreal y = at.y() + paper::kHeadingHeight - 0.6;
    const auto line = [&](const QString& label, const QString& words) {
        y = layBoxLine(canvas, overflow, {at.x(), y}, label, words, 0, 0);
    };
    const Armour none;
    const Armour& item = shield ? facts.worn[shield->place] : none;
    const bool isStrapped = shield && shield->carried == Carried::Worn;
    line(SheetText::tr("Shield"),
         shield
             ? SheetText::tr("%1, %2", "shield, how it is carried")
                   .arg(text::visible(item.name), carriedWords(item, {.carried = shield->carried, .arm = shield->arm}))
             : QString());
    line(SheetText::tr("Works"), isStrapped ? worksWords(shield->arm) : QString());
    line(SheetText::tr("Armour, struck through"),
         isStrapped ? text::number(item.points > 0 ? item.points : kShieldArmour) : QString());
    line(SheetText::tr("Used against"), facts.nameOf(facts.condition.shieldAgainst));
    line(SheetText::tr("Cover"), concealmentWords(facts.condition));
}

}  // namespace

void layTurnColumn(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at)
{
    qreal y = layPlans(canvas, overflow, facts, at);
    y = layTies(canvas, overflow, facts, {at.x(), y});
    layShield(canvas, overflow, facts, {at.x(), y});
}

}  // namespace hitspread::outcome::sheet
