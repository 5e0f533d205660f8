#pragma once

#include "rules/core/dice/dice.h"
#include "services/undo/historyservice.h"
#include "storage/campaignfile.h"
#include "support/campaigndump.h"
#include "support/fakecampaign.h"
#include "support/faulttable.h"
#include "support/faultwords.h"
#include "support/measuredrun.h"
#include "support/samplefile.h"

#include <QDir>
#include <QFile>
#include <QStringList>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <functional>

namespace hitspread::support {

/// Files that somebody made to do harm, each given to hitspread-cli: it is taken or refused in a line that says what is wrong and what to do. What
/// was in the campaign is there afterwards, what was taken can be taken back, and memory stays within bounds.
class HostileSource {
public:
    /// At most so many megabytes in a try.
    explicit HostileSource(const QString& what, qint64 most) : m_most(most) { m_tried.what = what; }

    /// The file the next try reads.
    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("hostile.src")); }
    /// Written piece by piece: the test stays small beside what it starts.
    void write(const std::function<void(QFile&)>& put)
    {
        QFile file(path());
        if (!file.open(QIODevice::WriteOnly))
            qFatal("%s cannot be written", qPrintable(path()));
        put(file);
    }
    void write(const QByteArray& bytes)
    {
        write([&](QFile& file) { file.write(bytes); });
    }

    /// "FILE" in the arguments stands for a campaign, "SOURCE" for the file.
    void tryIt(QStringList arguments, const QString& name)
    {
        begin();
        arguments.replaceInStrings(QStringLiteral("FILE"), campaign())
            .replaceInStrings(QStringLiteral("SOURCE"), path());
        const Measured ran = measuredRun(arguments, m_folder.path());
        ++m_tried.tried;
        m_peak = std::max(m_peak, ran.megabytes);
        const QString fault = faultOf(ran);
        if (fault.isEmpty())
            ++m_tried.survived;
        else
            m_wrong << name + QStringLiteral(": ") + fault + QStringLiteral(" (exit %1)").arg(ran.exit);
        m_refused += ran.exit == 2 ? 1 : 0;
        if (ran.exit == 2)
            m_tried.seen = QString::fromUtf8(ran.error).replace(m_folder.path(), QStringLiteral("…")).left(300);
    }

    /// Tells the table; what went wrong, line by line.
    [[nodiscard]] QString end(const char* fault)
    {
        m_tried.what += QStringLiteral(" (%1 refused, at most %2 MB)").arg(m_refused).arg(m_peak);
        tellFault(fault, m_tried);
        return m_tried.lost > 0 ? m_wrong.join(u'\n') + QStringLiteral("\nlost") : m_wrong.join(u'\n');
    }
    [[nodiscard]] int refused() const { return m_refused; }
    [[nodiscard]] int tried() const { return m_tried.tried; }

