#include "formats/json/jsonreader.h"
#include "services/refusal/problem.h"
#include "support/testclass.h"
#include "text/problems.h"

#include <QTest>

using namespace hitspread;

namespace {

/// "place | reason" of the fault, or nothing when the document is taken.
QString faultOf(const QByteArray& text, const formats::JsonLimits& limits = {})
{
    try {
        static_cast<void>(formats::readJsonObject(text, u"doc"_qs, limits));
    } catch (const Failure& failure) {
        const Problem& problem = failure.problem();
        const QString said = text::sentenceFor(problem);
        const QString what = text::wordsFor(problem.causes.at(0));
        if (problem.code != ProblemCode::BadInput || said.section(what + u"; "_qs, 1).isEmpty())
            return u"a fault without remedy"_qs;
        return QString::fromStdString(problem.where.name) + u" | "_qs + what;
    }
    return {};
}

}  // namespace

/// Hostile and careless documents: each is refused with its place, none is half read.
class JsonReaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refuses_data();
    void refuses();
    void takes_data();
    void takes();
    void depth();
    void size();
    void everyPrefixIsRefused();
};

void JsonReaderTest::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char* name, const QByteArray& text, const QString& fault) {
        QTest::newRow(name) << text << fault;
    };
    row("empty", "", u"doc:1:1 | the document is empty"_qs);
    row("blank", " \n ", u"doc:2:2 | the document is empty"_qs);
    row("array", "[]", u"doc | the document is not a JSON object"_qs);
    row("number", "1", u"doc | the document is not a JSON object"_qs);
    row("two documents", "{} {}", u"doc:1:4 | something follows the end of the document"_qs);
    row("duplicate", "{\"a\": {\"b\": 1,\n \"b\": 2}}",
        u"doc:2:2 (a.b) | the member occurs twice in the same object"_qs);
    row("duplicate by escape", R"({"a":1,"\u0061":2})", u"doc:1:8 (a) | the member occurs twice in the same object"_qs);
    row("NaN", "{\"a\":NaN}", u"doc:1:6 (a) | unexpected character"_qs);
    row("Infinity", "{\"a\":-Infinity}", u"doc:1:6 (a) | unexpected character"_qs);
    row("1e400", "{\"a\":1e400}", u"doc:1:6 (a) | the number is too large"_qs);
    row("leading zero", "{\"a\":01}", u"doc:1:6 (a) | a number begins with a needless zero"_qs);
    row("plus", "{\"a\":+1}", u"doc:1:6 (a) | unexpected character"_qs);
    row("bare point", "{\"a\":1.}", u"doc:1:8 (a) | unexpected character"_qs);
    row("hexadecimal", "{\"a\":0x1}", u"doc:1:7 | unexpected character"_qs);
    row("comment", "{/**/}", u"doc:1:2 | unexpected character"_qs);
    row("trailing comma", "{\"a\":1,}", u"doc:1:8 | unexpected character"_qs);
    row("trailing comma in array", "{\"a\":[1,]}", u"doc:1:9 (a[1]) | unexpected character"_qs);
    row("single quotes", "{'a':1}", u"doc:1:2 | unexpected character"_qs);
    row("no colon", "{\"a\" 1}", u"doc:1:6 (a) | unexpected character"_qs);
    row("true misspelt", "{\"a\":tru}", u"doc:1:6 (a) | unexpected character"_qs);
    row("high surrogate alone", R"({"a":"\ud800"})", u"doc:1:7 (a) | half a surrogate pair stands alone"_qs);
    row("high surrogate twice", R"({"a":"\ud800\ud800"})", u"doc:1:7 (a) | half a surrogate pair stands alone"_qs);
    row("low surrogate alone", R"({"a":"\udc00"})", u"doc:1:7 (a) | half a surrogate pair stands alone"_qs);
    row("short escape", R"({"a":"\u00"})", u"doc:1:9 (a) | \\u must be followed by four hexadecimal digits"_qs);
    row("unknown escape", R"({"a":"\x41"})", u"doc:1:7 (a) | no such escape sequence"_qs);
    row("control character", QByteArray("{\"a\":\"\t\"}"), u"doc:1:7 (a) | a text holds a control character"_qs);
    row("null byte", QByteArray("{\"a\":\"\0\"}", 9), u"doc:1:7 (a) | a text holds a control character"_qs);
    row("open text", "{\"a\":\"b", u"doc:1:6 (a) | a text has no closing quote"_qs);
    row("stray byte", "{\"a\":\"\xff\"}", u"doc:1:7 (a) | the bytes are not valid UTF-8"_qs);
    row("overlong", "{\"a\":\"\xc0\xaf\"}", u"doc:1:7 (a) | the bytes are not valid UTF-8"_qs);
    row("overlong, three", "{\"a\":\"\xe0\x80\xaf\"}", u"doc:1:7 (a) | the bytes are not valid UTF-8"_qs);
    row("encoded surrogate", "{\"a\":\"\xed\xa0\x80\"}", u"doc:1:7 (a) | the bytes are not valid UTF-8"_qs);
    row("beyond Unicode", "{\"a\":\"\xf4\x90\x80\x80\"}", u"doc:1:7 (a) | the bytes are not valid UTF-8"_qs);
    row("cut character", "{\"a\":\"\xe2\x82\"}", u"doc:1:7 (a) | the bytes are not valid UTF-8"_qs);
    row("Latin-1 after umlaut", "{\"\xc3\xa4\":\"\xe4\"}", u"doc:1:7 (ä) | the bytes are not valid UTF-8"_qs);
}

