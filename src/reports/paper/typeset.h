#pragma once

#include "reports/paper/page.h"

#include <QFont>
#include <QStringList>

namespace hitspread::paper {

/// The font of a style in painter units.
[[nodiscard]] QFont fontOf(const Style& style);

/// A text as it is painted: a dash stands for a minus where the face has none, or a whole other font went into each PDF for it.
[[nodiscard]] QString asSet(const QString& text, const Style& style);

/// Width of a line in mm.
[[nodiscard]] qreal widthOf(const QString& text, const Style& style);

/// Distance between lines in mm.
[[nodiscard]] qreal leadingOf(const Style& style);

/// A text broken into lines no wider than `width` mm; words longer than a line are broken, too. Line breaks are kept.
[[nodiscard]] QStringList wrapped(const QString& text, const Style& style, qreal width);

/// Parts beside each other, `between` them, as many on each line as it holds; one that is wider than a line is broken.
[[nodiscard]] QStringList wrapped(const QStringList& parts, const QString& between, const Style& style, qreal width);

/// What is left of a text behind its first so many lines as wrapped() breaks it, to be broken anew: its own line breaks are kept.
[[nodiscard]] QString restBehind(qsizetype lines, const QString& text, const Style& style, qreal width);

/// The text, or as much of it as fits followed by an ellipsis.
[[nodiscard]] QString elided(const QString& text, const Style& style, qreal width);

}  // namespace hitspread::paper
