#include "cli/commands.h"

#include "formats/schema/schemabundle.h"
#include "formats/schema/schemas.h"
#include "formats/schema/schematext.h"
#include "formats/wholefile.h"
#include "services/refusal/problem.h"

#include <QCoreApplication>
#include <QDir>

namespace hitspread::cli {

namespace {

/// Prints the JSON Schemas of requests, results and documents.
class SchemaCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"schema"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

void publish(const QString& folder)
{
    for (const QString& name : formats::schemaNames()) {
        formats::writeWhole(QDir(folder).filePath(name + u".schema.json"_qs),
                            formats::schemaText(formats::schemaNamed(name)));
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
        for (const QString& name : formats::schemaNames())
            console.print(name);
        return Done;
    }
    const QJsonObject schema = formats::schemaNamed(names.first());
    if (schema.isEmpty())
        refuse<Reason::NoSuchSchema>({SiteKind::Place, names.first()});
    console.output += formats::schemaText(formats::SchemaBundler().bundled(schema));
    return Done;
}

std::unique_ptr<Command> schemaCommand()
{
    return std::make_unique<SchemaCommand>();
}

}  // namespace hitspread::cli
