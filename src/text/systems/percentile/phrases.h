#pragma once

#include "services/library/libraryservice.h"
#include "text/joinedfields.h"
#include "text/libraryfacts.h"
#include "text/naming.h"
#include "text/optionworth.h"
#include "text/sheetfigures.h"
#include "text/systemphrases.h"

#include <span>

namespace hitspread::percentile {

/// Words for what records, options and house rules hold.
void sayFields(text::SystemPhrases& phrases);
/// Words for what resolutions say: steps, questions, refusals.
void saySteps(text::SystemPhrases& phrases);

/// The three numbers of a weapon's damage are one text: "2d6+1".
[[nodiscard]] std::span<const text::JoinedFields> joinedWords();

/// What stands on a sheet: stats, what helps initiative, critical thresholds, defences, each skill, each weapon and piece of armour.
[[nodiscard]] const text::SheetTable& sheetTable();

/// How the defences against an attack are read (PCT-14, PCT-15, PCT-27, PCT-28).
[[nodiscard]] const text::DecisionReading& decisionReading();

/// What the rules make of a record of the library. Empty: its columns say it.
[[nodiscard]] text::LibraryFacts factsOf(const text::Naming& names, const StoredRecord& stored,
                                         std::span<const StoredRecord> related);

}  // namespace hitspread::percentile
