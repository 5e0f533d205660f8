#include "fightscript.h"
#include "keyboardhand.h"
#include "models/fight/fight.h"
#include "models/play/attackpresenter.h"
#include "rules/core/declare/record.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "ui/diagram/hexnavigation.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QJsonArray>
#include <QLineEdit>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <map>
#include <memory>

using namespace hitspread;
using support::Keyboard;
using support::KeyboardHand;

namespace {

/// The script of the command line's test, played through the windows: whatever the program presets as wanted is left alone.
class ScriptReader {
public:
    explicit ScriptReader(const QString& file) : m_hand(file) {}

    void setUp(const QJsonArray& setup);
    void play(const QJsonObject& step);
    [[nodiscard]] int keys() const { return m_hand.keys.pressed(); }

private:
    void passPhase(const QJsonObject& step);
    void carryOut(const QJsonObject& order, bool isRefused);
    void openWindow(const QJsonObject& order);
    void chooseThings(const QJsonObject& order);
    QAbstractButton* nearTick(const QString& name);
    void addTargets(const QJsonArray& names);
    void takeFromMenu(const QString& words);
    void setOptions(const QJsonObject& order);
    void setRecord(const std::string& part, const QJsonObject& fields);
    void setOption(const std::string& part, const QString& field, const QJsonValue& value);
    void setFlag(const QString& field);
    void aimAtHex(Hex hex);
    void answer(const QJsonObject& answers);
    QString waitingFor();
    void takeCard(const QJsonObject& answers);
    void load(const QJsonArray& words);
    [[nodiscard]] AttackPresenter& action() { return m_hand.shown()->presenter(); }
    [[nodiscard]] std::optional<int> wanted(const QJsonObject& answers, QuestionKey key, int die);

