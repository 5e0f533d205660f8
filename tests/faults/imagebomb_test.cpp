#include "hostilesource.h"
#include "imagebombs.h"
#include "reports/portrait.h"
#include "support/faulttable.h"
#include "support/guitestclass.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace hitspread;

namespace {

/// Of this program since the last time it was forgotten.
qint64 peakMegabytes()
{
    QFile status(u"/proc/self/status"_qs);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : status.readAll().split('\n')) {
        if (line.startsWith("VmHWM:"))
            return line.simplified().split(' ').value(1).toLongLong() / 1024;
    }
    return 0;
}

void forgetPeak()
{
    QFile file(u"/proc/self/clear_refs"_qs);
    if (file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        file.write("5");
}

/// A library of one person.
QByteArray documentWith(const QByteArray& picture)
{
    const QJsonObject person{{u"system"_qs, u"threed"_qs},
                             {u"kind"_qs, u"character"_qs},
                             {u"record"_qs, QJsonObject{{u"name"_qs, u"Bomb"_qs}}},
                             {u"portrait"_qs, QString::fromLatin1(picture.toBase64())}};
    const QJsonObject document{
        {u"format"_qs, u"hitspread-library"_qs}, {u"version"_qs, 1}, {u"records"_qs, QJsonArray{person}}};
    return QJsonDocument(document).toJson(QJsonDocument::Compact);
}

constexpr qint64 kMost = 900;  // megabytes more than before

}  // namespace

/// Pictures that are made to do harm: chosen in the window, and in a library that is imported. They are read within bounds of memory, or refused
/// by name.
class ImageBombTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void chosen_data() { bombs(); }
    void chosen();
    void cutShort_data();
    void cutShort();
    void imported_data() { bombs(); }
    void imported();
    void importedCutShort_data();
    void importedCutShort();

private:
    void bombs() const;
    /// What is wrong with how it was read; nothing: it was read or refused well.
    [[nodiscard]] QString read(const QString& name, const QByteArray& suffix, const QByteArray& bytes,
                               std::optional<bool> isPicture, support::FaultTried& tried);
    QTemporaryDir m_folder;
    qint64 m_peak = 0;
};

void ImageBombTest::bombs() const
{
    QTest::addColumn<QByteArray>("suffix");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isPicture");
    for (const support::ImageBomb& bomb : support::imageBombs())
        QTest::newRow(qPrintable(bomb.name)) << bomb.suffix << bomb.bytes << bomb.isPicture;
}

QString ImageBombTest::read(const QString& name, const QByteArray& suffix, const QByteArray& bytes,
                            std::optional<bool> isPicture, support::FaultTried& tried)
{
    const QString path = m_folder.filePath(u"bomb."_qs + QString::fromLatin1(suffix));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        return u"not written"_qs;
    file.close();
    forgetPeak();
    const qint64 before = peakMegabytes();
    const portrait::Read read = portrait::read(path);
    const qint64 more = peakMegabytes() - before;
    m_peak = std::max(m_peak, more);
    ++tried.tried;
    if (!read.file.empty() && portrait::decoded(read.file).isNull())
        return name + u": kept, and not to be shown"_qs;
    if (read.file.empty() && !(read.refusal.contains(u"bomb."_qs) && read.refusal.contains(u';')))
        return name + u": no clear line: "_qs + read.refusal;
    if (more > kMost)
        return name + u": it took %1 MB"_qs.arg(more);
    if (isPicture && *isPicture == read.file.empty())
        return name + u": "_qs + (read.file.empty() ? read.refusal : u"it was taken"_qs);
    tried.seen = read.refusal.isEmpty() ? tried.seen : read.refusal;
    ++tried.survived;
    return {};
}

