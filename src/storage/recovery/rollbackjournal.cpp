#include "storage/recovery/rollbackjournal.h"

#include "formats/wholefile.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <numeric>

namespace hitspread::storage {

namespace {

const QByteArray kJournalMark = QByteArrayLiteral("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7");
constexpr qsizetype kJournalHeadBytes = 28;
constexpr quint32 kToTheEnd = 0xFFFFFFFF;
/// The page whose bytes SQLite locks is never kept; its number stands before the name of a super-journal.
constexpr quint32 kLockedByte = 0x40000000;

bool isPowerWithin(quint32 number, quint32 least)
{
    return number >= least && number <= 65536 && (number & (number - 1)) == 0;
}

/// The sum of a page in a journal: of every 200th byte, counted from its end.
quint32 journalSumOf(const QByteArray& page, quint32 nonce)
{
    constexpr qsizetype kStep = 200;
    for (qsizetype at = page.size() - kStep; at > 0; at -= kStep)
        nonce += static_cast<quint8>(page[at]);
    return nonce;
}

/// The journal of a change made in several files, which is gone when all of them have it; empty: it was made in this one.
QString superJournalOf(QFile& file)
{
    constexpr qint64 kTailBytes = 16;
    constexpr qint64 kLongestName = 4096;
    if (file.size() < kTailBytes || !file.seek(file.size() - kTailBytes))
        return {};
    const QByteArray tail = file.read(kTailBytes);
    const qint64 length = tail.endsWith(kJournalMark) ? numberAt(tail, 0) : 0;
    if (length == 0 || length > std::min(kLongestName, file.size() - kTailBytes)
        || !file.seek(file.size() - kTailBytes - length))
        return {};
    const QByteArray name = file.read(length);
    const quint32 sum = std::accumulate(name.begin(), name.end(), quint32{0}, [](quint32 so, char letter) {
        return so + static_cast<quint32>(static_cast<signed char>(letter));
    });
    return sum == numberAt(tail, 4) ? QFile::decodeName(name) : QString();
}

/// Reads the pages behind one head; false: what comes behind them is not to be believed.
bool takePages(QFile& file, const QByteArray& head, SidePages& originals)
{
    const qint64 size = originals.pageSize;
    for (quint32 left = numberAt(head, 8); left > 0; left -= left == kToTheEnd ? 0U : 1U) {
        const qint64 at = file.pos() + qint64{sizeof(quint32)};
        const QByteArray record = file.read(size + 2 * qint64{sizeof(quint32)});
        if (record.size() < size + 2 * qint64{sizeof(quint32)})
            return false;
        const quint32 number = numberAt(record, 0);
        const QByteArray page = record.sliced(sizeof(quint32), size);
        if (number == 0 || number == kLockedByte / static_cast<quint32>(size) + 1
            || journalSumOf(page, numberAt(head, 12)) != numberAt(record, record.size() - qsizetype{sizeof(quint32)}))
            return false;
        // A page that comes once more was changed by then.
        if (number <= originals.pages)
            originals.at.try_emplace(number, at);
    }
    return true;
}

SidePages originalsIn(QFile& file)
{
    const QString super = superJournalOf(file);
    if (!super.isEmpty() && !QFileInfo::exists(super))
        return {};
    SidePages originals;
    qint64 sector = 0;
    for (qint64 at = 0; file.seek(at); at = (file.pos() + sector - 1) / sector * sector) {
        const QByteArray head = file.read(kJournalHeadBytes);
        if (head.size() < kJournalHeadBytes || !head.startsWith(kJournalMark))
            break;
        if (at == 0) {
            const quint32 pageSize = numberAt(head, 24);
            sector = numberAt(head, 20);
            originals.pages = numberAt(head, 16);
            if (!isPowerWithin(pageSize, 512) || !isPowerWithin(numberAt(head, 20), 32) || originals.pages == 0)
                return {};
            originals.pageSize = static_cast<int>(pageSize);
        }
        if (!file.seek(at + sector) || !takePages(file, head, originals))
            break;
    }
    // No sum holds what the head says: where not one page fits it, it is not believed.
    return originals.at.empty() ? SidePages{} : originals;
}

}  // namespace

SidePages originalsIn(const QString& journal)
{
    QFile file(journal);
    if (!QFileInfo(journal).isFile() || !file.open(QIODevice::ReadOnly))
        return {};
    SidePages originals = originalsIn(file);
    originals.isUnread = !formats::wasRead(file);
    return originals;
}

}  // namespace hitspread::storage
