#include "rules/core/system.h"
#include "rules/systems/registry.h"
#include "rules/systems/rollunder/vocabulary.h"
#include "support/testclass.h"
#include "text/labels.h"
#include "text/systemphrases.h"
#include "translationfile.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>

using namespace hitspread;

namespace {

/// Words that one rule system has and the others do not.
struct Vocabulary {
    const char* system;
    const char* words;
};
constexpr std::array kVocabularies{
    Vocabulary{"threed", "bullets?|bursts? of|Incap|PHYS|DIA|CONC|recoil|hit spread|Aiming die|blast zone|Snap Shots?"},
    Vocabulary{"percentile", "Loss of Combat|MIND|critical location"},
    Vocabulary{"outcome", "garrotes?|Pain Tolerance|four dice|final outcome|buckler"},
    Vocabulary{"rollunder", "Rapid Strike|Dodge and Drop|All-Out|Deceptive|Basic Speed|DR|HP|against HT|Blunt trauma"},
    Vocabulary{"twod6", "BLD|REF|ITN|Medtech|Wound Factor|Condition Monitor|Incidental|[Cc]osh(?:ing)?"}};

/// What a round gives somebody has a capital in some rules only: outside their words it has none.
const QRegularExpression& capitalAction()
{
    static const QRegularExpression kAction(QStringLiteral("[a-z] Actions?\\b"));
    return kAction;
}

QRegularExpression wordsOf(const Vocabulary& vocabulary)
{
    return QRegularExpression(QStringLiteral("\\b(?:%1)\\b").arg(QLatin1String(vocabulary.words)));
}

/// Whether a context of translation belongs to all systems: not to a folder of one, to a form of one, or to lists of ids and rules, which
/// are shown of the system they are of.
QRegularExpression ownContexts()
{
    QStringList own{QStringLiteral("^ids$|^rules$|^ruleTexts$|^ruleSources$|^units$|Card$|Form$|Dialog$")};
    for (const RuleList* list : ruleLists())
        own << QString::fromUtf8(list->system.data(), static_cast<qsizetype>(list->system.size()));
    return QRegularExpression(own.join(u'|'));
}

bool isGeneral(const QString& context)
{
    static const QRegularExpression kOwn = ownContexts();
    return context.startsWith(QStringLiteral("hitspread::text::")) || context == QStringLiteral("cli")
        || context == QStringLiteral("reasons") || context == QStringLiteral("refusals")
        || context == QStringLiteral("problems")
        || (context.startsWith(QStringLiteral("hitspread::")) && !kOwn.match(context).hasMatch());
}

/// Said where only a system comes that has the thing: bullets walk one by one, Actions are held.
const QStringList& guarded()
{
    static const QStringList kGuarded{
        QStringLiteral("Ends the phase although Actions are left or held."),
        QStringLiteral("Number and directions of the bullets are left as they fall."),
        QStringLiteral("What the bullets do is not worked out: it may take too many courses."),
        QStringLiteral("bullet out"),
        QStringLiteral("an Action is held and would be lost"),
    };
    return kGuarded;
}

}  // namespace

/// No word of one rule system in what another one shows or says.
class VocabularyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void generalWordsAreOfNoSystem();
    void systemsSpeakTheirOwnWords_data();
    void systemsSpeakTheirOwnWords();
    void whatOddsAreWorkedOutOf();
    void houseValuesAreSaid();
};

void VocabularyTest::generalWordsAreOfNoSystem()
{
    QString error;
    QStringList foreign;
    int read = 0;
    for (const support::Message& message : support::readTranslations(support::translationFiles().constFirst(), error)) {
        if (!isGeneral(message.context) || guarded().contains(message.source))
            continue;
        ++read;
        for (const Vocabulary& vocabulary : kVocabularies) {
            if (wordsOf(vocabulary).match(message.source).hasMatch())
                foreign << message.place();
        }
        if (capitalAction().match(message.source).hasMatch())
            foreign << message.place();
    }
    QVERIFY2(error.isEmpty(), qPrintable(error));
    QVERIFY2(foreign.isEmpty(), qPrintable(foreign.join(QLatin1Char('\n'))));
    QVERIFY(read > 1000);
}

void VocabularyTest::systemsSpeakTheirOwnWords_data()
{
    QTest::addColumn<QString>("system");
    for (const Vocabulary& vocabulary : kVocabularies)
        QTest::newRow(vocabulary.system) << QString::fromLatin1(vocabulary.system);
}

void VocabularyTest::systemsSpeakTheirOwnWords()
{
    QFETCH(QString, system);
    const text::SystemPhrases* phrases = text::phrasesOf(system.toStdString());
    QVERIFY(phrases);
    QStringList foreign;
    for (const Vocabulary& vocabulary : kVocabularies) {
        if (system == QLatin1String(vocabulary.system))
            continue;
        const QRegularExpression words = wordsOf(vocabulary);
        for (const std::span<const text::Phrase> table : phrases->tables()) {
            for (const text::Phrase& phrase : table) {
                if (words.match(QString::fromUtf8(phrase.words)).hasMatch())
                    foreign << QString::fromUtf8(phrase.words);
            }
        }
    }
    QVERIFY2(foreign.isEmpty(), qPrintable(foreign.join(QLatin1Char('\n'))));
}

/// A refusal of odds says in the words of its system what has some.
void VocabularyTest::whatOddsAreWorkedOutOf()
{
    for (const System* system : systems()) {
        if (!system->odds())
            continue;
        const QString words = text::foretoldWords(*system);
        QVERIFY2(!words.isEmpty(), system->id().data());
        for (const Vocabulary& vocabulary : kVocabularies) {
            if (system->id() != vocabulary.system)
                QVERIFY2(!wordsOf(vocabulary).match(words).hasMatch(), qPrintable(words));
        }
    }
}

/// R3-D34, R3-D35, R3-D50, R3-D55: a step that rests on a number the sheet does not print says so, and no other does.
void VocabularyTest::houseValuesAreSaid()
{
    const System& system = *findSystem("rollunder");
    const auto says = [&system](std::uint16_t quantity) {
        return text::label(system, {quantity, 0}).endsWith(QStringLiteral("(house value)"));
    };
    int houses = 0;
    for (std::uint16_t i = 0; i < system.quantities().size(); ++i) {
        const bool isHouse = rollunder::isHouseValue(static_cast<rollunder::Quantity>(i));
        houses += isHouse ? 1 : 0;
        QVERIFY2(says(i) == isHouse, system.quantities()[i].id.data());
    }
    QVERIFY(houses > 20);
    QVERIFY(says(indexOfWord(system.quantities(), "attack.allOut").value_or(0)));
    QVERIFY(!says(indexOfWord(system.quantities(), "attack.rapid").value_or(0)));
}

HITSPREAD_TEST(VocabularyTest)
#include "vocabulary_test.moc"
