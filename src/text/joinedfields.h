#pragma once

#include "rules/core/system.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace hitspread::text {

/// Several numbers of a record that people read and write as one text: the dice of damage. Each is stored as before.
struct JoinedFields {
    RecordKind kind = RecordKind::Weapon;
    std::string_view id{};                       ///< what forms and tables call it; no field of the record is called so
    std::span<const std::string_view> fields{};  ///< in the order of `read`
    const char* context = nullptr;               ///< of its name
    const char* title = nullptr;                 ///< in English
    /// How it is written: "2d6+1".
    QString (*example)() = nullptr;
    QString (*words)(const AnyRecord& record) = nullptr;
    /// The numbers somebody wrote, of a record that holds others; nothing: it is no such text. Ranges are not looked at.
    std::optional<std::vector<std::int32_t>> (*read)(const QString& typed, const AnyRecord& before) = nullptr;
    /// Whether what is typed so far may become such a text.
    bool (*begins)(const QString& typed) = nullptr;
    /// A choice that people write behind it: the type of the damage in "2d6+1 cut"; empty: none.
    std::string_view beside{};

    [[nodiscard]] QString name() const;
    [[nodiscard]] bool holds(std::string_view field) const;
};

/// What the fields of a record are joined to; empty: each stands for itself.
[[nodiscard]] std::vector<const JoinedFields*> joinedFieldsOf(const System& system, const RecordDeclaration& record);

/// What is called `id` among them, or nullptr.
[[nodiscard]] const JoinedFields* joinedNamed(const System& system, const RecordDeclaration& record, QStringView id);

/// That a text is none, and how one is written.
[[nodiscard]] QString unreadable(const JoinedFields& joined, const QString& typed);

}  // namespace hitspread::text
