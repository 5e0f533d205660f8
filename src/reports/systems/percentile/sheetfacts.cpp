#include "reports/systems/percentile/sheetfacts.h"

#include "rules/systems/percentile/blow.h"
#include "rules/systems/percentile/system.h"
#include "text/systems/percentile/combatantwords.h"

#include <algorithm>

namespace hitspread::percentile::sheet {

namespace {

/// Two digits, as a d100 reads: 07, 100.
QString face(std::int32_t value)
{
    return u"%1"_qs.arg(value, 2, 10, QLatin1Char('0'));
}

}  // namespace

SheetFacts::SheetFacts(const SheetSubject& subject, bool blank) : SheetRecordsOf(system(), subject, blank)
{
    if (isBlank)
        return;
    for (const CombatantView::Item& item : subject.who.weapons)
        weapons.emplace_back(item.record.record.as<Weapon>(), stateOf<WeaponState>(item));
}

std::int32_t SheetFacts::armour(std::size_t location) const
{
    return armourAt(character.armour, worn, wornState, location);
}

QString SheetFacts::locationName(std::size_t location) const
{
    return percentile::locationName(switches, location);
}

QString SheetFacts::spans(std::size_t location) const
{
    QStringList all;
    for (const TableRow& row : switches.hitLocations.rows) {
        if (row.cells[locationcolumn::kLocation] == static_cast<std::int32_t>(location))
            all.append(row.from == row.upTo ? face(row.from) : u"%1–%2"_qs.arg(face(row.from), face(row.upTo)));
    }
    return all.join(u", "_qs);
}

QString SheetFacts::modifier(std::size_t location) const
{
    const std::int32_t halves = damageHalvesAt(switches.hitLocations, static_cast<Location>(location));
    const QString whole = halves / 2 == 0 && halves % 2 != 0 ? QString() : QString::number(halves / 2);
    return u"× %1%2"_qs.arg(whole, halves % 2 != 0 ? u"½"_qs : QString());
}

SheetFrameWords frameWords(const SheetSubject& subject)
{
    return frameWordsOf(subject, SheetTime::Round, SheetText::tr("cross boxes of Health from their end"));
}

}  // namespace hitspread::percentile::sheet
