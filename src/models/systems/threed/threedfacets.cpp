#include "models/systems/threed/threedfacets.h"

#include "models/systems/threed/threedbullets.h"
#include "rules/systems/threed/conditions.h"
#include "rules/systems/threed/vocabulary.h"
#include "text/systems/threed/actiontitles.h"
#include "text/systems/threed/phrases.h"
#include "text/systems/threed/recordfacts.h"
#include "text/systems/threed/resultwords.h"

#include <algorithm>
#include <array>
#include <utility>

namespace hitspread::threed {

namespace {

using ActionMatter = std::pair<std::string_view, Matter>;
constexpr std::array<ActionMatter, 22> kMatters{{
    {"shot", Matter::Attack},    {"volley", Matter::Burst},       {"twoGuns", Matter::Burst},
    {"suppress", Matter::Burst}, {"evade", Matter::Move},         {"melee", Matter::Blow},
    {"throw", Matter::Throw},    {"grenade", Matter::Grenade},    {"harm", Matter::Harm},
    {"aid", Matter::Care},       {"treat", Matter::Care},         {"recover", Matter::Care},
    {"ready", Matter::Weapon},   {"readyThrown", Matter::Weapon}, {"prepare", Matter::Aim},
    {"dodge", Matter::Move},     {"dance", Matter::Move},         {"check", Matter::Test},
    {"shift", Matter::Guard},    {"initiative", Matter::Order},   {"opportunity", Matter::Order},
    {"split", Matter::Order},
}};

Matter matterOf(std::string_view action)
{
    const auto found = std::ranges::find(kMatters, action, &ActionMatter::first);
    return found != kMatters.end() ? found->second : Matter::Other;
}

bool isGroundwork(std::string_view section)
{
    return section == "shot" || section == "recoil" || section == "ammunition" || section == "jam";
}

QString valueWords(StepKey key, std::int32_t value)
{
    return key.quantity == static_cast<std::uint16_t>(Quantity::InitiativeRollOff) ? rollOffWords(value) : QString();
}

bool isModifier(const FieldDeclaration& field)
{
    // Layers are counted from the skin, and of a dodge it is written down what comes off (3D-LAY-01, 3D-DOD-06).
    return field.id != "layer" && field.id != "dodgeModifier" && isSymmetric(field);
}

}  // namespace

ViewFacets viewFacets()
{
    return {.strands = StrandsFacet{strandsOf, strandsOfSteps, bulletOf},
            .keptArea = KeptAreaFacet{keptArea},
            .history = HistoryFacet{historyOf, matterOf,
                                    [](std::string_view action) { return matterOf(action) == Matter::Care; },
                                    alsoCalled},
            .changes = ChangesFacet{changeWords},
            .sections = SectionsFacet{sectionWords, isGroundwork},
            .verdict = VerdictFacet{sentenceWords},
            .steps = StepsFacet{valueWords, quantityWords, locationOf, ordinalOf},
            .givenNames = GivenNamesFacet{modifierName},
            .choices = ChoicesFacet{isOffered, choiceWords},
            .decisions = &decisionReading(),
            .actions = ActionsFacet{.quick = quickActions,
                                    .cures = curesOf,
                                    .isForWindow = isVolleyMode,
                                    .unarmed = unarmedActions,
                                    .words = wordsOfAction,
                                    .title = preparingWords},
            .clocks = ClocksFacet{clocksOf},
            .fields = FieldsFacet{idleWords, isModifier, compared, namesFor},
            .library = LibraryFacet{relatedTo, factsOf, situationFor}};
}

}  // namespace hitspread::threed
