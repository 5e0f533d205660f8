#include "reports/systems/threed/statcolumn.h"

#include "reports/paper/typeset.h"
#include "reports/systems/threed/actionspace.h"
#include "reports/systems/threed/sheetwords.h"

#include <algorithm>

namespace hitspread::threed::sheet {

namespace {

using paper::Canvas;
using paper::Overflow;
using paper::Style;

constexpr qreal kWidth = 52.0;
constexpr qreal kStatRow = 4.4;
constexpr qreal kLeastRow = 3.6;  ///< of skills, rather than on another page
constexpr qreal kNeededWidth = 8.0;
constexpr qreal kSectionGap = 2.2;
constexpr Style kStatValue{12.0, true};
constexpr Style kStatName{6.5};
constexpr Style kStatSmall{7.0};
constexpr Style kNeeded{7.2, false, Token::Muted};
constexpr int kBlankSkills = 7;
constexpr int kStatMoreColumns = 3;

struct StatBox {
    const char* name;
    std::int32_t Character::*value;
};

qreal layStats(Canvas& canvas, const CombatFacts& facts, QPointF at)
{
    constexpr StatBox kStats[]{{QT_TRANSLATE_NOOP("threedSheet", "STR"), &Character::str},
                               {QT_TRANSLATE_NOOP("threedSheet", "DEX"), &Character::dex},
                               {QT_TRANSLATE_NOOP("threedSheet", "DIA"), &Character::dia},
                               {QT_TRANSLATE_NOOP("threedSheet", "CONC"), &Character::conc},
                               {QT_TRANSLATE_NOOP("threedSheet", "PHYS"), &Character::phys},
                               {QT_TRANSLATE_NOOP("threedSheet", "COOL"), &Character::cool}};
    constexpr QSizeF kStatBox(8.0, 7.4);
    canvas.heading(at, kWidth, SheetText::tr("Stats"));
    QPointF corner = at + QPointF(0.0, paper::kHeadingHeight - 0.4);
    for (const StatBox& stat : kStats) {
        const QRectF place(corner, kStatBox);
        canvas.box(place, 0.35);
        if (!facts.isBlank())
            canvas.text(place, plain(facts.own().*stat.value), kStatValue, Qt::AlignHCenter);
        canvas.text(QRectF(corner + QPointF(-0.4, kStatBox.height() + 0.2), QSizeF(kStatBox.width() + 0.8, 2.9)),
                    SheetText::tr(stat.name), kStatName, Qt::AlignHCenter);
        corner.rx() += (kWidth - kStatBox.width()) / 5.0;
    }
    return at.y() + paper::kHeadingHeight + kStatBox.height() + 3.4;
}

/// Label and value of the derived lines, in the order in which they are looked for on paper.
std::vector<std::pair<QString, QString>> derivedLines(const CombatFacts& facts)
{
    std::vector<std::pair<QString, QString>> lines;
    for (const std::string_view id : {"initiative", "actions", "freeParries", "shotsPerRound", "threshold",
                                      "strengthBonus", "oneHandLimit", "phys"}) {
        if (const text::SheetFigure* figure = facts.figures().find(id))
            lines.emplace_back(figure->paperName, figure->paperValue);
    }
    if (!facts.isBlank()) {
        for (const auto& [name, rank] : facts.character().stats.entries)
            lines.emplace_back(rankName(name), plain(rank));
    }
    return lines;
}

struct SkillLine {
    QString name;
    QString rank;
    QString needed;
};

/// What the weapons are fired with comes first, the rest in the order of the character.
std::vector<SkillLine> skillLines(const CombatFacts& facts)
{
    const auto& skills = facts.character().skills.entries;
    std::vector<std::size_t> order(skills.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    const auto isOfWeapon = [&](std::size_t i) {
        return std::ranges::any_of(facts.weapons(),
                                   [&](const WeaponFacts& weapon) { return weapon.weapon.skill == skills[i].first; });
    };
    std::stable_partition(order.begin(), order.end(), isOfWeapon);
    std::vector<SkillLine> lines;
    for (const std::size_t i : order) {
        QString name = rankName(skills[i].first);
        if (const QString armour = facts.figures().value("armour", text::FigureOf::Skill, i); !armour.isEmpty())
            name = SheetText::tr("%1, armour %2").arg(name, armour);
        const text::SheetFigure* needed = facts.figures().find("needed", text::FigureOf::Skill, i);
        lines.push_back({name, plain(skills[i].second), needed ? needed->paperValue : QString()});
    }
    return lines;
}

void laySkill(Canvas& canvas, Overflow& overflow, const QRectF& place, const SkillLine& skill)
{
    canvas.row(place, {}, {}, overflow);
    canvas.row(place.adjusted(0.0, 0.0, -kNeededWidth, 0.0), skill.name, skill.rank, overflow);
    canvas.text(place.adjusted(place.width() - kNeededWidth, 0.0, 0.0, -0.2), skill.needed, kNeeded, Qt::AlignRight);
}

QString advantageWords(const CombatFacts& facts)
{
    const Character& character = facts.character();
    QStringList words;
    for (const auto& [name, rank] : character.advantages.entries)
        words.append(rank == 1 ? rankName(name) : SheetText::tr("%1 %2").arg(rankName(name), QString::number(rank)));
    if (character.stormerRegeneration)
        words.append(SheetText::tr("regenerates"));
    if (character.xenoSkin)
        words.append(SheetText::tr("skin PV %1, ID %2 × Hits")
                         .arg(QString::number(character.skinPv), QString::number(character.skinIdFactor)));
    if (character.vevaphon)
        words.append(SheetText::tr("hardens cells"));
    if (character.ebonHealerRank > 0)
        words.append(SheetText::tr("heals %1").arg(character.ebonHealerRank));
    if (character.mainHand == Hand::Left)
        words.append(SheetText::tr("left-handed"));
    return words.join(u" · "_qs);
}

/// The last row of a list that goes on elsewhere.
void pointOn(Overflow& overflow, const QString& section, const QRectF& row, std::size_t more)
{
    overflow.pointer(section, row.adjusted(0.0, 0.0, 0.0, -0.2), Qt::AlignLeft,
                     SheetText::tr("%1 more").arg(more) + u' ');
}

/// How many of some rows stand in a room, one of them being left to the pointer to the others.
std::size_t rowsShown(qreal room, qreal row, std::size_t rows)
{
    const auto fit = static_cast<std::size_t>(std::max(0.0, (room + 0.01) / row));
    return fit >= rows ? rows : std::max<std::size_t>(fit, 1) - 1;
}

/// Two lines, the second one shorter where the text goes on elsewhere.
void layAdvantages(Canvas& canvas, Overflow& overflow, const CombatFacts& facts, const QRectF& area)
{
    constexpr qsizetype kLines = 2;
    const QString section = SheetText::tr("Advantages and traits");
    QStringList lines = paper::wrapped(advantageWords(facts), kStatSmall, area.width());
    if (lines.size() > kLines && area.height() + 0.01 >= kLines * paper::leadingOf(kStatSmall)) {
        const QSizeF size = Overflow::pointerSize();
        const QString second = lines.sliced(kLines - 1).join(u' ');
        lines = {lines.front(), paper::elided(second, kStatSmall, area.width() - size.width() - 1.0)};
        overflow.pointer(section,
                         QRectF(area.right() - size.width(), area.top() + paper::leadingOf(kStatSmall), size.width(),
                                paper::leadingOf(kStatSmall)));
        overflow.paragraph(section, advantageWords(facts));
    }
    if (!canvas.lines(area, lines, kStatSmall).isEmpty())
        overflow.paragraph(section, advantageWords(facts));
}

qreal laySkills(Canvas& canvas, Overflow& overflow, const CombatFacts& facts, QPointF at, qreal bottom)
{
    const QStringList advantages = paper::wrapped(advantageWords(facts), kStatSmall, kWidth);
    const qreal leading = paper::leadingOf(kStatSmall);
    const auto shownLines = std::min<qsizetype>(advantages.size(), 2);
    const qreal advantagesHeight = shownLines == 0 ? 0.0 : static_cast<qreal>(shownLines) * leading + 1.0;
    const bool wounded = facts.isLive() && facts.value(Quantity::SheetWoundPenalty) != 0;
    canvas.heading(at, kWidth, SheetText::tr("Skills"),
                   wounded ? SheetText::tr("dice needed, wounds counted") : SheetText::tr("rank, dice needed"));
    qreal y = at.y() + paper::kHeadingHeight - 0.6;
    std::vector<SkillLine> skills = skillLines(facts);
    if (facts.isBlank())
        skills.resize(kBlankSkills);
    std::vector<Overflow::Cell> more;
    const qreal room = bottom - advantagesHeight - y;
    const qreal row = std::clamp(room / std::max(1.0, static_cast<qreal>(skills.size())), kLeastRow, kStatRow);
    const std::size_t shown = facts.isBlank() ? skills.size() : rowsShown(room, row, skills.size());
    for (std::size_t i = 0; i < skills.size(); ++i) {
        const QRectF place(at.x(), y, kWidth, row);
        if (i <= shown)
            y += row;
        if (i < shown) {
            laySkill(canvas, overflow, place, skills[i]);
            continue;
        }
        if (i == shown)
            pointOn(overflow, SheetText::tr("Skills"), place, skills.size() - shown);
        more.emplace_back([skill = skills[i]](Canvas& later, Overflow& cut, const QRectF& frame) {
            laySkill(later, cut, QRectF(frame.topLeft(), QSizeF(frame.width(), kStatRow)), skill);
        });
    }
    overflow.cells(SheetText::tr("Skills"), kStatRow, kStatMoreColumns, more);
    y += 1.0;
    layAdvantages(canvas, overflow, facts, QRectF(at.x(), y, kWidth, std::max(0.0, bottom - y)));
    return y + advantagesHeight;
}

}  // namespace

void layStatColumn(Canvas& canvas, Overflow& overflow, const CombatFacts& facts, QPointF at, qreal bottom)
{
    const qreal actionsTop = bottom - actionSpaceHeight(facts, kWidth);
    layActionSpace(canvas, overflow, facts, {at.x(), actionsTop}, kWidth);
    qreal y = layStats(canvas, facts, at) + 0.4;
    // The skills keep room for a heading and four of them, and what the Actions may leave.
    const qreal derivedBottom = bottom - fullActionSpaceHeight() - kSectionGap - paper::kHeadingHeight - 4.0 * kStatRow
        - 4.0;
    const auto derived = derivedLines(facts);
    std::vector<Overflow::Cell> more;
    const std::size_t shown = rowsShown(derivedBottom - y, kStatRow, derived.size());
    for (std::size_t i = 0; i < derived.size(); ++i) {
        const QRectF place(at.x(), y, kWidth, kStatRow);
        const auto& [label, value] = derived[i];
        if (i <= shown)
            y += kStatRow;
        if (i < shown) {
            canvas.row(place, label, value, overflow);
            continue;
        }
        if (i == shown)
            pointOn(overflow, SheetText::tr("Stats"), place, derived.size() - shown);
        more.emplace_back([label = label, value = value](Canvas& later, Overflow& cut, const QRectF& frame) {
            later.row(frame, label, value, cut);
        });
    }
    overflow.cells(SheetText::tr("Stats"), kStatRow, kStatMoreColumns, more);
    laySkills(canvas, overflow, facts, {at.x(), y + kSectionGap}, actionsTop - kSectionGap + 1.0);
}

}  // namespace hitspread::threed::sheet
