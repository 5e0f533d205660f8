#include "ui/shell/quickchoice.h"

#include "ui/widgets/segmentrow.h"

#include <QAbstractButton>
#include <QAction>
#include <QHBoxLayout>

namespace hitspread {

QuickChoice::QuickChoice(QWidget* parent) : QWidget(parent), m_row(new SegmentRow(this))
{
    setObjectName(QStringLiteral("quickChoice"));
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_row);
    line->addStretch();
    connect(m_row, &SegmentRow::chosen, this, [this](int index) { m_actions.at(index)->trigger(); });
    hide();
}

void QuickChoice::show(const QList<QAction*>& actions, const QStringList& words, const QStringList& refusals, int held)
{
    m_actions = actions;
    if (words != m_words) {
        m_words = words;
        m_row->setChoices(words);
    }
    m_row->setCurrent(held);
    for (qsizetype i = 0; i < actions.size(); ++i) {
        const int place = static_cast<int>(i);
        const bool isOpen = refusals.value(i).isEmpty() || place == held;
        m_row->setRefused(place, isOpen ? QString() : refusals[i]);
        m_row->button(place)->setObjectName(actions[i]->objectName().remove(QStringLiteral("action_")));
        if (isOpen)
            m_row->button(place)->setToolTip(actions[i]->toolTip());
    }
    setVisible(!actions.isEmpty());
}

}  // namespace hitspread
