#include "ui/widgets/stepproblem.h"

#include "text/problems.h"
#include "ui/widgets/problembar.h"

#include <utility>

namespace hitspread {

StepProblem::StepProblem(ProblemBar& bar) : QObject(&bar), m_bar(bar) {}

void StepProblem::show(const Problem& problem)
{
    m_said = text::sentenceFor(problem);
    m_bar.show(m_said);
}

void StepProblem::goWithStep()
{
    if (const QString said = std::exchange(m_said, {}); !said.isEmpty() && m_bar.text() == said)
        m_bar.hide();
}

}  // namespace hitspread
