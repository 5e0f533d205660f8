#include "ui/fields/fieldmenu.h"

#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>

namespace hitspread {

QMenu* standardMenuOf(QWidget& widget)
{
    QMenu* menu = nullptr;
    if (auto* line = qobject_cast<QLineEdit*>(&widget))
        menu = line->createStandardContextMenu();
    else if (auto* page = qobject_cast<QPlainTextEdit*>(&widget))
        menu = page->createStandardContextMenu();
    if (!menu)
        return new QMenu(&widget);
    menu->addSeparator();
    return menu;
}

}  // namespace hitspread
