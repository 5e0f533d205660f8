#include "reports/systems/threed/weaponstrip.h"

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
constexpr Style kName{9.0, true};
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
constexpr BoxGrid kRounds{2.2, 2.46, 10, 0.14};
constexpr qreal kPadding = 0.7;
constexpr int kBlankRounds = 30;
constexpr int kMostRoundRows = 12;

}  // namespace

const BoxGrid& WeaponStrip::roundGrid()
{
    return kRounds;
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

void WeaponStrip::measure()
{
    const qreal words = static_cast<qreal>(m_name.size()) * paper::leadingOf(kName)
        + static_cast<qreal>(m_details.size()) * paper::leadingOf(kDetail);
    const qreal table = m_look.metresRow + static_cast<qreal>(m_lines.size()) * m_look.pitch;
    m_height = std::max({words, table, kRatingBox.height() + 2.0}) + 2.0 * kPadding;
    const int wanted = std::min(kMostRoundRows, (m_rounds.boxes + kRounds.perRow - 1) / kRounds.perRow);
    if (m_look.allRounds)
        m_height = std::max(m_height, wanted * kRounds.pitch + 2.0 * kPadding);
    const int rows = static_cast<int>((m_height - kPadding) / kRounds.pitch);
    m_roundsShown = std::min(m_rounds.boxes, rows * kRounds.perRow);
}

void WeaponStrip::say(const WeaponFacts& weapon)
{
    m_name = paper::wrapped(words(weapon.weapon.name), kName, kNameWidth);
    m_details = paper::wrapped(weaponDetails(weapon, m_look.metresRow <= 0.0), kDetail, kNameWidth);
    const bool semi = (weapon.weapon.modes & bit(Mode::SemiAuto)) != 0;
    for (const ShotLine& shot : weapon.table.lines) {
        Line line{shotWords(shot), withSign(shot.toHit[0]), semi ? plain(shot.shotsPerAction) : u"1"_qs, {}};
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
    const int magazine = std::max(weapon.weapon.magazine, weapon.state.rounds);
    m_rounds = {magazine, magazine - weapon.state.rounds, 0};
}

void WeaponStrip::say(const HandFacts& thing)
{
    const HandTable& table = thing.table;
    const bool thrown = table.reach.front() > 0;
    QString details = handDetails(thing);
    if (thrown && m_look.metresRow <= 0.0)
        details.prepend(SheetText::tr("%1/%2/%3/%4 m")
                            .arg(table.reach[0])
                            .arg(table.reach[1])
                            .arg(table.reach[2])
                            .arg(table.reach[3])
                        + u"\u00a0· "_qs);
    m_name = paper::wrapped(handName(thing), kName, kNameWidth);
    m_details = paper::wrapped(details, kDetail, kNameWidth);
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
    for (const QString& label :
         {SheetText::tr("Aimed"), SheetText::tr("with stance"), SheetText::tr("and rest"), SheetText::tr("not aimed")})
        m_lines.push_back({label, {}, {}, {}});
    m_rounds = {kBlankRounds, 0, 0};
}

void WeaponStrip::drawHeader(Canvas& canvas, QPointF at)
{
    const qreal height = kHeaderHeight - 0.8;
    const auto put = [&](qreal x, qreal width, const QString& text, Qt::Alignment alignment) {
        canvas.text(QRectF(at.x() + x, at.y(), width, height), text, kHead, alignment);
    };
    put(0.0, kNameWidth, SheetText::tr("Weapon"), Qt::AlignLeft);
    put(kShotX, 18.0, SheetText::tr("Shot"), Qt::AlignLeft);
    put(kToHitX, 9.0, SheetText::tr("to hit"), Qt::AlignHCenter);
    put(kShotsX, 9.0, SheetText::tr("shots"), Qt::AlignHCenter);
    const std::array<QString, kBands> bands{SheetText::tr("Optimum"), SheetText::tr("Medium"), SheetText::tr("Long"),
                                            SheetText::tr("Extreme")};
    for (std::size_t band = 0; band < kBands; ++band)
        put(kBandX + static_cast<qreal>(band) * kBandWidth, kBandWidth, bands[band], Qt::AlignHCenter);
    const std::array<QString, 3> ratings{SheetText::tr("PEN"), SheetText::tr("DAM"), SheetText::tr("AD")};
    for (std::size_t i = 0; i < ratings.size(); ++i)
        put(kRatingX + static_cast<qreal>(i) * kRatingPitch - 0.5, kRatingBox.width() + 1.0, ratings[i],
            Qt::AlignHCenter);
    put(kRoundsX, 24.0, SheetText::tr("Rounds"), Qt::AlignLeft);
    canvas.rule(at + QPointF(0.0, height + 0.2), at + QPointF(paper::kContentWidth, height + 0.2), 0.25);
}

void WeaponStrip::drawLines(Canvas& canvas, QPointF at) const
{
    const auto bandFrame = [&](qsizetype band, qreal y, qreal height) {
        return QRectF(at.x() + kBandX + static_cast<qreal>(band) * kBandWidth, y, kBandWidth, height);
    };
    if (m_look.metresRow > 0.0) {
        for (qsizetype band = 0; band < m_metres.size(); ++band)
            canvas.text(bandFrame(band, at.y() + 0.2, m_look.metresRow), m_metres[band], kMetres, Qt::AlignHCenter);
    }
    qreal y = at.y() + m_look.metresRow;
    for (const Line& line : m_lines) {
        canvas.text(QRectF(at.x() + kShotX, y, kToHitX - kShotX, m_look.pitch), line.label, kLabel);
        canvas.text(QRectF(at.x() + kToHitX, y, 9.0, m_look.pitch), line.toHit, kHead, Qt::AlignHCenter);
        canvas.text(QRectF(at.x() + kShotsX, y, 9.0, m_look.pitch), line.shots, kLabel, Qt::AlignHCenter);
        for (qsizetype band = 0; band < line.bands.size(); ++band)
            canvas.text(bandFrame(band, y, m_look.pitch), line.bands[band], kNumber, Qt::AlignHCenter);
        y += m_look.pitch;
        canvas.rule({at.x() + kShotX, y}, {at.x() + kBandX + 4.0 * kBandWidth, y}, 0.12, Token::Line);
    }
}

void WeaponStrip::drawRatings(Canvas& canvas, QPointF at) const
{
    for (int i = 0; i < 3; ++i) {
        const QRectF box(QPointF(at.x() + kRatingX + i * kRatingPitch, at.y() + 1.4), kRatingBox);
        canvas.box(box, 0.35);
        const QString text = m_ratings.value(i);
        canvas.text(box, text, paper::widthOf(text, kRating) < kRatingBox.width() - 0.6 ? kRating : kRatingWord,
                    Qt::AlignHCenter);
    }
}

void WeaponStrip::draw(Canvas& canvas, QPointF at) const
{
    const QPointF inside = at + QPointF(0.0, kPadding * 0.6);
    const qreal nameHeight = static_cast<qreal>(m_name.size()) * paper::leadingOf(kName);
    (void)canvas.lines(QRectF(inside, QSizeF(kNameWidth, nameHeight)), m_name, kName);
    (void)canvas.lines(QRectF(inside + QPointF(0.0, nameHeight), QSizeF(kNameWidth, m_height - nameHeight)), m_details,
                       kDetail);
    drawLines(canvas, at);
    drawRatings(canvas, at);
    (void)canvas.boxes(at + QPointF(kRoundsX, kPadding), kRounds, m_rounds, 0, m_roundsShown);
    canvas.rule(at + QPointF(0.0, m_height), at + QPointF(paper::kContentWidth, m_height), 0.25);
}

}  // namespace hitspread::threed::sheet
