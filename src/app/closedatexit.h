#pragma once

#include <chrono>

namespace hitspread {

class FileCampaignHost;

/// Closes the campaign where the process ends without main() being left: Qt calls exit() when the display goes away under the
/// window, as it does at a log-out. One of them.
class ClosedAtExit {
public:
    ClosedAtExit(FileCampaignHost& host, std::chrono::milliseconds patience);
    ~ClosedAtExit();
    ClosedAtExit(const ClosedAtExit&) = delete;
    ClosedAtExit& operator=(const ClosedAtExit&) = delete;
};

}  // namespace hitspread
