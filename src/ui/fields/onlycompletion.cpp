#include "ui/fields/onlycompletion.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>

namespace hitspread {

void takeOnlyCompletion(QLineEdit& line)
{
    const QCompleter* list = line.completer();
    if (!list || !list->popup()->isVisible() || list->completionCount() != 1)
        return;
    if (const QString meant = list->currentCompletion(); meant.compare(line.text(), Qt::CaseInsensitive) != 0)
        line.setText(meant);
}

}  // namespace hitspread
