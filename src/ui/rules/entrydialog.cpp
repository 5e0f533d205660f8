#include "ui/rules/entrydialog.h"

#include "models/history/tracemodel.h"
#include "rules/systems/registry.h"
#include "text/labels.h"
#include "ui/rules/explanationpanel.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace hitspread {

namespace {

constexpr int kEntryDialogWidth = 460;
constexpr int kEntryDialogHeight = 620;

}  // namespace

EntryDialog::EntryDialog(const ApplicationStyle& style, QWidget* parent)
    : QDialog(parent), m_title(new QLabel(this)), m_when(new QLabel(this)), m_steps(new ExplanationPanel(style, this))
{
    setObjectName(QStringLiteral("entryDialog"));
    setWindowFlags(windowFlags() & ~Qt::WindowContextHelpButtonHint);
    m_title->setObjectName(QStringLiteral("entryTitle"));
    m_title->setWordWrap(true);
    setLook(*m_title, "textRole", QStringLiteral("heading"));
    setLook(*m_when, "textRole", QStringLiteral("secondary"));
    auto* close = new QPushButton(tr("Close   Esc"), this);
    close->setObjectName(QStringLiteral("entryClose"));
    close->setProperty("primary", QStringLiteral("true"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::kLarge, space::kMedium, space::kLarge, space::kMedium);
    column->setSpacing(space::kSmall);
    column->addWidget(m_title);
    column->addWidget(m_when);
    column->addWidget(m_steps, 1);
    column->addWidget(close, 0, Qt::AlignRight);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    resizeWithinScreen(*this, {style.theme().scaled(kEntryDialogWidth), style.theme().scaled(kEntryDialogHeight)});
}

void EntryDialog::show(const LogEntry& entry, std::uint16_t rule)
{
    m_title->setText(titleOf(*entry.action));
    m_when->setText(text::moment(findSystem(entry.action->system), entry.round, entry.phase));
    m_when->setVisible(entry.round > 0);
    entitle(*this, tr("Entry of the log - Hitspread"));
    m_steps->setAction(*entry.action);
    QDialog::show();
    raise();
    activateWindow();
    m_steps->chooseRule(rule);
}

}  // namespace hitspread
