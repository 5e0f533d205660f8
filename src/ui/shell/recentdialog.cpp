#include "ui/shell/recentdialog.h"

#include "ui/settings/preferences.h"
#include "ui/shell/recentcampaign.h"
#include "ui/shell/recentlist.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace hitspread {

namespace {

constexpr QSize kRecentSize(560, 480);

}  // namespace

RecentDialog::RecentDialog(Preferences& preferences, const ApplicationStyle& style, QWidget* parent)
    : QDialog(parent),
      m_preferences(preferences),
      m_list(new RecentList(style, this)),
      m_remove(new QPushButton(tr("&Remove from the list"), this)),
      m_open(new QPushButton(tr("Open   Enter"), this))
{
    setObjectName(QStringLiteral("recent"));
    entitle(*this, tr("Open recent - Hitspread"));
    m_remove->setObjectName(QStringLiteral("recentRemove"));
    m_remove->setToolTip(tr("The file stays where it is"));
    m_remove->setAutoDefault(false);
    m_open->setObjectName(QStringLiteral("recentOpen"));
    auto* leave = new QPushButton(tr("Cancel   Esc"), this);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::kMedium);
    column->addWidget(m_list, 1);
    auto* left = new QWidget(this);
    auto* row = new QHBoxLayout(left);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_remove);
    row->addStretch(1);
    column->addLayout(footOf(*this, {*left, *leave, *m_open, true}));
    connect(leave, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_open, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_remove, &QPushButton::clicked, this, &RecentDialog::remove);
    connect(m_list, &RecentList::opened, this, &QDialog::accept);
    connect(m_list, &RecentList::currentItemChanged, this, &RecentDialog::refresh);
    connect(m_list, &RecentList::itemChanged, this, &RecentDialog::refresh);
    m_list->show(m_preferences.recentFiles());
    refresh();
    resizeWithinScreen(*this, kRecentSize * style.theme().textPercent() / 100);
    m_list->setFocus();
}

QString RecentDialog::path() const
{
    return m_list->path();
}

void RecentDialog::refresh()
{
    m_remove->setEnabled(!m_list->path().isEmpty());
    m_open->setEnabled(m_list->isThere());
}

void RecentDialog::remove()
{
    const QString path = m_list->path();
    m_preferences.removeRecent(path);
    RecentCampaign::forget(path);
    m_list->show(m_preferences.recentFiles());
    refresh();
}

}  // namespace hitspread
