#include "fightscript.h"
#include "percentilehand.h"
#include "rules/systems/percentile/system.h"
#include "rules/systems/registry.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"
#include "ui/attack/deeddialog.h"

#include <QAction>
#include <QComboBox>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>

using namespace hitspread;
using support::in;
using support::Program;

namespace {

/// "initiative.die[1]" of a script as the key of a question.
QuestionKey keySpelled(const QString& spelled)
{
    const auto words = findSystem("percentile")->questions();
    const std::string id = spelled.section(QLatin1Char('['), 0, 0).toStdString();
    const auto found = std::ranges::find(words, id, &QuestionWord::id);
    const auto index = spelled.section(QLatin1Char('['), 1, 1).chopped(spelled.contains(QLatin1Char('[')) ? 1 : 0);
    return {static_cast<std::uint16_t>(found - words.begin()), index.toUShort()};
}

/// The fight of a script at the table: every order in the window it belongs to.
class SaloonTable {
public:
    SaloonTable(const QString& file, const QString& encounter) : m_program(file)
    {
        if (!m_program.waitForFight())
            qFatal("no fight");
        const auto& all = m_program.window.fight().snapshot().encounters;
        const auto found = std::ranges::find(all, encounter.toStdString(), &Encounter::name);
        m_program.window.fight().open(found->id);
        if (!m_program.settle())
            qFatal("no such fight");
    }

    void play(const QJsonObject& step)
    {
        if (step.contains(QStringLiteral("next")))
            passRound(step.value(QStringLiteral("next")).toObject());
        else
            carryOut(step.value(QStringLiteral("order")).toObject(), step.value(QStringLiteral("exit")).toInt() != 0);
    }

private:
    void passRound(const QJsonObject& next)
    {
        m_program.find<QAction>("action_endPhase")->trigger();
        AttackDialog* dialog = shown();
        QVERIFY(dialog);
        const QJsonArray said = next.value(QStringLiteral("declared"))[QStringLiteral("declarations")].toArray();
        for (qsizetype i = 0; i < said.size(); ++i) {
            const auto path = dialog->presenter().path("declarations", "kind");
            QVERIFY(path);
            set(*dialog, {path->part, static_cast<std::uint16_t>(i), path->place}, said[i][QStringLiteral("kind")]);
        }
        answer(*dialog, next.value(QStringLiteral("answers")).toObject());
    }

    void carryOut(const QJsonObject& order, bool isRefused)
    {
        const QString action = order.value(QStringLiteral("action")).toString();
        const std::string actor = order.value(QStringLiteral("actor")).toString().toStdString();
        const std::string target = order.value(QStringLiteral("target")).toString().toStdString();
        support::choose(m_program, actor.c_str(), target.empty() ? foeOf(actor) : target.c_str());
        QVERIFY(m_program.settle());
        m_program
            .find<QAction>(action == QLatin1String("attack") ? "action_fire"
                                                             : qUtf8Printable(QStringLiteral("action_deed_") + action))
            ->trigger();
        AttackDialog* dialog = shown();
        QVERIFY(dialog);
        if (action == QLatin1String("attack")) {
            pick(*dialog, "attackerWeapon", order.value(QStringLiteral("weapon")).toString());
            pick(*dialog, "defenderWeapon", order.value(QStringLiteral("targetWeapon")).toString(u"Bare hands"_qs));
        } else if (const auto whom = dialog->presenter().path("options", "whom")) {
            dialog->presenter().setNumber(*whom, 0);
            dialog->presenter().setNumber(*dialog->presenter().path("options", "allowed"), 0);
        }
        const QJsonObject options = order.value(QStringLiteral("options")).toObject();
        for (auto option = options.begin(); option != options.end(); ++option) {
            if (const auto path = dialog->presenter().path("options", option.key().toStdString()))
                set(*dialog, *path, option.value());
        }
        QCOMPARE(!dialog->presenter().complaints().isEmpty(), isRefused);
        if (isRefused)
            dialog->close();
        else
            answer(*dialog, order.value(QStringLiteral("answers")).toObject());
        QVERIFY(m_program.settle());
    }

    /// Somebody to look at where nobody is meant.
    static const char* foeOf(const std::string& actor) { return actor == "Old Morrow" ? "Cass Ardent" : "Old Morrow"; }

    AttackDialog* shown()
    {
        AttackDialog* found = nullptr;
        const bool there = support::waitUntil([&] {
            for (AttackDialog* dialog : m_program.window.findChildren<AttackDialog*>()) {
                if (dialog->isVisible() && dialog->presenter().isReady())
                    found = dialog;
            }
            return found && m_program.gateway.waiting() == 0;
        });
        return there && m_program.settle() ? found : nullptr;
    }

