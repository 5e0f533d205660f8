#include "cli/command.h"

#include "formats/json/plaintexts.h"
#include "formats/wholefile.h"
#include "services/refusal/problem.h"

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
    output += formats::withEscapedControls(json.isArray() ? QJsonDocument(json.toArray()).toJson()
                                                          : QJsonDocument(json.toObject()).toJson());
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

QStringList positional(const QCommandLineParser& parser, qsizetype least, qsizetype most)
{
    QStringList arguments = parser.positionalArguments();
    arguments.removeFirst();
    if (arguments.size() < least)
        refuse<Reason::ArgumentMissing>({SiteKind::Place, parser.positionalArguments().first()});
    if (arguments.size() > most)
        refuse<Reason::ArgumentTooMany>({SiteKind::Place, arguments[most]});
    return arguments;
}

QByteArray readPresent(std::FILE* file)
{
    QByteArray read(qsizetype{64} * 1024, Qt::Uninitialized);
    ssize_t got = -1;
    do {
        got = ::read(::fileno(file), read.data(), static_cast<std::size_t>(read.size()));
    } while (got < 0 && errno == EINTR);
    if (got < 0 && errno == EBADF)
        refuse<Reason::InputClosed>({SiteKind::Place, sourceName(u"-"_qs)});
    if (got < 0)
        refuse<Reason::UnreadableFile>({SiteKind::Place, sourceName(u"-"_qs)}, qt_error_string(errno));
    read.resize(got);
    return read;
}

std::unique_ptr<QFile> openSource(const QString& file)
{
    auto source = std::make_unique<QFile>(file);
    if (!source->open(QIODevice::ReadOnly))
        refuse<Reason::Unreadable>({SiteKind::File, file}, source->errorString());
    return source;
}

QByteArray readPiece(QFile& source, qsizetype most)
{
    QByteArray piece = source.read(most);
    if (source.error() != QFileDevice::NoError)
        refuse<Reason::UnreadableFile>({SiteKind::File, source.fileName()}, source.errorString());
    return piece;
}

QString sourceName(const QString& file)
{
    return file == u"-" ? QCoreApplication::translate("cli", "standard input") : file;
}

QByteArray readSource(const QString& file, qsizetype most, Console& console)
{
    if (file == u"-")
        return console.readInput(most + 1);
    // Room is made for all that is asked for at once: little by little a small file takes little.
    constexpr qsizetype kAtOnce = qsizetype{1024} * 1024;
    const auto source = openSource(file);
    QByteArray read;
    while (read.size() <= most) {
        const QByteArray more = readPiece(*source, std::min(kAtOnce, most + 1 - read.size()));
        if (more.isEmpty())
            break;
        read += more;
    }
    return read;
}

QCommandLineOption outputOption(const QString& words)
{
    return {u"output"_qs, words, u"FILE"_qs};
}

void handOver(const QByteArray& document, const QCommandLineParser& parser, Console& console)
{
    const QString file = parser.value(u"output"_qs);
    if (file.isEmpty()) {
        console.output += document;
        return;
    }
    formats::requireNew(file);
    formats::writeWhole(file, document);
    console.print(file);
}

int countOf(const QCommandLineParser& parser, const QString& option)
{
    bool ok = false;
    const int number = parser.value(option).toInt(&ok);
    if (!ok || number < 1)
        refuse<Reason::NoCountFromOne>({SiteKind::Place, u"--"_qs + option}, parser.value(option));
    return number;
}

}  // namespace hitspread::cli
