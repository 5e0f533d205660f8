#include "reports/paper/papersetup.h"
#include "reports/paper/typeset.h"
#include "reports/systems/percentile/trackblock.h"
#include "rules/systems/percentile/blow.h"
#include "rules/systems/percentile/system.h"
#include "text/fields.h"
#include "text/labels.h"

#include <algorithm>
#include <array>

namespace hitspread::percentile::sheet {

namespace {

using paper::BoxGrid;
using paper::Canvas;
using paper::Overflow;
using paper::Style;
using paper::Track;

constexpr Style kWeaponName{8.5, true};
constexpr Style kWeaponBig{9.5, true};
constexpr Style kWeaponWords{7.0};
constexpr Style kWeaponQuiet{6.8, false, Token::Muted};
constexpr BoxGrid kRounds{2.6, 3.0, 30, 0.16};
constexpr qreal kWeaponTop = 4.6;
constexpr qreal kWeaponLine = 3.4;
constexpr qreal kWeaponGap = 1.6;
constexpr qreal kWeaponRating = 14.0;
constexpr int kBlankWeapons = 3;
constexpr int kMostRoundRows = 3;

/// A weapon as it is set: its name, lines of numbers, boxes for its shots. What it says is made once; drawing only places it.
class WeaponEntry {
public:
    WeaponEntry(const SheetFacts& facts, const SheetWeapon& weapon, qreal width) : m_width(width)
    {
        m_name = text::capitalized(QString::fromStdString(weapon.weapon.name));
        m_rating = SheetText::tr("%1 %", "a rating").arg(plain(weapon.numbers.rating));
        sayNumbers(facts, weapon);
        sayCalled(facts, weapon);
        sayState(weapon);
        if (weapon.weapon.magazine > 0) {
            const std::int32_t left = weapon.state.ammo == kNoEntry ? weapon.weapon.magazine : weapon.state.ammo;
            m_rounds = {weapon.weapon.magazine, std::max(0, weapon.weapon.magazine - left), 0};
        }
    }
    /// A blank one.
    explicit WeaponEntry(qreal width) : m_width(width), m_isBlank(true)
    {
        say(SheetText::tr("critical ___  ·  Result ____ − roll  ·  damage ________  ·  parry ____  ·  duel ___"));
        say(SheetText::tr("called: ________________________________"));
        m_rounds = {kRounds.perRow, 0, 0};
    }

    [[nodiscard]] qreal height() const
    {
        return kWeaponTop + kWeaponLine * static_cast<qreal>(m_lines.size()) + roundRows() * kRounds.pitch
            + (roundRows() > 0 ? 0.6 : 0.0) + kWeaponGap;
    }
    [[nodiscard]] const QString& name() const { return m_name; }

    void draw(Canvas& canvas, Overflow& overflow, QPointF at) const
    {
        const QRectF head(at, QSizeF(m_width, kWeaponTop));
        if (m_isBlank) {
            canvas.rule({at.x(), at.y() + 4.0}, {at.x() + m_width - kWeaponRating - 4.0, at.y() + 4.0}, 0.18);
            canvas.text(head, SheetText::tr("____ %"), kWeaponBig, Qt::AlignRight);
        } else {
            canvas.fitted(head.adjusted(0.0, 0.0, -kWeaponRating, 0.0), m_name, kWeaponName, overflow,
                          SheetText::tr("Weapons"));
            canvas.text(head, m_rating, kWeaponBig, Qt::AlignRight);
        }
        static_cast<void>(canvas.lines(
            QRectF(at.x(), at.y() + kWeaponTop, m_width, kWeaponLine * static_cast<qreal>(m_lines.size()) + 0.1),
            m_lines, kWeaponWords));
        const qreal y = at.y() + kWeaponTop + kWeaponLine * static_cast<qreal>(m_lines.size()) + 0.4;
        const int shown = roundsShown();
        static_cast<void>(canvas.boxes({at.x(), y}, grid(), m_rounds, 0, shown));
        if (shown < m_rounds.boxes)
            canvas.text(QRectF(at.x(), y, m_width, kRounds.size),
                        SheetText::tr("+ %1 more").arg(m_rounds.boxes - shown), kWeaponQuiet, Qt::AlignRight);
        canvas.rule({at.x(), at.y() + height() - kWeaponGap / 2.0},
                    {at.x() + m_width, at.y() + height() - kWeaponGap / 2.0}, 0.12, Token::Line);
    }

private:
    [[nodiscard]] BoxGrid grid() const
    {
        BoxGrid grid = kRounds;
        grid.perRow = std::max(1, static_cast<int>((m_width - 14.0) / kRounds.pitch));
        return grid;
    }
    [[nodiscard]] int roundsShown() const { return std::min(m_rounds.boxes, kMostRoundRows * grid().perRow); }
    [[nodiscard]] int roundRows() const { return (roundsShown() + grid().perRow - 1) / grid().perRow; }

