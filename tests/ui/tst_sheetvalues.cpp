#include "attackhand.h"
#include "cli/program.h"
#include "clipped.h"
#include "models/fight/fighthand.h"
#include "reports/combatsheet.h"
#include "rules/systems/registry.h"
#include "services/fight/conditionservice.h"
#include "services/library/sheetinput.h"
#include "services/library/sheetservice.h"
#include "sheetprogram.h"
#include "support/guitestclass.h"
#include "support/printedsheet.h"
#include "text/sheetfigures.h"

#include <QJsonArray>
#include <QLabel>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTest>

#include <set>

using namespace hitspread;
using support::SheetProgram;

namespace {

/// What somebody's sheet says in one place: numbers of his own by their names, and lines about his things.
struct Told {
    QStringList figures;  ///< "Dodge: +2"
    QStringList things;   ///< words about his weapons and armour
};

Told inWindow(SheetProgram& program)
{
    Told told;
    const auto* card = program.find<QWidget>(QStringLiteral("figuresCard"));
    for (const QLabel* label : card->findChildren<QLabel*>(QRegularExpression(QStringLiteral("^value_"))))
        told.figures << label->accessibleName();
    for (const char* things : {"weaponsCard", "armourCard"}) {
        for (const QLabel* label : program.find<QWidget>(QLatin1String(things))->findChildren<QLabel*>())
            told.things << label->text();
    }
    return told;
}

/// Every text of a sheet, in the order in which it is laid out.
QStringList onPaper(const SheetSubject& subject)
{
    QStringList texts;
    for (const paper::Page& page : combatSheet({subject}, support::optionsFor(paper::PaperSize::A4)).pages) {
        for (const paper::Text& text : support::itemsOf<paper::Text>(page))
            texts << text.text;
    }
    return texts;
}

/// The whole numbers of a text, with what stands for a minus.
std::set<int> numbersIn(QString text)
{
    std::set<int> numbers;
    text.replace(QChar(0x2212), QLatin1Char('-'));
    static const QRegularExpression kNumber(QStringLiteral("-?\\d+"));
    for (auto match = kNumber.globalMatch(text); match.hasNext();)
        numbers.insert(match.next().captured().toInt());
    return numbers;
}

/// Whether paper says a number beside a name; one that is taken off a die stands there as what is added to it, a measure ("5.75") as the
/// sheet writes it.
bool says(const QStringList& paper, const QString& name, int number, const QString& written)
{
    for (qsizetype i = 0; i < paper.size(); ++i) {
        if (paper[i] != name)
            continue;
        const QString beside = paper.mid(i + 1, 1).join(u' ');
        const std::set<int> told = numbersIn(beside);
        if (beside == written || told.contains(number) || told.contains(-number))
            return true;
    }
    return false;
}

/// What needs more than the room a list of cards has, from the outside in.
QString widestIn(const QScrollArea& cards)
{
    QStringList found;
    for (const QWidget* one : cards.widget()->findChildren<QWidget*>()) {
        const int needed = one->minimumSizeHint().width();
        if (one->isVisible() && needed > cards.viewport()->width() - 150)
            found << QStringLiteral("%1 %2: %3")
                         .arg(QLatin1String(one->metaObject()->className()), one->objectName(),
                              QString::number(needed));
    }
    return found.join(QStringLiteral(", "));
}

/// Puts a condition that changes one number on somebody.
void burden(CampaignServices& services, RecordId who, const std::string& system, std::string_view field, int element,
            std::int32_t by)
{
    const RecordDeclaration& declared = *findSystem(system)->record(RecordKind::ConditionTemplate);
    StoredRecord condition;
    condition.system = system;
    condition.record = AnyRecord(declared);
    declared.find("name")->setText(condition.record.data(), "Weighed down");
    declared.find(field)->setNumber(condition.record.data(), static_cast<std::size_t>(element), by);
    const RecordId id = services.library.create(condition);
    (void)services.conditions.put({who}, id, Lasting());
}

}  // namespace

/// The ready-worked numbers of somebody in a fight, as the window, the printed sheet and the command line tell them: the same, whatever
/// condition lies on him.
class TestSheetValues : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_sheetvalues"))); }
    void everyReaderTellsTheSame_data();
    void everyReaderTellsTheSame();
    void everySheetHasRoom_data();
    void everySheetHasRoom();
    void cleanupTestCase() { QVERIFY(m_compared > 0); }

private:
    static void compareWindow(const Told& told, const QJsonObject& line);
    void comparePaper(const SheetSubject& subject, const QJsonObject& line);

    support::SampleFiles m_files;
    int m_compared = 0;
};

