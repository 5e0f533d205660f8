#include "rules/systems/percentile/modifiers.h"

#include "rules/core/declare.h"

#include <algorithm>
#include <array>

namespace hitspread::percentile {

namespace {

using declare::choice;
using declare::flag;
using declare::number;
using declare::text;

constexpr std::array<std::string_view, 5> kDurationUnits{"untilRemoved", "rounds", "minutes", "hours", "days"};
constexpr std::array<std::string_view, 3> kAffected{"attack", "defence", "initiative"};

constexpr FieldDeclaration kConditionTemplateFields[]{
    text<&ConditionTemplate::name>("name", 200, {.group = "identity"}),
    text<&ConditionTemplate::summary>("summary", 200, {.group = "identity"}),
    text<&ConditionTemplate::notes>("notes", 20000, {.group = "notes"}),
    number<&ConditionTemplate::rolls>(
        "rolls", {.minimum = -200, .maximum = 200, .group = "effect", .rules = "PCT-03 PCT-07 PCT-21"}),
    flag<&ConditionTemplate::preventsActing>("preventsActing", {.group = "effect", .rules = "PCT-02"}),
    number<&ConditionTemplate::duration>("duration", {.maximum = 9999, .group = "duration", .rules = "PCT-01"}),
    choice<&ConditionTemplate::durationUnit>("durationUnit", kDurationUnits, {.group = "duration", .rules = "PCT-01"}),
};

constexpr FieldDeclaration kModifierFields[]{
    text<&Modifier::name>("name", 200, {.group = "identity"}),
    text<&Modifier::notes>("notes", 20000, {.group = "notes"}),
    number<&Modifier::value>("value", {.minimum = -200, .maximum = 200, .group = "effect", .rules = "PCT-07 PCT-21"}),
    choice<&Modifier::appliesTo>("appliesTo", kAffected, {.group = "effect", .rules = "PCT-07 PCT-21"}),
};

}  // namespace

const RecordDeclaration conditionTemplateRecord = declare::record<ConditionTemplate>(
    "conditionTemplate", RecordKind::ConditionTemplate, kConditionTemplateFields);
const RecordDeclaration modifierRecord = declare::record<Modifier>("modifier", RecordKind::Modifier, kModifierFields);

std::optional<std::int32_t> situationFor(const AnyRecord& modifier, std::string_view list)
{
    struct List {
        std::string_view id;
        Affected rolls;
    };
    constexpr std::array<List, 4> kLists{{{"rollModifiers", Affected::Attack},
                                          {"targetModifiers", Affected::Attack},
                                          {"defenceModifiers", Affected::Defence},
                                          {"modifiers", Affected::Initiative}}};
    const auto& line = modifier.as<Modifier>();
    const auto suits = std::ranges::any_of(
        kLists, [&](const List& one) { return one.id == list && one.rolls == line.appliesTo; });
    return suits ? std::optional(line.value) : std::nullopt;
}

}  // namespace hitspread::percentile
