#include "services/backup/retention.h"

#include <algorithm>
#include <functional>
#include <set>

namespace hitspread {

namespace {

constexpr std::size_t kNewest = 10;
constexpr std::chrono::hours kHourly{24};
constexpr std::chrono::days kDaily{30};

/// The stretch of time a backup stands for at its age: the newest of each is needed.
enum class Stretch : std::uint8_t { Hour, Day, Month };

struct Place {
    Stretch stretch;
    std::int64_t number;

    auto operator<=>(const Place&) const = default;
};

Place placeOf(std::chrono::sys_seconds made, std::chrono::sys_seconds now)
{
    using namespace std::chrono;
    if (now - made < kHourly)
        return {Stretch::Hour, floor<hours>(made).time_since_epoch().count()};
    const auto day = floor<days>(made);
    if (now - made < kDaily)
        return {Stretch::Day, day.time_since_epoch().count()};
    const year_month_day date(day);
    constexpr std::int64_t kMonths = 12;
    return {Stretch::Month, static_cast<int>(date.year()) * kMonths + static_cast<unsigned>(date.month())};
}

}  // namespace

std::vector<Backup> superfluous(std::vector<Backup> backups, std::chrono::sys_seconds now, std::int64_t mostBytes)
{
    // A clock that was ahead made some that look newer than what is made now: those stand back.
    const auto isAhead = [now](const Backup& backup) { return backup.made > now; };
    std::ranges::stable_sort(backups, std::greater{}, &Backup::made);
    std::stable_partition(backups.begin(), backups.end(), std::not_fn(isAhead));
    std::vector<Backup> gone;
    std::set<Place> taken;
    std::size_t behind = 0;
    std::size_t ahead = 0;
    std::int64_t bytes = 0;
    bool hasRoom = true;
    for (std::size_t i = 0; i < backups.size(); ++i) {
        Backup& backup = backups[i];
        const bool isFirstOfItsTime = !isAhead(backup) && taken.insert(placeOf(backup.made, now)).second;
        const bool isNeeded = (isAhead(backup) ? ahead++ : behind++) < kNewest || isFirstOfItsTime;
        if (isNeeded && !backup.isKept && i > 0 && bytes + backup.bytes > mostBytes)
            hasRoom = false;  // nor for any older one
        if (backup.isKept || (isNeeded && hasRoom))
            bytes += backup.bytes;
        else
            gone.push_back(std::move(backup));
    }
    return gone;
}

}  // namespace hitspread
