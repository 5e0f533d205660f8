#include "cli/schemacommand.h"

#include "exchange/schemabundle.h"
#include "exchange/schemas.h"
#include "exchange/schematext.h"
#include "exchange/wholefile.h"
#include "services/problem.h"

#include <QCoreApplication>
#include <QDir>

namespace hitspread::cli {

namespace {

void publish(const QString& folder)
{
    for (const QString& name : exchange::schemaNames()) {
        exchange::writeWhole(QDir(folder).filePath(name + u".schema.json"_qs),
                             exchange::schemaText(exchange::schemaNamed(name)));
    }
}

}  // namespace

QString SchemaCommand::summary() const
{
    return QCoreApplication::translate("cli", "Prints a JSON Schema, or the names of all.");
}

void SchemaCommand::declare(QCommandLineParser& parser) const
{
    parser.addPositionalArgument(
        u"NAME"_qs, QCoreApplication::translate("cli", "The schema; without it their names are listed."), u"[NAME]"_qs);
    parser.addOption({u"list"_qs, QCoreApplication::translate("cli", "Lists the names.")});
    parser.addOption(
        {u"write"_qs, QCoreApplication::translate("cli", "Writes every schema into this folder."), u"FOLDER"_qs});
}

ExitStatus SchemaCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QStringList names = positional(parser, 0, 1);
    if (parser.isSet(u"write"_qs)) {
        publish(parser.value(u"write"_qs));
        return Done;
    }
    if (names.isEmpty() || parser.isSet(u"list"_qs)) {
        for (const QString& name : exchange::schemaNames())
            console.print(name);
        return Done;
    }
    const QJsonObject schema = exchange::schemaNamed(names.first());
    if (schema.isEmpty())
        refuse<Reason::NoSuchSchema>({SiteKind::Place, names.first()});
    console.output += exchange::schemaText(exchange::SchemaBundler().bundled(schema));
    return Done;
}

}  // namespace hitspread::cli