void ImageBombTest::chosen()
{
    QFETCH(QByteArray, suffix);
    QFETCH(QByteArray, bytes);
    QFETCH(bool, isPicture);
    support::FaultTried tried;
    m_peak = 0;
    const QString wrong = read(QString::fromLatin1(QTest::currentDataTag()), suffix, bytes, isPicture, tried);
    tried.what = u"picture chosen: %1 (%2 MB)"_qs.arg(QString::fromLatin1(QTest::currentDataTag())).arg(m_peak);
    support::tellFault("25", tried);
    QCOMPARE(wrong, QString());
}

void ImageBombTest::cutShort_data()
{
    QTest::addColumn<QByteArray>("suffix");
    QTest::addColumn<QByteArray>("bytes");
    for (const char* format : {"png", "jpeg", "bmp", "webp"}) {
        if (const QByteArray bytes = support::bombs::saved(format); !bytes.isEmpty())
            QTest::newRow(format) << QByteArray(format) << bytes;
    }
    QTest::newRow("jpeg in passes") << QByteArray("jpeg") << support::bombs::saved("jpeg", 200, true);
    QTest::newRow("gif") << QByteArray("gif") << support::bombs::gif(40, 40, 20);
}

void ImageBombTest::cutShort()
{
    QFETCH(QByteArray, suffix);
    QFETCH(QByteArray, bytes);
    support::FaultTried tried;
    m_peak = 0;
    const int many = support::hostileTries(20);
    QStringList wrong;
    for (int i = 0; i < many; ++i)
        wrong << read(u"%1 of %2"_qs.arg(i).arg(many), suffix, bytes.first(bytes.size() * i / many), std::nullopt,
                      tried);
    for (int i = 0; i < many; ++i)
        wrong << read(u"seed %1"_qs.arg(i), suffix, support::mutated(bytes, static_cast<std::uint64_t>(i)),
                      std::nullopt, tried);
    wrong.removeAll(QString());
    tried.what =
        u"picture cut short or changed: %1 (%2 MB)"_qs.arg(QString::fromLatin1(QTest::currentDataTag())).arg(m_peak);
    support::tellFault("25", tried);
    QCOMPARE(wrong, QStringList());
}

/// What was taken is shown sooner or later.
void ImageBombTest::imported()
{
    QFETCH(QByteArray, bytes);
    support::HostileSource source(u"portrait in a library: "_qs + QString::fromLatin1(QTest::currentDataTag()), 900);
    source.write(documentWith(bytes));
    source.tryIt({u"import"_qs, u"FILE"_qs, u"SOURCE"_qs}, u"import"_qs);
    if (source.refused() == 0) {
        forgetPeak();
        const qint64 before = peakMegabytes();
        const auto* first = reinterpret_cast<const std::byte*>(bytes.constData());
        (void)portrait::decoded({first, first + bytes.size()});
        QCOMPARE_LT(peakMegabytes() - before, kMost);
    }
    QCOMPARE(source.end("25"), QString());
}

void ImageBombTest::importedCutShort_data()
{
    QTest::addColumn<QByteArray>("bytes");
    for (const char* format : {"png", "jpeg"})
        QTest::newRow(format) << support::bombs::saved(format);
}

void ImageBombTest::importedCutShort()
{
    QFETCH(QByteArray, bytes);
    support::HostileSource source(
        u"portrait in a library, cut short: "_qs + QString::fromLatin1(QTest::currentDataTag()), 900);
    const int many = support::isLongRun() ? 60 : 10;
    for (int i = 0; i < many; ++i) {
        source.write(documentWith(bytes.first(bytes.size() * i / many)));
        source.tryIt({u"import"_qs, u"FILE"_qs, u"SOURCE"_qs}, u"%1 of %2"_qs.arg(i).arg(many));
    }
    // An empty one takes a picture off, which is none there.
    QCOMPARE(source.refused(), many - 1);
    QCOMPARE(source.end("25"), QString());
}

HITSPREAD_GUI_TEST(ImageBombTest)
#include "imagebomb_test.moc"
