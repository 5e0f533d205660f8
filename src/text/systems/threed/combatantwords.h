#pragma once

#include "rules/systems/threed/character.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/switches.h"
#include "rules/systems/threed/vocabulary.h"
#include "services/fight/encounterservice.h"

#include <QString>

#include <cstdint>

namespace hitspread::threed {

/// What is said of somebody's condition beside the name and on the card.
enum class Sign : std::uint8_t {
    Dead,
    Unconscious,
    OpenWounds,
    ActionsLost,
    ActionsHeld,
    UnderFire,
    Stance,
    KeepsArea,
    Penalty,
    Split,
    Posture,
    ActsLast,
    Shots
};

/// A sign in two lengths: of a chip its words and what is left of them where there is little room, of a line of the card its name and
/// its value.
struct SignWords {
    QString text;
    QString brief;
};

/// Beside a name; `number`: how many of it, where it is counted.
[[nodiscard]] SignWords chipWords(Sign sign, int number = 0);
/// On the card, as what is in force. Without a brief one, its value is said elsewhere.
[[nodiscard]] SignWords forceWords(Sign sign, int number = 0);

/// Aims (3D-AIM-01) and at whom they are, beside a name and on the card; without a name: at whoever is attacked next.
[[nodiscard]] SignWords aimChipWords(int aims, const QString& whom);
[[nodiscard]] SignWords aimForceWords(int aims, const QString& whom);

[[nodiscard]] QString postureWords(Posture posture);
/// How long it counts as 0 (3D-KNOCK-03, 3D-KNOCK-04); empty: it counts.
[[nodiscard]] QString lossWords(InitiativeLoss loss);
/// "Rifle 4, Dodge 2": the parts of a split Action that are to come (3D-TURN-09, 3D-TURN-11).
[[nodiscard]] QString splitWords(const Character& character, const Condition& condition);

[[nodiscard]] QString incapName();

/// "PV 10 · ID 6/8", and without what it had at first where there is little room.
[[nodiscard]] SignWords armourWords(int pv, int id, int most);
/// That nothing protects there: what covered it is used up, or there was nothing.
[[nodiscard]] QString bareWords(bool isCovered);

/// What an area under fire does (3D-SUP-01), and until when.
[[nodiscard]] QString areaWords(const Condition& gunner);
[[nodiscard]] QString areaEnd(SuppressionDurationRule rule);

/// "1 hex", "4 hexes".
[[nodiscard]] QString hexWords(std::int32_t hexes);
/// What one weapon is in the hand of who has it, in a line: "DAM 5 · PEN 2 · 2 hexes", of a firearm with what is loaded. Null house rules:
/// the rules as recommended.
[[nodiscard]] QString weaponDetail(const CombatantView::Item& item, const AnyRecord& character,
                                   const AnyRecord& condition, const AnyRecord& switches);
/// What keeps a firearm from being fired, in a word: "jammed".
[[nodiscard]] QString unreadyWords(RefusalCode code);

/// Clocks somebody carries: what comes when they end.
[[nodiscard]] QString bleedingClock();
[[nodiscard]] QString healingClock();

}  // namespace hitspread::threed