    KeyboardHand m_hand;
};

void ScriptReader::setUp(const QJsonArray& setup)
{
    QString name;
    QList<KeyboardHand::Group> people;
    for (const QJsonValue& command : setup) {
        QStringList words;
        for (const QJsonValue& word : command.toArray())
            words << word.toString();
        if (words.at(1) == QLatin1String("new")) {
            name = words.at(2);
            continue;
        }
        const bool ours = words.contains(QStringLiteral("--side"));
        for (const QString& who : words.mid(3, ours ? words.size() - 5 : -1))
            people << KeyboardHand::Group{QString(who).replace(QStringLiteral(" x "), QStringLiteral("x ")),
                                          ours ? Side::Players : Side::Opponents};
    }
    m_hand.newFight(name, people);
}

void ScriptReader::play(const QJsonObject& step)
{
    if (step.contains(QStringLiteral("next")))
        passPhase(step);
    else if (step.contains(QStringLiteral("run")))
        load(step.value(QStringLiteral("run")).toArray());
    else
        carryOut(step.value(QStringLiteral("order")).toObject(), step.value(QStringLiteral("exit")).toInt() == 2);
}

void ScriptReader::passPhase(const QJsonObject& step)
{
    const EntryId before = m_hand.window.fight().snapshot().undoable;
    // This key ends one phase, whoever has Actions left; the other one goes past those in which nobody can act.
    STEP(m_hand.keys.press(Qt::Key_E, Qt::ShiftModifier));
    if (m_hand.shown())
        STEP(Keyboard::raise(*m_hand.shown()));
    if (m_hand.shown()) {
        STEP(answer(step.value(QStringLiteral("next"))[QStringLiteral("answers")].toObject()));
        STEP(m_hand.finish());
    }
    QVERIFY2(m_hand.window.fight().snapshot().undoable != before, "no phase ends");
}

void ScriptReader::openWindow(const QJsonObject& order)
{
    static const std::map<QString, std::pair<Qt::Key, Qt::KeyboardModifiers>> keys{
        {QStringLiteral("prepare"), {Qt::Key_F, Qt::ShiftModifier}},
        {QStringLiteral("opportunity"), {Qt::Key_O, Qt::ShiftModifier}},
        {QStringLiteral("ready"), {Qt::Key_W, {}}},
        {QStringLiteral("aid"), {Qt::Key_A, Qt::ShiftModifier}},
        {QStringLiteral("treat"), {Qt::Key_H, Qt::ShiftModifier}},
        {QStringLiteral("melee"), {Qt::Key_M, {}}},
        {QStringLiteral("throw"), {Qt::Key_M, {}}},
        {QStringLiteral("grenade"), {Qt::Key_G, {}}},
        {QStringLiteral("evade"), {Qt::Key_X, {}}},
    };
    const QString verb = order.value(QStringLiteral("action")).toString();
    const QString target = order.value(QStringLiteral("target")).toString();
    if (verb == QLatin1String("evade"))
        STEP(m_hand.stand(target));
    else
        STEP(m_hand.actAs(order.value(QStringLiteral("actor")).toString()));
    if (verb != QLatin1String("evade") && !target.isEmpty())
        STEP(m_hand.aimAt(target));
    const auto key = keys.find(verb);
    const auto [press, with] = key == keys.end() ? std::pair<Qt::Key, Qt::KeyboardModifiers>{Qt::Key_F, {}}
                                                 : key->second;
    QVERIFY2(m_hand.open(press, with), qPrintable(verb));
}

void ScriptReader::chooseThings(const QJsonObject& order)
{
    const QString verb = order.value(QStringLiteral("action")).toString();
    const QString weapon = order.value(QStringLiteral("weapon")).toString();
    const QString mode = order.value(QStringLiteral("options"))[QStringLiteral("mode")].toString();
    if (verb == QLatin1String("prepare") || verb == QLatin1String("ready")) {
        if (auto* way = m_hand.shown()->findChild<QComboBox*>(QStringLiteral("actionWay")); way->isVisible())
            STEP(m_hand.chooseEntry(way->objectName(), weapon));
        return;
    }
    if (verb == QLatin1String("aid") || verb == QLatin1String("treat")) {
        const QString patient = order.value(QStringLiteral("target")).toString();
        STEP(m_hand.chooseEntry(QStringLiteral("actionPatient"), patient, patient + QStringLiteral(": ")));
        return;
    }
    if (verb == QLatin1String("melee") || verb == QLatin1String("throw")) {
        const QString begins = verb == QLatin1String("throw") ? QStringLiteral("Throw: ") : QString();
        // Bare hands, a dog's teeth: what is presented is what he has.
        if (!weapon.isEmpty())
            STEP(m_hand.chooseEntry(QStringLiteral("attackerWeapon"), weapon, begins));
        return;
    }
    if (verb == QLatin1String("evade") || !m_hand.shown()->findChild<QWidget*>(QStringLiteral("weaponCombo")))
        return;
    if (!weapon.isEmpty())
        STEP(m_hand.chooseEntry(QStringLiteral("weaponCombo"), weapon));
    const int fireMode = verb == QLatin1String("suppress") ? 5
        : verb == QLatin1String("twoGuns")                 ? 4
        : verb != QLatin1String("volley")                  ? 0
        : mode == QLatin1String("fa")                      ? 3
        : mode == QLatin1String("burst")                   ? 2
                                                           : 1;
    STEP(m_hand.choose(QStringLiteral("fireMode"), fireMode));
    if (verb == QLatin1String("twoGuns"))
        STEP(m_hand.chooseEntry(QStringLiteral("offHandCombo"),
                                order.value(QStringLiteral("offHandWeapon")).toString()));
}

/// Of a window with a list of who is near; nullptr: it has none, or he is not in it.
QAbstractButton* ScriptReader::nearTick(const QString& name)
{
    for (auto* tick :
         m_hand.shown()->findChildren<QAbstractButton*>(QRegularExpression(QStringLiteral("^near\\d+$")))) {
        const CombatantView* who = action().fight().snapshot().find(tick->property("combatant").toLongLong());
        if (who && tick->isVisible() && QString::fromStdString(who->combatant.name) == name)
            return tick;
    }
    return nullptr;
}

void ScriptReader::addTargets(const QJsonArray& names)
{
    for (const QJsonValue& name : names) {
        if (QAbstractButton* tick = nearTick(name.toString())) {
            STEP(m_hand.keys.goTo(tick->objectName()));
            if (!tick->isChecked())
                STEP(m_hand.keys.press(Qt::Key_Space));
            continue;
        }
        STEP(m_hand.keys.goTo(QStringLiteral("addTarget")));
        // The key opens a menu and comes back when that has closed.
        QTimer opened;
        QObject::connect(&opened, &QTimer::timeout, [&] {
            if (!QApplication::activePopupWidget())
                return;
            opened.stop();
            takeFromMenu(name.toString());
        });
        opened.start(1);
        STEP(m_hand.keys.press(Qt::Key_Space));
        QVERIFY(!QApplication::activePopupWidget());
    }
}

void ScriptReader::takeFromMenu(const QString& words)
{
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    const auto isThere = [&] { return menu->activeAction() && menu->activeAction()->text() == words; };
    for (int i = 0; i < menu->actions().size() && !isThere(); ++i)
        m_hand.keys.press(Qt::Key_Down);
    const bool found = isThere();
    m_hand.keys.press(found ? Qt::Key_Return : Qt::Key_Escape);
    QVERIFY2(found, qPrintable(words));
}

void ScriptReader::aimAtHex(Hex hex)
{
    auto* stage = m_hand.shown()->findChild<BodyView*>(QStringLiteral("fireStage"));
    QVERIFY(stage);
    STEP(m_hand.keys.goTo(stage->objectName()));
    const BodyPlan* plan = stage->picture().plan.get();
    QVERIFY(plan);
    // The shortest way over the body.
    std::map<Hex, std::pair<Hex, Arrow>> cameFrom;
    const Hex start = stage->bodyScene().focusedHex().value_or(Hex{});
    std::vector<Hex> edge{start};
    for (std::size_t i = 0; i < edge.size() && !cameFrom.contains(hex); ++i) {
        for (const Arrow arrow : {Arrow::Up, Arrow::Down, Arrow::Left, Arrow::Right}) {
            const Hex there = hexTowards(*plan, edge[i], arrow, stage->picture().mirrored);
            if (there != start && cameFrom.emplace(there, std::pair{edge[i], arrow}).second)
                edge.push_back(there);
        }
    }
    QVERIFY(hex == start || cameFrom.contains(hex));
    std::vector<Arrow> way;
    for (Hex at = hex; at != start; at = cameFrom.at(at).first)
        way.push_back(cameFrom.at(at).second);
    constexpr Qt::Key kKeys[]{Qt::Key_Up, Qt::Key_Down, Qt::Key_Left, Qt::Key_Right};
    for (auto arrow = way.rbegin(); arrow != way.rend(); ++arrow)
        STEP(m_hand.keys.press(kKeys[static_cast<std::size_t>(*arrow)]));
    const Hex there = stage->bodyScene().focusedHex().value_or(Hex{});
    QVERIFY2(there == hex,
             qPrintable(QStringLiteral("(%1, %2) from (%3, %4)")
                            .arg(there.column)
                            .arg(there.halfRow)
                            .arg(start.column)
                            .arg(start.halfRow)));
    STEP(m_hand.keys.press(Qt::Key_Return));
}

void ScriptReader::setFlag(const QString& field)
{
    auto* box = m_hand.shown()->findChild<QAbstractButton*>(QStringLiteral("option_") + field);
    QVERIFY2(box, qPrintable(field));
    if (!box->isVisible()) {
        STEP(m_hand.keys.goTo(QStringLiteral("moreOptions")));
        STEP(m_hand.keys.press(Qt::Key_Space));
    }
    STEP(m_hand.keys.goTo(box->objectName()));
    STEP(m_hand.keys.press(Qt::Key_Space));
}

void ScriptReader::setOption(const std::string& part, const QString& field, const QJsonValue& value)
{
    const auto path = action().options().path(part, field.toStdString());
    QVERIFY2(path, qPrintable(field));
    const FieldDeclaration& declared = action().options().fieldAt(*path);
    if (value.isArray()) {
        const Hex hex{static_cast<std::int16_t>(value[0].toInt()), static_cast<std::int16_t>(value[1].toInt())};
        if (action().options().number(*path) != pack(hex))
            STEP(aimAtHex(hex));
        QCOMPARE(action().options().number(*path), pack(hex));
        return;
    }
    int number = value.isBool() ? int{value.toBool()} : value.toInt();
    if (value.isString()) {
        const auto found = std::ranges::find(declared.choices, value.toString().toStdString());
        QVERIFY2(found != declared.choices.end(), qPrintable(value.toString()));
        number = static_cast<int>(found - declared.choices.begin());
    }
    if (action().options().number(*path) == number)
        return;
    if (declared.kind == FieldKind::Flag)
        STEP(setFlag(field));
    // A number of which there are few has a box for each.
    else if (declared.kind == FieldKind::Choice
             || !m_hand.shown()->findChild<QLineEdit*>(QStringLiteral("option_") + field))
        STEP(m_hand.choose(field, number));
    else
        STEP(m_hand.keys.fill(QStringLiteral("option_") + field, QString::number(number)));
    const auto now = action().options().path(part, field.toStdString());
    QVERIFY(now);
    QVERIFY2(action().options().number(*now) == number,
             qPrintable(QStringLiteral("%1 is %2").arg(field).arg(action().options().number(*now))));
}

void ScriptReader::setRecord(const std::string& part, const QJsonObject& fields)
{
    // What decides which other options there are comes first.
    const QStringList first{QStringLiteral("what"), QStringLiteral("how"), QStringLiteral("cover"),
                            QStringLiteral("mode")};
    for (const QString& field : first) {
        if (fields.contains(field))
            STEP(setOption(part, field, fields.value(field)));
    }
    for (auto field = fields.begin(); field != fields.end(); ++field) {
        if (!first.contains(field.key()))
            STEP(setOption(part, field.key(), field.value()));
    }
}

void ScriptReader::setOptions(const QJsonObject& order)
{
    STEP(setRecord("options", order.value(QStringLiteral("options")).toObject()));
    const QJsonObject declared = order.value(QStringLiteral("declared")).toObject();
    for (auto part = declared.begin(); part != declared.end(); ++part) {
        if (part.value().isObject()) {
            STEP(setRecord(part.key().toStdString(), part.value().toObject()));
            continue;
        }
        const QJsonArray each = part.value().toArray();
        for (qsizetype i = 0; i < each.size(); ++i) {
            if (const auto apart = each[i].toObject().value(QStringLiteral("apart")); apart.isDouble()) {
                const RecordId id = action().options().targets().at(static_cast<std::size_t>(i));
                const CombatantView* who = action().fight().snapshot().find(id);
                QVERIFY(who);
                const QAbstractButton* tick = nearTick(QString::fromStdString(who->combatant.name));
                QVERIFY(tick);
                STEP(m_hand.keys.fill(tick->objectName().replace(QStringLiteral("near"), QStringLiteral("nearApart")),
                                      QString::number(apart.toInt())));
            }
            if (each[i].toObject().size() == 1 && each[i].toObject().contains(QStringLiteral("apart")))
                continue;
            if (action().options().targetInView() != static_cast<std::size_t>(i)) {
                STEP(m_hand.keys.goTo(QStringLiteral("target%1").arg(i)));
                STEP(m_hand.keys.press(Qt::Key_Space));
                QCOMPARE(action().options().targetInView(), static_cast<std::size_t>(i));
            }
            STEP(setRecord(part.key().toStdString(), each[i].toObject()));
        }
    }
}

std::optional<int> ScriptReader::wanted(const QJsonObject& answers, QuestionKey key, int die)
{
    const std::string_view id = action().system().questions()[key.name].id;
    QString name = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    if (key.index > 0)
        name += QStringLiteral("[%1]").arg(key.index);
    const QJsonValue value = answers.value(name);
    if (value.isUndefined())
        return std::nullopt;
    // A decision is answered by the id of an option.
    const auto options = action().system().questions()[key.name].options;
    if (value.isString())
        return static_cast<int>(std::ranges::find(options, value.toString().toStdString()) - options.begin());
    return value.isArray() ? value[die].toInt() : value.toInt();
}

/// The card that says what is wanted, if another one is taken.
void ScriptReader::takeCard(const QJsonObject& answers)
{
    if (!m_hand.shown()->findChild<QWidget*>(QStringLiteral("card1")))
        return;
    for (int card = 1; card < 10; ++card) {
        const bool agrees = std::ranges::all_of(action().dice().choices(), [&](const DiceQuestion& choice) {
            return wanted(answers, choice.question.key, 0).value_or(choice.answer.choice) == choice.answer.choice;
        });
        if (agrees)
            return;
        STEP(m_hand.keys.press(static_cast<Qt::Key>(Qt::Key_0 + card), Qt::AltModifier));
    }
    QFAIL("no card says so");
}

void ScriptReader::answer(const QJsonObject& answers)
{
    // A card may ask for dice of its own.
    for (int i = 0; i < 3; ++i) {
        STEP(m_hand.typeDice([&](QuestionKey key, int die) { return wanted(answers, key, die).value_or(0); },
                             [&](QuestionKey key) { return wanted(answers, key, 0); }));
        STEP(takeCard(answers));
    }
    QVERIFY2(action().isFinished(), qPrintable(waitingFor()));
}

/// What the window still asks for, or complains of.
QString ScriptReader::waitingFor()
{
    const DiceQuestion* open = action().dice().open();
    if (!open)
        return m_hand.complaint();
    const std::string_view id = action().system().questions()[open->question.key.name].id;
    return QStringLiteral("%1[%2]")
        .arg(QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())))
        .arg(open->question.key.index);
}

