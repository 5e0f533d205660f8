#pragma once

#include <QWidget>

#include "rules/core/declare/record.h"
#include "services/ports/libraryquery.h"

class QComboBox;
class QLabel;
class QListWidget;
class QListWidgetItem;

namespace hitspread {

class ApplicationStyle;
class Library;

/// The left side of the library: rule system, kinds of record with how many there are, kept searches.
class KindList : public QWidget {
    Q_OBJECT

public:
    KindList(Library& library, const ApplicationStyle& style, QWidget* parent = nullptr);

    /// The kind chosen last; what is found of all of them stands in its place while isEverything().
    [[nodiscard]] RecordKind kind() const { return m_kind; }
    [[nodiscard]] bool isEverything() const;
    void setKind(RecordKind kind);

Q_SIGNALS:
    void kindChosen(hitspread::RecordKind kind);
    void everythingChosen();
    void searchChosen(const hitspread::SavedSearch& search);

private:
    void rebuild();
    void refresh();
    void tellChosen();
    /// How many records there are of all kinds together.
    void removeSearch();
    void renameSearch(const QListWidgetItem& item);

    Library& m_library;
    const ApplicationStyle& m_style;
    QComboBox* m_systems;
    QListWidget* m_kinds;
    RecordKind m_kind = RecordKind::Character;
    QLabel* m_searchesTitle;
    QListWidget* m_searches;
};

}  // namespace hitspread
