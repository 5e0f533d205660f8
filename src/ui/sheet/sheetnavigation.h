#pragma once

#include <QImage>
#include <QWidget>

#include "reports/portrait.h"
#include "ui/theme/icons.h"

#include <vector>

class QAction;
class QLabel;
class QLineEdit;
class QListWidget;
class QToolButton;

namespace hitspread {

class SheetPresenter;
struct SheetPage;

/// The left edge of the sheet: who it is, the pages, how much was changed, undo, redo and print.
class SheetNavigation : public QWidget {
    Q_OBJECT

public:
    explicit SheetNavigation(SheetPresenter& presenter, QWidget* parent = nullptr);

    void setPages(const std::vector<SheetPage>& pages);
    /// A line for the body, where the window has no room beside the cards.
    void setBodyShown(bool shown);
    void setActions(QAction* undo, QAction* redo, QAction* print);
    void mark(int row);
    /// The part in view.
    [[nodiscard]] int part() const;
    /// What the keyboard meets after the parts of the sheet.
    [[nodiscard]] QWidget* tools() const { return m_tools; }
    void focusName();
    void focusPages();
    /// Puts a picture file on the character; says what is wrong with it by refused().
    void openPortrait(const QString& path);

Q_SIGNALS:
    void chosen(int row);
    void bodyChosen();
    /// Tab or Enter on the list.
    void partEntered();
    void refused(const QString& sentence);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// A long name is written smaller rather than cut.
    void fitName();
    void refresh();
    void refreshIcons();
    void choose(int row);
    void choosePortrait();
    void showPortrait();
    void putOn(portrait::Read picture);

    SheetPresenter& m_presenter;
    QToolButton* m_badge;
    QImage m_portrait;
    QLineEdit* m_name;
    QLineEdit* m_player;
    QLabel* m_where;
    QListWidget* m_list;
    QLabel* m_changes;
    QWidget* m_tools;
    QToolButton* m_undo;
    QToolButton* m_redo;
    QToolButton* m_print;
    std::vector<Icon> m_icons;
    bool m_bodyShown = false;
};

}  // namespace hitspread
