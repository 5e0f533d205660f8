#pragma once

#include "services/library/libraryservice.h"
#include "text/joinedfields.h"
#include "text/libraryfacts.h"
#include "text/naming.h"
#include "text/optionworth.h"
#include "text/sheetfigures.h"
#include "text/systemphrases.h"

#include <span>

namespace hitspread::rollunder {

/// Words for what records, options and house rules hold.
void sayFields(text::SystemPhrases& phrases);
/// Words for what resolutions say: steps, questions, refusals.
void saySteps(text::SystemPhrases& phrases);

/// The two numbers of a weapon's damage are one text: "1d6+2"; Basic Speed, kept in thousandths, is one with decimals: "5.25".
[[nodiscard]] std::span<const text::JoinedFields> joinedWords();

/// What stands on a sheet: HP and its thresholds, Move, Basic Speed, defences, each weapon, each skill and the DR of each location.
[[nodiscard]] const text::SheetTable& sheetTable();

/// How the defences against an attack are read (R3-08, R3-20 to R3-43).
[[nodiscard]] const text::DecisionReading& decisionReading();
/// Who may dodge for somebody, and with which number (R3-24): "Ilke (8)".
[[nodiscard]] QString rescuerWords(const QString& name, std::int32_t number);

/// What the rules make of a record of the library. Empty: its columns say it.
[[nodiscard]] text::LibraryFacts factsOf(const text::Naming& names, const StoredRecord& stored,
                                         std::span<const StoredRecord> related);

}  // namespace hitspread::rollunder
