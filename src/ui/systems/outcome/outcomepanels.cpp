#include "rules/core/input.h"
#include "rules/systems/outcome/attack.h"
#include "rules/systems/outcome/checkaction.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/exchangedialog.h"
#include "ui/systems/outcome/declarationlines.h"
#include "ui/systems/outcome/outcomedeeds.h"
#include "ui/systems/outcome/outcomeexchange.h"

#include <QCoreApplication>

namespace hitspread::outcome {

const AttackPanels& attackPanels();

namespace {

struct PanelWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::outcome::PanelWords)
};

PrimaryAttack attackOnBody()
{
    return {Attack::kAction.id, PanelWords::tr("&Attack"), PanelWords::tr("Attack %1"), QKeySequence(Qt::Key_F),
            Icon::Melee};
}

/// What something else is done with: what everybody has, and his own skills (OUT-12).
std::optional<FieldOffer> offerIn(const Input& input, std::string_view field)
{
    const auto* test = input.as<Test>();
    if (!test || field != "skill")
        return std::nullopt;
    const Character& who = test->character;
    FieldOffer offer;
    for (const std::string_view name : kUsualSkills)
        offer.names.emplace_back(name, ratingOf(who, name));
    for (const auto& [name, rating] : who.skills.entries)
        offer.names.emplace_back(name, rating);
    return offer;
}

}  // namespace

const AttackPanels& attackPanels()
{
    static const AttackPanels panels{.system = "outcome",
                                     .primary = attackOnBody,
                                     .windows = {{"outcomeAttack", &makeExchange<attackExchange>},
                                                 {"outcomeGrapple", &makeExchange<grappleExchange>},
                                                 {"outcomeBreakHold", &makeExchange<breakExchange>},
                                                 {"outcomeFeint", &makeExchange<feintExchange>}},
                                     .deeds = deedsOf,
                                     .offerFor = offerIn,
                                     .linesFor = declarationLines};
    return panels;
}

}  // namespace hitspread::outcome
