// What the window of an action has for the keyboard: its dice, what is missing, its rows.
#include "ui/attack/simpleactiondialog.h"

#include "models/play/attackpresenter.h"
#include "ui/attack/dice/dicepanel.h"
#include "ui/attack/dice/spendpanel.h"
#include "ui/attack/options/optionrow.h"
#include "ui/attack/options/rowsoption.h"

#include <QKeyEvent>

#include <algorithm>

namespace hitspread {

bool SimpleActionDialog::focusDice()
{
    return m_dice->focusOpen();
}

bool SimpleActionDialog::stepBack()
{
    return m_dice->stepBack();
}

bool SimpleActionDialog::holdsDice(const QWidget* widget) const
{
    return m_dice->isAncestorOf(widget);
}

void SimpleActionDialog::focusMissing()
{
    if (!m_options)
        return;
    m_options->show();
    (void)std::ranges::any_of(m_options->findChildren<OptionRow*>(), &OptionRow::focusWrong);
}

void SimpleActionDialog::primary()
{
    if (isChoosing() && m_spend->keep())
        return focusNext();
    ActionDialog::primary();
}

/// Lists of rows are put together by digits.
bool SimpleActionDialog::takeOwnKey(const QKeyEvent& event)
{
    const auto* options = m_options.data();
    auto* rows = options && m_optionsOf == m_presenter->action().system + "/" + m_presenter->action().action
        ? options->findChild<RowsOption*>()
        : nullptr;
    return rows && rows->takeKey(event);
}

}  // namespace hitspread
