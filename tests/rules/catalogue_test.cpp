#include "rules/systems/outcome/catalogue.h"
#include "rules/systems/percentile/catalogue.h"
#include "rules/systems/registry.h"
#include "rules/systems/rollunder/catalogue.h"
#include "rules/systems/threed/catalogue.h"
#include "rules/systems/twod6/catalogue.h"
#include "support/testclass.h"

#include <QRegularExpression>
#include <QSet>
#include <QStringList>
#include <QTest>

#include <span>
#include <vector>

using namespace hitspread;

namespace {

struct Named {
    std::size_t value;
    const char* name;
    std::string_view id;
};

// The enumerator, its value and the id standing on the same line of each catalogue.
#define HS_RULE(name, id, ...) {static_cast<std::size_t>(SYSTEM::Rule::name), #name, id},
#define SYSTEM threed
const std::vector<Named> kThreed{
#include "rules/systems/threed/catalogue.inc"
};
#undef SYSTEM
#define SYSTEM percentile
const std::vector<Named> kPercentile{
#include "rules/systems/percentile/catalogue.inc"
};
#undef SYSTEM
#define SYSTEM rollunder
const std::vector<Named> kRollunder{
#include "rules/systems/rollunder/catalogue.inc"
};
#undef SYSTEM
#define SYSTEM twod6
const std::vector<Named> kTwod6{
#include "rules/systems/twod6/catalogue.inc"
};
#undef SYSTEM
#define SYSTEM outcome
const std::vector<Named> kOutcome{
#include "rules/systems/outcome/catalogue.inc"
};
#undef SYSTEM
#undef HS_RULE

struct TestedSystem {
    const char* id;
    std::span<const RuleInfo> rules;
    std::span<const Named> names;
    std::size_t count;
    const char* prefix;  ///< what stands before the number of a rule; empty: groups, see groupedId
};

std::vector<TestedSystem> testedSystems()
{
    return {{"threed", threed::ruleList().rules, kThreed, 248, ""},
            {"percentile", percentile::ruleList().rules, kPercentile, 41, "PCT"},
            {"rollunder", rollunder::ruleList().rules, kRollunder, 70, "R3"},
            {"twod6", twod6::ruleList().rules, kTwod6, 131, "TD"},
            {"outcome", outcome::ruleList().rules, kOutcome, 76, "OUT"}};
}

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

const QRegularExpression& groupedId()
{
    static const QRegularExpression pattern(QStringLiteral("^3D-([A-Z]+)-(\\d{2})$"));
    return pattern;
}

}  // namespace

class CatalogueTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySystemIsTested();
    void countsEqualTheDocuments_data() { addSystems(); }
    void countsEqualTheDocuments();
    void idsAreUniqueAndFound_data() { addSystems(); }
    void idsAreUniqueAndFound();
    void orderIsTheDocuments_data() { addSystems(); }
    void orderIsTheDocuments();
    void enumeratorsMatchTheIds_data() { addSystems(); }
    void enumeratorsMatchTheIds();
    void wordsAreFitToShow_data() { addSystems(); }
    void wordsAreFitToShow();
    void switchesAreWellFormed_data() { addSystems(); }
    void switchesAreWellFormed();
    void optionalRulesAreNeverMandatory_data() { addSystems(); }
    void optionalRulesAreNeverMandatory();
    void referencesLeadSomewhere();
    void unknownIdsAreNotFound();

private:
    static void addSystems();
    static TestedSystem system();
};

void CatalogueTest::addSystems()
{
    QTest::addColumn<int>("index");
    int index = 0;
    for (const TestedSystem& each : testedSystems())
        QTest::newRow(each.id) << index++;
}

TestedSystem CatalogueTest::system()
{
    QFETCH(int, index);
    return testedSystems()[static_cast<std::size_t>(index)];
}

void CatalogueTest::everySystemIsTested()
{
    QStringList tested;
    for (const TestedSystem& system : testedSystems())
        tested << QString::fromLatin1(system.id);
    QStringList listed;
    for (const RuleList* list : ruleLists())
        listed << text(list->system);
    tested.sort();
    listed.sort();
    QCOMPARE(tested, listed);
}

void CatalogueTest::countsEqualTheDocuments()
{
    const TestedSystem tested = system();
    QCOMPARE(tested.rules.size(), tested.count);
    QCOMPARE(tested.names.size(), tested.count);
}

void CatalogueTest::idsAreUniqueAndFound()
{
    const TestedSystem tested = system();
    QSet<QString> seen;
    for (std::size_t index = 0; index < tested.rules.size(); ++index) {
        const QString id = text(tested.rules[index].id);
        QVERIFY2(!seen.contains(id), qPrintable(id));
        seen.insert(id);
        const auto found = findRule(tested.rules, tested.rules[index].id);
        QVERIFY2(found.has_value(), qPrintable(id));
        QCOMPARE(std::size_t{*found}, index);
    }
}

