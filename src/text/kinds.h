#pragma once

#include "rules/core/declare/record.h"
#include "rules/core/system.h"

#include <QString>

namespace hitspread::text {

/// One record of a kind: "Firearm".
[[nodiscard]] QString kindName(RecordKind kind);

/// The same where everything that is fought with is of one kind: "Weapon".
[[nodiscard]] QString kindName(const System& system, RecordKind kind);
[[nodiscard]] QString kindsName(const System& system, RecordKind kind);

/// Many of them: "Firearms".
[[nodiscard]] QString kindsName(RecordKind kind);

/// What one is called before anybody names it: "New firearm", "New weapon".
[[nodiscard]] QString newName(const System& system, RecordKind kind);

/// The sentence of a library without any: "No firearms yet."
[[nodiscard]] QString noneYet(const System& system, RecordKind kind);

}  // namespace hitspread::text
