#include "models/systems/threed/threedfacets.h"

#include "models/systems/threed/threedareas.h"
#include "models/systems/threed/threedbullets.h"
#include "models/systems/threed/threedcare.h"
#include "models/systems/threed/threedchanges.h"
#include "models/systems/threed/threedharmed.h"
#include "models/systems/threed/threedmembers.h"
#include "models/systems/threed/threedoutcome.h"
#include "rules/systems/threed/melee.h"
#include "rules/systems/threed/throw.h"
#include "rules/systems/threed/vocabulary.h"

#include <QCoreApplication>

namespace hitspread::threed {

namespace {

class ThreedStrands final : public StrandsFacet {
public:
    std::vector<StrandDigest> strands(const ActionRecord& action) const override { return threed::strandsOf(action); }
    std::vector<int> strandsOfSteps(const ActionRecord& action) const override
    {
        return threed::strandsOfSteps(action);
    }
    std::optional<int> strandOf(QuestionKey key) const override { return bulletOf(key); }
};

class ThreedTargets final : public TargetsFacet {
public:
    std::optional<std::size_t> targetAsked(const ActionRecord& action, QuestionKey key) const override
    {
        return threed::targetAsked(action, key);
    }
    std::optional<std::size_t> targetOfStep(const ActionRecord& action, StepKey key) const override
    {
        return memberOf(action, key);
    }
    QString outcome(const ActionRecord& action, std::size_t target) const override
    {
        return targetOutcome(action, target);
    }
    bool isHarmed(const ActionRecord& action, std::size_t target) const override
    {
        return threed::isHarmed(action, target);
    }
};

class ThreedAreas final : public AreasFacet {
public:
    std::vector<AreaDigest> areas(const ActionRecord& action) const override { return areasOf(action); }
};

class ThreedSides final : public SidesFacet {
public:
    std::optional<int> sideOf(std::string_view id, std::uint16_t index) const override
    {
        return threed::sideOf(id, index);
    }
};

class ThreedHistory final : public HistoryFacet {
public:
    QString historyWords(const ActionRecord& action) const override { return historyOf(action); }
    bool isCare(std::string_view action) const override { return threed::isCare(action); }
};

class ThreedChanges final : public ChangesFacet {
public:
    std::optional<ChangeWords> changeWords(const ActionRecord& action, const Change& change,
                                           const Input& after) const override
    {
        return threed::changeWords(action, change, after);
    }
    std::optional<ChangeWords> changeWords(const ConditionPair& pair, const FieldDeclaration& field,
                                           std::size_t element) const override
    {
        return threed::changeWords(pair, field, element);
    }
};

class ThreedSections final : public SectionsFacet {
public:
    QString outcome(const ActionRecord& action, std::string_view section) const override
    {
        return sectionOutcome(action, section);
    }
    bool isGroundwork(std::string_view section) const override
    {
        return section == "shot" || section == "recoil" || section == "ammunition" || section == "jam";
    }
};

class ThreedSteps final : public StepsFacet {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::ThreedDigest)

public:
    QString valueWords(StepKey key, std::int32_t value) const override
    {
        return key.quantity == static_cast<std::uint16_t>(Quantity::InitiativeRollOff) ? rollOffWords(value)
                                                                                       : QString();
    }
    QString quantityWords(const ActionRecord& action, std::uint16_t quantity) const override
    {
        // What is struck with or thrown has ratings of its own; only a gun has those of what it is loaded with.
        if (!action.request.input.isOneOf<Melee, Throw>())
            return {};
        switch (static_cast<Quantity>(quantity)) {
        case Quantity::PenetrationRating: return tr("Penetration of the weapon");
        case Quantity::DamageRating: return tr("Damage of the weapon");
        default: return {};
        }
    }
    QString givenName(const ActionRecord& action, StepKey key) const override
    {
        return QString::fromStdString(modifierName(action, key));
    }
    std::optional<int> locationOf(const ActionRecord& action, StepKey key) const override
    {
        const std::optional<int> harmed = harmedLocation(action, key);
        return harmed ? harmed : healedLocation(action, key);
    }
};

class ThreedChoices final : public ChoicesFacet {
public:
    bool isOffered(const ActionRecord& action, QuestionKey key) const override
    {
        return threed::isOffered(action, key);
    }
    ChoiceWords choiceWords(const ActionRecord& action, QuestionKey key, int value) const override
    {
        return threed::choiceWords(action, key, value);
    }
};

}  // namespace

const ViewFacets& viewFacets()
{
    static const ThreedStrands strands;
    static const ThreedTargets targets;
    static const ThreedAreas areas;
    static const ThreedSides sides;
    static const ThreedHistory history;
    static const ThreedChanges changes;
    static const ThreedSections sections;
    static const ThreedSteps steps;
    static const ThreedChoices choices;
    static const ViewFacets facets{
        .strands = &strands,
        .targets = &targets,
        .areas = &areas,
        .sides = &sides,
        .keptArea = &keptAreaFacet(),
        .history = &history,
        .changes = &changes,
        .sections = &sections,
        .steps = &steps,
        .choices = &choices,
        .deeds = &deedsFacet(),
        .clocks = &clocksFacet(),
        .fields = &fieldsFacet(),
        .library = &libraryFacet(),
    };
    return facets;
}

}  // namespace hitspread::threed
