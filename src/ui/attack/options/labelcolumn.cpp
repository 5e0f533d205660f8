#include "ui/attack/options/labelcolumn.h"

#include "ui/theme/applicationstyle.h"

#include <QEvent>
#include <QLabel>

#include <algorithm>

namespace hitspread {

LabelColumn::LabelColumn(QObject* parent) : QObject(parent) {}

QLabel* LabelColumn::add(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    setLook(*label, "tone", QStringLiteral("muted"));
    LabelColumn& column = m_leader ? *m_leader : *this;
    column.take(*label);
    column.fit();
    return label;
}

void LabelColumn::join(LabelColumn& leader)
{
    m_leader = &leader;
    for (QLabel* label : m_labels) {
        label->removeEventFilter(this);
        label->disconnect(this);
        leader.take(*label);
    }
    m_labels.clear();
    leader.fit();
}

void LabelColumn::take(QLabel& label)
{
    label.installEventFilter(this);
    m_labels.push_back(&label);
    connect(&label, &QObject::destroyed, this, [this, gone = &label] { std::erase(m_labels, gone); });
}

bool LabelColumn::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::Polish:
    case QEvent::PolishRequest: fit(); break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

void LabelColumn::fit()
{
    if (m_fitting)
        return;
    m_fitting = true;
    int widest = 0;
    for (const QLabel* label : m_labels) {
        // Rows of another way to act take no room; the window itself may not be shown yet.
        if (label->isVisibleTo(label->window()))
            widest = qMax(widest, label->fontMetrics().horizontalAdvance(label->text()));
    }
    // While all of them stand behind another column they keep the room they need.
    if (widest > 0) {
        for (QLabel* label : m_labels)
            label->setFixedWidth(widest + 4);
    }
    m_fitting = false;
}

}  // namespace hitspread
