#pragma once

#include "rules/core/input.h"
#include "rules/core/system.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <vector>

namespace hitspread::text {

// What house rules call locations is in force for all that is worded, as a language is: the words of the fight in view. Where an action
// has house rules of its own, these count: whoever words it says so (LocationsOf). May be called by several threads.

/// Puts the names of house rules in force for a system; a null record: as the system calls them.
void callLocations(const System& system, const AnyRecord& switches);

/// As long as it lives, this thread calls locations as the house rules of a request do, whatever is in force. A request without house
/// rules leaves them as they are called; of several the innermost counts.
class LocationsOf {
public:
    explicit LocationsOf(const Request& request);
    /// `switches`: the struct of a fight's house rules; null: it has none.
    LocationsOf(const System& system, const void* switches);
    ~LocationsOf();
    LocationsOf(const LocationsOf&) = delete;
    LocationsOf& operator=(const LocationsOf&) = delete;

private:
    void put(const System& system, const void* switches);

    const System* m_system = nullptr;
    std::vector<QString> m_names;
    const LocationsOf* m_outer = nullptr;

    friend QString ownLocationName(const System& system, std::size_t location);
};

/// Says on the thread of whoever put them in force that locations are called otherwise now: windows take their words anew.
class LocationNotice : public QObject {
    Q_OBJECT

public:
    static LocationNotice& instance();

Q_SIGNALS:
    void changed(const hitspread::System& system);
};

/// The own name in force of a location; empty: as the system calls it.
[[nodiscard]] QString ownLocationName(const System& system, std::size_t location);

/// By location what each of a system is called, where it is there; else empty. Two equal lists: nothing is to be worded anew.
[[nodiscard]] QStringList locationNames(const System& system);

/// Whether a location is there: always, or as it has a name. True for an id that is none of the system's locations.
[[nodiscard]] bool isLocationThere(const System& system, std::string_view id);
/// Whether an element of an array, or one of the choices, is worth showing: all but locations that are not there.
[[nodiscard]] bool isElementThere(const System& system, const FieldDeclaration& field, std::size_t element);
[[nodiscard]] bool isChoiceThere(const System& system, std::span<const std::string_view> choices, std::size_t choice);

}  // namespace hitspread::text
