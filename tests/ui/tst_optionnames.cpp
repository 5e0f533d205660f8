#include "models/systemview.h"
#include "rules/core/system.h"
#include "rules/core/time/lying.h"
#include "rules/systems/registry.h"
#include "support/guitestclass.h"
#include "support/sourcepath.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace hitspread;

namespace {

/// All that is written in files of a folder, each with where it stands.
QMap<QString, QString> textsBelow(const char* folder, const QStringList& names)
{
    QMap<QString, QString> texts;
    for (QDirIterator files(support::sourcePath(QString::fromLatin1(folder)), names, QDir::Files,
                            QDirIterator::Subdirectories);
         files.hasNext();) {
        QFile file(files.next());
        [&] { QVERIFY(file.open(QFile::ReadOnly)); }();
        texts.insert(files.filePath(), QString::fromUtf8(file.readAll()));
    }
    return texts;
}

/// What an expression's first group catches, with where.
QMap<QString, QString> caught(const QMap<QString, QString>& texts, const QString& expression)
{
    QMap<QString, QString> found;
    const QRegularExpression pattern(expression);
    for (auto text = texts.begin(); text != texts.end(); ++text) {
        for (auto all = pattern.globalMatch(text.value()); all.hasNext();)
            found.insert(all.next().captured(1), text.key());
    }
    return found;
}

/// Every record a system declares: of the library, of fights, of actions.
QSet<const RecordDeclaration*> recordsOf(const System& system)
{
    QSet<const RecordDeclaration*> all;
    for (const RecordDeclaration* record : system.records())
        all.insert(record);
    for (const ActionDeclaration* action : system.actions()) {
        for (const PartDeclaration& part : action->parts)
            all.insert(part.record);
    }
    return all;
}

/// What of the named things nobody gives a name to, with where it is looked for.
QStringList missing(const QMap<QString, QString>& wanted, const QMap<QString, QString>& given)
{
    QStringList found;
    for (auto one = wanted.begin(); one != wanted.end(); ++one) {
        if (!given.contains(one.key()))
            found << one.key() + QStringLiteral(" in ") + one.value();
    }
    return found;
}

}  // namespace

/// A row of options whose part or field no action has would hide itself and be missed by nobody: such a name does not compile
/// (tests/arch/names.cpp), and no row is named by letters.
/// What is still named by letters is there, too: fields, actions, widgets, and what the style sheet tells apart.
class TestOptionNames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void optionsAreDeclared();
    void noRowIsNamedByText();
    void quickActionsAreDeclared();
    void fieldsFoundByNameAreThere();
    void widgetsLookedForAreNamed();
    void propertiesOfTheStyleAreSet();
};

void TestOptionNames::optionsAreDeclared()
{
    int all = 0;
    for (const System* system : systems()) {
        for (const ActionDeclaration* action : system->actions()) {
            for (std::size_t i = 0; i < action->options.size(); ++i, ++all) {
                const OptionDeclaration& option = action->options[i];
                QVERIFY2(option.part < action->parts.size(), action->id.data());
                QVERIFY2(option.field < action->parts[option.part].record->fields.size(), action->id.data());
                for (const OptionDeclaration& before : action->options.first(i))
                    QVERIFY2(before.part != option.part || before.field != option.field || before.side != option.side,
                             action->id.data());
            }
        }
    }
    QVERIFY(all > 60);
}

void TestOptionNames::noRowIsNamedByText()
{
    static const QRegularExpression kRow(
        QStringLiteral(R"re(\b(?:addRow|addBoxes|addChoice|addNumber|addFlag|add|path)\(\s*"[\w.]+",\s*"\w+")re"));
    QStringList found;
    for (QDirIterator files(support::sourcePath(QStringLiteral("src/ui")), {QStringLiteral("*.cpp")}, QDir::Files,
                            QDirIterator::Subdirectories);
         files.hasNext();) {
        QFile file(files.next());
        QVERIFY(file.open(QFile::ReadOnly));
        if (const auto row = kRow.match(QString::fromUtf8(file.readAll())); row.hasMatch())
            found << QStringLiteral("%1: %2").arg(files.fileName(), row.captured());
    }
    QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
}

void TestOptionNames::quickActionsAreDeclared()
{
    int all = 0;
    for (const System* system : systems()) {
        const auto& facet = facetsOf(system->id()).actions;
        if (!facet)
            continue;
        QStringList known;
        for (const ActionDeclaration* action : system->actions())
            known << QString::fromUtf8(action->id.data(), static_cast<qsizetype>(action->id.size()));
        for (const QuickAction& quick : facet->quick()) {
            QVERIFY(!quick.plans.empty());
            for (const ActionPlan& plan : quick.plans) {
                const QString name = QString::fromStdString(std::string(plan.action));
                QVERIFY2(known.contains(name) || (name.isEmpty() && plan.kind == ActionPlan::Kind::Next),
                         qPrintable(QString::fromStdString(std::string(quick.id)) + QStringLiteral(": ") + name));
                const RecordDeclaration* condition = system->record(RecordKind::Condition);
                QVERIFY2(plan.toWhom.empty() || condition->find(plan.toWhom), plan.toWhom.data());
                ++all;
            }
        }
    }
    QVERIFY(all > 10);
}