/// Everybody of the sample fights as he stands there, and the best equipped with each number a condition can change.
void TestSheetValues::everyReaderTellsTheSame_data()
{
    QTest::addColumn<QString>("system");
    QTest::addColumn<QString>("field");
    QTest::addColumn<int>("element");
    for (const System* system : systems()) {
        const RecordDeclaration* declared = system->action("sheet") ? system->record(RecordKind::ConditionTemplate)
                                                                    : nullptr;
        if (!declared)
            continue;
        const QString id = QString::fromUtf8(system->id().data(), static_cast<qsizetype>(system->id().size()));
        QTest::addRow("%s, as they are", qPrintable(id)) << id << QString() << 0;
        for (const FieldDeclaration& field : declared->fields) {
            // What can be raised and lowered is a modifier.
            if (field.kind != FieldKind::Number || field.minimum >= 0)
                continue;
            for (std::size_t i = 0; i < field.extent; ++i)
                QTest::addRow("%s, %s %zu", qPrintable(id), std::string(field.id).c_str(), i)
                    << id << QString::fromStdString(std::string(field.id)) << static_cast<int>(i);
        }
    }
}

void TestSheetValues::everyReaderTellsTheSame()
{
    QFETCH(const QString, system);
    QFETCH(const QString, field);
    QFETCH(const int, element);
    const QString file = m_files.freshAndStill();
    std::vector<std::pair<RecordId, Told>> window;
    std::vector<SheetSubject> subjects;
    RecordId fight = 0;
    {
        SheetProgram program(file);
        const auto& all = program.window.fight().snapshot().encounters;
        const auto found = std::ranges::find_if(all, [&](const Encounter& one) {
            return one.system == system.toStdString() && one.name != "Duel at Noon";
        });
        QVERIFY(found != all.end());
        fight = found->id;
        program.window.fight().open(fight);
        QVERIFY(program.settle());
        std::vector<CombatantView> present = program.window.fight().snapshot().combatants;
        // A condition weighs on one; whoever has most to tell of.
        std::ranges::stable_sort(present, std::ranges::greater(), [](const CombatantView& who) {
            return std::min<std::size_t>(who.weapons.size(), 1) + who.armour.size() + who.weapons.size();
        });
        if (!field.isEmpty()) {
            present.resize(1);
            program.gateway.run(
                &program.window,
                [&](CampaignServices& services) {
                    burden(services, present.front().combatant.id, system.toStdString(), field.toStdString(), element,
                           -2);
                },
                [] {});
            QVERIFY(program.settle());
            // And he is hurt, where that burdens rolls.
            if (system == QLatin1String("outcome"))
                program.window.fight().byHand().setValue(present.front().combatant.id, "levels", 3);
            QVERIFY(program.settle());
        }
        for (const CombatantView& who : present) {
            program.window.fight().setActive(who.combatant.id);
            QVERIFY(program.settle() && program.trigger("action_sheet"));
            window.emplace_back(who.combatant.id, inWindow(program));
            program.sheet()->close();
            program.gateway.run(
                &program.window,
                [id = who.combatant.id, &program](CampaignServices& services) {
                    return SheetService(services.campaign, program.plans).ofCombatant(id);
                },
                [&subjects](SheetSubject subject) { subjects.push_back(std::move(subject)); });
            QVERIFY(program.settle());
        }
    }
    QCOMPARE(subjects.size(), window.size());
    for (std::size_t i = 0; i < window.size(); ++i) {
        const Ran ran = runProgram({QStringLiteral("sheet"), file, QStringLiteral("--encounter"),
                                    QString::number(fight), QStringLiteral("--character"),
                                    QString::number(window[i].first), QStringLiteral("--json")});
        QVERIFY2(ran.exit == 0, ran.error.constData());
        const QJsonObject line = QJsonDocument::fromJson(ran.output).array().at(0).toObject();
        QVERIFY2(!line.isEmpty(), ran.output.constData());
        compareWindow(window[i].second, line);
        comparePaper(subjects[i], line);
    }
}

void TestSheetValues::everySheetHasRoom_data()
{
    QTest::addColumn<QString>("system");
    QTest::addColumn<QString>("language");
    for (const System* system : systems()) {
        if (!system->action("sheet"))
            continue;
        const QString id = QString::fromUtf8(system->id().data(), static_cast<qsizetype>(system->id().size()));
        for (const char* language : {"en", "de"})
            QTest::addRow("%s, %s", qPrintable(id), language) << id << QString::fromLatin1(language);
    }
}

