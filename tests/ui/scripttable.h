#pragma once

#include "attackhand.h"
#include "fightscript.h"
#include "formats/codec/recordcodec.h"
#include "models/nextaction/actionplan.h"
#include "models/systemview.h"
#include "models/turn/presentturn.h"
#include "rules/core/dice/question.h"
#include "rules/systems/registry.h"
#include "services/library/recordname.h"
#include "support/samplefile.h"
#include "ui/attack/simpleactiondialog.h"
#include "ui/encounter/restdialog.h"
#include "ui/fields/numberfield.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QPushButton>

#include <algorithm>
#include <string>

namespace hitspread::support {

/// The fight of a script at the table: every order in the window it belongs to.
class ScriptTable {
public:
    ScriptTable(const QString& file, const QString& encounter) : m_program(file)
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
        const QJsonObject order = step.value(QStringLiteral("order")).toObject();
        const bool isRefused = step.value(QStringLiteral("exit")).toInt() != 0;
        if (step.contains(QStringLiteral("next")))
            passRound(step.value(QStringLiteral("next")).toObject());
        else if (order.value(QStringLiteral("action")) == QLatin1String("rest"))
            passTime(order.value(QStringLiteral("options")).toObject(), isRefused);
        else if (!order.isEmpty())
            carryOut(order, isRefused);
        else if (goesOn(step.value(QStringLiteral("run")).toArray()))
            goOn();
        // What only looks, by the command line, looks here as well.
        if (step.contains(QStringLiteral("acts")))
            QCOMPARE(acting(), step.value(QStringLiteral("acts")).toArray());
    }

    /// How people are, as the window holds it and the command line shows it.
    QJsonObject state()
    {
        if (!m_program.settle())
            qFatal("not settled");
        const auto& now = m_program.window.fight().snapshot();
        QJsonArray combatants;
        for (const CombatantView& one : now.combatants) {
            QJsonArray kit;
            for (const auto* things : {&one.weapons, &one.armour, &one.others}) {
                for (const CombatantView::Item& thing : *things)
                    kit.append(
                        QJsonObject{{QStringLiteral("name"), QString::fromStdString(recordName(thing.record.record))},
                                    {QStringLiteral("state"), formats::encodeChanged(thing.possession.state)}});
            }
            combatants.append(
                QJsonObject{{QStringLiteral("id"), qint64{one.combatant.id}},
                            {QStringLiteral("name"), QString::fromStdString(one.combatant.name)},
                            {QStringLiteral("condition"), formats::encodeChanged(one.combatant.condition)},
                            {QStringLiteral("kit"), kit}});
        }
        return {{QStringLiteral("system"), QString::fromStdString(now.encounter.system)},
                {QStringLiteral("combatants"), combatants}};
    }

private:
    /// "initiative.die[1]" of a script as the key of a question.
    static QuestionKey keySpelled(const System& system, const QString& spelled)
    {
        const auto words = system.questions();
        const std::string id = spelled.section(QLatin1Char('['), 0, 0).toStdString();
        const auto found = std::ranges::find(words, id, &QuestionWord::id);
        const auto index = spelled.section(QLatin1Char('['), 1, 1).chopped(spelled.contains(QLatin1Char('[')) ? 1 : 0);
        return {static_cast<std::uint16_t>(found - words.begin()), index.toUShort()};
    }

    static bool goesOn(const QJsonArray& command)
    {
        return command.contains(QStringLiteral("next")) && !command.contains(QStringLiteral("--look"));
    }
    /// From whoever acts first.
    void goOn()
    {
        Fight& fight = m_program.window.fight();
        QVERIFY(m_program.settle());
        const TurnView turn = presentTurn(fight, *findSystem(fight.snapshot().encounter.system));
        QVERIFY(!turn.acting.empty());
        fight.setActive(turn.acting.front().combatant);
        const EntryId before = newest();
        m_program.find<QAction>("action_next")->trigger();
        QVERIFY(waitUntil([&] { return newest() > before; }));
    }

