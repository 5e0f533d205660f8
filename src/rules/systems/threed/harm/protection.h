#pragma once

#include "rules/systems/threed/guns/shotoptions.h"
#include "rules/systems/threed/person.h"

#include <algorithm>

namespace hitspread::threed {

/// ID of skin armour at a location, told for a sheet (3D-XENO-02, A-075).
template <typename D>
Term skinId(D& derivation, std::int32_t factor, std::int32_t hits, int index = 0)
{
    return derivation.derive(Quantity::SheetLivingId, Rule::Xeno02, Operation::Multiply, factor, hits, {}, index);
}

/// ID of hardened cells at a location, line by line: half the PV times the Hits, the half rounded up (3D-VEV-02, A-076).
template <typename D>
Term hardenedId(D& derivation, std::int32_t pv, std::int32_t hits, VevaphonHalfPvRule rule, int index = 0)
{
    const auto derive = [&](Operation operation, Term a, std::int32_t b) {
        return derivation.derive(Quantity::SheetLivingId, Rule::Vev02, operation, a, b, {}, index);
    };
    if (rule == VevaphonHalfPvRule::Exact)
        return derive(Operation::DivideDown, derive(Operation::Multiply, pv, hits), 2);
    const Operation half = rule == VevaphonHalfPvRule::Up ? Operation::DivideUp : Operation::DivideDown;
    return derive(Operation::Multiply, derive(half, pv, 2), hits);
}

/// PV of a character's living armour, 0: none (3D-XENO-01, 3D-VEV-01). `vevaphonPv` is the PV he has now.
[[nodiscard]] std::int32_t livingPv(const Character& character, std::int32_t vevaphonPv);

/// Hits a location's skin is reckoned from where the present ones count: as they were when it was first used; unknown of skin in
/// use, all of them.
[[nodiscard]] std::int32_t livingHits(const Character& character, const Condition& condition, std::size_t location);

/// Notes how much of the ID of his living armour at a location is used up; with the first use the Hits it is reckoned from are
/// settled.
void useLiving(Person& person, std::size_t location, std::int32_t used, Term because);

/// ID of his living armour at a location when none of it is used up (3D-XENO-02, 3D-VEV-02).
[[nodiscard]] std::int32_t livingIdFull(const Character& character, const Condition& condition,
                                        const Switches& switches, std::int32_t vevaphonPv, std::size_t location);

/// Whether his living armour is hardened cells, not skin (3D-VEV-01).
[[nodiscard]] bool isHardened(const Character& character, std::int32_t vevaphonPv);

/// The Hits it is reckoned from: all of them, or by switch those there were; hardened cells always from all of them (A-075, A-076,
///
[[nodiscard]] std::int32_t hitsOfLiving(const Character& character, const Condition& condition,
                                        const Switches& switches, std::int32_t vevaphonPv, std::size_t location);

/// Stride of the steps of pieces at one location; there are fewer, living armour among them.
inline constexpr int kMostPieces = 16;
static_assert(kMostPieces > static_cast<int>(kMostArmours));

/// One piece of armour at one location.
struct Piece {
    std::int32_t pv = 0;
    std::int32_t id = 0;  ///< left before the hit
    std::int32_t layer = 0;
    std::int32_t armour = -1;  ///< element of the armour worn, -1: living armour
    [[nodiscard]] bool isLiving() const { return armour < 0; }
};

/// What protects a location: the pieces that work there, by the state before the hit.
struct Protection {
    std::array<Piece, kMostArmours + 1> pieces{};
    std::size_t count = 0;
    std::int32_t pv = 0;   ///< PV that counts
    bool covered = false;  ///< some piece covers the location, though its ID may be used up

