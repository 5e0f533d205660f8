#include "gallery/librarypages.h"

#include "gallery/desk.h"
#include "models/fight/fight.h"
#include "models/library/librarymodel.h"
#include "ui/encounter/addcombatants.h"
#include "ui/library/kindlist.h"
#include "ui/library/librarytable.h"
#include "ui/library/librarywindow.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/chipedit.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

namespace hitspread {

namespace {

/// The window on a campaign of its own, and what is needed to bring it into a state.
class Stage : public Desk {
public:
    Stage(ApplicationStyle& style, Album& album)
        : Desk(album), m_window(gateway(), host().others(), style, preferences())
    {
        open();
        m_window.resize(1440, 860);
        m_window.open("threed");
        settle();
    }
    void choose(RecordKind kind)
    {
        find<KindList>()->setKind(kind);
        settle();
    }
    void search(const char* line)
    {
        find<QLineEdit>("librarySearch")->setText(QString::fromUtf8(line));
        settle();
    }
    void select(int first, int last, const QString& column = QStringLiteral("name"))
    {
        auto* table = find<LibraryTable>();
        const auto& columns = m_window.model().columns();
        const auto at = std::ranges::find(columns, column, &LibraryColumn::key) - columns.begin();
        table->setCurrentIndex(m_window.model().index(first, static_cast<int>(at)));
        for (int row = first + 1; row <= last; ++row)
            table->selectionModel()->select(m_window.model().index(row, 0),
                                            QItemSelectionModel::Select | QItemSelectionModel::Rows);
        settle();
    }
    void press(const char* action)
    {
        find<QAction>(action)->trigger();
        settle();
    }
    void save(QWidget& widget, const char* name)
    {
        Desk::save(widget, QStringLiteral("library-") + QLatin1String(name));
    }
    void save(const char* name) { save(m_window, name); }
    template <typename T>
    T* find(const char* name = nullptr)
    {
        return m_window.findChild<T*>(name ? QString::fromLatin1(name) : QString());
    }
    LibraryWindow& window() { return m_window; }

private:
    LibraryWindow m_window;
};

/// Choosing who comes into the fight.
void paintAdding(Stage& stage, const ApplicationStyle& style)
{
    Fight fight(stage.window().library().gateway());
    fight.open(0);
    stage.settle();
    AddCombatants dialog(fight, style);
    dialog.start();
    stage.settle();
    stage.save(dialog, "add");
    auto* line = dialog.findChild<QLineEdit*>(QStringLiteral("addSearch"));
    for (const auto& [words, name] :
         {std::pair{"3x guard", "add-three"}, {"guard", "add-one"}, {"nobody", "add-nobody"}}) {
        line->setText(QString::fromUtf8(words));
        stage.settle();
        stage.save(dialog, name);
        dialog.start();
    }
}

void paintForms(Stage& stage)
{
    for (const auto& [kind, name] : {std::pair{RecordKind::MeleeWeapon, "form-melee"},
                                     {RecordKind::ThrownWeapon, "form-thrown"},
                                     {RecordKind::Grenade, "form-grenade"},
                                     {RecordKind::Ammunition, "form-ammunition"},
                                     {RecordKind::Armour, "form-armour"},
                                     {RecordKind::Accessory, "form-accessory"}}) {
        stage.choose(kind);
        stage.select(0, 0);
        stage.press("library_edit");
        if (auto* form = stage.find<QDialog>("recordDialog")) {
            stage.save(*form, name);
            form->close();
            stage.settle();
        }
    }
}

}  // namespace

void paintLibrary(ApplicationStyle& style, Album& album)
{
    Stage stage(style, album);
    stage.choose(RecordKind::Weapon);
    stage.select(0, 0);
    stage.save("firearms");
    stage.search("carbine recoil<8");
    stage.select(0, 0);
    stage.save("search");
    stage.search("");
    stage.select(1, 1, QStringLiteral("recoil"));
    stage.find<QAction>("library_editCell")->trigger();
    if (auto* editor = stage.find<QLineEdit>("cellEditor")) {
        editor->setText(QStringLiteral("400"));
        Q_EMIT editor->textEdited(editor->text());
        stage.settle();
        stage.save("refused");
    }
    stage.select(0, 3, QStringLiteral("recoil"));
    stage.save("several");
    stage.press("library_editTogether");
    if (auto* together = stage.find<QDialog>("editTogether")) {
        stage.save(*together, "together");
        together->close();
    }
    stage.select(0, 0);
    stage.press("library_edit");
    if (auto* form = stage.find<QDialog>("recordDialog")) {
        stage.save(*form, "form");
        form->close();
    }
    paintForms(stage);
    stage.choose(RecordKind::Weapon);
    stage.press("library_filter");
    if (auto* popup = stage.find<QWidget>("filterPopup")) {
        stage.save(*popup, "filter");
        popup->close();
    }
    stage.search("crabine");
    stage.save("nothing-found");
    stage.search("recoil<0");
    stage.save("empty-filter");
    stage.search("");
    stage.choose(RecordKind::Character);
    stage.select(0, 0);
    stage.save("characters");
    if (auto* chips = stage.find<ChipEdit>("libraryTagChips")) {
        Q_EMIT chips->changed({QStringLiteral("harbour"), QStringLiteral("night watch"),
                               QStringLiteral("talks to strangers"), QStringLiteral("veteran")});
        stage.settle();
        stage.save("tags");
    }
    stage.choose(RecordKind::Armour);
    stage.select(0, 0);
    stage.save("armour");
    stage.choose(RecordKind::Ammunition);
    stage.select(0, 0);
    stage.save("ammunition");
    stage.find<QListWidget>("kinds")->setCurrentRow(0);
    stage.settle();
    stage.save("everything-unasked");
    stage.search("guard");
    stage.save("everything");
    stage.search("carbuncle");
    stage.save("everything-nothing");
    stage.search("");
    stage.choose(RecordKind::Weapon);
    paintAdding(stage, style);
    stage.window().resize(1280, 720);
    stage.choose(RecordKind::Weapon);
    stage.select(0, 0);
    stage.save("firearms-1280");
    // Scrolled sideways, with the names standing still.
    stage.select(2, 2, QStringLiteral("calibre"));
    stage.save("scrolled-1280");
    const RecordKind empty = RecordKind::Grenade;
    if (stage.window().library().declaration(empty)) {
        stage.choose(empty);
        stage.find<LibraryTable>()->selectAll();
        stage.press("library_delete");
        stage.save("empty-1280");
    }
}

}  // namespace hitspread
