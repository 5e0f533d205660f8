#include "reports/systems/threed/locationblock.h"

#include "reports/paper/bodyfigure.h"
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

constexpr Style kLocationName{8.5, true};
constexpr Style kCount{7.5};
constexpr Style kArmour{7.0, true};
constexpr Style kPlain{7.0};
constexpr Style kCaption{6.8, false, Token::Muted};
constexpr qreal kHitSize = 3.0;
constexpr qreal kHitPitch = 3.45;
constexpr qreal kIdSize = 2.2;
constexpr qreal kIdPitch = 2.55;
constexpr int kMostHits = 30;  // on the first page
constexpr qreal kNameRow = 4.2;
constexpr qreal kArmourRow = 3.3;

/// One column's measures; x of the column's left edge.
struct Column {
    qreal x = 0.0;
    qreal width = 0.0;
    bool isWide = true;
    int hitsPerRow = 12;
    int idPerRow = 16;
};

constexpr Column kRight{157.0, 43.0, true, 12, 16};
constexpr Column kLeft{66.0, 17.4, false, 5, 6};
constexpr int kBlankHitsRight = 24;
constexpr int kBlankHitsLeft = 20;

QString stateWords(std::int32_t state)
{
    switch (static_cast<LocationState>(state)) {
    case LocationState::Sound: return {};
    case LocationState::Moderate: return SheetText::tr("moderate");
    case LocationState::Severe: return SheetText::tr("severe");
    case LocationState::Destroyed: return SheetText::tr("destroyed");
    }
    return {};
}

/// Writes about one location from the top down.
class LocationWriter {
public:
    LocationWriter(Canvas& canvas, Overflow& overflow, const CombatFacts& facts, std::size_t location,
                   const Column& column, QPointF at, qreal bottom, std::vector<bool>& named)
        : m_canvas(canvas),
          m_overflow(overflow),
          m_facts(facts),
          m_location(location),
          m_column(column),
          m_at(at),
          m_bottom(bottom),
          m_named(named)
    {}

    /// Returns where it ended.
    qreal write()
    {
        m_y = m_at.y();
        writeName();
        writeHits();
        writeArmour();
        return m_y;
    }

private:
    [[nodiscard]] QRectF line(qreal height) const { return {m_at.x(), m_y, m_column.width, height}; }
    [[nodiscard]] QString name() const
    {
        return m_column.isWide ? locationName(m_location) : shortLocationName(m_location);
    }

    void writeName()
    {
        QString count;
        QString state;
        if (!m_facts.isBlank()) {
            const std::int32_t full = m_facts.character().hitsMax[m_location];
            const std::int32_t left = m_facts.value(Quantity::SheetHitsLeft, m_location);
            state = stateWords(m_facts.value(Quantity::SheetState, m_location));
            if (m_column.isWide)
                count = left == full ? SheetText::tr("Hits %1").arg(full)
                                     : SheetText::tr("Hits %1 of %2").arg(plain(left), QString::number(full));
            else
                count = left == full ? plain(full) : SheetText::tr("%1/%2").arg(plain(left), QString::number(full));
        } else if (m_column.isWide) {
            count = SheetText::tr("Hits ____");
        }
        const qreal countWidth = paper::widthOf(count, kCount) + 0.3;
        m_canvas.fitted(line(kNameRow).adjusted(0.0, 0.0, -countWidth, 0.0), name(), kLocationName, m_overflow,
                        locationName(m_location));
        m_canvas.text(line(kNameRow).adjusted(m_column.width - countWidth, 0.0, 0.0, 0.0), count, kCount,
                      Qt::AlignRight);
        m_y += kNameRow;
        if (state.isEmpty())
            return;
        m_canvas.text(line(kArmourRow), state, kArmour);
        m_y += kArmourRow;
    }

