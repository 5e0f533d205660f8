#include "storage/recovery/pagefile.h"

#include "services/refusal/problem.h"
#include "storage/guard/fileheader.h"
#include "storage/guard/filestate.h"
#include "storage/recovery/rollbackjournal.h"
#include "storage/recovery/walframes.h"

#include <QFileInfo>
#include <QtEndian>

#include <algorithm>
#include <set>

namespace hitspread::storage {

namespace {

constexpr int kUsualPageSize = 4096;
constexpr qsizetype kHeadSize = 100;
constexpr qsizetype kPageSizeInHead = 16;
constexpr qsizetype kPagesInHead = 28;

/// Where the file is too damaged to say whose the -wal is, it is believed: it lies beside it, and its frames hold themselves to be sound.
bool isOwnWal(const QString& path)
{
    try {
        return judgeWal(path) != WalVerdict::Stranger;
    } catch (const Failure& failure) {
        if (failure.problem().code == ProblemCode::OutOfMemory)
            throw;
        return isUnread(failure.problem());
    }
}

/// A disk that fails may read the second time what it did not the first.
SidePages readTwice(SidePages (*read)(const QString&), const QString& name)
{
    SidePages pages = read(name);
    return pages.isUnread ? read(name) : pages;
}

}  // namespace

PageFile::PageFile(const QString& path)
{
    openForReading(m_file, path);
    const QString journal = besideFile(path, QStringLiteral("-journal"));
    lay(m_journal, journal, readTwice(&originalsIn, journal));
    const QString wal = besideFile(path, QStringLiteral("-wal"));
    if (isOwnWal(path))
        lay(m_wal, wal, readTwice(&framesOf, wal));
    m_head = m_file.read(kHeadSize);
    m_wasUnread = m_file.error() != QFileDevice::NoError;
    m_pageSize = m_wal.over.pageSize != 0 ? m_wal.over.pageSize
        : m_journal.over.pageSize != 0    ? m_journal.over.pageSize
                                          : guessedPageSize();
    if (m_journal.over.pageSize != m_pageSize)
        m_journal.over = {};
    m_count = static_cast<quint32>(std::min<qint64>((m_file.size() + m_pageSize - 1) / m_pageSize, 0xFFFFFFFE));
    // What the change that was broken off added to the file goes with it; no sum holds how much that is.
    if (m_journal.over.pageSize != 0)
        m_count = std::max(std::min(m_count, m_journal.over.pages), m_journal.over.at.rbegin()->first);
    m_count = std::max(m_count, m_wal.over.pages);
    const bool isLaidOver = m_journal.over.at.contains(1) || m_wal.over.at.contains(1);
    if (const QByteArray first = page(1); isLaidOver && first.size() >= kHeadSize)
        m_head = first.first(kHeadSize);
    m_head.resize(kHeadSize, '\0');
}

void PageFile::lay(Layer& layer, const QString& name, const SidePages& over)
{
    m_unreadSides += over.isUnread ? 1 : 0;
    layer.file.setFileName(name);
    if (over.pageSize != 0 && layer.file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        layer.over = over;
}

QByteArray PageFile::page(quint32 number)
{
    if (number == 0 || number > m_count)
        return {};
    QFile* file = &m_file;
    qint64 at = (qint64{number} - 1) * m_pageSize;
    for (Layer* layer : {&m_journal, &m_wal}) {
        if (const auto there = layer->over.at.find(number); there != layer->over.at.end()) {
            file = &layer->file;
            at = there->second;
        }
    }
    const auto readOnce = [&] { return file->seek(at) ? file->read(m_pageSize) : QByteArray(); };
    QByteArray bytes = readOnce();
    if (file->error() != QFileDevice::NoError)
        bytes = readOnce();
    m_wasUnread = m_wasUnread || file->error() != QFileDevice::NoError;
    if (!bytes.isEmpty())
        bytes.resize(m_pageSize, '\0');
    return bytes;
}

quint32 PageFile::headNumber(qsizetype at) const
{
    return numberAt(m_head, at);
}

quint32 PageFile::missing() const
{
    // Of a number that cannot be, nothing follows.
    const quint32 said = headNumber(kPagesInHead);
    return said > m_count && said / 16 < m_count ? said - m_count : 0;
}

/// What the head says where the pages agree with it.
int PageFile::guessedPageSize()
{
    if (m_head.size() < kHeadSize)
        return kUsualPageSize;
    const int said = qFromBigEndian<quint16>(m_head.constData() + kPageSizeInHead);
    const int size = said == 1 ? 65536 : said;
    const bool canBe = size >= 512 && (size & (size - 1)) == 0;
    return canBe && size != kUsualPageSize && soundPages(size) > soundPages(kUsualPageSize) ? size : kUsualPageSize;
}

/// How many of the first bytes look as if pages of such a size began there.
int PageFile::soundPages(int pageSize)
{
    constexpr qint64 kLookedAt = qint64{64} * 65536;
    static const std::set<char> kinds{2, 5, 10, 13};
    int sound = 0;
    for (qint64 at = pageSize; at < kLookedAt && m_file.seek(at); at += pageSize) {
        const QByteArray begin = m_file.read(8);
        if (begin.size() < 8)
            break;
        const int cells = qFromBigEndian<quint16>(begin.constData() + 3);
        const int content = qFromBigEndian<quint16>(begin.constData() + 5);
        const bool isTree = kinds.contains(begin[0]) && cells > 0 && content >= 8 + 2 * cells && content < pageSize;
        sound += isTree ? pageSize : 0;
    }
    return sound;
}

}  // namespace hitspread::storage
