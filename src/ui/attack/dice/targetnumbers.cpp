#include "ui/attack/dice/targetnumbers.h"

#include "models/play/attackpresenter.h"
#include "models/systemview.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/labels/elidedlabel.h"

#include <QBoxLayout>

namespace hitspread {

namespace {

QString needOf(const AttackPresenter& presenter, QuestionKey key)
{
    const RollsFacet* facet = presenter.isReady() ? facetsOf(presenter.system().id()).rolls.get() : nullptr;
    return facet ? facet->neededWords(presenter.action(), key) : QString();
}

}  // namespace

void TargetNumbers::add(const AttackPresenter& presenter, QuestionKey key, QBoxLayout& line, QWidget& parent)
{
    if (needOf(presenter, key).isEmpty())
        return;
    auto* label = new ElidedLabel(&parent);
    label->setObjectName(QStringLiteral("diceNeed"));
    setLook(*label, "textRole", QStringLiteral("secondary"));
    line.addWidget(label);
    m_labels.emplace_back(key, label);
}

void TargetNumbers::refresh(const AttackPresenter& presenter) const
{
    for (const auto& [key, label] : m_labels)
        label->setText(needOf(presenter, key));
}

}  // namespace hitspread
