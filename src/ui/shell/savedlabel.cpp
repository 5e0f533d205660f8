#include "ui/shell/savedlabel.h"

#include "models/campaigngateway.h"

namespace hitspread {

SavedLabel::SavedLabel(CampaignGateway& gateway, QWidget* parent) : QLabel(parent), m_gateway(gateway)
{
    setObjectName(QStringLiteral("statusSaved"));
    connect(&gateway, &CampaignGateway::waitingChanged, this, &SavedLabel::tell);
    tell();
}

void SavedLabel::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    tell();
}

void SavedLabel::setLost(bool lost)
{
    m_isLost = lost;
    tell();
}

void SavedLabel::tell()
{
    if (m_isLost)
        setText(tr("⚠ Nothing is saved now"));
    else if (m_readOnly)
        setText(tr("Open for reading only"));
    else
        setText(m_gateway.waiting() > 0 ? tr("Saving…") : tr("✓ Every step saved"));
}

}  // namespace hitspread
