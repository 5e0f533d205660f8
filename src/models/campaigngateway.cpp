#include "models/campaigngateway.h"

#include <QMetaObject>

namespace hitspread {

CampaignGateway::CampaignGateway(const BodyPlans& plans, const Clock& clock, SeedSource& seeds, QObject* parent)
    : QObject(parent), m_plans(plans), m_clock(clock), m_seeds(seeds)
{}

void CampaignGateway::setQueue(CampaignQueue* queue)
{
    m_queue = queue;
}

void CampaignGateway::post(std::function<void(CampaignServices&)> work, std::function<void()> done, Failed failed)
{
    if (!m_queue) {
        failed(Problem{ProblemCode::NotFound, "campaign", {}});
        return;
    }
    ++m_waiting;
    Q_EMIT waitingChanged(m_waiting);
    m_queue->post(
        [this, work = std::move(work), done = std::move(done), failed = std::move(failed)](Campaign& campaign) {
            std::optional<Problem> wrong;
            try {
                CampaignServices services{campaign,
                                          EncounterService(campaign, m_clock),
                                          ActionService(campaign, m_plans, m_clock),
                                          HistoryService(campaign, m_clock),
                                          LibraryService(campaign, m_clock),
                                          KitService(campaign, m_clock)};
                work(services);
            } catch (const Failure& failure) {
                wrong = failure.problem();
            } catch (const std::exception& other) {
                wrong = Problem{ProblemCode::StorageFault, "campaign", {other.what()}};
            }
            const auto home = [this, done, failed, wrong] {
                finishOne();
                if (wrong)
                    failed(*wrong);
                else
                    done();
            };
            QMetaObject::invokeMethod(this, home, Qt::QueuedConnection);
        });
}

void CampaignGateway::finishOne()
{
    --m_waiting;
    Q_EMIT waitingChanged(m_waiting);
}

}  // namespace hitspread
