#include "services/problem.h"

#include <utility>

namespace hitspread {

Failure::Failure(Problem problem) : m_problem(std::move(problem)), m_what(m_problem.where)
{
    for (const std::string& detail : m_problem.details)
        m_what += ": " + detail;
}

Failure::Failure(ProblemCode code, std::string where, std::vector<std::string> details)
    : Failure(Problem{code, std::move(where), std::move(details)})
{}

}  // namespace hitspread
