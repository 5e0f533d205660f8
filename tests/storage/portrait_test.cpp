#include "libraryfixture.h"
#include "rules/systems/threed/character.h"
#include "services/library/imagefile.h"
#include "services/library/libraryservice.h"
#include "support/faultwords.h"
#include "support/manycharacters.h"
#include "support/pngbytes.h"
#include "support/problemof.h"
#include "support/rawfile.h"
#include "support/testclass.h"

#include <algorithm>

using namespace hitspread;
using support::problemOf;

/// Portraits on a file: kept once however often used, and no image taken that is none.
class PortraitTest : public QObject, private LibraryFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFile(); }
    void portraitsAreKeptOnce();
    void badImagesAreRefused_data();
    void badImagesAreRefused();
    void wholeImages_data();
    void wholeImages();
    void damagedPicturesAreReported();
};

void PortraitTest::portraitsAreKeptOnce()
{
    LibraryService library(*m_file, m_plans, m_clock);
    const RecordId one = library.create(support::inventedCharacter(1));
    const RecordId other = library.create(support::inventedCharacter(2));
    const std::string before = dump();
    const std::vector<std::byte> first = support::pngBytes(200, 300, 40);
    const std::vector<std::byte> second = support::pngBytes(300, 200, 50);
    QVERIFY(library.portrait(one).empty());
    QVERIFY(library.setPortrait(one, first) != 0);
    QCOMPARE(library.setPortrait(one, first), EntryId{0});
    QVERIFY(library.setPortrait(other, first) != 0);
    QVERIFY(library.setPortrait(one, second) != 0);
    QVERIFY(library.setPortrait(other, {}) != 0);
    QVERIFY(library.portrait(one) == second);
    QVERIFY(library.portrait(other).empty());
    QCOMPARE(library.load({RecordKind::Character, one}).portrait.size(), std::size_t{64});
    QVERIFY(m_file->library().keepImage(second) == library.load({RecordKind::Character, one}).portrait);
    undoAndRedo(before, 4);
    HistoryService(*m_file, m_clock).undo({});
    QVERIFY(LibraryService(*m_file, m_plans, m_clock).portrait(other) == first);
}

void PortraitTest::badImagesAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const auto row = [](const char* name, const std::vector<std::byte>& bytes) {
        QTest::newRow(name) << QByteArray(reinterpret_cast<const char*>(bytes.data()),
                                          static_cast<qsizetype>(bytes.size()));
    };
    row("wide", support::pngBytes(4097, 10));
    row("a bomb", support::pngBytes(0xffffffff, 0xffffffff));
    row("flat", support::pngBytes(10, 0));
    row("too many bytes", support::pngBytes(10, 10, 4 * 1024 * 1024));
    QTest::newRow("text") << QByteArrayLiteral("#!/bin/sh");
    QTest::newRow("cut PNG") << QByteArray("\x89PNG\r\n\x1a\n", 8);
    QTest::newRow("cut JPEG") << QByteArray("\xff\xd8\xff\xe0\x00\x10", 6);
    QTest::newRow("JPEG without end") << QByteArray("\xff\xd8\xff\xe0\x00\x00\x00\x00", 8);
    QTest::newRow("tall JPEG") << QByteArray("\xff\xd8\xff\xc0\x00\x11\x08\xff\xff\x00\x10\x03", 12);
}

void PortraitTest::badImagesAreRefused()
{
    QFETCH(QByteArray, bytes);
    LibraryService library(*m_file, m_plans, m_clock);
    const RecordId id = library.create(support::inventedCharacter(1));
    const std::string before = dump();
    const std::span image(reinterpret_cast<const std::byte*>(bytes.constData()),
                          static_cast<std::size_t>(bytes.size()));
    const auto problem = problemOf([&] { library.setPortrait(id, image); });
    QVERIFY(problem && problem->code == ProblemCode::BadInput);
    QCOMPARE(spelled(problem->where), std::string("portrait"));
    QVERIFY(support::saysWhatToDo(*problem));
    QCOMPARE(dump(), before);
}

void PortraitTest::wholeImages_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isWhole");
    const QByteArray head("\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\0\x02\0\0\0\x02\x08\x06\0\0\0sum.", 33);
    const QByteArray data("\0\0\0\x05IDAT12345sum.", 17);
    const QByteArray end("\0\0\0\0IENDsum.", 12);
    const QByteArray jpeg("\xff\xd8\xff\xc0\x00\x11\x08\x00\x10\x00\x10\x03", 12);
    QTest::newRow("PNG") << head + data + end << true;
    QTest::newRow("PNG and more") << head + data + end + "more" << true;
    QTest::newRow("PNG without its end") << head + data << false;
    QTest::newRow("PNG cut within") << head + data.left(12) << false;
    QTest::newRow("PNG whose piece is too long") << head + QByteArray("\xff\xff\xff\xffIDAT", 8) + end << false;
    QTest::newRow("JPEG") << jpeg + "...\xff\xd9" << true;
    QTest::newRow("JPEG without its end") << jpeg + "..." << false;
    QTest::newRow("GIF") << QByteArray("GIF89a\x02\0\x02\0\0\0\0;", 14) << false;
    QTest::newRow("nothing") << QByteArray() << false;
}

void PortraitTest::wholeImages()
{
    QFETCH(QByteArray, bytes);
    QFETCH(bool, isWhole);
    QCOMPARE(
        isWholeImage({reinterpret_cast<const std::byte*>(bytes.constData()), static_cast<std::size_t>(bytes.size())}),
        isWhole);
}

void PortraitTest::damagedPicturesAreReported()
{
    const QByteArray png("\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\0\x02\0\0\0\x02\x08\x06\0\0\0sum.\0\0\0\0IENDsum.", 45);
    const std::span image(reinterpret_cast<const std::byte*>(png.constData()), static_cast<std::size_t>(png.size()));
    LibraryService library(*m_file, m_plans, m_clock);
    const RecordId id = library.create(support::inventedCharacter(1));
    const QString name = QString::fromStdString(
        library.load({RecordKind::Character, id}).record.as<threed::Character>().name);
    QVERIFY(library.setPortrait(id, image) != 0);
    QCOMPARE(support::faultWords(m_file->faults()), QStringList());
    const QString path = QString::fromStdString(m_file->path());
    support::runRaw(path, {QStringLiteral("UPDATE image SET data = CAST(data || x'00' AS BLOB)")});
    QCOMPARE(support::faultWords(m_file->faults()),
             QStringList{QStringLiteral("the portrait of %1 is damaged").arg(name)});
    support::runRaw(path, {QStringLiteral("UPDATE character SET portrait = NULL")});
    QCOMPARE(support::faultWords(m_file->faults()), QStringList{QStringLiteral("a picture nobody uses is damaged")});
}

HITSPREAD_TEST(PortraitTest)
#include "portrait_test.moc"
