#include "ui/systems/threed/moderows.h"

#include "models/play/attackpresenter.h"
#include "rules/systems/threed/guns/volley.h"
#include "ui/attack/options/labelcolumn.h"
#include "ui/systems/threed/shotnames.h"
#include "ui/widgets/segmentrow.h"

#include <QAbstractButton>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>
#include <bit>
#include <utility>

namespace hitspread::threed {

namespace {

constexpr int kPerRow = 3;

}  // namespace

ModeRows::ModeRows(const OptionRows& rows, std::function<RecordId()> secondGun, QWidget* parent)
    : OptionColumn(rows, parent), m_presenter(rows.presenter), m_secondGun(std::move(secondGun))
{
    addSegments();
    addRows();
    connect(&m_presenter, &AttackPresenter::changed, this, &ModeRows::refresh);
    connect(&m_presenter, &AttackPresenter::ready, this, &ModeRows::forgetOthers);
    connect(&m_presenter, &AttackPresenter::applied, this, [this] { m_others.clear(); });
    connect(&m_presenter.fight().gateway(), &CampaignGateway::leaving, this, [this] { m_others.clear(); });
    // A gun is fired in a mode it has, whoever picked another one up.
    connect(&m_presenter, &AttackPresenter::ready, this, &ModeRows::preferMode, Qt::QueuedConnection);
    refresh();
    preferMode();
}

void ModeRows::forgetOthers()
{
    const ActionOrder& order = m_presenter.order();
    const std::array now{order.encounter, order.actor, order.target};
    if (std::exchange(m_attack, now) != now)
        m_others.clear();
}

void ModeRows::preferMode()
{
    if (!m_presenter.isReady() || m_presenter.dice().hasFallen())
        return;
    const Input& input = m_presenter.action().request.input;
    const Fire fire = fireOf(input);
    const bool second = m_secondGun() != 0;
    if (!fire.condition || refusalOf(fireModeOf(input), *fire.weapon, second).isEmpty())
        return;
    for (const FireMode mode : {FireMode::Single, FireMode::FullAuto, FireMode::Burst}) {
        if (refusalOf(mode, *fire.weapon, second).isEmpty())
            return choose(mode);
    }
}

void ModeRows::addSegments()
{
    auto* box = new QWidget(this);
    auto* grid = new QGridLayout(box);
    grid->setHorizontalSpacing(OptionRow::kGap);
    grid->setVerticalSpacing(2);
    grid->addWidget(labels().add(tr("Mode"), box), 0, 0);
    for (int line = 0; line * kPerRow < static_cast<int>(kFireModes.size()); ++line) {
        auto* row = new SegmentRow(box);
        QStringList names;
        for (int i = 0; i < kPerRow; ++i)
            names << nameOf(kFireModes[static_cast<std::size_t>(line * kPerRow + i)]);
        row->setChoices(names);
        row->setAccessibleName(tr("Mode"));
        for (int i = 0; i < kPerRow; ++i) {
            row->button(i)->setObjectName(QStringLiteral("fireMode_%1").arg(line * kPerRow + i));
            row->button(i)->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        }
        connect(row, &SegmentRow::chosen, this,
                [this, line](int index) { choose(kFireModes[static_cast<std::size_t>(line * kPerRow + index)]); });
        grid->addWidget(row, line, 1);
        m_segments.push_back(row);
    }
    grid->setColumnStretch(1, 1);
    grid->setContentsMargins(OptionRow::dotRoom(*this), 0, 0, 0);
    addWidget(box);
}

void ModeRows::addRows()
{
    const QStringList modes{tr("SA"), tr("DA"), tr("Semi"), tr("Auto"), tr("Burst")};
    m_single = openBox();
    addChoice(kOfShot<&ShotOptions::mode>, tr("Action"), modes, {0, 1, 2});
    closeBox();
    m_string = openBox();
    m_shots = addRow(kOfVolley<&ShotOptions::shots>, tr("Shots"));
    closeBox();
    m_automatic = openBox();
    m_dice = addRow(kOfVolley<&ShotOptions::dice>, tr("Bullets"));
    closeBox();
    m_guns = openBox();
    addChoice(kOfShot<&ShotOptions::mode>, tr("Main gun"), modes);
    m_mainDice = openBox();
    addRow(kOfVolley<&ShotOptions::dice>, tr("Its bullets"));
    closeBox();
    addChoice(kOfOtherGun<&ShotOptions::mode>, tr("Other gun"), modes);
    m_otherDice = openBox();
    addRow(kOfOtherGun<&ShotOptions::dice>, tr("Its bullets"));
    closeBox();
    addRow(kOfOtherGun<&ShotOptions::difficulty>, tr("Its difficulty"));
    addRow(declare::name<&TwoGuns::offHandWeaponState, &WeaponState::drawn>(kTwoGunsParts), tr("Drawn"));
    closeBox();
    addChoice(kOfShot<&ShotOptions::hands>, tr("Hands"), {tr("Two"), tr("Right"), tr("Left")});
}

void ModeRows::choose(FireMode mode)
{
    const Fire fire = fireOf(m_presenter.action().request.input);
    // One that is lit and cannot be had is set again.
    const bool isSet = mode == fireModeOf(m_presenter.action().request.input)
        && m_presenter.options().forbidden().empty();
    if (!fire.weapon || isSet)
        return refresh();
    ActionOrder order = m_presenter.order();
    order.action = std::string(actionOf(mode));
    order.offHandWeapon = mode != FireMode::TwoGuns ? 0
        : order.offHandWeapon != 0                  ? order.offHandWeapon
                                                    : m_secondGun();
    if (!order.otherTargets.empty())
        m_others = order.otherTargets;
    order.otherTargets = m_others;
    order.otherTargets.resize(std::min(order.otherTargets.size(), mostTargets(mode) - 1));
    m_presenter.begin(order, {}, {{"options", "mode", weaponModeFor(mode, *fire.weapon)}});
}

void ModeRows::refresh()
{
    if (!m_presenter.isReady())
        return;
    const Input& input = m_presenter.action().request.input;
    const Fire fire = fireOf(input);
    const bool crossing = !fire.condition;  // whose gun it is does not fire
    setVisible(fire.weapon && !crossing);
    if (!fire.weapon || crossing)
        return;
    const FireMode now = fireModeOf(input);
    refreshSegments(*fire.weapon, now);
    const int singles = std::popcount(
        static_cast<unsigned>(fire.weapon->modes)
        & static_cast<unsigned>(bit(Mode::SingleAction) | bit(Mode::DoubleAction) | bit(Mode::SemiAuto)));
    m_single->setVisible(now == FireMode::Single && singles > 1);
    m_string->setVisible(now == FireMode::String);
    m_automatic->setVisible(now == FireMode::FullAuto || now == FireMode::Suppress);
    m_guns->setVisible(now == FireMode::TwoGuns);
    // Only full auto rolls how many there are.
    const auto isAutomatic = [this](const FieldName& name) {
        const auto mode = m_presenter.options().path(name);
        return mode && m_presenter.options().number(*mode) == static_cast<std::int32_t>(Mode::FullAuto);
    };
    m_mainDice->setVisible(isAutomatic(kOfShot<&ShotOptions::mode>));
    m_otherDice->setVisible(isAutomatic(kOfOtherGun<&ShotOptions::mode>));
    refreshHints(now);
}

void ModeRows::refreshSegments(const Weapon& weapon, FireMode now)
{
    for (std::size_t i = 0; i < kFireModes.size(); ++i) {
        SegmentRow& row = *m_segments[i / kPerRow];
        const int place = static_cast<int>(i) % kPerRow;
        row.setRefused(place, kFireModes[i] == now ? QString() : refusalOf(kFireModes[i], weapon, m_secondGun() != 0));
        if (kFireModes[i] == FireMode::Burst && row.button(place)->isEnabled())
            row.button(place)->setToolTip(tr("B: bursts, or single shots again"));
    }
    const int chosen = static_cast<int>(now);
    for (int line = 0; line < static_cast<int>(m_segments.size()); ++line)
        m_segments[static_cast<std::size_t>(line)]->setCurrent(chosen / kPerRow == line ? chosen % kPerRow : -1);
}

void ModeRows::refreshHints(FireMode now)
{
    if (now == FireMode::String)
        m_shots->setHint(tr("empty: all allowed"));
    else if (m_automatic->isVisibleTo(this))
        m_dice->setHint(tr("d6, added"));
}

}  // namespace hitspread::threed
