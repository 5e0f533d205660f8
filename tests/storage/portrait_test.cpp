#include "libraryfixture.h"
#include "services/libraryservice.h"
#include "support/manycharacters.h"
#include "support/problemof.h"

#include <algorithm>

using namespace hitspread;
using support::problemOf;

namespace {

std::vector<std::byte> pngOf(std::uint32_t width, std::uint32_t height, std::size_t filler = 0)
{
    std::vector<std::byte> bytes;
    const auto put = [&](std::initializer_list<int> values) {
        for (const int value : values)
            bytes.push_back(static_cast<std::byte>(value));
    };
    const auto number = [&](std::uint32_t value) {
        put({static_cast<int>(value >> 24), static_cast<int>(value >> 16 & 255), static_cast<int>(value >> 8 & 255),
             static_cast<int>(value & 255)});
    };
    put({0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 0, 0, 13, 'I', 'H', 'D', 'R'});
    number(width);
    number(height);
    bytes.resize(bytes.size() + filler);
    return bytes;
}

}  // namespace

/// Portraits on a file: kept once however often used, and no image taken that is none.
class PortraitTest : public QObject, private LibraryFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFile(); }
    void portraitsAreKeptOnce();
    void badImagesAreRefused_data();
    void badImagesAreRefused();
};

void PortraitTest::portraitsAreKeptOnce()
{
    LibraryService library(*m_file, m_plans, m_clock);
    const RecordId one = library.create(support::inventedCharacter(1));
    const RecordId other = library.create(support::inventedCharacter(2));
    const std::string before = dump();
    const std::vector<std::byte> first = pngOf(200, 300, 40);
    const std::vector<std::byte> second = pngOf(300, 200, 50);
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
    row("wide", pngOf(4097, 10));
    row("a bomb", pngOf(0xffffffff, 0xffffffff));
    row("flat", pngOf(10, 0));
    row("too many bytes", pngOf(10, 10, 4 * 1024 * 1024));
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
    QCOMPARE(problem->where, std::string("portrait"));
    QCOMPARE(problem->details.size(), std::size_t{2});
    QCOMPARE(dump(), before);
}

QTEST_GUILESS_MAIN(PortraitTest)
#include "portrait_test.moc"
