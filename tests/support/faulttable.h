#pragma once

#include <QString>

#include <cstdio>

namespace hitspread::support {

/// What came of trying a fault often.
struct FaultTried {
    QString what;
    int tried = 0;
    int survived = 0;
    int lost = 0;    ///< of what was confirmed
    QString seen{};  ///< a message that was told, as it was told last
};

/// A line for the table of tests/long.sh, by the fault's number.
inline void tellFault(const char* fault, const FaultTried& tried)
{
    std::printf("fault | %s | %s | %d | %d | %d | %s\n", fault, qPrintable(tried.what), tried.tried, tried.survived,
                tried.lost, qPrintable(tried.seen.simplified().replace(u'|', u'/')));
    std::fflush(stdout);
}

}  // namespace hitspread::support
