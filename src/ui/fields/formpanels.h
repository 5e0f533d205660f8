#pragma once

#include <string_view>

class QWidget;

namespace hitspread {

struct RecordDeclaration;

/// The forms one system lays out by hand. There is one per folder below systems/; a system without a folder, and a record without a
/// form, gets one made from the declaration.
class FormPanels {
public:
    virtual ~FormPanels() = default;
    [[nodiscard]] virtual std::string_view system() const = 0;
    /// A form for a record, its fields named in "field"; nullptr: it is made from the declaration.
    [[nodiscard]] virtual QWidget* makeForm(const RecordDeclaration& record, QWidget* parent) const = 0;
};

/// The forms of a system, or nullptr.
[[nodiscard]] const FormPanels* formPanelsOf(std::string_view system);

}  // namespace hitspread
