#include "services/backup/retention.h"
#include "support/testclass.h"

#include <QTest>

#include <algorithm>
#include <limits>

using namespace hitspread;
using namespace std::chrono;

namespace {

constexpr sys_seconds kNow = sys_days{year{2026} / November / 29} + hours{21} + minutes{30};
constexpr std::int64_t kNoLimit = std::numeric_limits<std::int64_t>::max();

Backup before(seconds ago, std::int64_t bytes = 1)
{
    Backup backup;
    backup.made = kNow - ago;
    backup.bytes = bytes;
    backup.path = std::to_string(ago.count());
    return backup;
}

/// How long before now those were made that stay, newest first.
std::vector<seconds> staying(const std::vector<Backup>& all, std::int64_t mostBytes = kNoLimit)
{
    const std::vector<Backup> gone = superfluous(all, kNow, mostBytes);
    std::vector<seconds> left;
    for (const Backup& backup : all) {
        if (std::ranges::find(gone, backup.path, &Backup::path) == gone.end())
            left.push_back(kNow - backup.made);
    }
    std::ranges::sort(left);
    return left;
}

}  // namespace

/// Which backups are kept by their age.
class RetentionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tenNewestStay();
    void oneAnHourForADay();
    void oneADayForAMonth();
    void oneAMonthForEver();
    void keptForEverStays();
    void roomGoesToTheNewest();
    void theNewestStaysWhateverItsSize();
    void aClockSetBackLosesNothing();
    void anOrderIsNotNeeded();
};

void RetentionTest::tenNewestStay()
{
    std::vector<Backup> all;
    for (int i = 0; i < 14; ++i)
        all.push_back(before(seconds{10 * i}));
    const std::vector<seconds> left = staying(all);
    // All within one hour, whose newest is among the ten.
    QCOMPARE(left.size(), std::size_t{10});
    QCOMPARE(left.back(), seconds{90});
}

void RetentionTest::oneAnHourForADay()
{
    std::vector<Backup> all;
    for (int i = 0; i < 4 * 24; ++i)
        all.push_back(before(minutes{15 * i}));
    const std::vector<seconds> left = staying(all);
    // Ten newest: 21:30 back to 19:15. Then the newest of each clock hour: 18:45, 17:45 … 21:45 of the day before.
    QCOMPARE(left.size(), std::size_t{10 + 22});
    QCOMPARE(left.at(9), seconds{minutes{135}});
    QCOMPARE(left.at(10), seconds{minutes{165}});
    QCOMPARE(left.back(), seconds{hours{23} + minutes{45}});
}

void RetentionTest::oneADayForAMonth()
{
    std::vector<Backup> all;
    for (int i = 0; i < 10; ++i)
        all.push_back(before(seconds{i}));
    for (int day = 2; day < 30; ++day) {
        all.push_back(before(days{day}));
        all.push_back(before(days{day} + hours{1}));
    }
    const std::vector<seconds> left = staying(all);
    QCOMPARE(left.size(), std::size_t{10 + 28});
    QCOMPARE(left.back(), seconds{days{29}});
    QVERIFY(std::ranges::find(left, seconds{days{5} + hours{1}}) == left.end());
}

void RetentionTest::oneAMonthForEver()
{
    std::vector<Backup> all;
    for (int i = 0; i < 10; ++i)
        all.push_back(before(seconds{i}));
    // 29 September, 19 September, 10 September; 31 August; the September of ten years before.
    for (const int day : {61, 71, 80, 90, 61 + 3652})
        all.push_back(before(days{day}));
    const std::vector<seconds> left = staying(all);
    QCOMPARE(left.size(), std::size_t{10 + 3});
    QCOMPARE(left.at(10), seconds{days{61}});
    QCOMPARE(left.at(11), seconds{days{90}});
    QCOMPARE(left.at(12), seconds{days{61 + 3652}});
}

void RetentionTest::keptForEverStays()
{
    std::vector<Backup> all;
    for (int i = 0; i < 14; ++i)
        all.push_back(before(seconds{i}, 100));
    all.at(12).isKept = true;
    const std::vector<seconds> left = staying(all, 250);
    QCOMPARE(left, (std::vector<seconds>{seconds{0}, seconds{1}, seconds{12}}));
}

void RetentionTest::roomGoesToTheNewest()
{
    // The third does not fit; the fourth would, and would be one from before a gap nobody expects.
    const std::vector<Backup> all{before(seconds{0}, 40), before(seconds{1}, 40), before(seconds{2}, 40),
                                  before(seconds{3}, 10)};
    QCOMPARE(staying(all, 100), (std::vector<seconds>{seconds{0}, seconds{1}}));
    QCOMPARE(staying(all, 130).size(), std::size_t{4});
    QCOMPARE(staying(all, 129).size(), std::size_t{3});
}

void RetentionTest::theNewestStaysWhateverItsSize()
{
    QCOMPARE(staying({before(seconds{0}, 500), before(seconds{1}, 500)}, 100), (std::vector<seconds>{seconds{0}}));
}

void RetentionTest::aClockSetBackLosesNothing()
{
    // Ten made "tomorrow": no reason to take away what was made today.
    std::vector<Backup> all;
    for (int i = 1; i <= 10; ++i)
        all.push_back(before(-hours{24} - seconds{i}));
    all.push_back(before(hours{3}));
    QCOMPARE(staying(all).size(), std::size_t{11});
    // Nor what is made this very hour.
    all.push_back(before(seconds{0}));
    all.push_back(before(seconds{1}));
    QCOMPARE(staying(all).size(), std::size_t{13});
    // Where there is no room the newest by the clock as it is now stays, and those go first.
    for (Backup& backup : all)
        backup.bytes = 100;
    QCOMPARE(staying(all, 150), std::vector<seconds>{seconds{0}});
    // Of many from the future the ten newest stay.
    for (int i = 1; i <= 10; ++i)
        all.push_back(before(-hours{48} - seconds{i}));
    QCOMPARE(staying(all).size(), std::size_t{13});
}

void RetentionTest::anOrderIsNotNeeded()
{
    std::vector<Backup> all;
    for (int i = 0; i < 40; ++i)
        all.push_back(before(hours{7 * i}, i));
    const std::vector<seconds> left = staying(all, 700);
    std::ranges::reverse(all);
    std::rotate(all.begin(), all.begin() + 13, all.end());
    QCOMPARE(staying(all, 700), left);
}

HITSPREAD_TEST(RetentionTest)
#include "retention_test.moc"
