#include "ui/rules/ruledialog.h"

#include "rules/systems/registry.h"
#include "text/echo.h"
#include "ui/rules/rulecommands.h"
#include "ui/rules/rulepage.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/helpsource.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace hitspread {

namespace {
constexpr int kRuleDialogWidth = 440;
constexpr int kRuleDialogLeastHeight = 200;
}  // namespace

RuleDialog::RuleDialog(const ApplicationStyle& style, QWidget* parent)
    : QDialog(parent),
      m_page(new RulePage(style)),
      m_browse(new QPushButton(tr("Open in the &browser"), this)),
      m_area(new QScrollArea(this)),
      m_close(new QPushButton(tr("Close   Esc"), this))
{
    setObjectName(QStringLiteral("ruleDialog"));
    setWindowFlags(windowFlags() & ~Qt::WindowContextHelpButtonHint);
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::StrongFocus);
    m_area->setWidget(m_page);
    m_close->setObjectName(QStringLiteral("ruleClose"));
    m_close->setProperty("primary", QStringLiteral("true"));
    m_close->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::kLarge, space::kMedium, space::kLarge, space::kMedium);
    column->setSpacing(space::kMedium);
    column->addWidget(m_area, 1);
    m_browse->setObjectName(QStringLiteral("ruleBrowse"));
    m_browse->setAutoDefault(false);
    m_browse->setToolTip(tr("Where it is used, what belongs with it, and every other rule"));
    // A dialog by itself has no browser to lead to.
    m_browse->setVisible(RuleCommands::of(*this) != nullptr);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_browse);
    foot->addStretch(1);
    foot->addWidget(m_close);
    column->addLayout(foot);
    connect(m_browse, &QPushButton::clicked, this, [this] {
        close();
        if (RuleCommands* commands = RuleCommands::of(*this))
            commands->openRule(m_system, m_rule);
    });
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    resizeWithinScreen(*this, {style.theme().scaled(kRuleDialogWidth), style.theme().scaled(kRuleDialogLeastHeight)});
    connect(&style, &ApplicationStyle::themeChanged, this, &RuleDialog::fit, Qt::QueuedConnection);
}

void RuleDialog::open(QWidget& asker, const ApplicationStyle& style, const ActionRecord& action, std::uint16_t rule)
{
    const System* system = findSystem(action.system);
    if (!system || rule >= system->rules().size())
        return;
    QWidget* window = asker.window();
    auto* dialog = window->findChild<RuleDialog*>(QString(), Qt::FindDirectChildrenOnly);
    if (!dialog)
        dialog = new RuleDialog(style, window);
    dialog->show(ruleFacts(action, rule), text::asKept(action.system));
}

void RuleDialog::show(const RuleFacts& facts, const QString& system)
{
    m_system = system;
    m_rule = facts.id;
    setProperty(kRulesProperty, m_rule);
    m_page->setFacts(facts);
    entitle(*this, tr("Rule %1 - Hitspread").arg(facts.id));
    fit();
    QDialog::show();
    raise();
    activateWindow();
    m_close->setFocus();
}

void RuleDialog::fit()
{
    ensurePolished();
    m_page->ensurePolished();
    const QMargins frame = layout()->contentsMargins();
    const int wide = qMax(width(), layout()->minimumSize().width());
    const int page = m_page->layout()->heightForWidth(wide - frame.left() - frame.right());
    const int rest = layout()->sizeHint().height() - m_area->sizeHint().height();
    resizeWithinScreen(*this, {wide, page + rest + space::kSmall});
}

}  // namespace hitspread
