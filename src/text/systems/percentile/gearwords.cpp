#include "text/systems/percentile/gearwords.h"

#include "rules/systems/percentile/system.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/naming.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace hitspread::percentile {

namespace {

struct GearWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::percentile::GearWords)
};

QString joinedParts(const QStringList& words)
{
    return words.join(QStringLiteral(" · "));
}

}  // namespace

QString locationName(const Switches& switches, std::size_t location)
{
    return text::location(text::Naming(system(), &switches), kLocationIds[location]);
}

QString armourPieceWords(const text::Naming& names, const Armour& armour)
{
    QStringList words;
    const std::int32_t all = armour.points.front();
    const auto end = armour.points.begin() + kHouseLocationCount;
    const bool isEven = std::all_of(armour.points.begin(), end, [all](std::int32_t points) { return points == all; });
    if (isEven && all > 0)
        words << GearWords::tr("everywhere %1").arg(all);
    for (std::size_t i = 0; i < kLocations; ++i) {
        if (armour.points[i] > 0 && !(isEven && i < kHouseLocationCount))
            words << GearWords::tr("%1 %2", "location, points")
                         .arg(text::location(names, static_cast<int>(i)), QString::number(armour.points[i]));
    }
    if (armour.shield && armour.shieldSkill.empty())
        words << GearWords::tr("blocks with DEX");
    else if (armour.shield)
        words << GearWords::tr("blocks with %1").arg(text::visible(armour.shieldSkill));
    return words.isEmpty() ? GearWords::tr("protects nothing") : joinedParts(words);
}

}  // namespace hitspread::percentile
