#include "rules/systems/registry.h"
#include "support/testclass.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/languages.h"
#include "text/naming.h"
#include "text/systemphrases.h"

#include <QTest>

#include <algorithm>

using namespace hitspread;

namespace {

QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Abbreviations and formulas are the same in every language.
bool isWords(const QString& text)
{
    return text != text.toUpper();
}

/// All a system says about its switches, by what it says it of.
QMap<QString, QString> switchWords(const System& system)
{
    QMap<QString, QString> all;
    const RecordDeclaration* record = system.record(RecordKind::Switches);
    for (const FieldDeclaration& field : record->fields) {
        const QString id = fromView(field.id);
        all[id] = text::fieldName(text::Naming::usual(system), *record, field);
        all[id + u" explained"_qs] = text::explanation(system, field);
        for (std::size_t choice = 0; choice < field.choices.size(); ++choice)
            all[id + u'=' + fromView(field.choices[choice])] = text::choiceName(text::Naming::usual(system), field,
                                                                                choice);
        for (std::size_t element = 0; element < field.extent && field.extent > 1; ++element)
            all[id + u'[' + QString::number(element) + u']'] = text::elementName(text::Naming::usual(system), field,
                                                                                 element);
    }
    return all;
}

}  // namespace

/// Rules and house rules have words of their own, in English and in German.
class RuleWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRuleHasGerman_data();
    void everyRuleHasGerman();
    void everySwitchHasGerman_data() { everyRuleHasGerman_data(); }
    void everySwitchHasGerman();
    void switchesAreNotSpelledOutIds();
    void noWordsForSwitchesThatAreNot();
    void whatNobodyTranslatedStaysEnglish();
    void abbreviationsKeepTheirCapitals();
    void everyGroupHasAHeading();
};

void RuleWordsTest::everyRuleHasGerman_data()
{
    QTest::addColumn<QString>("system");
    for (const System* system : systems())
        QTest::newRow(std::string(system->id()).c_str()) << fromView(system->id());
}

void RuleWordsTest::everyRuleHasGerman()
{
    QFETCH(QString, system);
    const System& rules = *findSystem(system.toStdString());
    QVERIFY(!rules.rules().empty());
    Languages languages;
    QVERIFY(languages.use(u"de"_qs));
    QStringList lacking;
    for (const RuleInfo& rule : rules.rules()) {
        const bool isSaid = std::ranges::any_of(rule.source,
                                                [](char letter) { return letter >= 'a' && letter <= 'z'; });
        if (isSaid && text::ruleSource(rule) == fromView(rule.source))
            lacking << fromView(rule.source);
        if (text::ruleText(rule) == fromView(rule.text) || text::ruleTitle(rule) == fromView(rule.title))
            lacking << fromView(rule.id);
    }
    QVERIFY2(lacking.isEmpty(), qPrintable(lacking.join(u", "_qs)));
}

void RuleWordsTest::everySwitchHasGerman()
{
    QFETCH(QString, system);
    const System& rules = *findSystem(system.toStdString());
    const QMap<QString, QString> english = switchWords(rules);
    QVERIFY(std::ranges::any_of(english, isWords));
    Languages languages;
    QVERIFY(languages.use(u"de"_qs));
    const QMap<QString, QString> german = switchWords(rules);
    QStringList lacking;
    for (auto word = english.begin(); word != english.end(); ++word) {
        if (isWords(*word) && german.value(word.key()) == *word)
            lacking << word.key() + u' ' + *word;
    }
    QVERIFY2(lacking.isEmpty(), qPrintable(lacking.join(u", "_qs)));
}

void RuleWordsTest::switchesAreNotSpelledOutIds()
{
    for (const System* system : systems()) {
        const RecordDeclaration* record = system->record(RecordKind::Switches);
        for (const FieldDeclaration& field : record->fields) {
            QVERIFY2(text::fieldName(text::Naming::usual(*system), *record, field) != text::fromId(field.id),
                     field.id.data());
            QVERIFY2(!text::explanation(*system, field).isEmpty(), field.id.data());
            QVERIFY2(text::groupName(*system, field.group) != fromView(field.group), field.id.data());
            for (std::size_t choice = 0; choice < field.choices.size(); ++choice) {
                const auto locations = system->locations();
                const std::string_view word = field.choices[choice];
                // A location has one name wherever it stands, so that house rules can give it another.
                const bool isPlace = std::ranges::find(locations, word) != locations.end();
                const std::string id = isPlace ? std::string(word) : std::string(field.id) + '.' + std::string(word);
                const auto phrases = isPlace ? text::phrasesOf(system->id())->locations
                                             : text::phrasesOf(system->id())->choices;
                QVERIFY2(std::ranges::find(phrases, id, &text::Phrase::id) != phrases.end(), id.c_str());
                QVERIFY(!text::choiceName(text::Naming::usual(*system), field, choice).isEmpty());
            }
        }
    }
}

void RuleWordsTest::noWordsForSwitchesThatAreNot()
{
    for (const System* system : systems()) {
        const RecordDeclaration* record = system->record(RecordKind::Switches);
        for (const text::Phrase& phrase : text::phrasesOf(system->id())->explanations)
            QVERIFY2(record->find(phrase.id), phrase.id.data());
    }
}

void RuleWordsTest::whatNobodyTranslatedStaysEnglish()
{
    RuleInfo rule = findSystem("twod6")->rules()[0];
    rule.title = "A title nobody knows";
    rule.text = "A rule nobody has translated.";
    Languages languages;
    QVERIFY(languages.use(u"de"_qs));
    QCOMPARE(text::ruleTitle(rule), fromView(rule.title));
    QCOMPARE(text::ruleText(rule), fromView(rule.text));
}

void RuleWordsTest::abbreviationsKeepTheirCapitals()
{
    QCOMPARE(text::inSentence(u"Half of STR"_qs), u"half of STR"_qs);
    QCOMPARE(text::inSentence(u"Left Arm"_qs), u"left arm"_qs);
    QCOMPARE(text::inSentence(u"R Arm"_qs), u"r arm"_qs);
}

void RuleWordsTest::everyGroupHasAHeading()
{
    const System& rules = *findSystem("threed");
    for (const RuleInfo& rule : rules.rules()) {
        const QString heading = text::ruleGroup(rules.id(), rule);
        QVERIFY2(isWords(heading), rule.id.data());
    }
    QVERIFY(text::ruleGroup("percentile", findSystem("percentile")->rules()[0]).isEmpty());
}

HITSPREAD_TEST(RuleWordsTest)
#include "rulewords_test.moc"
