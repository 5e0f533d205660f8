#pragma once

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <cstdint>
#include <set>
#include <sys/mount.h>
#include <sys/statvfs.h>
#include <unistd.h>

namespace hitspread::support {

/// A disk in memory that is as full as a test wants it. Only root can have one, and not everywhere: see isThere().
class SmallDisk {
public:
    /// Mounted at a folder of this name, which is made.
    explicit SmallDisk(QString place) : m_place(std::move(place))
    {
        m_isThere = ::geteuid() == 0 && QDir().mkpath(m_place)
            && ::mount("hitspread", name().constData(), "tmpfs", MS_NOSUID | MS_NODEV, "size=256m") == 0;
    }
    ~SmallDisk()
    {
        if (m_isThere)
            (void)::umount2(name().constData(), MNT_DETACH);
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

    [[nodiscard]] bool isThere() const { return m_isThere; }
    [[nodiscard]] QString path(const QString& file) const { return m_place + u'/' + file; }
    [[nodiscard]] QString folder() const { return m_place; }

    /// Pages of what is on it.
    [[nodiscard]] std::int64_t used() const
    {
        struct statvfs there {};
        if (::statvfs(name().constData(), &there) != 0)
            return -1;
        return static_cast<std::int64_t>(there.f_blocks - there.f_bfree);
    }
    /// From now on there is room for so many pages more.
    [[nodiscard]] bool leave(std::int64_t pages)
    {
        const QByteArray size = "size=" + QByteArray::number(qint64{used() + pages} * ::sysconf(_SC_PAGESIZE));
        return ::mount("hitspread", name().constData(), "tmpfs", MS_REMOUNT | MS_NOSUID | MS_NODEV, size.constData())
            == 0;
    }
    /// Much room, and nothing on it but a page that is always there: a disk of none would have no limit.
    [[nodiscard]] bool clear()
    {
        QFile filler(path(kFiller));
        return leave(kMuch)
            && std::ranges::all_of(files(), [this](const QString& name) { return QFile::remove(path(name)); })
            && filler.open(QIODevice::WriteOnly) && filler.write("-") == 1;
    }
    /// All that is on it beside that page, by name and folder.
    [[nodiscard]] QStringList files() const
    {
        QStringList found;
        QDirIterator all(m_place, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (all.hasNext())
            found << all.next().sliced(m_place.size() + 1);
        found.removeOne(kFiller);
        return found;
    }
    static constexpr std::int64_t kMuch = 65536;

private:
    static inline const QString kFiller = QStringLiteral("filler");

    [[nodiscard]] QByteArray name() const { return QFile::encodeName(m_place); }

    QString m_place;
    bool m_isThere = false;
};

/// How many pages of room a file of `whole` finds, try by try: some of those that are too few, or all where HITSPREAD_FULLDISKS says it, as
/// tests/long.sh does.
[[nodiscard]] inline std::set<std::int64_t> roomsBelow(std::int64_t whole)
{
    std::set<std::int64_t> rooms;
    for (std::int64_t pages = 0; pages < whole; ++pages) {
        if (qEnvironmentVariableIsSet("HITSPREAD_FULLDISKS") || pages < 2 || pages == whole / 2 || pages >= whole - 2)
            rooms.insert(pages);
    }
    return rooms;
}

}  // namespace hitspread::support
