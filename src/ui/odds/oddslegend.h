#pragma once

#include <QWidget>

#include "reports/body/bodypicture.h"
#include "reports/theme/tokens.h"

#include <array>
#include <cstddef>

namespace hitspread {

class BodyView;
class ElidedLabel;

/// What the colours and dots of the odds mean, below the body they stand on: a hex for each band with the chance it begins with. It has
/// no colours and limits of its own: it shows those the body is painted with.
class OddsLegend : public QWidget {
    Q_OBJECT

public:
    /// `stage`: the body, whose theme and hexes it follows.
    explicit OddsLegend(const BodyView& stage, QWidget* parent = nullptr);

Q_SIGNALS:
    /// What stands in the hexes: dots in place of figures that have no room there.
    void lookShown(hitspread::ChanceLook look);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    class Swatch;

    /// After another theme, or where figures have become dots.
    void refresh();

    const BodyView& m_stage;
    ElidedLabel* m_title;
    std::array<Swatch*, kHeatBands> m_swatches{};
};

}  // namespace hitspread
