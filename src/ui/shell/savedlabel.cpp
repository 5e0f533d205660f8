#include "ui/shell/savedlabel.h"

#include "models/campaigngateway.h"

#include <QEvent>

#include <algorithm>

namespace hitspread {

namespace {

/// Nothing is kept, nothing can be, something is about to be, everything is.
QStringList savedSentences()
{
    return {SavedLabel::tr("⚠ Nothing is saved now"), SavedLabel::tr("Open for reading only"),
            SavedLabel::tr("Saving…"), SavedLabel::tr("✓ Every step saved")};
}

}  // namespace

SavedLabel::SavedLabel(CampaignGateway& gateway, QWidget* parent) : QLabel(parent), m_gateway(gateway)
{
    setObjectName(QStringLiteral("statusSaved"));
    connect(&gateway, &CampaignGateway::waitingChanged, this, &SavedLabel::tell);
    setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    tell();
    fit();
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
    setText(savedSentences().at(m_isLost ? 0 : m_readOnly ? 1 : m_gateway.waiting() > 0 ? 2 : 3));
}

/// Room for the longest of its sentences: else bar and window would be laid out twice for each step.
void SavedLabel::fit()
{
    const auto width = [this](const QString& words) { return fontMetrics().horizontalAdvance(words); };
    const QStringList all = savedSentences();
    const auto longest = std::ranges::max_element(all, {}, width);
    setFixedSize(sizeHint().width() - width(text()) + width(*longest), sizeHint().height());
}

void SavedLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

}  // namespace hitspread
