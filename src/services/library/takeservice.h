#pragma once

#include "services/ports/campaign.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace hitspread {

/// What becomes of a record whose name the campaign has already, with other values.
enum class NameTaken : std::uint8_t {
    KeepBoth,  ///< it comes under the first free name
    UseMine,   ///< it stays away; whoever refers to it gets the one that is there
    Replace    ///< the one that is there takes its values, a character the kit as well
};

/// Takes records of the library of another campaign into this one, with what they refer to: a firearm with the ammunition of its
/// calibre, a character with portrait, kit, what is loaded and mounted. What is there already, value for value, is not taken twice.
/// The other campaign is only read. Storage thread.
class TakeService {
public:
    TakeService(Campaign& from, Campaign& into, const BodyPlans& plans, const Clock& clock)
        : m_from(from), m_into(into), m_plans(plans), m_clock(clock)
    {}

    /// The records (of the other campaign), and what they refer to, whose names are there already with other values.
    [[nodiscard]] std::vector<LibraryHit> clashes(std::span<const RecordRef> records);

    /// Takes them: one entry of the library's log, one step of undo; no entry when everything is there already. Returns what each
    /// became here, in the order given. Throws Failure: NotFound for what is not in the other library (any more), BadInput for a
    /// value out of range or a body plan there is not.
    std::vector<RecordRef> take(std::span<const RecordRef> records, NameTaken taken);

private:
    Campaign& m_from;
    Campaign& m_into;
    const BodyPlans& m_plans;
    const Clock& m_clock;
};

}  // namespace hitspread
