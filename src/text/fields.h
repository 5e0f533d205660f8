#pragma once

#include "rules/core/system.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace hitspread::text {

class Naming;
struct Unit;

/// A text the rules know, and the words for it.
struct KnownText {
    QString id;
    QString words;
};

/// Whatever may be about a location is said by the names it is handed.

/// The name of a field: "STR", "Reload". Its id in words where the system has no phrase.
[[nodiscard]] QString fieldName(const Naming& names, const RecordDeclaration& record, const FieldDeclaration& field);

/// The name of one element of an array: a location, or its number from 1. Empty for a single value.
[[nodiscard]] QString elementName(const Naming& names, const FieldDeclaration& field, std::size_t element);

/// Both: "Hits, Head".
[[nodiscard]] QString placeName(const Naming& names, const RecordDeclaration& record, const FieldDeclaration& field,
                                std::size_t element);

/// The name of one choice of a Choice or Set. Precondition: `choice` is one of the field's.
[[nodiscard]] QString choiceName(const Naming& names, const FieldDeclaration& field, std::size_t choice);
/// The same inside a sentence, by the ids of field and choice: "light".
[[nodiscard]] QString choiceWords(const Naming& names, std::string_view field, std::string_view choice);

/// What an optional number without an entry stands for, inside a sentence: "no limit", "all left"; "–" where the system has no words
/// for it.
[[nodiscard]] QString nothingName(const System& system, const FieldDeclaration& field);

/// A value inside a sentence: "3 Hits", "standing", "yes"; nothingName() for no entry.
[[nodiscard]] QString valueName(const Naming& names, const FieldDeclaration& field, std::int32_t value);
/// The same where people are known: who is meant (FieldDeclaration::names) is said by his name. `nameOf`: empty for whoever is not known.
[[nodiscard]] QString valueName(const Naming& names, const FieldDeclaration& field, std::int32_t value,
                                const std::function<QString(std::int32_t)>& nameOf);

/// The texts of a field, or the names of its ranks, that stand for something the system has words for (a skill), each with its
/// words; empty for others.
[[nodiscard]] std::vector<KnownText> knownTexts(const System& system, const FieldDeclaration& field);

/// A text as it is shown: the words of a known one, a measure ("12.7 mm") with the decimal point of the language, any other as it
/// is.
[[nodiscard]] QString shownText(std::span<const KnownText> known, const QString& text);

/// The text that is meant by what is typed: its words or itself, in any case of letters; a measure is kept with a point.
[[nodiscard]] QString meantText(std::span<const KnownText> known, const QString& typed);

/// All values of an array as valueName() says them, one behind the other ("0 each" where they are the same); the one value of any other
/// field.
[[nodiscard]] QString valuesName(const Naming& names, const FieldDeclaration& field, const void* record);

/// A column of a table, and what stands in one of its cells.
[[nodiscard]] QString columnName(const System& system, const FieldDeclaration& field, std::size_t column);
/// The same where its numbers are typed, with what they count in: "Damage, in halves".
[[nodiscard]] QString typedColumnName(const System& system, const FieldDeclaration& field, std::size_t column);
/// What the numbers of a column that counts in parts of one (halves) come to as factors, from its least to its greatest: "× ½", "× 2". Empty
/// for a column that counts in whole ones, or has too many to choose from.
[[nodiscard]] QStringList factorNames(const System& system, const FieldDeclaration& field, std::size_t column);
[[nodiscard]] QString cellName(const Naming& names, const FieldDeclaration& field, std::size_t column,
                               std::int32_t cell);

/// The results a row of a table is for: "11–36", "7".
[[nodiscard]] QString resultsName(const TableRow& row);
/// The same by the names of the results, where they have any, or in the units people read: "Skull to Face", "2–2.9".
[[nodiscard]] QString resultsName(const Naming& names, const FieldDeclaration& field, const TableRow& row);
/// Each of them by its name; empty where they are numbers.
[[nodiscard]] QStringList resultNames(const Naming& names, const FieldDeclaration& field, const TableRow& row);
/// What the results of a table count in; nullptr: whole ones.
[[nodiscard]] const Unit* unitOfResults(const System& system, const FieldDeclaration& field);
/// Names with their numbers, as a house rule has them: "Head: Snout".
[[nodiscard]] QString ranksName(const System& system, const FieldDeclaration& field, const Ranks& ranks);

/// A row of a table: "11–36: Chest, 2".
[[nodiscard]] QString rowName(const Naming& names, const FieldDeclaration& field, const TableRow& row);

/// A table as one value: "as printed", "house values", or how many rows it was changed to.
[[nodiscard]] QString tableName(const FieldDeclaration& field, const Table& table);

/// What a change of a table comes to: the rows that are other than before, or both tables as one value each.
[[nodiscard]] QString tableChange(const Naming& names, const FieldDeclaration& field, const Table& before,
                                  const Table& after);

/// The heading of a group of fields.
[[nodiscard]] QString groupName(const System& system, std::string_view group);

/// What a house-rule switch changes, a sentence or two; empty where the system says nothing.
[[nodiscard]] QString explanation(const System& system, const FieldDeclaration& field);

/// The numbers a field may hold and nothing else, for a place that shows its unit anyway: "0 to 30"; empty for other kinds.
[[nodiscard]] QString numbersOf(const FieldDeclaration& field);

/// What may be entered: "0 to 30", "1 to 99 Hits", "at most 200 bytes"; empty where every pick is allowed.
[[nodiscard]] QString rangeOf(const FieldDeclaration& field);

/// Name, range, unit and the rules that read the field, a line each.
[[nodiscard]] QString fieldTip(const Naming& names, const RecordDeclaration& record, const FieldDeclaration& field,
                               std::size_t element);

/// What is wrong with a value and what is allowed, with the field's name.
[[nodiscard]] QString faultAt(const Naming& names, const RecordDeclaration& record, const FieldFault& fault);

/// What is wrong with a text that is no value of the field at all.
[[nodiscard]] QString unreadable(const Naming& names, const RecordDeclaration& record, const FieldDeclaration& field,
                                 std::size_t element, const QString& typed);

}  // namespace hitspread::text
