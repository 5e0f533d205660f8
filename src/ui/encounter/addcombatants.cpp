#include "ui/encounter/addcombatants.h"

#include "models/fight.h"
#include "ui/encounter/newcomerpicker.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/windowroom.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace hitspread {

namespace {
constexpr QSize kSize(640, 600);
}  // namespace

AddCombatants::AddCombatants(Fight& fight, const ApplicationStyle& style, QWidget* parent)
    : QDialog(parent),
      m_fight(fight),
      m_picker(new NewcomerPicker(fight.gateway(), style, this)),
      m_names(new QLabel(this)),
      m_add(new QPushButton(tr("Add   Enter"), this))
{
    setObjectName(QStringLiteral("addCombatants"));
    setWindowTitle(tr("Add to the fight - Hitspread"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::kMedium);
    column->addWidget(m_picker, 1);
    column->addLayout(makeFoot());
    connect(m_picker, &NewcomerPicker::changed, this, &AddCombatants::refresh);
    connect(m_picker, &NewcomerPicker::picked, this, &QDialog::accept);
    connect(&fight, &Fight::changed, this, &AddCombatants::refresh);
    resizeWithinScreen(*this, kSize * style.theme().textPercent() / 100);
}

QLayout* AddCombatants::makeFoot()
{
    auto* foot = new QHBoxLayout;
    m_names->setObjectName(QStringLiteral("addNames"));
    m_names->setWordWrap(true);
    setLook(*m_names, "textRole", QStringLiteral("secondary"));
    foot->addWidget(m_names, 1);
    auto* close = new QPushButton(tr("Close   Esc"), this);
    close->setObjectName(QStringLiteral("addClose"));
    close->setAutoDefault(false);
    setLook(*close, "beside", QStringLiteral("primary"));
    foot->addWidget(close);
    m_add->setObjectName(QStringLiteral("addButton"));
    m_add->setDefault(true);
    setLook(*m_add, "primary", true);
    foot->addWidget(m_add);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_add, &QPushButton::clicked, this, &QDialog::accept);
    return foot;
}

void AddCombatants::start()
{
    m_picker->start(m_fight.snapshot().encounter.system);
    m_picker->setFocus();
    show();
    raise();
    activateWindow();
}

void AddCombatants::refresh()
{
    std::vector<std::string> present;
    for (const CombatantView& view : m_fight.snapshot().combatants)
        present.push_back(view.combatant.name);
    m_names->setText(m_picker->namesLine(present));
    m_add->setEnabled(m_fight.isLoaded() && m_picker->newcomers());
}

void AddCombatants::accept()
{
    const std::optional<Newcomers> wanted = m_picker->newcomers();
    if (!wanted || !m_fight.isLoaded())
        return;
    m_fight.add(*wanted);
    QDialog::accept();
}

}  // namespace hitspread
