#pragma once

#include "services/refusal/problem.h"

#include <QObject>

namespace hitspread {

class ProblemBar;

/// Says in a bar why a step was refused, until one goes through. What others say there since stays.
class StepProblem : public QObject {
    Q_OBJECT

public:
    explicit StepProblem(ProblemBar& bar);

    void show(const Problem& problem);
    void goWithStep();

private:
    ProblemBar& m_bar;
    QString m_said;
};

}  // namespace hitspread