    [[nodiscard]] bool works() const { return count > 0; }
    [[nodiscard]] bool hasWorn() const;
};

/// Armour worn, element by element with its state; a missing state is that of new armour.
struct Worn {
    const std::vector<Armour>& armour;
    const std::vector<ArmourState>& state;
};

/// The pieces that work at a location (3D-LAY-01, 3D-LAY-02, 3D-PEN-09, A-073, A-075).
[[nodiscard]] Protection protectionAt(const Person& person, const Worn& worn, std::size_t location);

/// Whether worn armour that still has ID covers a location, also where something better works.
[[nodiscard]] bool wears(const Person& person, const Worn& worn, std::size_t location);

/// PV of several layers: the highest and 1 for each other (3D-LAY-02, A-146).
[[nodiscard]] constexpr std::int32_t layeredPv(std::int32_t highest, std::int32_t layers)
{
    return highest + layers - 1;
}

/// ID a piece of armour has left at a location by its state, not below 0 (3D-PEN-07).
[[nodiscard]] std::int32_t idLeft(const Worn& worn, std::size_t piece, std::size_t location);

/// The PV that counts, of layers with what each further one adds (3D-PEN-03, 3D-XENO-01, 3D-LAY-02).
[[nodiscard]] Term workingPv(Derivation& derivation, Quantity quantity, const Protection& protection, int index = 0);

/// Dodge modifier of everything worn, line by line: the sum, and with layers 1 for each one more (3D-LAY-03, A-118, A-146).
template <typename D>
Term dodgeModifier(D& derivation, Quantity quantity, const Worn& worn, const Switches& switches)
{
    Term sum = 0;
    std::int32_t layers = 0;
    for (std::size_t i = 0; i < worn.armour.size(); ++i) {
        if (i < worn.state.size() && !worn.state[i].worn)
            continue;
        sum = derivation.derive(quantity, Rule::Dod06, Operation::Add, sum, worn.armour[i].dodgeModifier);
        ++layers;
    }
    if (!switches.layering || layers == 0)
        return sum;
    const std::int32_t counted = switches.dodgePerLayer == DodgePerLayerRule::EveryLayer ? layers : layers - 1;
    return derivation.derive(quantity, Rule::Lay03, Operation::Add, sum, counted);
}
/// The same as a number.
[[nodiscard]] std::int32_t dodgeModifier(const Worn& worn, const Switches& switches);

/// What of a hit meets one location: the damage of several barrels together, and of that the part of one location among
/// several (3D-ROT-04, 3D-SHOT-04, A-058, A-059).
struct Share {
    std::int32_t damageTimes = 1;  ///< DAM counts so often
    std::int32_t armourTimes = 1;  ///< so often the armour loses AD
    std::int32_t part = 1;         ///< of each
    std::int32_t of = 1;
    Rule rule = Rule::Rot04;  ///< why it is split
};

/// The part of a whole that falls to one location, line by line (3D-ROT-04, A-058).
Term shared(Derivation& derivation, Quantity quantity, const Share& share, Term whole, int index);

/// A hit on its way: what it can do to armour and body.
struct Blow {
    Term penetration;                      ///< PEN
    Term damage;                           ///< DAM after natural halving
    std::int32_t armourDamage = kNoEntry;  ///< AD, or no entry: DAM
    bool ignoresReduction = false;
    bool throughCover = false;  ///< a cover stood in its way, and it went through (A-163)
    bool melee = false;         ///< must exceed the PV, and costs no ID when stopped (3D-MEL-07, A-068, A-069)
    Share share;
};

/// What armour makes of a hit.
struct Impact {
    bool penetrated = true;
    Term through;  ///< DAM that reaches the body
};

/// ID a worn piece loses to a hit: AD, or DAM without an entry; a stopped hit may cost DAM by switch (3D-PEN-06, 3D-PEN-08, A-069).
[[nodiscard]] Term wornLoss(const Blow& blow, bool penetrated, const Switches& switches);

/// Judges a hit against what protects the location: penetration, PV reduction, ID loss (P-1 steps 15-17). Writes the ID lost
/// to the person's ledgers.
Impact strike(Derivation& derivation, Person& person, const Worn& worn, std::size_t location, const Blow& blow);

/// What lies between shooter and body, as shots wear it down.
struct Cover {
    std::int32_t pv = kNoEntry;  ///< no entry of one or the other: it stops everything
    std::int32_t id = kNoEntry;  ///< when whole
    Term left = 0;               ///< of that ID
    std::int32_t before = 0;     ///< the same as the present bullet found it: all it strikes is judged by that (A-070)
    bool isFound = false;        ///< a bullet has met it: what earlier shots left has been told

    [[nodiscard]] bool canBePassed() const { return pv != kNoEntry && id != kNoEntry; }
    /// The next bullet finds what the last one left.
    void meetNext() { before = left.value; }
};

/// The cover declared for a shot at somebody, whole or as earlier shots have left it: it is the same one while its PV and ID
/// are and he has not moved.
[[nodiscard]] Cover coverOf(std::int32_t pv, std::int32_t id, const Condition& behindIt, bool hasMoved);

/// Tests cover like armour and wears its ID; a penetrating blow goes on with DAM less half the cover's PV.
/// Writes what is left to the ledger of the person behind it. Does not hold: the cover stopped it.
Term passCover(Derivation& derivation, Cover& cover, Person& behindIt, Blow& blow);

}  // namespace hitspread::threed
