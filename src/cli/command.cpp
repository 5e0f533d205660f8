#include "cli/command.h"

#include "services/problem.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace hitspread::cli {

void Console::print(const QJsonValue& json)
{
    output += json.isArray() ? QJsonDocument(json.toArray()).toJson() : QJsonDocument(json.toObject()).toJson();
}

void Console::print(const QString& line)
{
    output += line.toUtf8() + '\n';
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

QByteArray readSource(const QString& file, qsizetype most, Console& console)
{
    if (file == u"-")
        return console.readInput(most + 1);
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly))
        refuseUse(file, source.errorString(), QCoreApplication::translate("cli", "check the name and your rights"));
    const QByteArray content = source.read(most + 1);
    if (source.error() != QFileDevice::NoError)
        refuseUse(file, source.errorString(),
                  QCoreApplication::translate("cli", "check that it is a file and can be read"));
    return content;
}

}  // namespace hitspread::cli
