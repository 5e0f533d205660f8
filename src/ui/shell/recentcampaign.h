#pragma once

#include <QDateTime>
#include <QImage>
#include <QString>

namespace hitspread {

/// What is remembered of a campaign that was open, so that it is known again in a list: how its fight looked, and when it was left.
struct RecentCampaign {
    QString path;
    QString fight{};   ///< the one that was in view last; empty: not known
    QDateTime left{};  ///< invalid: not known
    QImage picture{};  ///< null: there is none

    /// As far as it is known; one picture file, whose texts say the rest, is all that is kept. The campaign's own disk is not asked.
    [[nodiscard]] static RecentCampaign of(const QString& path);
    /// `stage`: the body that was looked at, as it stood on the screen.
    static void keep(const QString& path, const QImage& stage, const QString& fight, const QDateTime& now);
    static void forget(const QString& path);
};

}  // namespace hitspread