/// Whoever is first in a fight, on both screens, in both sizes of text: no card is wider than its room, which goes on only downwards, and
/// no word is cut.
void TestSheetValues::everySheetHasRoom()
{
    QFETCH(const QString, system);
    QFETCH(const QString, language);
    const support::Speaking speaking(language);
    SheetProgram program(m_files.freshAndStill());
    const auto& all = program.window.fight().snapshot().encounters;
    const auto found = std::ranges::find(all, system.toStdString(), &Encounter::system);
    QVERIFY(found != all.end());
    program.window.fight().open(found->id);
    QVERIFY(program.settle() && program.trigger("action_sheet"));
    const auto* cards = program.find<QScrollArea>(QStringLiteral("sheetCards"));
    QVERIFY(cards);
    for (const int text : {100, 160}) {
        program.style.apply(Theme(Scheme::Dark, text));
        // And as it opens.
        for (const QSize screen : QList{QSize(1440, 900)} + support::screens()) {
            program.sheet()->resize(screen);
            QVERIFY(program.settle());
            // Beside the least of a body no more is left; a row of that many numbers is wider.
            constexpr int kMostBesideBody = 620;
            if (text == 100 && screen.width() == 1440 && cards->widget()->minimumSizeHint().width() > kMostBesideBody)
                continue;
            QVERIFY2(cards->widget()->width() <= cards->viewport()->width(),
                     qPrintable(QStringLiteral("text %1, %2 wide: %3")
                                    .arg(QString::number(text), QString::number(screen.width()), widestIn(*cards))));
            // As the window opens the body stands beside them.
            const bool isBeside = program.find<QWidget>(QStringLiteral("sheetBody"))->isVisible();
            QVERIFY2(isBeside || text != 100 || screen.width() < 1440, qPrintable(widestIn(*cards)));
        }
    }
    QVERIFY(support::isNothing(support::clippedAtAllSizes(program, *program.sheet(), system, true)));
}

/// The same figures in the same order with the same values, and the same line about each thing.
void TestSheetValues::compareWindow(const Told& told, const QJsonObject& line)
{
    QStringList figures;
    for (const QJsonValue& value : line.value(QStringLiteral("figures")).toArray()) {
        const QJsonObject figure = value.toObject();
        if (figure.contains(QStringLiteral("sum")))
            figures << QStringLiteral("%1: %2").arg(figure.value(QStringLiteral("name")).toString(),
                                                    figure.value(QStringLiteral("value")).toString());
    }
    QVERIFY(!figures.isEmpty());
    QCOMPARE(told.figures.join(u'\n'), figures.join(u'\n'));
    for (const char* things : {"weapons", "armour"}) {
        QJsonArray all = line.value(QLatin1String(things)).toArray();
        // Bare hands, the last of the weapons, stand on no card.
        if (QLatin1String(things) == QLatin1String("weapons") && !all.isEmpty())
            all.removeLast();
        for (const QJsonValue& thing : all) {
            const QString words = thing.toObject().value(QStringLiteral("line")).toString();
            // What the list says nothing of, its card says by itself.
            QVERIFY2(words.isEmpty() || told.things.contains(words),
                     qPrintable(words + QStringLiteral(" | ") + told.things.join(u'|')));
        }
    }
}

/// Each number the command line tells stands on paper, where its figure has a place there: beside its name, or in the words about its thing.
void TestSheetValues::comparePaper(const SheetSubject& subject, const QJsonObject& line)
{
    const text::SheetFigures list(sheetAction(subject));
    const QStringList paper = onPaper(subject);
    const QString words = paper.join(u' ').simplified();
    const auto compare = [&](const QJsonArray& figures, text::FigureOf of, std::size_t element) {
        for (const QJsonValue& value : figures) {
            const QJsonObject figure = value.toObject();
            const std::string id = figure.value(QStringLiteral("id")).toString().toStdString();
            const text::SheetFigure* place = list.find(id, of, element);
            if (!place || place->declared->group.empty() || !figure.contains(QStringLiteral("number")))
                continue;
            const int number = figure.value(QStringLiteral("number")).toInt();
            ++m_compared;
            if (of == text::FigureOf::Person)
                QVERIFY2(says(paper, place->paperName, number, figure.value(QStringLiteral("value")).toString()),
                         qPrintable(place->paperName + QStringLiteral(": ") + QString::number(number)
                                    + QStringLiteral(" | ") + paper.join(u'|')));
            else if (of == text::FigureOf::Weapon && !place->paperValue.isEmpty())
                QVERIFY2(words.contains(place->paperValue.simplified())
                             && (numbersIn(place->paperValue).contains(number) || id == "damage"),
                         qPrintable(place->paperValue + QStringLiteral(": ") + QString::number(number)
                                    + QStringLiteral(" | ") + words));
        }
    };
    compare(line.value(QStringLiteral("figures")).toArray(), text::FigureOf::Person, 0);
    const QJsonArray weapons = line.value(QStringLiteral("weapons")).toArray();
    for (qsizetype i = 0; i < weapons.size(); ++i)
        compare(weapons[i].toObject().value(QStringLiteral("figures")).toArray(), text::FigureOf::Weapon,
                static_cast<std::size_t>(i));
}

HITSPREAD_GUI_TEST(TestSheetValues)
#include "tst_sheetvalues.moc"
