#include "storage/recovery/treereader.h"

#include <QtEndian>

#include <algorithm>
#include <array>
#include <cstring>

namespace hitspread::storage {

namespace {

constexpr int kIndexInside = 2;
constexpr int kTableInside = 5;
constexpr int kIndexLeaf = 10;
constexpr int kTableLeaf = 13;
constexpr qsizetype kFileHead = 100;  ///< before the first page's own
constexpr qint64 kMostBytesOfARow = qint64{64} * 1024 * 1024;
constexpr std::size_t kMostColumns = 64;

quint16 shortAt(const QByteArray& bytes, qsizetype at)
{
    return at + 2 <= bytes.size() ? qFromBigEndian<quint16>(bytes.constData() + at) : 0;
}

quint32 wordAt(const QByteArray& bytes, qsizetype at)
{
    return at + 4 <= bytes.size() ? qFromBigEndian<quint32>(bytes.constData() + at) : 0;
}

/// A number of one to nine bytes; moves behind it, or behind the end where it is cut off.
qint64 takeNumber(const QByteArray& bytes, qsizetype& at)
{
    quint64 value = 0;
    for (int i = 0; i < 9; ++i) {
        if (at >= bytes.size()) {
            at = bytes.size() + 1;
            return 0;
        }
        const auto byte = static_cast<quint8>(bytes[at++]);
        if (i == 8)
            return static_cast<qint64>(value << 8 | byte);
        value = value << 7 | (byte & 0x7FU);
        if ((byte & 0x80U) == 0)
            break;
    }
    return static_cast<qint64>(value);
}

/// How many bytes a value of this type takes; -1: there is no such type.
qint64 bytesOf(qint64 type)
{
    static constexpr std::array<qint64, 12> kFixed{0, 1, 2, 3, 4, 6, 8, 8, 0, 0, -1, -1};
    if (type < 0)
        return -1;
    return type < 12 ? kFixed.at(static_cast<std::size_t>(type)) : (type - 12) / 2;
}

qint64 wholeNumber(const char* bytes, qint64 size)
{
    constexpr quint8 kSign = 0x80;
    quint64 value = (static_cast<quint8>(bytes[0]) & kSign) != 0 ? ~quint64{0} : 0;
    for (qint64 i = 0; i < size; ++i)
        value = value << 8 | static_cast<quint8>(bytes[i]);
    return static_cast<qint64>(value);
}

QVariant valueOf(const char* bytes, qint64 size, qint64 type)
{
    if (type == 0)
        return {};
    if (type == 8 || type == 9)
        return type - 8;
    if (type < 7)
        return wholeNumber(bytes, size);
    if (type == 7) {
        const auto bits = qFromBigEndian<quint64>(bytes);
        double value = 0;
        std::memcpy(&value, &bits, sizeof value);
        return value;
    }
    // Empty, but there.
    if (type % 2 == 0)
        return size == 0 ? QByteArray("") : QByteArray(bytes, size);
    return size == 0 ? QStringLiteral("") : QString::fromUtf8(bytes, size);
}

std::optional<std::vector<QVariant>> valuesIn(const QByteArray& record)
{
    qsizetype type = 0;
    const qint64 head = takeNumber(record, type);
    if (head < type || head > record.size())
        return std::nullopt;
    std::vector<QVariant> values;
    for (qint64 at = head; type < head;) {
        const qint64 kind = takeNumber(record, type);
        const qint64 size = bytesOf(kind);
        if (type > head || size < 0 || at + size > record.size() || values.size() == kMostColumns)
            return std::nullopt;
        values.push_back(valueOf(record.constData() + at, size, kind));
        at += size;
    }
    return values.empty() ? std::nullopt : std::optional(std::move(values));
}

/// How much of a row that is too long for its page lies in it.
qint64 bytesInPage(qint64 size, int pageSize, bool isTable)
{
    const qint64 most = isTable ? pageSize - 35 : (pageSize - 12) * 64 / 255 - 23;
    if (size <= most)
        return size;
    const qint64 least = (pageSize - 12) * 32 / 255 - 23;
    const qint64 fitting = least + (size - least) % (pageSize - 4);
    return fitting <= most ? fitting : least;
}

}  // namespace

std::optional<TreePage> TreeReader::page(quint32 number)
{
    TreePage page{.bytes = m_file.page(number)};
    const qsizetype head = number == 1 ? kFileHead : 0;
    if (page.bytes.isEmpty())
        return std::nullopt;
    const int kind = static_cast<quint8>(page.bytes[head]);
    page.isTable = kind == kTableInside || kind == kTableLeaf;
    page.isLeaf = kind == kTableLeaf || kind == kIndexLeaf;
    if (!page.isTable && kind != kIndexInside && kind != kIndexLeaf)
        return std::nullopt;
    const int count = shortAt(page.bytes, head + 3);
    const qint64 most = std::min(kMostBytesOfARow, qint64{m_file.count()} * m_file.pageSize());
    const qsizetype first = head + (page.isLeaf ? 8 : 12);
    const qsizetype end = first + qsizetype{2} * count;
    if (end > page.bytes.size())
        return std::nullopt;
    for (qsizetype place = first; place < end; place += 2) {
        qsizetype at = shortAt(page.bytes, place);
        if (at < end || at >= page.bytes.size()) {
            ++page.spoilt;
            continue;
        }
        if (!page.isLeaf) {
            page.children.push_back(wordAt(page.bytes, at));
            at += 4;
        }
        if (page.isTable && !page.isLeaf)
            continue;
        RawCell cell{.size = takeNumber(page.bytes, at)};
        if (page.isTable)
            cell.rowid = takeNumber(page.bytes, at);
        cell.at = at;
        if (cell.size > 0 && cell.size <= most && at < page.bytes.size())
            page.cells.push_back(cell);
        else
            ++page.spoilt;
    }
    if (!page.isLeaf)
        page.children.push_back(wordAt(page.bytes, head + 8));
    return page;
}

std::optional<QByteArray> TreeReader::payload(const TreePage& page, const RawCell& cell)
{
    const qint64 here = bytesInPage(cell.size, m_file.pageSize(), page.isTable);
    if (cell.at + here + (here < cell.size ? 4 : 0) > page.bytes.size())
        return std::nullopt;
    QByteArray payload = page.bytes.sliced(cell.at, here);
    quint32 next = here < cell.size ? wordAt(page.bytes, cell.at + here) : 0;
    std::vector<quint32> pages;
    while (payload.size() < cell.size) {
        const QByteArray more = m_file.page(next);
        // A way that leads in circles is none.
        if (more.isEmpty() || pages.size() > m_file.count())
            return std::nullopt;
        pages.push_back(next);
        payload += more.sliced(4, std::min<qint64>(cell.size - payload.size(), more.size() - 4));
        next = wordAt(more, 0);
    }
    for (const quint32 number : pages)
        m_continuations[number] = true;
    return payload;
}

std::optional<RawRow> TreeReader::row(const TreePage& page, const RawCell& cell)
{
    const std::optional<QByteArray> record = payload(page, cell);
    std::optional<std::vector<QVariant>> values = record ? valuesIn(*record) : std::nullopt;
    if (!values)
        return std::nullopt;
    return RawRow{cell.rowid, std::move(*values)};
}

std::vector<quint32> TreeReader::below(quint32 root)
{
    std::vector<quint32> found;
    std::vector<bool> seen(std::size_t{m_file.count()} + 1);
    std::vector<quint32> waiting{root};
    while (!waiting.empty()) {
        const quint32 number = waiting.back();
        waiting.pop_back();
        if (number == 0 || number >= seen.size() || seen[number])
            continue;
        seen[number] = true;
        found.push_back(number);
        if (const std::optional<TreePage> one = page(number))
            waiting.insert(waiting.end(), one->children.rbegin(), one->children.rend());
    }
    return found;
}

}  // namespace hitspread::storage
