#include "ui/systems/twod6/areaoptions.h"

#include "models/play/attackpresenter.h"
#include "rules/systems/twod6/areafire.h"
#include "text/echo.h"
#include "ui/attack/labelcolumn.h"
#include "ui/attack/sideoptions.h"
#include "ui/systems/twod6/attackhints.h"

#include <QLabel>

namespace hitspread::twod6 {

namespace {

template <auto Member>
constexpr FieldName kOfEachNear = declare::name<&AreaFire::nearOptions, Member>(kAreaParts);

}  // namespace

AreaOptionsPanel::AreaOptionsPanel(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent)
    : OptionColumn(presenter, style, parent), m_presenter(presenter)
{
    auto* declared = new SideOptions(presenter, style, {Role::Actor, areaAdditions()}, place());
    declared->labels().join(labels());
    addWidget(declared);
    addSection(tr("Where he stands"), &m_inView);
    m_inView->setWordWrap(true);
    addRow(kOfEachNear<&NearOptions::ahead>, tr("Beyond the place"))->setHint(tr("negative: on this side"));
    addRow(kOfEachNear<&NearOptions::right>, tr("To the right of it"))->setHint(tr("negative: to the left"));
    connect(&presenter, &AttackPresenter::ready, this, &AreaOptionsPanel::refresh);
    connect(&presenter, &AttackPresenter::changed, this, &AreaOptionsPanel::refresh);
    refresh();
}

void AreaOptionsPanel::refresh()
{
    const auto* fire = m_presenter.isReady() ? m_presenter.action().request.input.as<AreaFire>() : nullptr;
    const std::size_t view = m_presenter.options().targetInView();
    if (fire && view < fire->near.size())
        m_inView->setText(tr("Where %1 stands, if that is known").arg(text::visible(fire->near[view].character.name)));
}

}  // namespace hitspread::twod6
