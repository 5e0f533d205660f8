#include "ui/attack/attackpanels.h"
#include "ui/systems/threed/shotoptions.h"

namespace hitspread::threed {

const AttackPanels& attackPanels();

namespace {

class ThreedPanels final : public AttackPanels {
public:
    std::string_view system() const override { return "threed"; }
    std::string_view bodyAction() const override { return "shot"; }
    QWidget* makeOptions(AttackPresenter& presenter, ApplicationStyle& style, QWidget* parent) const override
    {
        return new ShotOptionsPanel(presenter, style, parent);
    }
};

}  // namespace

const AttackPanels& attackPanels()
{
    static const ThreedPanels panels;
    return panels;
}

}  // namespace hitspread::threed
