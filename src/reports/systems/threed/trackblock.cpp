#include "reports/systems/threed/trackblock.h"

#include "reports/paper/papersetup.h"
#include "reports/paper/typeset.h"
#include "reports/systems/threed/sheetwords.h"
#include "rules/systems/threed/harm/tracks.h"
#include "text/labels.h"

#include <algorithm>

namespace hitspread::threed::sheet {

namespace {

using paper::BoxGrid;
using paper::Canvas;
using paper::Overflow;
using paper::Style;
using paper::Track;

constexpr Style kTitle{9.0, true};
constexpr Style kTrackSmall{7.0};
constexpr Style kTrackHint{6.8, false, Token::Muted};
constexpr Style kBold{7.5, true};
constexpr qreal kTitleWidth = 26.0;
constexpr BoxGrid kIncap{4.0, 4.1, 26, 0.22};
constexpr BoxGrid kFatal{3.0, 3.35, 10, 0.2};
constexpr int kMostRows = 2;
constexpr int kBlankIncap = 40;
constexpr int kWoundLines = 5;
constexpr qreal kWoundWidth = 16.6;
constexpr qreal kWoundPitch = 17.5;
constexpr qreal kIntervalPitch = 3.5;
constexpr qreal kTrackCircle = 3.6;  ///< round the interval in force
constexpr qreal kCircleGap = 0.8;    ///< between it and the words beside it
constexpr qreal kTrackRow = 4.2;

Track incapTrack(const CombatFacts& facts)
{
    if (facts.isBlank())
        return {kBlankIncap, 0, 0};
    const std::int32_t boxes = facts.character().incapMax;
    return {boxes, std::min(boxes, facts.condition().standardTotal), std::min(boxes, facts.condition().bruisingTotal)};
}

void layFatal(Canvas& canvas, const CombatFacts& facts, QPointF at)
{
    const std::int32_t beyond = facts.isBlank() ? 0 : facts.condition().standardTotal - facts.character().incapMax;
    const qreal boxes = kFatal.pitch * kFatal.perRow - (kFatal.pitch - kFatal.size);
    const qreal x = at.x() + paper::kContentWidth - boxes;
    canvas.text(QRectF(x - 22.0, at.y(), 20.5, 4.0), SheetText::tr("fatal at %1").arg(plain(-kFatalExcess)),
                kTrackSmall, Qt::AlignRight);
    for (int i = 0; i < kFatalExcess; ++i)
        canvas.box(QRectF(QPointF(x + i * kFatal.pitch, at.y() + 0.5), QSizeF(kFatal.size, kFatal.size)), kFatal.line,
                   i < beyond ? paper::PencilMark::Cross : paper::PencilMark::None);
}

/// Whether a wound is closed stands first: what has no room is cut at its end.
QString woundWords(const Wound& wound)
{
    const QString words = SheetText::tr("%1, R%2").arg(shortLocationName(at(wound.location)),
                                                       QString::number(wound.round));
    return wound.open ? words : SheetText::tr("closed: %1").arg(words);
}

/// With the place by its first letters, and of one that is closed, which bleeds no more, without the round.
QString briefWoundWords(const Wound& wound)
{
    const QString place = text::abbreviated(shortLocationName(at(wound.location)));
    return wound.open ? SheetText::tr("%1, R%2").arg(place, QString::number(wound.round))
                      : SheetText::tr("closed: %1").arg(place);
}

/// As much of it as fits: in full, else in brief.
QString woundWordsIn(const Wound& wound, qreal width)
{
    const QString whole = woundWords(wound);
    return paper::widthOf(whole, kTrackSmall) <= width ? whole
                                                       : paper::elided(briefWoundWords(wound), kTrackSmall, width);
}

/// The wounds no line tells, and those it tells in part: what was cut is said again in full.
void laterWounds(Overflow& overflow, const CombatFacts& facts, std::size_t shown, QStringList cut)
{
    const auto wounds = facts.isBlank() ? 0U : facts.condition().wounds.size();
    for (std::size_t i = shown; i < wounds; ++i)
        cut.append(woundWords(facts.condition().wounds[i]));
    // Each wound stays on one line.
    for (QString& one : cut)
        one.replace(u' ', QChar::Nbsp);
    if (!cut.isEmpty())
        overflow.paragraph(SheetText::tr("Wounds"), cut.join(u" · "_qs));
}

void layWounds(Canvas& canvas, Overflow& overflow, const CombatFacts& facts, QPointF at)
{
    canvas.text(QRectF(at, QSizeF(kTitleWidth, kTrackRow)), SheetText::tr("Wounds, %1 each").arg(plain(-1)), kBold);
    const auto wounds = facts.isBlank() ? 0U : facts.condition().wounds.size();
    const qreal x = at.x() + kTitleWidth - 1.0;
    // The last line says where the others stand.
    const std::size_t shown = wounds > kWoundLines ? kWoundLines - 1 : wounds;
    QStringList cut;
    for (int i = 0; i < kWoundLines; ++i) {
        const QRectF line(x + i * kWoundPitch, at.y(), kWoundWidth, kTrackRow - 0.2);
        canvas.rule(line.bottomLeft(), line.bottomRight(), 0.18);
        if (static_cast<std::size_t>(i) >= shown)
            continue;
        const QRectF room = line.adjusted(0.4, 0.0, 0.0, 0.0);
        const Wound& wound = facts.condition().wounds[static_cast<std::size_t>(i)];
        const QString whole = woundWords(wound);
        const QString told = woundWordsIn(wound, room.width());
        canvas.text(room, told, kTrackSmall);
        // A closed wound in brief has said what matters; a page for its round alone would be too much.
        if (told != whole && (wound.open || shown != wounds || told != briefWoundWords(wound)))
            cut.append(SheetText::tr("%1: %2").arg(SheetText::tr("Wound %1").arg(i + 1), whole));
    }
    laterWounds(overflow, facts, shown, cut);
    if (shown == wounds)
        return;
    overflow.pointer(SheetText::tr("Wounds"),
                     QRectF(x + (kWoundLines - 1) * kWoundPitch, at.y(), kWoundWidth, kTrackRow - 0.2), Qt::AlignLeft);
}

/// "Bleeds every 5 4 3 2 1 rounds", by the number of wounds; the present one is framed.
void layBleeding(Canvas& canvas, const CombatFacts& facts, qreal right, qreal y)
{
    const auto now = facts.isBlank() ? std::nullopt : facts.find(Quantity::SheetBleedingInterval);
    const std::int32_t loss = now ? facts.value(Quantity::SheetBleedingLoss) : 1;
    const QString rounds = loss > 1 ? SheetText::tr("rounds, %1 Hits").arg(loss) : SheetText::tr("rounds");
    qreal x = right - paper::widthOf(rounds, kTrackSmall) - 0.2;
    canvas.text(QRectF(x, y, right - x, kTrackRow), rounds, kTrackSmall);
    x -= kCircleGap + (kTrackCircle - kIntervalPitch) / 2.0;
    for (int wounds = kWoundLines; wounds >= 1; --wounds) {
        const std::int32_t interval = bleedingInterval(wounds);
        const bool isNow = now == interval;
        x -= kIntervalPitch;
        const QRectF place(x, y, kIntervalPitch, kTrackRow);
        canvas.text(place, plain(interval), isNow ? Style{7.5, true} : kTrackSmall, Qt::AlignHCenter);
        if (isNow)
            canvas.circle(
                QRectF(place.center() - QPointF(kTrackCircle, kTrackCircle) / 2.0, QSizeF(kTrackCircle, kTrackCircle)),
                0.2);
    }
    const QString bleeds = SheetText::tr("Bleeds every");
    const qreal width = paper::widthOf(bleeds, kTrackSmall) + 0.2;
    canvas.text(QRectF(x - width - 0.8, y, width, kTrackRow), bleeds, kTrackSmall);
}

}  // namespace

qreal layTracks(Canvas& canvas, Overflow& overflow, const CombatFacts& facts, QPointF at)
{
    const Track track = incapTrack(facts);
    const QString title = facts.isBlank() ? SheetText::tr("Incap ____")
                                          : SheetText::tr("Incap %1").arg(facts.character().incapMax);
    canvas.text(QRectF(at, QSizeF(kTitleWidth - 1.0, kTrackRow)), title, kTitle);
    canvas.text(QRectF(at + QPointF(0.0, 4.2), QSizeF(kTitleWidth - 1.0, 2.9)), SheetText::tr("damage from right"),
                kTrackHint);
    canvas.text(QRectF(at + QPointF(0.0, 7.1), QSizeF(kTitleWidth - 1.0, 2.9)), SheetText::tr("bruising from left"),
                kTrackHint);

    const int drawn = canvas.boxes(at + QPointF(kTitleWidth, 0.0), kIncap, track, 0, kMostRows * kIncap.perRow);
    if (drawn < track.boxes) {
        overflow.boxes(SheetText::tr("Incap"),
                       SheetText::tr("Incap %1 to %2").arg(QString::number(drawn + 1), QString::number(track.boxes)),
                       kIncap, track, drawn);
        const QPointF end = at + QPointF(kTitleWidth + kIncap.perRow * kIncap.pitch + 1.0, kIncap.pitch);
        overflow.pointer(SheetText::tr("Incap"), QRectF(end, QSizeF(Overflow::pointerSize().width(), kIncap.size)),
                         Qt::AlignLeft);
    }
    layFatal(canvas, facts, at);
    const int rows = (drawn + kIncap.perRow - 1) / kIncap.perRow;
    const qreal y = at.y() + rows * (kIncap.size + 0.1) + 1.4;
    layWounds(canvas, overflow, facts, {at.x() + kTitleWidth, y});
    layBleeding(canvas, facts, at.x() + paper::kContentWidth, y);
    return std::max(y + kTrackRow, at.y() + 10.0);
}

}  // namespace hitspread::threed::sheet
