#include "ui/systems/threed/targetrows.h"

#include "models/play/attackpresenter.h"
#include "ui/systems/threed/firemode.h"
#include "ui/systems/threed/shotnames.h"
#include "ui/systems/threed/targetlist.h"

namespace hitspread::threed {

TargetRows::TargetRows(const OptionRows& rows, ApplicationStyle& style, QWidget* parent)
    : OptionColumn(rows, parent), m_presenter(rows.presenter), m_list(new TargetList(m_presenter, style, this))
{
    addWidget(m_list);
    m_bullets = addRow(kOfEach<&ShotOptions::bullets>, tr("Bullets at him"));
    m_bullets->setHint(tr("empty: an equal share; W moves on"));
    connect(&m_presenter, &AttackPresenter::ready, this, &TargetRows::refresh);
    connect(&m_presenter, &AttackPresenter::changed, this, &TargetRows::refresh);
    refresh();
}

void TargetRows::refresh()
{
    if (!m_presenter.isReady())
        return;
    const Input& input = m_presenter.action().request.input;
    const FireMode mode = fireModeOf(input);
    const std::size_t most = fireOf(input).condition ? mostTargets(mode) : 1;
    setVisible(most > 1);
    if (most <= 1)
        return;
    m_list->setMost(most);
    m_list->setTitle(mode == FireMode::Suppress      ? tr("Who is in the area")
                         : mode == FireMode::TwoGuns ? tr("Targets of the two guns")
                                                     : tr("Targets, in the order of the fire"));
    m_bullets->setHidden(mode == FireMode::TwoGuns || mode == FireMode::Suppress
                         || m_presenter.options().targets().size() < 2
                         || m_presenter.options().targetInView() + 1 == m_presenter.options().targets().size());
}

}  // namespace hitspread::threed
