#pragma once

#include "attackhand.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/location.h"
#include "rules/systems/threed/melee/handweapons.h"
#include "rules/systems/threed/vocabulary.h"
#include "ui/attack/exchangedialog.h"

#include <QComboBox>
#include <QLabel>

#include <algorithm>

namespace hitspread::support {

inline ExchangeDialog* openMelee(Program& program, const char* actor = "Odile Marsh", const char* target = "Sgt Holt")
{
    choose(program, actor, target);
    return openByKey<ExchangeDialog>(program, Qt::Key_M, "meleeDialog", {1320, 860});
}

/// Somebody of the library joins the fight under another name, with one more weapon in a hand that held something else.
inline void join(Program& program, const char* character, const char* weapon, threed::Drawn hand, const char* name,
                 Side side)
{
    if (!program.waitForFight())
        qFatal("no fight");
    const RecordId fight = program.window.fight().snapshot().encounter.id;
    program.gateway.run(
        &program.window,
        [=](CampaignServices& services) {
            const auto find = [&](RecordKind kind, const char* words) {
                LibraryQuery query;
                query.kind = kind;
                query.search = words;
                return services.library.list(query).front().id;
            };
            const RecordId who = find(RecordKind::Character, character);
            const RecordId given = services.kits.give(who,
                                                      {RecordKind::MeleeWeapon, find(RecordKind::MeleeWeapon, weapon)});
            for (const KitItem& item : services.kits.kit(who)) {
                const RecordKind kind = item.possession.kind;
                if (kind != RecordKind::MeleeWeapon && kind != RecordKind::ThrownWeapon)
                    continue;
                AnyRecord state = item.possession.state.cloned();
                auto& drawn = state.as<threed::ItemState>().drawn;
                if (item.possession.id == given)
                    drawn = hand;
                else if (drawn == hand)
                    drawn = threed::Drawn::No;
                services.kits.setState(item.possession.id, state);
            }
            (void)services.encounters.add(fight, who, name, side);
        },
        [] {});
    const bool there = waitUntil([&] {
        const auto& all = program.window.fight().snapshot().combatants;
        return program.gateway.waiting() == 0
            && std::ranges::any_of(all, [&](const CombatantView& view) { return view.combatant.name == name; });
    });
    if (!there)
        qFatal("did not join");
}

/// Whether a label in sight says just these words.
inline bool says(const QWidget& window, const QString& words)
{
    const QList<QLabel*> labels = window.findChildren<QLabel*>();
    return std::ranges::any_of(labels,
                               [&](const QLabel* label) { return label->isVisible() && label->text() == words; });
}

/// Takes the first entry of a list of choices with these words.
inline void pick(Program& program, ExchangeDialog& dialog, const char* name, const QString& part)
{
    auto* combo = in<QComboBox>(dialog, name);
    for (int i = 0; i < combo->count(); ++i) {
        if (combo->itemText(i).contains(part)) {
            combo->setCurrentIndex(i);
            Q_EMIT combo->activated(i);
            if (!program.settle())
                qFatal("not settled");
            return;
        }
    }
    qFatal("no such weapon");
}

inline void takeWeapon(Program& program, ExchangeDialog& dialog, const QString& part)
{
    pick(program, dialog, "attackerWeapon", part);
}

inline int hitsLeft(Program& program, const char* name, threed::Location location)
{
    const FightSnapshot& fight = program.window.fight().snapshot();
    const auto view = std::ranges::find(fight.combatants, name,
                                        [](const CombatantView& one) { return one.combatant.name; });
    return digestOf(fight.encounter.system, sourceOf(*view, fight.encounter.switches))
        .locations[static_cast<std::size_t>(location)]
        .hits;
}

}  // namespace hitspread::support
