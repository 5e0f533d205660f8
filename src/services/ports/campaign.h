#pragma once

#include "services/ports/campaignchange.h"
#include "services/ports/encounterstore.h"
#include "services/ports/librarystore.h"
#include "services/ports/logstore.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>

namespace hitspread {

class System;

/// An open campaign: its stores and its transactions. Used on the storage thread only.
class Campaign {
public:
    virtual ~Campaign() = default;
    [[nodiscard]] virtual LibraryStore& library() = 0;
    [[nodiscard]] virtual EncounterStore& encounters() = 0;
    [[nodiscard]] virtual LogStore& log() = 0;

    /// Runs `work` in one transaction; when it throws, nothing has changed and the exception goes on. Does not nest. What was changed is
    /// told when it is committed.
    void atomically(const std::function<void()>& work);
    /// The same, only that nothing stays when it is done, either, and nothing is told; also where nothing can be written. Does not nest.
    void rehearse(const std::function<void()>& work);

    /// Runs `work`, which changes nothing, and gives what it gives: all it reads is of one moment, and is read faster than statement by
    /// statement. Also inside a transaction.
    template <typename Work>
    [[nodiscard]] auto atOneMoment(const Work& work)
    {
        std::optional<std::invoke_result_t<Work>> given;
        readTogether([&] { given.emplace(work()); });
        return std::move(*given);
    }

    /// The present piece of work holds every value it changes against what stands there: that others have changed something else
    /// since its window read is no reason to refuse it.
    virtual void writesByValue() {}

    /// The record behind a reference, whatever its kind, as it is now.
    [[nodiscard]] virtual AnyRecord load(RecordRef record) = 0;
    /// Writes it back.
    virtual void save(RecordRef record, const AnyRecord& value) = 0;
    /// Everything about a row (a combatant with its possessions, a character with its kit) as text, and back under the same id.
    [[nodiscard]] virtual std::string snapshot(RecordRef record) = 0;
    /// The same of a record of the library that was put in just now, as it stands here, and that nothing belongs to yet: it is not read back.
    [[nodiscard]] virtual std::string snapshotOfNew(const StoredRecord& record) = 0;
    virtual void restore(RecordRef record, const std::string& snapshot) = 0;
    /// Deletes a row with what belongs to it.
    virtual void erase(RecordRef record) = 0;

    [[nodiscard]] virtual std::string path() const = 0;
    [[nodiscard]] virtual bool isReadOnly() const = 0;

    /// Who is told of changes; nullptr: nobody.
    void setListener(ChangeListener* listener) { m_changes.setListener(listener); }
    /// Where the log is written: what an entry changed, took back or put in force again.
    [[nodiscard]] ChangeTeller& changes() { return m_changes; }

protected:
    virtual void transact(const std::function<void()>& work) = 0;
    virtual void transactInVain(const std::function<void()>& work) = 0;
    virtual void readTogether(const std::function<void()>& work) = 0;

private:
    ChangeTeller m_changes;
};

/// Where work on a campaign is handed to the storage thread. Work runs in the order it was posted, one after the other.
class CampaignQueue {
public:
    virtual ~CampaignQueue() = default;
    virtual void post(std::function<void(Campaign&)> work) = 0;
};

/// Wall clock, for time stamps people read.
class Clock {
public:
    virtual ~Clock() = default;
    /// ISO 8601, UTC, seconds.
    [[nodiscard]] virtual std::string now() const = 0;
};

/// Where fresh seeds come from when the program rolls.
class SeedSource {
public:
    virtual ~SeedSource() = default;
    [[nodiscard]] virtual std::uint64_t next() = 0;
};

/// Shipped or own body plans by id.
class BodyPlans {
public:
    virtual ~BodyPlans() = default;
    /// The plan with this id, the default plan for an empty id; nullptr when unknown.
    [[nodiscard]] virtual std::shared_ptr<const BodyPlan> find(const std::string& id) const = 0;
    /// The same plan cut into the locations of a system (see bodyFor), the same object for the same question.
    [[nodiscard]] virtual std::shared_ptr<const BodyPlan> body(const std::string& id, const System& system) const = 0;
    /// Of every plan there is, in one order.
    [[nodiscard]] virtual std::vector<std::string> ids() const = 0;
};

}  // namespace hitspread
