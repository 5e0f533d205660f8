#pragma once

#include "services/problem.h"

#include <QObject>
#include <QString>

namespace hitspread {

/// Opens and closes campaign files for the window, which knows nothing of storage. Requests are carried out at once; what
/// came of them is told by a signal.
class CampaignHost : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] virtual QString path() const = 0;
    /// Whether the open file is the working copy of the sample campaign.
    [[nodiscard]] virtual bool isSample() const = 0;

    virtual void open(const QString& path) = 0;
    virtual void create(const QString& path) = 0;
    virtual void openSample() = 0;
    /// Throws the working copy away and opens a fresh one.
    virtual void resetSample() = 0;
    /// Writes one closed file, fit for a stick; told by copied().
    virtual void saveCopy(const QString& path) = 0;

Q_SIGNALS:
    void opened();
    void copied(const QString& path);
    void failed(const hitspread::Problem& problem);
};

}  // namespace hitspread
