#pragma once

#include "models/fight/fight.h"
#include "models/fight/fighthand.h"
#include "models/play/attackpresenter.h"
#include "services/fight/encounterservice.h"
#include "windowprogram.h"

#include <QTest>
#include <QWidget>

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <tuple>
#include <vector>

namespace hitspread::support {

/// Who is called that in the fight on show. Precondition: there is one.
inline RecordId combatantNamed(Program& program, const char* name)
{
    const auto& all = program.window.fight().snapshot().combatants;
    return std::ranges::find(all, name, [](const CombatantView& view) { return view.combatant.name; })->combatant.id;
}

/// Sets one value of somebody's state by hand, and waits until it is stored.
inline void setOf(Program& program, const char* who, const char* field, int value)
{
    program.window.fight().byHand().setValue(combatantNamed(program, who), field, value);
    QVERIFY(program.settle());
}

/// Sets how far pairs are apart, in the unit of the system, and waits until it is stored.
inline void setDistances(Program& program, const std::vector<std::tuple<const char*, const char*, int>>& all)
{
    std::vector<Apart> apart;
    for (const auto& [one, other, far] : all)
        apart.push_back({combatantNamed(program, one), combatantNamed(program, other), far});
    program.window.fight().change([apart](CampaignServices& services) { services.encounters.setDistances(apart); });
    QVERIFY(program.settle());
}

/// Sets who acts and against whom, once the fight is there.
inline void choose(Program& program, const char* actor, const char* target)
{
    if (!program.waitForFight())
        qFatal("no fight");
    // Who acts comes first: nobody aims at himself.
    program.window.fight().setActive(combatantNamed(program, actor));
    program.window.fight().setTarget(combatantNamed(program, target));
}

/// Puts away all that somebody holds, by hand.
inline void freeHandsOf(Program& program, const char* name)
{
    const RecordId fight = program.window.fight().snapshot().encounter.id;
    program.gateway.run(
        &program.window,
        [fight, who = combatantNamed(program, name)](CampaignServices& services) {
            std::vector<LoggedChange> changes;
            for (const Possession& thing : services.campaign.encounters().possessionsOfCombatant(who)) {
                const FieldDeclaration* drawn = thing.state.isNull() ? nullptr
                                                                     : thing.state.declaration().find("drawn");
                const std::int64_t hands = drawn ? drawn->number(thing.state.data(), 0) : 0;
                if (hands != 0)
                    changes.push_back({{thing.state.declaration().kind, thing.id}, "drawn", 0, hands, std::int64_t{0}});
            }
            if (!changes.empty())
                (void)services.encounters.setByHand(fight, changes, "put away");
        },
        [] {});
    program.window.fight().reload();
    if (!program.settle())
        qFatal("not settled");
}

/// Presses the key of an attack and waits until its dialog can be worked.
template <typename Dialog>
Dialog* openByKey(Program& program, Qt::Key key, const char* name, QSize size, Qt::KeyboardModifiers modifiers = {})
{
    program.window.activateWindow();
    if (!QTest::qWaitForWindowActive(&program.window))
        qFatal("no window");
    QTest::keyClick(&program.window, key, modifiers);
    auto* dialog = program.find<Dialog>(name);
    const bool ready = dialog && waitUntil([&] {
                           return dialog->isVisible() && dialog->presenter().isReady()
                               && program.gateway.waiting() == 0;
                       });
    if (!ready)
        qFatal("no dialog");
    dialog->resize(size);
    dialog->activateWindow();
    if (!QTest::qWaitForWindowActive(dialog))
        qFatal("dialog not active");
    QCoreApplication::processEvents();
    return dialog;
}

/// One key after the other, wherever the keyboard is then.
inline void type(QWidget& dialog, const char* keys)
{
    for (const char* key = keys; *key != '\0'; ++key)
        QTest::keyClick(dialog.focusWidget(), *key);
}

/// Takes one of the defences by its key.
inline void takeCard(QWidget& dialog, int number)
{
    QTest::keyClick(dialog.focusWidget(), static_cast<Qt::Key>(Qt::Key_0 + number), Qt::AltModifier);
}

/// A widget that must be there.
template <typename T>
T* in(QWidget& dialog, const char* name)
{
    T* found = dialog.findChild<T*>(QString::fromLatin1(name));
    if (!found)
        qFatal("no %s", name);
    return found;
}

/// The newest value of a quantity, at an index or at whichever.
template <typename Quantity>
std::optional<int> stepOf(AttackPresenter& presenter, Quantity quantity, int index = -1)
{
    const auto& steps = presenter.action().findings.steps;
    for (auto at = steps.rbegin(); at != steps.rend(); ++at) {
        if (at->key.quantity == static_cast<std::uint16_t>(quantity) && (index < 0 || at->key.index == index))
            return at->value;
    }
    return std::nullopt;
}

/// Dice as they are read from left to right.
inline void putDice(AttackPresenter& presenter, QuestionKey key, std::initializer_list<int> faces)
{
    int die = 0;
    for (const int face : faces)
        presenter.dice().setDie(key, die++, face);
}

/// How somebody of the fight on show is, by the rules of its system. Precondition: he is there.
template <typename Condition>
const Condition& standsAs(Program& program, const char* name)
{
    const std::vector<CombatantView>& all = program.window.fight().snapshot().combatants;
    const auto named = [](const CombatantView& view) { return view.combatant.name; };
    const CombatantView& who = *std::ranges::find(all, name, named);
    return who.combatant.condition.as<Condition>();
}

/// The faces of the first dice that were rolled or typed, in the order they were asked for.
inline QStringList firstFaces(const AttackPresenter& presenter, qsizetype most)
{
    QStringList all;
    for (const DiceQuestion& roll : presenter.dice().rolls()) {
        for (std::size_t i = 0; i < roll.answer.count; ++i)
            all << QString::number(roll.answer.faces[i]);
    }
    return all.mid(0, most);
}

/// The weapon of the one action that waits in the fight on show; 0: none does.
inline RecordId weaponThatWaits(Program& program)
{
    program.window.fight().reload();
    if (!program.settle())
        qFatal("not settled");
    const auto& pending = program.window.fight().snapshot().pending;
    return pending ? orderOf(*pending).weapon : RecordId{0};
}

}  // namespace hitspread::support
