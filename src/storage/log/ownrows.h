#pragma once

#include "rules/core/declare/record.h"
#include "services/identity.h"
#include "services/refusal/reason.h"
#include "storage/sqlite/resultset.h"

#include <QByteArray>

#include <functional>
#include <map>
#include <string>

namespace hitspread::storage {

/// Reads something out of a campaign's own row. What is wrong there is no input of somebody's to be corrected, but damage of the
/// file: Failure BadInput, and damage that does not say of what, becomes DamagedCampaign naming the file, with row and reason.
void readOwn(const ResultSet& row, const Site& which, const std::function<void()>& read);

/// The record a row holds as JSON bytes. `which`: the row, for messages. Throws Failure (DamagedCampaign).
[[nodiscard]] AnyRecord ownRecord(const ResultSet& row, const Site& which, const std::string& system, RecordKind kind,
                                  const QByteArray& text);

/// Records of rows that are read again and again: the same letters are the same record, and a copy is had sooner than read.
class OwnRecords {
public:
    /// As ownRecord(), of the row that is `reference`: one that nobody shares.
    [[nodiscard]] AnyRecord read(const ResultSet& row, const Site& which, RecordRef reference,
                                 const std::string& system, const QByteArray& text);

private:
    struct Kept {
        std::string system;
        QByteArray text;
        AnyRecord record;
    };
    std::map<RecordRef, Kept> m_kept;
};

}  // namespace hitspread::storage
