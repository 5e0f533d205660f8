#pragma once

#include <string_view>

class QWidget;

namespace hitspread {

struct RecordDeclaration;

/// The forms one system lays out by hand. There is one per folder below systems/ with a source of forms; a system without, and a record
/// without a form, gets one made from the declaration.
struct FormPanels {
    std::string_view system;
    /// A form for a record, its fields named in "field"; nullptr: it is made from the declaration.
    QWidget* (*makeForm)(const RecordDeclaration& record, QWidget* parent);
};

/// The forms of a system, or nullptr.
[[nodiscard]] const FormPanels* formPanelsOf(std::string_view system);

}  // namespace hitspread
