#include "ui/widgets/portraits.h"

#include "models/campaigngateway.h"
#include "reports/portrait.h"
#include "services/fight/encounterservice.h"

namespace hitspread {

Portraits& Portraits::of(CampaignGateway& gateway)
{
    auto* known = gateway.findChild<Portraits*>(QString(), Qt::FindDirectChildrenOnly);
    return known ? *known : *new Portraits(gateway);
}

Portraits::Portraits(CampaignGateway& gateway) : QObject(&gateway), m_gateway(gateway)
{
    // What was asked of the campaign that is left is of no other; a picture is told by its contents, and may be of any.
    connect(&gateway, &CampaignGateway::leaving, this, [this] { m_asked.clear(); });
}

QImage Portraits::picture(const std::string& digest)
{
    const QByteArray key = QByteArray::fromStdString(digest);
    if (const auto known = m_pictures.constFind(key); known != m_pictures.cend())
        return *known;
    if (key.isEmpty() || m_asked.contains(key) || !m_gateway.isOpen())
        return {};
    m_asked.insert(key);
    m_gateway.run(
        this,
        [digest](CampaignServices& services) { return portrait::decoded(services.campaign.library().image(digest)); },
        [this, key](const QImage& picture) {
            // What this campaign cannot show another may have whole.
            if (picture.isNull())
                return;
            m_pictures.insert(key, picture);
            Q_EMIT arrived();
        },
        [](const Problem&) {});  // whoever checks the campaign is told; here there are letters instead
    return {};
}

BadgeFace Portraits::faceOf(const CombatantView* who)
{
    BadgeFace face = hitspread::faceOf(who ? &who->combatant : nullptr);
    if (who)
        face.portrait = picture(who->character.portrait);
    return face;
}

}  // namespace hitspread
