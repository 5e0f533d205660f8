#include "rules/core/dice/rollfacets.h"

#include "rules/core/input.h"

#include <algorithm>

namespace hitspread {

void RollConditions::enter(Input& input, Participation who, const AnyRecord& condition) const
{
    constexpr std::array<std::string_view, 2> kActs{"rollModifiers", "checkModifiers"};
    constexpr std::array<std::string_view, 2> kOthers{"defenceModifiers", "targetModifiers"};
    constexpr std::array<std::string_view, 1> kEach{"modifiers"};
    const bool acts = who.role == Role::Actor;
    for (const PartDeclaration& part : input.action().parts) {
        if (part.record->kind != RecordKind::Options || (part.many && acts))
            continue;
        const std::span<const std::string_view> lists = part.many ? std::span<const std::string_view>(kEach)
            : acts                                                ? kActs
                                                                  : kOthers;
        const std::size_t place = part.many ? who.place : 0;
        for (const FieldDeclaration& field : part.record->fields) {
            if (std::ranges::find(lists, field.id) == lists.end())
                continue;
            if (part.count(input.data()) <= place)
                part.resize(input.data(), place + 1);
            void* options = part.at(input.data(), place);
            Ranks modifiers = field.ranks(options);
            addTo(modifiers, condition.as<RollCondition>(), field.maximum);
            field.setRanks(options, std::move(modifiers));
        }
    }
}

}  // namespace hitspread
