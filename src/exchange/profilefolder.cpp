#include "exchange/profilefolder.h"

#include "exchange/documentpath.h"
#include "exchange/filesync.h"
#include "exchange/jsonreader.h"
#include "exchange/plaintexts.h"
#include "exchange/recordcodec.h"
#include "exchange/wholefile.h"
#include "rules/core/system.h"
#include "rules/systems/registry.h"
#include "services/problem.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace hitspread::exchange {

namespace {

constexpr int kDigestLength = 16;

/// One file; the name is what it says, not what it is called.
OwnProfile readProfile(const QString& path, const RecordDeclaration& declaration)
{
    QFile file(path);
    const JsonLimits limits;
    if (!file.open(QIODevice::ReadOnly) || file.size() > limits.bytes)
        refuse<Reason::ProfileUnreadable>({SiteKind::File, path});
    const QJsonObject object = readJsonObject(file.readAll(), path, limits);
    requirePlainTexts(object, path);
    OwnProfile profile;
    profile.name = object.value(QStringLiteral("name")).toString().toStdString();
    profile.switches = AnyRecord(declaration);
    RequestRecordReader reader;
    reader.read(declaration, object.value(QStringLiteral("switches")).toObject(), profile.switches.data(),
                DocumentPath(path));
    return profile;
}

}  // namespace

QString ownProfilesFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
        + QStringLiteral("/hitspread/profiles");
}

QString ProfileFolder::fileOf(const std::string& system, const std::string& name) const
{
    const QByteArray digest = QCryptographicHash::hash(QByteArray::fromStdString(name), QCryptographicHash::Sha256);
    return QDir(m_folder).filePath(
        QStringLiteral("%1-%2.json").arg(toQString(system), QString::fromLatin1(digest.toHex().left(kDigestLength))));
}

std::vector<OwnProfile> ProfileFolder::profiles(const std::string& system)
{
    std::vector<OwnProfile> all;
    const System* rules = findSystem(system);
    const RecordDeclaration* declaration = rules ? rules->record(RecordKind::Switches) : nullptr;
    if (!declaration)
        return all;
    const QDir folder(m_folder);
    for (const QString& file : folder.entryList({toQString(system) + QStringLiteral("-*.json")}, QDir::Files)) {
        OwnProfile profile = readProfile(folder.filePath(file), *declaration);
        profile.system = system;
        all.push_back(std::move(profile));
    }
    std::ranges::sort(all, {}, &OwnProfile::name);
    return all;
}

void ProfileFolder::save(const OwnProfile& profile)
{
    QStringList missing;
    for (QString folder = QDir(m_folder).absolutePath(); !QFileInfo::exists(folder);
         folder = QFileInfo(folder).absolutePath())
        missing += folder;
    if (!QDir().mkpath(m_folder))
        refuse<Reason::FolderNotMade>({SiteKind::File, m_folder});
    for (const QString& folder : std::as_const(missing))
        syncFolderOf(folder);
    const QJsonObject object{{QStringLiteral("name"), toQString(profile.name)},
                             {QStringLiteral("system"), toQString(profile.system)},
                             {QStringLiteral("switches"), encodeChanged(profile.switches)}};
    writeWhole(fileOf(profile.system, profile.name), QJsonDocument(object).toJson());
}

void ProfileFolder::remove(const std::string& system, const std::string& name)
{
    const QString file = fileOf(system, name);
    if (!QFile::remove(file))
        throw Failure(ProblemCode::NotFound, {SiteKind::Profile, name});
    syncFolderOf(file);
}

}  // namespace hitspread::exchange
