#include "ui/systems/threed/shotoptions.h"

#include "models/digest.h"
#include "rules/systems/threed/actions.h"
#include "rules/systems/threed/spread.h"
#include "ui/attack/attackpresenter.h"
#include "ui/attack/labelcolumn.h"
#include "ui/attack/optionrow.h"
#include "ui/systems/threed/bandscale.h"
#include "ui/theme/applicationstyle.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace hitspread::threed {

namespace {

constexpr int kMostAims = 6;
constexpr int kDotWidth = 34;  ///< what the dot of a changed option takes beside the rows

QString nameOf(const StoredRecord& ammunition)
{
    return QString::fromStdString(ammunition.record.as<Ammunition>().name);
}

}  // namespace

ShotOptionsPanel::ShotOptionsPanel(AttackPresenter& presenter, ApplicationStyle& style, QWidget* parent)
    : QWidget(parent), m_presenter(presenter), m_labels(new LabelColumn(this)), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(4);
    addWho();
    addRange(style);
    addAim();
    addTarget();
    m_column->addStretch();
    connect(&m_presenter, &AttackPresenter::ready, this, &ShotOptionsPanel::fillWho);
    connect(&m_presenter.fight(), &Fight::changed, this, &ShotOptionsPanel::fillWho);
    connect(&m_presenter, &AttackPresenter::changed, this, &ShotOptionsPanel::refresh);
    fillWho();
    refresh();
}

void ShotOptionsPanel::addSection(const QString& title)
{
    if (m_column->count() > 0)
        m_column->addSpacing(4);
    auto* heading = new QLabel(title, this);
    setLook(*heading, "textRole", QStringLiteral("section"));
    m_column->addWidget(heading);
}

OptionRow* ShotOptionsPanel::addRow(const char* part, const char* field, const QString& label)
{
    OptionRow::Shape shape;
    shape.label = label;
    shape.labels = m_labels;
    auto* row = new OptionRow(m_presenter, part, field, shape, this);
    m_column->addWidget(row);
    return row;
}

void ShotOptionsPanel::addWho()
{
    addSection(tr("Who and with what"));
    const auto addCombo = [this](const QString& label, const QString& name) {
        auto* row = new QHBoxLayout;
        row->setSpacing(6);
        QLabel* title = m_labels->add(label, this);
        auto* combo = new QComboBox(this);
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(8);
        combo->setObjectName(name);
        combo->setAccessibleName(label);
        title->setBuddy(combo);
        row->addWidget(title);
        row->addWidget(combo, 1);
        row->addSpacing(kDotWidth);
        m_column->addLayout(row);
        connect(combo, &QComboBox::activated, this, &ShotOptionsPanel::changeOrder);
        return combo;
    };
    m_shooter = addCombo(tr("Shooter"), QStringLiteral("shooterCombo"));
    m_weapon = addCombo(tr("Weapon"), QStringLiteral("weaponCombo"));
    m_load = addCombo(tr("Load"), QStringLiteral("loadCombo"));
    disconnect(m_load, nullptr, this, nullptr);
    connect(m_load, &QComboBox::activated, this, &ShotOptionsPanel::changeLoad);

    OptionRow::Shape mode;
    mode.labels = m_labels;
    mode.label = tr("Mode");
    mode.choices = QStringList{tr("SA"), tr("DA"), tr("Semi"), tr("Auto"), tr("Burst")};
    m_mode = new OptionRow(m_presenter, "options", "mode", mode, this);
    m_column->addWidget(m_mode);
    OptionRow::Shape hands;
    hands.labels = m_labels;
    hands.label = tr("Hands");
    hands.choices = QStringList{tr("Two"), tr("Right"), tr("Left")};
    m_column->addWidget(new OptionRow(m_presenter, "options", "hands", hands, this));
}

void ShotOptionsPanel::addRange(ApplicationStyle& style)
{
    addSection(tr("Distance"));
    m_distance = addRow("options", "distance", tr("Range"));
    m_scale = new BandScale(style, this);
    m_scale->setObjectName(QStringLiteral("bandScale"));
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(m_labels->add({}, this));
    row->addWidget(m_scale, 1);
    row->addSpacing(kDotWidth);
    m_column->addLayout(row);
    connect(m_scale, &BandScale::distanceChosen, this, [this](int metres) {
        if (const auto path = m_presenter.path("options", "distance"))
            m_presenter.setNumber(*path, metres);
    });
}

