#include "ui/sheet/fightkitbar.h"

#include "models/library/charactersheet.h"
#include "text/echo.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/keyboard/mnemonics.h"
#include "ui/widgets/labels/wraplabel.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace hitspread {

FightKitBar::FightKitBar(CharacterSheet& sheet, QWidget* parent)
    : QWidget(parent), m_sheet(sheet), m_column(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("kitReach"));
    setAccessibleName(tr("Who fights without it"));
    m_column->setContentsMargins(space::kMedium, space::kSmall, space::kMedium, space::kSmall);
    m_column->setSpacing(space::kTiny);
    connect(&sheet, &CharacterSheet::opened, this, &FightKitBar::refresh);
    connect(&sheet, &CharacterSheet::changed, this, &FightKitBar::refresh);
    hide();
}

void FightKitBar::refresh()
{
    while (QLayoutItem* item = m_column->takeAt(0)) {
        // One of its buttons may be what leads here.
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    const auto& without = m_sheet.view().without;
    for (const WithoutThing& whom : without)
        addLine(whom);
    setVisible(!without.empty());
}

void FightKitBar::addLine(const WithoutThing& whom)
{
    QStringList names;
    for (const std::string& name : whom.names)
        names << text::visible(name);
    const QString fight = text::visible(whom.fightName);
    const QString thing = text::visible(whom.itemName);
    auto* line = new QWidget(this);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::kMedium);
    auto* words = new WrapLabel(tr("In “%1” already, without %2: %3", "fight, thing, names")
                                    .arg(fight, thing, names.join(QStringLiteral(", "))),
                                line);
    row->addWidget(words, 1);
    auto* give = new QPushButton(names.size() == 1 ? tr("Give it also to %1").arg(withoutMnemonic(names.front()))
                                                   : tr("Give it also to these %1").arg(names.size()),
                                 line);
    give->setObjectName(
        QStringLiteral("giveAlso_%1_%2").arg(QString::number(whom.fight), QString::number(whom.item.id)));
    give->setAutoDefault(false);
    give->setAccessibleDescription(words->text());
    connect(give, &QPushButton::clicked, this, [this, whom] { m_sheet.giveAlso(whom); });
    row->addWidget(give, 0, Qt::AlignTop);
    m_column->addWidget(line);
}

}  // namespace hitspread
