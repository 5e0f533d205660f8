#include "reports/systems/percentile/statcolumn.h"

#include "reports/sheetblocks.h"
#include "text/echo.h"

#include <algorithm>

namespace hitspread::percentile::sheet {

namespace {

using paper::Canvas;
using paper::Overflow;
using paper::Style;

constexpr qreal kStatWidth = 52.0;
constexpr qreal kStatLine = 4.3;
constexpr qreal kStatGap = 2.2;
constexpr qreal kStatCell = 9.0;  ///< of a number behind a skill
constexpr Style kStatBig{12.0, true};
constexpr Style kStatWords{6.8};
constexpr Style kStatQuiet{6.5, false, Token::Muted};
constexpr Style kStatBold{7.5, true};
constexpr int kStatBlankSkills = 9;
constexpr int kStatColumns = 3;

QString shown(const SheetFacts& facts, std::int32_t value)
{
    return facts.isBlank ? QString() : plain(value);
}

qreal layBoxes(Canvas& canvas, const SheetFacts& facts, QPointF at)
{
    const std::array<std::pair<QString, QString>, 3> all{
        {{SheetText::tr("MIND"), shown(facts, facts.character.mind)},
         {SheetText::tr("DEX"), shown(facts, facts.character.dex)},
         {SheetText::tr("Health"), shown(facts, facts.character.healthMax)}}};
    canvas.heading(at, kStatWidth, SheetText::tr("Character"));
    constexpr QSizeF kBox(15.0, 7.4);
    QPointF corner = at + QPointF(0.0, paper::kHeadingHeight - 0.4);
    for (const auto& [name, value] : all) {
        canvas.box(QRectF(corner, kBox), 0.35);
        canvas.text(QRectF(corner, kBox), value, kStatBig, Qt::AlignHCenter);
        canvas.text(QRectF(corner + QPointF(0.0, kBox.height() + 0.2), QSizeF(kBox.width(), 2.9)), name, kStatWords,
                    Qt::AlignHCenter);
        corner.rx() += (kStatWidth - kBox.width()) / 2.0;
    }
    return at.y() + paper::kHeadingHeight + kBox.height() + 5.2;
}

/// Label and value, one line each.
qreal layLines(Canvas& canvas, Overflow& overflow, QPointF at, const std::vector<std::pair<QString, QString>>& lines)
{
    for (const auto& [label, value] : lines) {
        canvas.row(QRectF(at, QSizeF(kStatWidth, kStatLine)), label, value, overflow);
        at.ry() += kStatLine;
    }
    return at.y() + kStatGap;
}

qreal layInitiative(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at)
{
    const auto off = [&](std::int32_t highest) {
        return facts.isBlank ? QString() : plain(-initiativeModifier(highest));
    };
    canvas.heading(at, kStatWidth, SheetText::tr("Initiative"), SheetText::tr("d100 against MIND"));
    std::vector<std::pair<QString, QString>> lines{
        {SheetText::tr("Melee: on the die"), off(highestMelee(facts.character))},
        {SheetText::tr("Ranged: on the die"), off(highestRanged(facts.character))}};
    const bool hasRolled = !facts.isBlank && facts.condition.initiative != kNoEntry;
    if (facts.isBlank || hasRolled)
        lines.emplace_back(SheetText::tr("Margin of this round"),
                           hasRolled ? withSign(facts.condition.initiative) : QString());
    return layLines(canvas, overflow, {at.x(), at.y() + paper::kHeadingHeight - 0.6}, lines);
}

qreal layDefences(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at)
{
    const auto rating = [&](const std::optional<std::int32_t>& value) {
        if (facts.isBlank)
            return QString();
        return value ? SheetText::tr("%1 %", "a rating").arg(plain(*value)) : u"–"_qs;
    };
    canvas.heading(at, kStatWidth, SheetText::tr("Defence"), SheetText::tr("Result = rating − roll, in melee + DEX"));
    return layLines(canvas, overflow, {at.x(), at.y() + paper::kHeadingHeight - 0.6},
                    {{SheetText::tr("Dodge"), rating(facts.defences.dodge)},
                     {SheetText::tr("Block"), rating(facts.defences.block)},
                     {SheetText::tr("Parry, bare hands"), rating(facts.defences.parry)}});
}

struct SkillLine {
    QString name;
    std::int32_t rating = 0;
    bool isDuel = false;
};

std::vector<SkillLine> skillsOf(const SheetFacts& facts)
{
    std::vector<SkillLine> all;
    if (facts.isBlank)
        return std::vector<SkillLine>(kStatBlankSkills);
    const auto add = [&all](const Ranks& ranks, bool isDuel) {
        for (const auto& [name, rating] : ranks.entries)
            all.push_back({text::visible(name), rating, isDuel});
    };
    add(facts.character.meleeSkills, true);
    if (facts.character.unarmed != kNoEntry)
        all.push_back({SheetText::tr("Unarmed"), facts.character.unarmed, true});
    add(facts.character.rangedSkills, true);
    add(facts.character.shieldSkills, false);
    if (facts.character.dodge != kNoEntry)
        all.push_back({SheetText::tr("Dodge"), facts.character.dodge, false});
    add(facts.character.skills, true);
    return all;
}

void drawSkill(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, const SkillLine& skill, const QRectF& frame)
{
    canvas.rule(frame.bottomLeft(), frame.bottomRight(), 0.12, Token::Line);
    if (facts.isBlank)
        return;
    const QRectF line = frame.adjusted(0.0, 0.0, 0.0, -0.2);
    canvas.fitted(line.adjusted(0.0, 0.0, -3.0 * kStatCell, 0.0), skill.name, kStatWords, overflow, skill.name);
    const std::array<QString, 3> cells{plain(skill.rating), plain(criticalUpTo(skill.rating, facts.switches)),
                                       skill.isDuel ? plain(duelNumber(skill.rating)) : QString()};
    for (std::size_t i = 0; i < cells.size(); ++i)
        canvas.text(QRectF(line.right() - static_cast<qreal>(3 - i) * kStatCell, line.top(), kStatCell, line.height()),
                    cells[i], i == 0 ? kStatBold : kStatWords, Qt::AlignRight);
}

void laySkills(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at, qreal bottom)
{
    canvas.heading(at, kStatWidth, SheetText::tr("Skills"));
    const std::array<QString, 3> heads{SheetText::tr("rating"), SheetText::tr("crit."), SheetText::tr("duel")};
    for (std::size_t i = 0; i < heads.size(); ++i)
        canvas.text(QRectF(at.x() + kStatWidth - static_cast<qreal>(3 - i) * kStatCell, at.y() + 4.6, kStatCell, 3.0),
                    heads[i], kStatQuiet, Qt::AlignRight);
    SheetRows list{SheetText::tr("Skills"), kStatLine, kStatColumns, {}};
    for (const SkillLine& skill : skillsOf(facts))
        list.rows.emplace_back([facts, skill](Canvas& page, Overflow& more, const QRectF& frame) {
            drawSkill(page, more, facts, skill, frame);
        });
    layRows(canvas, overflow, list, {at.x(), at.y() + 7.8}, kStatWidth, bottom);
}

}  // namespace

void layStatColumn(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at, qreal bottom)
{
    qreal y = layBoxes(canvas, facts, at);
    y = layInitiative(canvas, overflow, facts, {at.x(), y});
    y = layDefences(canvas, overflow, facts, {at.x(), y});
    laySkills(canvas, overflow, facts, {at.x(), y}, bottom);
}

}  // namespace hitspread::percentile::sheet