    void passRound(const QJsonObject& next)
    {
        const EntryId before = newest();
        m_program.find<QAction>("action_endPhase")->trigger();
        // Where nothing is asked the round is over at once.
        QVERIFY(waitUntil([&] { return newest() > before || dialogInSight(); }));
        if (newest() > before)
            return;
        AttackDialog* dialog = shown();
        QVERIFY(dialog);
        const QJsonArray said = next.value(QStringLiteral("declared"))[QStringLiteral("declarations")].toArray();
        for (qsizetype i = 0; i < said.size(); ++i) {
            const auto path = dialog->presenter().options().path("declarations", "kind");
            QVERIFY(path);
            set(*dialog, {path->part, static_cast<std::uint16_t>(i), path->place}, said[i][QStringLiteral("kind")]);
        }
        answer(*dialog, next.value(QStringLiteral("answers")).toObject());
    }

    /// Those who act in this round, in their order.
    QJsonArray acting()
    {
        const Fight& fight = m_program.window.fight();
        QJsonArray names;
        const System* system = m_program.settle() ? findSystem(fight.snapshot().encounter.system) : nullptr;
        for (const TurnPlace& place : system ? presentTurn(fight, *system).acting : std::vector<TurnPlace>())
            names.append(QString::fromStdString(place.name));
        return names;
    }

    void passTime(const QJsonObject& time, bool isRefused)
    {
        const EntryId before = newest();
        m_program.find<QAction>("action_rest")->trigger();
        auto* dialog = m_program.find<RestDialog>("restDialog");
        QVERIFY(dialog && dialog->isVisible());
        for (const char* field : {"restDays", "restHours"}) {
            const QString unit = QString::fromLatin1(field).mid(4).toLower();
            in<NumberField>(*dialog, field)->setText(QString::number(time.value(unit).toInt()));
        }
        QVERIFY(m_program.settle());
        auto* pass = in<QPushButton>(*dialog, "restPass");
        QCOMPARE(pass->isEnabled(), !isRefused);
        if (isRefused) {
            dialog->close();
            return;
        }
        pass->click();
        QVERIFY(waitUntil([&] { return m_program.gateway.waiting() == 0 && newest() > before; }));
        QVERIFY(m_program.settle());
    }

    void carryOut(const QJsonObject& order, bool isRefused)
    {
        const QString action = order.value(QStringLiteral("action")).toString();
        const std::string actor = order.value(QStringLiteral("actor")).toString().toStdString();
        const std::string target = order.value(QStringLiteral("target")).toString().toStdString();
        choose(m_program, actor.c_str(), target.empty() ? anybodyBut(actor).c_str() : target.c_str());
        showWeapon(order.value(QStringLiteral("weapon")).toString().toStdString());
        QVERIFY(m_program.settle());
        QAction* begin = commandOf(action);
        QVERIFY2(begin, qPrintable(action));
        if (isRefused && !begin->isEnabled())
            return;
        const EntryId before = newest();
        begin->trigger();
        // What has a key on the card and asks nothing is done at once.
        QVERIFY2(waitUntil([&] { return newest() > before || dialogInSight(); }), qPrintable(action));
        if (newest() > before) {
            QVERIFY2(!isRefused && m_program.settle(), qPrintable(action));
            return;
        }
        AttackDialog* dialog = shown();
        QVERIFY2(dialog, qPrintable(action));
        if (action == QLatin1String("declare")) {
            for (const char* field : {"whom", "allowed"}) {
                if (const auto path = dialog->presenter().options().path("options", field))
                    dialog->presenter().options().setNumber(*path, 0);
            }
        } else {
            pick(*dialog, "attackerWeapon", order.value(QStringLiteral("weapon")).toString());
            pick(*dialog, "defenderWeapon", order.value(QStringLiteral("targetWeapon")).toString(u"Bare hands"_qs));
        }
        choosePatient(*dialog, target);
        takeAlong(*dialog, order.value(QStringLiteral("otherTargets")).toArray());
        setOptions(*dialog, order.value(QStringLiteral("options")).toObject());
        setDeclared(*dialog, order.value(QStringLiteral("declared")).toObject());
        QCOMPARE(!dialog->presenter().complaints().isEmpty(), isRefused);
        if (isRefused)
            dialog->close();
        else
            answer(*dialog, order.value(QStringLiteral("answers")).toObject());
        QVERIFY(m_program.settle());
    }

