#include "ui/history/followinglist.h"

#include "text/echo.h"
#include "text/problems.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"

#include <QListWidgetItem>

#include <algorithm>

namespace hitspread {

FollowingList::FollowingList(const ApplicationStyle& style, QWidget* parent) : QListWidget(parent), m_style(style)
{
    setObjectName(QStringLiteral("followingList"));
    setAccessibleName(tr("What follows"));
    setWordWrap(true);
    setResizeMode(QListView::Adjust);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSpacing(2);
    connect(&style, &ApplicationStyle::themeChanged, this, &FollowingList::fill);
}

void FollowingList::setRevision(const Revision& revision)
{
    m_revision = revision;
    fill();
}

void FollowingList::addEntry(const Remade& entry)
{
    const Theme& theme = m_style.theme();
    const QString was = text::visible(entry.title);
    const QString now = text::visible(entry.becomes);
    auto* item = new QListWidgetItem(this);
    switch (entry.fate) {
    case Remade::Fate::Same:
        item->setText(tr("%1\nas before").arg(now));
        item->setIcon(iconOf(Icon::Check, theme, Token::Muted));
        item->setForeground(theme.colour(Token::Muted));
        break;
    case Remade::Fate::Different:
        item->setText(was == now ? tr("%1\nwith other numbers").arg(was) : tr("%1\nbefore: %2").arg(now, was));
        item->setIcon(iconOf(Icon::Edit, theme, Token::Accent));
        break;
    case Remade::Fate::Impossible:
        item->setText(tr("Left out: %1\n%2").arg(was, entry.problem ? text::reasonFor(*entry.problem) : QString()));
        item->setIcon(iconOf(Icon::Warning, theme, Token::Dmg));
        break;
    }
    item->setData(Qt::AccessibleTextRole, QString(item->text()).replace(QLatin1Char('\n'), QStringLiteral(": ")));
}

void FollowingList::fill()
{
    clear();
    std::ranges::for_each(m_revision.entries, [this](const Remade& entry) { addEntry(entry); });
    if (!m_revision.open)
        return;
    const Theme& theme = m_style.theme();
    auto* asking = new QListWidgetItem(iconOf(Icon::Dice, theme, Token::Accent), tr("Here something new is asked."),
                                       this);
    setCurrentItem(asking);
    if (const std::size_t behind = m_revision.open->behind; behind > 0) {
        auto* rest = new QListWidgetItem(
            behind == 1 ? tr("1 more step waits for that.") : tr("%1 more steps wait for that.").arg(behind), this);
        rest->setForeground(theme.colour(Token::Muted));
    }
    scrollToItem(asking);
}

}  // namespace hitspread
