#include "property/requests.h"

#include "rules/core/trace/resolution.h"
#include "rules/systems/registry.h"
#include "support/humanplan.h"
#include "support/randomrecord.h"

#include <rapidcheck.h>

#include <algorithm>

namespace hitspread {

std::shared_ptr<const BodyPlan> plan()
{
    static const std::shared_ptr<const BodyPlan> shared = support::humanPlan();
    return shared;
}

namespace {

/// A number for a field: most often near its fallback or its bounds' low end, where fights happen, sometimes anywhere.
std::int32_t someNumber(const FieldDeclaration& field)
{
    const std::int32_t low = field.kind == FieldKind::Set ? 0 : field.minimum;
    const std::int32_t high = field.kind == FieldKind::Set ? (1 << field.choices.size()) - 1 : field.maximum;
    if (field.optional && *rc::gen::inRange(0, 3) == 0)
        return kNoEntry;
    const int manner = *rc::gen::inRange(0, 10);
    if (manner < 4 && field.fallback != kNoEntry)
        return field.fallback;
    if (manner < 9)
        return *rc::gen::inRange(low, std::min(high, std::max(low, 0) + 14) + 1);
    return static_cast<std::int32_t>(*rc::gen::inRange<std::int64_t>(low, std::int64_t{high} + 1));
}

}  // namespace

void fillField(const FieldDeclaration& field, void* record)
{
    if (field.kind == FieldKind::Text)
        return field.setText(record, field.id == "skill" ? "rifle" : "");
    if (field.kind == FieldKind::RankList) {
        Ranks ranks;
        for (const char* name : {"rifle", "marksman", "rapidFire", "quickDraw", "weaponsMaintenance", "dodge",
                                 "martialArts", "unarmedCombat", "balletOfDeath", "danceOfDeath"}) {
            if (*rc::gen::inRange(0, 2) == 1)
                ranks.set(name, *rc::gen::inRange(std::max(field.minimum, -6), std::min(field.maximum, 12) + 1));
        }
        return field.setRanks(record, std::move(ranks));
    }
    if (field.kind == FieldKind::Table)
        return field.setTable(record, RandomRecords(*rc::gen::arbitrary<std::uint64_t>()).table(*field.shape));
    for (std::size_t element = 0; element < std::min<std::size_t>(field.extent, 16); ++element) {
        if (field.kind == FieldKind::Place) {
            const auto column = static_cast<std::int16_t>(*rc::gen::inRange(-5, 6));
            auto row = static_cast<std::int16_t>(*rc::gen::inRange(-2, 42));
            if (((column + row) & 1) != 0)
                ++row;
            field.setNumber(record, element, pack({column, row}));
        } else {
            field.setNumber(record, element, someNumber(field));
        }
    }
}

Input someInput()
{
    const auto all = systems();
    const System& system = *all[static_cast<std::size_t>(*rc::gen::inRange<int>(0, static_cast<int>(all.size())))];
    const auto actions = system.actions();
    const ActionDeclaration& action =
        *actions[static_cast<std::size_t>(*rc::gen::inRange<int>(0, static_cast<int>(actions.size())))];
    Input input(action);
    void* data = input.data();
    const std::size_t several = static_cast<std::size_t>(*rc::gen::inRange(0, 4));
    for (const PartDeclaration& part : action.parts) {
        if (part.isInner())
            for (std::size_t owner = 0; owner < several; ++owner)
                part.resizeIn(data, owner, (several + owner) % 3);
        else
            part.resize(data, part.many ? several : 1);
        for (std::size_t element = 0; element < part.count(data); ++element) {
            for (const FieldDeclaration& field : part.record->fields)
                fillField(field, part.at(data, element));
        }
    }
    return input;
}

Input someAcceptedInput()
{
    Input input = someInput();
    RC_PRE(input.validate(plan().get()).empty());
    return input;
}

Findings resolvedBy(const Input& input, Answerer& answerer, std::span<const Override> overrides)
{
    Findings findings;
    RC_ASSERT(!resolveInto(input, plan().get(), overrides, answerer, &findings));
    return findings;
}

Input after(Input input, const Findings& findings)
{
    void* data = input.data();
    const auto parts = input.action().parts;
    for (const Change& change : findings.changes) {
        const FieldDeclaration& field = parts[change.part].record->fields[change.field];
        void* record = parts[change.part].at(data, change.element);
        RC_ASSERT(field.number(record, change.index) == change.before);
        field.setNumber(record, change.index, change.after);
    }
    return input;
}

}  // namespace hitspread
