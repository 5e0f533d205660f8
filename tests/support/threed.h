#pragma once

#include "rules/systems/registry.h"
#include "rules/systems/resolution.h"
#include "rules/systems/threed/system.h"
#include "rules/systems/threed/vocabulary.h"
#include "support/humanplan.h"

#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <initializer_list>
#include <map>
#include <vector>

namespace hitspread::support {

/// Faces for the rolls a test cares about; other rolls show threes, choices take the given number or their preset.
using Given = std::map<threed::Query, std::vector<int>>;

class GivenAnswerer final : public Answerer {
public:
    explicit GivenAnswerer(const Given& given) : m_given(given) {}
    bool answer(const Question& question, Answer& answer) override
    {
        const auto found = m_given.find(static_cast<threed::Query>(question.key.name));
        if (question.kind == QuestionKind::Choice) {
            const bool known = found != m_given.end();
            answer = Answer::ofChoice(question.key, known ? found->second.at(0) : question.preset, Origin::Given);
            return true;
        }
        std::vector<std::uint8_t> faces(question.dice, 3);
        if (found != m_given.end())
            std::transform(found->second.begin(), found->second.end(), faces.begin(),
                           [](int face) { return static_cast<std::uint8_t>(face); });
        answer = Answer::ofFaces(question.key, faces, Origin::Given);
        return true;
    }

private:
    const Given& m_given;
};

/// Faces for rolls and numbers for choices of particular bullets, by question and number; the rest as above.
using Tape = std::map<std::pair<threed::Query, int>, std::vector<int>>;

class TapedAnswerer final : public Answerer {
public:
    explicit TapedAnswerer(const Tape& tape) : m_tape(tape) {}
    bool answer(const Question& question, Answer& answer) override
    {
        const auto query = static_cast<threed::Query>(question.key.name);
        const auto found = m_tape.find({query, question.key.index});
        Given given;
        if (found != m_tape.end())
            given[query] = found->second;
        return GivenAnswerer(given).answer(question, answer);
    }

private:
    const Tape& m_tape;
};

/// An aimed shot from a stance at 10 m: rank 6, RCL 5, PEN 6, DAM 10, AD 3, at a target whom nothing bowls over.
inline threed::Shot someShot()
{
    threed::Shot shot;
    shot.shooter.skills.set("rifle", 6);
    shot.shooterCondition.aims = 1;
    shot.shooterCondition.stance = true;
    shot.weapon.skill = "rifle";
    shot.weapon.recoil = 5;
    shot.weapon.modes = threed::bit(threed::Mode::SingleAction) | threed::bit(threed::Mode::DoubleAction)
        | threed::bit(threed::Mode::SemiAuto);
    shot.ammunition.penetration = 6;
    shot.ammunition.damage = 10;
    shot.ammunition.armourDamage = 3;
    shot.target.phys = 30;
    shot.target.hitsMax.fill(40);
    shot.target.incapMax = 99;
    return shot;
}

/// Puts a piece of armour with this PV and ID everywhere on the target.
template <typename Action>
threed::Armour& wear(Action& action, int pv, int id)
{
    threed::Armour armour;
    armour.pv = pv;
    armour.idMax.fill(id);
    action.armour.push_back(armour);
    action.armourState.emplace_back();
    return action.armour.back();
}

/// A blow with a blade at somebody who does not see it coming: rank 6, STR 8, DAM 4, PEN 6, AD 3, Handling 2; the target parries
/// with a blade of DAM 3 at rank 5 and STR 8 once he is aware.
inline threed::Melee someMelee()
{
    threed::Melee melee;
    melee.attacker.skills.set("blade", 6);
    melee.weapon.skill = "blade";
    melee.weapon.damage = 4;
    melee.weapon.penetration = 6;
    melee.weapon.armourDamage = 3;
    melee.weapon.handling = 2;
    melee.weaponState.drawn = threed::Drawn::Right;
    melee.target.phys = 30;
    melee.target.hitsMax.fill(40);
    melee.target.incapMax = 99;
    melee.target.skills.set("blade", 5);
    melee.target.skills.set("dodge", 6);
    melee.parryWeapon.resize(1);
    melee.parryWeapon[0].skill = "blade";
    melee.parryWeapon[0].damage = 3;
    melee.parryState.resize(1);
    melee.parryState[0].drawn = threed::Drawn::Right;
    melee.options.targetUnaware = true;
    return melee;
}

/// Position of an action in the system's list.
inline std::size_t actionIndex(std::string_view id)
{
    const auto actions = threed::system().actions();
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (actions[i].id == id)
            return i;
    }
    qFatal("no such action");
}

