#pragma once

#include "rules/core/declare/fieldchoices.h"
#include "rules/core/trace/values.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/person.h"
#include "rules/systems/threed/switches.h"

#include <algorithm>
#include <optional>
#include <string_view>

namespace hitspread::threed {

/// How one Action is to be split in two.
struct SplitOptions {
    std::string primary;     ///< skill of the primary action
    std::string secondary;   ///< skill of the secondary one; may be the same
    std::int32_t share = 1;  ///< points of the primary's rank the secondary gets
    bool inAdvance = false;  ///< the secondary is kept as an Opportunity Action (3D-TURN-11)
};

/// Declares that one Action carries two actions (3D-TURN-09 to 3D-TURN-11, A-020). The rolls that follow use the shares.
struct Split {
    Character character;
    Condition condition;
    SplitOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration splitOptionsRecord;

/// Most points the secondary may get: its own rank, and the primary keeps at least the smallest share (3D-TURN-10, A-020).
template <typename D>
Term mostShare(D& derivation, Term pool, std::int32_t secondary, std::int32_t least)
{
    const Term left = derivation.derive(Quantity::SplitCap, Rule::Turn10, Operation::Subtract, pool, least);
    return atMost(derivation, Quantity::SplitCap, Rule::Turn10, left, secondary);
}
/// The same as a number.
[[nodiscard]] inline std::int32_t mostShare(std::int32_t pool, std::int32_t secondary, std::int32_t least)
{
    const Values values;
    return mostShare(values, Term(pool), secondary, least).value;
}

/// How a condition names a skill: by a number made of its id, whatever other skills there are. Smaller numbers are of older
/// files, which name it by its place in the character's list by the alphabet.
[[nodiscard]] std::int32_t skillHash(std::string_view skill);
/// Whether a condition's number means this skill of the character; a negative one means none.
[[nodiscard]] bool isHashOf(std::int32_t hash, const Character& character, std::string_view skill);
/// The skill in his list a condition's number means; empty: none.
[[nodiscard]] std::string_view skillOf(const Character& character, std::int32_t hash);
/// The part of a split Action that is to come and is made with this skill, if any; the primary first.
[[nodiscard]] std::optional<std::size_t> splitPartOf(const Character& character, const Condition& condition,
                                                     std::string_view skill);

/// Whether a part of a split Action that is to come is made with this skill (3D-TURN-09).
[[nodiscard]] bool hasShare(const Character& character, const Condition& condition, std::string_view skill);
/// The rank a roll with a skill is made with: its share while an Action is split, else the character's own (3D-TURN-09).
[[nodiscard]] std::int32_t rankInAction(const Character& character, const Condition& condition, std::string_view skill);

/// His two best skills (3D-TURN-09).
void preset(Split& split);
void resolveAction(const Split& split, Derivation& derivation);
[[nodiscard]] std::vector<Refusal> refusalsOf(const Split& split, const BodyPlan*);

/// His own skills for the parts, and how many points the secondary may get (3D-TURN-09, 3D-TURN-10); nothing for other fields.
[[nodiscard]] std::optional<FieldChoices> offerFor(const Split& split, std::string_view field);

}  // namespace hitspread::threed