void ShotOptionsPanel::addAim()
{
    addSection(tr("Aim and stance"));
    OptionRow::Shape aims;
    aims.labels = m_labels;
    aims.label = tr("Aims");
    aims.most = kMostAims;
    m_aims = new OptionRow(m_presenter, "shooter.condition", "aims", aims, this);
    m_column->addWidget(m_aims);
    m_aimWords = new QLabel(this);
    m_aimWords->setObjectName(QStringLiteral("aimWords"));
    setLook(*m_aimWords, "textRole", QStringLiteral("secondary"));
    m_aimWords->setWordWrap(true);
    auto* words = new QHBoxLayout;
    words->setSpacing(6);
    words->addWidget(m_labels->add({}, this));
    words->addWidget(m_aimWords, 1);
    m_column->addLayout(words);
    addRow("shooter.condition", "stance", tr("Firing stance"))->setHint(tr("RCL −1"));
    addRow("options", "rest", tr("Weapon rested"))->setHint(tr("RCL −1"));
}

void ShotOptionsPanel::addTarget()
{
    addSection(tr("Target and circumstances"));
    OptionRow::Shape posture;
    posture.labels = m_labels;
    posture.label = tr("Posture");
    posture.choices = QStringList{tr("Standing"), tr("Kneeling"), tr("Prone"), tr("Down"), tr("Diving")};
    posture.only = {0, 1, 2};
    m_column->addWidget(new OptionRow(m_presenter, "target.condition", "posture", posture, this));
    addRow("options", "coveredLocations", tr("Cover"));
    addRow("options", "difficulty", tr("Difficulty"))->setHint(tr("negative is harder"));
    addRow("options", "rollModifiers", tr("Add modifier…"));

    auto* buttons = new QHBoxLayout;
    auto* more = new QPushButton(tr("More options"), this);
    more->setObjectName(QStringLiteral("moreOptions"));
    more->setCheckable(true);
    m_reset = new QPushButton(tr("Reset to state"), this);
    m_reset->setObjectName(QStringLiteral("resetOptions"));
    for (QPushButton* button : {more, m_reset}) {
        button->setProperty("plain", QStringLiteral("true"));
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->insertStretch(1);
    m_column->addLayout(buttons);
    connect(m_reset, &QPushButton::clicked, &m_presenter, &AttackPresenter::resetAll);

    m_more = new QWidget(this);
    QVBoxLayout* whole = m_column;
    m_column = new QVBoxLayout(m_more);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(4);
    addRow("options", "quickDraw", tr("Quick draw"));
    addRow("options", "fromBehind", tr("From behind"));
    addRow("options", "targetDives", tr("Target dives for cover"));
    addRow("options", "coverPv", tr("Cover PV"))->setHint(tr("empty: stops all"));
    addRow("options", "coverId", tr("Cover ID"));
    m_column = whole;
    m_column->addWidget(m_more);
    m_more->hide();
    connect(more, &QPushButton::toggled, m_more, &QWidget::setVisible);
}

void ShotOptionsPanel::fillWho()
{
    const QSignalBlocker quietShooter(m_shooter);
    const QSignalBlocker quietWeapon(m_weapon);
    m_shooter->clear();
    m_weapon->clear();
    const FightSnapshot& fight = m_presenter.fight().snapshot();
    const ActionOrder& order = m_presenter.order();
    for (const CombatantView& view : fight.combatants) {
        if (view.combatant.id != order.target && !view.weapons.empty())
            m_shooter->addItem(QString::fromStdString(view.combatant.name), QVariant::fromValue(view.combatant.id));
    }
    m_shooter->setCurrentIndex(m_shooter->findData(QVariant::fromValue(order.actor)));
    const CombatantView* who = fight.find(order.actor);
    if (!who)
        return;
    const std::vector<WeaponDigest> weapons = weaponsOf(fight.encounter.system, *who);
    for (std::size_t i = 0; i < weapons.size(); ++i) {
        m_weapon->addItem(tr("%1  %2/%3").arg(weapons[i].name).arg(weapons[i].rounds).arg(weapons[i].mostRounds),
                          QVariant::fromValue(weapons[i].possession));
        if (weapons[i].possession == order.weapon)
            fillLoads(who->weapons[i]);
    }
    m_weapon->setCurrentIndex(m_weapon->findData(QVariant::fromValue(order.weapon)));
}

void ShotOptionsPanel::fillLoads(const CombatantView::Item& weapon)
{
    const RecordId possession = weapon.possession.id;
    m_load->clear();
    if (weapon.ammunition)
        m_load->addItem(nameOf(*weapon.ammunition), QVariant::fromValue(weapon.ammunition->id));
    else
        m_load->addItem(tr("nothing loaded"), QVariant::fromValue(RecordId{0}));
    m_presenter.fight().gateway().run(
        this, [possession](CampaignServices& services) { return services.encounters.loadsFor(possession); },
        [this, possession](std::vector<StoredRecord> loads) {
            if (possession != m_presenter.order().weapon)
                return;
            m_loads = std::move(loads);
            for (const StoredRecord& load : m_loads) {
                if (m_load->findData(QVariant::fromValue(load.id)) < 0)
                    m_load->addItem(nameOf(load), QVariant::fromValue(load.id));
            }
        });
}

void ShotOptionsPanel::changeLoad()
{
    const RecordId chosen = m_load->currentData().toLongLong();
    for (const StoredRecord& load : m_loads) {
        if (load.id == chosen)
            m_presenter.fight().setLoad(m_presenter.order().weapon, load);
    }
    // Work runs in order: what is fetched now has the new load.
    m_presenter.begin(m_presenter.order(), m_presenter.aim());
}

void ShotOptionsPanel::changeOrder()
{
    ActionOrder order = m_presenter.order();
    const RecordId shooter = m_shooter->currentData().toLongLong();
    const RecordId weapon = m_weapon->currentData().toLongLong();
    Fight& fight = m_presenter.fight();
    if (shooter != order.actor) {
        fight.setActive(shooter);
        order.actor = shooter;
        order.weapon = fight.weapon();
    } else {
        fight.setWeapon(weapon);
        order.weapon = weapon;
    }
    m_presenter.begin(order, m_presenter.aim());
}

void ShotOptionsPanel::refuseAims(const Shot& shot)
{
    for (int aims = 0; aims <= kMostAims; ++aims) {
        const auto counted = [&](bool stance, bool rest) {
            return aimsThatCount(aims, stance, rest, shot.switches.maxAims) == aims;
        };
        const bool stance = shot.shooterCondition.stance;
        QString reason;
        if (!counted(stance, shot.options.rest))
            reason = !counted(true, shot.options.rest) && counted(stance, true)
                ? tr("A sixth aim counts only with the weapon rested (3D-AIM-06).")
                : !stance && counted(true, shot.options.rest)
                ? tr("A fifth aim counts only in a firing stance (3D-AIM-05).")
                : tr("So many aims count only in a firing stance with the weapon rested (3D-AIM-05, 3D-AIM-06).");
        m_aims->setRefused(aims, reason);
    }
}

void ShotOptionsPanel::refresh()
{
    if (!m_presenter.isReady())
        return;
    const auto* shot = std::get_if<Shot>(&m_presenter.action().request.input.action);
    if (!shot)
        return;
    m_scale->show(shot->weapon.range, shot->options.distance);
    const QStringList bands{tr("Optimum"), tr("Medium"), tr("Long"), tr("Extreme"), tr("beyond Extreme")};
    const int band = m_scale->band();
    const int aimed = aimsThatCount(shot->shooterCondition.aims, shot->shooterCondition.stance, shot->options.rest,
                                    shot->switches.maxAims);
    const ShotType type = shotType(aimed, shot->shooter.advantages.rank(advantage::rapidFire) > 0);
    m_distance->setHint(band == 0 || band == kBeyondRange
                            ? bands.at(band)
                            : tr("%1, spread +%2").arg(bands.at(band)).arg(rangeSpread(type, band)));
    refuseAims(*shot);
    const int bonus = aimBonus(aimed, shot->shooter.skills.rank(skill::marksman));
    m_aimWords->setText(type == ShotType::Wild       ? tr("no aim: a wild shot")
                            : type == ShotType::Snap ? tr("no aim: a snap shot")
                            : bonus > 0              ? tr("an aimed shot, aiming points +%1").arg(bonus)
                                                     : tr("an aimed shot"));
    // Dice that have fallen belong to this shooter with this target.
    const bool fallen = m_presenter.hasFallen();
    m_shooter->setEnabled(!fallen);
    m_weapon->setEnabled(!fallen);
}

}  // namespace hitspread::threed
