#pragma once

#include <QWidget>

#include <memory>

class QLabel;
class QPushButton;
class QTreeView;
class QTreeWidget;

namespace hitspread {

class ApplicationStyle;
class ImportDraft;
class ImportRows;
struct ImportSource;
class SegmentRow;

/// What would become of each row: sign and word, name, values before and after, faults; which of them are done is ticked. Below stands the row
/// that is looked at, value by value.
class ImportRowsView : public QWidget {
    Q_OBJECT

public:
    ImportRowsView(ImportDraft& draft, const ApplicationStyle& style, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    class VerdictDelegate;
    [[nodiscard]] QWidget* makeFilter();
    void makeList();
    void makeDetails();
    void showNew();
    void refresh();
    void look();
    void goToFirst();
    void flip();

    ImportDraft& m_draft;
    const ApplicationStyle& m_style;
    ImportRows* m_rows;
    SegmentRow* m_filter;
    QTreeView* m_list;
    QTreeWidget* m_details;
    std::shared_ptr<const ImportSource> m_read;  ///< whose rows were shown last
    QString m_path;                              ///< of its file; empty: what was pasted
};

}  // namespace hitspread
