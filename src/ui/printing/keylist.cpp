#include "ui/printing/keylist.h"

#include "ui/widgets/keyboard/mnemonics.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeySequence>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSet>

namespace hitspread {

namespace {

struct KeyListText {
    Q_DECLARE_TR_FUNCTIONS(keyList)
};

QString plainWords(const QString& text)
{
    return readWords(text).section(QStringLiteral("   "), 0, 0);
}

KeyLine lineOf(const QAction& action)
{
    const QString neutral = action.property(kNeutralWords).toString();
    return {plainWords(neutral.isEmpty() ? action.text() : neutral),
            QKeySequence::listToString(action.shortcuts(), QKeySequence::NativeText)};
}

/// Also of menus within the menu.
void collect(const QMenu& menu, std::vector<KeyLine>& lines, QSet<const QAction*>& seen)
{
    for (const QAction* action : menu.actions()) {
        if (const QMenu* inner = action->menu()) {
            collect(*inner, lines, seen);
            continue;
        }
        if (seen.contains(action) || action->shortcut().isEmpty())
            continue;
        seen.insert(action);
        lines.push_back(lineOf(*action));
    }
}

}  // namespace

std::vector<KeySection> keysOf(const QMainWindow& window)
{
    std::vector<KeySection> sections;
    QSet<const QAction*> seen;
    const auto add = [&sections](KeySection section) {
        if (!section.lines.empty())
            sections.push_back(std::move(section));
    };
    for (const QAction* action : window.menuBar()->actions()) {
        KeySection section{plainWords(action->text()), {}};
        if (const QMenu* menu = action->menu())
            collect(*menu, section.lines, seen);
        add(std::move(section));
    }
    KeySection elsewhere{KeyListText::tr("Elsewhere"), {}};
    for (const QAction* action : window.findChildren<QAction*>()) {
        const bool isOfWindow = action->parent() == &window || window.actions().contains(action);
        if (!isOfWindow || seen.contains(action) || action->shortcut().isEmpty() || action->text().isEmpty())
            continue;
        seen.insert(action);
        elsewhere.lines.push_back(lineOf(*action));
    }
    add(std::move(elsewhere));
    return sections;
}

}  // namespace hitspread