void ScriptReader::carryOut(const QJsonObject& order, bool isRefused)
{
    STEP(openWindow(order));
    STEP(chooseThings(order));
    STEP(addTargets(order.value(QStringLiteral("otherTargets")).toArray()));
    STEP(setOptions(order));
    if (isRefused) {
        QVERIFY(!m_hand.complaint().isEmpty());
        return m_hand.leave();
    }
    QVERIFY2(m_hand.complaint().isEmpty(),
             qPrintable(m_hand.shown()->windowTitle() + QStringLiteral(": ") + m_hand.complaint()
                        + m_hand.state().join(QStringLiteral(" / "))));
    STEP(answer(order.value(QStringLiteral("answers")).toObject()));
    STEP(m_hand.finish());
}

/// Another ammunition: in the window of the shot, which is left again.
void ScriptReader::load(const QJsonArray& words)
{
    QCOMPARE(words[1].toString(), QStringLiteral("load"));
    STEP(m_hand.actAs(words[3].toString()));
    QVERIFY(m_hand.open(Qt::Key_F));
    STEP(m_hand.chooseEntry(QStringLiteral("weaponCombo"), words[4].toString()));
    STEP(m_hand.chooseEntry(QStringLiteral("loadCombo"), words[5].toString()));
    m_hand.leave();
}

}  // namespace

