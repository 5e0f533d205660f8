#include "reports/systems/percentile/combatblocks.h"

#include "reports/paper/papersetup.h"
#include "reports/paper/typeset.h"
#include "reports/sheetturns.h"
#include "rules/systems/percentile/harm.h"
#include "rules/systems/percentile/system.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/systems/percentile/combatantwords.h"

#include <algorithm>

namespace hitspread::percentile::sheet {

namespace {

using paper::BoxGrid;
using paper::Canvas;
using paper::Overflow;
using paper::Style;
using paper::Track;

constexpr Style kTrackTitle{9.0, true};
constexpr Style kTrackWords{7.0};
constexpr Style kTrackBold{7.0, true};
constexpr Style kTrackQuiet{6.8, false, Token::Muted};
constexpr BoxGrid kHealthBoxes{4.0, 4.1, 37, 0.22};
constexpr BoxGrid kActionBoxes{2.8, 3.3, 9, 0.2};
constexpr int kHealthRows = 2;
constexpr int kBlankHealth = 74;
constexpr qreal kTrackTitleWidth = 38.0;
constexpr qreal kTrackLine = 3.9;
constexpr qreal kTracksGap = 2.0;
constexpr qreal kTrackNarrow = 150.0;
constexpr int kWoundLinesHere = 4;
constexpr int kWoundsAcross = 2;

/// Words of a choice as the rules' fields have them.
QString choiceWords(const RecordDeclaration& record, std::string_view field, std::int32_t value)
{
    return text::valueName(text::Naming::usual(system()), *record.find(field), value);
}

qreal layHealth(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at)
{
    Track track{kBlankHealth, 0, 0};
    if (!facts.isBlank)
        track = {facts.character.healthMax, std::min(facts.character.healthMax, facts.condition.healthLost), 0};
    const QString title = facts.isBlank ? SheetText::tr("Health ____")
                                        : SheetText::tr("Health %1 of %2")
                                              .arg(text::number(healthOf(facts.character, facts.condition)),
                                                   QString::number(facts.character.healthMax));
    canvas.text(QRectF(at, QSizeF(kTrackTitleWidth - 1.0, 4.2)), title, kTrackTitle);
    canvas.text(QRectF(at + QPointF(0.0, 4.3), QSizeF(kTrackTitleWidth - 1.0, 3.0)), SheetText::tr("0 or less: out"),
                kTrackQuiet);
    const QPointF corner = at + QPointF(kTrackTitleWidth, 0.0);
    const int drawn = canvas.boxes(corner, kHealthBoxes, track, 0, kHealthRows * kHealthBoxes.perRow);
    if (drawn < track.boxes) {
        const QString section = SheetText::tr("Health");
        overflow.boxes(section,
                       SheetText::tr("Health %1 to %2").arg(QString::number(drawn + 1), QString::number(track.boxes)),
                       kHealthBoxes, track, drawn);
        overflow.pointer(
            section, QRectF(at + QPointF(0.0, 7.0), QSizeF(kTrackTitleWidth - 1.0, Overflow::pointerSize().height())),
            Qt::AlignLeft);
    }
    const int rows = (drawn + kHealthBoxes.perRow - 1) / kHealthBoxes.perRow;
    return std::max(at.y() + rows * kHealthBoxes.pitch, at.y() + 7.4) + kTracksGap;
}

/// "Scratch 1–2 · Light 3–5 · …": damage of one hit, after armour.
QString levelWords(const SheetFacts& facts)
{
    QStringList all;
    std::optional<std::int32_t> next;
    for (int level = static_cast<int>(WoundLevel::Mortal); level > static_cast<int>(WoundLevel::None); --level) {
        const auto least = leastDamageOf(static_cast<WoundLevel>(level), facts.character.healthMax, facts.switches);
        if (!least)
            continue;
        const QString name = text::capitalized(choiceWords(conditionRecord, "woundLevels", level));
        const QString span = !next ? SheetText::tr("%1 and more").arg(*least)
            : *next - 1 == *least  ? QString::number(*least)
                                   : u"%1–%2"_qs.arg(QString::number(*least), QString::number(*next - 1));
        all.prepend(u"%1 %2"_qs.arg(name, span));
        next = least;
    }
    return all.join(u"  ·  "_qs);
}

QString woundWords(const SheetFacts& facts, const Wound& wound)
{
    return SheetText::tr("%1: %2, %3, round %4", "location, damage, level, round")
        .arg(facts.locationName(static_cast<std::size_t>(wound.location)), text::number(wound.damage),
             choiceWords(conditionRecord, "woundLevels", static_cast<std::int32_t>(wound.level)),
             QString::number(wound.round));
}

qreal layWounds(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at)
{
    const QString title = SheetText::tr("Wounds");
    canvas.heading(at, paper::kContentWidth, title,
                   facts.isBlank
                       ? SheetText::tr("Scratch ____   Light ____   Serious ____   Critical ____   Mortal ____")
                       : SheetText::tr("one hit, after armour:  %1").arg(levelWords(facts)));
    const auto& wounds = facts.condition.wounds;
    const std::size_t count = facts.isBlank ? 0 : wounds.size();
    constexpr std::size_t kMost = std::size_t{kWoundLinesHere} * kWoundsAcross;
    const std::size_t here = count <= kMost ? count : kMost - 1;
    const qreal width = paper::kContentWidth / kWoundsAcross - 2.0;
    const std::size_t lines = facts.isBlank ? kMost : std::clamp<std::size_t>(here + 2, 4, kMost);
    const qreal top = at.y() + paper::kHeadingHeight - 0.6;
    qreal y = top;
    for (std::size_t i = 0; i < lines; ++i) {
        const std::size_t down = i / kWoundsAcross;
        const QRectF line(at.x() + static_cast<qreal>(i % kWoundsAcross) * (width + 4.0),
                          top + static_cast<qreal>(down) * kTrackLine, width, kTrackLine - 0.2);
        canvas.rule(line.bottomLeft(), line.bottomRight(), 0.12, Token::Line);
        if (i < here)
            canvas.fitted(line, woundWords(facts, wounds[i]), kTrackWords, overflow, title);
        else if (i + 1 == lines && here < count)
            overflow.pointer(title, line, Qt::AlignLeft);
        y = line.bottom();
    }
    QStringList later;
    for (std::size_t i = here; i < count; ++i)
        later.append(woundWords(facts, wounds[i]));
    if (!later.isEmpty())
        overflow.paragraph(title, later.join(u'\n'));
    return y + kTracksGap + 1.0;
}

/// "25–44"; the last row holds all that is more.
QString spanWords(const TableRow& row)
{
    return row.upTo == kLossOfCombat.last ? SheetText::tr("%1 +", "so much and more").arg(row.from)
                                          : text::resultsName(row);
}

/// Within a sentence; empty: none.
QString setbackWords(Setback setback)
{
    switch (setback) {
    case Setback::GivesGround: return SheetText::tr("gives ground");
    case Setback::Falls: return SheetText::tr("falls");
    case Setback::FallsAndDrops: return SheetText::tr("falls, drops the weapon");
    case Setback::None: break;
    }
    return {};
}

/// One level of the Loss of Combat table, from 1, in words.
QString lossWords(int level, const TableRow& row)
{
    QStringList all;
    if (const std::int32_t penalty = row.cells[losscolumn::kPenalty]; penalty != 0)
        all.append(row.cells[losscolumn::kLasts] == static_cast<std::int32_t>(PenaltyLasts::NextRoll)
                       ? SheetText::tr("%1 on the next roll").arg(text::number(penalty))
                       : SheetText::tr("%1 until the end of the next round").arg(text::number(penalty)));
    all.append(setbackWords(static_cast<Setback>(row.cells[losscolumn::kSetback])));
    all.removeAll(QString());
    if (const std::int32_t actions = row.cells[losscolumn::kActions]; actions != 0)
        all.append(actions == 1 ? SheetText::tr("loses the next action")
                                : SheetText::tr("loses the next %1 actions").arg(actions));
    return SheetText::tr("%1: %2", "level, what it does")
        .arg(lossLevelWords(level), all.isEmpty() ? SheetText::tr("nothing") : all.join(u", "_qs));
}

/// What is on him now: penalties with their end, fallen, actions lost.
QString burdenWords(const SheetFacts& facts)
{
    QStringList all;
    for (const Penalty& penalty : facts.condition.penalties) {
        const QString words = penalty.until == 0
            ? SheetText::tr("%1 on the next roll").arg(text::signedNumber(penalty.modifier))
            : SheetText::tr("%1 until the end of round %2")
                  .arg(text::signedNumber(penalty.modifier), QString::number(penalty.until));
        const int level = lossLevelOf(penalty, facts.switches);
        all.append(level == 0 ? words
                              : SheetText::tr("%1: %2", "level, what it does").arg(lossLevelWords(level), words));
    }
    if (facts.condition.fallen)
        all.append(SheetText::tr("lies on the ground"));
    return all.join(u"  ·  "_qs);
}

}  // namespace

qreal layHarm(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at)
{
    const qreal y = layHealth(canvas, overflow, facts, at);
    return layWounds(canvas, overflow, facts, {at.x(), y});
}

qreal layLoss(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at, qreal width)
{
    const QString title = SheetText::tr("Loss of Combat");
    canvas.heading(
        at, width, title,
        SheetText::tr("by rating − roll of who wins; a critical counts one level more, a defence halves it"));
    qreal y = at.y() + paper::kHeadingHeight - 0.6;
    int level = 0;
    for (const TableRow& row : facts.switches.lossOfCombat.rows) {
        const QRectF line(at.x(), y, width, kTrackLine - 0.3);
        canvas.text(QRectF(line.left(), y, 5.0, line.height()), QString::number(++level), kTrackBold);
        canvas.text(QRectF(line.left() + 5.0, y, 14.0, line.height()), spanWords(row), kTrackWords);
        const QRectF room = line.adjusted(19.0, 0.0, 0.0, 0.0);
        const QStringList words = paper::wrapped(lossWords(level, row), kTrackWords, room.width());
        if (words.size() == 1) {
            canvas.text(room, words.front(), kTrackWords);
            y += line.height();
            continue;
        }
        const qreal leading = paper::leadingOf(kTrackWords);
        const qreal height = leading * static_cast<qreal>(words.size());
        const qreal top = y + (line.height() - leading) / 2.0;
        static_cast<void>(canvas.lines({room.left(), top, room.width(), height}, words, kTrackWords));
        y += height + line.height() - leading;
    }
    y += 0.8;
    const qreal boxes = kActionBoxes.perRow * kActionBoxes.pitch;
    const QString lost = SheetText::tr("Actions lost");
    const qreal lostWidth = paper::widthOf(lost, kTrackBold) + 1.5;
    // In a narrow column the boxes stand in a line of their own.
    const bool isNarrow = width < kTrackNarrow;
    const qreal nowWidth = isNarrow ? width : width - boxes - lostWidth - 6.0;
    const qreal nowEnd = layNow(canvas, overflow, facts.isBlank ? QString() : burdenWords(facts), {at.x(), y},
                                nowWidth);
    if (isNarrow)
        y = nowEnd;
    const qreal x = isNarrow ? at.x() : at.x() + nowWidth + 6.0;
    canvas.text(QRectF(x, y, lostWidth, kTrackLine), lost, kTrackBold);
    const int actions = facts.isBlank ? 0 : std::min<int>(facts.condition.actionsLost, kActionBoxes.perRow);
    static_cast<void>(canvas.boxes({x + lostWidth, y + 0.5}, kActionBoxes, {kActionBoxes.perRow, actions, 0}, 0,
                                   kActionBoxes.perRow));
    return std::max(nowEnd, y + kTrackLine) + kTracksGap;
}

}  // namespace hitspread::percentile::sheet
