#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/systems/percentile/records.h"

namespace hitspread::percentile {

/// What takes one action and attacks nobody (PCT-D35).
enum class Readying : std::uint8_t { ClearJam, PickUp, Reload, StandUp };

struct ReadyOptions {
    Readying what = Readying::ClearJam;
};

/// Making a weapon usable again, or getting up.
struct Ready : Person, bundle::Holding<Kit> {
    ReadyOptions options;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration readyOptionsRecord;

[[nodiscard]] std::vector<Refusal> refusalsOf(const Ready& ready, const BodyPlan*);
/// Precondition: refusalsOf is empty.
void resolveAction(const Ready& ready, Derivation& derivation);

}  // namespace hitspread::percentile
