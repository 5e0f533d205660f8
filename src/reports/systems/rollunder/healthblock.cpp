#include "reports/paper/papersetup.h"
#include "reports/paper/typeset.h"
#include "reports/systems/rollunder/combatblocks.h"
#include "text/labels.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace hitspread::rollunder::sheet {

namespace {

using paper::BoxGrid;
using paper::Canvas;
using paper::Overflow;
using paper::Style;
using paper::Track;

constexpr Style kBandWords{7.0};
constexpr BoxGrid kWideBoxes{2.9, 3.4, 41, 0.2};
constexpr BoxGrid kHalfBoxes{2.9, 3.4, 16, 0.2};
constexpr qreal kBandLine = 3.7;
constexpr qreal kWideLabel = 48.0;
constexpr qreal kHalfLabel = 36.0;
constexpr qreal kTickGap = 4.2;  ///< before a label: the box of a roll that is behind him
constexpr int kBandRows = 2;     ///< of a band; more goes on
constexpr qreal kBandsGap = 2.4;
constexpr std::array<std::string_view, kDeathThresholds> kDeathAt{"deathAt1", "deathAt2", "deathAt3", "deathAt4"};

/// HP between two thresholds: what begins with the first of these boxes, and how many are gone.
struct Band {
    QString label;
    int boxes = 0;
    int crossed = 0;
    int death = -1;  ///< which of the death rolls it begins with
};

/// From all HP down to death (R3-52 to R3-60): crossed as they are read, what is beside a label comes with its first box.
std::vector<Band> bandsOf(const SheetFacts& facts)
{
    const auto at = [&facts](std::string_view id) { return facts.figures.value(id); };
    const std::int32_t most = facts.character.hpMax;
    const std::int32_t third = facts.figures.number("thirdAt").value_or(0);
    std::vector<Band> bands;
    std::int32_t gone = facts.condition.hpLost;
    const auto add = [&](const QString& label, std::int32_t boxes, int death = -1) {
        bands.push_back({label, boxes, std::clamp(gone, 0, boxes), death});
        gone -= boxes;
    };
    add(SheetText::tr("%1: all").arg(most), most - third);
    if (third > 0)
        add(SheetText::tr("%1: reeling").arg(at("thirdAt")), third);
    add(SheetText::tr("%1: HT each turn").arg(at("outAt")), most);
    for (int i = 0; i < kDeathThresholds; ++i)
        add(SheetText::tr("%1: HT or dead").arg(at(kDeathAt[static_cast<std::size_t>(i)])), most, i);
    add(SheetText::tr("%1: dead").arg(at("deadAt")), 0);
    return bands;
}

void layLabel(Canvas& canvas, const SheetFacts& facts, const Band& band, QPointF at, qreal width)
{
    qreal x = at.x();
    if (band.death >= 0) {
        const bool isBehind = (facts.condition.thresholds >> band.death & 1) != 0;
        canvas.box(QRectF(x, at.y() + 0.2, 2.9, 2.9), 0.3,
                   isBehind ? paper::PencilMark::Cross : paper::PencilMark::None);
        x += kTickGap;
    }
    const QRectF room(x, at.y(), width - (x - at.x()) - 1.0, kBandLine - 0.3);
    canvas.text(room, paper::elided(band.label, kBandWords, room.width()), kBandWords);
}

/// Returns how many lines it takes.
int layBand(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, const Band& band, QPointF at,
            const BoxGrid& grid, qreal label)
{
    layLabel(canvas, facts, band, at, label);
    const Track track{band.boxes, band.crossed, 0, true};
    const int most = kBandRows * grid.perRow;
    const int drawn = canvas.boxes({at.x() + label, at.y() + 0.2}, grid, track, 0, most);
    if (drawn < band.boxes) {
        const QString section = SheetText::tr("HP");
        overflow.boxes(section, SheetText::tr("%1, from box %2 on").arg(band.label, text::number(drawn + 1)), grid,
                       track, drawn);
        overflow.pointer(section,
                         QRectF(at + QPointF(0.0, kBandLine), QSizeF(label - 1.0, Overflow::pointerSize().height())),
                         Qt::AlignLeft);
        return kBandRows;
    }
    return std::max(1, (drawn + grid.perRow - 1) / grid.perRow);
}

/// Where one line holds no band, boxes below 0 would fill the page: a number is written there.
void layWritten(Canvas& canvas, const SheetFacts& facts, const Band& band, QPointF at, qreal width)
{
    layLabel(canvas, facts, band, at, kHalfLabel);
    if (band.boxes == 0)
        return;
    const QString words = band.crossed > 0
        ? SheetText::tr("%1 of %2 lost").arg(text::number(band.crossed), text::number(band.boxes))
        : QString();
    canvas.text(QRectF(at.x() + kHalfLabel, at.y(), width - kHalfLabel - 6.0, kBandLine - 0.3), words, kBandWords);
    canvas.rule(at + QPointF(kHalfLabel, kBandLine - 0.3), at + QPointF(width - 6.0, kBandLine - 0.3), 0.12,
                Token::Line);
}

qreal layBands(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at)
{
    const std::vector<Band> bands = bandsOf(facts);
    constexpr qreal kHalf = paper::kContentWidth / 2.0;
    const std::int32_t most = facts.character.hpMax;
    qreal y = at.y();
    if (most <= kHalfBoxes.perRow) {
        const std::size_t down = (bands.size() + 1) / 2;
        for (std::size_t i = 0; i < bands.size(); ++i) {
            const std::size_t column = i / down;
            const QPointF corner(at.x() + static_cast<qreal>(column) * kHalf,
                                 at.y() + static_cast<qreal>(i % down) * kBandLine);
            static_cast<void>(layBand(canvas, overflow, facts, bands[i], corner, kHalfBoxes, kHalfLabel));
        }
        return at.y() + static_cast<qreal>(down) * kBandLine;
    }
    int written = 0;
    for (const Band& band : bands) {
        const bool isBelow = band.boxes == 0 || &band > &bands[1];
        if (most <= kWideBoxes.perRow || !isBelow) {
            y += kBandLine * layBand(canvas, overflow, facts, band, {at.x(), y}, kWideBoxes, kWideLabel);
            continue;
        }
        const int line = written / 2;
        layWritten(canvas, facts, band, {at.x() + (written % 2) * kHalf, y + line * kBandLine}, kHalf);
        ++written;
    }
    const int lines = (written + 1) / 2;
    return y + lines * kBandLine;
}

/// Nobody's HP are known: boxes to divide by hand, and a line for each threshold.
qreal layBlank(Canvas& canvas, QPointF at)
{
    constexpr int kBlankHp = 82;
    static_cast<void>(canvas.boxes({at.x() + kWideLabel, at.y() + 0.2}, kWideBoxes, {kBlankHp, 0, 0}, 0, kBlankHp));
    const auto words = [&canvas, at](int line, qreal x, const QString& text) {
        canvas.text(QRectF(at.x() + x, at.y() + line * kBandLine, kWideLabel - 2.0, kBandLine - 0.3), text, kBandWords);
    };
    words(0, 0.0, SheetText::tr("HP ____"));
    words(1, 0.0, SheetText::tr("a third ____: reeling"));
    words(2, 0.0, SheetText::tr("0: HT each turn"));
    for (int i = 0; i < kDeathThresholds; ++i) {
        const qreal x = kWideLabel + (i % 2) * kWideLabel * 1.2;
        const int line = 2 + i / 2;
        canvas.box(QRectF(at.x() + x, at.y() + line * kBandLine + 0.2, 2.9, 2.9), 0.3);
        words(line, x + kTickGap, SheetText::tr("−%1 × HP ____: HT or dead").arg(i + 1));
    }
    words(3, 0.0, SheetText::tr("−%1 × HP ____: dead").arg(kDeathThresholds + 1));
    return at.y() + 4 * kBandLine;
}

}  // namespace

qreal layHealth(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at)
{
    const QString title = facts.isBlank ? SheetText::tr("HP ____")
                                        : SheetText::tr("HP %1").arg(facts.figures.value("hp"));
    canvas.heading(at, paper::kContentWidth, title,
                   SheetText::tr("reeling: half of Move and Basic Speed; a ticked roll is behind him"));
    const QPointF top(at.x(), at.y() + paper::kHeadingHeight - 0.6);
    const qreal end = facts.isBlank ? layBlank(canvas, top) : layBands(canvas, overflow, facts, top);
    return end + kBandsGap;
}

}  // namespace hitspread::rollunder::sheet
