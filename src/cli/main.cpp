#include "cli/command.h"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>

namespace {

/// All of `bytes`, or false: a full disk or a closed pipe must not pass for success.
bool written(const QByteArray& bytes, std::FILE* stream)
{
    const auto size = static_cast<std::size_t>(bytes.size());
    return std::fwrite(bytes.constData(), 1, size, stream) == size && std::fflush(stream) == 0;
}

}  // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("hitspread-cli"));
    QCoreApplication::setApplicationVersion(QStringLiteral(HITSPREAD_VERSION));

    hitspread::cli::Console console;
    console.readInput = [](qsizetype most) {
        QFile input;
        return input.open(stdin, QIODevice::ReadOnly) ? input.read(most) : QByteArray();
    };
    QByteArray error;
    const int status = hitspread::cli::runProgram(QCoreApplication::arguments().sliced(1), console, error);
    if (!error.isEmpty())
        return written(error, stderr) ? status : hitspread::cli::Wrong;
    if (!written(console.output, stdout)) {
        static_cast<void>(written("hitspread-cli: the result could not be written; make room or check the pipe\n", stderr));
        return hitspread::cli::Wrong;
    }
    return status;
}
