#include "ui/rules/rulepage.h"

#include "text/echo.h"
#include "ui/rules/rulelink.h"
#include "ui/rules/rulelook.h"
#include "ui/theme/applicationstyle.h"

#include <QGridLayout>
#include <QLabel>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace hitspread {

namespace {

QLabel* selectable(QWidget* parent, const char* role)
{
    auto* label = new QLabel(parent);
    setLook(*label, "textRole", QLatin1String(role));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

/// Ids of rules in a text, to be followed with a click: "3D-DEV-04".
QString withLinks(const QString& words, const QString& own)
{
    static const QRegularExpression kId(QStringLiteral("\\b[A-Z0-9]+(?:-[A-Z]+)?-[0-9]+\\b"));
    const QString family = own.section(QLatin1Char('-'), 0, 0) + QLatin1Char('-');
    QString linked;
    qsizetype done = 0;
    for (auto found = kId.globalMatch(words); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        linked += words.mid(done, match.capturedStart() - done).toHtmlEscaped();
        linked += match.captured().startsWith(family) ? rulelink::toRule(match.captured(), match.captured())
                                                      : match.captured();
        done = match.capturedEnd();
    }
    return linked + words.mid(done).toHtmlEscaped();
}

}  // namespace

RulePage::RulePage(const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_style(style),
      m_id(new QLabel(this)),
      m_title(selectable(this, "heading")),
      m_stateIcon(new QLabel(this)),
      m_state(new QLabel(this)),
      m_words(selectable(this, "body")),
      m_use(selectable(this, "secondary")),
      m_source(selectable(this, "secondary")),
      m_column(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("rulePage"));
    m_id->setObjectName(QStringLiteral("ruleId"));
    m_title->setObjectName(QStringLiteral("ruleTitle"));
    m_state->setObjectName(QStringLiteral("ruleState"));
    m_words->setObjectName(QStringLiteral("ruleWords"));
    m_source->setObjectName(QStringLiteral("ruleSource"));
    setLook(*m_id, "textRole", QStringLiteral("secondary"));
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(space::kSmall);
    auto* head = new QHBoxLayout;
    head->setSpacing(space::kTiny + 2);
    head->addWidget(m_id);
    head->addStretch();
    head->addWidget(m_stateIcon);
    head->addWidget(m_state);
    m_column->addLayout(head);
    m_column->addWidget(m_title);
    m_column->addWidget(m_words);
    m_column->addWidget(m_use);
    m_column->addWidget(m_source);
    m_column->addStretch();
    connect(&style, &ApplicationStyle::themeChanged, this, &RulePage::paintState);
}

void RulePage::setLinked(bool linked)
{
    m_isLinked = linked;
    m_words->setTextFormat(linked ? Qt::RichText : Qt::PlainText);
    m_words->setTextInteractionFlags(linked ? Qt::TextBrowserInteraction : Qt::TextSelectableByMouse);
    if (linked)
        connect(m_words, &QLabel::linkActivated, this, &RulePage::linkFollowed, Qt::QueuedConnection);
}

void RulePage::setFacts(const RuleFacts& facts)
{
    m_facts = facts;
    m_id->setText(facts.id);
    m_title->setText(facts.title);
    m_words->setText(m_isLinked ? withLinks(facts.words, facts.id) : facts.words);
    m_use->setText(tr("Use: %1").arg(facts.use));
    m_source->setText(tr("Source: %1").arg(facts.source));
    m_source->setVisible(!facts.source.isEmpty());
    m_state->setText(facts.state == RuleState::NotBuilt ? wordFor(facts.state)
                         : facts.isOfFight              ? tr("%1 in this fight").arg(wordFor(facts.state))
                                                        : tr("%1 unless switched").arg(wordFor(facts.state)));
    setAccessibleName(tr("Rule %1, %2, %3").arg(facts.id, facts.title, m_state->text()));
    paintState();
    fillSwitches();
}

void RulePage::paintState()
{
    const StateLook look = lookOf(m_facts.state);
    const int edge = m_style.theme().scaled(16);
    m_stateIcon->setPixmap(
        iconOf(look.icon, m_style.theme(), look.token).pixmap(QSize(edge, edge), devicePixelRatioF()));
    setLook(*m_state, "tone", QLatin1String(look.tone));
}

void RulePage::fillSwitches()
{
    delete m_switches;
    m_switches = nullptr;
    if (m_facts.switches.empty())
        return;
    m_switches = new QWidget(this);
    auto* grid = new QGridLayout(m_switches);
    grid->setContentsMargins(0, space::kTiny, 0, 0);
    grid->setVerticalSpacing(space::kTiny);
    // Both wrap; neither squeezes the other while there is room.
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    auto* title = new QLabel(tr("House rules that bear on it"), m_switches);
    setLook(*title, "textRole", QStringLiteral("section"));
    grid->addWidget(title, 0, 0, 1, 2);
    int row = 1;
    for (const RuleSwitch& one : m_facts.switches) {
        auto* name = selectable(m_switches, "body");
        name->setText(one.name);
        name->setObjectName(QStringLiteral("ruleSwitchName%1").arg(row - 1));
        if (m_isLinked) {
            name->setTextFormat(Qt::RichText);
            name->setTextInteractionFlags(Qt::TextBrowserInteraction);
            name->setText(rulelink::toSwitch(text::visible(one.id), one.name));
            connect(name, &QLabel::linkActivated, this, &RulePage::linkFollowed, Qt::QueuedConnection);
        }
        auto* value = selectable(m_switches, "body");
        value->setObjectName(QStringLiteral("ruleSwitch%1").arg(row - 1));
        value->setText(one.isChanged ? tr("● %1 (usually %2)").arg(one.value, one.usual) : one.value);
        value->setAlignment(Qt::AlignRight | Qt::AlignTop);
        setLook(*value, "tone", one.isChanged ? QStringLiteral("accent") : QStringLiteral("muted"));
        name->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        grid->addWidget(name, row, 0);
        grid->addWidget(value, row, 1);
        ++row;
    }
    // Above the stretch at the end.
    m_column->insertWidget(m_column->count() - 1, m_switches);
}

}  // namespace hitspread