    void pick(AttackDialog& dialog, const char* list, const QString& words)
    {
        auto* combo = in<QComboBox>(dialog, list);
        for (int i = 0; i < combo->count(); ++i) {
            if (words.isEmpty() || !combo->itemText(i).contains(words))
                continue;
            combo->setCurrentIndex(i);
            Q_EMIT combo->activated(i);
            QVERIFY(m_program.settle());
            return;
        }
    }

    static void set(AttackDialog& dialog, FieldPath path, const QJsonValue& value)
    {
        const FieldDeclaration& field = dialog.presenter().fieldAt(path);
        if (field.kind == FieldKind::Text)
            return dialog.presenter().set(path, value.toString().toStdString());
        const auto choice = std::ranges::find(field.choices, value.toString().toStdString());
        dialog.presenter().setNumber(path,
                                     value.isString()     ? static_cast<std::int32_t>(choice - field.choices.begin())
                                         : value.isBool() ? static_cast<std::int32_t>(value.toBool())
                                                          : value.toInt());
    }

    void answer(AttackDialog& dialog, const QJsonObject& answers)
    {
        AttackPresenter& presenter = dialog.presenter();
        for (int guard = 0; guard < 40 && !presenter.isFinished(); ++guard) {
            for (auto answer = answers.begin(); answer != answers.end(); ++answer) {
                const QuestionKey key = keySpelled(answer.key());
                if (!answer.value().isArray()) {
                    const auto choice = std::ranges::find(presenter.choices(), key,
                                                          [](const DiceQuestion& one) { return one.question.key; });
                    if (choice != presenter.choices().end() && choice->answer.choiceOrigin != Origin::Chosen)
                        presenter.choose(key, answer.value().toInt());
                    continue;
                }
                const bool isAsked = presenter.open() && presenter.open()->question.key == key;
                const QJsonArray faces = answer.value().toArray();
                for (qsizetype i = 0; isAsked && i < faces.size(); ++i)
                    presenter.setDie(key, static_cast<int>(i), faces[i].toInt());
            }
        }
        const DiceQuestion* open = presenter.open();
        const std::string_view id = open ? presenter.system().questions()[open->question.key.name].id
                                         : std::string_view();
        QVERIFY2(presenter.isFinished(),
                 qPrintable(presenter.complaints().join(QLatin1Char('|')) + QString::fromUtf8(id)));
        presenter.apply();
        QVERIFY(support::waitUntil([&] { return !dialog.isVisible() && m_program.gateway.waiting() == 0; }));
    }

    Program m_program;
};

}  // namespace

/// Five rounds by percentile rules, worked out by hand, in the windows; what comes of them is what the command line makes of them.
class TestSaloon : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void sameAsByCommandLine();

private:
    QTemporaryDir m_folder;
};

void TestSaloon::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_saloon"));
    QSettings().clear();
    QVERIFY(m_folder.isValid());
}

void TestSaloon::sameAsByCommandLine()
{
    const QJsonObject fight = support::fightScript(QStringLiteral("saloon.json"));
    const QString encounter = fight.value(QStringLiteral("setup"))[0][2].toString();
    const QString byCommand = m_folder.filePath(QStringLiteral("command.hitspread"));
    const QString byHand = m_folder.filePath(QStringLiteral("window.hitspread"));
    for (const QString& campaign : {byCommand, byHand})
        support::putSample(campaign);
    support::playByCommandLine(byCommand, fight);
    support::setUpByCommandLine(byHand, fight);
    QVERIFY(!QTest::currentTestFailed());
    const QJsonArray steps = fight.value(QStringLiteral("steps")).toArray();
    QVERIFY(steps.size() > 15);
    {
        SaloonTable table(byHand, encounter);
        for (qsizetype i = 0; i < steps.size(); ++i) {
            table.play(steps[i].toObject());
            if (QTest::currentTestFailed())
                return qWarning("step %d of %d", static_cast<int>(i), static_cast<int>(steps.size()));
        }
    }
    const QByteArray state = support::stateOfFight(byCommand, encounter);
    QVERIFY(state.size() > 1000);
    const QString other = support::differenceOf(support::stateOfFight(byHand, encounter), state);
    QVERIFY2(other.isEmpty(), qPrintable(other));
}

HITSPREAD_GUI_TEST(TestSaloon)
#include "tst_saloon.moc"
