#include "app/closedatexit.h"

#include "app/filecampaignhost.h"

#include <cstdlib>

namespace hitspread {

namespace {

FileCampaignHost* hostAtExit = nullptr;
std::chrono::milliseconds patienceAtExit{};

void closeAtExit()
{
    if (!hostAtExit)
        return;
    static_cast<void>(hostAtExit->end(patienceAtExit));
    // The window is still there, and Qt's own statics must not be taken down under it.
    std::_Exit(EXIT_FAILURE);
}

}  // namespace

ClosedAtExit::ClosedAtExit(FileCampaignHost& host, std::chrono::milliseconds patience)
{
    hostAtExit = &host;
    patienceAtExit = patience;
    static_cast<void>(std::atexit(&closeAtExit));
}

ClosedAtExit::~ClosedAtExit()
{
    hostAtExit = nullptr;
}

}  // namespace hitspread
