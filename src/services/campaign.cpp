#include "services/ports/campaign.h"

#include "services/refusal/problem.h"

#include <algorithm>
#include <utility>

namespace hitspread {

CampaignChange& ChangeTeller::changeOf(Scope scope)
{
    const auto found = std::ranges::find(m_told, scope, &CampaignChange::scope);
    return found != m_told.end() ? *found : m_told.emplace_back(CampaignChange{.scope = scope});
}

void ChangeTeller::passOn()
{
    for (const CampaignChange& change : std::exchange(m_told, {})) {
        if (m_listener)
            m_listener->changed(change);
    }
}

void ChangeTeller::tell(Scope scope, std::span<const LoggedChange> changes)
{
    changeOf(scope).add(changes);
    if (!m_isWaiting)
        passOn();
}

void ChangeTeller::tellAll(Scope scope)
{
    changeOf(scope).isAll = true;
    if (!m_isWaiting)
        passOn();
}

void ChangeTeller::end()
{
    m_isWaiting = false;
    passOn();
}

void ChangeTeller::forget()
{
    m_isWaiting = false;
    m_told.clear();
}

void Campaign::atomically(const std::function<void()>& work)
{
    if (m_changes.isWaiting())
        return transact(work);  // which refuses
    m_changes.begin();
    try {
        transact(work);
    } catch (const Failure& failure) {
        if (failure.problem().code == ProblemCode::OutcomeUnknown)
            m_changes.end();
        else
            m_changes.forget();
        throw;
    } catch (...) {
        m_changes.forget();
        throw;
    }
    m_changes.end();
}

void Campaign::rehearse(const std::function<void()>& work)
{
    const bool isWithin = m_changes.isWaiting();
    const std::vector<CampaignChange> told = m_changes.told();
    const auto back = [&] {
        if (isWithin)
            m_changes.goBackTo(told);
        else
            m_changes.forget();
    };
    m_changes.begin();
    try {
        transactInVain(work);
    } catch (...) {
        back();
        throw;
    }
    back();
}

}  // namespace hitspread
