#pragma once

#include "support/programs.h"

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QProcess>
#include <QStringList>

namespace hitspread {

/// The real hitspread-cli, run once.
struct Ran {
    int exit = -1;
    QByteArray output;
    QByteArray error;

    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(output).object(); }
    /// Whether it ended as an error should: status 2, one line that names `part`, nothing on standard output.
    [[nodiscard]] bool failedCleanly(const QByteArray& part) const
    {
        return exit == 2 && output.isEmpty() && error.endsWith('\n') && error.count('\n') == 1 && error.contains(part);
    }
};

/// `more` is put into its environment.
[[nodiscard]] inline Ran runProgram(const QStringList& arguments, const QByteArray& input = {},
                                    const QMap<QString, QString>& more = {})
{
    QProcess program;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("XDG_RUNTIME_DIR"));  // as on a machine without a session; Qt remarks on it
    for (auto one = more.begin(); one != more.end(); ++one)
        environment.insert(one.key(), one.value());
    program.setProcessEnvironment(environment);
    program.start(support::commandLineProgram(), arguments);
    program.write(input);
    program.closeWriteChannel();
    Ran ran;
    if (program.waitForFinished(60000) && program.exitStatus() == QProcess::NormalExit)
        ran.exit = program.exitCode();
    ran.output = program.readAllStandardOutput();
    ran.error = program.readAllStandardError();
    return ran;
}

}  // namespace hitspread