    /// Of the menu; what is in none has its key on the card.
    QAction* commandOf(const QString& action)
    {
        if (action == QLatin1String("attack"))
            return m_program.find<QAction>("action_fire");
        if (auto* deed = m_program.find<QAction>(qUtf8Printable(QStringLiteral("action_own_") + action)))
            return deed;
        const System* system = findSystem(m_program.window.fight().snapshot().encounter.system);
        const ActionDeclaration* declared = system->action(action.toStdString());
        if (declared && !declared->window.empty()) {
            const QString window = QString::fromUtf8(declared->window.data(),
                                                     static_cast<qsizetype>(declared->window.size()));
            if (auto* command = m_program.find<QAction>(qUtf8Printable(QStringLiteral("action_") + window)))
                return command;
        }
        const auto isIt = [id = action.toStdString()](const ActionPlan& plan) { return plan.action == id; };
        for (const QuickAction& quick :
             facetsOf(m_program.window.fight().snapshot().encounter.system).actions->quick()) {
            if (std::ranges::any_of(quick.plans, isIt))
                return m_program.find<QAction>(
                    qUtf8Printable(QStringLiteral("action_quick_") + QString::fromUtf8(quick.id)));
        }
        return nullptr;
    }

    /// Somebody to look at where nobody is meant.
    std::string anybodyBut(const std::string& actor)
    {
        const auto& all = m_program.window.fight().snapshot().combatants;
        return std::ranges::find_if(all, [&](const CombatantView& one) { return one.combatant.name != actor; })
            ->combatant.name;
    }

    AttackDialog* shown()
    {
        AttackDialog* found = nullptr;
        const bool there = waitUntil([&] {
            found = dialogInSight();
            return found && m_program.gateway.waiting() == 0;
        });
        return there && m_program.settle() ? found : nullptr;
    }

    /// The one that is ready; null: none is yet.
    AttackDialog* dialogInSight()
    {
        AttackDialog* found = nullptr;
        for (AttackDialog* dialog : m_program.window.findChildren<AttackDialog*>()) {
            if (dialog->isVisible() && dialog->presenter().isReady())
                found = dialog;
        }
        return found;
    }

    void pick(AttackDialog& dialog, const char* list, const QString& words)
    {
        auto* combo = dialog.findChild<QComboBox*>(QLatin1String(list));
        for (int i = 0; combo && i < combo->count(); ++i) {
            if (words.isEmpty() || !combo->itemText(i).contains(words))
                continue;
            combo->setCurrentIndex(i);
            Q_EMIT combo->activated(i);
            QVERIFY(m_program.settle());
            return;
        }
    }

    /// What of his it is done with, where keys of the card do it with what he has in view.
    void showWeapon(const std::string& name)
    {
        Fight& fight = m_program.window.fight();
        for (const CombatantView::Item& item : fight.active()->weapons) {
            if (!name.empty() && recordName(item.record.record) == name)
                fight.setWeapon(item.possession.id);
        }
    }

