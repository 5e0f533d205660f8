#pragma once

#include <QObject>

#include <QStringList>

class QMimeData;
class QWidget;

namespace hitspread {

class CampaignHost;
class Preferences;
class ProblemRemedy;

/// Opens the campaign to begin with where nobody named one: that of last time, else the sample.
void openUsual(CampaignHost& host, const Preferences& preferences);

/// Files from outside, dropped on any window of the program: each is opened, and what it turns out to hold is taken (ProblemRemedy::hand()), one
/// after the other. A widget that takes some files itself goes first.
class FileDoors : public QObject {
    Q_OBJECT

public:
    /// All must outlive it; `window` is the first that takes files.
    FileDoors(CampaignHost& host, Preferences& preferences, ProblemRemedy& remedy, QWidget& window);

public Q_SLOTS:
    void take(const QStringList& paths);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void watch(QWidget& window);
    void takeNext();
    void comeForward();
    [[nodiscard]] static QStringList filesIn(const QMimeData* dropped);

    CampaignHost& m_host;
    ProblemRemedy& m_remedy;
    QWidget& m_window;
    QStringList m_waiting;
    bool m_isTaking = false;
};

}  // namespace hitspread
