#include "ui/encounter/newfightdialog.h"

#include "models/fight/fight.h"
#include "rules/systems/registry.h"
#include "services/fight/combatantnames.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/problems.h"
#include "ui/encounter/colouricon.h"
#include "ui/encounter/newcomerpicker.h"
#include "ui/encounter/newcomerstate.h"
#include "ui/encounter/partywords.h"
#include "ui/encounter/sidewords.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/labels/longwords.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace hitspread {

namespace {

constexpr QSize kNewFightDialogSize(1120, 620);
constexpr std::size_t kMostPeople = 200;  ///< the passing of a phase takes no more

}  // namespace

NewFightDialog::NewFightDialog(Fight& fight, std::shared_ptr<ProfileStore> profiles, const ApplicationStyle& style,
                               QWidget* parent)
    : QDialog(parent),
      m_fight(fight),
      m_store(std::move(profiles)),
      m_style(style),
      m_name(new QLineEdit(this)),
      m_system(new QComboBox(this)),
      m_profile(new QComboBox(this)),
      m_picker(new NewcomerPicker(fight.gateway(), style, this)),
      m_names(new QLabel(this)),
      m_add(new QPushButton(tr("Add   Enter"), this)),
      m_party(new QPushButton(tr("Add the &party"), this)),
      m_people(new QTreeWidget(this)),
      m_total(new QLabel(this)),
      m_begin(new QPushButton(tr("Begin the fight   Ctrl+Enter"), this)),
      m_problem(new QLabel(this)),
      m_anew(new QPushButton(tr("Start afresh"), this))
{
    setObjectName(QStringLiteral("newFight"));
    entitle(*this, tr("New fight - Hitspread"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::kMedium);
    column->addLayout(makeHead());
    column->addLayout(makePeople(), 1);
    column->addLayout(makeFoot());
    connect(m_system, &QComboBox::currentIndexChanged, this, &NewFightDialog::followSystem);
    connect(m_name, &QLineEdit::textChanged, this, &NewFightDialog::refresh);
    connect(m_picker, &NewcomerPicker::changed, this, &NewFightDialog::refresh);
    connect(m_picker, &NewcomerPicker::picked, this, &NewFightDialog::addGroup);
    connect(m_picker, &NewcomerPicker::weaponsListed, this, &NewFightDialog::nameWeapons);
    resizeWithinScreen(*this, kNewFightDialogSize * style.theme().textPercent() / 100);
}

QLayout* NewFightDialog::makeHead()
{
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kSmall);
    m_name->setObjectName(QStringLiteral("fightName"));
    m_name->setAccessibleName(tr("Name of the fight"));
    m_name->setMaxLength(100);
    m_system->setObjectName(QStringLiteral("fightSystem"));
    m_system->setAccessibleName(tr("Rule system"));
    for (const System* system : systems()) {
        // Without a condition of its own nobody could take part.
        if (system->record(RecordKind::Condition))
            m_system->addItem(text::systemName(*system), QString::fromUtf8(system->id()));
    }
    m_profile->setObjectName(QStringLiteral("fightProfile"));
    m_profile->setAccessibleName(tr("House rules"));
    for (QComboBox* box : {m_system, m_profile})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    row->addWidget(titleFor(tr("Name"), *m_name));
    row->addWidget(m_name, 1);
    row->addSpacing(space::kSmall);
    row->addWidget(titleFor(tr("Rules"), *m_system));
    row->addWidget(m_system);
    row->addSpacing(space::kSmall);
    row->addWidget(titleFor(tr("House rules"), *m_profile));
    row->addWidget(m_profile);
    return row;
}

