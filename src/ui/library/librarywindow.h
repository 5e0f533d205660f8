#pragma once

#include <QMainWindow>

#include "models/library/library.h"

class QLabel;
class QStackedWidget;

namespace hitspread {

class ApplicationStyle;
class Elsewhere;
class EmptyLibrary;
class EverythingTable;
class KindList;
class LibraryActions;
class LibraryHits;
class LibraryModel;
class LibraryPreview;
class LibraryTable;
class Preferences;
class OtherCampaigns;
class ProblemBar;
class SearchRow;
class TakeDialog;

/// The library: kinds at the left, what a search finds of one kind in the middle, the record looked at on the right. It puts
/// the panels together and passes commands on; what they do is for the Library.
class LibraryWindow : public QMainWindow {
    Q_OBJECT

public:
    LibraryWindow(CampaignGateway& gateway, const OtherCampaigns& others, const ApplicationStyle& style,
                  Preferences& preferences, QWidget* parent = nullptr);
    ~LibraryWindow() override;
    Q_DISABLE_COPY_MOVE(LibraryWindow)

    [[nodiscard]] Library& library() { return m_library; }
    [[nodiscard]] LibraryModel& model() { return *m_model; }
    [[nodiscard]] LibraryActions& commands() { return *m_actions; }
    /// Where what is in other files is taken from.
    [[nodiscard]] TakeDialog& taking() { return *m_taking; }
    [[nodiscard]] const Library& library() const { return m_library; }
    /// Shows the window with the records of a system as they are now.
    void open(const std::string& system);
    /// Chooses records as soon as they are listed: those of the kind of the first.
    void goTo(const std::vector<RecordRef>& records);
    [[nodiscard]] std::vector<RecordRef> chosen() const;
    /// The kind that is shown, or was before everything was.
    [[nodiscard]] RecordKind kind() const { return m_kind; }

Q_SIGNALS:
    /// A character is to be edited: on a sheet, which is for others to open.
    void characterAsked(hitspread::RecordId character);

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    [[nodiscard]] QWidget* makeCentre();
    void connectActions();
    void connectModel();
    void ask();
    void leave();
    void enter();
    void takeSearch(const SavedSearch& search);
    void refreshFound();
    void refreshHits();
    void refreshActions();
    void create();
    void duplicate();
    void remove();
    void keepSearch();
    void edit();
    void editTogether();
    void askFilter();
    void look();
    void goToNew();
    void nameNew();

    const ApplicationStyle& m_style;
    Preferences& m_preferences;
    Library m_library;
    LibraryModel* m_model;
    LibraryActions* m_actions;
    ProblemBar* m_problem;
    KindList* m_kinds;
    SearchRow* m_search;
    LibraryTable* m_table;
    LibraryHits* m_hits;
    EverythingTable* m_everything;
    Elsewhere* m_elsewhere;
    LibraryPreview* m_preview;
    EmptyLibrary* m_empty;
    QStackedWidget* m_pages;
    QLabel* m_keys;
    TakeDialog* m_taking;
    RecordKind m_kind = RecordKind::Character;
    std::vector<RecordId> m_made;  ///< to be chosen as soon as they are listed
    RecordId m_toName = 0;         ///< its name is to be written as soon as it is there
};

}  // namespace hitspread
