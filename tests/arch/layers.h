#pragma once

#include "arch/sourcetree.h"

#include <functional>

namespace hitspread::arch {

/// Tells the Qt module ("QtWidgets") that owns a class header ("QWidget"); empty for what is not a Qt header.
using ModuleOf = std::function<QString(const QString& header)>;

/// Looks headers up in the Qt that the tests were built with.
[[nodiscard]] ModuleOf installedModules();

/// Includes and calls that the layer table forbids: other layers, Qt modules, and for the rules files, clock,
/// locale and true randomness.
[[nodiscard]] Findings forbiddenIncludes(const QList<SourceFile>& sources, const ModuleOf& moduleOf);

/// Folders below src/ that are not in the table.
[[nodiscard]] Findings unknownLayers(const QList<SourceFile>& sources);

/// Places outside systems/<id>/ folders that name a rule system, and files of one system that name another. So nothing outside
/// its folders includes a system's headers either.
[[nodiscard]] Findings systemNames(const QList<SourceFile>& sources);

/// Headers of the frames any system shares (attack windows and models) that the folders of one system alone include: what they
/// declare is that system's own, whatever it is called.
[[nodiscard]] Findings lonelyHeaders(const QList<SourceFile>& sources);

}  // namespace hitspread::arch
