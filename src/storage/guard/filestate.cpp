#include "storage/guard/filestate.h"

#include "formats/wholefile.h"
#include "services/refusal/problem.h"
#include "storage/guard/fileheader.h"
#include "storage/sqlite/connection.h"

#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QtEndian>

#include <algorithm>
#include <optional>
#include <vector>

namespace hitspread::storage {

namespace {

/// A row among SQLite's own counters, where no table has such a name: older builds and other programs leave it alone, and its
/// page is written by nearly every action anyway.
const QString kStateRow = QStringLiteral("*state");
const QByteArray kMark = QByteArrayLiteral("Hitspread state:");
/// The same with its row's name before it, as it lies in a page.
const QByteArray kMarkInPage = QByteArrayLiteral("*stateHitspread state:");
constexpr qsizetype kNumberSize = 8;

constexpr qint64 kWalHeaderSize = 32;
constexpr qint64 kFrameHeaderSize = 24;
constexpr quint32 kWalMagic = 0x377f0682;  ///< or one more: big-endian sums
constexpr int kFileStateMostTries = 20;

/// A campaign's number and the one before it; 0: none yet.
struct State {
    quint64 before = 0;
    quint64 now = 0;
};

QByteArray encoded(const State& state)
{
    QByteArray numbers(2 * kNumberSize, '\0');
    qToBigEndian(state.before, numbers.data());
    qToBigEndian(state.now, numbers.data() + kNumberSize);
    return kMark + numbers;
}

State stateIn(const QByteArray& bytes, qsizetype mark)
{
    const char* numbers = bytes.constData() + mark + kMark.size();
    return {qFromBigEndian<quint64>(numbers), qFromBigEndian<quint64>(numbers + kNumberSize)};
}

bool fits(const QByteArray& bytes, qsizetype mark)
{
    return mark >= 0 && mark + kMark.size() + 2 * kNumberSize <= bytes.size();
}

State stateOf(Connection& connection)
{
    const QByteArray bytes =
        connection.value(QStringLiteral("SELECT seq FROM sqlite_sequence WHERE name = ?"), {kStateRow}).toByteArray();
    return bytes.startsWith(kMark) && fits(bytes, 0) ? stateIn(bytes, 0) : State{};
}

struct FileState {
    State state;
    quint32 page = 0;  ///< where it stands; 0: not known
};

/// What the file itself says, without its -wal; nothing where it cannot be read that way.
std::optional<FileState> stateOfFileAlone(const QString& path)
{
    try {
        Connection alone(path, Connection::Access::Immutable);
        const QVariant page = alone.value(
            QStringLiteral("SELECT rootpage FROM sqlite_schema WHERE name = 'sqlite_sequence'"));
        return FileState{stateOf(alone), page.toUInt()};
    } catch (const Failure& failure) {
        if (failure.problem().code == ProblemCode::OutOfMemory || isUnread(failure.problem()))
            throw;
        return std::nullopt;
    }
}

/// What a -wal holds of campaign states, in the order of its frames.
struct WalStates {
    QByteArray salts;
    bool hasCommit = false;
    std::vector<quint64> before;  ///< of its first state: what the file may be at that it was begun beside
    std::vector<quint64> now;
};

/// The salts of a -wal; empty where SQLite would take nothing from it.
QByteArray saltsOf(QFile& wal, qint64& pageSize)
{
    if (!wal.seek(0))
        return {};
    const QByteArray header = wal.read(kWalHeaderSize);
    if (header.size() < kWalHeaderSize || (qFromBigEndian<quint32>(header.constData()) | 1U) != (kWalMagic | 1U))
        return {};
    pageSize = qFromBigEndian<quint32>(header.constData() + 8);
    const bool isPageSize = pageSize >= 512 && pageSize <= 65536 && (pageSize & (pageSize - 1)) == 0;
    return isPageSize ? header.sliced(16, 8) : QByteArray();
}

/// Anybody may write the mark into a text of the campaign: only what stands on `page` counts, with 0 any page.
WalStates statesIn(QFile& wal, quint32 page)
{
    WalStates found;
    qint64 pageSize = 0;
    found.salts = saltsOf(wal, pageSize);
    while (!found.salts.isEmpty()) {
        const QByteArray frame = wal.read(kFrameHeaderSize + pageSize);
        // Behind the frames of this -wal those of an earlier one may lie.
        if (frame.size() < kFrameHeaderSize + pageSize || frame.sliced(8, 8) != found.salts)
            break;
        found.hasCommit = found.hasCommit || qFromBigEndian<quint32>(frame.constData() + 4) != 0;
        if (page != 0 && qFromBigEndian<quint32>(frame.constData()) != page)
            continue;
        const bool isFirst = found.now.empty();
        for (qsizetype row = frame.indexOf(kMarkInPage, kFrameHeaderSize); row >= 0;
             row = frame.indexOf(kMarkInPage, row + 1)) {
            const qsizetype mark = row + kMarkInPage.size() - kMark.size();
            if (!fits(frame, mark))
                break;
            const State state = stateIn(frame, mark);
            found.now.push_back(state.now);
            if (isFirst)
                found.before.push_back(state.before);
        }
    }
    return found;
}

WalVerdict judge(const WalStates& wal, const std::optional<FileState>& file)
{
    if (!wal.hasCommit)
        return WalVerdict::None;
    if (wal.now.empty() || !file)
        return WalVerdict::Unknown;
    const bool belongs = std::ranges::find(wal.before, file->state.now) != wal.before.end()
        || std::ranges::find(wal.now, file->state.now) != wal.now.end();
    return belongs ? WalVerdict::Belongs : WalVerdict::Stranger;
}

}  // namespace

void stampState(Connection& connection)
{
    stampStateAfter(connection, connection);
}

void stampStateAfter(Connection& copy, Connection& campaign)
{
    State next{stateOf(campaign).now, 0};
    while (next.now == 0)
        next.now = QRandomGenerator::system()->generate64();
    const QByteArray bytes = encoded(next);
    if (copy.run(QStringLiteral("UPDATE sqlite_sequence SET seq = ? WHERE name = ?"), {bytes, kStateRow}).affected()
        == 0)
        copy.run(QStringLiteral("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)"), {kStateRow, bytes});
}

bool isOfPresentState(Connection& copy, Connection& campaign)
{
    const quint64 now = stateOf(campaign).now;
    return now != 0 && stateOf(copy).before == now;
}

WalVerdict judgeWal(const QString& path)
{
    const QString name = besideFile(path, QStringLiteral("-wal"));
    requireRegularSideFiles(path);
    // Somebody may be at work with the file: what is compared must be of one and the same -wal.
    for (int tries = 0; tries < kFileStateMostTries; ++tries) {
        QFile wal(name);
        if (QFileInfo(name).size() <= kWalHeaderSize || !wal.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
            return WalVerdict::None;
        qint64 pageSize = 0;
        const QByteArray salts = saltsOf(wal, pageSize);
        formats::requireRead(wal, name);
        const std::optional<FileState> file = stateOfFileAlone(path);
        WalStates states = statesIn(wal, file ? file->page : 0);
        // Of another layout than the file's: then the mark may be on any page.
        if (states.now.empty() && states.salts == salts)
            states = statesIn(wal, 0);
        formats::requireRead(wal, name);
        if (states.salts == salts)
            return judge(states, file);
    }
    return WalVerdict::Unknown;
}

}  // namespace hitspread::storage
