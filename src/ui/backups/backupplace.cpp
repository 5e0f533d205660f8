#include "ui/backups/backupplace.h"

#include "models/campaignbackups.h"
#include "text/echo.h"
#include "ui/backups/backupwords.h"
#include "ui/settings/preferences.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/labels/elidedlabel.h"

#include <QComboBox>
#include <QDesktopServices>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

#include <array>

namespace hitspread {

namespace {

constexpr std::array<std::int64_t, 6> kSizes{200'000'000,   500'000'000,    1'000'000'000,
                                             2'000'000'000, 10'000'000'000, 50'000'000'000};
static_assert(std::ranges::find(kSizes, kUsualBackupBytes) != kSizes.end());

}  // namespace

BackupPlace::BackupPlace(CampaignBackups& backups, Preferences& preferences, QWidget* parent)
    : QWidget(parent),
      m_backups(backups),
      m_preferences(preferences),
      m_where(new ElidedLabel(this)),
      m_show(new QPushButton(tr("Show the fo&lder"), this)),
      m_choose(new QPushButton(tr("&Choose a folder…"), this)),
      m_beside(new QPushButton(tr("&Beside each campaign"), this)),
      m_most(new QComboBox(this))
{
    m_where->setObjectName(QStringLiteral("backupWhere"));
    setLook(*m_where, "textRole", QStringLiteral("secondary"));
    m_show->setObjectName(QStringLiteral("backupShowFolder"));
    m_choose->setObjectName(QStringLiteral("backupChooseFolder"));
    m_choose->setToolTip(
        tr("On a second disk or a stick they outlive the first disk. Each campaign has its own folder there"));
    m_beside->setObjectName(QStringLiteral("backupBeside"));
    m_most->setObjectName(QStringLiteral("backupMost"));
    m_most->setAccessibleName(tr("How much of the backups of one campaign stays"));
    m_most->setToolTip(
        tr("How much of the backups of one campaign stays. Those kept for ever and the newest always do"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kTiny);
    column->addWidget(m_where);
    auto* buttons = new QWidget(this);
    auto* row = new FlowLayout(space::kSmall, buttons);
    row->setContentsMargins(0, 0, 0, 0);
    for (QPushButton* button : {m_show, m_choose, m_beside}) {
        button->setAutoDefault(false);
        setLook(*button, "plain", true);
        row->addWidget(button);
    }
    row->addWidget(m_most);
    column->addWidget(buttons);
    fillSizes();
    connect(m_show, &QPushButton::clicked, this, &BackupPlace::showFolder);
    connect(m_choose, &QPushButton::clicked, this, &BackupPlace::choose);
    connect(m_beside, &QPushButton::clicked, this, [this] { put({}); });
    connect(m_most, &QComboBox::activated, this, [this] {
        m_preferences.setBackupBytes(m_most->currentData().toLongLong());
        m_backups.configure(m_preferences.backupFolder(), m_preferences.backupBytes());
    });
}

void BackupPlace::fillSizes()
{
    for (const std::int64_t size : kSizes)
        m_most->addItem(tr("At most %1").arg(QLocale().formattedDataSize(size, 0, QLocale::DataSizeSIFormat)),
                        qint64{size});
}

void BackupPlace::refresh()
{
    const QString folder = m_backups.folder();
    m_where->setText(folder.isEmpty() ? QString() : tr("They lie in %1").arg(text::visible(folder)));
    m_show->setEnabled(QFileInfo(folder).isDir());
    m_beside->setVisible(!m_preferences.backupFolder().isEmpty());
    const int place = m_most->findData(qint64{m_preferences.backupBytes()});
    m_most->setCurrentIndex(place >= 0 ? place : m_most->findData(qint64{kUsualBackupBytes}));
}

void BackupPlace::choose()
{
    const QString folder = QFileDialog::getExistingDirectory(window(), tr("Where the backups of all campaigns lie"),
                                                             m_preferences.backupFolder());
    if (!folder.isEmpty())
        put(folder);
}

void BackupPlace::put(const QString& folder)
{
    m_preferences.setBackupFolder(folder);
    m_backups.configure(folder, m_preferences.backupBytes());
    refresh();
    Q_EMIT moved();
}

void BackupPlace::showFolder() const
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(m_backups.folder()));
}

}  // namespace hitspread
