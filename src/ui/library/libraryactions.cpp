#include "ui/library/libraryactions.h"

#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/widgets/buttonrow.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/keyboard/mnemonics.h"
#include "ui/widgets/keyboard/undokeys.h"

#include <QAbstractItemView>
#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QWidget>

namespace hitspread {

LibraryActions::LibraryActions(const ApplicationStyle& style, QWidget& window)
    : QObject(&window),
      create(make(u"new"_qs, tr("&New"), QKeySequence::New)),
      duplicate(make(u"duplicate"_qs, tr("&Duplicate"), QKeySequence(Qt::CTRL | Qt::Key_D))),
      takeFrom(make(u"takeFrom"_qs, tr("From another ca&mpaign…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O))),
      importFile(make(u"import"_qs, tr("&Import…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I))),
      exportChosen(make(u"exportChosen"_qs, tr("What is &chosen…"), {})),
      exportKind(make(u"exportKind"_qs, tr("All of this &kind…"), {})),
      exportAll(make(u"exportAll"_qs, tr("The whole &library…"), {})),
      copy(make(u"copy"_qs, tr("&Copy as a table"), QKeySequence::Copy)),
      paste(make(u"paste"_qs, tr("&Paste a table…"), QKeySequence::Paste)),
      edit(make(u"edit"_qs, tr("&Edit   Enter"), {})),
      editCell(make(u"editCell"_qs, tr("Edit &value"), QKeySequence(Qt::Key_F2))),
      editTogether(make(u"editTogether"_qs, tr("Edit &together…"), QKeySequence(Qt::CTRL | Qt::Key_E))),
      remove(make(u"delete"_qs, tr("De&lete"), QKeySequence::Delete)),
      undo(make(u"undo"_qs, tr("&Undo"), QKeySequence::Undo)),
      redo(make(u"redo"_qs, tr("&Redo"), redoKeys().first())),
      search(make(u"search"_qs, tr("&Search"), QKeySequence::Find)),
      filter(make(u"filter"_qs, tr("&Filter…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F))),
      columns(make(u"columns"_qs, tr("&Columns"), {})),
      preview(make(u"preview"_qs, tr("&Preview"), QKeySequence(Qt::Key_F3))),
      saveSearch(make(u"saveSearch"_qs, tr("Sa&ve search"), QKeySequence::Save)),
      close(make(u"close"_qs, tr("Close"), QKeySequence(Qt::CTRL | Qt::Key_W))),
      m_style(style)
{
    redo->setShortcuts(redoKeys());
    preview->setCheckable(true);
    window.addActions({create, duplicate, takeFrom, editTogether, remove, undo, redo, search, filter, saveSearch,
                       editCell, preview, importFile, exportChosen, exportKind, exportAll, copy, paste, close});
    connect(&style, &ApplicationStyle::themeChanged, this, &LibraryActions::refreshIcons);
    connect(close, &QAction::triggered, &window, &QWidget::close);
    window.installEventFilter(this);
    refreshIcons();
}

/// What nothing in the window has a use for closes it. Lists take every key for a letter of a name, this one as well.
bool LibraryActions::eventFilter(QObject* watched, QEvent* event)
{
    auto* window = qobject_cast<QWidget*>(parent());
    if (watched == window && event->type() == QEvent::Show) {
        for (QAbstractItemView* view : window->findChildren<QAbstractItemView*>()) {
            if (view->window() == window)
                view->installEventFilter(this);
        }
    }
    if (event->type() != QEvent::KeyPress || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape)
        return QObject::eventFilter(watched, event);
    if (watched == window)
        close->trigger();
    else
        event->ignore();
    return true;
}

QAction* LibraryActions::make(const QString& name, const QString& text, const QKeySequence& key)
{
    auto* action = new QAction(text, this);
    action->setObjectName(u"library_"_qs + name);
    action->setShortcut(key);
    const QString plain = readWords(text);
    action->setToolTip(key.isEmpty() ? plain : tr("%1 (%2)").arg(plain, key.toString(QKeySequence::NativeText)));
    return action;
}

QPushButton* LibraryActions::button(QAction& action, QWidget* parent) const
{
    auto* button = new QPushButton(parent);
    button->setObjectName(action.objectName() + u"Button"_qs);
    const auto follow = [&action, button] {
        button->setText(withoutMnemonic(readWords(action.text())));
        button->setIcon(action.icon());
        button->setToolTip(action.statusTip().isEmpty() ? action.toolTip() : action.statusTip());
        button->setEnabled(action.isEnabled());
    };
    follow();
    connect(&action, &QAction::changed, button, follow);
    if (action.isCheckable()) {
        button->setCheckable(true);
        connect(&action, &QAction::toggled, button, &QPushButton::setChecked);
    }
    connect(button, &QPushButton::clicked, &action, &QAction::trigger);
    return button;
}

QWidget* LibraryActions::bar(QWidget* parent)
{
    auto* bar = new ButtonRow(space::kSmall, parent);
    for (QAction* action : {create, duplicate, editTogether, filter}) {
        m_bar.insert(action, button(*action, bar));
        bar->begin().addWidget(m_bar.value(action));
    }
    for (QAction* action : {preview, columns, remove}) {
        auto* plain = button(*action, bar);
        m_bar.insert(action, plain);
        plain->setProperty("plain", true);
        bar->end().addWidget(plain);
        const auto follow = [action, plain] { plain->setVisible(action->isVisible()); };
        follow();
        connect(action, &QAction::visibleChanged, plain, follow);
    }
    return bar;
}

QWidget* LibraryActions::foot(QWidget* parent) const
{
    auto* foot = new QWidget(parent);
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(0, space::kSmall, space::kSmall, 0);
    QPushButton* one = button(*edit, foot);
    one->setToolTip(tr("The whole record in a form, a character on a sheet"));
    QPushButton* several = button(*editTogether, foot);
    several->setObjectName(u"previewEditTogether"_qs);
    for (QPushButton* each : {one, several}) {
        setLook(*each, "primary", true);
        row->addWidget(each);
    }
    row->addStretch(1);
    const auto follow = [this, one, several] {
        several->setVisible(editTogether->isEnabled());
        one->setVisible(!editTogether->isEnabled());
    };
    follow();
    connect(editTogether, &QAction::changed, foot, follow);
    return foot;
}

void LibraryActions::fillMenus(QMenuBar& bar) const
{
    QMenu* record = bar.addMenu(tr("&Record"));
    record->addActions({create, duplicate, takeFrom});
    record->addSeparator();
    record->addAction(importFile);
    record->addMenu(tr("E&xport"))->addActions({exportChosen, exportKind, exportAll});
    record->addSeparator();
    record->addActions({edit, editCell, editTogether, preview});
    record->addSeparator();
    record->addAction(remove);
    record->addSeparator();
    record->addAction(close);
    QMenu* changes = bar.addMenu(tr("&Edit"));
    changes->addActions({undo, redo});
    changes->addSeparator();
    changes->addActions({copy, paste});
    bar.addMenu(tr("&Search"))->addActions({search, filter, saveSearch});
}

QString LibraryActions::keys() const
{
    QStringList keys{tr("/ search")};
    if (edit->isEnabled())
        keys << tr("Enter edit");
    if (editCell->isEnabled())
        keys << tr("F2 edit value");
    if (duplicate->isEnabled())
        keys << tr("Ctrl+D duplicate");
    if (remove->isEnabled())
        keys << tr("Del delete, Ctrl+Z brings back");
    return keys.join(u"   "_qs);
}

void LibraryActions::setEnabled(bool on)
{
    for (QAction* action : {create, duplicate, takeFrom, edit, editCell, editTogether, remove, undo, redo, search,
                            filter, columns, saveSearch, importFile, exportAll, paste})
        action->setEnabled(on);
}

void LibraryActions::refreshIcons()
{
    const Theme& theme = m_style.theme();
    create->setIcon(iconOf(Icon::Add, theme));
    duplicate->setIcon(iconOf(Icon::Copy, theme));
    takeFrom->setIcon(iconOf(Icon::Open, theme));
    edit->setIcon(iconOf(Icon::Edit, theme, Token::OnAccent));
    remove->setIcon(iconOf(Icon::Delete, theme));
    undo->setIcon(iconOf(Icon::Undo, theme));
    redo->setIcon(iconOf(Icon::Redo, theme));
    filter->setIcon(iconOf(Icon::Filter, theme));
    columns->setIcon(iconOf(Icon::Menu, theme));
}

}  // namespace hitspread
