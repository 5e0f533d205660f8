#pragma once

#include <QWidget>

#include "rules/core/record.h"
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

    [[nodiscard]] RecordKind kind() const;
    void setKind(RecordKind kind);

Q_SIGNALS:
    void kindChosen(hitspread::RecordKind kind);
    void searchChosen(const hitspread::SavedSearch& search);

private:
    void rebuild();
    void refresh();
    void removeSearch();
    void renameSearch(const QListWidgetItem& item);

    Library& m_library;
    const ApplicationStyle& m_style;
    QComboBox* m_systems;
    QListWidget* m_kinds;
    QLabel* m_searchesTitle;
    QListWidget* m_searches;
};

}  // namespace hitspread