/// Below the folder of a system: of that record where it is named, else of one of its own, or a part of an action.
void TestOptionNames::fieldsFoundByNameAreThere()
{
    static const QRegularExpression kFind(
        QStringLiteral(R"re(\b(?:(\w+)Record|declaration\(\)|declaration|->record)(?:\.|->)find\("(\w+)"\))re"));
    static const QRegularExpression kSystem(QStringLiteral("/systems/(\\w+)/"));
    QStringList found;
    int all = 0;
    const QMap<QString, QString> texts = textsBelow("src", {QStringLiteral("*.cpp"), QStringLiteral("*.h")});
    for (auto text = texts.begin(); text != texts.end(); ++text) {
        const QString home = kSystem.match(text.key()).captured(1);
        for (auto matches = kFind.globalMatch(text.value()); matches.hasNext();) {
            const QRegularExpressionMatch match = matches.next();
            const std::string record = match.captured(1).toStdString();
            const std::string field = match.captured(2).toStdString();
            bool isThere = record == "lying" && lyingRecord.find(field);
            for (const System* system : systems()) {
                if (!home.isEmpty() && home.toStdString() != system->id())
                    continue;
                const auto records = recordsOf(*system);
                const bool isNamed = std::ranges::any_of(records, [&](const auto* one) { return one->id == record; });
                for (const ActionDeclaration* action : system->actions())
                    isThere = isThere || (record.empty() && action->find(field));
                for (const RecordDeclaration* one : records)
                    isThere = isThere || ((!isNamed || one->id == record) && one->find(field));
            }
            ++all;
            if (!isThere)
                found << text.key() + QStringLiteral(": ") + match.captured();
        }
    }
    QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    QVERIFY(all > 40);
}

void TestOptionNames::widgetsLookedForAreNamed()
{
    const QString words = QStringLiteral(R"re((?:QStringLiteral\(|QLatin1String\(|u)?"(\w+)")re");
    const QMap<QString, QString> sources = textsBelow("src", {QStringLiteral("*.cpp"), QStringLiteral("*.h")});
    QMap<QString, QString> wanted = caught(sources, QStringLiteral(R"re(findChild(?:ren)?<[^>]*>\(\s*)re") + words);
    wanted.insert(caught(sources, QStringLiteral(R"re(objectName\(\) [!=]= )re") + words));
    wanted.insert(caught(textsBelow("resources/style", {QStringLiteral("*.qss")}),
                         QStringLiteral(R"re(#([A-Za-z]\w+)[^;{}]*\{)re")));
    QVERIFY(wanted.size() >= 6);
    // By itself, handed to whoever sets it, or put together of two.
    const QRegularExpression sought(QStringLiteral(R"re((?:findChild(?:ren)?<[^>]*>\(\s*|objectName\(\) [!=]= ))re")
                                    + words);
    QMap<QString, QString> others = sources;
    for (QString& text : others)
        text.remove(sought);
    QMap<QString, QString> given = caught(others, words);
    for (const QString& one : wanted.keys()) {
        for (qsizetype cut = 1; cut < one.size(); ++cut) {
            if (given.contains(one.left(cut)) && given.contains(one.mid(cut)))
                given.insert(one, QStringLiteral("two parts"));
        }
    }
    const QStringList found = missing(wanted, given);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
}

void TestOptionNames::propertiesOfTheStyleAreSet()
{
    const QMap<QString, QString> wanted = caught(textsBelow("resources/style", {QStringLiteral("*.qss")}),
                                                 QStringLiteral(R"re(\[(\w+)=)re"));
    QVERIFY(wanted.size() > 12);
    const QMap<QString, QString> sources = textsBelow("src", {QStringLiteral("*.cpp"), QStringLiteral("*.h")});
    QMap<QString, QString> given = caught(sources, QStringLiteral(R"re("(\w+)")re"));
    given.insert(caught(sources, QStringLiteral(R"re(Q_PROPERTY\([\w:]+ (\w+))re")));
    given.insert(caught(textsBelow("forms", {QStringLiteral("*.ui")}), QStringLiteral(R"re(property name="(\w+)")re")));
    const QStringList found = missing(wanted, given);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
}

HITSPREAD_GUI_TEST(TestOptionNames)
#include "tst_optionnames.moc"
