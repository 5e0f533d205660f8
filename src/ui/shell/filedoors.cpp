#include "ui/shell/filedoors.h"

#include "models/campaignhost.h"
#include "ui/settings/preferences.h"
#include "ui/shell/problemremedy.h"

#include <QApplication>
#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace hitspread {

void openUsual(CampaignHost& host, const Preferences& preferences)
{
    const QStringList recent = preferences.recentFiles();
    // One that is gone is not passed over: that it is, and where its backups are, is what is told then.
    if (recent.isEmpty())
        host.openSample();
    else
        host.open(recent.constFirst());
}

FileDoors::FileDoors(CampaignHost& host, Preferences& preferences, ProblemRemedy& remedy, QWidget& window)
    : QObject(&window), m_host(host), m_remedy(remedy), m_window(window)
{
    watch(window);
    // Every window that is gone to is one.
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget*, QWidget* now) {
        if (now)
            watch(*now->window());
    });
    connect(&remedy, &ProblemRemedy::campaignWanted, this, [&host, &preferences] { openUsual(host, preferences); });
    // What came of it stands in the first window, which another one may hide.
    connect(&remedy, &ProblemRemedy::toldOfHanded, this, &FileDoors::comeForward);
    connect(&host, &CampaignHost::fightImported, this, &FileDoors::comeForward);
    connect(&host, &CampaignHost::opened, this, [this] {
        if (m_isTaking)
            comeForward();
    });
    // Of several requests the host heeds the last one: the next file waits until this one is there, or is not.
    connect(&host, &CampaignHost::ended, this, &FileDoors::takeNext, Qt::QueuedConnection);
}

void FileDoors::watch(QWidget& window)
{
    if (window.acceptDrops() || window.isModal())
        return;
    window.setAcceptDrops(true);
    window.installEventFilter(this);
}

QStringList FileDoors::filesIn(const QMimeData* dropped)
{
    QStringList files;
    for (const QUrl& url : dropped ? dropped->urls() : QList<QUrl>()) {
        if (url.isLocalFile())
            files << url.toLocalFile();
    }
    return files;
}

bool FileDoors::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::DragEnter:
    case QEvent::DragMove: {
        auto* drag = static_cast<QDragMoveEvent*>(event);
        if (filesIn(drag->mimeData()).isEmpty())
            return false;
        drag->acceptProposedAction();
        return true;
    }
    case QEvent::Drop: {
        auto* drop = static_cast<QDropEvent*>(event);
        const QStringList files = filesIn(drop->mimeData());
        if (files.isEmpty())
            return false;
        drop->acceptProposedAction();
        take(files);
        return true;
    }
    default: return QObject::eventFilter(watched, event);
    }
}

void FileDoors::comeForward()
{
    m_window.raise();
    m_window.activateWindow();
}

void FileDoors::take(const QStringList& paths)
{
    // A campaign first: what comes with it comes into it.
    QStringList all = paths;
    std::stable_partition(all.begin(), all.end(), [](const QString& path) {
        return path.endsWith(QStringLiteral(".hitspread"), Qt::CaseInsensitive);
    });
    m_waiting += all;
    if (!m_isTaking)
        takeNext();
}

void FileDoors::takeNext()
{
    if (m_host.isBusy())
        return;
    m_isTaking = !m_waiting.isEmpty();
    if (!m_isTaking)
        return;
    m_remedy.hand(m_waiting.takeFirst());
    // The campaign that is open already is opened without a word.
    if (!m_host.isBusy())
        QMetaObject::invokeMethod(this, &FileDoors::takeNext, Qt::QueuedConnection);
}

}  // namespace hitspread
