#pragma once

#include "models/digest.h"

#include <string_view>

namespace hitspread {

/// Puts the records of one system into the words and numbers a list shows. Derives nothing a rule would: it reads fields.
class DigestMaker {
public:
    virtual ~DigestMaker() = default;
    /// Precondition: the records are this system's.
    [[nodiscard]] virtual Digest digest(const DigestSource& source) const = 0;
    [[nodiscard]] virtual WeaponDigest weapon(const CombatantView::Item& item) const = 0;
};

/// The maker for a system, or nullptr.
[[nodiscard]] const DigestMaker* digestMaker(std::string_view system);

}  // namespace hitspread
