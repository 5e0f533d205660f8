#include "ui/systems/percentile/duelpairs.h"

#include "ui/theme/applicationstyle.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace hitspread::percentile {

DuelPairs::DuelPairs(QWidget* parent)
    : QWidget(parent), m_list(new QListWidget(this)), m_more(new QToolButton(this)), m_fewer(new QToolButton(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::kSmall);
    m_list->setObjectName(QStringLiteral("duelPairs"));
    m_list->setAccessibleName(tr("Pairs"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setUniformItemSizes(true);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setAccessibleDescription(tr("Page up and Page down go from pair to pair."));
    row->addWidget(m_list, 1);
    m_more->setObjectName(QStringLiteral("addPair"));
    m_more->setText(tr("Add a pair   +"));
    m_more->setToolTip(tr("Two more fight each other at the same time (+)"));
    m_fewer->setObjectName(QStringLiteral("removePair"));
    m_fewer->setText(tr("Take away   −"));
    m_fewer->setToolTip(tr("The pair in view fights no duel (−)"));
    auto* buttons = new QVBoxLayout;
    buttons->setSpacing(space::kTiny);
    // The keyboard stays with the dice: what can be clicked here has keys of its own.
    for (QToolButton* button : {m_more, m_fewer}) {
        setLook(*button, "framed", true);
        button->setFocusPolicy(Qt::NoFocus);
        button->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
        buttons->addWidget(button);
    }
    row->addLayout(buttons);
    row->setAlignment(buttons, Qt::AlignTop | Qt::AlignLeft);
    connect(m_list, &QListWidget::currentRowChanged, this, &DuelPairs::picked);
    connect(m_more, &QToolButton::clicked, this, &DuelPairs::moreAsked);
    connect(m_fewer, &QToolButton::clicked, this, &DuelPairs::fewerAsked);
}

void DuelPairs::show(const QStringList& lines, int inView)
{
    const QSignalBlocker quiet(m_list);
    while (m_list->count() > lines.size())
        delete m_list->takeItem(m_list->count() - 1);
    for (int i = 0; i < static_cast<int>(lines.size()); ++i) {
        if (i == m_list->count())
            m_list->addItem(lines[i]);
        m_list->item(i)->setText(lines[i]);
        m_list->item(i)->setToolTip(lines[i]);
    }
    m_list->setCurrentRow(inView);
    m_list->setVisible(lines.size() > 1);
    m_fewer->setVisible(lines.size() > 1);
    fit();
}

void DuelPairs::setChangeable(bool more, bool fewer)
{
    m_more->setEnabled(more);
    m_fewer->setEnabled(fewer);
}

void DuelPairs::setMostLines(int lines)
{
    m_mostLines = lines;
    fit();
}

void DuelPairs::fit()
{
    const int lines = qBound(1, m_list->count(), m_mostLines);
    const int line = m_list->count() > 0 ? m_list->sizeHintForRow(0) : 0;
    m_list->setFixedHeight(lines * line + 2 * m_list->frameWidth());
    if (m_list->currentItem())
        m_list->scrollToItem(m_list->currentItem());
}

}  // namespace hitspread::percentile
