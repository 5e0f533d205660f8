#include "cli/exchangeoptions.h"

#include "formats/codec/actioncodec.h"
#include "rules/systems/registry.h"
#include "services/library/librarykinds.h"
#include "services/refusal/problem.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitspread::cli {

namespace {

QStringList kindsOfLibrary(const System* system)
{
    QStringList all;
    for (const RecordKind kind : kLibraryKinds) {
        if (!system || system->record(kind))
            all << formats::toQString(formats::kindText(kind));
    }
    return all;
}

/// The only system with records of the kind in the library, or nullptr.
const System* onlySystem(Campaign& campaign, RecordKind kind)
{
    const System* only = nullptr;
    for (const System* system : systems()) {
        if (campaign.library().count({.kind = kind, .system = std::string(system->id())}) == 0)
            continue;
        if (only)
            return nullptr;
        only = system;
    }
    return only;
}

}  // namespace

QStringList idsOfSystems()
{
    QStringList all;
    for (const System* system : systems())
        all << formats::toQString(system->id());
    return all;
}

void declareTable(QCommandLineParser& parser)
{
    parser.addOption({u"system"_qs, QCoreApplication::translate("cli", "The rule system of the records."), u"ID"_qs});
    parser.addOption({u"kind"_qs, QCoreApplication::translate("cli", "The kind of record."), u"KIND"_qs});
}

const System* systemIn(const QCommandLineParser& parser)
{
    if (!parser.isSet(u"system"_qs))
        return nullptr;
    const QString id = parser.value(u"system"_qs);
    const System* system = findSystem(id.toStdString());
    if (!system)
        refuse<Reason::NoSuchSystemListed>({SiteKind::Place, u"--system"_qs}, id, idsOfSystems());
    return system;
}

std::optional<RecordKind> kindIn(const QCommandLineParser& parser)
{
    if (!parser.isSet(u"kind"_qs))
        return std::nullopt;
    const QString word = parser.value(u"kind"_qs);
    const RecordKind kind = formats::kindFromText(word.toStdString(), {u"--kind"_qs});
    if (std::ranges::find(kLibraryKinds, kind) == kLibraryKinds.end())
        refuse<Reason::NoSuchKind>({SiteKind::Place, u"--kind"_qs}, word);
    return kind;
}

TableOf tableOf(Campaign& campaign, const QCommandLineParser& parser, std::optional<RecordKind> usual)
{
    const System* system = systemIn(parser);
    std::optional<RecordKind> kind = kindIn(parser);
    if (!kind)
        kind = usual;
    if (!kind)
        refuse<Reason::KindMissing>({SiteKind::Place, u"--kind"_qs}, kindsOfLibrary(system));
    if (!system)
        system = onlySystem(campaign, *kind);
    if (!system)
        refuse<Reason::SystemMissing>({SiteKind::Place, u"--system"_qs}, idsOfSystems());
    const RecordDeclaration* record = system->record(*kind);
    if (!record)
        refuse<Reason::NoSuchKind>({SiteKind::Place, u"--kind"_qs}, formats::toQString(formats::kindText(*kind)));
    return {*system, *record};
}

}  // namespace hitspread::cli
