#pragma once

#include "services/action/actionrecord.h"

#include <QString>
#include <QStringList>

#include <map>
#include <optional>

namespace hitspread {

/// Which of several a question or step is about, by its place among the targets; what a shot asks or does is told by the shot.
[[nodiscard]] std::optional<std::size_t> whichTarget(Subject subject);

/// What the steps of one action are called: by the name given to what they count, by whom they are about, by place, with their number.
/// Outlived by the action.
class StepNames {
public:
    explicit StepNames(const ActionRecord& action);

    /// After whom or which shot it is about where it is about one of several, and the location, else with its number.
    [[nodiscard]] QString of(StepKey key) const;
    /// The same among steps of one shot or target alone: after the location, where there are several.
    [[nodiscard]] QString bare(StepKey key) const;

private:
    [[nodiscard]] QString numbered(StepKey key) const;
    /// The name of whoever's side it is, where the other may do the same; else empty.
    [[nodiscard]] QString whose(StepKey key) const;

    const ActionRecord& m_action;
    QStringList m_actors;
    QStringList m_targets;
    QStringList m_bystanders;        ///< whom nobody meant: behind the targets
    std::map<int, QString> m_shots;  ///< what each of several is called, by its number
};

}  // namespace hitspread
