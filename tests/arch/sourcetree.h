#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace hitspread::arch {

/// A string literal and the line it starts on (1-based); `value` is the text between the quotes, escapes untouched.
struct Literal {
    int line = 0;
    QString value;
};

/// One C++ file taken apart far enough to be searched: comments are blanked out in `code`, comments and string
/// contents in `bare`; both keep the line structure of `text`.
struct SourceFile {
    QString path;    ///< relative to the repository, with forward slashes
    QString layer;   ///< rules, services, … for src/<layer>/…, else empty
    QString system;  ///< the <id> of a systems/<id>/ folder on the path, else empty
    QString text;
    QString code;
    QString bare;
    QList<Literal> literals;
};

/// Something that breaks a rule of the house; `what` says what is wrong and what to do about it.
struct Finding {
    QString path;
    int line = 0;
    QString what;
};
using Findings = QList<Finding>;

/// A text file that is not taken apart.
struct TextFile {
    QString path;
    QString text;
};

[[nodiscard]] SourceFile takeApart(const QString& path, const QString& text);

/// Every .h, .cpp and .inc file below `folders` of the repository, sorted by path.
[[nodiscard]] QList<SourceFile> sourcesBelow(const QString& root, const QStringList& folders);

/// Relative paths of all files below `folder` of the repository, sorted; build folders and .git are left out.
[[nodiscard]] QStringList filesBelow(const QString& root, const QString& folder);

/// The files at `paths` that are text (no NUL byte) and smaller than 4 MiB.
[[nodiscard]] QList<TextFile> textsAt(const QString& root, const QStringList& paths);

/// 1-based line of an offset into a text.
[[nodiscard]] int lineAt(const QString& text, qsizetype offset);

/// One "path:line: what" per finding, for QVERIFY2.
[[nodiscard]] QByteArray spelled(const Findings& findings);

}  // namespace hitspread::arch
