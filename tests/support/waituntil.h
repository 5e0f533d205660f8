#pragma once

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QList>
#include <QObject>
#include <QPointer>
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
/// pass (as panels do for the final size, or a bar before it shows itself): that moment passes at once. Work on the campaign is not
/// waited for.
[[nodiscard]] inline bool waitForRest(const QObject& window)
{
    return waitUntil([&window] {
        constexpr int kLongest = 2000;  // ms
        const auto work = [] {
            QCoreApplication::processEvents(QEventLoop::AllEvents, kLongest);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        };
        work();
        QList<QTimer*> waiting = window.findChildren<QTimer*>();
        waiting.removeIf([](const QTimer* timer) { return !timer->isActive() || !timer->isSingleShot(); });
        if (waiting.isEmpty())
            return true;
        QTimer& first = **std::ranges::min_element(waiting, {}, &QTimer::remainingTime);
        const QPointer<QTimer> alive(&first);
        const int interval = first.interval();
        first.start(0);
        work();
        if (alive)
            first.setInterval(interval);
        return false;
    });
}

}  // namespace hitspread::support
