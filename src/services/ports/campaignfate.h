#pragma once

#include <cstdint>

namespace hitspread {

/// What became of the file of an open campaign. But for the first two it stays so: what is open can be read and copied, and
/// nothing more is written.
enum class CampaignFate : std::uint8_t {
    There,
    Unreachable,  ///< its folder or disk is away for now
    Gone,         ///< deleted or moved
    Replaced,     ///< another file has its name
    Torn,         ///< the file is there; one that belongs to it, ending in -wal or -shm, is not
    Migrated      ///< another version of the program has brought it to another format
};

}  // namespace hitspread
