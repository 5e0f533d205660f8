#pragma once

#include <QByteArray>

#include <span>

namespace hitspread::fuzz {

/// Something that reads what strangers give. Whatever it is given it refuses it or takes it; anything else it throws, and a promise it
/// breaks, ends the program.
struct Target {
    const char* name;
    void (*run)(const QByteArray& input);
};

[[nodiscard]] std::span<const Target> targets();
/// Precondition: there is one.
[[nodiscard]] const Target& targetNamed(const char* name);

}  // namespace hitspread::fuzz