    void writeHits()
    {
        const BoxGrid grid{kHitSize, kHitPitch, m_column.hitsPerRow, 0.2};
        Track track;
        if (m_facts.isBlank()) {
            track.boxes = m_column.isWide ? kBlankHitsRight : kBlankHitsLeft;
        } else {
            track.boxes = m_facts.character().hitsMax[m_location];
            track.crossed = std::min<int>(track.boxes, m_facts.condition().damage[m_location]);
            track.stroked = std::min<int>(track.boxes, m_facts.condition().bruises[m_location]);
        }
        const int rows = kMostHits >= track.boxes ? kMostHits : (kMostHits + grid.perRow - 1) / grid.perRow;
        const int shown = Overflow::boxesShown(grid, track, rows, m_column.width);
        const int drawn = m_canvas.boxes({m_at.x(), m_y}, grid, track, 0, shown);
        if (drawn < track.boxes) {
            m_overflow.pointer(SheetText::tr("Hits"),
                               Overflow::afterBoxes({m_at.x(), m_y}, grid, drawn, m_column.width));
            m_overflow.boxes(
                SheetText::tr("Hits"),
                drawn + 1 == track.boxes
                    ? SheetText::tr("%1, Hit %2").arg(locationName(m_location), QString::number(track.boxes))
                    : SheetText::tr("%1, Hits %2 to %3")
                          .arg(locationName(m_location), QString::number(drawn + 1), QString::number(track.boxes)),
                grid, track, drawn);
        }
        m_y += (drawn < track.boxes ? rows : (drawn + grid.perRow - 1) / grid.perRow) * grid.pitch + 0.2;
    }

    void writeBlankArmour(const QString& words)
    {
        const QString fields = SheetText::tr("PV ___ ID ___");
        const bool fits = paper::widthOf(words + u"   "_qs + fields, kPlain) <= m_column.width;
        if (fits || words.isEmpty()) {
            m_canvas.text(line(kArmourRow), words.isEmpty() ? fields : words + u"   "_qs + fields, kPlain);
        } else {
            m_canvas.text(line(kArmourRow), fields, kPlain);
        }
        m_y += kArmourRow;
    }

    void writeArmour()
    {
        const BoxGrid grid{kIdSize, kIdPitch, m_column.idPerRow, 0.16};
        if (m_facts.isBlank()) {
            writeBlankArmour({});
            (void)m_canvas.boxes({m_at.x(), m_y}, grid, {grid.perRow, 0, 0}, 0, grid.perRow);
            return;
        }
        const std::int32_t full = m_facts.value(Quantity::SheetIdFull, m_location);
        if (full <= 0) {
            const bool used = std::ranges::any_of(
                m_facts.armour(), [this](const Armour& armour) { return armour.idMax[m_location] > 0; });
            return writeBlankArmour(used ? SheetText::tr("armour gone") : SheetText::tr("no armour"));
        }
        const std::int32_t id = m_facts.value(Quantity::SheetId, m_location);
        const QString values = SheetText::tr("PV %1  ID %2")
                                   .arg(QString::number(m_facts.value(Quantity::SheetPv, m_location)),
                                        QString::number(id));
        const qreal width = paper::widthOf(values, kArmour) + 0.5;
        m_canvas.text(line(kArmourRow), values, kArmour);
        writePiece(width);
        m_y += kArmourRow;
        const Track track{full, full - id, 0};
        const int rows = std::max(1, static_cast<int>((m_bottom - m_y) / grid.pitch));
        const int shown = Overflow::boxesShown(grid, track, rows, m_column.width);
        const int drawn = m_canvas.boxes({m_at.x(), m_y}, grid, track, 0, shown);
        if (drawn < full) {
            m_overflow.pointer(SheetText::tr("Armour"),
                               Overflow::afterBoxes({m_at.x(), m_y}, grid, drawn, m_column.width));
            m_overflow.boxes(SheetText::tr("Armour"),
                             SheetText::tr("%1, ID %2 to %3")
                                 .arg(locationName(m_location), QString::number(drawn + 1), QString::number(full)),
                             grid, track, drawn);
        }
        const int rowsDrawn = (drawn + grid.perRow - 1) / grid.perRow;
        m_y += rowsDrawn * grid.pitch;
    }

