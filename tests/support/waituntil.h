#pragma once

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QList>
#include <QObject>
#include <QTimer>

#include <algorithm>
#include <chrono>

namespace hitspread::support {

/// Until `isThere`; false: not within `most`. It looks after every event, where QTest::qWaitFor() sleeps in between, and every few
/// milliseconds for what comes without one.
template <typename Condition>
[[nodiscard]] bool waitUntil(Condition isThere, std::chrono::milliseconds most = std::chrono::seconds(5))
{
    if (isThere())
        return true;
    const QDeadlineTimer until(most);
    QTimer look;
    look.start(std::min(most, std::chrono::milliseconds(10)));
    do {
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
        // Until none is left, as the condition may hold in the middle of what belongs together.
        QCoreApplication::processEvents(QEventLoop::AllEvents, static_cast<int>(until.remainingTime()));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        if (isThere())
            return true;
    } while (!until.hasExpired());
    return false;
}

/// Until everything that has happened has had its effect on a window: no event is left, and nothing in it waits for a moment to
/// pass (as panels do for the final size, or a bar before it shows itself). Work on the campaign is not waited for.
[[nodiscard]] inline bool waitForRest(const QObject& window)
{
    return waitUntil([&window] {
        constexpr int kLongest = 2000;  // ms
        QCoreApplication::processEvents(QEventLoop::AllEvents, kLongest);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        const QList<QTimer*> timers = window.findChildren<QTimer*>();
        return std::ranges::none_of(timers,
                                    [](const QTimer* timer) { return timer->isActive() && timer->isSingleShot(); });
    });
}

}  // namespace hitspread::support
