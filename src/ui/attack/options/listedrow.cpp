#include "ui/attack/options/listedrow.h"

#include "models/fight/fight.h"
#include "models/play/attackpresenter.h"
#include "text/echo.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/options/labelcolumn.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace hitspread {

ListedRow::ListedRow(const OptionRows& rows, const FieldName& field, const QString& label, QWidget* parent)
    : QWidget(parent), m_presenter(rows.presenter), m_field(field), m_list(new QComboBox(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(OptionRow::kGap);
    // Around a spacer a box puts no room of its own.
    row->addSpacing(OptionRow::dotRoom(*this));
    QLabel* name = rows.labels.add(label, this);
    name->setBuddy(m_list);
    row->addWidget(name);
    m_list->setObjectName(QStringLiteral("option_") + text::asKept(std::string(m_field.field())));
    m_list->setAccessibleName(label);
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_list->setMinimumContentsLength(12);
    row->addWidget(m_list, 1);
    connect(m_list, &QComboBox::activated, this, &ListedRow::choose);
    connect(&m_presenter, &AttackPresenter::ready, this, &ListedRow::refresh);
    connect(&m_presenter, &AttackPresenter::changed, this, &ListedRow::refresh);
    refresh();
}

void ListedRow::refresh()
{
    const auto place = m_presenter.isReady() ? m_presenter.options().path(m_field) : std::nullopt;
    const auto listed = place ? listedFor(m_presenter.action(), m_field, m_presenter.fight().snapshot().encounter.round)
                              : std::nullopt;
    setVisible(listed && !listed->empty());
    if (!listed)
        return;
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const ListedThing& thing : *listed) {
        m_list->addItem(thing.words, thing.value);
        m_list->setItemData(m_list->count() - 1, thing.words, Qt::ToolTipRole);
    }
    // What nobody has chosen is the first that is listed, which is what the rules take.
    const LoggedValue now = m_presenter.options().value(*place);
    const auto* number = std::get_if<std::int64_t>(&now);
    m_list->setCurrentIndex(number ? qMax(0, m_list->findData(static_cast<int>(*number))) : 0);
    m_list->setEnabled(!m_presenter.dice().hasFallen());
}

void ListedRow::choose(int row)
{
    const auto place = m_presenter.options().path(m_field);
    if (!place)
        return;
    if (row == 0)
        m_presenter.options().reset(*place);
    else
        m_presenter.options().setNumber(*place, m_list->itemData(row).toInt());
}

}  // namespace hitspread
