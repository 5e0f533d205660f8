#pragma once

#include "services/exchange/importplan.h"
#include "services/exchange/tabletext.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace hitspread {

/// What somebody gives to be imported, once it is read and before it is asked what the rules here make of it.
enum class SourceForm : std::uint8_t {
    Library,  ///< an export of a library: its rows are ready
    Table,    ///< headings and rows: CSV, or other JSON made flat
    Foreign   ///< people and gear of another program
};

/// A value of another program, by the name its reader has for it ("attribute.st"), and where in the document it stands.
struct ForeignValue {
    std::string name;
    std::string text;
    std::string path;
};

/// A thing a person of another program has: the name of a record of the same source, and how it is carried ("held", "stowed").
struct ForeignThing {
    RecordKind kind = RecordKind::Weapon;
    std::string name;
    std::string carried;
};

/// A person or a thing of another program.
struct ForeignRecord {
    RecordKind kind = RecordKind::Character;
    std::string path;
    std::vector<ForeignValue> values{};
    std::vector<std::byte> portrait{};
    std::string portraitPath{};
    std::vector<ForeignThing> kit{};
    std::vector<std::string> otherGear{};  ///< what is no weapon and protects from nothing: "2 × Rope"
};

/// What the names and words of another program are here, for one rule system; "*": for those that have none of their own. Data
/// (resources/foreign).
struct ForeignMapping {
    std::string system;
    /// By kind and name: the columns that take the value; one alone, the first there is, where `takesFirst`.
    std::map<std::pair<RecordKind, std::string>, std::vector<std::string>> columns{};
    /// By name of the value and its word: the word here.
    std::map<std::pair<std::string, std::string>, std::string> words{};
    /// By kind and how it is carried: fields of its state and their values.
    std::map<std::pair<RecordKind, std::string>, std::vector<std::pair<std::string, std::string>>> states{};
    bool takesFirst = false;
};

/// A member of a document that has no place here; alike ones ("skills[].points") are told once.
struct LeftMember {
    std::string path;
    std::string value;  ///< of the first, at most kMostOfToldValue letters; empty for what is no single value
    Cause why;
    std::size_t times = 1;
};

/// A field that took a member; alike ones are told once.
struct TakenMember {
    RecordKind kind = RecordKind::Character;
    std::string field;  ///< as columns are called ("dr.torso")
    std::string path;
    std::string value;  ///< of the first
    std::size_t times = 1;
};

inline constexpr std::size_t kMostOfToldValue = 60;

/// What was taken of a source of another program, and what has no place here.
struct ImportReport {
    std::string program;  ///< empty: of none that is known
    std::vector<TakenMember> taken{};
    std::vector<LeftMember> left{};
};

struct ImportSource {
    SourceForm form = SourceForm::Table;
    std::string program{};                   ///< whose it is ("GCS"); empty: of none that is known
    std::vector<ImportedRow> library{};      ///< Library
    std::vector<TableLine> table{};          ///< Table: the headings first
    bool isJson = false;                     ///< Table: its lines are records, counted from 1
    std::string encoding{};                  ///< Table: as it was read
    bool isEncodingGuessed = false;          ///< Table
    char separator = ',';                    ///< Table
    std::vector<ForeignRecord> records{};    ///< Foreign
    std::vector<ForeignMapping> mappings{};  ///< of what its program calls things
    std::vector<LeftMember> left{};          ///< what the reader knows no place for
};

}  // namespace hitspread
