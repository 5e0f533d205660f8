#pragma once

#include "services/undo/logentry.h"

#include <QWidget>

class QKeyEvent;
class QLabel;
class QLineEdit;
class QListView;
class QMenu;

namespace hitspread {

class ApplicationStyle;
class Fight;
class HistoryFilter;
class HistoryModel;
class QuietList;

/// The history of the fight: a list that is searched as one types and filtered, and from which one goes back or forward to any
/// line. What a line means is told by whoever hears chosen().
class HistoryPanel : public QWidget {
    Q_OBJECT

public:
    HistoryPanel(Fight& fight, const ApplicationStyle& style, QWidget* parent = nullptr);

    [[nodiscard]] QListView& list() const;

Q_SIGNALS:
    /// A line was chosen to be explained.
    void chosen(hitspread::EntryId entry);
    /// An action in force is to be changed.
    void amendAsked(hitspread::EntryId entry);
    /// What is listed was written to a file.
    void exported(const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void filter();
    void tellFound();
    void tryFrom(const QModelIndex& line);
    void showMenu(const QPoint& at);
    void addMoves(QMenu& menu, const QModelIndex& line);
    [[nodiscard]] LogQuery query() const;
    void moveTo(const QModelIndex& line, bool including);
    bool takeListKey(QKeyCombination key);
    bool takeEscape();
    /// `isAsked`: only whether it would be.
    bool takeTyped(const QKeyEvent& key, bool isAsked);

    Fight& m_fight;
    HistoryModel* m_model;
    QWidget* m_tools;  ///< search and filter
    QLineEdit* m_search;
    HistoryFilter* m_filter;
    QLabel* m_found;
    QuietList* m_list;
};

}  // namespace hitspread
