#include "reports/systems/percentile/statcolumn.h"

#include "reports/sheetblocks.h"

#include <array>

namespace hitspread::percentile::sheet {

namespace {

using paper::Canvas;
using paper::Overflow;
using paper::Style;

constexpr qreal kStatWidth = 52.0;
constexpr qreal kStatCell = 9.0;  ///< of a number behind a skill
constexpr Style kStatBig{12.0, true};
constexpr Style kStatWords{6.8};
constexpr Style kStatQuiet{6.5, false, Token::Muted};
constexpr Style kStatBold{7.5, true};
constexpr std::size_t kStatBlankSkills = 9;
constexpr int kStatColumns = 3;

qreal layBoxes(Canvas& canvas, const SheetFacts& facts, QPointF at)
{
    canvas.heading(at, kStatWidth, facts.figures.group("stats")->title.made({}));
    constexpr QSizeF kBox(15.0, 7.4);
    QPointF corner = at + QPointF(0.0, paper::kHeadingHeight - 0.4);
    for (const text::SheetFigure* figure : facts.figures.inGroup("stats")) {
        canvas.box(QRectF(corner, kBox), 0.35);
        canvas.text(QRectF(corner, kBox), figure->paperValue, kStatBig, Qt::AlignHCenter);
        canvas.text(QRectF(corner + QPointF(0.0, kBox.height() + 0.2), QSizeF(kBox.width(), 2.9)), figure->paperName,
                    kStatWords, Qt::AlignHCenter);
        corner.rx() += (kStatWidth - kBox.width()) / 2.0;
    }
    return at.y() + paper::kHeadingHeight + kBox.height() + 5.2;
}

/// Rating, critical threshold, number of a duel.
constexpr std::array<std::string_view, 3> kSkillCells{"rating", "critical", "duel"};

void drawSkill(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, std::size_t skill, const QRectF& frame)
{
    canvas.rule(frame.bottomLeft(), frame.bottomRight(), 0.12, Token::Line);
    if (facts.isBlank)
        return;
    const QRectF line = frame.adjusted(0.0, 0.0, 0.0, -0.2);
    const QString name = facts.figures.nameOf(text::FigureOf::Skill, skill);
    canvas.fitted(line.adjusted(0.0, 0.0, -3.0 * kStatCell, 0.0), name, kStatWords, overflow, name);
    for (std::size_t i = 0; i < kSkillCells.size(); ++i)
        canvas.text(QRectF(line.right() - static_cast<qreal>(3 - i) * kStatCell, line.top(), kStatCell, line.height()),
                    facts.figures.value(kSkillCells[i], text::FigureOf::Skill, skill), i == 0 ? kStatBold : kStatWords,
                    Qt::AlignRight);
}

void laySkills(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at, qreal bottom)
{
    const QString title = facts.figures.group("skills")->title.made({});
    canvas.heading(at, kStatWidth, title);
    const std::array<QString, 3> heads{SheetText::tr("rating"), SheetText::tr("crit."), SheetText::tr("duel")};
    for (std::size_t i = 0; i < heads.size(); ++i)
        canvas.text(QRectF(at.x() + kStatWidth - static_cast<qreal>(3 - i) * kStatCell, at.y() + 4.6, kStatCell, 3.0),
                    heads[i], kStatQuiet, Qt::AlignRight);
    SheetRows list{title, kFigureLine, kStatColumns, {}};
    const std::size_t count = facts.isBlank ? kStatBlankSkills : facts.figures.count(text::FigureOf::Skill);
    for (std::size_t i = 0; i < count; ++i)
        list.rows.emplace_back(
            [facts, i](Canvas& page, Overflow& more, const QRectF& frame) { drawSkill(page, more, facts, i, frame); });
    layRows(canvas, overflow, list, {at.x(), at.y() + 7.8}, kStatWidth, bottom);
}

}  // namespace

void layStatColumn(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at, qreal bottom)
{
    qreal y = layBoxes(canvas, facts, at);
    for (const std::string_view group : {"initiative", "defence"})
        y = layFigures(canvas, overflow, facts.figures, group, {at.x(), y}, kStatWidth);
    laySkills(canvas, overflow, facts, {at.x(), y}, bottom);
}

}  // namespace hitspread::percentile::sheet
