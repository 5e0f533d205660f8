#include "reports/sheetblocks.h"
#include "reports/systems/percentile/trackblock.h"
#include "rules/systems/percentile/blow.h"
#include "rules/systems/percentile/system.h"
#include "text/echo.h"
#include "text/labels.h"

#include <algorithm>
#include <array>

namespace hitspread::percentile::sheet {

namespace {

using paper::Canvas;
using paper::Overflow;

constexpr int kBlankRounds = 30;
constexpr int kBlankWeapons = 3;

QString numbersWords(const SheetFacts& facts, const SheetWeapon& weapon)
{
    const WeaponNumbers& numbers = weapon.numbers;
    QStringList parts;
    if (!weapon.weapon.skill.empty())
        parts << text::visible(weapon.weapon.skill);
    parts << SheetText::tr("critical up to %1").arg(numbers.critical);
    if (facts.switches.fumble <= 100)
        parts << SheetText::tr("fumble from %1").arg(facts.switches.fumble);
    parts << SheetText::tr("Result %1 − roll").arg(plain(numbers.result));
    parts << SheetText::tr("damage %1").arg(damageWords(weapon.weapon));
    if (weapon.numbers.parry)
        parts << SheetText::tr("parry %1 %").arg(plain(*weapon.numbers.parry));
    if (facts.switches.duel)
        parts << SheetText::tr("duel %1").arg(numbers.duel);
    return parts.join(u"  ·  "_qs);
}

QString calledWords(const SheetFacts& facts, const SheetWeapon& weapon)
{
    QStringList parts;
    for (std::size_t i = 0; i < kLocations; ++i) {
        const bool isThere = i < kHouseLocationCount || !ownLocationName(system(), &facts.switches, i).empty();
        if (isThere)
            parts << SheetText::tr("%1 %2", "location, rating")
                         .arg(facts.locationName(i), plain(weapon.numbers.called[i]));
    }
    return SheetText::tr("called: %1").arg(parts.join(u" · "_qs));
}

/// What it cannot do, and why it cannot be used; empty: nothing is to say.
QString stateWords(const SheetWeapon& weapon)
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
    return parts.join(u"  ·  "_qs);
}

SheetEntry entryOf(const SheetFacts& facts, const SheetWeapon& weapon)
{
    SheetEntry entry;
    entry.name = text::capitalized(text::visible(weapon.weapon.name));
    entry.number = SheetText::tr("%1 %", "a rating").arg(plain(weapon.numbers.rating));
    entry.words << numbersWords(facts, weapon) << calledWords(facts, weapon);
    if (const QString state = stateWords(weapon); !state.isEmpty())
        entry.words << state;
    if (weapon.weapon.magazine > 0) {
        const std::int32_t left = weapon.state.ammo == kNoEntry ? weapon.weapon.magazine : weapon.state.ammo;
        entry.boxes = {weapon.weapon.magazine, std::max(0, weapon.weapon.magazine - left), 0};
    }
    return entry;
}

SheetEntry blankEntry()
{
    return {{},
            SheetText::tr("____ %"),
            {SheetText::tr("critical ___  ·  Result ____ − roll  ·  damage ________  ·  parry ____  ·  duel ___"),
             SheetText::tr("called: ________________________________")},
            {kBlankRounds, 0, 0}};
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
    SheetEntries list;
    list.title = SheetText::tr("Weapons");
    list.isBlank = facts.isBlank;
    if (facts.isBlank) {
        list.entries = std::vector<SheetEntry>(kBlankWeapons, blankEntry());
    } else {
        list.remark = SheetText::tr("ratings with all present penalties");
        for (const SheetWeapon& weapon : facts.weapons)
            list.entries.push_back(entryOf(facts, weapon));
    }
    return layEntries(canvas, overflow, list, at, width, bottom);
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
        const QString name = text::visible(facts.worn[i].name);
        armour << (isReady ? name : SheetText::tr("%1 (not ready)").arg(name));
    }
    if (!armour.isEmpty())
        paragraphs << SheetText::tr("Worn: %1").arg(armour.join(u", "_qs));
    if (!facts.character.notes.empty())
        paragraphs << text::visible(facts.character.notes);
    layParagraphs(canvas, overflow, title, paragraphs, facts.isBlank, room);
}

}  // namespace hitspread::percentile::sheet
