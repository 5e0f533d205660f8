#pragma once

#include "storage/campaignfile.h"
#include "storage/start/samplecampaign.h"

#include <QFile>
#include <QTemporaryDir>

#include <memory>

namespace hitspread::support {

/// The sample campaign, new, under a name that is free. It is made once in a program and copied from then on: reading the
/// documents it is made from takes most of the time a window opens in.
inline void putSample(const QString& path)
{
    static const QTemporaryDir folder;
    const QString made = folder.filePath(QStringLiteral("sample.hitspread"));
    if (!QFile::exists(made))
        storage::SampleCampaign::create(made).reset();
    if (!QFile::copy(made, path))
        qFatal("the sample campaign cannot be copied to %s", qPrintable(path));
}

/// The same, opened.
[[nodiscard]] inline std::unique_ptr<storage::CampaignFile> openSample(const QString& path)
{
    putSample(path);
    return storage::CampaignFile::open(path);
}

}  // namespace hitspread::support
