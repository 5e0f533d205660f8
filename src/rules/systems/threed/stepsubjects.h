#pragma once

#include "rules/core/input.h"

#include <span>

namespace hitspread::threed {

/// Says of steps that were read back what each is about. Their keys have an index each, which tells elements apart by strides;
/// this is the one place that knows them (see stepindexes.cpp for what they are). What it says a derivation says itself.
/// False: of a blow they do not say whose a step is, which deriving it again does.
[[nodiscard]] bool nameSubjects(const Input& input, std::span<Step> steps);

}  // namespace hitspread::threed