    /// Where the window asks whom it is done to.
    void choosePatient(AttackDialog& dialog, const std::string& name)
    {
        auto* list = dialog.findChild<QComboBox*>(QStringLiteral("actionPatient"));
        if (!list || !list->isVisible() || name.empty())
            return;
        const int place = list->findData(QVariant::fromValue(combatantNamed(m_program, name.c_str())));
        QVERIFY2(place >= 0, name.c_str());
        list->setCurrentIndex(place);
        Q_EMIT list->activated(place);
        QVERIFY(m_program.settle());
    }

    /// Whom it is done to besides, and nobody else.
    void takeAlong(AttackDialog& dialog, const QJsonArray& others)
    {
        ActionOrder order = dialog.presenter().order();
        std::vector<RecordId> wanted;
        for (const QJsonValue& name : others)
            wanted.push_back(combatantNamed(m_program, qUtf8Printable(name.toString())));
        if (order.otherTargets == wanted)
            return;
        order.otherTargets = wanted;
        dialog.presenter().begin(order);
        QVERIFY(waitUntil([&] { return dialog.presenter().isReady() && m_program.gateway.waiting() == 0; }));
        QCOMPARE(dialog.presenter().options().targets().size(), wanted.size() + 1);
    }

    /// What is declared about each of several.
    void setDeclared(AttackDialog& dialog, const QJsonObject& declared)
    {
        for (auto part = declared.begin(); part != declared.end(); ++part) {
            const QJsonArray each = part.value().toArray();
            for (qsizetype i = 0; i < each.size(); ++i) {
                const QJsonObject one = each[i].toObject();
                for (auto field = one.begin(); field != one.end(); ++field) {
                    auto path = dialog.presenter().options().path(part.key().toStdString(), field.key().toStdString());
                    QVERIFY2(path, qPrintable(part.key() + u'.' + field.key()));
                    path->element = static_cast<std::uint16_t>(i);
                    set(dialog, *path, field.value());
                }
            }
        }
    }

    /// How many rows there are comes before what stands in them, and what is chosen before how much of it.
    void setOptions(AttackDialog& dialog, const QJsonObject& options)
    {
        const auto rankOf = [](const QString& id, const QJsonValue& value) {
            return id.endsWith(QLatin1String("Count")) ? 0 : value.isDouble() ? 2 : 1;
        };
        for (const int rank : {0, 1, 2}) {
            for (auto option = options.begin(); option != options.end(); ++option) {
                const auto path = dialog.presenter().options().path("options", option.key().toStdString());
                if (!path || rankOf(option.key(), option.value()) != rank)
                    continue;
                const QJsonArray all = option.value().isArray() ? option.value().toArray() : QJsonArray{option.value()};
                for (qsizetype i = 0; i < all.size(); ++i) {
                    FieldPath place = *path;
                    place.place.element = static_cast<decltype(place.place.element)>(i);
                    set(dialog, place, all[i]);
                }
            }
        }
    }

    void set(AttackDialog& dialog, FieldPath path, const QJsonValue& value)
    {
        const FieldDeclaration& field = dialog.presenter().options().fieldAt(path);
        if (field.kind == FieldKind::Text)
            return dialog.presenter().options().set(path, value.toString().toStdString());
        if (field.names == RecordKind::Condition && value.isString())
            return dialog.presenter().options().setNumber(
                path, static_cast<std::int32_t>(combatantNamed(m_program, qUtf8Printable(value.toString()))));
        const auto choice = std::ranges::find(field.choices, value.toString().toStdString());
        dialog.presenter().options().setNumber(path,
                                               value.isString()
                                                   ? static_cast<std::int32_t>(choice - field.choices.begin())
                                                   : value.isBool() ? static_cast<std::int32_t>(value.toBool())
                                                                    : value.toInt());
    }

    /// Of a decision by the id of an option.
    static int chosenIn(const System& system, QuestionKey key, const QJsonValue& value)
    {
        const auto options = system.questions()[key.name].options;
        return value.isString()
            ? static_cast<int>(std::ranges::find(options, value.toString().toStdString()) - options.begin())
            : value.toInt();
    }

