#pragma once

#include "rules/core/conditionfacet.h"
#include "rules/core/lasting.h"

namespace hitspread::threed {

struct ConditionTemplate;

/// How long a condition of the library goes on if nobody says otherwise, counted at the end of its bearer's phases (3D-TURN-01).
[[nodiscard]] Lasting usualDuration(const ConditionTemplate& condition);

/// What conditions of the library do to those who have them. A change of attack rolls enters attacks with something in hand, one of
/// skill rolls every other test with modifiers, as a modifier of the roll (3D-SKL-04), one of stat rolls the tests of a stat
/// (3D-SKL-05); stats change within their range; initiative counts in the roll of the phase change (3D-TURN-07), Actions when it
/// gives out those of a round (3D-TURN-02).
class ThreedConditions final : public ConditionFacet {
public:
    void enter(Input& input, Participation who, const AnyRecord& record) const override;
    [[nodiscard]] bool preventsActing(const AnyRecord& condition) const override;
    [[nodiscard]] bool prevents(const Input& input, const AnyRecord& condition) const override;
};

}  // namespace hitspread::threed
