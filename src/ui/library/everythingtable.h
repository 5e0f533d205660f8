#pragma once

#include <QTableView>

#include "rules/core/declare/record.h"
#include "services/identity.h"

#include <vector>

namespace hitspread {

class ApplicationStyle;
class LibraryHits;

/// The list of what is found in the whole library, the best of it chosen. It shows and opens; a value is changed where its kind is listed.
class EverythingTable : public QTableView {
    Q_OBJECT

public:
    EverythingTable(LibraryHits& hits, const ApplicationStyle& style, QWidget* parent = nullptr);

    /// Records chosen, in the order of the list.
    [[nodiscard]] std::vector<RecordRef> chosen() const;
    /// Opens what is chosen, as soon as the list is up to what is looked for.
    void openBest();

Q_SIGNALS:
    /// Enter or a double click on a row.
    void opened();
    void rowsChosen();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;

private:
    class HitDelegate;

    void chooseBest();

    LibraryHits& m_hits;
    HitDelegate* m_cells;
    bool m_isAwaited = false;
    QString m_words;   ///< what the list was found for
    RecordRef m_last;  ///< chosen last
};

}  // namespace hitspread
