#pragma once

#include "models/play/changedoptions.h"
#include "services/action/actionrecord.h"
#include "services/action/rebinding.h"

#include <optional>
#include <string_view>
#include <vector>

namespace hitspread {

/// What an action is begun with: a hex that is aimed at, declared values.
struct Beginning {
    std::optional<Hex> aim{};
    std::vector<ActionSetting> settings{};
};

/// An action as the fight presets it, with what the game master changed in it by hand. It asks nobody and resolves nothing.
class PresetAction {
public:
    void clear();
    /// An action begun: another one by the same actor on the same target takes over what was changed.
    void begin(ActionRecord preset, const Beginning& beginning, std::size_t view, bool mayCarryOver);
    /// One whose dice have fallen: its presets and what was changed are told apart once it is bound anew.
    void resume(ActionRecord waiting);
    /// The same action, bound anew to the fight as it is now. What was changed stays. Returns how like it is to what was shown.
    [[nodiscard]] Likeness bindAnew(ActionRecord anew);

    [[nodiscard]] const ActionRecord& preset() const { return m_preset; }
    /// What stands at a place as long as nothing is changed there.
    [[nodiscard]] LoggedValue usualAt(FieldPath path) const;
    /// With what was changed.
    [[nodiscard]] ActionRecord changed() const;
    /// Everybody it is aimed at, the first of them first.
    [[nodiscard]] const std::vector<RecordId>& targets() const { return m_targets; }

    [[nodiscard]] bool isChanged(FieldPath path) const { return m_options.contains(path); }
    /// Choices of the game master's without which less would stand against it.
    [[nodiscard]] std::vector<FieldPath> forbidden() const { return m_options.forbidden(m_preset); }
    void put(FieldPath path, const LoggedValue& value) { m_options.put(path, value); }
    void reset(FieldPath path) { m_options.remove(path); }
    /// All but where it is aimed.
    void resetAll(std::size_t view);

    /// A field by its names; in a part with an element for each target, the one of the target in view.
    [[nodiscard]] std::optional<FieldPath> path(std::string_view part, std::string_view field, std::size_t view) const;
    /// What a click on a body sets.
    [[nodiscard]] std::optional<FieldPath> aimPath(std::size_t view) const;

private:
    [[nodiscard]] ActionRecord applied(const ChangedOptions& options) const;
    void bind(ActionRecord preset, bool carriesOver);
    void tellApart(const ActionRecord& anew);

    ActionRecord m_preset;
    ChangedOptions m_options;
    std::vector<RecordId> m_targets;
    bool m_isWaiting = false;  ///< what was changed stands among the presets
};

}  // namespace hitspread
