#pragma once

#include <QMainWindow>

#include "models/library.h"

#include <QElapsedTimer>

class QStackedWidget;

namespace hitspread {

class ApplicationStyle;
class Elsewhere;
class EmptyLibrary;
class KindList;
class LibraryActions;
class LibraryModel;
class LibraryPreview;
class LibraryTable;
class Preferences;
class ProblemBar;
class SearchRow;

/// The library: kinds at the left, what a search finds of one kind in the middle, the record looked at on the right. It puts
/// the panels together and passes commands on; what they do is for the Library.
class LibraryWindow : public QMainWindow {
    Q_OBJECT

public:
    LibraryWindow(CampaignGateway& gateway, const ApplicationStyle& style, Preferences& preferences,
                  QWidget* parent = nullptr);
    ~LibraryWindow() override;

    [[nodiscard]] Library& library() { return m_library; }
    [[nodiscard]] LibraryModel& model() { return *m_model; }
    /// Shows the window with the records of a system as they are now.
    void open(const std::string& system);

Q_SIGNALS:
    /// A character is to be edited: on a sheet, which is for others to open.
    void characterAsked(hitspread::RecordId character);

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QWidget* makeCentre();
    [[nodiscard]] QWidget* makeButtons();
    [[nodiscard]] QWidget* makeFoot();
    void connectActions();
    void connectModel();
    void fillMenus();
    void ask();
    void takeSearch(const SavedSearch& search);
    void refreshFound();
    void refreshActions();
    void create();
    void duplicate();
    void remove();
    void keepSearch();
    void edit();
    void editTogether();
    void askFilter();
    void look();
    void suggest();
    void goToNew();
    void nameNew();
    [[nodiscard]] std::vector<RecordRef> chosen() const;

    const ApplicationStyle& m_style;
    Preferences& m_preferences;
    Library m_library;
    LibraryModel* m_model;
    LibraryActions* m_actions;
    ProblemBar* m_problem;
    KindList* m_kinds;
    SearchRow* m_search;
    LibraryTable* m_table;
    Elsewhere* m_elsewhere;
    LibraryPreview* m_preview;
    EmptyLibrary* m_empty;
    QStackedWidget* m_pages;
    QString m_suggestion;  ///< line the button of the empty page puts in
    RecordKind m_kind = RecordKind::Character;
    QElapsedTimer m_asked;
    std::vector<RecordId> m_made;  ///< to be chosen as soon as they are listed
    RecordId m_toName = 0;         ///< its name is to be written as soon as it is there
};

}  // namespace hitspread
