#include "support/threed.h"
#include "support/formergiven.h"

#include "rules/systems/registry.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/guns/shot.h"
#include "rules/systems/threed/guns/volley.h"
#include "rules/systems/threed/melee/melee.h"
#include "support/humanplan.h"

#include <algorithm>

namespace hitspread::support {

bool GivenAnswerer::answer(const Question& question, Answer& answer)
{
    const auto found = m_given.find(static_cast<threed::Query>(question.key.name));
    if (question.kind == QuestionKind::Choice) {
        const auto said = [this](std::uint16_t name) {
            const auto at = m_given.find(static_cast<threed::Query>(name));
            return at == m_given.end() ? std::nullopt : std::optional(at->second.at(0));
        };
        const auto choice = found != m_given.end() ? std::optional(found->second.at(0)) : formerlyGiven(question, said);
        answer = Answer::ofChoice(question.key, choice.value_or(question.preset), Origin::Given);
        return true;
    }
    std::vector<std::uint8_t> faces(question.dice, 3);
    if (found != m_given.end())
        std::transform(found->second.begin(), found->second.end(), faces.begin(),
                       [](int face) { return static_cast<std::uint8_t>(face); });
    answer = Answer::ofFaces(question.key, faces, Origin::Given);
    return true;
}

bool TapedAnswerer::answer(const Question& question, Answer& answer)
{
    const auto query = static_cast<threed::Query>(question.key.name);
    const auto found = m_tape.find({query, question.key.index});
    Given given;
    if (found != m_tape.end())
        given[query] = found->second;
    return GivenAnswerer(given).answer(question, answer);
}

threed::Shot someShot()
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

threed::Melee someMelee()
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

threed::Volley someVolley()
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

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

QString stepText(const Findings& findings, const QString& key)
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

QStringList changeTexts(const Findings& findings, const ActionDeclaration& action)
{
    QStringList lines;
    for (const Change& change : findings.changes) {
        const PartDeclaration& part = action.parts[change.part];
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

QString differences(const Findings& findings, const ActionDeclaration& action, const char* expected)
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

Findings resolvedBy(const Input& input, Answerer& answerer)
{
    static const auto plan = humanPlan();
    Findings findings;
    if (resolveInto(input, plan.get(), {}, answerer, &findings))
        qFatal("a question stayed open");
    return findings;
}

QStringList refusals(const Input& input, const BodyPlan* plan)
{
    static const auto human = humanPlan();
    QStringList ids;
    const auto found = input.validate(plan ? plan : human.get());
    for (const Refusal& refusal : found) {
        const std::string_view id = threed::system().refusals()[refusal.code];
        ids << QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    }
    return ids;
}

}  // namespace hitspread::support
