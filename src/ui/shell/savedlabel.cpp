#include "ui/shell/savedlabel.h"

#include "models/campaigngateway.h"

#include <QEvent>

#include <algorithm>

namespace hitspread {

namespace {

constexpr int kAmpleRoom = 2000;  ///< px, more than any of the sentences takes

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
}

void SavedLabel::setVisible(bool visible)
{
    const bool begins = visible && isHidden();
    QLabel::setVisible(visible);
    if (!begins)
        return;
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
    if (!isHidden())
        setText(savedSentences().at(m_isLost ? 0 : m_readOnly ? 1 : m_gateway.waiting() > 0 ? 2 : 3));
}

/// Room for the longest of its sentences: else bar and window would be laid out twice for each step.
void SavedLabel::fit()
{
    ensurePolished();
    // As the label itself measures: a sign of another font reaches beyond its advance.
    const auto sizeOf = [this](const QString& words) {
        return fontMetrics()
            .boundingRect(QRect(0, 0, kAmpleRoom, kAmpleRoom), static_cast<int>(alignment()), words)
            .size();
    };
    const QStringList all = savedSentences();
    QSize most = sizeOf(all.at(1));  // without a sign it is as high as its neighbours, and stands on their line
    for (const QString& words : all)
        most.setWidth(std::max(most.width(), sizeOf(words).width()));
    setFixedSize(sizeHint().width() - sizeOf(text()).width() + most.width(), most.height());
}

void SavedLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (!isHidden() && (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange))
        fit();
}

}  // namespace hitspread
