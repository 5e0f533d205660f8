#include "formats/profilefolder.h"

#include "formats/codec/recordcodec.h"
#include "formats/filesync.h"
#include "formats/json/documentpath.h"
#include "formats/json/jsonreader.h"
#include "formats/json/plaintexts.h"
#include "formats/processsetup.h"
#include "formats/wholefile.h"
#include "rules/core/system.h"
#include "rules/systems/registry.h"
#include "services/refusal/problem.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace hitspread::formats {

namespace {

constexpr int kDigestLength = 16;

QJsonObject objectIn(const QString& path)
{
    QFile file(path);
    const JsonLimits limits;
    const DocumentPath here{Site(SiteKind::File, path)};
    if (!file.open(QIODevice::ReadOnly) || file.size() > limits.bytes)
        refuse<Reason::ProfileUnreadable>({SiteKind::File, path});
    const QByteArray bytes = file.readAll();
    requireRead(file, path);
    QJsonObject object = readJsonObject(bytes, here, limits);
    requirePlainTexts(object, here);
    return object;
}

const RecordDeclaration* switchesOf(const std::string& system)
{
    const System* rules = findSystem(system);
    return rules ? rules->record(RecordKind::Switches) : nullptr;
}

/// One file; the name is what it says, not what it is called.
OwnProfile readProfile(const QString& path, const RecordDeclaration& declaration)
{
    const QJsonObject object = objectIn(path);
    const DocumentPath here{Site(SiteKind::File, path)};
    OwnProfile profile;
    profile.name = object.value(QStringLiteral("name")).toString().toStdString();
    profile.switches = AnyRecord(declaration);
    RequestRecordReader reader;
    reader.read(declaration, object.value(QStringLiteral("switches")).toObject(), profile.switches.data(), here);
    return profile;
}

}  // namespace

QString ownProfilesFolder()
{
    // Without a home Qt takes the root of the disk for one.
    const bool hasPlace = hasHome() || qEnvironmentVariableIsSet("XDG_CONFIG_HOME");
    return hasPlace ? QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
            + QStringLiteral("/hitspread/profiles")
                    : QString();
}

QString ProfileFolder::fileOf(const std::string& system, const std::string& name) const
{
    const QByteArray digest = QCryptographicHash::hash(QByteArray::fromStdString(name), QCryptographicHash::Sha256);
    return QDir(m_folder).filePath(
        QStringLiteral("%1-%2.json").arg(toQString(system), QString::fromLatin1(digest.toHex().left(kDigestLength))));
}

OwnProfiles ProfileFolder::profiles(const std::string& system)
{
    OwnProfiles found;
    const RecordDeclaration* declaration = switchesOf(system);
    if (!declaration)
        return found;
    if (m_folder.isEmpty())
        return found;
    const QDir folder(m_folder);
    for (const QString& file : folder.entryList({toQString(system) + QStringLiteral("-*.json")}, QDir::Files)) {
        try {
            OwnProfile profile = readProfile(folder.filePath(file), *declaration);
            profile.system = system;
            found.all.push_back(std::move(profile));
        } catch (const Failure& failure) {
            Problem problem = failure.problem();
            if (problem.code == ProblemCode::BadInput && !problem.causes.empty())
                problem.causes = {because<Reason::ProfileBroken>(problem.causes.front())};
            found.broken.push_back(std::move(problem));
        }
    }
    std::ranges::sort(found.all, {}, &OwnProfile::name);
    return found;
}

void ProfileFolder::save(const OwnProfile& profile)
{
    if (m_folder.isEmpty())
        refuse<Reason::NoHomeFolder>({SiteKind::Profile, profile.name});
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

OwnProfile ProfileFolder::take(const QString& path)
{
    const std::string system = objectIn(path).value(QStringLiteral("system")).toString().toStdString();
    const RecordDeclaration* declaration = switchesOf(system);
    if (!declaration)
        refuse<Reason::ProfileUnreadable>({SiteKind::File, path});
    OwnProfile profile = readProfile(path, *declaration);
    profile.system = system;
    for (const OwnProfile& kept : profiles(system).all) {
        if (kept.name == profile.name && encodeChanged(kept.switches) != encodeChanged(profile.switches))
            throw Failure(ProblemCode::FileExists, {SiteKind::Profile, profile.name});
    }
    save(profile);
    return profile;
}

}  // namespace hitspread::formats
