#pragma once

#include "rules/core/time/lying.h"
#include "services/fight/encounterservice.h"
#include "services/undo/logentry.h"

#include <QString>
#include <QStringList>

#include <span>
#include <string>

namespace hitspread::text {

/// What lies about and where, in words: "Frag grenade at the gate".
[[nodiscard]] QString lyingWords(const LyingView& lying);

/// When it goes off by itself: "goes off now", "goes off in 2 phases", "not by itself".
[[nodiscard]] QString fuseWords(const Lying& lying);

/// "Frag grenade at the gate goes off"; empty: it does not lie there.
[[nodiscard]] QString goesOffWords(std::span<const LyingView> all, RecordId lying);

/// "“here” → “there”"; a dash stands for no place.
[[nodiscard]] QString placeWords(const std::string& before, const std::string& after);

/// A title of the log with what became of the fuse: "Frag grenade: at the gate, fuse: 3 → 5 phases"; the title alone where no fuse
/// was changed.
[[nodiscard]] QString withFuse(const QString& title, std::span<const LoggedChange> changes);

/// Each value of what lies about that was changed, on a line of its own: "Fuse: 5 phases → none", "Where: “here” → “there”".
[[nodiscard]] QStringList lyingLines(std::span<const LoggedChange> changes);

}  // namespace hitspread::text
