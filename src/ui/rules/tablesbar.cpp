#include "ui/rules/tablesbar.h"

#include "models/rules/locationfields.h"
#include "models/rules/locationshares.h"
#include "models/rules/switchboard.h"
#include "text/fields.h"
#include "ui/rules/tabledrafts.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/flowlayout.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace hitspread {

TablesBar::TablesBar(SwitchBoard& board, TableDrafts& drafts, QWidget* parent)
    : QWidget(parent),
      m_board(board),
      m_drafts(drafts),
      m_message(new QLabel(this)),
      m_save(new QPushButton(tr("Put in force"), this)),
      m_toSaved(new QPushButton(tr("As in force"), this))
{
    m_message->setObjectName(QStringLiteral("locationMessage"));
    m_message->setWordWrap(true);
    auto* foot = new QVBoxLayout(this);
    foot->setContentsMargins(0, 0, 0, 0);
    foot->setSpacing(space::kSmall);
    foot->addWidget(m_message);
    auto* row = new FlowLayout(space::kSmall);
    for (QPushButton* button : {m_save, m_toSaved}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    foot->addLayout(row);
    m_save->setObjectName(QStringLiteral("locationSave"));
    m_toSaved->setObjectName(QStringLiteral("locationToSaved"));
    setLook(*m_save, "primary", QStringLiteral("true"));
    connect(m_save, &QPushButton::clicked, this, [this] { m_drafts.putInForce(m_tables); });
    connect(m_toSaved, &QPushButton::clicked, this, [this] {
        for (const FieldDeclaration* table : m_tables)
            m_drafts.forget(*table);
        Q_EMIT givenUp();
    });
}

QString TablesBar::faultOf(const FieldDeclaration& table) const
{
    const std::vector<FieldFault> faults = faultsOf(table, m_drafts.shown(table));
    if (faults.empty())
        return {};
    const QString name = text::fieldName(m_board.naming(), *m_board.declaration(), table);
    const LocationShares shares(*table.shape, locationColumnOf(*m_board.system(), table).value_or(0));
    const std::int32_t sum = shares.sum(m_drafts.shown(table));
    if (sum < shares.results())
        return tr("%1: %2 of %3 results are given out; give %4 more.")
            .arg(name, QString::number(sum), QString::number(shares.results()),
                 QString::number(shares.results() - sum));
    if (sum > shares.results())
        return tr("%1: %2 of %3 results are given out; take %4 back.")
            .arg(name, QString::number(sum), QString::number(shares.results()),
                 QString::number(sum - shares.results()));
    return text::faultAt(m_board.naming(), *m_board.declaration(), faults.front());
}

void TablesBar::judge(const QString& missing)
{
    QString fault = missing;
    QStringList drafts;
    for (const FieldDeclaration* table : m_tables) {
        if (fault.isEmpty())
            fault = faultOf(*table);
        if (m_drafts.has(*table))
            drafts << text::fieldName(m_board.naming(), *m_board.declaration(), *table);
    }
    m_message->setText(!fault.isEmpty()       ? fault
                           : drafts.isEmpty() ? tr("All of it is in force.")
                                              : tr("Not in force yet: %1.").arg(drafts.join(QStringLiteral(", "))));
    setLook(*m_message, "tone",
            !fault.isEmpty()       ? QStringLiteral("dmg")
                : drafts.isEmpty() ? QStringLiteral("muted")
                                   : QStringLiteral("accent"));
    m_save->setEnabled(fault.isEmpty() && !drafts.isEmpty());
    m_toSaved->setEnabled(!fault.isEmpty() || !drafts.isEmpty());
}

}  // namespace hitspread
