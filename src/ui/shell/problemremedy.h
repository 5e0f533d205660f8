#pragma once

#include <QHash>
#include <QObject>

#include "models/campaignhost.h"

#include <functional>

namespace hitspread {

class CampaignGateway;
class ProblemBar;
class WindowActions;

/// Says in the bar of the main window what went wrong with the campaign, and offers the one step that may mend it where there is one. It only
/// begins what a menu or another button begins as well. What it says goes when the next step goes through.
class ProblemRemedy : public QObject {
    Q_OBJECT

public:
    ProblemRemedy(CampaignHost& host, CampaignGateway& gateway, const WindowActions& actions, ProblemBar& bar);

    /// Says something else that stands in the way, with the step that mends it; no words: there is none.
    void offer(const QString& sentence, const QString& words, std::function<void()> step);

Q_SIGNALS:
    /// The dice that wait in this fight are to be seen.
    void pendingAsked();

private:
    struct Remedy {
        QString words{};  ///< of the button; empty: there is nothing to press
        std::function<void()> step{};
    };

    [[nodiscard]] Remedy forFile(const Problem& problem);
    /// A file could not be written under the name that was chosen.
    [[nodiscard]] Remedy anotherPlace(CampaignHost::Work work);
    [[nodiscard]] Remedy again(CampaignHost::Work work, const QString& path);
    [[nodiscard]] Remedy forStep(const Problem& problem);
    void say(const Problem& problem, Remedy remedy);

    CampaignHost& m_host;
    const WindowActions& m_actions;
    ProblemBar& m_bar;
    QHash<QString, CampaignHost::Work> m_works;  ///< what was begun last with a file
    QString m_last;                              ///< the file of what was begun last
    std::function<void()> m_step;
    bool m_isOfFile = false;  ///< what stands in the bar is about opening or writing a file, not about a step
};

}  // namespace hitspread
