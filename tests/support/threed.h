#pragma once

#include "rules/core/trace/resolution.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/guns/shot.h"
#include "rules/systems/threed/guns/volley.h"
#include "rules/systems/threed/melee/melee.h"
#include "rules/systems/threed/system.h"
#include "rules/systems/threed/vocabulary.h"

#include <QString>
#include <QStringList>

#include <initializer_list>
#include <map>
#include <vector>

namespace hitspread::support {

/// Faces for the rolls a test cares about; other rolls show threes, choices take the given number or their preset.
using Given = std::map<threed::Query, std::vector<int>>;

class GivenAnswerer final : public Answerer {
public:
    explicit GivenAnswerer(const Given& given) : m_given(given) {}
    bool answer(const Question& question, Answer& answer) override;

private:
    const Given& m_given;
};

/// Faces for rolls and numbers for choices of particular bullets, by question and number; the rest as above.
using Tape = std::map<std::pair<threed::Query, int>, std::vector<int>>;

class TapedAnswerer final : public Answerer {
public:
    explicit TapedAnswerer(const Tape& tape) : m_tape(tape) {}
    bool answer(const Question& question, Answer& answer) override;

private:
    const Tape& m_tape;
};

/// An aimed shot from a stance at 10 m: rank 6, RCL 5, PEN 6, DAM 10, AD 3, at a target whom nothing bowls over.
[[nodiscard]] threed::Shot someShot();

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
[[nodiscard]] threed::Melee someMelee();

/// Four bullets of full auto at one target, aimed from a stance: recoil 1 is held, so that nothing goes astray by itself.
[[nodiscard]] threed::Volley someVolley();

/// What comes of it, with every question answered.
[[nodiscard]] Findings resolvedBy(const Input& input, Answerer& answerer);

template <typename Action>
Findings resolvedBy(const Action& action, Answerer& answerer)
{
    return resolvedBy(Input(action), answerer);
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
[[nodiscard]] QStringList refusals(const Input& input, const BodyPlan* plan = nullptr);

template <typename Action>
QStringList refusals(const Action& action, const BodyPlan* plan = nullptr)
{
    return refusals(Input(action), plan);
}

[[nodiscard]] QString text(std::string_view view);

/// Last value of a step as text ("7", "-3,13" for places), or nothing.
[[nodiscard]] QString stepText(const Findings& findings, const QString& key);

/// Every change as "part.field.element:before>after".
[[nodiscard]] QStringList changeTexts(const Findings& findings, const ActionDeclaration& action);

/// Compares findings with a list of expectations: "key=value" a step, "path:before>after" a change, "!key" no such step,
/// "~path" no change that starts so. Returns what is wrong.
[[nodiscard]] QString differences(const Findings& findings, const ActionDeclaration& action, const char* expected);

}  // namespace hitspread::support
