#pragma once

#include "rules/core/system.h"

#include <QStringList>

#include <map>
#include <string>

namespace hitspread {

/// A list of ranks as typed, parted into what may be stored and what is wrong with the rest.
struct CheckedRanks {
    Ranks sound;  ///< a rank that is out of range as it stood before, or not at all if it is new
    std::map<std::string, QString> faults;  ///< by name
    QString sentence;                       ///< all faults in the order of the list
};

[[nodiscard]] CheckedRanks soundRanks(const System& system, const FieldDeclaration& field, const Ranks& typed,
                                      const Ranks& before);

/// Whether both lists hold the same names in the same order, whatever their ranks.
[[nodiscard]] bool sameNames(const Ranks& a, const Ranks& b);

}  // namespace hitspread
