#include <QRegularExpression>
#include <QTest>

#include "support/testclass.h"
#include "translationfile.h"

#include <algorithm>

using namespace hitspread::support;

namespace {

/// "%1", "%2", "%n", each as often as it stands there, sorted.
QStringList placeholders(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("%(?:L?\\d+|n)"));
    QStringList found;
    for (auto matches = pattern.globalMatch(text); matches.hasNext();)
        found << matches.next().captured();
    found.sort();
    return found;
}

/// How many letters carry a mnemonic.
qsizetype mnemonics(QString text)
{
    return text.remove(QStringLiteral("&&")).count(QLatin1Char('&'));
}

/// What is wrong with a message, or nothing.
QString faultOf(const Message& message)
{
    if (!message.state.isEmpty())
        return message.state;
    for (const QString& translation : message.translations) {
        if (translation.trimmed().isEmpty())
            return QStringLiteral("empty");
        // A plural form may leave the number out ("one hex").
        QStringList there = placeholders(translation);
        QStringList wanted = placeholders(message.source);
        if (message.plural) {
            there.removeAll(QStringLiteral("%n"));
            wanted.removeAll(QStringLiteral("%n"));
        }
        if (there != wanted)
            return QStringLiteral("other placeholders");
        if (mnemonics(translation) != mnemonics(message.source))
            return QStringLiteral("other mnemonics");
        if (translation.endsWith(QChar(u'…')) != message.source.endsWith(QChar(u'…')))
            return QStringLiteral("only one of the two ends in …");
        // Dots that say that a window opens stand at their word, as in every menu.
        const QString apart = QStringLiteral(" …");
        if (translation.contains(apart) && !message.source.contains(apart))
            return QStringLiteral("a blank before …");
        if (translation.count(QLatin1Char('\n')) != message.source.count(QLatin1Char('\n')))
            return QStringLiteral("other number of lines");
        // Sentences are cut at it: what happened; what to do.
        if (translation.contains(QLatin1Char(';')) != message.source.contains(QLatin1Char(';')))
            return QStringLiteral("only one of the two has a semicolon");
    }
    return message.translations.isEmpty() ? QStringLiteral("empty") : QString();
}

}  // namespace

/// Every translation that comes with the program is complete, and says what the program can fill in.
class TranslationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void complete_data();
    void complete();
    void faultsAreFound_data();
    void faultsAreFound();
};

void TranslationsTest::complete_data()
{
    QTest::addColumn<QString>("path");
    for (const QString& path : translationFiles())
        QTest::newRow(qPrintable(path.section(QLatin1Char('/'), -1))) << path;
}

void TranslationsTest::complete()
{
    QFETCH(QString, path);
    QString error;
    const QList<Message> messages = readTranslations(path, error);
    QVERIFY2(error.isEmpty(), qPrintable(error));
    QCOMPARE_GE(messages.size(), 1000);
    QStringList faults;
    for (const Message& message : messages) {
        if (const QString fault = faultOf(message); !fault.isEmpty())
            faults << fault + QStringLiteral(": ") + message.place();
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

void TranslationsTest::faultsAreFound_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("translation");
    QTest::addColumn<QString>("state");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char* name, const char* source, const char* translation, const char* state,
                        const char* fault) {
        QTest::newRow(name) << QString::fromUtf8(source) << QString::fromUtf8(translation) << QString::fromUtf8(state)
                            << QString::fromUtf8(fault);
    };
    row("sound", "&Round %1 of %2", "R&unde %1 von %2", "", "");
    row("order", "%1 of %2", "%2: %1", "", "");
    row("unfinished", "Round", "Runde", "unfinished", "unfinished");
    row("vanished", "Round", "Runde", "vanished", "vanished");
    row("empty", "Round", " ", "", "empty");
    row("placeholder", "Round %1", "Runde", "", "other placeholders");
    row("mnemonic", "&Round", "Runde", "", "other mnemonics");
    row("doubled", "Round && fire", "Runde && Feuer", "", "");
    row("ellipsis", "Open…", "Öffnen", "", "only one of the two ends in …");
    row("dots", "Open…", "Öffnen …", "", "a blank before …");
    row("dots apart", "all, …", "alle, …", "", "");
    row("lines", "a\nb", "a b", "", "other number of lines");
    row("remedy", "full; make room", "voll, Platz schaffen", "", "only one of the two has a semicolon");
}

void TranslationsTest::faultsAreFound()
{
    QFETCH(QString, source);
    QFETCH(QString, translation);
    QFETCH(QString, state);
    QFETCH(QString, fault);
    Message message;
    message.source = source;
    message.translations = {translation};
    message.state = state;
    QCOMPARE(faultOf(message), fault);
}

HITSPREAD_TEST(TranslationsTest)
#include "translations_test.moc"
