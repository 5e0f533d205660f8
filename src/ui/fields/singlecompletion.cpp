#include "ui/fields/singlecompletion.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QFocusEvent>
#include <QLineEdit>

namespace hitspread {

namespace {

/// A list that has dropped down hands the key on past every filter; that the keyboard leaves is what is heard of it.
class TakesOnTab : public QObject {
public:
    explicit TakesOnTab(QLineEdit& line) : QObject(&line), m_line(line) { line.installEventFilter(this); }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::FocusOut && static_cast<QFocusEvent*>(event)->reason() == Qt::TabFocusReason)
            takeOnlyCompletion(m_line);
        return QObject::eventFilter(watched, event);
    }

private:
    QLineEdit& m_line;
};

}  // namespace

void takeOnlyCompletion(QLineEdit& line)
{
    const QCompleter* list = line.completer();
    if (!list || !list->popup()->isVisible() || list->completionCount() != 1)
        return;
    const QString meant = list->currentCompletion();
    if (meant.compare(line.text(), Qt::CaseInsensitive) == 0)
        return;
    line.setText(meant);
    Q_EMIT line.textEdited(meant);
}

void takeOnlyCompletionOnTab(QLineEdit& line)
{
    new TakesOnTab(line);
}

}  // namespace hitspread
