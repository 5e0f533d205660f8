#include "ui/backups/differenceview.h"

#include "text/echo.h"
#include "ui/backups/backupwords.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/labels/longwords.h"
#include "ui/widgets/labels/wraplabel.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace hitspread {

namespace {

constexpr std::size_t kMostNames = 24;
constexpr std::size_t kMostFights = 12;

}  // namespace

DifferenceView::DifferenceView(QWidget* parent)
    : QFrame(parent),
      m_title(new WrapLabel(this)),
      m_facts(new WrapLabel(this)),
      m_area(new QScrollArea(this)),
      m_lines(new QWidget),
      m_column(new QVBoxLayout(m_lines))
{
    setObjectName(QStringLiteral("backupCard"));
    m_title->setObjectName(QStringLiteral("backupTitle"));
    m_facts->setObjectName(QStringLiteral("backupFacts"));
    setLook(*m_title, "textRole", QStringLiteral("heading"));
    setLook(*m_facts, "textRole", QStringLiteral("secondary"));
    setLook(*this, "card", QStringLiteral("true"));
    setLook(*m_lines, "ground", QStringLiteral("surface"));
    m_area->setObjectName(QStringLiteral("backupDifference"));
    m_area->setAccessibleName(tr("What differs from now"));
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::StrongFocus);
    m_area->setWidget(m_lines);
    m_column->setContentsMargins(0, 0, space::kSmall, 0);
    m_column->setSpacing(space::kTiny);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::kMedium, space::kMedium, space::kTiny, space::kMedium);
    column->setSpacing(space::kTiny);
    column->addWidget(m_title);
    column->addWidget(m_facts);
    column->addSpacing(space::kSmall);
    column->addWidget(m_area, 1);
}

QString DifferenceView::stateOf(const FightContents& fight)
{
    const QString round = tr("round %1").arg(fight.round);
    return fight.lastAction.empty() ? tr("%1, nothing had been done yet").arg(round)
                                    : QStringLiteral("%1 · %2").arg(round, text::visible(fight.lastAction));
}

QString DifferenceView::namesOf(const std::vector<std::string>& names)
{
    QStringList all;
    for (std::size_t i = 0; i < names.size() && i < kMostNames; ++i)
        all << text::visible(names[i]);
    const QString first = all.join(QStringLiteral(", "));
    const int more = static_cast<int>(names.size()) - static_cast<int>(all.size());
    return more > 0 ? tr("%1 and %n more", nullptr, more).arg(first) : first;
}

void DifferenceView::clear()
{
    m_said.clear();
    while (QLayoutItem* item = m_column->takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
}

void DifferenceView::say(const QString& words, const char* look, const QString& value)
{
    auto* line = new WrapLabel(breakable(words), m_lines);
    setLook(*line, look, value);
    m_column->addWidget(line);
    m_said << words;
}

void DifferenceView::begin(const QString& when, const Backup& backup)
{
    m_title->setText(tr("As it was %1").arg(when));
    QStringList parts{backupwords::why(backup.reason), backupwords::size(backup.bytes)};
    if (backup.isKept)
        parts << tr("kept for ever");
    m_kind = parts.join(QStringLiteral(" · "));
    m_facts->setText(m_kind);
    clear();
    say(tr("Being read…"), "tone", QStringLiteral("muted"));
    tell();
}

void DifferenceView::fail(const QString& sentence)
{
    clear();
    say(sentence, "tone", QStringLiteral("dmg"));
    tell();
}

void DifferenceView::addNames(const QString& title, const std::vector<std::string>& names)
{
    if (names.empty())
        return;
    m_column->addSpacing(space::kTiny);
    say(title, "textRole", QStringLiteral("section"));
    say(namesOf(names), "textRole", QStringLiteral("body"));
}

void DifferenceView::addFight(const FightDifference& fight)
{
    const QString then = text::visible(fight.then.name);
    const QString now = text::visible(fight.now.name);
    say(then == now ? then : tr("%1, now called %2").arg(then, now), "textRole", QStringLiteral("thing"));
    say(tr("Then: %1").arg(stateOf(fight.then)), "textRole", QStringLiteral("body"));
    say(tr("Now: %1").arg(stateOf(fight.now)), "textRole", QStringLiteral("body"));
    m_column->addSpacing(space::kTiny);
}

void DifferenceView::show(const ContentsDifference& difference, bool isOfNow)
{
    clear();
    m_facts->setText(tr("%1 · fights: %2 · people: %3")
                         .arg(m_kind, QString::number(difference.fights), QString::number(difference.people)));
    if (!isOfNow) {
        addNames(tr("Fights in it"), difference.fightsOnlyThen);
        addNames(tr("People in it"), difference.peopleOnlyThen);
        return tell();
    }
    if (difference.isNone())
        say(tr("No people and no fights differ from now."), "tone", QStringLiteral("ok"));
    if (!difference.fightsChanged.empty()) {
        say(tr("Fights that stand elsewhere now"), "textRole", QStringLiteral("section"));
        for (std::size_t i = 0; i < difference.fightsChanged.size() && i < kMostFights; ++i)
            addFight(difference.fightsChanged[i]);
        const int more = static_cast<int>(difference.fightsChanged.size()) - static_cast<int>(kMostFights);
        if (more > 0)
            say(tr("and %n more", nullptr, more), "textRole", QStringLiteral("secondary"));
    }
    addNames(tr("Fights only then"), difference.fightsOnlyThen);
    addNames(tr("Fights only now"), difference.fightsOnlyNow);
    addNames(tr("People only then"), difference.peopleOnlyThen);
    addNames(tr("People only now"), difference.peopleOnlyNow);
    addNames(tr("People written otherwise now"), difference.peopleChanged);
    tell();
}

QString DifferenceView::words() const
{
    return m_said.join(u'\n');
}

void DifferenceView::tell()
{
    m_column->addStretch(1);
    m_area->setAccessibleDescription(words());
}

}  // namespace hitspread
