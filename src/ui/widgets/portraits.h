#pragma once

#include <QHash>
#include <QImage>
#include <QObject>
#include <QSet>

#include "ui/widgets/badge.h"

#include <string>

namespace hitspread {

class CampaignGateway;
struct CombatantView;

/// The portraits of a campaign as they are asked for: each is read and decoded once. One for each gateway, made when it is first needed.
class Portraits : public QObject {
    Q_OBJECT

public:
    static Portraits& of(CampaignGateway& gateway);

    /// The picture of a digest; null when there is none or it is on its way, which arrived() ends.
    [[nodiscard]] QImage picture(const std::string& digest);
    /// Letters, side and colour of somebody with the portrait, where there is one; nobody has none of it.
    [[nodiscard]] BadgeFace faceOf(const CombatantView* who);

Q_SIGNALS:
    /// A picture that was asked for is there.
    void arrived();

private:
    explicit Portraits(CampaignGateway& gateway);

    CampaignGateway& m_gateway;
    QHash<QByteArray, QImage> m_pictures;  ///< what could not be read as a null image, which is not asked for again
    QSet<QByteArray> m_asked;
};

}  // namespace hitspread
