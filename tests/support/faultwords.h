#pragma once

#include "text/problems.h"

#include <QStringList>

#include <vector>

namespace hitspread::support {

/// What a check of a campaign found, as people read it.
[[nodiscard]] inline QStringList faultWords(const std::vector<Cause>& faults)
{
    QStringList words;
    for (const Cause& fault : faults)
        words << text::wordsFor(fault);
    return words;
}

/// Whether a problem's reason says what to do about it.
[[nodiscard]] inline bool saysWhatToDo(const Problem& problem)
{
    return !problem.causes.empty()
        && text::reasonWords()[static_cast<std::size_t>(problem.causes.front().reason)].remedy != nullptr;
}

}  // namespace hitspread::support
