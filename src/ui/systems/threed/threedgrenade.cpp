#include "ui/systems/threed/threedgrenade.h"

#include "models/fight/digest.h"
#include "models/play/attackpresenter.h"
#include "rules/core/declare/fieldname.h"
#include "rules/core/odds/effects.h"
#include "rules/core/trace/resolution.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/explosions/grenade.h"
#include "rules/systems/threed/melee/handtable.h"
#include "text/labels.h"
#include "text/lyingwords.h"
#include "ui/systems/threed/grenadeoptions.h"

#include <QCoreApplication>

namespace hitspread::threed {

namespace {

/// Bodies there is room for above the stage; the rules take more.
constexpr std::size_t kMostShown = 8;

/// Dice of a trial: what falls does not matter to where the zone lies.
class AnyDice final : public Answerer {
public:
    bool answer(const Question& question, Answer& answer) override
    {
        const std::vector<std::uint8_t> faces(question.dice, 3);
        answer = question.kind == QuestionKind::Roll ? Answer::ofFaces(question.key, faces, Origin::Preset)
                                                     : Answer::ofChoice(question.key, question.preset, Origin::Preset);
        return true;
    }
};

struct GrenadeWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::ThreedGrenade)
};

const GrenadeAttack* grenadeIn(const AttackPresenter& presenter)
{
    return presenter.isReady() ? presenter.action().request.input.as<GrenadeAttack>() : nullptr;
}

/// The field a click sets: the point of a throw, where it lies, or where the game master puts it for the one in view.
std::optional<FieldPath> placeOfPoint(const AttackPresenter& presenter)
{
    const auto* attack = grenadeIn(presenter);
    if (!attack)
        return std::nullopt;
    switch (attack->options.how) {
    case Delivery::Thrown:
        return presenter.options().path(declare::name<&GrenadeAttack::options, &GrenadeOptions::point>(kGrenadeParts));
    case Delivery::Floor:
        return presenter.options().path(
            declare::name<&GrenadeAttack::options, &GrenadeOptions::floorPoint>(kGrenadeParts));
    case Delivery::Placed:
        return presenter.options().path(
            declare::name<&GrenadeAttack::targets, &GrenadeTarget::options, &NearOptions::impact>(kGrenadeParts));
    }
    return std::nullopt;
}

}  // namespace

namespace grenadepanels {

std::vector<WeaponChoice> grenades(const CombatantView& who)
{
    std::vector<WeaponChoice> choices;
    for (const WeaponDigest& grenade : othersOf("threed", who, RecordKind::Grenade))
        choices.push_back(
            {GrenadeWords::tr("%1 × %2  %3").arg(QString::number(grenade.count), grenade.name, grenade.detail),
             "grenade", grenade.possession, 0, true});
    return choices;
}

std::vector<WeaponChoice> lying(std::span<const LyingView> ground)
{
    std::vector<WeaponChoice> choices;
    for (const LyingView& view : ground)
        choices.push_back(
            {GrenadeWords::tr("%1 (lies there)").arg(text::lyingWords(view)), "grenade", view.possession.id, 0, true});
    return choices;
}

int reach(const AnyRecord& grenade)
{
    int metres = 0;
    while (blastZoneAt(grenade.as<Grenade>(), metres + 1) > 0)
        ++metres;
    return metres;
}

std::size_t mostTargets()
{
    return kMostShown;
}

QWidget* makeOptions(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent)
{
    return new GrenadeOptionsPanel(presenter, style, parent);
}

std::optional<Hex> point(const AttackPresenter& presenter)
{
    const auto place = placeOfPoint(presenter);
    return place ? std::optional(unpack(presenter.options().number(*place))) : std::nullopt;
}

void setPoint(AttackPresenter& presenter, Hex hex)
{
    if (const auto place = placeOfPoint(presenter))
        presenter.options().setNumber(*place, pack(hex));
}

std::vector<Reach> supposedAreas(const AttackPresenter& presenter)
{
    const auto* attack = grenadeIn(presenter);
    if (!attack || !presenter.complaints().isEmpty())
        return {};
    ActionRecord supposed = presenter.action();
    auto& trial = supposed.request.input.get<GrenadeAttack>();
    if (trial.options.how != Delivery::Placed) {
        const Hex point = trial.options.how == Delivery::Thrown ? trial.options.point : trial.options.floorPoint;
        for (GrenadeTarget& target : trial.targets)
            target.options.impact = point;
        trial.options.how = Delivery::Placed;
    }
    AnyDice dice;
    (void)resolveInto(supposed.request.input, supposed.request.plan.get(), {}, dice, &supposed.findings);
    const BodyPlan* plan = supposed.request.plan.get();
    return plan ? reachesOf(*plan, supposed.findings.events) : std::vector<Reach>();
}

QString stageWords(const AttackPresenter& presenter)
{
    const auto* attack = grenadeIn(presenter);
    if (!attack || presenter.options().targetInView() >= attack->targets.size())
        return {};
    const Digest digest = digestOf("threed",
                                   targetOf(presenter.action().request.input, presenter.options().targetInView()));
    const int apart = attack->targets[presenter.options().targetInView()].options.apart;
    const QString where = apart == 0 ? GrenadeWords::tr("where it goes off")
                                     : GrenadeWords::tr("%1 m away from it").arg(apart);
    return GrenadeWords::tr("%1 · %2").arg(where, stateWords(digest));
}

}  // namespace grenadepanels

}  // namespace hitspread::threed