QLayout* NewFightDialog::makePeople()
{
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kLarge);
    auto* left = new QVBoxLayout;
    left->setSpacing(space::kMedium);
    left->addWidget(m_picker, 1);
    auto* foot = new QHBoxLayout;
    m_names->setObjectName(QStringLiteral("addNames"));
    m_names->setWordWrap(true);
    setLook(*m_names, "textRole", QStringLiteral("secondary"));
    foot->addWidget(m_names, 1);
    m_add->setObjectName(QStringLiteral("addGroup"));
    m_add->setAutoDefault(false);
    m_party->setObjectName(QStringLiteral("addParty"));
    m_party->setAutoDefault(false);
    m_party->hide();
    connect(m_party, &QPushButton::clicked, this, &NewFightDialog::addParty);
    foot->addWidget(m_party);
    foot->addWidget(m_add);
    left->addLayout(foot);
    row->addLayout(left, 1);
    connect(m_add, &QPushButton::clicked, this, &NewFightDialog::addGroup);

    auto* right = new QVBoxLayout;
    right->setSpacing(space::kSmall);
    setLook(*m_total, "textRole", QStringLiteral("section"));
    m_total->setObjectName(QStringLiteral("fightTotal"));
    right->addWidget(m_total);
    m_people->setObjectName(QStringLiteral("fightPeople"));
    m_people->setAccessibleName(tr("Who takes part"));
    m_people->setHeaderLabels({tr("Who"), tr("Holds"), tr("Side")});
    m_people->setRootIsDecorated(false);
    m_people->setUniformRowHeights(true);
    m_people->setAllColumnsShowFocus(true);
    m_people->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_people->header()->setStretchLastSection(false);
    m_people->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_people->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_people->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    right->addWidget(m_people, 1);
    auto* remove = new QAction(tr("Take out"), m_people);
    remove->setObjectName(QStringLiteral("removeGroup"));
    remove->setShortcut(QKeySequence::Delete);
    remove->setShortcutContext(Qt::WidgetShortcut);
    m_people->addAction(remove);
    m_people->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(remove, &QAction::triggered, this, &NewFightDialog::removeGroup);
    auto* hint = new QLabel(tr("Delete takes a group out of the list."), this);
    setLook(*hint, "textRole", QStringLiteral("secondary"));
    right->addWidget(hint);
    row->addLayout(right, 1);
    return row;
}

QLayout* NewFightDialog::makeFoot()
{
    m_problem->setObjectName(QStringLiteral("fightProblem"));
    m_problem->setWordWrap(true);
    setLook(*m_problem, "tone", QStringLiteral("dmg"));
    auto* leave = new QPushButton(tr("Cancel   Esc"), this);
    leave->setObjectName(QStringLiteral("fightCancel"));
    m_begin->setObjectName(QStringLiteral("fightBegin"));
    m_anew->setObjectName(QStringLiteral("fightAnew"));
    m_anew->setToolTip(tr("Forgets what was begun here and left"));
    m_anew->setAutoDefault(false);
    m_anew->hide();
    connect(m_anew, &QPushButton::clicked, this, [this] {
        clear();
        m_name->selectAll();
        m_name->setFocus();
    });
    // The people of a draft are of the campaign it was made in.
    connect(&m_fight.gateway(), &CampaignGateway::leaving, this, [this] {
        m_groups.clear();
        hide();
        m_isDraft = false;
    });
    QHBoxLayout* foot = footOf(*this, {*m_problem, *leave, *m_begin});
    foot->insertWidget(foot->indexOf(leave), m_anew);
    return foot;
}

std::string NewFightDialog::system() const
{
    return m_system->currentData().toString().toStdString();
}

void NewFightDialog::start(const std::string& looked)
{
    m_looked = looked;
    // What is being written stays.
    if (isVisible()) {
        raise();
        return activateWindow();
    }
    if (!m_isDraft)
        clear();
    m_anew->setVisible(m_isDraft);
    // What came into the library or among the house rules meanwhile is found as well.
    if (m_isDraft) {
        m_picker->renew();
        askProfiles(chosenProfile() ? chosenProfile()->name : std::string());
    }
    m_name->selectAll();
    m_name->setFocus();
    show();
    raise();
    activateWindow();
}

/// What was begun and left is there again.
void NewFightDialog::reject()
{
    m_isDraft = !m_groups.empty() || m_picker->isTyped() || m_name->text() != m_nameGiven;
    QDialog::reject();
}

void NewFightDialog::clear()
{
    m_isDraft = false;
    m_groups.clear();
    m_problem->clear();
    const auto& present = m_fight.snapshot().encounters;
    const auto isTaken = [&present](const std::string& name) {
        return std::ranges::find(present, name, &Encounter::name) != present.end();
    };
    const std::string name = tr("New fight").toStdString();
    m_nameGiven = text::visible(isTaken(name) ? firstFreeName(name, isTaken, 100) : name);
    m_name->setText(m_nameGiven);
    {
        const QSignalBlocker quiet(m_system);
        m_system->setCurrentIndex(qMax(0, m_system->findData(text::asKept(usualSystem()))));
    }
    followSystem();
    showGroups();
    m_anew->hide();
}

