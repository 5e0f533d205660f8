#include "gallery/fileshots.h"

#include "gallery/desk.h"
#include "ui/backups/compactdialog.h"
#include "ui/diagram/bodyview.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/recentcampaign.h"
#include "ui/shell/recentdialog.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/problembar.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

namespace hitspread {

namespace {

constexpr QSize kFilesWindow(1280, 692);  ///< what a title bar leaves of 1280 x 720
constexpr std::int64_t kOfOneMegabyte = 1'000'000;

class FilesStage : public Desk {
public:
    FilesStage(ApplicationStyle& style, Album& album)
        : Desk(album), m_style(style), m_window(host(), gateway(), backups(), style, preferences())
    {
        m_window.resize(kFilesWindow);
        m_window.show();
    }
    /// What the host says of opening a file.
    void fail(ProblemCode code, std::vector<Cause> causes, const char* name)
    {
        const QString path = QStringLiteral("/campaigns/old-quay.hitspread");
        Q_EMIT host().started(CampaignHost::Work::Opening, path);
        Q_EMIT host().ended();
        Q_EMIT host().failed({code, {SiteKind::File, path}, std::move(causes)});
        save(m_window, name);
    }
    void hide(const char* bar) { m_window.findChild<ProblemBar*>(QLatin1String(bar))->hide(); }
    void save(QWidget& widget, const char* name) { Desk::save(widget, QStringLiteral("files-") + QLatin1String(name)); }
    MainWindow& window() { return m_window; }

    /// Those that were open: one with its fight, one without, one that is gone.
    void remember()
    {
        const QImage stage = m_window.findChild<BodyView*>(QStringLiteral("stage"))->grab().toImage();
        const QString here = QFileInfo(host().path()).absolutePath();
        const QDateTime evening(QDate::currentDate().addDays(-1), QTime(23, 40));
        for (const QString& before : preferences().recentFiles())
            preferences().removeRecent(before);
        for (const char* name : {"gone", "pump-house", "old-quay"}) {
            const QString path = here + u'/' + QLatin1String(name) + QStringLiteral(".hitspread");
            preferences().addRecent(path);
            if (name == std::string_view("gone"))
                continue;
            Desk::copySample(path);
            if (name == std::string_view("old-quay"))
                RecentCampaign::keep(path, stage, QStringLiteral("Harbour Gate"), evening);
        }
    }
    void paintRecent()
    {
        RecentDialog dialog(preferences(), m_style, &m_window);
        dialog.show();
        save(dialog, "recent");
    }
    void paintCompact()
    {
        CompactDialog dialog(backups(), m_style, &m_window);
        dialog.show();
        Q_EMIT backups().measured(52 * kOfOneMegabyte, 11 * kOfOneMegabyte);
        save(dialog, "compact");
        Q_EMIT backups().compacted(52 * kOfOneMegabyte, 40 * kOfOneMegabyte);
        save(dialog, "compacted");
    }
    void paintConflict()
    {
        const QString path = host().path();
        const QFileInfo file(path);
        const QString copy = file.absolutePath() + u'/' + file.completeBaseName() + QStringLiteral(" (1).hitspread");
        Desk::copySample(copy);
        QFile changed(copy);
        if (changed.open(QIODevice::ReadWrite))
            changed.setFileTime(QDateTime(QDate::currentDate().addDays(-1), QTime(23, 40)),
                                QFileDevice::FileModificationTime);
        changed.close();
        Q_EMIT host().opened();
        ContentsDifference difference{.people = 34, .fights = 5};
        difference.peopleOnlyThen = {"Tomas Reed", "Cass Ardent"};
        difference.peopleChanged = {"Ines Varga"};
        backups().tellDifference({.path = copy.toStdString()}, difference);
        save(m_window, "conflict");
        QFile::remove(copy);
        hide("conflictBar");
    }

private:
    ApplicationStyle& m_style;
    MainWindow m_window;
};

}  // namespace

void paintFiles(ApplicationStyle& style, Album& album)
{
    FilesStage stage(style, album);
    stage.open();
    stage.settle();
    stage.remember();
    stage.paintRecent();
    stage.paintCompact();
    stage.paintConflict();
    stage.fail(ProblemCode::NotACampaign, {because<Reason::FileEmpty>()}, "empty");
    stage.fail(ProblemCode::NotACampaign, {because<Reason::HoldsFight>()}, "fight");
    stage.hide("problemBar");
    Q_EMIT stage.host().newerOpened({ProblemCode::NewerCampaign, {}, {because<Reason::WrittenBy>("1.4.0")}});
    stage.save(stage.window(), "newer");
    stage.hide("readOnlyBar");
    FilesStage start(style, album);
    start.fail(ProblemCode::NotFound, {}, "start");
}

}  // namespace hitspread
