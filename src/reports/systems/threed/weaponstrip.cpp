#include "reports/systems/threed/weaponstrip.h"

#include "reports/paper/overflow.h"
#include "reports/paper/papersetup.h"
#include "reports/paper/typeset.h"
#include "reports/systems/threed/sheetwords.h"
#include "reports/systems/threed/weaponwords.h"

#include <algorithm>
#include <array>

namespace hitspread::threed::sheet {

namespace {

using paper::BoxGrid;
using paper::Canvas;
using paper::Style;

constexpr Style kHead{7.2, true};
constexpr Style kNarrowHead{6.6, true};  ///< in a column, where the heads of two columns must not touch
constexpr Style kWeaponName{9.0, true};
constexpr Style kDetail{7.0};
constexpr Style kLabel{7.5};
constexpr Style kNumber{9.0, true};
constexpr Style kMetres{6.8, false, Token::Muted};
constexpr Style kRating{10.0, true};
constexpr Style kRatingWord{7.0, true};

// Left edges from the block's own.
constexpr qreal kNameWidth = 42.0;
constexpr qreal kShotX = 44.0;
constexpr qreal kToHitX = 62.5;
constexpr qreal kShotsX = 71.5;
constexpr qreal kBandX = 80.5;
constexpr qreal kBandWidth = 14.4;
constexpr qreal kRatingX = 140.0;
constexpr qreal kRatingPitch = 8.3;
constexpr QSizeF kRatingBox(7.2, 7.0);
constexpr qreal kRoundsX = 165.4;
constexpr BoxGrid kWeaponRounds{2.2, 2.46, 10, 0.14};
constexpr qreal kPadding = 0.7;
constexpr qreal kBlankName = 4.6;  ///< in a column, a line to write a name on
// In a column: ratings and rounds stand below the table.
constexpr qreal kRatingHead = 2.8;
constexpr qreal kRatingTop = 0.8;  ///< below the last line of the table
constexpr qreal kColumnRoundsX = 3.0 * kRatingPitch + 1.6;

/// Where the parts of the table stand.
struct Table {
    qreal shotX = kShotX;
    qreal toHitX = kToHitX;
    qreal shotsX = kShotsX;
    qreal numberWidth = 9.0;
    qreal bandX = kBandX;
    qreal bandWidth = kBandWidth;
};

Table tableFor(qreal column)
{
    if (column <= 0.0)
        return {};
    constexpr qreal kShotWidth = 17.5;
    constexpr qreal kNumbers = 8.0;
    const qreal bands = kShotWidth + 2.0 * kNumbers;
    return {0.0, kShotWidth, kShotWidth + kNumbers, kNumbers, bands, (column - bands) / static_cast<qreal>(kBands)};
}

qreal widthFor(qreal column)
{
    return column > 0.0 ? column : paper::kContentWidth;
}
constexpr int kBlankRounds = 30;
constexpr int kManyRounds = 60;  ///< in a larger magazine nobody counts what is gone
constexpr int kMostRoundRows = 12;

void drawRatingNames(Canvas& canvas, QPointF at, qreal height)
{
    const std::array<QString, 3> ratings{SheetText::tr("PEN"), SheetText::tr("DAM"), SheetText::tr("AD")};
    for (std::size_t i = 0; i < ratings.size(); ++i)
        canvas.text(
            QRectF(at.x() + static_cast<qreal>(i) * kRatingPitch - 0.5, at.y(), kRatingBox.width() + 1.0, height),
            ratings[i], kHead, Qt::AlignHCenter);
}

}  // namespace

const BoxGrid& WeaponStrip::roundGrid()
{
    return kWeaponRounds;
}

WeaponStrip::WeaponStrip(const WeaponFacts* weapon, const WeaponLook& look) : m_look(look)
{
    if (weapon)
        say(*weapon);
    else
        sayBlank();
    measure();
}

WeaponStrip::WeaponStrip(const HandFacts& thing, const WeaponLook& look) : m_look(look)
{
    say(thing);
    if (m_metres.isEmpty())
        m_look.metresRow = std::min(m_look.metresRow, 1.4);
    measure();
}

qreal WeaponStrip::nameWidth() const
{
    return m_look.column > 0.0 ? m_look.column : kNameWidth;
}

qreal WeaponStrip::wordsHeight() const
{
    return static_cast<qreal>(m_name.size()) * paper::leadingOf(kWeaponName)
        + static_cast<qreal>(m_details.size()) * paper::leadingOf(kDetail);
}

qreal WeaponStrip::tableTop() const
{
    if (m_look.column <= 0.0)
        return 0.0;
    return (m_isBlank ? kBlankName : wordsHeight()) + kPadding;
}

BoxGrid WeaponStrip::roundBoxes() const
{
    BoxGrid grid = kWeaponRounds;
    if (m_look.column > 0.0)
        grid.perRow = static_cast<int>((m_look.column - kColumnRoundsX) / grid.pitch) / 5 * 5;
    return grid;
}

void WeaponStrip::measure()
{
    const qreal table = m_look.metresRow + static_cast<qreal>(m_lines.size()) * m_look.pitch;
    const BoxGrid grid = roundBoxes();
    const int wanted = std::min(kMostRoundRows, (m_rounds.boxes + grid.perRow - 1) / grid.perRow);
    if (m_look.column > 0.0) {
        const int rows = m_look.allRounds ? wanted : std::min(wanted, 4);
        const qreal below = std::max(kRatingTop + kRatingHead + kRatingBox.height() + 0.4, rows * grid.pitch + 1.6);
        m_height = tableTop() + table + below + 2.0 * kPadding;
        m_roundsShown = paper::Overflow::boxesShown(grid, m_rounds, rows, roundsWidth());
        return;
    }
    m_height = std::max({wordsHeight(), table, kRatingBox.height() + 2.0}) + 2.0 * kPadding;
    if (m_look.allRounds)
        m_height = std::max(m_height, wanted * grid.pitch + 2.0 * kPadding);
    const int rows = static_cast<int>((m_height - kPadding) / grid.pitch);
    m_roundsShown = paper::Overflow::boxesShown(grid, m_rounds, rows, roundsWidth());
}

/// From the strip's own corner.
QPointF WeaponStrip::roundsCorner() const
{
    if (m_look.column <= 0.0)
        return {kRoundsX, kPadding};
    return {kColumnRoundsX,
            tableTop() + m_look.metresRow + static_cast<qreal>(m_lines.size()) * m_look.pitch + kRatingTop + 0.4};
}

qreal WeaponStrip::roundsWidth() const
{
    return widthFor(m_look.column) - roundsCorner().x();
}

QRectF WeaponStrip::roundsPointer(QPointF at) const
{
    return paper::Overflow::afterBoxes(at + roundsCorner(), roundBoxes(), m_roundsShown, roundsWidth());
}

void WeaponStrip::say(const WeaponFacts& weapon)
{
    const int magazine = std::max(weapon.weapon.magazine, weapon.state.rounds);
    const bool areMany = magazine > kManyRounds;
    m_rounds = {areMany ? weapon.state.rounds : magazine, areMany ? 0 : magazine - weapon.state.rounds, 0};
    QString details = weaponDetails(weapon, m_look.metresRow <= 0.0);
    if (areMany)
        details += u"\u00a0· "_qs
            + SheetText::tr("%1 rounds, %2 left").arg(QString::number(magazine), QString::number(weapon.state.rounds));
    m_name = paper::wrapped(words(weapon.weapon.name), kWeaponName, nameWidth());
    m_details = paper::wrapped(details, kDetail, nameWidth());
    const bool semi = (weapon.weapon.modes & bit(Mode::SemiAuto)) != 0;
    for (const ShotLine& shot : weapon.table.lines) {
        Line line{shotWords(shot),
                  withSign(shot.toHit[0]),
                  semi ? plain(std::min(shot.shotsPerAction, weapon.shotsByDex)) : u"1"_qs,
                  {}};
        for (const std::int32_t spread : shot.spread)
            line.bands.append(plain(spread));
        m_lines.push_back(std::move(line));
    }
    if (weapon.table.hasScope) {
        Line line{SheetText::tr("Scope, points"), {}, {}, {}};
        for (const std::int32_t bonus : weapon.table.scope)
            line.bands.append(withSign(bonus));
        m_lines.push_back(std::move(line));
    }
    for (const std::int32_t reach : weapon.table.reach)
        m_metres.append(SheetText::tr("%1 m").arg(reach));
    if (weapon.ammunition) {
        const FirearmTable& table = weapon.table;
        m_ratings = {plain(table.penetration), plain(table.damage),
                     table.armourDamage == kNoEntry ? SheetText::tr("DAM") : plain(table.armourDamage)};
    }
}

void WeaponStrip::say(const HandFacts& thing)
{
    const HandTable& table = thing.table;
    const bool thrown = table.reach.front() > 0;
    QString details = handDetails(thing);
    if (thrown && m_look.metresRow <= 0.0)
        details.prepend(SheetText::tr("%1/%2/%3/%4 m")
                            .arg(QString::number(table.reach[0]), QString::number(table.reach[1]),
                                 QString::number(table.reach[2]), QString::number(table.reach[3]))
                        + u"\u00a0· "_qs);
    m_name = paper::wrapped(handName(thing), kWeaponName, nameWidth());
    m_details = paper::wrapped(details, kDetail, nameWidth());
    Line line{handWords(thing), withSign(table.toHit), u"1"_qs, {}};
    if (thrown) {
        for (std::size_t band = 0; band < kBands; ++band) {
            line.bands.append(plain(table.spread[band]));
            m_metres.append(SheetText::tr("%1 m").arg(table.reach[band]));
        }
        m_rounds = {thing.state.count, 0, 0};
    }
    m_lines.push_back(std::move(line));
    m_ratings = {table.penetration == kNoEntry ? u"–"_qs : plain(table.penetration), plain(table.damage),
                 table.armourDamage == kNoEntry ? SheetText::tr("DAM") : plain(table.armourDamage)};
}

void WeaponStrip::sayBlank()
{
    m_isBlank = true;
    for (const QString& label :
         {SheetText::tr("Aimed"), SheetText::tr("with stance"), SheetText::tr("and rest"), SheetText::tr("Wild")})
        m_lines.push_back({label, {}, {}, {}});
    m_rounds = {kBlankRounds, 0, 0};
}

void WeaponStrip::drawHeader(Canvas& canvas, QPointF at, qreal column)
{
    const qreal height = kHeaderHeight - 0.8;
    const Table table = tableFor(column);
    const Style head = column > 0.0 ? kNarrowHead : kHead;
    const auto put = [&](qreal x, qreal width, const QString& text, Qt::Alignment alignment) {
        canvas.text(QRectF(at.x() + x, at.y(), width, height), text, head, alignment);
    };
    put(table.shotX, table.toHitX - table.shotX, SheetText::tr("Shot"), Qt::AlignLeft);
    put(table.toHitX, table.numberWidth, SheetText::tr("to hit"), Qt::AlignHCenter);
    put(table.shotsX, table.numberWidth, SheetText::tr("shots"), Qt::AlignHCenter);
    const std::array<QString, kBands> bands{SheetText::tr("Optimum"), SheetText::tr("Medium"), SheetText::tr("Long"),
                                            SheetText::tr("Extreme")};
    for (std::size_t band = 0; band < kBands; ++band) {
        // A narrow column has room for the beginning of the word.
        const QString word = paper::widthOf(bands[band], head) <= table.bandWidth ? bands[band] : bands[band].left(3);
        put(table.bandX + static_cast<qreal>(band) * table.bandWidth, table.bandWidth, word, Qt::AlignHCenter);
    }
    if (column <= 0.0) {
        put(0.0, kNameWidth, SheetText::tr("Weapon"), Qt::AlignLeft);
        drawRatingNames(canvas, {at.x() + kRatingX, at.y()}, height);
        put(kRoundsX, 24.0, SheetText::tr("Rounds"), Qt::AlignLeft);
    }
    canvas.rule(at + QPointF(0.0, height + 0.2), at + QPointF(widthFor(column), height + 0.2), 0.25);
}

void WeaponStrip::drawLines(Canvas& canvas, QPointF at) const
{
    const Table table = tableFor(m_look.column);
    const auto bandFrame = [&](qsizetype band, qreal y, qreal height) {
        return QRectF(at.x() + table.bandX + static_cast<qreal>(band) * table.bandWidth, y, table.bandWidth, height);
    };
    if (m_look.metresRow > 0.0) {
        for (qsizetype band = 0; band < m_metres.size(); ++band)
            canvas.text(bandFrame(band, at.y() + 0.2, m_look.metresRow), m_metres[band], kMetres, Qt::AlignHCenter);
    }
    qreal y = at.y() + m_look.metresRow;
    for (const Line& line : m_lines) {
        canvas.text(QRectF(at.x() + table.shotX, y, table.toHitX - table.shotX, m_look.pitch), line.label, kLabel);
        canvas.text(QRectF(at.x() + table.toHitX, y, table.numberWidth, m_look.pitch), line.toHit, kHead,
                    Qt::AlignHCenter);
        canvas.text(QRectF(at.x() + table.shotsX, y, table.numberWidth, m_look.pitch), line.shots, kLabel,
                    Qt::AlignHCenter);
        for (qsizetype band = 0; band < line.bands.size(); ++band)
            canvas.text(bandFrame(band, y, m_look.pitch), line.bands[band], kNumber, Qt::AlignHCenter);
        y += m_look.pitch;
        canvas.rule({at.x() + table.shotX, y}, {at.x() + table.bandX + static_cast<qreal>(kBands) * table.bandWidth, y},
                    0.12, Token::Line);
    }
}

void WeaponStrip::drawRatings(Canvas& canvas, QPointF at) const
{
    for (int i = 0; i < 3; ++i) {
        const QRectF box(QPointF(at.x() + i * kRatingPitch, at.y()), kRatingBox);
        canvas.box(box, 0.35);
        const QString text = m_ratings.value(i);
        canvas.text(box, text, paper::widthOf(text, kRating) < kRatingBox.width() - 0.6 ? kRating : kRatingWord,
                    Qt::AlignHCenter);
    }
}

void WeaponStrip::draw(Canvas& canvas, QPointF at) const
{
    const QPointF inside = at + QPointF(0.0, kPadding * 0.6);
    const qreal nameHeight = static_cast<qreal>(m_name.size()) * paper::leadingOf(kWeaponName);
    const qreal words = m_look.column > 0.0 ? wordsHeight() : m_height;
    // A line to write the name on, and one for what it is loaded with.
    if (m_look.column <= 0.0 && m_isBlank) {
        for (const qreal y : {kBlankName + kPadding, 2.0 * kBlankName + kPadding})
            canvas.rule(at + QPointF(0.0, y), at + QPointF(kNameWidth, y), 0.12, Token::Line);
    }
    if (m_look.column > 0.0 && m_isBlank) {
        canvas.text(QRectF(at + QPointF(0.0, kPadding), QSizeF(widthFor(m_look.column), kBlankName)),
                    SheetText::tr("Weapon"), kMetres);
        canvas.rule(at + QPointF(0.0, tableTop()), at + QPointF(widthFor(m_look.column), tableTop()), 0.12,
                    Token::Line);
    }
    (void)canvas.lines(QRectF(inside, QSizeF(nameWidth(), nameHeight)), m_name, kWeaponName);
    (void)canvas.lines(QRectF(inside + QPointF(0.0, nameHeight), QSizeF(nameWidth(), words - nameHeight + 0.1)),
                       m_details, kDetail);
    const QPointF table = at + QPointF(0.0, tableTop());
    drawLines(canvas, table);
    if (m_look.column > 0.0) {
        const QPointF below = table
            + QPointF(0.0, m_look.metresRow + static_cast<qreal>(m_lines.size()) * m_look.pitch);
        drawRatingNames(canvas, below + QPointF(0.0, kRatingTop), kRatingHead);
        drawRatings(canvas, below + QPointF(0.0, kRatingTop + kRatingHead));
    } else {
        drawRatings(canvas, at + QPointF(kRatingX, 1.4));
    }
    (void)canvas.boxes(at + roundsCorner(), roundBoxes(), m_rounds, 0, m_roundsShown);
    canvas.rule(at + QPointF(0.0, m_height), at + QPointF(widthFor(m_look.column), m_height), 0.25);
}

}  // namespace hitspread::threed::sheet