std::string NewFightDialog::usualSystem() const
{
    const FightSnapshot& fight = m_fight.snapshot();
    if (m_fight.isLoaded() || fight.encounters.empty())
        return m_fight.isLoaded() ? fight.encounter.system : m_looked;
    return std::ranges::max_element(fight.encounters, {}, &Encounter::id)->system;
}

void NewFightDialog::followSystem()
{
    m_picker->start(system());
    askParty();
    // What the fight in view goes by is what this group plays by.
    askProfiles(m_fight.snapshot().encounter.profile);
}

void NewFightDialog::askProfiles(const std::string& wished)
{
    m_areProfilesKnown = false;
    m_fight.gateway().run(
        this,
        [store = m_store, system = system()](CampaignServices&) { return ProfileService(*store).profiles(system); },
        [this, asked = system(), wished](std::vector<ProfileView> profiles) {
            if (asked == system())
                fillProfiles(std::move(profiles), wished);
        });
}

void NewFightDialog::fillProfiles(std::vector<ProfileView> profiles, const std::string& wished)
{
    m_profiles = std::move(profiles);
    m_profile->clear();
    for (const ProfileView& profile : m_profiles)
        m_profile->addItem(profile.isBuiltIn ? text::fromId(profile.name) : text::visible(profile.name));
    const auto same = std::ranges::find(m_profiles, wished, &ProfileView::name);
    m_profile->setCurrentIndex(same == m_profiles.end() ? 0 : static_cast<int>(same - m_profiles.begin()));
    m_profile->setEnabled(!m_profiles.empty());
    m_areProfilesKnown = true;
    refresh();
}

std::vector<std::vector<std::string>> NewFightDialog::namesOfGroups() const
{
    std::vector<std::vector<std::string>> all;
    std::vector<std::string> present;
    for (const Group& group : m_groups) {
        all.push_back(namesOfNewcomers(group.newcomers.name, group.newcomers.count, present));
        present.insert(present.end(), all.back().begin(), all.back().end());
    }
    return all;
}

void NewFightDialog::addGroup()
{
    if (!m_add->isEnabled())
        return;
    m_groups.push_back({*m_picker->newcomers(), m_picker->weaponWords(), m_picker->stateWords()});
    m_picker->next();
    m_picker->setFocus();
    showGroups();
    m_people->setCurrentItem(m_people->topLevelItem(m_people->topLevelItemCount() - 1));
}

void NewFightDialog::askParty()
{
    m_members.clear();
    m_party->hide();
    m_fight.gateway().run(
        this,
        [system = system()](CampaignServices& services) {
            return services.campaign.atOneMoment([&] {
                std::vector<Newcomers> party = services.presents.party(system, {}, 0);
                std::vector<Group> members;
                members.reserve(party.size());
                for (Newcomers& one : party) {
                    const QString state = NewcomerState::asNow(services.presents.whereabouts(one.character));
                    members.push_back({std::move(one), tr("own weapons"), state});
                }
                return members;
            });
        },
        [this, asked = system()](std::vector<Group> members) {
            if (asked != system())
                return;
            m_members = std::move(members);
            m_party->setVisible(!m_members.empty());
            std::vector<Newcomers> all;
            all.reserve(m_members.size());
            std::ranges::transform(m_members, std::back_inserter(all), &Group::newcomers);
            m_party->setToolTip(partyWords(all));
            refresh();
        });
}

bool NewFightDialog::isThere(const Group& member) const
{
    return std::ranges::any_of(
        m_groups, [&member](const Group& group) { return group.newcomers.character == member.newcomers.character; });
}

/// Whoever of them is not in the list yet.
void NewFightDialog::addParty()
{
    for (const Group& one : m_members) {
        if (!isThere(one))
            m_groups.push_back(one);
    }
    showGroups();
    // Whoever is against them is typed next.
    m_picker->setFocus();
}

void NewFightDialog::removeGroup()
{
    const int row = m_people->indexOfTopLevelItem(m_people->currentItem());
    if (row < 0)
        return;
    m_groups.erase(m_groups.begin() + row);
    showGroups();
    m_people->setCurrentItem(m_people->topLevelItem(qMin(row, m_people->topLevelItemCount() - 1)));
}

void NewFightDialog::nameWeapons()
{
    for (Group& group : m_groups) {
        if (const QString name = m_picker->nameOf(group.newcomers.weapon); !name.isEmpty())
            group.weapon = name;
    }
    showGroups();
}

