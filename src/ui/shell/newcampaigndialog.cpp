#include "ui/shell/newcampaigndialog.h"

#include "ui/theme/applicationstyle.h"
#include "ui/widgets/labels/wraplabel.h"
#include "ui/widgets/windowtitle.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace hitspread {

NewCampaignDialog::NewCampaignDialog(QWidget* parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("newCampaign"));
    entitle(*this, tr("New campaign - Hitspread"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::kTiny);
    m_starter = choice("newWithGear", tr("With &gear and conditions to start with"),
                       tr("Weapons, armour and conditions of every rule system stand in the library."));
    m_starter->setChecked(true);
    choice("newEmpty", tr("With an &empty library"), tr("Everything is made by you, or taken from another campaign."));
    column->addSpacing(space::kMedium);
    auto* foot = new QHBoxLayout;
    foot->addStretch(1);
    auto* leave = new QPushButton(tr("Cancel   Esc"), this);
    leave->setAutoDefault(false);
    connect(leave, &QPushButton::clicked, this, &QDialog::reject);
    foot->addWidget(leave);
    auto* go = new QPushButton(tr("Choose its name…   Enter"), this);
    go->setObjectName(QStringLiteral("newChooseName"));
    go->setDefault(true);
    setLook(*go, "primary", true);
    connect(go, &QPushButton::clicked, this, &QDialog::accept);
    foot->addWidget(go);
    column->addLayout(foot);
}

QRadioButton* NewCampaignDialog::choice(const char* name, const QString& words, const QString& means)
{
    auto* button = new QRadioButton(words, this);
    button->setObjectName(QLatin1String(name));
    button->setAccessibleDescription(means);
    auto* below = new WrapLabel(means, this);
    below->setIndent(space::kLarge);
    setLook(*below, "textRole", QStringLiteral("secondary"));
    layout()->addWidget(button);
    layout()->addWidget(below);
    return button;
}

CampaignStart NewCampaignDialog::start() const
{
    return m_starter->isChecked() ? CampaignStart::Starter : CampaignStart::Empty;
}

}  // namespace hitspread
