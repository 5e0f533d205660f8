#include "hostilesource.h"
#include "support/rawfile.h"
#include "support/sourcepath.h"
#include "support/testclass.h"

#include <QRegularExpression>
#include <QStringEncoder>
#include <QTest>

using namespace hitspread;

namespace {

/// What is put in the place of a value.
QList<std::pair<QString, QByteArray>> hostileValues()
{
    const auto nested = [](const char* open, const char* close, int deep) {
        return QByteArray(open).repeated(deep) + "1" + QByteArray(close).repeated(deep);
    };
    QList<std::pair<QString, QByteArray>> all{{u"arrays 100,000 deep"_qs, nested("[", "]", 100'000)},
                                              {u"objects 100,000 deep"_qs, nested("{\"a\":", "}", 100'000)},
                                              {u"arrays never closed"_qs, QByteArray("[").repeated(100'000)},
                                              {u"arrays 33 deep"_qs, nested("[", "]", 33)},
                                              {u"a byte that is no UTF-8"_qs, "\"\xff\""},
                                              {u"an overlong form"_qs, "\"\xc0\xaf\""},
                                              {u"a surrogate in UTF-8"_qs, "\"\xed\xa0\x80\""},
                                              {u"a byte 0"_qs, QByteArray("\"a\0b\"", 5)},
                                              {u"a line break in a text"_qs, "\"a\nb\""},
                                              {u"a long text"_qs, '"' + QByteArray(2'000'000, 'x') + '"'},
                                              {u"a long list"_qs, "[" + QByteArray("0,").repeated(500'000) + "0]"},
                                              {u"a number of 100,000 digits"_qs, QByteArray(100'000, '9')},
                                              {u"a duplicate beside it"_qs, "1,\"twice\":1,\"twice\":2"}};
    for (const char* value : {"1e308",
                              "-1e308",
                              "1e309",
                              "1e999",
                              "-1e999",
                              "1e-999",
                              "NaN",
                              "Infinity",
                              "-Infinity",
                              "-0",
                              "-0.0",
                              "0.1",
                              "2147483648",
                              "-2147483649",
                              "9223372036854775807",
                              "9223372036854775808",
                              "18446744073709551616",
                              "01",
                              "+1",
                              "1.",
                              ".5",
                              "0x10",
                              "1e",
                              "--1",
                              "\"\\ud800\"",
                              "\"\\udc00\\ud800\"",
                              "\"\\u0000\"",
                              "\"\\u001b[2J\"",
                              "\"\\x\"",
                              "\"\\u12\"",
                              "\"\"",
                              "null",
                              "true",
                              "TRUE",
                              "[]",
                              "{}",
                              "[null]",
                              "{\"\":{}}",
                              "'a'",
                              "undefined",
                              "/**/1",
                              "\"\xe2\x80\xae\"",  // NOLINT(misc-misleading-bidirectional)
                              ""})
        all.append({QString::fromUtf8(value), value});
    return all;
}

/// The whole document otherwise.
QList<std::pair<QString, QByteArray>> hostileForms(const QByteArray& base)
{
    const QString text = QString::fromUtf8(base);
    const auto encoded = [&text](QStringConverter::Encoding encoding, bool hasMark) {
        QStringEncoder encoder(encoding, hasMark ? QStringConverter::Flag::WriteBom : QStringConverter::Flag::Default);
        return QByteArray(encoder(text));
    };
    QByteArray doubled = base;
    doubled.insert(base.lastIndexOf('}'), ',' + base.mid(1, std::max<qsizetype>(base.lastIndexOf('}') - 1, 0)));
    return {{u"empty"_qs, {}},
            {u"blanks"_qs, QByteArray(5000, ' ')},
            {u"bytes 0"_qs, QByteArray(5000, '\0')},
            {u"UTF-16LE"_qs, encoded(QStringConverter::Utf16LE, false)},
            {u"UTF-16LE with its mark"_qs, encoded(QStringConverter::Utf16LE, true)},
            {u"UTF-16BE"_qs, encoded(QStringConverter::Utf16BE, false)},
            {u"UTF-16BE with its mark"_qs, encoded(QStringConverter::Utf16BE, true)},
            {u"UTF-32LE with its mark"_qs, encoded(QStringConverter::Utf32LE, true)},
            {u"UTF-8 with its mark"_qs, "\xef\xbb\xbf" + base},
            {u"two marks"_qs, "\xef\xbb\xbf\xef\xbb\xbf" + base},
            {u"a mark within"_qs, QByteArray(base).insert(1, "\xef\xbb\xbf")},
            {u"windows-1252"_qs, QByteArray(base).replace('a', '\xe4')},
            {u"twice"_qs, base + base},
            {u"something behind it"_qs, base + " x"},
            {u"bytes 0 behind it"_qs, base + QByteArray(100, '\0')},
            {u"every member twice"_qs, doubled},
            {u"in a list"_qs, "[" + base + "]"},
            {u"in many lists"_qs, QByteArray("[").repeated(40) + base + QByteArray("]").repeated(40)},
            {u"packed"_qs, "\x1f\x8b\x08" + base},
            {u"a text"_qs, "\"text\""},
            {u"a number"_qs, "1"},
            {u"null"_qs, "null"}};
}

/// `base` with `value` in the place of its n-th number or text behind a colon.
QByteArray withValue(const QByteArray& base, const QByteArray& value, qsizetype n)
{
    static const QRegularExpression kValue(u":\\s*(-?[0-9.]+|\"[^\"]*\")"_qs);
    QList<std::pair<qsizetype, qsizetype>> places;
    const QString text = QString::fromLatin1(base);
    for (auto found = kValue.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch one = found.next();
        places.append({one.capturedStart(1), one.capturedLength(1)});
    }
    const auto& [at, size] = places[n % places.size()];
    return QByteArray(base).replace(at, size, value);
}

}  // namespace

/// JSON that is made to do harm, into what reads it: libraries, other programs' documents, requests.
class HostileJsonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void documents_data();
    void values_data() { documents_data(); }
    void values();
    void forms_data() { documents_data(); }
    void forms();
    void cut_data() { documents_data(); }
    void cut();
    void chance_data() { documents_data(); }
    void chance();
    void size_data();
    void size();
};

void HostileJsonTest::documents_data()
{
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<QStringList>("arguments");
    const QStringList import{u"import"_qs, u"FILE"_qs, u"SOURCE"_qs};
    const auto row = [](const char* name, const char* file, const QStringList& arguments) {
        QTest::newRow(name)
            << support::bytesOf(support::sourcePath(u"tests/fuzz/corpus/"_qs + QLatin1String(file))).trimmed()
            << arguments;
    };
    row("library", "library/person-with-kit.json", import);
    row("plain", "foreign/plain.json",
        import + QStringList{u"--kind"_qs, u"character"_qs, u"--system"_qs, u"threed"_qs});
    row("GCS", "foreign/sheet.gcs", import);
    row("Improved Initiative", "foreign/initiative-old.json", import + QStringList{u"--system"_qs, u"outcome"_qs});
    row("request", "request/rollunder-attack.json", {u"resolve"_qs, u"--seed"_qs, u"1"_qs, u"SOURCE"_qs});
}

void HostileJsonTest::values()
{
    QFETCH(QByteArray, base);
    QFETCH(QStringList, arguments);
    support::HostileSource source(u"JSON %1: values"_qs.arg(QString::fromLatin1(QTest::currentDataTag())), 400);
    qsizetype place = 0;
    const qsizetype places = support::isLongRun() ? 6 : 1;
    for (const auto& [name, value] : hostileValues()) {
        for (qsizetype i = 0; i < places; ++i) {
            source.write(withValue(base, value, place++));
            source.tryIt(arguments, name);
        }
    }
    QCOMPARE(source.end("16"), QString());
    QCOMPARE_GT(source.refused(), 20);
}

void HostileJsonTest::forms()
{
    QFETCH(QByteArray, base);
    QFETCH(QStringList, arguments);
    support::HostileSource source(u"JSON %1: encodings and forms"_qs.arg(QString::fromLatin1(QTest::currentDataTag())),
                                  400);
    for (const auto& [name, bytes] : hostileForms(base)) {
        source.write(bytes);
        source.tryIt(arguments, name);
    }
    QCOMPARE(source.end("16"), QString());
    QCOMPARE_GT(source.refused(), 10);
}

void HostileJsonTest::cut()
{
    QFETCH(QByteArray, base);
    QFETCH(QStringList, arguments);
    support::HostileSource source(u"JSON %1: cut short"_qs.arg(QString::fromLatin1(QTest::currentDataTag())), 400);
    const int step = support::isLongRun() ? 1 : 7;
    for (int i = 0; i < 60; i += step) {
        source.write(base.first(base.size() * i / 60));
        source.tryIt(arguments, u"%1/60"_qs.arg(i));
    }
    QCOMPARE(source.end("16"), QString());
    QCOMPARE(source.refused(), source.tried());
}

void HostileJsonTest::chance()
{
    QFETCH(QByteArray, base);
    QFETCH(QStringList, arguments);
    support::HostileSource source(u"JSON %1: changed by chance"_qs.arg(QString::fromLatin1(QTest::currentDataTag())),
                                  400);
    for (int i = 0; i < support::hostileTries(15); ++i) {
        source.write(support::mutated(base, 20261130 + static_cast<std::uint64_t>(i)));
        source.tryIt(arguments, u"seed %1"_qs.arg(i));
    }
    QCOMPARE(source.end("16"), QString());
}

void HostileJsonTest::size_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("piece");
    QTest::addColumn<QByteArray>("behind");
    QTest::addColumn<int>("megabytes");
    const QByteArray library(R"({"format":"hitspread-library","version":1,"records":[)");
    QTest::newRow("empty objects") << library << QByteArray("{},") << QByteArray("{}]}") << 100;
    QTest::newRow("arrays of one") << QByteArray("[") << QByteArray("[0],") << QByteArray("[0]]") << 100;
    QTest::newRow("objects of one") << library << QByteArray("{\"a\":{\"b\":0}},") << QByteArray("{}]}") << 100;
    QTest::newRow("empty arrays") << QByteArray("[") << QByteArray("[],") << QByteArray("[]]") << 100;
    QTest::newRow("numbers") << QByteArray("{\"a\":[") << QByteArray("0,") << QByteArray("0]}") << 100;
    QTest::newRow("one text") << QByteArray("{\"a\":\"") << QByteArray("x") << QByteArray("\"}") << 100;
    QTest::newRow("a person, often") << library
                                     << QByteArray(R"({"system":"threed","kind":"character","record":{"name":"A"}},)")
                                     << QByteArray("{}]}") << 100;
    QTest::newRow("named objects") << QByteArray("[") << QByteArray("{\"name\":\"a\",\"hp\":1},") << QByteArray("{}]")
                                   << 100;
    QTest::newRow("blanks") << QByteArray() << QByteArray(" ") << QByteArray("{}") << 100;
    QTest::newRow("more than is read") << QByteArray("{\"a\":\"") << QByteArray("x") << QByteArray("\"}") << 260;
}

/// Of 100 MB; 2 where it is not the long run. Names and places that differ cost most.
void HostileJsonTest::size()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, piece);
    QFETCH(QByteArray, behind);
    QFETCH(int, megabytes);
    const qint64 size = support::isLongRun() ? qint64{megabytes} * 1000 * 1000 : qint64{2} * 1000 * 1000;
    support::HostileSource source(
        u"JSON of %1 MB: %2"_qs.arg(size / 1000 / 1000).arg(QString::fromLatin1(QTest::currentDataTag())), 1500);
    source.write([&](QFile& file) {
        file.write(before);
        const QByteArray many = piece.repeated(std::max<qsizetype>(1, 100'000 / piece.size()));
        for (qint64 written = 0; written < size; written += many.size())
            file.write(many);
        file.write(behind);
    });
    source.tryIt({u"import"_qs, u"FILE"_qs, u"SOURCE"_qs, u"--kind"_qs, u"character"_qs, u"--system"_qs, u"threed"_qs,
                  u"--dry-run"_qs},
                 u"import"_qs);
    source.tryIt({u"resolve"_qs, u"SOURCE"_qs}, u"resolve"_qs);
    source.tryIt({u"fight"_qs, u"FILE"_qs, u"import"_qs, u"SOURCE"_qs}, u"fight"_qs);
    QCOMPARE(source.end("16"), QString());
}

HITSPREAD_TEST(HostileJsonTest)
#include "hostilejson_test.moc"
