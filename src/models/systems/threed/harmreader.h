#pragma once

#include "models/systemview.h"

namespace hitspread::threed {

/// What an explosion, or harm of another kind, reaches of each body, as its events say; `plan` is that of all of them.
[[nodiscard]] std::vector<AreaDigest> areasFrom(const BodyPlan& plan, std::span<const Event> events);

/// What befalls one of several targets, in a few words; none when nothing does.
[[nodiscard]] QStringList harmOf(std::span<const Event> events, std::size_t target);
/// The same as a sentence: "3 damage, one wound", "unharmed".
[[nodiscard]] QString harmWords(std::span<const Event> events, std::size_t target);
/// What comes of it for so many targets; empty while dice are in the hand and nobody is harmed.
[[nodiscard]] QString harmForAll(const ActionRecord& action, std::size_t targets);

}  // namespace hitspread::threed