void CatalogueTest::orderIsTheDocuments()
{
    const TestedSystem tested = system();
    QSet<QString> groups;
    QString group;
    int number = 0;
    for (std::size_t index = 0; index < tested.rules.size(); ++index) {
        const QString id = text(tested.rules[index].id);
        if (*tested.prefix != '\0') {
            const QString expected =
                QStringLiteral("%1-%2").arg(QLatin1String(tested.prefix)).arg(index + 1, 2, 10, QLatin1Char('0'));
            QCOMPARE(id, expected);
            continue;
        }
        const QRegularExpressionMatch match = groupedId().match(id);
        QVERIFY2(match.hasMatch(), qPrintable(id));
        if (match.captured(1) != group) {
            group = match.captured(1);
            QVERIFY2(!groups.contains(group), qPrintable(id));
            groups.insert(group);
            number = 0;
        }
        QCOMPARE(match.captured(2).toInt(), ++number);
    }
}

void CatalogueTest::enumeratorsMatchTheIds()
{
    const TestedSystem tested = system();
    for (std::size_t index = 0; index < tested.names.size(); ++index) {
        const Named& named = tested.names[index];
        QCOMPARE(named.value, index);
        QCOMPARE(text(named.id), text(tested.rules[index].id));
        const QStringList parts = text(named.id).split(QLatin1Char('-'));
        const QString stem = *tested.prefix != '\0' ? QStringLiteral("Rule")
                                                    : parts.at(1).left(1) + parts.at(1).mid(1).toLower();
        QCOMPARE(QString::fromLatin1(named.name), stem + parts.last());
    }
}

void CatalogueTest::wordsAreFitToShow()
{
    const TestedSystem tested = system();
    QSet<QString> titles;
    for (const RuleInfo& rule : tested.rules) {
        const QString title = text(rule.title);
        const QString context = text(rule.id) + QStringLiteral(": ") + title;
        const qsizetype words = title.split(QLatin1Char(' '), Qt::SkipEmptyParts).size();
        QVERIFY2(words >= 1 && words <= 6, qPrintable(context));
        QVERIFY2(!titles.contains(title), qPrintable(context));
        titles.insert(title);
        QVERIFY2(title.front().isUpper() || title.front().isDigit(), qPrintable(context));
        QVERIFY2(!title.endsWith(QLatin1Char('.')), qPrintable(context));
        QVERIFY2(!rule.source.empty(), qPrintable(context));
        const QString said = text(rule.text);
        QVERIFY2(said.size() >= 20 && said.endsWith(QLatin1Char('.')), qPrintable(context));
        QCOMPARE(said, said.simplified());
        QVERIFY2(!said.contains(QChar::ReplacementCharacter), qPrintable(context));
    }
}

void CatalogueTest::switchesAreWellFormed()
{
    static const QRegularExpression pattern(QStringLiteral("^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)?$"));
    const TestedSystem tested = system();
    bool any = false;
    for (const RuleInfo& rule : tested.rules) {
        if (rule.switches.empty())
            continue;
        any = true;
        const QStringList ids = text(rule.switches).split(QLatin1Char(','));
        QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());
        for (const QString& id : ids)
            QVERIFY2(pattern.match(id).hasMatch(), qPrintable(text(rule.id) + QStringLiteral(": ") + id));
    }
    QVERIFY(any);
}

void CatalogueTest::optionalRulesAreNeverMandatory()
{
    for (const RuleInfo& rule : system().rules)
        QVERIFY2(rule.optional == Optional::No || rule.use != Use::Mandatory, qPrintable(text(rule.id)));
}

void CatalogueTest::referencesLeadSomewhere()
{
    const QRegularExpression reference(QStringLiteral("\\b(3D-[A-Z]+-\\d+|(?:PCT|R3|TD|OUT)-D?\\d+)\\b"));
    int references = 0;
    for (const TestedSystem& tested : testedSystems()) {
        for (const RuleInfo& rule : tested.rules) {
            auto found = reference.globalMatch(text(rule.text));
            while (found.hasNext()) {
                const QByteArray id = found.next().captured().toLatin1();
                ++references;
                QVERIFY2(findRule(tested.rules, std::string_view(id.constData(), static_cast<std::size_t>(id.size()))),
                         id.constData());
            }
        }
    }
    QVERIFY(references > 0);
}

void CatalogueTest::unknownIdsAreNotFound()
{
    // Real ids come from the tables: written out here they would count as a test of that rule.
    const std::string_view first = percentile::ruleList().rules.front().id;
    QVERIFY(findRule(percentile::ruleList().rules, first));
    QVERIFY(!findRule(threed::ruleList().rules, first));
    QVERIFY(!findRule({}, first));
    QVERIFY(!findRule(percentile::ruleList().rules, first.substr(0, first.size() - 1)));
    QVERIFY(!findRule(percentile::ruleList().rules, ""));
    QVERIFY(!findRule(threed::ruleList().rules, "3D-DEV-99"));
}

HITSPREAD_TEST(CatalogueTest)
#include "catalogue_test.moc"
