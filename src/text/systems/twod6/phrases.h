#pragma once

#include "services/library/libraryservice.h"
#include "text/joinedfields.h"
#include "text/libraryfacts.h"
#include "text/naming.h"
#include "text/optionworth.h"
#include "text/sheetfigures.h"
#include "text/systemphrases.h"

#include <span>

namespace hitspread::twod6 {

/// Words for what records, options and house rules hold.
void sayFields(text::SystemPhrases& phrases);
/// Words for what resolutions say: steps, questions, refusals.
void saySteps(text::SystemPhrases& phrases);

/// The two numbers of a weapon's damage are one text: "2d6+3"; what armour stops is one: "3/4".
[[nodiscard]] std::span<const text::JoinedFields> joinedWords();

/// What stands on a sheet: the monitor, movement, saves, healing, each weapon, each skill and the armour of each location.
[[nodiscard]] const text::SheetTable& sheetTable();

/// How the choice of skill against a fall and in an escape is read (TD-75, TD-78).
[[nodiscard]] const text::DecisionReading& decisionReading();

/// What the rules make of a record of the library. Empty: its columns say it.
[[nodiscard]] text::LibraryFacts factsOf(const text::Naming& names, const StoredRecord& stored,
                                         std::span<const StoredRecord> related);

}  // namespace hitspread::twod6
