#pragma once

#include <QString>

#include <string>

namespace hitspread::text {

/// How much of a name or of a stranger's text a message repeats.
inline constexpr qsizetype kEchoLetters = 60;
/// How much of a path: what tells files apart stands at its end.
inline constexpr qsizetype kPathLetters = 120;
/// How much of a reason or a remedy, which may hold several names.
inline constexpr qsizetype kDetailLetters = 400;
/// A message has no more than this: eight lines of eighty.
inline constexpr qsizetype kMessageLetters = 640;

/// A text of a service or a store on one line; of megabytes the two ends, which is more than any message repeats.
[[nodiscard]] QString lineOf(const std::string& text);
/// A text as it can be shown and kept: control characters and marks of direction in it stand as "<U+202E>"; line breaks and tabs stay.
[[nodiscard]] QString visible(const QString& text);
/// What a campaign or a file holds, made visible: for every text that is shown. Whoever writes it back takes what is shown only where
/// somebody wrote there.
[[nodiscard]] QString visible(const std::string& kept);
/// The same letter by letter: for what is looked up, compared or handed back, and never shown.
[[nodiscard]] QString asKept(const std::string& kept);
/// At most `most` letters of a text, its middle left out for "…"; no letter is cut in two.
[[nodiscard]] QString shortened(const QString& text, qsizetype most);
/// A name, at most kEchoLetters of it.
[[nodiscard]] QString echoedName(const QString& text);
/// A place or a path as a message repeats it; of a path (it has a slash) the end is kept.
[[nodiscard]] QString echoed(const QString& text);
/// A reason or a remedy: what is quoted in it and what has no blank is echoed, the whole shortened.
[[nodiscard]] QString echoedDetail(const QString& text);
/// As many of the texts as go into `most` letters, at least the first one, with `between` between; "…" stands for the others.
[[nodiscard]] QString listed(const QStringList& texts, qsizetype most, QStringView between = u"; ");

}  // namespace hitspread::text
