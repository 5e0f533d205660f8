#pragma once

#include <QWidget>

#include "models/library/groupedlist.h"

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QListView;

namespace hitspread {

class ApplicationStyle;

/// A search line over the list of what it finds. Down and Enter lead from the line into the list, "/" back, Escape empties the line
/// first. It keeps what is chosen, by its key, over another search and over news.
class SearchList : public QWidget {
    Q_OBJECT

public:
    /// `name` is the object name of the list; the line's is the same with "Search" behind it.
    SearchList(const QString& name, const ApplicationStyle& style, QWidget* parent = nullptr);

    [[nodiscard]] QString search() const;
    void setSearch(const QString& search);
    void setPlaceholder(const QString& text);
    void setSpoken(const QString& list);
    /// Enter in the line opens what is chosen at once.
    void setOpensAtOnce(bool opens) { m_opensAtOnce = opens; }
    /// Between the line and the list.
    void addWidget(QWidget* widget);
    void setRows(std::vector<GroupedRow> rows);
    /// Shown in place of the list while it is empty.
    void setEmptyText(const QString& text);
    /// -1: none.
    [[nodiscard]] int chosen() const { return m_chosen; }
    /// Does not emit. A key that is not listed is kept all the same.
    void choose(int key);
    void focusLine();
    void focusList();

Q_SIGNALS:
    void searched(const QString& search);
    /// Another line by mouse or keyboard.
    void picked(int key);
    /// Enter or a double click: on to what the line stands for.
    void opened(int key);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void mark();

    const ApplicationStyle& m_style;
    QLineEdit* m_line;
    QHBoxLayout* m_between;
    QListView* m_view;
    QLabel* m_empty;
    GroupedList* m_list;
    int m_chosen = -1;
    bool m_isMarking = false;
    bool m_opensAtOnce = false;
};

}  // namespace hitspread
