#include "storage/recovery/walframes.h"

#include "formats/wholefile.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <array>

namespace hitspread::storage {

namespace {

constexpr qint64 kWalHeadBytes = 32;
constexpr qint64 kFrameHeadBytes = 24;
constexpr qsizetype kChecksumBytes = 8;
constexpr quint32 kLittleEndianSums = 0x377f0682;
constexpr quint32 kBigEndianSums = kLittleEndianSums + 1;

/// The running sum of a -wal, of pairs of words.
class WalSum {
public:
    explicit WalSum(bool isBigEndian) : m_isBigEndian(isBigEndian) {}

    void add(const char* bytes, qsizetype size)
    {
        for (qsizetype at = 0; at + kChecksumBytes <= size; at += kChecksumBytes) {
            m_sums[0] += word(bytes + at) + m_sums[1];
            m_sums[1] += word(bytes + at + sizeof(quint32)) + m_sums[0];
        }
    }
    [[nodiscard]] bool is(const QByteArray& bytes, qsizetype at) const
    {
        return numberAt(bytes, at) == m_sums[0] && numberAt(bytes, at + qsizetype{sizeof(quint32)}) == m_sums[1];
    }

private:
    [[nodiscard]] quint32 word(const char* bytes) const
    {
        return m_isBigEndian ? qFromBigEndian<quint32>(bytes) : qFromLittleEndian<quint32>(bytes);
    }

    std::array<quint32, 2> m_sums{};
    bool m_isBigEndian;
};

SidePages committedIn(QFile& file)
{
    const QByteArray head = file.read(kWalHeadBytes);
    if (head.size() < kWalHeadBytes || (numberAt(head, 0) != kLittleEndianSums && numberAt(head, 0) != kBigEndianSums))
        return {};
    SidePages committed;
    const quint32 pageSize = numberAt(head, 8);
    WalSum sum(numberAt(head, 0) == kBigEndianSums);
    sum.add(head.constData(), kWalHeadBytes - kChecksumBytes);
    if (pageSize < 512 || pageSize > 65536 || (pageSize & (pageSize - 1)) != 0 || !sum.is(head, 24))
        return {};
    std::map<quint32, qint64> waiting;
    for (qint64 at = kWalHeadBytes;; at += kFrameHeadBytes + pageSize) {
        const QByteArray frame = file.read(kFrameHeadBytes + pageSize);
        // Behind the frames of this -wal those of an earlier one may lie.
        if (frame.size() < kFrameHeadBytes + qint64{pageSize} || frame.sliced(8, 8) != head.sliced(16, 8))
            break;
        sum.add(frame.constData(), kChecksumBytes);
        sum.add(frame.constData() + kFrameHeadBytes, pageSize);
        if (!sum.is(frame, 16))
            break;
        waiting[numberAt(frame, 0)] = at + kFrameHeadBytes;
        if (const quint32 pages = numberAt(frame, 4); pages != 0) {
            committed.pageSize = static_cast<int>(pageSize);
            committed.pages = pages;
            for (const auto& [page, place] : waiting)
                committed.at[page] = place;
            waiting.clear();
        }
    }
    return committed;
}

}  // namespace

SidePages framesOf(const QString& wal)
{
    QFile file(wal);
    if (!QFileInfo(wal).isFile() || !file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return {};
    SidePages committed = committedIn(file);
    committed.isUnread = !formats::wasRead(file);
    return committed;
}

}  // namespace hitspread::storage
