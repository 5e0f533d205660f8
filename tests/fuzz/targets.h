#pragma once

#include <QByteArray>

#include <span>

namespace hitspread::fuzz {

/// What inputs look like beside bytes: a JSON document, behind which a byte 0 and anything may follow; a table behind a byte; either of
/// both, the table from its first byte on.
enum class Shape { Document, Table, Either, Bytes };

/// Something that reads what strangers give. Whatever it is given it refuses it or takes it; anything else it throws, and a promise it
/// breaks, ends the program.
struct Target {
    const char* name;
    void (*run)(const QByteArray& input);
    Shape shape;
};

[[nodiscard]] std::span<const Target> targets();
/// Precondition: there is one.
[[nodiscard]] const Target& targetNamed(const char* name);

}  // namespace hitspread::fuzz
