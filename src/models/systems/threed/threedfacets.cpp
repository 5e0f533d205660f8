#include "models/systems/threed/threedfacets.h"

#include "models/systems/threed/threedareas.h"
#include "models/systems/threed/threedbullets.h"
#include "models/systems/threed/threedcare.h"
#include "models/systems/threed/threedchanges.h"
#include "models/systems/threed/threedmembers.h"
#include "models/systems/threed/threedoutcome.h"
#include "rules/systems/threed/melee.h"
#include "rules/systems/threed/throw.h"
#include "rules/systems/threed/vocabulary.h"

#include <QCoreApplication>

namespace hitspread::threed {

namespace {

struct FacetWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::ThreedDigest)
};

bool isGroundwork(std::string_view section)
{
    return section == "shot" || section == "recoil" || section == "ammunition" || section == "jam";
}

QString valueWords(StepKey key, std::int32_t value)
{
    return key.quantity == static_cast<std::uint16_t>(Quantity::InitiativeRollOff) ? rollOffWords(value) : QString();
}

/// What is struck with or thrown has ratings of its own; only a gun has those of what it is loaded with.
QString quantityWords(const ActionRecord& action, std::uint16_t quantity)
{
    if (!action.request.input.isOneOf<Melee, Throw>())
        return {};
    switch (static_cast<Quantity>(quantity)) {
    case Quantity::PenetrationRating: return FacetWords::tr("Penetration of the weapon");
    case Quantity::DamageRating: return FacetWords::tr("Damage of the weapon");
    default: return {};
    }
}

}  // namespace

const ViewFacets& viewFacets()
{
    static constexpr StrandsFacet kStrands{strandsOf, strandsOfSteps, bulletOf};
    static constexpr TargetsFacet kTargets{targetAsked, memberOf, targetOutcome, isHarmed};
    static constexpr AreasFacet kAreas{areasOf};
    static constexpr SidesFacet kSides{sideOf};
    static constexpr KeptAreaFacet kKeptArea{keptArea};
    static constexpr HistoryFacet kHistory{historyOf, isCare};
    static constexpr ChangesFacet kChanges{changeWords, pairWords};
    static constexpr SectionsFacet kSections{sectionOutcome, isGroundwork};
    static constexpr VerdictFacet kVerdict{sentenceOf};
    static constexpr StepsFacet kSteps{valueWords, quantityWords, modifierName, locationOf};
    static constexpr ChoicesFacet kChoices{isOffered, choiceWords};
    static constexpr DeedsFacet kDeeds{quickDeeds, curesOf, unarmedDeeds, deedWords};
    static constexpr ClocksFacet kClocks{clocksOf};
    static constexpr FieldsFacet kFields{idleWords, isModifier, compared};
    static constexpr LibraryFacet kLibrary{relatedTo, factsOf};
    static constexpr ViewFacets kFacets{.strands = &kStrands,
                                        .targets = &kTargets,
                                        .areas = &kAreas,
                                        .sides = &kSides,
                                        .keptArea = &kKeptArea,
                                        .history = &kHistory,
                                        .changes = &kChanges,
                                        .sections = &kSections,
                                        .verdict = &kVerdict,
                                        .steps = &kSteps,
                                        .choices = &kChoices,
                                        .deeds = &kDeeds,
                                        .clocks = &kClocks,
                                        .fields = &kFields,
                                        .library = &kLibrary};
    return kFacets;
}

}  // namespace hitspread::threed
