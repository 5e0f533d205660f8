#pragma once

#include "services/ports/campaign.h"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

namespace hitspread {

/// Entries of a log one behind the other, without their action records, read many at a time.
class LogReader {
public:
    LogReader(LogStore& log, std::vector<EntryId> order) : m_log(log), m_order(std::move(order)) {}

    /// Precondition: it is called no more often than there are entries. Throws Failure NotFound.
    [[nodiscard]] LogEntry next()
    {
        if (m_place % kAtOnce == 0)
            m_read = m_log.entries(std::span(m_order).subspan(m_place, std::min(kAtOnce, m_order.size() - m_place)));
        return std::move(m_read[m_place++ % kAtOnce]);
    }

private:
    static constexpr std::size_t kAtOnce = 256;

    LogStore& m_log;
    std::vector<EntryId> m_order;
    std::vector<LogEntry> m_read;
    std::size_t m_place = 0;
};

}  // namespace hitspread
