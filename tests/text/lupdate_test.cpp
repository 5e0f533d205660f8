#include <QDirIterator>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include "messages.h"
#include "support/programs.h"
#include "support/sourcepath.h"
#include "support/testclass.h"
#include "translationfile.h"

using namespace hitspread::support;

namespace {

/// What texts are looked up under at run time, without namespaces: classes with a meta object, what declares its words, names given to
/// translate(), forms.
QSet<QString> contextsAskedFor()
{
    static const QRegularExpression naming(
        QStringLiteral(R"x(\bclass\s+(\w+)[^;{]*\{\s*Q_(?:OBJECT|GADGET)\b)x"
                       R"x(|\b(?:Q_DECLARE_TR_FUNCTIONS|HS_WORDS_OF)\(\s*([\w:]+))x"
                       R"x(|\b(?:translate|QT_TRANSLATE_NOOP)\(\s*"([\w:]+)")x"
                       R"x(|\bk\w+Context\s*=\s*"([\w:]+)"|<class>([\w:]+)</class>)x"));
    QSet<QString> contexts;
    for (const QString& root : {QStringLiteral("src"), QStringLiteral("forms")}) {
        QDirIterator files(sourcePath(root), {QStringLiteral("*.h"), QStringLiteral("*.cpp"), QStringLiteral("*.ui")},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly))
                continue;
            auto found = naming.globalMatch(QString::fromUtf8(file.readAll()));
            while (found.hasNext()) {
                const QRegularExpressionMatch one = found.next();
                contexts.insert(one.captured(one.lastCapturedIndex()).section(QStringLiteral("::"), -1));
            }
        }
    }
    return contexts;
}

/// The contexts of translations that nothing looks a text up under: whatever stands there is never shown.
QStringList neverAskedFor(const QList<Message>& messages)
{
    const QSet<QString> asked = contextsAskedFor();
    QStringList unknown;
    for (const Message& message : messages) {
        if (!message.context.isEmpty() && !asked.contains(message.context.section(QStringLiteral("::"), -1))
            && !unknown.contains(message.context))
            unknown << message.context;
    }
    return unknown;
}

}  // namespace

/// The sources say nothing that a translation lacks, and a translation holds nothing that the sources no longer say.
class LupdateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void nothingIsLacking_data();
    void nothingIsLacking();
    void everyContextIsAskedFor_data() { nothingIsLacking_data(); }
    void everyContextIsAskedFor();
    void aNewTextIsFound();

private:
    /// Runs lupdate over `places` into `file`; returns its complaints.
    QString update(const QStringList& places, const QString& file);

    QTemporaryDir m_folder;
};

void LupdateTest::initTestCase()
{
    if (!QFileInfo::exists(hitspread::support::lupdateProgram()))
        QSKIP("lupdate is not installed (package qt6-tools-dev-tools)");
    QVERIFY(m_folder.isValid());
    QFile extra(m_folder.filePath(QStringLiteral("messages.cpp")));
    QVERIFY(extra.open(QIODevice::WriteOnly));
    extra.write(messagesById());
}

QString LupdateTest::update(const QStringList& places, const QString& file)
{
    QProcess lupdate;
    lupdate.setProcessChannelMode(QProcess::SeparateChannels);
    lupdate.setWorkingDirectory(hitspread::support::sourcePath({}));
    lupdate.start(hitspread::support::lupdateProgram(),
                  QStringList{QStringLiteral("-silent"), QStringLiteral("-locations"), QStringLiteral("none"),
                              QStringLiteral("-I"), QStringLiteral("src"), QStringLiteral("-tr-function-alias"),
                              QStringLiteral("Q_DECLARE_TR_FUNCTIONS+=HS_WORDS_OF")}
                      + places + QStringList{QStringLiteral("-ts"), file});
    if (!lupdate.waitForFinished(120000) || lupdate.exitCode() != 0)
        return QStringLiteral("lupdate failed: ") + lupdate.errorString();
    QStringList complaints;
    for (const QString& line : QString::fromUtf8(lupdate.readAllStandardError()).split(QLatin1Char('\n'))) {
        // The context of such a text would not be the one it is looked up under.
        const bool wrongContext = line.contains(QStringLiteral("lacks Q_OBJECT"))
            || line.contains(QStringLiteral("without context"))
            || (line.contains(QStringLiteral("Qualifying with unknown")) && !line.endsWith(QStringLiteral("::std")));
        if (wrongContext)
            complaints << line;
    }
    return complaints.join(QLatin1Char('\n'));
}

void LupdateTest::nothingIsLacking_data()
{
    QTest::addColumn<QString>("path");
    for (const QString& path : translationFiles())
        QTest::newRow(qPrintable(path.section(QLatin1Char('/'), -1))) << path;
}

void LupdateTest::nothingIsLacking()
{
    QFETCH(QString, path);
    const QString copy = m_folder.filePath(QFileInfo(path).fileName());
    QVERIFY(QFile::copy(path, copy));
    QStringList places{QStringLiteral("src"), m_folder.filePath(QStringLiteral("messages.cpp"))};
    if (QFileInfo::exists(hitspread::support::sourcePath(QStringLiteral("forms"))))
        places << QStringLiteral("forms");
    const QString complaint = update(places, copy);
    QVERIFY2(complaint.isEmpty(), qPrintable(complaint));
    QString error;
    QStringList faults;
    for (const Message& message : readTranslations(copy, error)) {
        if (!message.state.isEmpty())
            faults << (message.state == QStringLiteral("unfinished") ? QStringLiteral("lacking: ")
                                                                     : QStringLiteral("no longer said: "))
                    + message.place();
    }
    QVERIFY2(error.isEmpty(), qPrintable(error));
    faults << (faults.isEmpty() ? QString()
                                : QStringLiteral("run the target \"translations\" and translate what is unfinished"));
    faults.removeAll(QString());
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

/// lupdate takes a class from where it stands in the text; without a meta object it is looked up under nothing.
void LupdateTest::everyContextIsAskedFor()
{
    QFETCH(QString, path);
    QString error;
    QList<Message> messages = readTranslations(path, error);
    QVERIFY2(error.isEmpty(), qPrintable(error));
    QCOMPARE(neverAskedFor(messages), QStringList());
    messages.first().context = QStringLiteral("hitspread::NobodyHere");
    QCOMPARE(neverAskedFor(messages), QStringList{QStringLiteral("hitspread::NobodyHere")});
}

void LupdateTest::aNewTextIsFound()
{
    const QString source = m_folder.filePath(QStringLiteral("probe.cpp"));
    QFile probe(source);
    QVERIFY(probe.open(QIODevice::WriteOnly));
    probe.write("QString probe() { return QCoreApplication::translate(\"probe\", \"A new text\"); }\n"
                "namespace n { QString f() { return tr(\"Without a context\"); } }\n");
    probe.close();
    const QString file = m_folder.filePath(QStringLiteral("probe_de.ts"));
    QVERIFY(update({source}, file).contains(QStringLiteral("lacks Q_OBJECT")));
    QString error;
    const QList<Message> messages = readTranslations(file, error);
    QVERIFY2(error.isEmpty(), qPrintable(error));
    QCOMPARE(messages.size(), 2);
    for (const Message& message : messages)
        QCOMPARE(message.state, QStringLiteral("unfinished"));
}

HITSPREAD_TEST(LupdateTest)
#include "lupdate_test.moc"
