#include "reports/systems/outcome/statcolumn.h"

#include "reports/sheetblocks.h"
#include "rules/systems/outcome/system.h"
#include "text/echo.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/systems/outcome/combatantwords.h"

#include <algorithm>
#include <array>
#include <utility>

namespace hitspread::outcome::sheet {

namespace {

using paper::Canvas;
using paper::Overflow;

using StatLines = std::vector<std::pair<QString, QString>>;

constexpr qreal kStatWidth = 55.0;
constexpr qreal kStatLine = 4.3;
constexpr qreal kStatGap = 2.2;
constexpr int kStatBlankSkills = 6;
constexpr int kStatColumns = 3;

qreal layLines(Canvas& canvas, Overflow& overflow, QPointF at, const StatLines& lines)
{
    at.ry() += paper::kHeadingHeight - 0.6;
    for (const auto& [label, value] : lines) {
        canvas.row(QRectF(at, QSizeF(kStatWidth, kStatLine)), label, value, overflow);
        at.ry() += kStatLine;
    }
    return at.y() + kStatGap;
}

/// "Melee (Professional)".
QString namedWords(const SheetFacts& facts, const QString& name, std::int32_t rating)
{
    if (facts.isBlank)
        return name;
    const auto called = static_cast<std::int32_t>(ratingName(facts.switches, rating));
    return SheetText::tr("%1 (%2)", "a skill, what its rating is called")
        .arg(name, text::cellName(system(), *switchesRecord.find("ratings"), 0, called));
}

/// "+3", and what it is worth now where that is something else.
QString burdenedWords(const SheetFacts& facts, std::int32_t rating)
{
    if (facts.isBlank)
        return {};
    const std::int32_t now = facts.now(rating);
    return now == rating
        ? ratingWords(rating)
        : SheetText::tr("%1 → %2", "a rating, what it is now").arg(ratingWords(rating), ratingWords(now));
}

qreal layRatings(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at)
{
    const Character& who = facts.character;
    const std::array<std::pair<QString, std::int32_t>, 5> all{{{disciplineName(), who.discipline},
                                                               {physiqueName(), who.physique},
                                                               {meleeName(), who.melee},
                                                               {rangedName(), who.ranged},
                                                               {unarmedName(), who.unarmed}}};
    canvas.heading(at, kStatWidth, SheetText::tr("Ratings"), SheetText::tr("added to the dice → now"));
    StatLines lines;
    for (const auto& [name, rating] : all)
        lines.emplace_back(namedWords(facts, name, rating), burdenedWords(facts, rating));
    lines.emplace_back(painToleranceName(),
                       facts.isBlank           ? QString()
                           : who.painTolerance ? SheetText::tr("yes", "Pain Tolerance")
                                               : u"–"_qs);
    return layLines(canvas, overflow, at, lines);
}

qreal layInitiative(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at)
{
    canvas.heading(at, kStatWidth, SheetText::tr("Initiative"), SheetText::tr("the lowest declares first"));
    const Condition& now = facts.condition;
    const bool hasRolled = !facts.isBlank && now.initiative != kNoEntry;
    return layLines(canvas, overflow, at,
                    {{SheetText::tr("Added to the dice"),
                      facts.isBlank ? QString() : ratingWords(facts.character.discipline + facts.burden)},
                     {SheetText::tr("This turn"), hasRolled ? text::number(now.initiative) : QString()}});
}

qreal layDefences(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at)
{
    canvas.heading(at, kStatWidth, SheetText::tr("Defence"), SheetText::tr("taken off the attack"));
    const auto shown = [&](std::int32_t rating) { return facts.isBlank ? QString() : ratingWords(facts.now(rating)); };
    StatLines lines{{SheetText::tr("Dodge (%1)").arg(physiqueName()), shown(facts.character.physique)},
                    {SheetText::tr("Parry (%1)").arg(meleeName()), shown(facts.character.melee)}};
    const auto buckler = std::ranges::find_if(
        facts.weapons, [](const SheetWeapon& weapon) { return weapon.weapon.buckler && weapon.parry; });
    if (facts.isBlank || buckler != facts.weapons.end())
        lines.emplace_back(SheetText::tr("Parry with a buckler"),
                           facts.isBlank ? QString() : ratingWords(*buckler->parry));
    return layLines(canvas, overflow, at, lines);
}

qreal layArmour(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at)
{
    canvas.heading(at, kStatWidth, armourName(), SheetText::tr("taken off the damage"));
    const auto shown = [&](std::int32_t points) { return facts.isBlank ? QString() : text::number(points); };
    const std::int32_t integral = facts.character.integralArmour;
    return layLines(canvas, overflow, at,
                    {{SheetText::tr("Integral"), shown(integral)},
                     {SheetText::tr("Worn"), shown(facts.armour() - integral)},
                     {SheetText::tr("Together"), shown(facts.armour())}});
}

void laySkills(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at, qreal bottom)
{
    const QString title = SheetText::tr("Other skills");
    StatLines lines;
    for (const auto& [name, rating] : facts.character.skills.entries)
        lines.emplace_back(text::visible(name), burdenedWords(facts, rating));
    if (facts.isBlank)
        lines.resize(kStatBlankSkills);
    if (lines.empty())
        return;
    canvas.heading(at, kStatWidth, title);
    SheetRows list{title, kStatLine, kStatColumns, {}};
    for (const auto& [name, words] : lines)
        list.rows.emplace_back([name = name, words = words](Canvas& page, Overflow& more, const QRectF& frame) {
            page.row(frame, name, words, more);
        });
    layRows(canvas, overflow, list, {at.x(), at.y() + paper::kHeadingHeight - 0.6}, kStatWidth, bottom);
}

}  // namespace

void layStatColumn(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at, qreal bottom)
{
    qreal y = layRatings(canvas, overflow, facts, at);
    y = layInitiative(canvas, overflow, facts, {at.x(), y});
    y = layDefences(canvas, overflow, facts, {at.x(), y});
    y = layArmour(canvas, overflow, facts, {at.x(), y});
    laySkills(canvas, overflow, facts, {at.x(), y}, bottom);
}

}  // namespace hitspread::outcome::sheet