void NewFightDialog::showGroups()
{
    m_people->clear();
    const auto names = namesOfGroups();
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        const Newcomers& who = m_groups[i].newcomers;
        QString line = who.count == 1
            ? text::visible(names[i].front())
            : tr("%1 × %2: %3")
                  .arg(QString::number(who.count), text::visible(who.name), NewcomerPicker::joined(names[i]));
        if (!m_groups[i].state.isEmpty())
            line = tr("%1 · %2", "who, in what state").arg(line, m_groups[i].state);
        const Side side = who.side.value_or(Side::Opponents);
        auto* item = new QTreeWidgetItem(m_people, {line, m_groups[i].weapon, sideWords(side)});
        item->setIcon(0, colourIcon(who.colour, side, m_style.theme(), devicePixelRatioF()));
        item->setToolTip(0, who.colour > 0 ? tr("%1, %2").arg(line, text::combatantColour(who.colour)) : line);
        item->setToolTip(1, m_groups[i].weapon);
    }
    // Characters are of one system.
    m_system->setEnabled(m_groups.empty());
    m_system->setToolTip(m_groups.empty() ? QString()
                                          : tr("Who takes part belongs to these rules: take them out first."));
    refresh();
}

void NewFightDialog::refresh()
{
    std::vector<std::string> present;
    for (const auto& names : namesOfGroups())
        present.insert(present.end(), names.begin(), names.end());
    m_names->setText(breakable(m_picker->namesLine(present)));
    const std::optional<Newcomers> next = m_picker->newcomers();
    const bool isRoom = !next || present.size() + static_cast<std::size_t>(next->count) <= kMostPeople;
    if (!isRoom)
        m_names->setText(tr("At most %1 take part in a fight.").arg(kMostPeople));
    m_add->setEnabled(next && isRoom);
    const bool isAllThere = std::ranges::all_of(m_members, [this](const Group& one) { return isThere(one); });
    m_party->setEnabled(!isAllThere && present.size() + m_members.size() <= kMostPeople);
    std::array<int, 3> sides{};
    for (const Group& group : m_groups)
        sides.at(static_cast<std::size_t>(group.newcomers.side.value_or(Side::Opponents))) += group.newcomers.count;
    m_total->setText(m_groups.empty() ? tr("Who takes part") : tr("Who takes part: %1").arg(againstWords(sides)));
    const bool isNamed = !m_name->text().trimmed().isEmpty();
    m_begin->setEnabled(isNamed && m_areProfilesKnown && m_fight.gateway().isOpen());
    m_begin->setToolTip(isNamed ? QString() : tr("The fight needs a name."));
}

std::optional<ProfileView> NewFightDialog::chosenProfile() const
{
    const int at = m_profile->currentIndex();
    return at < 0 ? std::nullopt : std::optional(m_profiles.at(static_cast<std::size_t>(at)));
}

void NewFightDialog::accept()
{
    if (!m_begin->isEnabled())
        return;
    // What is typed there is meant to come along.
    if (m_picker->isTyped() && !m_add->isEnabled()) {
        m_problem->setText(m_names->text());
        return m_picker->setFocus();
    }
    if (m_picker->isTyped())
        addGroup();
    std::vector<Newcomers> groups;
    for (const Group& group : m_groups)
        groups.push_back(group.newcomers);
    m_begin->setEnabled(false);
    m_fight.gateway().run(
        this,
        [store = m_store, system = system(), name = m_name->text().toStdString(), profile = chosenProfile(),
         groups](CampaignServices& services) {
            const ProfileView rules = profile ? *profile : ProfileService(*store).startingWith(system);
            return services.encounters.create(system, name, rules, groups);
        },
        [this](RecordId made) {
            m_isDraft = false;
            m_fight.open(made);
            QDialog::accept();
        },
        [this](const Problem& problem) {
            // What was typed stays, to be mended.
            m_problem->setText(text::sentenceFor(problem));
            refresh();
        });
}

void NewFightDialog::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && event->modifiers().testFlag(Qt::ControlModifier))
        return accept();
    if (isEnter && m_name->hasFocus())
        return m_picker->setFocus();
    if (isEnter && !m_people->hasFocus())
        return addGroup();
    QDialog::keyPressEvent(event);
}

}  // namespace hitspread
