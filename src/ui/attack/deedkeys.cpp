// What the window of a deed has for the keyboard: its dice, what is missing, its rows.
#include "ui/attack/deeddialog.h"

#include "models/play/attackpresenter.h"
#include "ui/attack/dicepanel.h"
#include "ui/attack/optionrow.h"
#include "ui/attack/rowsoption.h"
#include "ui/attack/spendpanel.h"

#include <QKeyEvent>

#include <algorithm>

namespace hitspread {

bool DeedDialog::focusDice()
{
    return m_dice->focusOpen();
}

bool DeedDialog::stepBack()
{
    return m_dice->stepBack();
}

bool DeedDialog::holdsDice(const QWidget* widget) const
{
    return m_dice->isAncestorOf(widget);
}

bool DeedDialog::focusMissing()
{
    if (!m_options)
        return false;
    m_options->show();
    return std::ranges::any_of(m_options->findChildren<OptionRow*>(), &OptionRow::focusWrong);
}

void DeedDialog::primary()
{
    if (isChoosing() && m_spend->keep())
        return focusNext();
    ActionDialog::primary();
}

/// Lists of rows are put together by digits.
bool DeedDialog::takeOwnKey(const QKeyEvent& event)
{
    const auto* options = m_options.data();
    auto* rows = options && m_optionsOf == m_presenter->action().system + "/" + m_presenter->action().action
        ? options->findChild<RowsOption*>()
        : nullptr;
    return rows && rows->takeKey(event);
}

}  // namespace hitspread
