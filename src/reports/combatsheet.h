#pragma once

#include "reports/paper/printout.h"
#include "services/library/sheetservice.h"

#include <QDate>

namespace hitspread {

/// What a sheet is printed as.
struct SheetOptions {
    paper::PaperSetup setup;
    bool blank = false;  ///< lines and boxes to fill in by hand; no word of the subject but for his body plan
    QDate date;          ///< printed as the day it was made; invalid: none
};

/// The combat sheet of one rule system. It lays out; what it prints the rules have worked out.
struct CombatSheet {
    std::string_view system;
    /// Precondition: the subject is of this system; for a blank sheet only its plan is needed.
    std::vector<paper::Page> (*pages)(const SheetSubject& subject, const SheetOptions& options);
};

/// The systems that have a combat sheet.
[[nodiscard]] std::vector<std::string_view> combatSheetSystems();

/// The sheets of several subjects, one after the other. Throws Failure (BadInput) when a subject's system has no combat sheet.
[[nodiscard]] paper::Printout combatSheet(const std::vector<SheetSubject>& subjects, const SheetOptions& options);

}  // namespace hitspread
