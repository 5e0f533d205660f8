#pragma once

#include "services/library/libraryservice.h"
#include "text/libraryfacts.h"
#include "text/naming.h"
#include "text/optionworth.h"
#include "text/sheetfigures.h"
#include "text/systemphrases.h"

#include <span>

namespace hitspread::outcome {

/// Words for what records, options and house rules hold.
void sayFields(text::SystemPhrases& phrases);
/// Words for what resolutions say: steps, questions, refusals.
void saySteps(text::SystemPhrases& phrases);

/// What stands on a sheet: wounds and what they burden, initiative, defences, armour, ratings, each weapon and piece of armour.
[[nodiscard]] const text::SheetTable& sheetTable();

/// How defences against an attack and what resists a grapple are read (OUT-03, OUT-04, OUT-48).
[[nodiscard]] const text::DecisionReading& decisionReading();

/// What the rules make of a record of the library. Empty: its columns say it.
[[nodiscard]] text::LibraryFacts factsOf(const text::Naming& names, const StoredRecord& stored,
                                         std::span<const StoredRecord> related);

}  // namespace hitspread::outcome
