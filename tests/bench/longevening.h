#pragma once

#include "services/identity.h"

#include <QString>

namespace hitspread::bench {

/// A file with a fight of 60, each with a carbine, and 5,000 entries in its log; made once per process, closed.
struct LongEvening {
    QString path;
    qlonglong fight = 0;
};

[[nodiscard]] const LongEvening& longEvening();

}  // namespace hitspread::bench
