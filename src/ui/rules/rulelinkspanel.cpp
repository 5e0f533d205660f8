#include "ui/rules/rulelinkspanel.h"

#include "models/rules/rulebook.h"
#include "models/rules/rulehistory.h"
#include "text/echo.h"
#include "text/labels.h"
#include "ui/rules/rulelink.h"
#include "ui/theme/applicationstyle.h"

#include <QLabel>
#include <QVBoxLayout>

namespace hitspread {

namespace {

/// So many entries of a fight are named; older ones are counted.
constexpr std::size_t kMostUses = 12;

}  // namespace

RuleLinksPanel::RuleLinksPanel(const RuleBook& book, const RuleHistory& history, QWidget* parent)
    : QWidget(parent),
      m_book(book),
      m_history(history),
      m_column(new QVBoxLayout(this)),
      m_used(add("ruleUsed", tr("Where it is used"))),
      m_here(add("ruleHere", tr("In this fight"))),
      m_related(add("ruleRelated", tr("Related rules")))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->addStretch(1);
}

RuleLinksPanel::Section RuleLinksPanel::add(const char* name, const QString& title)
{
    m_column->setSpacing(space::kTiny);
    const Section section{new QLabel(title, this), new QLabel(this)};
    setLook(*section.title, "textRole", QStringLiteral("section"));
    section.title->setContentsMargins(0, space::kMedium, 0, 0);
    section.words->setObjectName(QLatin1String(name));
    section.words->setAccessibleName(title);
    section.words->setWordWrap(true);
    section.words->setTextFormat(Qt::RichText);
    section.words->setTextInteractionFlags(Qt::TextBrowserInteraction);
    setLook(*section.words, "textRole", QStringLiteral("body"));
    connect(section.words, &QLabel::linkActivated, this, &RuleLinksPanel::linkFollowed, Qt::QueuedConnection);
    m_column->addWidget(section.title);
    m_column->addWidget(section.words);
    return section;
}

void RuleLinksPanel::fill(const Section& section, const QStringList& lines)
{
    section.title->setVisible(!lines.isEmpty());
    section.words->setVisible(!lines.isEmpty());
    QString text;
    for (const QString& line : lines)
        text += QStringLiteral("<p style=\"margin: 0 0 4px 0\">%1</p>").arg(line);
    section.words->setText(text);
}

QStringList RuleLinksPanel::linksTo(const std::vector<std::uint16_t>& rules, const QString& behind) const
{
    QStringList all;
    for (const std::uint16_t rule : rules)
        all << rulelink::toRule(m_book.facts(rule).id, m_book.name(rule)) + behind.toHtmlEscaped();
    return all;
}

QStringList RuleLinksPanel::usesOf(std::uint16_t rule) const
{
    QStringList lines;
    if (!m_book.isOfFight())
        return lines;
    const std::vector<RuleUse> uses = m_history.usesOf(rule);
    for (const RuleUse& use : uses) {
        if (static_cast<std::size_t>(lines.size()) == kMostUses) {
            lines << tr("and %1 more before").arg(uses.size() - kMostUses).toHtmlEscaped();
            break;
        }
        const QString when = use.round > 0 ? text::shortMoment(m_book.system(), use.round, use.phase) + u' '
                                           : QString();
        QString line = rulelink::toEntry(use.entry, when + text::visible(use.title));
        if (use.steps > 1)
            line += u' ' + tr("(%1 steps)").arg(use.steps).toHtmlEscaped();
        if (m_history.isTakenBack(use.entry))
            line += u' ' + tr("(taken back)").toHtmlEscaped();
        lines << line;
    }
    if (lines.isEmpty())
        lines << tr("Not yet.").toHtmlEscaped();
    return lines;
}

void RuleLinksPanel::show(std::uint16_t rule)
{
    const RuleLinks links = m_book.links(rule);
    QStringList used;
    if (!links.actions.isEmpty())
        used << tr("Actions: %1").arg(links.actions.join(QStringLiteral(", "))).toHtmlEscaped();
    if (!links.values.isEmpty())
        used << tr("Values: %1").arg(links.values.join(QStringLiteral(", "))).toHtmlEscaped();
    fill(m_used, used);
    fill(m_here, usesOf(rule));
    fill(m_related, linksTo(links.named) + linksTo(links.alike, tr(" (same house rule)")));
}

}  // namespace hitspread
