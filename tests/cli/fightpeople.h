#pragma once

#include "storage/campaignfile.h"
#include "support/twod6fights.h"

#include <QJsonObject>
#include <QString>

namespace hitspread::support {

/// Those a script tells of who are not of the sample ("people"), put into the library of its campaign.
inline void bringPeople(const QString& campaign, const QJsonObject& fight)
{
    const QString people = fight.value(QStringLiteral("people")).toString();
    if (people.isEmpty())
        return;
    const std::unique_ptr<storage::CampaignFile> file = storage::CampaignFile::open(campaign);
    file->atomically(
        [&] { (void)keepInLibrary(*file, people == QLatin1String("customsShed") ? customsShed() : salvageYard()); });
}

}  // namespace hitspread::support
