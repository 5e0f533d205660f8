#include "ui/systems/threed/handswarning.h"

#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/handweapons.h"
#include "rules/systems/threed/recoil.h"
#include "text/echo.h"

#include <QCoreApplication>
#include <QStringList>

namespace hitspread::threed {

namespace {

struct HandsWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::HandsWarning)
};

constexpr unsigned kRight = 1;
constexpr unsigned kLeft = 2;

/// The hands that hold a thing, as bits.
unsigned handsOf(const CombatantView::Item& item)
{
    const AnyRecord& state = item.possession.state;
    const FieldDeclaration* drawn = state.isNull() ? nullptr : state.declaration().find("drawn");
    if (!drawn)
        return 0;
    const FieldDeclaration* count = state.declaration().find("count");
    if (item.possession.kind != RecordKind::MeleeWeapon && count && count->number(state.data(), 0) == 0)
        return 0;
    if (item.possession.kind == RecordKind::MeleeWeapon && item.record.record.as<MeleeWeapon>().natural)
        return 0;
    switch (static_cast<Drawn>(drawn->number(state.data(), 0))) {
    case Drawn::No: return 0;
    case Drawn::Right: return kRight;
    case Drawn::Left: return kLeft;
    case Drawn::Both: break;
    }
    return kRight | kLeft;
}

}  // namespace

std::vector<const CombatantView::Item*> whatFillsHands(const CombatantView& who, RecordId wanted)
{
    unsigned taken = 0;
    std::vector<const CombatantView::Item*> held;
    for (const auto* things : {&who.weapons, &who.others}) {
        for (const CombatantView::Item& item : *things) {
            const unsigned hands = handsOf(item);
            if (hands != 0 && item.possession.id == wanted)
                return {};
            taken |= hands;
            if (hands != 0)
                held.push_back(&item);
        }
    }
    return taken == (kRight | kLeft) ? held : std::vector<const CombatantView::Item*>();
}

QString handsWarning(const CombatantView& who, const CombatantView::Item& item)
{
    const unsigned mine = handsOf(item);
    unsigned shared = 0;
    QStringList names;
    for (const auto* things : {&who.weapons, &who.others}) {
        for (const CombatantView::Item& other : *things) {
            const unsigned both = handsOf(other) & mine;
            if (both == 0 || other.possession.id == item.possession.id)
                continue;
            shared |= both;
            const AnyRecord& record = other.record.record;
            names << text::visible(record.declaration().find("name")->text(record.data()));
        }
    }
    const QString others = names.join(QStringLiteral(", "));
    switch (shared) {
    case 0: return {};
    case kRight:
        return HandsWords::tr("In the right hand is %1 as well. Put one of them away, or into the other hand.")
            .arg(others);
    case kLeft:
        return HandsWords::tr("In the left hand is %1 as well. Put one of them away, or into the other hand.")
            .arg(others);
    default: return HandsWords::tr("In both hands is %1 as well. Put one of them away.").arg(others);
    }
}

}  // namespace hitspread::threed
