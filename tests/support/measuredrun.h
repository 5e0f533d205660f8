#pragma once

#include "support/programs.h"

#include <QByteArray>
#include <QFile>
#include <QList>
#include <QStringList>

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace hitspread::support {

/// What a run of hitspread-cli came to, and how much memory it ever had at once.
struct Measured {
    int exit = -1;  ///< -1: it crashed, or was killed
    QByteArray output;
    QByteArray error;
    qint64 megabytes = 0;  ///< no less than what the test itself has: the two begin as one
};

/// Runs it; what it writes goes through files in `folder`.
[[nodiscard]] inline Measured measuredRun(const QStringList& arguments, const QString& folder)
{
    const QString output = folder + QStringLiteral("/stdout");
    const QString error = folder + QStringLiteral("/stderr");
    QList<QByteArray> words{QFile::encodeName(commandLineProgram())};
    for (const QString& argument : arguments)
        words << argument.toUtf8();
    QList<char*> pointers;
    for (QByteArray& word : words)
        pointers << word.data();
    pointers << nullptr;
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    for (const auto& [file, name] : {std::pair{STDOUT_FILENO, output}, std::pair{STDERR_FILENO, error}})
        posix_spawn_file_actions_addopen(&actions, file, QFile::encodeName(name).constData(),
                                         O_WRONLY | O_CREAT | O_TRUNC, 0600);
    Measured ran;
    pid_t child = 0;
    // What asks for much more than any bound is to fail, and not to take the machine with it.
    struct rlimit before {};
    ::getrlimit(RLIMIT_AS, &before);
    struct rlimit most {
        before
    };
    most.rlim_cur = rlim_t{6} * 1024 * 1024 * 1024;
    ::setrlimit(RLIMIT_AS, &most);
    const bool isStarted = ::posix_spawn(&child, words.first().constData(), &actions, nullptr, pointers.data(), environ)
        == 0;
    ::setrlimit(RLIMIT_AS, &before);
    posix_spawn_file_actions_destroy(&actions);
    int status = 0;
    struct rusage used {};
    if (!isStarted || ::wait4(child, &status, 0, &used) != child)
        return ran;
    ran.exit = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    ran.megabytes = used.ru_maxrss / 1024;
    for (const auto& [name, bytes] : {std::pair{output, &ran.output}, std::pair{error, &ran.error}}) {
        QFile file(name);
        if (file.open(QIODevice::ReadOnly))
            *bytes = file.read(qint64{1024} * 1024);
    }
    return ran;
}

}  // namespace hitspread::support
