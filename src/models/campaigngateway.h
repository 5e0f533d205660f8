#pragma once

#include "services/action/actionservice.h"
#include "services/fight/conditionservice.h"
#include "services/fight/encounterlistservice.h"
#include "services/fight/encounterservice.h"
#include "services/fight/groundservice.h"
#include "services/library/kitservice.h"
#include "services/library/libraryservice.h"
#include "services/people/presentservice.h"
#include "services/refusal/problem.h"
#include "services/turn/restservice.h"
#include "services/turn/turnservice.h"
#include "services/undo/historyservice.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <type_traits>
#include <vector>

namespace hitspread {

/// The services over one campaign, as a piece of work sees them. Storage thread only.
struct CampaignServices {
    CampaignServices(Campaign& of, const BodyPlans& plans, const Clock& now);

    Campaign& campaign;
    EncounterService encounters;
    EncounterListService encounterList;
    ActionService actions;
    HistoryService history;
    LibraryService library;
    KitService kits;
    TurnService turns;
    ConditionService conditions;
    RestService rests;
    PresentService presents;
    GroundService ground;
    const Clock& clock;
};

/// The window's way to a campaign: hands work to the storage thread and brings what came of it back to this object's
/// thread. Work runs in the order it was asked for, and none is lost while an earlier piece is slow. It knows no storage.
class CampaignGateway : public QObject {
    Q_OBJECT

public:
    CampaignGateway(const BodyPlans& plans, const Clock& clock, SeedSource& seeds, QObject* parent = nullptr);

    /// The queue of the open campaign; nullptr: none is open, or another is on its way: work asked for is refused with a problem, for
    /// what is on the screen then is not of the campaign to come.
    void setQueue(CampaignQueue* queue);
    [[nodiscard]] bool isOpen() const { return m_queue != nullptr; }
    [[nodiscard]] int waiting() const { return m_waiting; }
    [[nodiscard]] const BodyPlans& plans() const { return m_plans; }
    [[nodiscard]] SeedSource& seeds() const { return m_seeds; }

    using Failed = std::function<void(const Problem&)>;

    /// Runs `work` on the storage thread, then `done` with its result here, unless `context` is gone by then. A problem
    /// goes to `failed`, or to problem() when there is none.
    template <typename Work, typename Done>
    void run(QObject* context, Work work, Done done, Failed failed = {})
    {
        using Result = std::invoke_result_t<Work, CampaignServices&>;
        auto result = std::make_shared<std::conditional_t<std::is_void_v<Result>, int, std::optional<Result>>>();
        const QPointer<QObject> alive(context);
        post(
            [work = std::move(work), result](CampaignServices& services) mutable {
                if constexpr (std::is_void_v<Result>)
                    work(services);
                else
                    result->emplace(work(services));
            },
            [done = std::move(done), result, alive]() mutable {
                if (!alive)
                    return;
                if constexpr (std::is_void_v<Result>)
                    done();
                else
                    done(std::move(**result));
            },
            [failed = std::move(failed), alive, this](const Problem& what) {
                if (failed && alive)
                    failed(what);
                else
                    Q_EMIT problem(what);
            });
    }

Q_SIGNALS:
    void problem(const hitspread::Problem& problem);
    /// After the work that made it, before what came of that work is handed over: whoever asks for values anew there need not do it
    /// again for this.
    void changed(const hitspread::CampaignChange& change);
    /// The campaign is about to be left: the last moment to ask work of it.
    void leaving();
    /// How many pieces of work are under way.
    void waitingChanged(int waiting);

private:
    void post(std::function<void(CampaignServices&)> work, std::function<void()> done, Failed failed);
    void finishOne();

    const BodyPlans& m_plans;
    const Clock& m_clock;
    SeedSource& m_seeds;
    CampaignQueue* m_queue = nullptr;
    int m_waiting = 0;
    bool m_isBetween = false;  ///< one campaign was open already
};

}  // namespace hitspread