    /// The name of what protects, where the column has room; every piece is named on its list otherwise.
    void writePiece(qreal after)
    {
        const Protection protection = m_facts.protection(m_location);
        QStringList names;
        for (std::size_t i = 0; i < protection.count; ++i) {
            const std::int32_t armour = protection.pieces[i].armour;
            names.append(armour < 0 ? SheetText::tr("skin")
                                    : words(m_facts.armour()[static_cast<std::size_t>(armour)].name));
        }
        const QString text = names.join(u", "_qs);
        const qreal room = m_column.width - after - 1.5;
        if (paper::widthOf(text, kPlain) > room)
            return;
        for (std::size_t i = 0; i < protection.count; ++i) {
            if (!protection.pieces[i].isLiving())
                m_named[static_cast<std::size_t>(protection.pieces[i].armour)] = true;
        }
        m_canvas.text(line(kArmourRow).adjusted(after + 1.5, 0.0, 0.0, 0.0), text, kPlain, Qt::AlignRight);
    }

    Canvas& m_canvas;
    Overflow& m_overflow;
    const CombatFacts& m_facts;
    std::size_t m_location;
    const Column& m_column;
    QPointF m_at;
    qreal m_bottom;
    qreal m_y = 0.0;
    std::vector<bool>& m_named;
};

/// The system's location a plan's location stands for; nothing for one the rules do not know.
std::optional<std::size_t> indexOf(const std::string& id)
{
    const auto found = std::ranges::find(kLocationIds, id);
    return found == kLocationIds.end() ? std::nullopt
                                       : std::optional(static_cast<std::size_t>(found - kLocationIds.begin()));
}

}  // namespace

std::vector<bool> layBody(Canvas& canvas, Overflow& overflow, const CombatFacts& facts,
                          const std::shared_ptr<const BodyPlan>& plan, QPointF origin)
{
    const auto placed = [&](qreal x, qreal y) { return origin + QPointF(x - paper::kMargin, y); };
    canvas.add(paper::Rose{QRectF(placed(66.0, 28.0), QSizeF(22.0, 22.0))});
    canvas.text(QRectF(placed(63.0, 50.4), QSizeF(28.0, 3.4)), SheetText::tr("Hit deviation, 1d6"), kCaption,
                Qt::AlignHCenter);

    paper::FigureFrame frame;
    frame.body = QRectF(placed(89.0, 26.5), QSizeF(52.0, 131.0));
    frame.leftEdge = placed(kLeft.x + kLeft.width + 1.4, 0.0).x();
    frame.rightEdge = placed(kRight.x - 1.4, 0.0).x();
    frame.leftTop = placed(0.0, 56.0).y();
    frame.leftHeight = 44.0;
    frame.rightHeight = 25.0;
    const paper::BodyFigure figure = paper::bodyFigure(plan, frame);

    paper::Body body{figure.geometry, {}};
    body.picture.plan = plan;
    body.picture.aim = plan->aimPoint();
    for (const std::string& id : plan->locations()) {
        const auto index = indexOf(id);
        body.picture.locationLetters.append(index ? text::initials(locationName(*index)) : QString());
        if (!index || facts.isBlank())
            continue;
        LocationCallout state;
        state.location = static_cast<int>(body.picture.locationLetters.size()) - 1;
        state.hits = facts.value(Quantity::SheetHitsLeft, *index);
        state.mostHits = facts.character().hitsMax[*index];
        body.picture.callouts.push_back(state);
    }
    canvas.add(std::move(body));

    std::vector<bool> named(facts.armour().size(), false);
    for (const paper::LocationPlace& place : figure.places) {
        const auto index = indexOf(plan->locations()[static_cast<std::size_t>(place.location)]);
        if (!index)
            continue;
        const Column& column = place.isRight ? kRight : kLeft;
        const QPointF at(placed(column.x, 0.0).x(), place.top);
        canvas.add(paper::Leader{place.leader});
        const qreal end = LocationWriter(canvas, overflow, facts, *index, column, at, place.bottom, named).write();
        const qreal bar = place.isRight ? frame.rightEdge : frame.leftEdge;
        canvas.rule({bar, place.top}, {bar, end}, 0.5);
    }
    canvas.text(QRectF(placed(89.0, 157.6), QSizeF(52.0, 3.2)), SheetText::tr("cross: usual aim point"), kCaption,
                Qt::AlignHCenter);
    return named;
}

}  // namespace hitspread::threed::sheet
