#pragma once

#include <QWidget>

#include "services/encounterservice.h"
#include "ui/fields/recordbinder.h"

#include <memory>
#include <string_view>
#include <vector>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace hitspread {

class FieldComplaint;

/// Chosen fields of the live state of one thing somebody carries, side by side.
class StateEditor : public QWidget {
    Q_OBJECT

public:
    StateEditor(const System& system, const Possession& possession, const std::vector<std::string_view>& fields,
                const ApplicationStyle& style, QWidget* parent = nullptr);

    /// The same thing as it is stored now.
    [[nodiscard]] const Possession& possession() const { return m_possession; }
    /// The most of a number that this thing takes, where its field allows more. Unknown fields are left alone.
    void setMost(std::string_view field, std::int32_t most);
    /// Says what is odd about the row as it stands; empty: nothing.
    void warn(const QString& sentence);
    void setPossession(const Possession& possession);

Q_SIGNALS:
    /// The state as it is to be stored.
    void edited(const hitspread::AnyRecord& state);

private:
    void addOne(const FieldDeclaration& field, QHBoxLayout& row);
    void addArray(const FieldDeclaration& field, QVBoxLayout& column);
    [[nodiscard]] QWidget* widget(const FieldDeclaration& field, std::size_t element);
    [[nodiscard]] QLabel* label(const QString& words, QWidget* buddy);

    [[nodiscard]] FieldComplaint* complaintFor(const std::vector<std::string_view>& fields);

    const ApplicationStyle& m_style;
    Possession m_possession;
    RecordBinder* m_binder;
    FieldComplaint* m_warning;
};

}  // namespace hitspread