    void answer(AttackDialog& dialog, const QJsonObject& answers)
    {
        AttackPresenter& presenter = dialog.presenter();
        for (int guard = 0; guard < 40 && !presenter.isFinished(); ++guard) {
            for (auto answer = answers.begin(); answer != answers.end(); ++answer) {
                const QuestionKey key = keySpelled(presenter.system(), answer.key());
                if (!answer.value().isArray()) {
                    const auto choice = std::ranges::find(presenter.dice().choices(), key,
                                                          [](const DiceQuestion& one) { return one.question.key; });
                    if (choice != presenter.dice().choices().end() && choice->answer.choiceOrigin != Origin::Chosen)
                        presenter.dice().choose(key, chosenIn(presenter.system(), key, answer.value()));
                    continue;
                }
                // Faces count from 1, whatever the lowest of them shows.
                const bool isAsked = presenter.dice().open() && presenter.dice().open()->question.key == key;
                const int lowest = isAsked ? presenter.dice().open()->question.lowest : 1;
                const QJsonArray faces = answer.value().toArray();
                for (qsizetype i = 0; isAsked && i < faces.size(); ++i)
                    presenter.dice().setDie(key, static_cast<int>(i), faces[i].toInt() - lowest + 1);
            }
        }
        const DiceQuestion* open = presenter.dice().open();
        const std::string_view id = open ? presenter.system().questions()[open->question.key.name].id
                                         : std::string_view();
        QVERIFY2(presenter.isFinished(),
                 qPrintable(presenter.complaints().all().join(QLatin1Char('|')) + QString::fromUtf8(id)));
        const EntryId logged = newest();
        presenter.apply();
        QVERIFY(waitUntil([&] { return m_program.gateway.waiting() == 0 && newest() > logged; }));
        // Who declares next may be led to.
        if (dialog.isVisible())
            dialog.close();
    }

    /// The last entry of the fight's log, of which the window may hold the last ones only; 0: there is none.
    EntryId newest()
    {
        EntryId last = 0;
        for (const LogEntry& entry : m_program.window.fight().snapshot().history)
            last = std::max(last, entry.id);
        return last;
    }

    Program m_program;
};

/// Plays a fight of more steps than `least` by the command line and in the windows, each in a campaign of its own in the folder: after
/// each step people are as the file says, and in the end both campaigns say the same.
inline void playBothWays(const QDir& folder, const QString& name, int least)
{
    const QJsonObject fight = fightScript(name + QStringLiteral(".json"));
    const QString encounter = fight.value(QStringLiteral("setup"))[0][2].toString();
    const QString byCommand = folder.filePath(name + QStringLiteral("-command.hitspread"));
    const QString byHand = folder.filePath(name + QStringLiteral("-window.hitspread"));
    for (const QString& campaign : {byCommand, byHand})
        putSample(campaign);
    playByCommandLine(byCommand, fight);
    setUpByCommandLine(byHand, fight);
    QVERIFY(!QTest::currentTestFailed());
    const QJsonArray steps = fight.value(QStringLiteral("steps")).toArray();
    QVERIFY(steps.size() > least);
    {
        ScriptTable table(byHand, encounter);
        WatchedStates watched(fight);
        for (qsizetype i = 0; i < steps.size(); ++i) {
            table.play(steps[i].toObject());
            watched.goOn(steps[i].toObject());
            const QStringList wrong = watched.differences(table.state());
            [&] { QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n')))); }();
            if (QTest::currentTestFailed())
                return qWarning("step %d of %d", static_cast<int>(i), static_cast<int>(steps.size()));
        }
    }
    const QByteArray state = stateOfFight(byCommand, encounter);
    QVERIFY(state.size() > 1000);
    const QString other = differenceOf(stateOfFight(byHand, encounter), state);
    QVERIFY2(other.isEmpty(), qPrintable(other));
}

}  // namespace hitspread::support
