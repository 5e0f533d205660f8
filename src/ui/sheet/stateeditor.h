#pragma once

#include <QWidget>

#include "services/fight/encounterservice.h"
#include "ui/fields/recordbinder.h"

#include <memory>
#include <string_view>
#include <vector>

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace hitspread {

class FieldComplaint;

/// Chosen fields of the live state of one thing somebody carries, side by side. For the kit of any system: which fields of which
/// thing is for its cards to say.
class StateEditor : public QWidget {
    Q_OBJECT

public:
    StateEditor(const text::Naming& names, const Possession& possession, const std::vector<std::string_view>& fields,
                const ApplicationStyle& style, QWidget* parent = nullptr);

    /// The same thing as it is stored now.
    [[nodiscard]] const Possession& possession() const { return m_possession; }
    /// The most of a number that this thing takes, where its field allows more. Unknown fields are left alone.
    void setMost(std::string_view field, std::int32_t most);
    /// Which numbers of a list this thing has; one it has not is shown only as long as something stands there.
    void setOffered(std::string_view field, std::vector<bool> offered);
    /// Whether a single field makes a difference to this thing; else it is not shown.
    void setThere(std::string_view field, bool isThere);
    /// Says what is odd about the row as it stands; empty: nothing.
    void warn(const QString& sentence);
    void setPossession(const Possession& possession);

Q_SIGNALS:
    /// The state as it is to be stored.
    void edited(const hitspread::AnyRecord& state);

private:
    /// A number of a list with its heading.
    struct Element {
        std::size_t index = 0;
        QLabel* heading = nullptr;
        QWidget* editor = nullptr;
    };
    struct Row {
        const FieldDeclaration* field = nullptr;
        QLabel* title = nullptr;
        QGridLayout* grid = nullptr;
        std::vector<Element> elements;  ///< column by column
        int width = 0;                  ///< of a column
        std::vector<bool> offered;      ///< empty: all
    };

    void showOffered(const Row& row);
    [[nodiscard]] bool isShown(const Row& row, const Element& element) const;
    void addOne(const FieldDeclaration& field, QHBoxLayout& row);
    void addArray(const FieldDeclaration& field, QVBoxLayout& column);
    [[nodiscard]] QWidget* widget(const FieldDeclaration& field, std::size_t element);
    [[nodiscard]] QLabel* label(const QString& words, QWidget* buddy);

    [[nodiscard]] FieldComplaint* complaintFor(const std::vector<std::string_view>& fields);

    const ApplicationStyle& m_style;
    Possession m_possession;
    RecordBinder* m_binder;
    FieldComplaint* m_warning;
    std::vector<Row> m_rows;
};

}  // namespace hitspread
