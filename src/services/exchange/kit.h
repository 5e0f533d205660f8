#pragma once

#include "services/ports/campaign.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace hitspread {

/// A thing of somebody's kit, by names instead of numbers: as it goes from one library to another.
struct ExchangedThing {
    RecordKind kind = RecordKind::Weapon;
    std::string name;
    std::string ammunition{};                ///< what is loaded; empty: nothing
    std::optional<std::size_t> mountedOn{};  ///< its place in the kit
    AnyRecord state{};                       ///< null for what has none
};

/// What a character of the library has, what is mounted behind what it is mounted on: the order of exchangedKit(). Throws Failure of the store.
[[nodiscard]] std::vector<Possession> kitInOrder(Campaign& campaign, RecordId character);

/// The kit of a character of the library, what is mounted behind what it is mounted on. A thing that was taken out of the library has a name
/// all the same. Throws Failure of the store.
[[nodiscard]] std::vector<ExchangedThing> exchangedKit(Campaign& campaign, RecordId character);

/// Gives a character such a kit. `find` gives the number of a record of the library by kind and name. Throws Failure where it throws, and of the
/// store.
void giveKit(Campaign& campaign, RecordId character, std::span<const ExchangedThing> kit,
             const std::function<RecordId(RecordKind, const std::string&)>& find);

}  // namespace hitspread
