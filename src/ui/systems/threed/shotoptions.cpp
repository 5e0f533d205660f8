#include "ui/systems/threed/shotoptions.h"

#include "models/digest.h"
#include "rules/systems/threed/actions.h"
#include "ui/attack/attackpresenter.h"
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

ShotOptionsPanel::ShotOptionsPanel(AttackPresenter& presenter, ApplicationStyle& style, QWidget* parent)
    : QWidget(parent), m_presenter(presenter), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(6);
    addWho();
    addRange(style);
    addAim();
    addTarget();
    m_column->addStretch();
    connect(&m_presenter, &AttackPresenter::ready, this, &ShotOptionsPanel::fillWho);
    connect(&m_presenter, &AttackPresenter::changed, this, &ShotOptionsPanel::refresh);
    fillWho();
    refresh();
}

void ShotOptionsPanel::addSection(const QString& title)
{
    if (m_column->count() > 0)
        m_column->addSpacing(6);
    auto* heading = new QLabel(title, this);
    setLook(*heading, "textRole", QStringLiteral("section"));
    m_column->addWidget(heading);
}

OptionRow* ShotOptionsPanel::addRow(const char* part, const char* field, const QString& label)
{
    OptionRow::Shape shape;
    shape.label = label;
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
        auto* title = new QLabel(label, this);
        setLook(*title, "tone", QStringLiteral("muted"));
        title->setFixedWidth(64);
        auto* combo = new QComboBox(this);
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(8);
        combo->setObjectName(name);
        combo->setAccessibleName(label);
        title->setBuddy(combo);
        row->addWidget(title);
        row->addWidget(combo, 1);
        row->addSpacing(28);
        m_column->addLayout(row);
        connect(combo, &QComboBox::activated, this, &ShotOptionsPanel::changeOrder);
        return combo;
    };
    m_shooter = addCombo(tr("Shooter"), QStringLiteral("shooterCombo"));
    m_weapon = addCombo(tr("Weapon"), QStringLiteral("weaponCombo"));
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    auto* title = new QLabel(tr("Load"), this);
    setLook(*title, "tone", QStringLiteral("muted"));
    title->setFixedWidth(64);
    m_load = new QLabel(this);
    m_load->setObjectName(QStringLiteral("load"));
    row->addWidget(title);
    row->addWidget(m_load, 1);
    m_column->addLayout(row);

    OptionRow::Shape mode;
    mode.label = tr("Mode");
    mode.choices = QStringList{tr("SA"), tr("DA"), tr("Semi"), tr("Auto"), tr("Burst")};
    m_mode = new OptionRow(m_presenter, "options", "mode", mode, this);
    m_column->addWidget(m_mode);
    OptionRow::Shape hands;
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
    row->addSpacing(70);
    row->addWidget(m_scale, 1);
    row->addSpacing(28);
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
    aims.label = tr("Aims");
    aims.most = 6;
    m_column->addWidget(new OptionRow(m_presenter, "shooter.condition", "aims", aims, this));
    addRow("shooter.condition", "stance", tr("Firing stance"))->setHint(tr("RCL −1"));
    addRow("options", "rest", tr("Weapon rested"))->setHint(tr("RCL −1"));
}

void ShotOptionsPanel::addTarget()
{
    addSection(tr("Target and circumstances"));
    OptionRow::Shape posture;
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
        const auto& ammunition = who->weapons[i].ammunition;
        if (weapons[i].possession == order.weapon)
            m_load->setText(ammunition ? QString::fromStdString(ammunition->record.as<Ammunition>().name)
                                       : tr("nothing loaded"));
    }
    m_weapon->setCurrentIndex(m_weapon->findData(QVariant::fromValue(order.weapon)));
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

void ShotOptionsPanel::refresh()
{
    if (!m_presenter.isReady())
        return;
    const auto* shot = std::get_if<Shot>(&m_presenter.action().request.input.action);
    if (!shot)
        return;
    m_scale->show(shot->weapon.range, shot->options.distance);
    const QStringList bands{tr("Optimum"), tr("Medium"), tr("Long"), tr("Extreme"), tr("beyond Extreme")};
    m_distance->setHint(bands.at(m_scale->band()));
    const QStringList modes{tr("single action"), tr("double action"), tr("semi-automatic mode"), tr("automatic mode"),
                            tr("burst mode")};
    for (int mode = 0; mode < modes.size(); ++mode) {
        const bool has = (shot->weapon.modes & (1 << mode)) != 0;
        m_mode->setRefused(mode, has ? QString() : tr("This weapon has no %1.").arg(modes.at(mode)));
    }
    // Dice that have fallen belong to this shooter with this target.
    const bool fallen = m_presenter.hasFallen();
    m_shooter->setEnabled(!fallen);
    m_weapon->setEnabled(!fallen);
}

}  // namespace hitspread::threed
