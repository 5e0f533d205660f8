#include "keyboardhand.h"

#include "models/fight/fight.h"
#include "models/fight/fightreader.h"
#include "models/play/attackpresenter.h"
#include "reports/body/dieface.h"
#include "support/fightdump.h"
#include "ui/attack/dice/spendmodel.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDialog>
#include <QListView>

#include <algorithm>

namespace hitspread::support {

namespace {

constexpr int kMost = 300;  ///< keys on the way to anything

QString nameOf(const CombatantView* who)
{
    return who ? QString::fromStdString(who->combatant.name) : QString();
}

/// What is typed of a die for its face at this place.
QString faceKey(const Question& roll, int place)
{
    const int shown = place + roll.lowest - 1;
    if (!showsSigns(roll.sides, roll.lowest))
        return QString::number(shown);
    return shown < 0 ? QStringLiteral("-") : shown > 0 ? QStringLiteral("+") : QStringLiteral("0");
}

}  // namespace

KeyboardHand::KeyboardHand(const QString& file, SeedSource* source) : Program(file, source)
{
    style.apply(Theme());
    [&] { QVERIFY(waitForFight()); }();
    [&] { QVERIFY(settle()); }();
    back();
    // What waits is there at once.
    if (AttackDialog* waiting = shown())
        spread(*waiting);
}

void KeyboardHand::newFight(const QString& name, const QList<Group>& people)
{
    STEP(keys.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier));
    auto* dialog = find<QDialog>("newFight");
    QVERIFY(dialog && dialog->isVisible());
    STEP(Keyboard::raise(*dialog));
    STEP(keys.write(name));
    STEP(keys.press(Qt::Key_Return));
    for (const auto& [words, side] : people) {
        QCOMPARE(Keyboard::place(), QStringLiteral("addSearch"));
        STEP(keys.write(words));
        STEP(choose(QStringLiteral("addSide"), static_cast<int>(side)));
        STEP(keys.press(Qt::Key_Return));
    }
    STEP(keys.press(Qt::Key_Return, Qt::ControlModifier));
    QVERIFY(!dialog->isVisible());
    back();
    QCOMPARE(QString::fromStdString(window.fight().snapshot().encounter.name), name);
}

void KeyboardHand::setDistances(int metres)
{
    STEP(keys.press(Qt::Key_D, Qt::ControlModifier));
    auto* dialog = find<QDialog>("distances");
    QVERIFY(dialog && dialog->isVisible());
    STEP(Keyboard::raise(*dialog));
    STEP(keys.goTo(QStringLiteral("allDistances")));
    STEP(keys.press(Qt::Key_Space));
    STEP(keys.write(QString::number(metres)));
    STEP(keys.press(Qt::Key_Return));
    STEP(keys.press(Qt::Key_Return, Qt::ControlModifier));
    QVERIFY(!dialog->isVisible());
    back();
}

QString KeyboardHand::acting()
{
    return nameOf(window.fight().active());
}

const CombatantView* KeyboardHand::called(const QString& name)
{
    const auto& all = window.fight().snapshot().combatants;
    const auto found = std::ranges::find_if(all, [&](const CombatantView& view) { return nameOf(&view) == name; });
    return found == all.end() ? nullptr : &*found;
}

void KeyboardHand::stand(const QString& name)
{
    STEP(keys.goTo(QStringLiteral("combatants")));
    auto* list = find<QListView>("combatants");
    STEP(keys.press(Qt::Key_Home));
    for (int i = 0; i < kMost && list->currentIndex().data().toString() != name; ++i)
        STEP(keys.press(Qt::Key_Down));
    QCOMPARE(list->currentIndex().data().toString(), name);
}

void KeyboardHand::actAs(const QString& name)
{
    if (acting() == name)
        return;
    STEP(stand(name));
    STEP(keys.press(Qt::Key_Return));
    QCOMPARE(acting(), name);
}

