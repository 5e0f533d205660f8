#include "ui/systems/attackoptions.h"

#include "ui/attack/genericoptions.h"
#include "ui/systems/threed/shotoptions.h"

namespace hitspread {

QWidget* makeAttackOptions(std::string_view system, AttackPresenter& presenter, ApplicationStyle& style, QWidget* parent)
{
    if (system == "threed")
        return new threed::ShotOptionsPanel(presenter, style, parent);
    return new GenericOptions(presenter, parent);
}

std::string_view bodyAction(std::string_view system)
{
    return system == "threed" ? "shot" : std::string_view{};
}

}  // namespace hitspread
