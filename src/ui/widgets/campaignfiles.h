#pragma once

#include <QString>

class QWidget;

namespace hitspread {

/// What a file dialog offers of campaigns.
[[nodiscard]] QString campaignFilter();

/// Asks where a new campaign is to be, with its ending; empty: nowhere. Nothing is ever written over, so nobody is asked whether it may be:
/// a name that is taken is refused. `place`: a folder, or a name to begin with.
[[nodiscard]] QString askNewCampaign(QWidget& window, const QString& title, const QString& place);

}  // namespace hitspread