void KeyboardHand::aimAt(const QString& name)
{
    const CombatantView* whom = called(name);
    QVERIFY2(whom, qPrintable(name));
    const auto aimed = [&] { return nameOf(window.fight().target()) == name; };
    if (whom->combatant.side == window.fight().active()->combatant.side) {
        if (aimed())
            return;
        STEP(stand(name));
        STEP(keys.press(Qt::Key_Return, Qt::ControlModifier));
    } else {
        // The key goes by those who are out.
        const auto& fight = window.fight().snapshot();
        const bool isOut = digestOf(fight.encounter.system, sourceOf(*whom, fight.encounter.switches)).isOut;
        for (int i = 0; i < kMost && !isOut && !aimed(); ++i)
            STEP(keys.press(Qt::Key_N));
        if (!aimed()) {
            STEP(stand(name));
            STEP(keys.press(Qt::Key_Return, Qt::ControlModifier));
        }
    }
    QVERIFY2(aimed(), qPrintable(name));
}

void KeyboardHand::compareWithFile()
{
    std::optional<std::string> there;
    gateway.run(
        &window,
        [id = window.fight().snapshot().encounter.id](CampaignServices& services) { return readFight(services, id); },
        [&](const FightSnapshot& fight) { there = FightDump::of(fight); });
    QVERIFY(settle());
    QVERIFY(there);
    const std::string shows = FightDump::of(window.fight().snapshot());
    const auto differs = std::ranges::mismatch(shows, *there).in1 - shows.begin();
    QVERIFY2(shows == *there,
             shows.substr(static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, differs - 60)), 120).c_str());
}

void KeyboardHand::next()
{
    STEP(keys.press(Qt::Key_E));
    QVERIFY(settle());
    STEP(compareWithFile());
    if (AttackDialog* phase = shown())
        spread(*phase);
}

AttackDialog* KeyboardHand::shown()
{
    for (AttackDialog* dialog : window.findChildren<AttackDialog*>()) {
        if (dialog->isVisible())
            return dialog;
    }
    return nullptr;
}

void KeyboardHand::spread(AttackDialog& dialog)
{
    // The offscreen screen is small; columns would share places.
    dialog.resize(1600, 900);
    Keyboard::raise(dialog);
}

AttackDialog* KeyboardHand::open(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    keys.press(key, modifiers);
    AttackDialog* dialog = shown();
    if (!dialog)
        return nullptr;
    spread(*dialog);
    const bool ready = waitUntil(
        [&] { return dialog->presenter().isReady() && settle() && dialog->presenter().isReady(); });
    return ready ? dialog : nullptr;
}

QString KeyboardHand::complaint()
{
    AttackDialog* dialog = shown();
    return dialog ? dialog->presenter().complaints().all().join(QStringLiteral(" | ")) : QString();
}

void KeyboardHand::choose(const QString& field, int value)
{
    AttackDialog* dialog = shown();
    if (auto* list = dialog ? dialog->findChild<QComboBox*>(QStringLiteral("option_") + field) : nullptr) {
        STEP(keys.goTo(list->objectName()));
        STEP(keys.press(Qt::Key_Home));
        for (int i = 0; i < kMost && list->currentIndex() < value; ++i)
            STEP(keys.press(Qt::Key_Down));
        QCOMPARE(list->currentIndex(), value);
        return;
    }
    const QString wanted = QStringLiteral("%1_%2").arg(field).arg(value);
    QString before;
    QStringList passed;
    for (int i = 0; i < kMost && Keyboard::place() != wanted; ++i) {
        const QString here = Keyboard::place();
        const int number = here.section(QLatin1Char('_'), -1).toInt();
        const bool walks = here.startsWith(field + QLatin1Char('_')) && here != before;
        STEP(keys.press(!walks ? Qt::Key_Tab : value > number ? Qt::Key_Right : Qt::Key_Left));
        before = here;
        passed << here;
    }
    QVERIFY2(Keyboard::place() == wanted,
             qPrintable(wanted + QStringLiteral(" not among ") + passed.mid(0, 60).join(QLatin1Char(' '))));
    if (auto* button = qobject_cast<QAbstractButton*>(Keyboard::at()); button && !button->isChecked())
        STEP(keys.press(Qt::Key_Space));
}

