#include "services/library/recordedits.h"

#include "rules/systems/registry.h"
#include "services/library/recordname.h"
#include "services/refusal/problem.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace hitspread {

namespace {

std::optional<std::int32_t> rankIn(const Ranks& ranks, const std::string& name)
{
    const auto found = std::ranges::find(ranks.entries, name, [](const auto& entry) { return entry.first; });
    return found == ranks.entries.end() ? std::nullopt : std::optional<std::int32_t>(found->second);
}

/// The names an edit changes whose rank somebody else has made a third one.
std::set<std::string> contradictedNames(const Ranks& before, const Ranks& after, const Ranks& stored)
{
    std::set<std::string> names;
    for (const Ranks* side : {&before, &after}) {
        for (const auto& entry : side->entries)
            names.insert(entry.first);
    }
    std::erase_if(names, [&](const std::string& name) {
        const auto was = rankIn(before, name);
        const auto wanted = rankIn(after, name);
        const auto now = rankIn(stored, name);
        return was == wanted || now == was || now == wanted;
    });
    return names;
}

/// A value as a text that the text layer reads with its field; a rank list has those names only.
std::string writtenOut(const LoggedValue& value, const std::set<std::string>& names)
{
    if (const auto* text = std::get_if<std::string>(&value))
        return *text;
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return std::to_string(*number);
    std::string all;
    if (const auto* ranks = std::get_if<Ranks>(&value)) {
        for (const auto& [name, rank] : ranks->entries) {
            if (names.contains(name))
                all += (all.empty() ? "" : ", ") + name + ' ' + std::to_string(rank);
        }
    }
    return all;
}

}  // namespace

LoggedValue mergedValue(const LoggedChange& edit, const LoggedValue& stored)
{
    // In the order that is meant.
    if (stored == edit.before)
        return edit.after;
    const auto* before = std::get_if<Ranks>(&edit.before);
    const auto* after = std::get_if<Ranks>(&edit.after);
    const auto* theirs = std::get_if<Ranks>(&stored);
    if (!before || !after || !theirs)
        return edit.after;
    const auto has = [](const Ranks& ranks, const std::string& name) {
        return std::ranges::any_of(ranks.entries, [&name](const auto& entry) { return entry.first == name; });
    };
    Ranks merged = *theirs;
    std::erase_if(merged.entries,
                  [&](const auto& entry) { return has(*before, entry.first) && !has(*after, entry.first); });
    for (const auto& [name, rank] : after->entries) {
        if (!has(*before, name) || before->rank(name) != rank)
            merged.set(name, rank);
    }
    return merged;
}

bool isContradicted(const LoggedChange& edit, const LoggedValue& stored)
{
    const auto* before = std::get_if<Ranks>(&edit.before);
    const auto* after = std::get_if<Ranks>(&edit.after);
    const auto* theirs = std::get_if<Ranks>(&stored);
    if (before && after && theirs)
        return !contradictedNames(*before, *after, *theirs).empty();
    return stored != edit.before && stored != edit.after;
}

Cause valueMeanwhile(const std::string& name, const RecordDeclaration& declared, const LoggedChange& edit,
                     const LoggedValue& stored)
{
    const auto system = std::ranges::find_if(systems(), [&declared](const System* one) {
        return std::ranges::find(one->records(), &declared) != one->records().end();
    });
    told::Field field{system == systems().end() ? std::string() : std::string((*system)->id()),
                      std::string(declared.id), edit.field.substr(isKeptBeside(edit.field) ? 1 : 0), edit.element};
    const auto isUntold = [](const LoggedValue& value) {
        return std::holds_alternative<Table>(value) || std::holds_alternative<std::monostate>(value);
    };
    // A portrait is the sum of its bytes, which says nothing to anybody.
    if (isUntold(edit.before) || isUntold(edit.after) || isUntold(stored) || edit.field == kPortraitField)
        return because<Reason::ValueOf>(name, std::move(field));
    std::set<std::string> names;
    const auto* before = std::get_if<Ranks>(&edit.before);
    const auto* after = std::get_if<Ranks>(&edit.after);
    if (const auto* theirs = std::get_if<Ranks>(&stored); theirs && before && after) {
        names = contradictedNames(*before, *after, *theirs);
        if (names.empty())
            return because<Reason::ValueOf>(name, std::move(field));
    }
    return because<Reason::ValueMeanwhile>(name, std::move(field), writtenOut(edit.before, names),
                                           writtenOut(stored, names), writtenOut(edit.after, names));
}

void applyEdits(StoredRecord& stored, const std::vector<LoggedChange>& edits)
{
    stored.record = stored.record.cloned();
    const RecordDeclaration& declared = stored.record.declaration();
    for (const LoggedChange& edit : edits) {
        const FieldDeclaration* field = declared.find(edit.field);
        const LoggedValue now = field ? valueOf(*field, stored.record.data(), edit.element)
                                      : LoggedValue(keptValue(stored, edit.field));
        if (isContradicted(edit, now))
            throw Failure(ProblemCode::OutOfDate, recordName(stored.record),
                          valueMeanwhile(recordName(stored.record), declared, edit, now));
        const LoggedValue merged = mergedValue(edit, now);
        if (field)
            setValue(*field, stored.record.data(), edit.element, merged);
        else
            setKeptValue(stored, edit.field, std::get<std::string>(merged));
    }
}

}  // namespace hitspread
