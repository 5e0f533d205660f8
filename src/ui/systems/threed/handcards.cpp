#include "rules/systems/threed/harm/tracks.h"
#include "ui/systems/threed/gearcards.h"

#include "rules/systems/threed/melee/handtable.h"
#include "rules/systems/threed/roll.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/systems/threed/combatantwords.h"
#include "ui/sheet/sheetpresenter.h"

#include <algorithm>

namespace hitspread::threed {

namespace {

QString titleOf(RecordKind kind)
{
    switch (kind) {
    case RecordKind::MeleeWeapon: return HandCard::tr("Melee weapons");
    case RecordKind::ThrownWeapon: return HandCard::tr("Thrown weapons");
    default: return HandCard::tr("Grenades");
    }
}

QString nothingOf(RecordKind kind)
{
    switch (kind) {
    case RecordKind::MeleeWeapon: return HandCard::tr("Carries no melee weapon.");
    case RecordKind::ThrownWeapon: return HandCard::tr("Carries no thrown weapon.");
    default: return HandCard::tr("Carries no grenade.");
    }
}

std::vector<std::string_view> stateOf(RecordKind kind)
{
    if (kind == RecordKind::MeleeWeapon)
        return {"drawn"};
    return {"count", "drawn"};
}

HandTable tableOf(const AnyRecord& thing, const WielderInput& in)
{
    switch (thing.declaration().kind) {
    case RecordKind::MeleeWeapon: return meleeTable(thing.as<MeleeWeapon>(), in);
    case RecordKind::ThrownWeapon: return thrownTable(thing.as<ThrownWeapon>(), in);
    default: return grenadeTable(thing.as<Grenade>(), in);
    }
}

QString joined(const std::array<std::int32_t, kBands>& values)
{
    QStringList words;
    for (const std::int32_t value : values)
        words << QString::number(value);
    return words.join(QStringLiteral(" / "));
}

}  // namespace

HandCard::HandCard(RecordKind kind, SheetPresenter& presenter, QWidget* parent)
    : HeldCard(titleOf(kind), presenter, stateOf(kind), nothingOf(kind), kind, parent), m_kind(kind)
{
    setObjectName(QStringLiteral("handCard_%1").arg(static_cast<int>(kind)));
}

std::vector<CombatantView::Item> HandCard::items() const
{
    std::vector<CombatantView::Item> mine;
    std::ranges::copy_if(presenter().sheet().view().who.others, std::back_inserter(mine),
                         [this](const CombatantView::Item& item) { return item.possession.kind == m_kind; });
    return mine;
}

QString HandCard::wordsOf(const CombatantView::Item& item) const
{
    const AnyRecord& thing = item.record.record;
    const AnyRecord& who = presenter().character().record();
    if (who.isNull())
        return {};
    const SheetView& view = presenter().sheet().view();
    const AnyRecord& condition = presenter().condition() ? presenter().condition()->record()
                                                         : view.who.combatant.condition;
    const HandTable table = tableOf(thing,
                                    {who.as<Character>(), condition.as<Condition>(), view.switches.as<Switches>()});
    QStringList words{tr("hits on %1 or more").arg(kSkillTarget - table.toHit)};
    if (skillUsedWith(thing).empty())
        words << tr("without a skill");
    if (m_kind == RecordKind::Grenade) {
        words << tr("DAM %1").arg(text::number(table.damage))
              << tr("zone %1").arg(hexWords(thing.as<Grenade>().blastZone))
              << tr("scatters %1").arg(hexWords(table.handling));
    } else {
        words << tr("PEN %1").arg(text::number(table.penetration))
              << (table.bruises ? tr("DAM %1, bruising").arg(text::number(table.damage))
                                : tr("DAM %1").arg(text::number(table.damage)));
        words << (table.armourDamage == kNoEntry ? tr("AD as DAM") : tr("AD %1").arg(table.armourDamage));
    }
    if (m_kind == RecordKind::MeleeWeapon)
        words << tr("deviates %1").arg(hexWords(table.handling));
    else
        words << tr("to %1 m").arg(joined(table.reach));
    if (m_kind == RecordKind::ThrownWeapon)
        words << tr("spread %1 hexes").arg(joined(table.spread));
    if (isAllInHand(item))
        return words.join(QStringLiteral(" · "));
    if (const FieldDeclaration* holster = thing.declaration().find("holster")) {
        const auto carried = static_cast<std::size_t>(holster->number(thing.data(), 0));
        words << tr("carried: %1")
                     .arg(text::choiceName(text::Naming::usual(presenter().sheet().system()), *holster, carried)
                              .toLower());
    }
    words << (table.drawActions == 1 ? tr("drawing: 1 Action") : tr("drawing: %1 Actions").arg(table.drawActions));
    return words.join(QStringLiteral(" · "));
}

LooseCard::LooseCard(SheetPresenter& presenter, QWidget* parent)
    : HeldCard(tr("Accessories not mounted"), presenter, {}, tr("Everything is mounted."), RecordKind::Accessory,
               parent)
{
    setObjectName(QStringLiteral("looseCard"));
}

std::vector<CombatantView::Item> LooseCard::items() const
{
    return presenter().sheet().view().who.loose;
}

QString LooseCard::wordsOf(const CombatantView::Item& item) const
{
    const auto& accessory = item.record.record.as<Accessory>();
    return text::choiceName(text::Naming::usual(presenter().sheet().system()), *accessoryRecord.find("kind"),
                            static_cast<std::size_t>(accessory.kind));
}

}  // namespace hitspread::threed
