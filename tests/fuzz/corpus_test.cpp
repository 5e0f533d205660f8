#include "fuzz/targets.h"

#include "support/sourcepath.h"
#include "support/testclass.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace hitspread;

/// Every input that is kept for the fuzzers, through the same functions, without one.
class FuzzCorpusTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTargetHasInputs();
    void everyInputIsRefusedOrTaken_data();
    void everyInputIsRefusedOrTaken();

private:
    [[nodiscard]] static QDir corpus(const char* target)
    {
        return QDir(support::sourcePath(QStringLiteral("tests/fuzz/corpus/%1").arg(QLatin1String(target))));
    }
};

void FuzzCorpusTest::everyTargetHasInputs()
{
    QStringList names;
    for (const fuzz::Target& target : fuzz::targets()) {
        names << QLatin1String(target.name);
        QVERIFY2(corpus(target.name).entryList(QDir::Files).size() >= 3, target.name);
    }
    names.sort();
    QDir all(support::sourcePath(QStringLiteral("tests/fuzz/corpus")));
    QCOMPARE(all.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name), names);
}

void FuzzCorpusTest::everyInputIsRefusedOrTaken_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("path");
    for (const fuzz::Target& target : fuzz::targets()) {
        for (const QFileInfo& file : corpus(target.name).entryInfoList(QDir::Files, QDir::Name))
            QTest::addRow("%s: %s", target.name, qUtf8Printable(file.fileName()))
                << QString::fromLatin1(target.name) << file.filePath();
    }
}

/// A finding ends the program: what is thrown beside a refusal, a promise that is broken, what the sanitizers see.
void FuzzCorpusTest::everyInputIsRefusedOrTaken()
{
    QFETCH(QString, target);
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    fuzz::targetNamed(target.toLatin1().constData()).run(file.readAll());
}

HITSPREAD_TEST(FuzzCorpusTest)
#include "corpus_test.moc"