void JsonReaderTest::refuses()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, fault);
    QCOMPARE(faultOf(text), fault);
}

void JsonReaderTest::takes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty object") << QByteArray("{}");
    QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbf{\"a\":1}");
    QTest::newRow("numbers") << QByteArray(R"({"a":[0,-0,1.5,1E+3,-2e-2]})");
    QTest::newRow("pair of surrogates") << QByteArray(R"({"a":"\ud83c\udfaf"})");
    QTest::newRow("four bytes") << QByteArray("{\"a\":\"\xf0\x9f\x8e\xaf\"}");
    QTest::newRow("same name in two objects") << QByteArray(R"({"a":{"b":1},"c":{"b":2},"d":[{"b":1},{"b":1}]})");
    QTest::newRow("blanks") << QByteArray(" \r\n\t{ \"a\" : [ 1 , 2 ] } \n");
}

void JsonReaderTest::takes()
{
    QFETCH(QByteArray, text);
    QCOMPARE(faultOf(text), QString());
}

void JsonReaderTest::depth()
{
    const auto nested = [](int levels) { return "{\"a\":" + QByteArray(levels, '[') + QByteArray(levels, ']') + '}'; };
    QCOMPARE(faultOf(nested(10), {.bytes = 100000, .depth = 10}), QString());
    QVERIFY(faultOf(nested(11), {.bytes = 100000, .depth = 10}).contains(u"nested more than 10 deep"));
    QVERIFY(faultOf(nested(5000)).contains(u"nested more than"));
    QVERIFY(faultOf(QByteArray("{\"a\":").repeated(5000)).contains(u"nested more than"));
}

void JsonReaderTest::size()
{
    QCOMPARE(faultOf("{\"a\":1}", {.bytes = 7, .depth = 3}), QString());
    QCOMPARE(faultOf("{\"a\":1}", {.bytes = 6, .depth = 3}), u"doc | the document has more than 6 bytes"_qs);
    QCOMPARE(faultOf("[1,{},2]", {.values = 4}), u"doc | the document is not a JSON object"_qs);
    QVERIFY(faultOf("[1,{},2,3]", {.values = 4}).contains(u"here are 5 elements"_qs));
}

void JsonReaderTest::everyPrefixIsRefused()
{
    const QByteArray whole = "{\"a\":[1,2.5e3,\"\\u00e4\xc3\xa4\",true,null,{\"b\":false}]}";
    QCOMPARE(faultOf(whole), QString());
    for (qsizetype length = 0; length < whole.size(); ++length)
        QVERIFY2(!faultOf(whole.first(length)).isEmpty(), whole.first(length).constData());
}

HITSPREAD_TEST(JsonReaderTest)
#include "jsonreader_test.moc"
