#pragma once

#include "services/library/recordvalues.h"

#include <string>
#include <vector>

namespace hitspread {

// Edits of values somebody else may have changed since they were read.

/// What an edit makes of a value somebody else may have changed since: a rank list keeps their names and takes in only those
/// edited; of any other value there is only the edit.
[[nodiscard]] LoggedValue mergedValue(const LoggedChange& edit, const LoggedValue& stored);

/// Whether what is stored is neither what the edit was made from nor what it makes of it; of a rank list, any of the names it edits.
[[nodiscard]] bool isContradicted(const LoggedChange& edit, const LoggedValue& stored);

/// Of whom or what, which value of it, what it was, has become meanwhile and was to become. A table, which is too long to tell, is only named.
[[nodiscard]] Cause valueMeanwhile(const std::string& name, const RecordDeclaration& declared, const LoggedChange& edit,
                                   const LoggedValue& stored);

/// Puts edited values (as differences() gives them) into what is stored now and leaves all others as they are. Throws Failure OutOfDate, with
/// valueMeanwhile(), where one is contradicted.
void applyEdits(StoredRecord& stored, const std::vector<LoggedChange>& edits);

}  // namespace hitspread
