#include "ui/attack/attackcures.h"

#include "models/play/attackpresenter.h"
#include "text/fields.h"
#include "text/naming.h"
#include "ui/attack/attackfoot.h"

#include <algorithm>
#include <utility>

namespace hitspread {

AttackCures::AttackCures(Fight& fight, AttackPresenter& presenter, AttackFoot& foot, QObject* parent)
    : QObject(parent), m_fight(fight), m_presenter(presenter), m_foot(foot)
{
    connect(&presenter, &AttackPresenter::changed, this, &AttackCures::seek);
    connect(&presenter, &AttackPresenter::refused, this, [this](const Problem& why) {
        // What cannot even be begun may lack something.
        if (!m_presenter.isReady()) {
            m_heard = why;
            seekFor(why);
        }
    });
    // Who acts and what he can do may change behind the window.
    connect(&fight, &Fight::changed, this, &AttackCures::seek);
    connect(&fight, &Fight::choiceChanged, this, &AttackCures::seek);
    connect(&foot, &AttackFoot::cureAsked, this, [this](int place) { carryOut(static_cast<std::size_t>(place)); });
}

void AttackCures::seek()
{
    if (m_presenter.isReady())
        m_heard.reset();
    if (m_heard)
        return seekFor(*m_heard);
    // What the fight has no more is cured although dice lie there: without it nothing comes of them.
    if (m_presenter.isReady() && m_presenter.hindrance())
        return seekFor(*m_presenter.hindrance());
    const Problem why{ProblemCode::Refused, {}, {}, m_presenter.action().system, m_presenter.complaints().refusals()};
    if (why.refusals.empty() || m_presenter.dice().hasFallen()) {
        ++m_sought;
        show({});
    } else {
        seekFor(why);
    }
}

void AttackCures::seekFor(const Problem& why)
{
    const unsigned number = ++m_sought;
    if (!m_presenter.past().isEmpty() || !m_fight.gateway().isOpen() || m_fight.snapshot().readOnly)
        return show({});
    m_fight.gateway().run(
        this, [order = m_presenter.order(), why](CampaignServices& services) { return curesFor(services, order, why); },
        [this, number](std::vector<ActionOffer> offers) {
            if (number == m_sought)
                show(std::move(offers));
        });
}

void AttackCures::show(std::vector<ActionOffer> offers)
{
    m_offers = std::move(offers);
    // Going on goes on from whoever acts now.
    std::erase_if(m_offers, [this](const ActionOffer& offer) {
        return offer.plan.kind == ActionPlan::Kind::Next && m_fight.choice().active != m_presenter.order().actor;
    });
    // While dice wait nothing else is done in the fight.
    std::erase_if(m_offers, [this](const ActionOffer& offer) {
        const ActionPlan::Kind kind = offer.plan.kind;
        return m_presenter.dice().hasFallen() && kind != ActionPlan::Kind::Undo && kind != ActionPlan::Kind::Return
            && kind != ActionPlan::Kind::Gear;
    });
    QStringList words;
    for (ActionOffer& offer : m_offers) {
        if (offer.plan.kind == ActionPlan::Kind::Next)
            offer.words = nextWords(m_fight);
        // Of several things and people each is called by its name.
        const bool isNamed = offer.plan.kind == ActionPlan::Kind::Next || offer.plan.with != ActionPlan::With::Used
            || offer.plan.by != ActionPlan::By::Doer;
        words << (isNamed ? offer.words.full : offer.words.brief);
    }
    m_choices = m_presenter.options().forbidden();
    for (const FieldPath path : m_choices)
        words << tr("Take back: %1")
                     .arg(text::fieldName(text::Naming(m_presenter.action().request),
                                          *m_presenter.declaration().parts[path.part].record,
                                          m_presenter.options().fieldAt(path)));
    m_foot.setCures(words);
}

bool AttackCures::take()
{
    if (m_offers.empty() && m_choices.empty())
        return false;
    carryOut(0);
    return true;
}

void AttackCures::declare()
{
    if (!m_offers.empty() && m_offers.front().plan.kind == ActionPlan::Kind::Set)
        carryOut(0);
}

void AttackCures::carryOut(std::size_t place)
{
    if (m_isDoing)
        return;
    if (place >= m_offers.size()) {
        const std::size_t choice = place - m_offers.size();
        if (choice < m_choices.size())
            m_presenter.options().reset(m_choices[choice]);
        return;
    }
    const ActionOffer offer = m_offers[place];
    if (offer.plan.kind == ActionPlan::Kind::Undo || offer.plan.kind == ActionPlan::Kind::Return)
        return goBack(m_fight, offer);
    if (offer.plan.kind == ActionPlan::Kind::Set) {
        for (const ActionSetting& setting : offer.plan.settings) {
            if (const auto path = m_presenter.options().path(setting.part, setting.field))
                m_presenter.options().setNumber(*path, setting.value);
        }
        return;
    }
    if (offer.plan.kind != ActionPlan::Kind::Action)
        return Q_EMIT asked(offer);
    m_isDoing = true;
    doAtOnce(m_fight, this, offer, [this, offer](Done done) {
        m_isDoing = false;
        if (done == Done::Asks)
            return Q_EMIT asked(offer);
        takeBackAfter(m_presenter.options().forbidden());
        m_presenter.begin(m_presenter.order());
    });
}

/// What was declared here may be more than the action left: it was meant for the attack, not against it.
void AttackCures::takeBackAfter(const std::vector<FieldPath>& before)
{
    const auto takeBack = [this, before] {
        for (const FieldPath path : m_presenter.options().forbidden()) {
            if (std::ranges::find(before, path) == before.end())
                m_presenter.options().reset(path);
        }
    };
    // It is known what stands against it once it is worked out anew.
    connect(
        &m_presenter, &AttackPresenter::ready, this,
        [this, takeBack] {
            connect(&m_presenter, &AttackPresenter::changed, this, takeBack, Qt::SingleShotConnection);
        },
        Qt::SingleShotConnection);
}

}  // namespace hitspread
