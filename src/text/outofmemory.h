#pragma once

#include <QString>

#include <cstddef>

namespace hitspread::text {

/// What there is to say when memory ends, in the language in force.
[[nodiscard]] QString memoryEnds();

/// From now on a program in which memory ends where nobody can be told says so in one line on standard error and exits with
/// `status`. The line is made here, because making it takes memory: call it again when the language has changed.
void sayWhenMemoryEnds(const QString& program, int status);

/// Whether so many bytes can still be had. What lies below us (fonts, plugins) ends the program without a word where it gets no
/// memory: it is begun only where there is enough.
[[nodiscard]] bool hasRoomFor(std::size_t bytes);

/// The line and the exit.
[[noreturn]] void endForMemory();

}  // namespace hitspread::text
