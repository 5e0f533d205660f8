#pragma once

#include "arch/sourcetree.h"

namespace hitspread::arch {

/// One HS_RULE line of a catalogue.
struct CatalogueRule {
    int line = 0;
    QString enumerator;
    QString id;
    QString title;
    bool built = false;
};

/// How many rules a system has and how their ids look.
struct CatalogueSize {
    QString system;
    QString idPattern;
    int rules = 0;
};

/// The catalogues the rules documents ask for, one for each folder of a system.
[[nodiscard]] const QList<CatalogueSize>& catalogueSizes();

/// The rules of a catalogue.inc; lines that HS_RULE starts and that cannot be read end in `findings`.
[[nodiscard]] QList<CatalogueRule> readCatalogue(const SourceFile& file, Findings& findings);

/// Wrong number of rules, ids and enumerators used twice, ids of another shape, titles of no or more than six words.
[[nodiscard]] Findings catalogueFaults(const QString& path, const QList<CatalogueRule>& rules,
                                       const CatalogueSize& size);

/// Rules flagged as built that no .h or .cpp of the system's folders cites, or that no test bears: neither in a string
/// of a test source nor in a "rules" list of a golden case.
[[nodiscard]] Findings emptyPromises(const QString& path, const QList<CatalogueRule>& rules, const QString& system,
                                     const QList<SourceFile>& sources, const QList<SourceFile>& tests,
                                     const QList<TextFile>& cases);

}  // namespace hitspread::arch
