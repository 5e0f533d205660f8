#pragma once

#include "rules/core/system.h"
#include "services/exchange/importplan.h"
#include "services/undo/logentry.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>

class QRegularExpression;

namespace hitspread {

/// One element of a declared field as cells of a table hold it: written in the language in force, read in any. What is written reads as the
/// same value.
class CellWords {
public:
    /// Both must outlive it.
    CellWords(const System& system, const FieldDeclaration& field);

    /// "12", "yes", "Rifle", "SEMI; FA", "Rifle: 7; Knife: 3"; empty for no entry.
    [[nodiscard]] QString written(const LoggedValue& value) const;

    /// Whether an empty cell says something: that there is no text, no entry, nothing chosen. Else it leaves the value as it is.
    [[nodiscard]] bool isEmptyAValue() const;
    /// Nothing: it is none of the field's. Ranges are not looked at.
    [[nodiscard]] std::optional<LoggedValue> read(const QString& cell) const;
    /// What is wrong with a cell that read() makes nothing of.
    [[nodiscard]] Cause whyNot(const QString& cell) const;

private:
    [[nodiscard]] QString rankWords(const Ranks& ranks) const;
    [[nodiscard]] QString knownWords(const std::string& text) const;
    [[nodiscard]] std::string meantBy(const QString& words) const;
    [[nodiscard]] std::optional<std::int64_t> choiceIn(const QString& words) const;
    /// "schn", "burn": plain letters that one choice's name alone begins with.
    [[nodiscard]] std::optional<std::int64_t> choiceBegunBy(const QString& letters) const;
    [[nodiscard]] std::optional<LoggedValue> choicesOf(const QStringList& words) const;
    [[nodiscard]] std::optional<LoggedValue> setIn(const QString& cell) const;
    /// `form` captures a name and its rank.
    [[nodiscard]] std::optional<LoggedValue> ranksOf(const QStringList& words, const QRegularExpression& form) const;
    [[nodiscard]] std::optional<LoggedValue> ranksIn(const QString& cell) const;

    const System& m_system;
    const FieldDeclaration& m_field;
    QStringList m_choices;                   ///< as they are written
    QHash<QString, int> m_choicesByName;     ///< by every name, plain; -1: it may be several
    QHash<QString, QString> m_wordsOfKnown;  ///< by id
    QHash<QString, QString> m_knownByName;   ///< ids by every name in small letters
};

/// Several texts in one cell, with semicolons between; one that would be read otherwise stands in quotes. And back: without empty ones.
[[nodiscard]] QString writtenList(const QStringList& texts);
[[nodiscard]] QStringList readList(const QString& cell);

/// Letters and digits alone, small: "Hits, Head" is meant by "hitsHead", too.
[[nodiscard]] QString plainHeading(const QString& words);

}  // namespace hitspread
