#include "ui/encounter/addcombatants.h"

#include "models/fight/fight.h"
#include "models/fight/fightpeople.h"
#include "ui/encounter/newcomerpicker.h"
#include "ui/encounter/partywords.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/labels/longwords.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace hitspread {

namespace {
constexpr QSize kAddCombatantsSize(640, 600);
}  // namespace

AddCombatants::AddCombatants(Fight& fight, const ApplicationStyle& style, QWidget* parent)
    : QDialog(parent),
      m_fight(fight),
      m_picker(new NewcomerPicker(fight.gateway(), style, this)),
      m_names(new QLabel(this)),
      m_add(new QPushButton(tr("Add   Enter"), this)),
      m_party(new QPushButton(tr("Add the &party"), this))
{
    setObjectName(QStringLiteral("addCombatants"));
    entitle(*this, tr("Add to the fight - Hitspread"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::kMedium);
    column->addWidget(m_picker, 1);
    column->addLayout(makeFoot());
    connect(m_picker, &NewcomerPicker::changed, this, &AddCombatants::refresh);
    connect(m_picker, &NewcomerPicker::picked, this, &QDialog::accept);
    fight.follow(FightChange::Fights | FightChange::People | FightChange::Values, this, &AddCombatants::refresh);
    resizeWithinScreen(*this, kAddCombatantsSize * style.theme().textPercent() / 100);
}

QLayout* AddCombatants::makeFoot()
{
    m_names->setObjectName(QStringLiteral("addNames"));
    m_names->setWordWrap(true);
    setLook(*m_names, "textRole", QStringLiteral("secondary"));
    auto* leave = new QPushButton(tr("Close   Esc"), this);
    leave->setObjectName(QStringLiteral("addClose"));
    m_add->setObjectName(QStringLiteral("addButton"));
    m_party->setObjectName(QStringLiteral("addParty"));
    m_party->setAutoDefault(false);
    m_party->hide();
    connect(m_party, &QPushButton::clicked, this, &AddCombatants::addParty);
    QHBoxLayout* foot = footOf(*this, {*m_names, *leave, *m_add, true});
    foot->insertWidget(foot->indexOf(leave), m_party);
    return foot;
}

void AddCombatants::start()
{
    m_picker->start(m_fight.snapshot().encounter.system);
    m_picker->setFocus();
    askParty();
    show();
    raise();
    activateWindow();
}

void AddCombatants::refresh()
{
    std::vector<std::string> present;
    for (const CombatantView& view : m_fight.snapshot().combatants)
        present.push_back(view.combatant.name);
    m_names->setText(breakable(m_picker->namesLine(present)));
    m_add->setEnabled(m_fight.isLoaded() && m_picker->newcomers());
}

void AddCombatants::askParty()
{
    m_members.clear();
    m_party->hide();
    m_fight.gateway().run(
        this,
        [system = m_fight.snapshot().encounter.system, encounter = m_fight.snapshot().encounter.id](
            CampaignServices& services) { return services.presents.party(system, {}, encounter); },
        [this](std::vector<Newcomers> members) {
            m_members = std::move(members);
            m_party->setVisible(!m_members.empty());
            m_party->setToolTip(partyWords(m_members));
        });
}

void AddCombatants::addParty()
{
    if (m_members.empty() || !m_fight.isLoaded())
        return;
    m_fight.people().addAll(m_members);
    QDialog::accept();
}

void AddCombatants::accept()
{
    const std::optional<Newcomers> wanted = m_picker->newcomers();
    if (!wanted || !m_fight.isLoaded())
        return;
    m_fight.people().add(*wanted);
    QDialog::accept();
}

}  // namespace hitspread
