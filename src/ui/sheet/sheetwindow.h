#pragma once

#include <QDialog>

#include "services/identity.h"
#include "services/refusal/problem.h"

class QAction;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QStackedWidget;

namespace hitspread {

class ApplicationStyle;
class BodyPanel;
class CampaignGateway;
class CharacterSheet;
class ProblemBar;
class SheetNavigation;
class SheetPresenter;
class System;
struct SheetPage;

/// The character sheet: pages at the left, cards in the middle, the body at the right or, in a small window, as a page of its
/// own. Every change is stored when its field is left; closing stores what is typed. Modeless.
class SheetWindow : public QDialog {
    Q_OBJECT

public:
    SheetWindow(CampaignGateway& gateway, const ApplicationStyle& style, QWidget* parent = nullptr);
    ~SheetWindow() override;
    Q_DISABLE_COPY_MOVE(SheetWindow)

    void openCharacter(RecordId character);
    void openCombatant(RecordId combatant);
    void create(const System& system);

    [[nodiscard]] CharacterSheet& sheet() { return *m_sheet; }
    [[nodiscard]] SheetPresenter& presenter() { return *m_presenter; }

    /// Stores what is typed, for a window that must close now. Returns what was refused of it.
    [[nodiscard]] QStringList storeForGood();

    void done(int result) override;

Q_SIGNALS:
    /// The combat sheet of a combatant, or of a character when `combatant` is 0.
    void printAsked(hitspread::RecordId character, hitspread::RecordId combatant);
    /// Something is stored that others may show.
    void stored();

protected:
    void closeEvent(QCloseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeActions();
    void makeCentre();
    [[nodiscard]] QWidget* makeFoot();
    void rebuildPages();
    void placeBody();
    void showPage(int row);
    void showBody();
    void followScroll();
    void refresh();
    [[nodiscard]] bool storeOrSay();
    [[nodiscard]] QStringList complaints() const;
    /// What is out of range now: in the foot, and in the bar when it is about that.
    void sayFaults();
    void sayOwner();
    void orderTabs();
    /// The keyboard goes from the list of parts into the part in view.
    void enterPart();
    void closeGone();
    void present();

    const ApplicationStyle& m_style;
    CharacterSheet* m_sheet;
    SheetPresenter* m_presenter;
    ProblemBar* m_problem;
    SheetNavigation* m_navigation;
    BodyPanel* m_body;
    QStackedWidget* m_stack;
    QWidget* m_side;
    QScrollArea* m_scroll;
    QWidget* m_cards = nullptr;
    QAction* m_undo;
    QAction* m_redo;
    QAction* m_print;
    QLabel* m_saved;
    QLineEdit* m_reason = nullptr;  ///< in a fight: why what is set here is set so
    QLabel* m_owner;
    QWidget* m_foot = nullptr;
    std::vector<SheetPage> m_pages;
    bool m_dropsFaulty = false;
    bool m_jumping = false;
    bool m_refused = false;  ///< the bar says what could not be stored
};

}  // namespace hitspread