    void say(const QString& words) { m_lines += paper::wrapped(words, kWeaponWords, m_width); }

    void sayNumbers(const SheetFacts& facts, const SheetWeapon& weapon)
    {
        const WeaponNumbers& numbers = weapon.numbers;
        QStringList parts;
        if (!weapon.weapon.skill.empty())
            parts << QString::fromStdString(weapon.weapon.skill);
        parts << SheetText::tr("critical up to %1").arg(numbers.critical);
        if (facts.switches.fumble <= 100)
            parts << SheetText::tr("fumble from %1").arg(facts.switches.fumble);
        parts << SheetText::tr("Result %1 − roll").arg(plain(numbers.result));
        parts << SheetText::tr("damage %1").arg(damageWords(weapon.weapon));
        if (weapon.parry)
            parts << SheetText::tr("parry %1 %").arg(plain(*weapon.parry));
        if (facts.switches.duel)
            parts << SheetText::tr("duel %1").arg(numbers.duel);
        say(parts.join(u"  ·  "_qs));
    }

    void sayCalled(const SheetFacts& facts, const SheetWeapon& weapon)
    {
        QStringList parts;
        for (std::size_t i = 0; i < kLocations; ++i) {
            const bool isThere = i < kHouseLocationCount || !ownLocationName(system(), &facts.switches, i).empty();
            if (isThere)
                parts << SheetText::tr("%1 %2", "location, rating")
                             .arg(facts.locationName(i), plain(weapon.numbers.called[i]));
        }
        say(SheetText::tr("called: %1").arg(parts.join(u" · "_qs)));
    }

    void sayState(const SheetWeapon& weapon)
    {
        QStringList parts;
        const auto add = [&parts](bool isSo, const QString& words) {
            if (isSo)
                parts << words;
        };
        add(!weapon.weapon.mayDodge, SheetText::tr("cannot be dodged"));
        add(!weapon.weapon.mayBlock, SheetText::tr("cannot be blocked"));
        add(!weapon.weapon.mayParry, SheetText::tr("cannot be parried"));
        add(weapon.state.jammed, SheetText::tr("jammed"));
        add(weapon.state.dropped, SheetText::tr("dropped"));
        if (!parts.isEmpty())
            say(parts.join(u"  ·  "_qs));
    }