/// Four bullets of full auto at one target, aimed from a stance: recoil 1 is held, so that nothing goes astray by itself.
inline threed::Volley someVolley()
{
    const threed::Shot shot = someShot();
    threed::Volley volley;
    volley.shooter = shot.shooter;
    volley.shooter.skills.set("autoSupport", 5);
    volley.shooterCondition = shot.shooterCondition;
    volley.weapon = shot.weapon;
    volley.weapon.recoil = 1;
    volley.weapon.fullAutoDeviation = 1;
    volley.weapon.magazine = 200;
    volley.weapon.modes = 0x1F;
    volley.weaponState.rounds = 200;
    volley.ammunition = shot.ammunition;
    volley.targets.resize(1);
    volley.targets[0].character = shot.target;
    return volley;
}

template <typename Action>
Findings resolvedBy(const Action& action, Answerer& answerer)
{
    static const auto plan = humanPlan();
    Input input;
    input.action = action;
    Findings findings;
    if (resolveInto(input, plan.get(), {}, answerer, &findings))
        qFatal("a question stayed open");
    return findings;
}

template <typename Action>
Findings resolved(const Action& action, const Given& given)
{
    GivenAnswerer answerer(given);
    return resolvedBy(action, answerer);
}

template <typename Action>
Findings resolved(const Action& action, const Tape& tape)
{
    TapedAnswerer answerer(tape);
    return resolvedBy(action, answerer);
}

/// The ids of the refusals of an action.
template <typename Action>
QStringList refusals(const Action& action, const BodyPlan* plan = nullptr)
{
    static const auto human = humanPlan();
    Input input;
    input.action = action;
    QStringList ids;
    const auto found = threed::system().validate(input, plan ? plan : human.get());
    for (const Refusal& refusal : found) {
        const std::string_view id = threed::system().refusals()[refusal.code];
        ids << QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    }
    return ids;
}

inline QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

/// Last value of a step as text ("7", "-3,13" for places), or nothing.
inline QString stepText(const Findings& findings, const QString& key)
{
    QString value;
    for (const Step& step : findings.steps) {
        const QuantityWord& word = threed::quantities()[step.key.quantity];
        if (text(spelled(word.id, step.key.index)) != key)
            continue;
        const Hex hex = unpack(step.value);
        value = word.reading == Reading::Place ? QStringLiteral("%1,%2").arg(hex.column).arg(hex.halfRow)
                                               : QString::number(step.value);
    }
    return value;
}

/// Every change as "part.field.element:before>after".
inline QStringList changeTexts(const Findings& findings, std::size_t action)
{
    QStringList lines;
    for (const Change& change : findings.changes) {
        const PartDeclaration& part = threed::system().actions()[action].parts[change.part];
        const FieldDeclaration& field = part.record->fields[change.field];
        QString path = text(part.id);
        if (part.many)
            path += QStringLiteral("[%1]").arg(change.element);
        path += u'.' + text(field.id);
        if (field.extent > 1)
            path += u'.'
                + (field.elements.empty() ? QString::number(change.index) : text(field.elements[change.index]));
        lines << QStringLiteral("%1:%2>%3").arg(path).arg(change.before).arg(change.after);
    }
    return lines;
}

/// Compares findings with a list of expectations: "key=value" a step, "path:before>after" a change, "!key" no such step,
/// "~path" no change that starts so. Returns what is wrong.
inline QString differences(const Findings& findings, std::size_t action, const char* expected)
{
    const QStringList changes = changeTexts(findings, action);
    QStringList wrong;
    const QStringList wanted = QString::fromUtf8(expected).split(u' ', Qt::SkipEmptyParts);
    for (const QString& item : wanted) {
        const qsizetype equals = item.indexOf(u'=');
        if (item.startsWith(u'!')) {
            if (!stepText(findings, item.mid(1)).isEmpty())
                wrong << item;
        } else if (item.startsWith(u'~')) {
            for (const QString& change : changes) {
                if (change.startsWith(item.mid(1)))
                    wrong << item;
            }
        } else if (equals > 0) {
            const QString value = stepText(findings, item.left(equals));
            if (value != item.mid(equals + 1))
                wrong << item + QStringLiteral(" is ") + value;
        } else if (!changes.contains(item)) {
            wrong << item;
        }
    }
    return wrong.isEmpty() ? QString() : wrong.join(u"; ") + QStringLiteral(" | changes: ") + changes.join(u' ');
}

}  // namespace hitspread::support
