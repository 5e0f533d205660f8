#include "ui/rules/stepscolumn.h"

#include "ui/rules/explanationpanel.h"
#include "ui/theme/applicationstyle.h"

#include <QApplication>
#include <QEvent>
#include <QMetaObject>
#include <QScrollBar>
#include <QVBoxLayout>

namespace hitspread {

StepsColumn::StepsColumn(QWidget* parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    // Nobody stops here: what can be done stands in it, and comes into sight with the keyboard.
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* scrolled = new QWidget(this);
    m_rows = new QVBoxLayout(scrolled);
    setWidget(scrolled);
    connect(qApp, &QApplication::focusChanged, this, [this, scrolled](QWidget*, QWidget* now) {
        if (now && scrolled->isAncestorOf(now))
            ensureWidgetVisible(now, space::kSmall, space::kSmall);
    });
}

/// What is taken apart loses the keyboard, which is told before the connection ends.
StepsColumn::~StepsColumn()
{
    disconnect(qApp, nullptr, this, nullptr);
}

QSize StepsColumn::minimumSizeHint() const
{
    return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(), 1};
}

void StepsColumn::fitLater()
{
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_steps)
                m_steps->fitInto(*this);
        },
        Qt::QueuedConnection);
}

void StepsColumn::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    fitLater();
}

bool StepsColumn::eventFilter(QObject* watched, QEvent* event)
{
    const bool isForAnother = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        fitLater();
    }
    return isForAnother;
}

}  // namespace hitspread
