#include "rules/systems/percentile/modifiers.h"

#include "rules/core/declare.h"

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

}  // namespace hitspread::percentile
