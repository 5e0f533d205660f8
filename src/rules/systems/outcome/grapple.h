#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/systems/outcome/attack.h"

namespace hitspread::outcome {

/// What is done with hands on somebody: he is grappled, or a hold on him is kept in a later turn (OUT-48, OUT-52).
enum class Wrestling : std::uint8_t { Grapple, Keep };
inline constexpr std::array<std::string_view, 2> kWrestling{"grapple", "keep"};

/// What a garrote adds to a grapple (OUT-57).
inline constexpr std::int32_t kGarrotePenalty = -1;

/// What somebody resists a grapple with (OUT-48).
enum class Resistance : std::uint8_t { None, Physique, Unarmed };

/// Which it was, by the answers a resolution kept.
[[nodiscard]] Resistance resistanceIn(const Answers& answers);

/// What is declared for a grapple.
struct GrappleOptions {
    Wrestling what = Wrestling::Grapple;
    bool garrote = false;     ///< with a garrote around the neck (OUT-57)
    bool neckIsBare = false;  ///< his armour does not cover the neck (OUT-D30)
    Ranks rollModifiers;
    Ranks defenceModifiers;
    std::int32_t who = kUsualActor;
    std::int32_t whom = kUsualTarget;
    std::int32_t round = 1;
};

/// A grapple: it holds who is free and pins who is held already, as another action of the same turn, too; a garrote harms as well (OUT-48,
/// OUT-49, OUT-53, OUT-55, OUT-57, OUT-58). Keeping a hold is an action without a roll; with a garrote it harms again (OUT-52,
/// OUT-D29, OUT-D30).
struct Grapple : bundle::Attacking<Kit>, bundle::Holding<Kit>, bundle::Targeted<Kit>, bundle::Clad<Kit> {
    GrappleOptions options;
    Switches switches;
    std::vector<Bound> bound;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration grappleOptionsRecord;

/// Whether resisting is one more action of the other's: he bears a shield (OUT-45, OUT-46, OUT-D28).
[[nodiscard]] bool isResistingAnAction(const Grapple& grapple);

/// With a garrote in hand he garrottes; whom he holds already he goes on holding.
void preset(Grapple& grapple);
[[nodiscard]] std::vector<Refusal> refusalsOf(const Grapple& grapple, const BodyPlan*);
/// Precondition: refusalsOf is empty.
void resolveAction(const Grapple& grapple, Derivation& derivation);

}  // namespace hitspread::outcome
