#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QTreeView;

namespace hitspread {

class ApplicationStyle;
class ImportColumns;
class ImportDraft;

/// Which column of a table goes to which field. What goes nowhere says so; where a column goes is chosen in its row.
class ImportColumnsView : public QWidget {
    Q_OBJECT

public:
    ImportColumnsView(ImportDraft& draft, const ApplicationStyle& style, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    class FieldDelegate;
    void refresh();
    void share();

    ImportDraft& m_draft;
    const ApplicationStyle& m_style;
    ImportColumns* m_columns;
    QLabel* m_words;
    QTreeView* m_list;
    QPushButton* m_forget;
};

}  // namespace hitspread