    qreal m_width;
    QString m_name;
    QString m_rating;
    QStringList m_lines;
    Track m_rounds;
    bool m_isBlank = false;
};

std::vector<WeaponEntry> entriesOf(const SheetFacts& facts, qreal width)
{
    std::vector<WeaponEntry> all;
    if (facts.isBlank)
        return std::vector<WeaponEntry>(kBlankWeapons, WeaponEntry(width));
    for (const SheetWeapon& weapon : facts.weapons)
        all.emplace_back(facts, weapon, width);
    return all;
}

/// Locations house rules have added without a piece of the body: nothing on the figure points at them, but the table hits them.
QString placelessWords(const SheetFacts& facts)
{
    const BodyCut cut = bodyCut(facts.switches);
    QStringList all;
    for (std::size_t i = kHouseLocationCount; i < kLocations; ++i) {
        if (cut.names[i].empty() || std::ranges::find(cut.locations, i) != cut.locations.end())
            continue;
        const QString spans = facts.spans(i);
        all << SheetText::tr("%1: d100 %2, damage %3, called %4, armour %5", "location")
                   .arg(facts.locationName(i), spans.isEmpty() ? SheetText::tr("not rolled") : spans, facts.modifier(i),
                        plain(calledShotCost(facts.switches, static_cast<Location>(i))),
                        facts.isBlank ? u"____"_qs : QString::number(facts.armour(i)));
    }
    return all.isEmpty() ? QString() : SheetText::tr("Not on the figure: %1").arg(all.join(u"  ·  "_qs));
}

}  // namespace

qreal layWeapons(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at, qreal width, qreal bottom)
{
    const QString title = SheetText::tr("Weapons");
    const QRectF free = canvas.heading(at, width, title,
                                       facts.isBlank ? QString() : SheetText::tr("ratings with all present penalties"),
                                       Overflow::pointerSize().width());
    qreal y = at.y() + paper::kHeadingHeight - 0.4;
    const std::vector<WeaponEntry> entries = entriesOf(facts, width);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (y + entries[i].height() <= bottom) {
            entries[i].draw(canvas, overflow, {at.x(), y});
            y += entries[i].height();
            continue;
        }
        if (facts.isBlank)
            break;
        overflow.pointer(title, free);
        const std::vector<WeaponEntry> wide = entriesOf(facts, overflow.width());
        for (; i < wide.size(); ++i)
            overflow.strip(title, wide[i].height(), [entry = wide[i]](Canvas& page, QPointF corner) {
                Overflow none;
                entry.draw(page, none, corner);
            });
        break;
    }
    return y;
}

void layNotes(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, const QRectF& room)
{
    const QString title = SheetText::tr("Conditions and notes");
    QStringList paragraphs;
    if (!facts.conditions.isEmpty())
        paragraphs << facts.conditions.join(u"  ·  "_qs);
    if (const QString elsewhere = placelessWords(facts); !elsewhere.isEmpty())
        paragraphs << elsewhere;
    QStringList armour;
    for (std::size_t i = 0; i < facts.worn.size(); ++i) {
        const bool isReady = facts.wornState[i].ready;
        const QString name = QString::fromStdString(facts.worn[i].name);
        armour << (isReady ? name : SheetText::tr("%1 (not ready)").arg(name));
    }
    if (!armour.isEmpty())
        paragraphs << SheetText::tr("Worn: %1").arg(armour.join(u", "_qs));
    if (!facts.character.notes.empty())
        paragraphs << QString::fromStdString(facts.character.notes);
    if (!facts.isBlank && paragraphs.isEmpty())
        return;
    const QString words = paragraphs.join(u'\n');
    const QStringList lines = paper::wrapped(words, kWeaponWords, room.width());
    const qreal leading = paper::leadingOf(kWeaponWords);
    const qreal textRoom = room.height() - paper::kHeadingHeight;
    // Whole here, or whole on a page behind.
    if (!facts.isBlank && leading * static_cast<qreal>(lines.size()) > textRoom)
        return overflow.paragraph(title, words);
    if (textRoom < leading)
        return;
    canvas.heading(room.topLeft(), room.width(), title);
    static_cast<void>(canvas.lines(room.adjusted(0.0, paper::kHeadingHeight - 0.6, 0.0, 0.1), lines, kWeaponWords));
    for (qreal y = room.top() + paper::kHeadingHeight + 4.4; facts.isBlank && y < room.bottom(); y += 5.2)
        canvas.rule({room.left(), y}, {room.right(), y}, 0.12, Token::Line);
}

}  // namespace hitspread::percentile::sheet
