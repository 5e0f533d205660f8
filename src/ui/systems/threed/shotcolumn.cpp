#include "ui/systems/threed/shotcolumn.h"

#include "models/fight/fight.h"
#include "models/history/tracemodel.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/threed/guns/recoil.h"
#include "rules/systems/threed/guns/spread.h"
#include "rules/systems/threed/guns/suppression.h"
#include "text/labels.h"
#include "ui/attack/options/situationoffers.h"
#include "ui/systems/threed/aimsrow.h"
#include "ui/systems/threed/bandscale.h"
#include "ui/systems/threed/coverwords.h"
#include "ui/systems/threed/firemode.h"
#include "ui/systems/threed/moderows.h"
#include "ui/systems/threed/rangeguess.h"
#include "ui/systems/threed/shotnames.h"
#include "ui/systems/threed/targetlist.h"
#include "ui/systems/threed/whorows.h"
#include "ui/theme/applicationstyle.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <array>
#include <utility>

namespace hitspread::threed {

namespace {

constexpr int kMostShotAims = 6;
constexpr FieldName kAims = kOfShooter<&Condition::aims>;
constexpr FieldName kStance = kOfShooter<&Condition::stance>;
constexpr FieldName kRest = kOfShot<&ShotOptions::rest>;
constexpr std::array kBoundTo{kOfShooter<&Condition::aimTarget>, kOfShooter<&Condition::aimWeapon>};
constexpr std::array kPosture{
    declare::name<&Shot::targetCondition, &Condition::posture>(kShotParts),
    declare::name<&Volley::targets, &VolleyTarget::condition, &Condition::posture>(kVolleyParts)};

}  // namespace

ShotOptionsPanel::ShotOptionsPanel(AttackPresenter& presenter, ApplicationStyle& style, QWidget* parent)
    : OptionColumn(presenter, style, parent), m_presenter(presenter)
{
    addWho(style);
    addZone();
    addRange(style);
    addAim();
    addTarget();
    addStretch();
    connect(&m_presenter, &AttackPresenter::changed, this, &ShotOptionsPanel::refresh);
    connect(&m_presenter, &AttackPresenter::ready, this, [this] {
        // The aims of the last shooter took nothing from this one.
        const RecordId actor = m_presenter.action().actor;
        m_broughtStance = std::exchange(m_shooter, actor) == actor && m_broughtStance;
    });
    refresh();
}

void ShotOptionsPanel::addWho(ApplicationStyle& style)
{
    addSection(tr("Who and with what"));
    auto* who = new WhoRows(m_presenter, labels(), place());
    addWidget(who);
    m_modes = new ModeRows(
        rows(), [who] { return who->secondGun(); }, place());
    addWidget(m_modes);
    addWidget(new TargetRows(rows(), style, place()));
}

OptionRow* ShotOptionsPanel::addOfTarget(std::span<const FieldName> names, const QString& label)
{
    return addRow(names.front(), {.label = label, .alsoIn = {names.begin() + 1, names.end()}});
}

void ShotOptionsPanel::addZone()
{
    m_zone = addSection(tr("The area under fire"));
    addRow(declare::name<&Evade::options, &EvadeOptions::zoneValue>(kEvadeParts), tr("Aiming points"));
    addRow(declare::name<&Evade::options, &EvadeOptions::zoneBullets>(kEvadeParts), tr("Bullets"))
        ->setHint(tr("that can still hit"));
}

void ShotOptionsPanel::addRange(ApplicationStyle& style)
{
    addSection(tr("Distance"));
    m_distance = addOfTarget(kOfTarget<&ShotOptions::distance>, tr("Range"));
    m_scale = new BandScale(style, place());
    m_scale->setObjectName(QStringLiteral("bandScale"));
    addBeside(m_scale);
    m_guess = makeRangeGuess(place());
    addBeside(m_guess);
    connect(m_scale, &BandScale::distanceChosen, this, [this](int metres) {
        for (const FieldName& name : kOfTarget<&ShotOptions::distance>) {
            if (const auto path = m_presenter.options().path(name))
                return m_presenter.options().setNumber(*path, metres);
        }
    });
}

void ShotOptionsPanel::addAim()
{
    m_aim = addSection(tr("Aim and stance"));
    m_aimBox = openBox();
    m_aims = addRow(kAims, {.label = tr("Aims"), .most = kMostShotAims});
    showAimsThatCount(*m_aims, m_presenter, kBoundTo, [this] {
        const Fire fire = m_presenter.isReady() ? fireOf(m_presenter.action().request.input) : Fire{};
        return fire.condition && fire.aims < fire.condition->aims;
    });
    m_aimWords = new QLabel(place());
    m_aimWords->setObjectName(QStringLiteral("aimWords"));
    setLook(*m_aimWords, "textRole", QStringLiteral("secondary"));
    m_aimWords->setWordWrap(true);
    addBeside(m_aimWords);
    closeBox();
    addRow(kStance, tr("Firing stance"))->setHint(tr("RCL %1").arg(text::signedNumber(-kStanceEases)));
    connect(&m_presenter, &AttackPresenter::numberSet, this, &ShotOptionsPanel::takeStance);
    addRow(kRest, tr("Weapon rested"))->setHint(tr("RCL %1").arg(text::signedNumber(-kRestEases)));
}

void ShotOptionsPanel::addTarget()
{
    addSection(tr("Target and circumstances"), &m_targetTitle);
    m_posture = openBox();
    m_postureRow = addRow(kPosture[0],
                          {.label = tr("Posture"),
                           .choices = {tr("Standing"), tr("Kneeling"), tr("Prone"), tr("Down"), tr("Diving")},
                           .only = {0, 1, 2},
                           .alsoIn = {kPosture[1]}});
    closeBox();
    addOfTarget(kOfTarget<&ShotOptions::coveredLocations>, tr("Cover"));
    addRow(kOfShot<&ShotOptions::difficulty>, tr("Difficulty"))->setHint(tr("negative is harder"));
    addRow(kOfShot<&ShotOptions::rollModifiers>, tr("Add modifier…"));
    offerSituations(*this, m_presenter);
    addMore();
}

void ShotOptionsPanel::addMore()
{
    startMore();
    auto* reset = new QPushButton(tr("Reset to state"), this);
    reset->setObjectName(QStringLiteral("resetOptions"));
    reset->setProperty("plain", QStringLiteral("true"));
    reset->setAutoDefault(false);
    reset->setFocusPolicy(Qt::TabFocus);  // a click leaves the keyboard where Enter rolls
    connect(reset, &QPushButton::clicked, &m_presenter, [this] { m_presenter.options().resetAll(); });
    addBesideMore(reset);
    addRow(kOfShot<&ShotOptions::quickDraw>, tr("Quick draw"));
    addOfTarget(kOfTarget<&ShotOptions::fromBehind>, tr("From behind"));
    addOfTarget(std::array{kOfShot<&ShotOptions::targetDives>, kOfEach<&ShotOptions::targetDives>},
                tr("Target dives for cover"));
    addOfTarget(kOfTarget<&ShotOptions::coverPv>, tr("Cover PV"))->setHint(tr("empty: stops all"));
    m_coverId = addOfTarget(kOfTarget<&ShotOptions::coverId>, tr("Cover ID"));
}

/// The first aim brings the firing stance with it, and takes it back with itself; whoever sets the stance himself has the last word
/// (3D-DEV-06, A-032).
void ShotOptionsPanel::takeStance(FieldPath path, std::int32_t before, std::int32_t after)
{
    const auto aims = m_presenter.options().path(kAims);
    const auto stance = m_presenter.options().path(kStance);
    const Fire fire = fireOf(m_presenter.action().request.input);
    // With a gun in each hand nobody has a stance.
    if (!aims || !stance || !fire.switches || m_presenter.declaration().find("offHandOptions"))
        return;
    if (path == *stance)
        m_broughtStance = false;
    if (path != *aims || !fire.switches->stanceWithAim)
        return;
    if (before == 0 && after > 0 && m_presenter.options().number(*stance) == 0) {
        m_presenter.options().setNumber(*stance, 1);
        m_broughtStance = true;
    } else if (after == 0 && std::exchange(m_broughtStance, false)) {
        m_presenter.options().setNumber(*stance, 0);
    }
}

int ShotOptionsPanel::numberAt(std::span<const FieldName> names) const
{
    for (const FieldName& name : names) {
        if (const auto path = m_presenter.options().path(name))
            return m_presenter.options().number(*path);
    }
    return 0;
}

void ShotOptionsPanel::refuseAims(const Fire& fire)
{
    const bool rested = numberAt(std::span(&kRest, 1)) != 0;
    // The first of several aims will bring it.
    const bool comes = fire.switches->stanceWithAim && fire.aims == 0
        && !m_presenter.declaration().find("offHandOptions");
    const bool stance = fire.condition->stance || comes;
    for (int aims = 0; aims <= kMostShotAims; ++aims) {
        const auto counted = [&](bool inStance, bool atRest) {
            return aimsThatCount(aims, inStance, atRest, fire.switches->maxAims) == aims;
        };
        QString reason;
        if (!counted(stance, rested))
            reason = !counted(true, rested) && counted(stance, true)
                ? tr("A sixth aim counts only with the weapon rested (AIM-06).")
                : !stance && counted(true, rested)
                ? tr("A fifth aim counts only in a firing stance (AIM-05).")
                : tr("So many aims count only in a firing stance with the weapon rested (AIM-05, AIM-06).");
        m_aims->setRefused(aims, reason);
    }
}

void ShotOptionsPanel::refreshAim(const Fire& fire)
{
    if (!fire.condition)
        return;
    refuseAims(fire);
    const int aimed = aimsThatCount(fire.aims, fire.condition->stance, numberAt(std::span(&kRest, 1)) != 0,
                                    fire.switches->maxAims);
    const ShotType type = shotType(aimed, fire.shooter->advantages.rank(advantage::rapidFire) > 0);
    const int bonus = aimBonus(aimed, fire.shooter->skills.rank(skill::marksman));
    const bool elsewhere = fire.aims < fire.condition->aims;
    m_aimWords->setText(type == ShotType::Wild && elsewhere       ? tr("aims taken elsewhere: a wild shot")
                            : type == ShotType::Snap && elsewhere ? tr("aims taken elsewhere: a snap shot")
                            : type == ShotType::Wild              ? tr("no aim: a wild shot")
                            : type == ShotType::Snap              ? tr("no aim: a snap shot")
                            : bonus > 0                           ? tr("an aimed shot, aiming points +%1").arg(bonus)
                                                                  : tr("an aimed shot"));
}

void ShotOptionsPanel::refreshRange(const Fire& fire)
{
    // An area without a distance lies at Optimum.
    m_scale->show(fire.weapon->range, std::max(0, numberAt(kOfTarget<&ShotOptions::distance>)));
    const QStringList bands{tr("Optimum"), tr("Medium"), tr("Long"), tr("Extreme"), tr("beyond Extreme")};
    const int band = m_scale->band();
    const int aimed = fire.condition
        ? aimsThatCount(fire.aims, fire.condition->stance, numberAt(std::span(&kRest, 1)) != 0, fire.switches->maxAims)
        : 0;
    const ShotType type = shotType(aimed, fire.shooter->advantages.rank(advantage::rapidFire) > 0);
    const bool spreads = m_presenter.action().request.input.as<Suppress>() == nullptr;
    m_distance->setHint(band == 0 || band == kBeyondRange || !spreads
                            ? bands.at(band)
                            : tr("%1, spread +%2").arg(bands.at(band), QString::number(rangeSpread(type, band))));
    m_guess->setVisible(isRangeGuessed(m_presenter));
}

void ShotOptionsPanel::refresh()
{
    if (!m_presenter.isReady())
        return;
    const Input& input = m_presenter.action().request.input;
    const Fire fire = fireOf(input);
    if (!fire.weapon)
        return;
    const bool crossing = input.isOneOf<Evade>();
    const bool area = input.isOneOf<Suppress>();
    m_zone->setVisible(crossing);
    m_aim->setVisible(!crossing);
    m_aimBox->setVisible(!area);
    m_posture->setVisible(!area);
    const QStringList names = namesIn(m_presenter.action(), Role::Target);
    m_targetTitle->setText(
        names.size() > 1 && !area
            ? tr("%1 and circumstances").arg(names.value(static_cast<int>(m_presenter.options().targetInView())))
            : tr("Target and circumstances"));
    // Whoever was knocked over stands in none of the three ways one chooses.
    const auto now = static_cast<Posture>(numberAt(kPosture));
    m_postureRow->setHint(now == Posture::Down         ? tr("The target is down.")
                              : now == Posture::Diving ? tr("The target dives for cover.")
                                                       : QString());
    refreshRange(fire);
    refreshAim(fire);
    refreshCover(input);
}

/// A cover the state of things brought along is not to work unseen.
void ShotOptionsPanel::refreshCover(const Input& input)
{
    m_coverId->setHint(coverWords(input, m_presenter.options().targetInView()));
    if (!std::exchange(m_hadCover, hasPassableCover(input, m_presenter.options().targetInView())) && m_hadCover)
        openMore();
}

TargetRows::TargetRows(const OptionRows& rows, ApplicationStyle& style, QWidget* parent)
    : OptionColumn(rows, parent), m_presenter(rows.presenter), m_list(new TargetList(m_presenter, style, this))
{
    addWidget(m_list);
    m_bullets = addRow(kOfEach<&ShotOptions::bullets>, tr("Bullets at him"));
    m_bullets->setHint(tr("empty: an equal share; W moves on"));
    connect(&m_presenter, &AttackPresenter::ready, this, &TargetRows::refresh);
    connect(&m_presenter, &AttackPresenter::changed, this, &TargetRows::refresh);
    refresh();
}

void TargetRows::refresh()
{
    if (!m_presenter.isReady())
        return;
    const Input& input = m_presenter.action().request.input;
    const FireMode mode = fireModeOf(input);
    const std::size_t most = fireOf(input).condition ? mostTargets(mode) : 1;
    setVisible(most > 1);
    if (most <= 1)
        return;
    m_list->setMost(most);
    m_list->setTitle(mode == FireMode::Suppress      ? tr("Who is in the area")
                         : mode == FireMode::TwoGuns ? tr("Targets of the two guns")
                                                     : tr("Targets, in the order of the fire"));
    m_bullets->setHidden(mode == FireMode::TwoGuns || mode == FireMode::Suppress
                         || m_presenter.options().targets().size() < 2
                         || m_presenter.options().targetInView() + 1 == m_presenter.options().targets().size());
}

}  // namespace hitspread::threed
