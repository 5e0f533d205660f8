#include "ui/shell/quitsignals.h"

#include <QApplication>
#include <QSocketNotifier>
#include <QTimer>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace hitspread {

namespace {

constexpr std::array kEndSignals{SIGTERM, SIGHUP, SIGINT};
constexpr std::chrono::milliseconds kEndPatience{2000};

/// Where the handler writes and the event loop reads: little else may be done in a handler.
std::array<int, 2> endPipe{-1, -1};

void tellOfEnd(int)
{
    const int before = errno;
    // A pipe that is full says so already.
    [[maybe_unused]] const auto told = ::write(endPipe[1], "", 1);
    errno = before;
}

void setEndHandler(int signal, void (*handler)(int))
{
    struct sigaction wanted {};
    struct sigaction present {};
    wanted.sa_handler = handler;
    wanted.sa_flags = SA_RESTART;
    ::sigemptyset(&wanted.sa_mask);
    // Who starts a program with one ignored (nohup) wants it to be.
    if (::sigaction(signal, nullptr, &present) == 0 && present.sa_handler != SIG_IGN)
        ::sigaction(signal, &wanted, nullptr);
}

}  // namespace

QuitSignals::QuitSignals(QObject* parent) : QObject(parent)
{
    if (::pipe2(endPipe.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    auto* notifier = new QSocketNotifier(endPipe[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        std::array<char, 16> told{};
        [[maybe_unused]] const auto bytes = ::read(endPipe[0], told.data(), told.size());
        end();
    });
    for (const int signal : kEndSignals)
        setEndHandler(signal, &tellOfEnd);
}

QuitSignals::~QuitSignals()
{
    for (const int signal : kEndSignals)
        setEndHandler(signal, SIG_DFL);
    for (int& end : endPipe) {
        ::close(end);
        end = -1;
    }
}

void QuitSignals::end()
{
    QApplication::closeAllWindows();
    QTimer::singleShot(kEndPatience, qApp, [] { QCoreApplication::exit(); });
}

}  // namespace hitspread
