#include "rules/systems/threed/volley.h"

#include "rules/systems/threed/preset.h"
#include "rules/systems/threed/recoil.h"
#include "rules/systems/threed/shotfields.h"
#include "rules/systems/threed/system.h"

#include "rules/core/declareaction.h"

namespace hitspread::threed {

namespace {

/// What fires most comes first.
constexpr std::array kSeveralShots{Mode::FullAuto, Mode::Burst, Mode::SemiAuto, Mode::DoubleAction, Mode::SingleAction};

/// What stands of the targets' defences.
void presetTargets(std::vector<VolleyTarget>& targets)
{
    for (VolleyTarget& target : targets) {
        target.options.rangedDefence = target.condition.rangedDefence;
        presetCover(target.options, target.condition);
    }
}

using declare::flag;
using declare::number;

constexpr FieldDeclaration kDice = number<&ShotOptions::dice>(
    "dice", {.minimum = 1, .maximum = 20, .fallback = 1, .unit = "dice", .group = "burst", .rules = "3D-AUTO-02"});

constexpr FieldDeclaration kVolleyOptions[]{
    modeField(Mode::FullAuto),
    handsField(),
    flag<&ShotOptions::rest>("rest", {.group = "aim", .rules = "3D-DEV-07"}),
    flag<&ShotOptions::quickDraw>("quickDraw", {.group = "weapon", .rules = "3D-DRAW-03"}),
    number<&ShotOptions::shots>("shots",
                                {.minimum = 1,
                                 .maximum = 30,
                                 .fallback = kNoEntry,
                                 .optional = true,
                                 .unit = "shots",
                                 .group = "burst",
                                 .rules = "3D-ROF-04"}),
    kDice,
    difficultyField(),
    rollModifiersField(),
    targetModifiersField(),
    roundField(),
    wieldedField(),
};

/// Of each of two guns.
constexpr FieldDeclaration kGunOptions[]{
    modeField(Mode::DoubleAction), kDice,        difficultyField(), rollModifiersField(),
    targetModifiersField(),        roundField(), wieldedField()};

constexpr FieldDeclaration kTargetOptions[]{
    aimHexField(),
    distanceField(),
    number<&ShotOptions::bullets>("bullets",
                                  {.minimum = 1,
                                   .maximum = 200,
                                   .fallback = kNoEntry,
                                   .optional = true,
                                   .unit = "bullets",
                                   .group = "burst",
                                   .rules = "3D-WALK-01"}),
    targetDivesField(),
    fromBehindField(),
    rangedDefenceField(),
    coveredLocationsField(),
    coveredHexCountField(),
    coveredHexesField(),
    coverPvField(),
    coverIdField(),
    whomField(),
};

}  // namespace

const RecordDeclaration volleyOptionsRecord = declare::record<ShotOptions>("volleyOptions", RecordKind::Options,
                                                                           kVolleyOptions);
const RecordDeclaration targetOptionsRecord = declare::record<ShotOptions>("targetOptions", RecordKind::Options,
                                                                           kTargetOptions);

const RecordDeclaration gunOptionsRecord = declare::record<ShotOptions>("gunOptions", RecordKind::Options, kGunOptions);

constinit const ActionDeclaration Volley::kAction = declare::presetAction<Volley>("volley", system, kVolleyParts,
                                                                                  actionwindow::kBody);
constinit const ActionDeclaration TwoGuns::kAction = declare::presetAction<TwoGuns>("twoGuns", system, kTwoGunsParts,
                                                                                    actionwindow::kBody);

void preset(Volley& volley)
{
    prefer(volley.options.mode, volley.weapon, kSeveralShots);
    presetTargets(volley.targets);
    volley.options.hands = presetHands(volley.shooter, volley.shooterCondition, volley.weaponState.drawn);
}

void preset(TwoGuns& guns)
{
    prefer(guns.options.mode, guns.weapon, kSingleShots);
    prefer(guns.offHandOptions.mode, guns.offHandWeapon, kSingleShots);
    presetTargets(guns.targets);
}

}  // namespace hitspread::threed
