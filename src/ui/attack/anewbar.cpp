#include "ui/attack/anewbar.h"

#include "models/play/attackpresenter.h"
#include "text/problems.h"
#include "text/refusals.h"

namespace hitspread {

AnewBar::AnewBar(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent)
    : ProblemBar(style, parent), m_presenter(presenter)
{
    setObjectName(QStringLiteral("rulesChanged"));
    for (const auto happened : {&AttackPresenter::ready, &AttackPresenter::changed})
        connect(&presenter, happened, this, [this] {
            if (!m_presenter.isOutdated())
                hide();
            refresh();
        });
    connect(&presenter.fight(), &Fight::changed, this, &AnewBar::refresh);
    connect(this, &ProblemBar::actionChosen, &presenter, &AttackPresenter::workAnew);
}

void AnewBar::refresh()
{
    if (m_presenter.isOutdated() && isHidden())
        show(
            tr("The house rules were changed since this was begun. It shows what comes of those of before, and is not applied like that."),
            tr("Work it out anew"));
}

bool AnewBar::take(const Problem& problem)
{
    if (problem.code != ProblemCode::OutOfDate)
        return false;
    show(text::asSentence(text::sentenceFor(problem)), tr("Work it out anew"));
    return true;
}

}  // namespace hitspread
