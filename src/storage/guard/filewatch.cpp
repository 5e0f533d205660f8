#include "storage/guard/filewatch.h"

#include "services/refusal/problem.h"

#include <QFile>
#include <QFileInfo>

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

namespace hitspread::storage {

bool FileWatch::Place::isSame(const Place& other) const
{
    return isThere() && other.isThere() && device == other.device && number == other.number;
}

bool FileWatch::Place::isUntouched(const Place& other) const
{
    return isSame(other) && size == other.size && changed.tv_sec == other.changed.tv_sec
        && changed.tv_nsec == other.changed.tv_nsec;
}

FileWatch::Place FileWatch::at(const QByteArray& name)
{
    struct stat found {};
    if (::stat(name.constData(), &found) != 0)
        return Place{errno};
    return Place{0, found.st_dev, found.st_ino, found.st_size, found.st_mtim};
}

FileWatch::FileWatch(const QString& path)
    : m_name(QFile::encodeName(path)),
      m_folderName(QFile::encodeName(QFileInfo(path).absolutePath())),
      m_first(at(m_name)),
      m_folder(at(m_folderName))
{}

void FileWatch::begin()
{
    m_last = at(m_name);
    if (!m_last.isSame(m_first))
        refuse<Reason::ReplacedWhileOpening>({SiteKind::File, QFile::decodeName(m_name)});
    // Behind a link they lie where the file does.
    const QByteArray real = QFile::encodeName(QFileInfo(QFile::decodeName(m_name)).canonicalFilePath());
    m_sides[0].name = real + "-wal";
    m_sides[1].name = real + "-shm";
    for (Side& side : m_sides)
        side.first = at(side.name);
}

void FileWatch::takeUpSides()
{
    for (Side& side : m_sides) {
        if (!side.first.isThere())
            side.first = at(side.name);
    }
}

CampaignFate FileWatch::look()
{
    const Place now = at(m_name);
    if (now.isSame(m_first)) {
        // Away and back with other contents: somebody wrote to it where this program could not see.
        if (m_wasAway && !now.isUntouched(m_last))
            return CampaignFate::Replaced;
        m_last = now;
        const CampaignFate beside = lookBeside();
        m_wasAway = beside == CampaignFate::Unreachable;
        return beside;
    }
    if (now.isThere())
        return CampaignFate::Replaced;
    // A share that is not mounted just now leaves an empty folder, but another one.
    if (now.error == ENOENT && at(m_folderName).isSame(m_folder))
        return CampaignFate::Gone;
    m_wasAway = true;
    return CampaignFate::Unreachable;
}

CampaignFate FileWatch::lookBeside() const
{
    for (const Side& side : m_sides) {
        // Opened for reading only there may be none.
        if (!side.first.isThere())
            continue;
        const Place now = at(side.name);
        if (now.isThere() ? !now.isSame(side.first) : now.error == ENOENT)
            return CampaignFate::Torn;
        if (!now.isThere())
            return CampaignFate::Unreachable;
    }
    return CampaignFate::There;
}

bool FileWatch::sideNamesAreFree() const
{
    return std::ranges::all_of(m_sides, [](const Side& side) {
        const Place now = at(side.name);
        return now.error == ENOENT || now.isSame(side.first);
    });
}

void FileWatch::dropSideFiles() const
{
    const auto isOurs = [](const Side& side) { return at(side.name).isSame(side.first); };
    if (isOurs(m_sides[0]) && at(m_sides[0].name).size > 0)
        return;
    for (const Side& side : m_sides) {
        if (isOurs(side))
            ::unlink(side.name.constData());
    }
}

}  // namespace hitspread::storage
