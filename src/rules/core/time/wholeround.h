#pragma once

#include "rules/core/declare/declare.h"
#include "rules/core/input.h"
#include "rules/core/time/round.h"

namespace hitspread {

/// Which moment between two rounds it is, where a round is not cut into phases.
struct RoundOptions {
    bool ends = true;    ///< the round that runs ends
    bool starts = true;  ///< the next one begins
    std::int32_t round = 1;
};

namespace declare {

/// The fields of RoundOptions, by the rules a round ends and begins by.
constexpr std::array<FieldDeclaration, 3> roundFields(std::string_view ends, std::string_view starts)
{
    return {flag<&RoundOptions::ends>("ends", {.fallback = 1, .group = "time", .rules = ends}),
            flag<&RoundOptions::starts>("starts", {.fallback = 1, .group = "time", .rules = starts}),
            number<&RoundOptions::round>(
                "round", {.minimum = 1, .maximum = 9999, .fallback = 1, .group = "time", .rules = starts})};
}

}  // namespace declare

/// The round of a system whose rounds are not cut, for whoever runs it. `Change` is the action: its options are RoundOptions.
template <typename Change>
class WholeRound : public RoundFacet {
public:
    std::string_view action() const override { return Change::kAction.id; }
    void setStep(Input& input, const PhaseStep& step) const override
    {
        input.get<Change>().options = {step.ends, step.starts, step.round};
    }
    std::optional<PhaseStep> stepOf(const Input& input) const override
    {
        const auto* change = input.as<Change>();
        if (!change)
            return std::nullopt;
        return PhaseStep{change->options.ends, change->options.starts, change->options.round, 1};
    }
};

/// One of those in a fight as the moment goes on; `index`: his place among the members.
template <typename Member, typename Ledger>
struct ContenderOf {
    ContenderOf(const Member& member, int place) : character(member.character), ledger(member.condition), index(place)
    {}

    const decltype(Member::character)& character;
    Ledger ledger;
    int index;

    [[nodiscard]] Subject subject() const { return Subject().target(index); }

    [[nodiscard]] static std::vector<ContenderOf> all(const std::vector<Member>& members)
    {
        std::vector<ContenderOf> all;
        all.reserve(members.size());
        for (const Member& member : members)
            all.emplace_back(member, static_cast<int>(all.size()));
        return all;
    }
    /// States what the moment has changed, under the part of the members' conditions.
    static void commit(const std::vector<ContenderOf>& all, Derivation& derivation, std::uint8_t part)
    {
        for (const ContenderOf& who : all)
            who.ledger.commit(derivation, part, static_cast<std::size_t>(who.index));
    }
};

}  // namespace hitspread
