#include "rules/core/time/lying.h"

#include "rules/core/declare/declare.h"

namespace hitspread {

namespace {

using declare::number;
using declare::text;

constexpr FieldDeclaration kLyingFields[]{
    text<&Lying::where>("where", 200),
    number<&Lying::fuse>("fuse", {.maximum = 9999, .fallback = kNoEntry, .optional = true}),
};

}  // namespace

const RecordDeclaration lyingRecord = declare::record<Lying>("lying", RecordKind::Lying, kLyingFields);

Lying afterStep(const Lying& lying, const PhaseStep& step)
{
    Lying after = lying;
    if (step.ends && lying.fuse != kNoEntry && lying.fuse > 0)
        --after.fuse;
    return after;
}

Lying afterHours(const Lying& lying, std::int32_t hours)
{
    Lying after = lying;
    if (hours > 0 && lying.fuse != kNoEntry)
        after.fuse = 0;
    return after;
}

}  // namespace hitspread
