#pragma once

#include "services/undo/logentry.h"

#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace hitspread {

/// What one transaction wrote of a scope.
struct CampaignChange {
    Scope scope;
    /// Which fields of which records; an empty field: the whole row came, went or moved.
    std::set<std::pair<RecordRef, std::string>> fields{};
    bool isAll = false;  ///< nobody can say what: it was written elsewhere

    void add(std::span<const LoggedChange> changes)
    {
        for (const LoggedChange& change : changes)
            fields.emplace(change.record, change.field);
    }
};

/// Hears of changes on the storage thread, after the commit that made them; of what is rolled back it hears nothing. Where nobody knows
/// whether a commit went through, it hears of it all the same.
class ChangeListener {
public:
    virtual ~ChangeListener() = default;
    virtual void changed(const CampaignChange& change) = 0;
};

/// Keeps what is told within a transaction until it is committed.
class ChangeTeller {
public:
    void setListener(ChangeListener* listener) { m_listener = listener; }
    /// Something of a scope is written; outside a transaction it is passed on at once.
    void tell(Scope scope, std::span<const LoggedChange> changes);
    void tellAll(Scope scope);

    void begin() { m_isWaiting = true; }
    [[nodiscard]] bool isWaiting() const { return m_isWaiting; }
    /// Passes on what was told since begin().
    void end();
    /// Forgets it.
    void forget();
    /// What was told so far, to be put back behind something that leaves nothing.
    [[nodiscard]] std::vector<CampaignChange> told() const { return m_told; }
    void goBackTo(std::vector<CampaignChange> told) { m_told = std::move(told); }

private:
    [[nodiscard]] CampaignChange& changeOf(Scope scope);
    void passOn();

    ChangeListener* m_listener = nullptr;
    std::vector<CampaignChange> m_told;  ///< one of each scope
    bool m_isWaiting = false;
};

}  // namespace hitspread
