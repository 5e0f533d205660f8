#include "ui/encounter/newcomerstate.h"

#include "models/campaigngateway.h"
#include "models/fight/presentwords.h"
#include "services/fight/newcombatants.h"
#include "text/echo.h"
#include "text/joined.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/labels/longwords.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <initializer_list>
#include <utility>

namespace hitspread {

NewcomerState::NewcomerState(CampaignGateway& gateway, QWidget* parent)
    : QObject(parent),
      m_gateway(gateway),
      m_states(new QComboBox(parent)),
      m_title(titleFor(tr("State"), *m_states)),
      m_how(new QLabel(parent))
{
    m_states->setObjectName(QStringLiteral("addState"));
    m_states->setAccessibleName(tr("State"));
    m_states->setToolTip(tr("How a fight left this character, or as the library has it"));
    m_states->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_how->setObjectName(QStringLiteral("addHow"));
    m_how->setTextFormat(Qt::PlainText);
    m_how->setWordWrap(true);
    setLook(*m_how, "textRole", QStringLiteral("secondary"));
    connect(m_states, &QComboBox::activated, this, [this] { m_isChosen = true; });
    connect(m_states, &QComboBox::currentIndexChanged, this, &NewcomerState::showHow);
    setShown(false);
}

void NewcomerState::placeIn(QGridLayout& grid, int row, int columns)
{
    grid.addWidget(m_title, row, 0);
    grid.addWidget(m_states, row, 1, 1, columns - 1);
    grid.addWidget(m_how, row + 1, 1, 1, columns - 1);
}

void NewcomerState::setShown(bool isShown)
{
    for (QWidget* part : std::initializer_list<QWidget*>{m_title, m_states, m_how})
        part->setVisible(isShown);
}

QString NewcomerState::asNow(const Whereabouts& where)
{
    return where.present ? tr("as now: %1").arg(text::visible(where.after)) : QString();
}

NewcomerState::Standing NewcomerState::standingOf(CampaignServices& services, RecordId character)
{
    EncounterStore& store = services.campaign.encounters();
    const Whereabouts where = services.presents.whereabouts(character);
    Standing standing{services.library.load({RecordKind::Character, character}), {}, {}};
    if (where.present)
        standing.states.push_back({where.present->combatant.id, asNow(where),
                                   howHeIs(store.encounter(where.present->combatant.encounter), *where.present), true});
    for (const Whereabouts::Place& place : where.fights) {
        const QString name = text::visible(place.name);
        standing.states.push_back({place.combatant, tr("as in %1").arg(name),
                                   howHeIs(store.encounter(place.encounter), services.encounters.view(place.combatant)),
                                   false});
        if (!place.archived)
            standing.fights << name;
    }
    return standing;
}

void NewcomerState::look(RecordId character)
{
    m_wanted = character;
    m_standing.reset();
    m_isChosen = false;
    setShown(false);
    if (character == 0)
        return;
    m_gateway.run(
        this,
        [character](CampaignServices& services) {
            return services.campaign.atOneMoment([&] { return standingOf(services, character); });
        },
        [this, character](Standing standing) {
            if (character == m_wanted)
                take(std::move(standing));
        });
}

void NewcomerState::take(Standing standing)
{
    {
        const QSignalBlocker quiet(m_states);
        m_states->clear();
        m_states->addItem(tr("fresh"), QVariant::fromValue(RecordId{0}));
        for (const State& state : standing.states)
            m_states->addItem(state.title, QVariant::fromValue(state.combatant));
    }
    m_standing = std::move(standing);
    setShown(!m_standing->states.empty());
    Q_EMIT known(usualSide(m_standing->character));
    showHow();
}

void NewcomerState::preset(const std::string& name, int count)
{
    m_count = count;
    if (!m_standing)
        return;
    if (!m_isChosen) {
        Newcomers wanted;
        wanted.character = m_standing->character.id;
        wanted.name = name;
        wanted.count = count;
        const auto& states = m_standing->states;
        const bool isNow = !states.empty() && states.front().isPresent && isHimself(m_standing->character, wanted);
        m_states->setCurrentIndex(isNow ? 1 : 0);
    }
    showHow();
}

void NewcomerState::showHow()
{
    if (!m_standing)
        return;
    QStringList words;
    if (const int at = m_states->currentIndex() - 1; at >= 0)
        words << m_standing->states.at(static_cast<std::size_t>(at)).how;
    else
        words << tr("as the library has it");
    if (!m_standing->fights.isEmpty() && m_count == 1)
        words << tr("is in %1, too").arg(m_standing->fights.join(tr(", ")));
    m_how->setText(breakable(text::joined(words)));
    Q_EMIT changed();
}

std::optional<RecordId> NewcomerState::as(RecordId character) const
{
    if (!m_standing || m_standing->character.id != character || m_standing->states.empty())
        return std::nullopt;
    return m_states->currentData().toLongLong();
}

QString NewcomerState::words() const
{
    return m_standing && m_states->currentIndex() > 0 ? m_states->currentText() : QString();
}

}  // namespace hitspread
