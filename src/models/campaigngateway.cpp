#include "models/campaigngateway.h"

#include <QMetaObject>

#include <algorithm>

namespace hitspread {

namespace {

/// What the transactions of one piece of work changed, one entry per scope.
class Changes final : public ChangeListener {
public:
    explicit Changes(Campaign& campaign) : m_campaign(campaign) { m_campaign.setListener(this); }
    ~Changes() override { m_campaign.setListener(nullptr); }
    Changes(const Changes&) = delete;
    Changes& operator=(const Changes&) = delete;

    void changed(const CampaignChange& change) override
    {
        const auto found = std::ranges::find(m_all, change.scope, &CampaignChange::scope);
        if (found == m_all.end())
            return m_all.push_back(change);
        found->fields.insert(change.fields.begin(), change.fields.end());
        found->isAll = found->isAll || change.isAll;
    }
    [[nodiscard]] std::vector<CampaignChange> take() { return std::move(m_all); }

private:
    Campaign& m_campaign;
    std::vector<CampaignChange> m_all;
};

}  // namespace

CampaignServices::CampaignServices(Campaign& of, const BodyPlans& plans, const Clock& now)
    : campaign(of),
      encounters(of, now),
      encounterList(of, now),
      actions(of, plans, now),
      history(of, now),
      library(of, plans, now),
      kits(of, now),
      turns(of, plans, now),
      conditions(of, now),
      rests(of, plans, now),
      presents(of, now),
      ground(of, now),
      clock(now)
{}

CampaignGateway::CampaignGateway(const BodyPlans& plans, const Clock& clock, SeedSource& seeds, QObject* parent)
    : QObject(parent), m_plans(plans), m_clock(clock), m_seeds(seeds)
{}

void CampaignGateway::setQueue(CampaignQueue* queue)
{
    if (m_queue && m_queue != queue) {
        Q_EMIT leaving();
        m_isBetween = true;
    }
    m_queue = queue;
}

void CampaignGateway::post(std::function<void(CampaignServices&)> work, std::function<void()> done, Failed failed)
{
    if (!m_queue) {
        const Site campaign{SiteKind::Place, "campaign"};
        failed(Failure(ProblemCode::BadInput, campaign,
                       m_isBetween ? because<Reason::AnotherIsOpening>() : because<Reason::NoneIsOpen>())
                   .problem());
        return;
    }
    ++m_waiting;
    Q_EMIT waitingChanged(m_waiting);
    m_queue->post(
        [this, work = std::move(work), done = std::move(done), failed = std::move(failed)](Campaign& campaign) {
            std::optional<Problem> wrong;
            Changes changes(campaign);
            try {
                CampaignServices services(campaign, m_plans, m_clock);
                work(services);
            } catch (const std::exception& fault) {
                wrong = problemFrom(fault, {SiteKind::Place, "campaign"});
            }
            const auto home = [this, done, failed, wrong, written = changes.take()] {
                finishOne();
                for (const CampaignChange& change : written)
                    Q_EMIT changed(change);
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
