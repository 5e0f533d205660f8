#pragma once

#include <QDialog>

#include "services/fight/encounterservice.h"

#include <array>
#include <functional>
#include <vector>

class QCheckBox;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace hitspread {

class ApplicationStyle;
struct CampaignServices;
class Fight;

/// Every fight of the campaign: open one, each as it was left, copy it, give it another name, put it aside, export it. What is done
/// here is done at once; names and what is put aside are taken back here or in the library.
class FightsDialog : public QDialog {
    Q_OBJECT

public:
    FightsDialog(Fight& fight, const ApplicationStyle& style, QWidget* parent = nullptr);

    void start();
    /// Opens the fight chosen.
    void accept() override;

Q_SIGNALS:
    void newFightAsked();
    void exportAsked(hitspread::RecordId encounter, const QString& name);
    void importAsked();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A fight and what its line says of it.
    struct Line {
        Encounter encounter;
        std::array<int, 3> sides{};
        int away = 0;
        bool waits = false;
    };

    [[nodiscard]] static std::vector<Line> linesOf(CampaignServices& services);
    [[nodiscard]] QLayout* makeButtons();
    [[nodiscard]] QLayout* makeFoot();
    QPushButton* addButton(QLayout& row, const QString& text, const char* name, void (FightsDialog::*slot)());
    void makeList();
    void reload(RecordId chosen);
    void show(const std::vector<Line>& lines, RecordId chosen);
    void refresh();
    void renamed(QTreeWidgetItem* item);
    void duplicate();
    void rename();
    void archive();
    void exportFight();
    /// Takes back, or does again, the newest step of the library when it was about fights; anything else there stays.
    void goBack(bool again);
    /// Work on the list; then it is shown anew.
    void change(std::function<RecordId(CampaignServices&)> work);
    [[nodiscard]] const Line* current() const;

    Fight& m_fight;
    QTreeWidget* m_list;
    QCheckBox* m_archived;
    QLabel* m_words;
    QPushButton* m_open;
    QPushButton* m_duplicate = nullptr;
    QPushButton* m_rename = nullptr;
    QPushButton* m_archive = nullptr;
    QPushButton* m_export = nullptr;
    std::vector<Line> m_lines;
};

}  // namespace hitspread
