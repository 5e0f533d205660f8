#pragma once

#include "attackhand.h"
#include "exchange/recordcodec.h"
#include "fightscript.h"
#include "models/deedplan.h"
#include "models/systemview.h"
#include "rules/core/question.h"
#include "rules/systems/registry.h"
#include "services/recordname.h"
#include "ui/attack/deeddialog.h"

#include <QAction>
#include <QComboBox>

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
        if (step.contains(QStringLiteral("next")))
            passRound(step.value(QStringLiteral("next")).toObject());
        else
            carryOut(step.value(QStringLiteral("order")).toObject(), step.value(QStringLiteral("exit")).toInt() != 0);
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
                                    {QStringLiteral("state"), exchange::encodeChanged(thing.possession.state)}});
            }
            combatants.append(
                QJsonObject{{QStringLiteral("id"), qint64{one.combatant.id}},
                            {QStringLiteral("name"), QString::fromStdString(one.combatant.name)},
                            {QStringLiteral("condition"), exchange::encodeChanged(one.combatant.condition)},
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

    void carryOut(const QJsonObject& order, bool isRefused)
    {
        const QString action = order.value(QStringLiteral("action")).toString();
        const std::string actor = order.value(QStringLiteral("actor")).toString().toStdString();
        const std::string target = order.value(QStringLiteral("target")).toString().toStdString();
        choose(m_program, actor.c_str(), target.empty() ? anybodyBut(actor).c_str() : target.c_str());
        QVERIFY(m_program.settle());
        QAction* begin = commandOf(action);
        QVERIFY2(begin, qPrintable(action));
        if (isRefused && !begin->isEnabled())
            return;
        begin->trigger();
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
        setOptions(*dialog, order.value(QStringLiteral("options")).toObject());
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
        if (auto* deed = m_program.find<QAction>(qUtf8Printable(QStringLiteral("action_deed_") + action)))
            return deed;
        const auto isIt = [id = action.toStdString()](const DeedPlan& plan) { return plan.action == id; };
        for (const QuickDeed& quick : facetsOf(m_program.window.fight().snapshot().encounter.system).deeds->quick()) {
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

    /// How many rows there are comes before what stands in them.
    void setOptions(AttackDialog& dialog, const QJsonObject& options)
    {
        const auto isCount = [](const QString& id) { return id.endsWith(QLatin1String("Count")); };
        for (const bool counts : {true, false}) {
            for (auto option = options.begin(); option != options.end(); ++option) {
                const auto path = dialog.presenter().options().path("options", option.key().toStdString());
                if (!path || isCount(option.key()) != counts)
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

}  // namespace hitspread::support