/// The fight that was worked out by hand, step by step through the windows; what comes of it is what the command line makes of it.
class TestScriptedFight : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void sameAsByCommandLine();

private:
    QTemporaryDir m_folder;
};

void TestScriptedFight::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_scriptedfight"));
    QSettings().clear();
    Preferences().setDriftSpeed(0);
    QVERIFY(m_folder.isValid());
}

void TestScriptedFight::sameAsByCommandLine()
{
    const QJsonObject fight = support::fightScript(QStringLiteral("wharf.json"));
    const QString encounter = fight.value(QStringLiteral("setup"))[0][2].toString();
    const QString byCommand = m_folder.filePath(QStringLiteral("command.hitspread"));
    const QString byHand = m_folder.filePath(QStringLiteral("window.hitspread"));
    for (const QString& campaign : {byCommand, byHand})
        support::putSample(campaign);
    STEP(support::playByCommandLine(byCommand, fight));
    const QJsonArray steps = fight.value(QStringLiteral("steps")).toArray();
    QVERIFY(steps.size() > 50);
    {
        ScriptReader reader(byHand);
        STEP(reader.setUp(fight.value(QStringLiteral("setup")).toArray()));
        for (qsizetype i = 0; i < steps.size(); ++i) {
            reader.play(steps[i].toObject());
            if (QTest::currentTestFailed())
                return qWarning("step %d of %d", int(i), int(steps.size()));
        }
        qInfo("%d steps, %d keys", int(steps.size()), reader.keys());
    }
    const QByteArray state = support::stateOfFight(byCommand, encounter);
    QVERIFY(state.size() > 1000);
    const QString other = support::differenceOf(support::stateOfFight(byHand, encounter), state);
    QVERIFY2(other.isEmpty(), qPrintable(other));
    QCOMPARE(support::stateOfFight(byHand, encounter), state);
}

HITSPREAD_GUI_TEST(TestScriptedFight)
#include "tst_scriptedfight.moc"
