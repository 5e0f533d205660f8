#include "ui/backups/compactdialog.h"

#include "models/campaignbackups.h"
#include "text/problems.h"
#include "ui/backups/backupwords.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/labels/wraplabel.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace hitspread {

namespace {

constexpr int kCompactWidth = 460;  ///< px at 100 %: three lines

}  // namespace

CompactDialog::CompactDialog(CampaignBackups& backups, const ApplicationStyle& style, QWidget* parent)
    : QDialog(parent),
      m_backups(backups),
      m_words(new WrapLabel(tr("Looking how much of it is unused…"), this)),
      m_leave(new QPushButton(tr("Cancel   Esc"), this)),
      m_act(new QPushButton(tr("Compact   Enter"), this))
{
    setObjectName(QStringLiteral("compact"));
    entitle(*this, tr("Compact - Hitspread"));
    m_words->setObjectName(QStringLiteral("compactWords"));
    m_leave->setObjectName(QStringLiteral("compactLeave"));
    m_act->setObjectName(QStringLiteral("compactAct"));
    m_act->setEnabled(false);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::kMedium);
    column->addWidget(m_words, 1);
    auto* none = new QLabel(this);
    column->addLayout(footOf(*this, {*none, *m_leave, *m_act, true}));
    resizeWithinScreen(*this, QSize(kCompactWidth, 0) * style.theme().textPercent() / 100);
    connect(m_leave, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_act, &QPushButton::clicked, this, &CompactDialog::accept);
    connect(&backups, &CampaignBackups::measured, this, &CompactDialog::ask);
    connect(&backups, &CampaignBackups::compacted, this, [this](qint64 before, qint64 after) {
        end(tr("It took %1 and takes %2 now. What it was before is in its backups.")
                .arg(backupwords::size(before), backupwords::size(after)));
    });
    connect(&backups, &CampaignBackups::notCompacted, this,
            [this](const Problem& problem) { end(text::reasonFor(problem)); });
    backups.measure();
}

void CompactDialog::ask(qint64 all, qint64 unused)
{
    const QString gain = unused > 0
        ? tr("This campaign takes %1, of which at least %2 are unused.")
              .arg(backupwords::size(all), backupwords::size(unused))
        : tr("This campaign takes %1. Nothing of that is known to be unused: compacting it gains little.")
              .arg(backupwords::size(all));
    m_words->setText(
        tr("%1 Compacting lays the file out anew and gives the rest back to the disk. A backup is made before.")
            .arg(gain));
    m_act->setEnabled(true);
    m_act->setFocus();
}

void CompactDialog::accept()
{
    if (!m_act->isEnabled())
        return;
    m_act->setEnabled(false);
    m_words->setText(tr("Being compacted…"));
    m_backups.compact();
}

bool CompactDialog::event(QEvent* event)
{
    const bool isDone = QDialog::event(event);
    // Its words have as many lines as they take, at every size of letters.
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize)
        setMinimumHeight(layout()->totalHeightForWidth(width()));
    return isDone;
}

void CompactDialog::end(const QString& words)
{
    m_words->setText(words);
    m_act->hide();
    m_leave->setText(tr("Close   Esc"));
    m_leave->setFocus();
}

}  // namespace hitspread
