#include "cli/command.h"

#include "services/problem.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cerrno>
#include <cstdio>

#include <unistd.h>

namespace hitspread::cli {

void Console::print(const QJsonValue& json)
{
    output += json.isArray() ? QJsonDocument(json.toArray()).toJson() : QJsonDocument(json.toObject()).toJson();
}

void Console::print(const QString& line)
{
    output += line.toUtf8() + '\n';
}

QByteArray Console::readInput(qsizetype most)
{
    QByteArray read;
    while (read.size() < most) {
        const QByteArray more = readSome();
        if (more.isEmpty())
            break;
        read += more;
    }
    return read.first(std::min(most, read.size()));
}

bool Console::handOn()
{
    if (!write(output))
        return false;
    output.resize(0);  // and keeps its room
    return true;
}

void refuseUse(const QString& what, const QString& reason, const QString& remedy)
{
    throw Failure(ProblemCode::BadInput, what.toStdString(), {reason.toStdString(), remedy.toStdString()});
}

QStringList positional(const QCommandLineParser& parser, qsizetype least, qsizetype most)
{
    QStringList arguments = parser.positionalArguments();
    arguments.removeFirst();
    if (arguments.size() < least)
        refuseUse(parser.positionalArguments().first(), QCoreApplication::translate("cli", "an argument is missing"),
                  QCoreApplication::translate("cli", "see --help"));
    if (arguments.size() > most)
        refuseUse(arguments[most], QCoreApplication::translate("cli", "there is one argument too many"),
                  QCoreApplication::translate("cli", "see --help"));
    return arguments;
}

QByteArray readPresent(std::FILE* file)
{
    QByteArray read(qsizetype{64} * 1024, Qt::Uninitialized);
    ssize_t got = -1;
    do {
        got = ::read(::fileno(file), read.data(), static_cast<std::size_t>(read.size()));
    } while (got < 0 && errno == EINTR);
    if (got < 0)
        refuseUse(sourceName(u"-"_qs), qt_error_string(errno),
                  QCoreApplication::translate("cli", "check that it is a file and can be read"));
    read.resize(got);
    return read;
}

std::unique_ptr<QFile> openSource(const QString& file)
{
    auto source = std::make_unique<QFile>(file);
    if (!source->open(QIODevice::ReadOnly))
        refuseUse(file, source->errorString(), QCoreApplication::translate("cli", "check the name and your rights"));
    return source;
}

QByteArray readPiece(QFile& source, qsizetype most)
{
    const QByteArray piece = source.read(most);
    if (source.error() != QFileDevice::NoError)
        refuseUse(source.fileName(), source.errorString(),
                  QCoreApplication::translate("cli", "check that it is a file and can be read"));
    return piece;
}

QString sourceName(const QString& file)
{
    return file == u"-" ? QCoreApplication::translate("cli", "standard input") : file;
}

QByteArray readSource(const QString& file, qsizetype most, Console& console)
{
    return file == u"-" ? console.readInput(most + 1) : readPiece(*openSource(file), most + 1);
}

}  // namespace hitspread::cli