private:
    [[nodiscard]] QString campaign() const { return m_folder.filePath(QStringLiteral("a/camp.hitspread")); }

    /// A campaign as it was; only where the last try changed it does it take a new one.
    void begin()
    {
        if (m_isFresh)
            return;
        QDir(m_folder.filePath(QStringLiteral("a"))).removeRecursively();
        QDir(m_folder.path()).mkpath(QStringLiteral("a"));
        putSample(campaign());
        m_bytes = lettersNow();
        m_isFresh = true;
        if (m_dump.empty())
            m_dump = dumpOf(*storage::CampaignFile::open(campaign()));
    }

    [[nodiscard]] QByteArray lettersNow() const
    {
        QFile file(campaign());
        QFile log(campaign() + QStringLiteral("-wal"));
        const QByteArray later = log.open(QIODevice::ReadOnly) ? log.readAll() : QByteArray();
        return file.open(QIODevice::ReadOnly) ? file.readAll() + later : QByteArray();
    }

    [[nodiscard]] QString faultOf(const Measured& ran)
    {
        const QString said = QString::fromUtf8(ran.error).trimmed();
        if (ran.megabytes > m_most)
            return QStringLiteral("it took %1 MB").arg(ran.megabytes);
        const bool isChanged = lettersNow() != m_bytes;
        if (isChanged)
            m_isFresh = false;
        if (ran.exit == 2) {
            const bool isLine = ran.error.endsWith('\n') && ran.error.count('\n') == 1 && ran.output.isEmpty();
            if (isChanged)
                return QStringLiteral("refused, and changed all the same: ") + said + soundness();
            if (!isLine || said.contains(QStringLiteral("fault of its own"))
                || said.contains(QStringLiteral("not enough memory")))
                return QStringLiteral("no clear line: ") + said.left(500);
            // Where: the file and its line, the member of a request, or the option that is missing.
            const bool saysWhere = said.startsWith(QStringLiteral("hitspread-cli: "))
                && said.count(QStringLiteral(": ")) > 1;
            const bool saysWhatToDo = said.contains(QStringLiteral("; ")) || said.contains(QStringLiteral(". "));
            if (!saysWhere || !saysWhatToDo)
                return QStringLiteral("it does not say where, or what to do: ") + said.left(500);
            return {};
        }
        if (ran.exit != 0 && ran.exit != 3)
            return QStringLiteral("it crashed: ") + said.left(500);
        return isChanged ? soundness() : QString();
    }

    /// Whether the campaign is sound, and as before once what was taken is taken back.
    [[nodiscard]] QString soundness()
    {
        try {
            const auto file = storage::CampaignFile::open(campaign());
            if (const QStringList faults = faultWords(file->faults()); !faults.isEmpty())
                return QStringLiteral("; not sound: ") + faults.first();
            const std::string now = dumpOf(*file);
            if (now != m_dump)
                HistoryService(*file, FixedClock()).undo({});
            if (dumpOf(*file) == m_dump)
                return {};
            ++m_tried.lost;
            return QStringLiteral("; what was there is another one");
        } catch (const Failure& failure) {
            ++m_tried.lost;
            return QStringLiteral("; not to be opened: ") + QString::fromUtf8(failure.what());
        }
    }

    QTemporaryDir m_folder;
    FaultTried m_tried;
    QStringList m_wrong;
    qint64 m_most;
    qint64 m_peak = 0;
    int m_refused = 0;
    bool m_isFresh = false;
    QByteArray m_bytes;
    std::string m_dump;
};

/// Bytes of a document changed by chance: cut out, doubled, another letter, a word that means something.
[[nodiscard]] inline QByteArray mutated(QByteArray bytes, std::uint64_t seed)
{
    static const std::array kWords{QByteArray("\""),
                                   QByteArray("{"),
                                   QByteArray("}"),
                                   QByteArray("["),
                                   QByteArray("]"),
                                   QByteArray(","),
                                   QByteArray(":"),
                                   QByteArray("null"),
                                   QByteArray("1e308"),
                                   QByteArray("-0"),
                                   QByteArray("\\ud800"),
                                   QByteArray("\xff\xfe"),
                                   QByteArray("\0", 1),
                                   QByteArray("\r\n"),
                                   QByteArray(";"),
                                   QByteArray("\t"),
                                   QByteArray("'=1"),
                                   QByteArray("9223372036854775808"),
                                   QByteArray("\xef\xbb\xbf"),
                                   QByteArray("true")};
    RandomStream random(seed);
    const auto below = [&](qsizetype most) {
        return static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(std::max<qsizetype>(most, 1))));
    };
    for (qsizetype many = 1 + below(4); many > 0; --many) {
        const qsizetype at = below(bytes.size());
        const qsizetype size = 1 + below(std::min<qsizetype>(bytes.size() - at, 40));
        switch (below(5)) {
        case 0: bytes.remove(at, size); break;
        case 1: bytes.insert(at, bytes.mid(at, size)); break;
        case 2:
            if (!bytes.isEmpty())
                bytes[at] = static_cast<char>(below(256));
            break;
        default: bytes.insert(at, kWords[static_cast<std::size_t>(below(kWords.size()))]);
        }
    }
    return bytes;
}

/// How many of those are tried unless HITSPREAD_HOSTILE says it; tests/long.sh does.
[[nodiscard]] inline int hostileTries(int usual)
{
    const int wanted = qEnvironmentVariableIntValue("HITSPREAD_HOSTILE");
    return wanted > 0 ? wanted : usual;
}
[[nodiscard]] inline bool isLongRun()
{
    return qEnvironmentVariableIsSet("HITSPREAD_HOSTILE");
}

}  // namespace hitspread::support
