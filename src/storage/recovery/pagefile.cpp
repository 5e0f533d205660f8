#include "storage/recovery/pagefile.h"

#include "services/refusal/problem.h"
#include "storage/guard/fileheader.h"
#include "storage/guard/filestate.h"

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
        return false;
    }
}

}  // namespace

PageFile::PageFile(const QString& path)
{
    openForReading(m_file, path);
    if (isOwnWal(path)) {
        m_wal.setFileName(besideFile(path, QStringLiteral("-wal")));
        m_frames = framesOf(m_wal.fileName());
        if (m_frames.pageSize != 0 && !m_wal.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
            m_frames = {};
    }
    m_head = m_file.read(kHeadSize);
    m_pageSize = m_frames.pageSize != 0 ? m_frames.pageSize : guessedPageSize();
    const qint64 pages = (m_file.size() + m_pageSize - 1) / m_pageSize;
    m_count = std::max(static_cast<quint32>(std::min<qint64>(pages, 0xFFFFFFFE)), m_frames.pages);
    if (const QByteArray first = page(1); m_frames.at.contains(1) && first.size() >= kHeadSize)
        m_head = first.first(kHeadSize);
    m_head.resize(kHeadSize, '\0');
}

QByteArray PageFile::page(quint32 number)
{
    if (number == 0 || number > m_count)
        return {};
    const auto waiting = m_frames.at.find(number);
    QFile& file = waiting == m_frames.at.end() ? m_file : m_wal;
    const qint64 at = waiting == m_frames.at.end() ? (qint64{number} - 1) * m_pageSize : waiting->second;
    QByteArray bytes = file.seek(at) ? file.read(m_pageSize) : QByteArray();
    if (!bytes.isEmpty())
        bytes.resize(m_pageSize, '\0');
    return bytes;
}

quint32 PageFile::headNumber(qsizetype at) const
{
    return qFromBigEndian<quint32>(m_head.constData() + at);
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