void KeyboardHand::chooseEntry(const QString& list, const QString& words, const QString& begin)
{
    STEP(keys.goTo(list));
    auto* combo = qobject_cast<QComboBox*>(Keyboard::at());
    QVERIFY(combo);
    const auto isThere = [&] { return combo->currentText().startsWith(begin) && combo->currentText().contains(words); };
    if (isThere())
        return;
    STEP(keys.press(Qt::Key_Home));
    for (int i = 0; i < combo->count() && !isThere(); ++i)
        STEP(keys.press(Qt::Key_Down));
    QVERIFY2(isThere(), qPrintable(begin + words));
}

bool KeyboardHand::isOnChoice()
{
    const QWidget* at = Keyboard::at();
    const QString box = at && at->parentWidget() ? at->parentWidget()->objectName() : QString();
    return Keyboard::place().startsWith(QLatin1String("spend")) || Keyboard::place().startsWith(QLatin1String("card"))
        || box.startsWith(QLatin1String("choice_"));
}

void KeyboardHand::takeChoice(const DiceQuestion& choice, const Choice& wanted)
{
    const auto value = wanted ? wanted(choice.question.key) : std::nullopt;
    const bool isBox = choice.isOpen || Keyboard::place().startsWith(QLatin1String("spend"));
    if (!value || *value == choice.answer.choice || !isBox)
        return keys.press(Qt::Key_Return);
    // The key that stands on the box.
    for (const SpendOption& option : spendOptions(shown()->presenter(), choice)) {
        if (option.value == *value)
            return keys.write(option.key);
    }
    QFAIL("not offered");
}

std::pair<QuestionKey, int> KeyboardHand::openDie()
{
    for (const DiceQuestion& roll : shown()->presenter().dice().rolls()) {
        for (int die = 0; roll.isOpen && die < roll.question.dice; ++die) {
            if (roll.answer.faces[static_cast<std::size_t>(die)] == 0)
                return {roll.question.key, die};
        }
    }
    return {{}, -1};
}

void KeyboardHand::typeDice(const Face& face, const Choice& wanted)
{
    QVERIFY(shown());
    const AttackPresenter& presenter = shown()->presenter();
    for (int i = 0; i < kMost && !presenter.isFinished(); ++i) {
        // A digit on a choice is one of its values; Enter takes what stands there and goes on to the dice.
        const DiceQuestion* open = presenter.dice().open();
        const bool asked = open && open->question.kind == QuestionKind::Choice;
        if (asked || (isOnChoice() && !presenter.dice().choices().empty())) {
            STEP(takeChoice(asked ? *open : presenter.dice().choices().back(), wanted));
            continue;
        }
        const auto [key, die] = openDie();
        const int number = die < 0 ? 0 : face(key, die);
        if (number == 0)
            return;
        const DiceQuestion* roll = presenter.dice().rollAt(key);
        QVERIFY(roll);
        STEP(keys.write(faceKey(roll->question, number)));
        // One digit of a die that may have two.
        if (openDie() == std::pair{key, die})
            STEP(keys.press(Qt::Key_Return));
    }
}

void KeyboardHand::finish()
{
    AttackDialog* dialog = shown();
    QVERIFY(dialog);
    for (int i = 0; i < 40 && dialog->isVisible(); ++i)
        STEP(keys.press(Qt::Key_Return));
    QVERIFY2(!dialog->isVisible(), qPrintable(complaint()));
    QVERIFY(settle());
    STEP(compareWithFile());
    back();
}

void KeyboardHand::leave()
{
    AttackDialog* dialog = shown();
    QVERIFY(dialog);
    STEP(keys.press(Qt::Key_Escape));
    QVERIFY(!dialog->isVisible());
    back();
}

}  // namespace hitspread::support
