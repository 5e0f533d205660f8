#pragma once

#include "models/play/playtable.h"

#include <optional>
#include <string_view>
#include <vector>

namespace hitspread {

class FieldName;

/// The options of an action that is played: declared fields as the fight presets them or as they were changed by hand, whom it is aimed
/// at, and where. A change keeps every die that is still valid.
class PlayedOptions {
public:
    explicit PlayedOptions(PlayTable& table) : m_table(table) {}

    /// In a part with an element for each target, the one of the target in view; nothing while there is no action.
    [[nodiscard]] std::optional<FieldPath> path(std::string_view part, std::string_view field) const;
    [[nodiscard]] std::optional<FieldPath> path(const FieldName& name) const;
    [[nodiscard]] const FieldDeclaration& fieldAt(FieldPath path) const;
    [[nodiscard]] LoggedValue value(FieldPath path) const { return valueAt(m_table.work.action(), path); }
    /// Precondition: the field is one of numbers.
    [[nodiscard]] std::int32_t number(FieldPath path) const
    {
        return static_cast<std::int32_t>(std::get<std::int64_t>(value(path)));
    }
    [[nodiscard]] bool isChanged(FieldPath path) const { return m_table.input.isChanged(path); }
    void set(FieldPath path, const LoggedValue& value);
    void setNumber(FieldPath path, std::int32_t value) { set(path, std::int64_t{value}); }
    void reset(FieldPath path);
    void resetAll();
    /// Why the rules would refuse another value there, all else as it is; empty: they would not.
    [[nodiscard]] QString refusalOf(FieldPath path, const LoggedValue& value) const
    {
        return hitspread::refusalOf(m_table.work.action(), path, value);
    }
    /// Choices of the game master's that stand against the action: without them it would stand better.
    [[nodiscard]] std::vector<FieldPath> forbidden() const;

    /// Everybody the action is aimed at, the first of them first.
    [[nodiscard]] const std::vector<RecordId>& targets() const { return m_table.input.targets(); }
    /// Which of them options are shown and changed for; it changes nothing else.
    void viewTarget(std::size_t place);
    [[nodiscard]] std::size_t targetInView() const { return m_table.view; }
    [[nodiscard]] std::optional<Hex> aim() const;
    void setAim(Hex hex);

private:
    /// Nothing: the preset.
    void put(FieldPath path, const std::optional<LoggedValue>& value);
    [[nodiscard]] std::optional<FieldPath> aimPath() const;
    [[nodiscard]] const ActionDeclaration& declaration() const { return declarationOf(m_table.work.action()); }

    PlayTable& m_table;
};

}  // namespace hitspread
