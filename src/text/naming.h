#pragma once

#include "rules/core/input.h"
#include "rules/core/system.h"
#include "services/ports/encounterstore.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace hitspread::text {

/// How somebody's house rules call the locations of a system: those of a fight, of an action, of a draft. Whoever words what may be about
/// a location is handed it; there are no names in force besides. A value: a copy costs nothing, and any thread may have one.
class Naming {
public:
    /// By the struct of some house rules; null: as the system calls them.
    Naming(const System& system, const void* switches);
    Naming(const System& system, const AnyRecord& switches);
    /// As this action was done or is to be done. Precondition: its input is not empty.
    explicit Naming(const Request& request);
    /// As a fight does; nothing: there is none, or nobody knows its system.
    [[nodiscard]] static std::optional<Naming> of(const Encounter& fight);
    /// Where nobody's house rules count: a document, a rule, a system whose locations nobody can call otherwise.
    [[nodiscard]] static Naming usual(const System& system);

    [[nodiscard]] const System& system() const { return *m_system; }
    /// The own name of a location; empty: as the system calls it.
    [[nodiscard]] QString own(std::size_t location) const { return m_own.value(static_cast<qsizetype>(location)); }
    /// By location what each is called, where it is there; else empty.
    [[nodiscard]] QStringList all() const;

    /// Whether a location is there: always, or as it has a name. True for an id that is none of the system's locations.
    [[nodiscard]] bool isThere(std::string_view id) const;
    /// Whether an element of an array, or one of the choices, is worth showing: all but locations that are not there.
    [[nodiscard]] bool isElementThere(const FieldDeclaration& field, std::size_t element) const;
    [[nodiscard]] bool isChoiceThere(std::span<const std::string_view> choices, std::size_t choice) const;

    /// The same words for everything: nothing is to be worded anew.
    friend bool operator==(const Naming&, const Naming&) = default;

private:
    const System* m_system;
    QStringList m_own;  ///< by location; empty where nobody named any
};

}  // namespace hitspread::text
