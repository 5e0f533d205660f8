#pragma once

#include "services/exchange/kit.h"
#include "services/ports/librarystore.h"
#include "services/refusal/reason.h"
#include "services/undo/logentry.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hitspread {

/// A value for one element of one field of a record.
struct GivenValue {
    std::uint16_t field = 0;  ///< index into the declaration's fields
    std::uint16_t element = 0;
    LoggedValue value;
};

/// What is wrong with a row, and where.
struct ImportFault {
    std::string column;  ///< as its heading calls it, or a place in a document; empty: the whole row
    Cause why;
};

/// What a row of a table or a record of a document says. What it does not name stays as it is in a record that is there.
struct ImportedRow {
    std::size_t line = 0;  ///< of the source; of a document the place of the record, from 1
    std::string system;
    const RecordDeclaration* declaration = nullptr;
    std::vector<GivenValue> values{};
    std::optional<std::vector<std::string>> tags{};
    std::optional<std::vector<std::byte>> portrait{};  ///< a picture file; no bytes: none
    std::vector<ExchangedThing> kit{};                 ///< of a character; one who is there keeps his own
    std::string extra = "{}";                          ///< members nobody here knows; kept with a record that is new
    std::vector<ImportFault> faults{};                 ///< found while it was read
};

enum class ImportVerdict : std::uint8_t { New, Changed, Same, Skipped, Faulty };

inline constexpr std::array<std::string_view, 5> kImportVerdicts{"new", "changed", "same", "skipped", "faulty"};

/// What would become of a row.
struct PlannedRow {
    std::size_t line = 0;
    ImportVerdict verdict = ImportVerdict::Skipped;
    bool isChosen = false;                ///< it will be done; whoever shows the plan may change it for New and Changed
    std::string name{};                   ///< of the record
    StoredRecord record{};                ///< as it would be; without one where nothing of it can be told
    std::vector<std::byte> portrait{};    ///< a picture that is not in the campaign yet
    std::vector<ExchangedThing> kit{};    ///< of a character who is new
    std::vector<LoggedChange> changes{};  ///< against the record that is there, or against an empty one
    std::vector<ImportFault> faults{};    ///< of a skipped row none: it is blank
};

/// Everything a source would do to a library, row by row in the order of the source.
struct ImportPlan {
    std::vector<PlannedRow> rows;

    [[nodiscard]] std::size_t count(ImportVerdict verdict) const;
    /// Rows that would be done.
    [[nodiscard]] std::size_t chosen() const;
};

}  // namespace hitspread
