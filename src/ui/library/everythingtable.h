#pragma once

#include <QTableView>

#include "rules/core/record.h"
#include "services/identity.h"

#include <vector>

namespace hitspread {

class ApplicationStyle;
class LibraryHits;

/// The list of what is found in the whole library. It shows and opens; a value is changed where its kind is listed.
class EverythingTable : public QTableView {
    Q_OBJECT

public:
    EverythingTable(LibraryHits& hits, const ApplicationStyle& style, QWidget* parent = nullptr);

    /// Records chosen, in the order of the list.
    [[nodiscard]] std::vector<RecordRef> chosen() const;

Q_SIGNALS:
    /// Enter or a double click on a row.
    void opened();
    void rowsChosen();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;

private:
    LibraryHits& m_hits;
};

}  // namespace hitspread
