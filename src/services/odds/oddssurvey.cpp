#include "services/odds/oddssurvey.h"

#include "rules/core/body/bodyplan.h"
#include "rules/core/system.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace hitspread {

namespace {

/// Differences below that are rounding.
constexpr double kLeastDifference = 1e-9;

/// False: the input has no such number, or the value is none of it.
bool put(Input& input, std::string_view partId, std::string_view fieldId, std::int32_t value)
{
    const PartDeclaration* part = input.action().find(partId);
    const FieldDeclaration* field = part ? part->record->find(fieldId) : nullptr;
    if (!field || !field->setNumber || part->count(input.data()) == 0)
        return false;
    if (field->isNumeric() && field->kind == FieldKind::Number && (value < field->minimum || value > field->maximum))
        return false;
    field->setNumber(part->at(input.data(), 0), 0, value);
    return true;
}

void keepBest(std::vector<OddsSurvey::Ranked>& ranked, std::size_t most)
{
    // Mirrored aims are equal, however their sums were rounded.
    const auto counted = [](const OddsSurvey::Ranked& one) { return std::llround(one.chance / kLeastDifference); };
    std::ranges::stable_sort(ranked, std::greater<>(), counted);
    ranked.resize(std::min(ranked.size(), most));
}

}  // namespace

OddsSurvey::OddsSurvey(Request request, OddsDepth depth) : m_request(std::move(request)), m_depth(depth)
{
    m_click = bodyClickOf(m_request.input.action());
    if (const OddsFacet* facet = m_request.input.system().odds())
        m_alternatives = facet->alternatives(m_request.input);
    for (const BodyCell& cell : m_request.plan->cells()) {
        const auto value = m_click.valueAt(cell.hex, m_request.plan.get());
        // Whoever aims at locations does it where the mark stands.
        const auto hex = value ? m_click.hexOf(*value, m_request.plan.get()) : std::nullopt;
        if (hex && std::ranges::none_of(m_places, [&](const Place& known) { return known.value == *value; }))
            m_places.push_back({*hex, *value});
    }
    if (m_click.kind == BodyClick::Kind::Location && !m_click.hexOf(m_click.field->fallback, m_request.plan.get()))
        m_nowhere = m_click.field->fallback;
}

std::optional<AttackOdds> OddsSurvey::askedOf(const Input& input) const
{
    if (!input.validate(m_request.plan.get()).empty())
        return std::nullopt;
    return oddsOf({input, m_request.plan, {}, {}}, m_depth);
}

bool OddsSurvey::step()
{
    if (isDone())
        return false;
    const std::size_t next = m_next++;
    if (next < m_alternatives.size())
        askAlternative(m_alternatives[next]);
    else if (next < m_alternatives.size() + m_places.size())
        askPlace(m_places[next - m_alternatives.size()]);
    else if (m_nowhere)
        m_unaimed = aimedAt(*m_nowhere);
    return true;
}

std::optional<AttackOdds> OddsSurvey::aimedAt(std::int32_t value) const
{
    Input input = m_request.input;
    return put(input, m_click.part->id, m_click.field->id, value) ? askedOf(input) : std::nullopt;
}

void OddsSurvey::askPlace(const Place& place)
{
    if (auto odds = aimedAt(place.value))
        m_aims.push_back({place.hex, std::move(*odds)});
}

void OddsSurvey::askAlternative(const OddsAlternative& alternative)
{
    Input input = m_request.input;
    for (const OddsSetting& setting : alternative) {
        if (!put(input, setting.part, setting.field, setting.value))
            return;
    }
    if (auto odds = askedOf(input))
        m_others.push_back({alternative, std::move(*odds)});
}

std::vector<OddsSurvey::Ranked> OddsSurvey::bestAims(const OddsGoal& goal, std::size_t most) const
{
    std::vector<Ranked> ranked;
    if (!placesDiffer(goal))
        return ranked;
    for (std::size_t i = 0; i < m_aims.size(); ++i) {
        const double chance = chanceOf(m_aims[i].odds, goal);
        if (chance > kLeastDifference)
            ranked.push_back({i, chance});
    }
    keepBest(ranked, most);
    return ranked;
}

/// Whether it makes a difference where it is aimed, as far as was asked.
bool OddsSurvey::placesDiffer(const OddsGoal& goal) const
{
    std::vector<double> chances;
    for (const Aim& aim : m_aims)
        chances.push_back(chanceOf(aim.odds, goal));
    if (m_unaimed)
        chances.push_back(chanceOf(*m_unaimed, goal));
    if (chances.empty())
        return false;
    const auto [least, most] = std::ranges::minmax(chances);
    return most - least > kLeastDifference;
}

std::vector<OddsSurvey::Ranked> OddsSurvey::helpful(const OddsGoal& goal, double now, std::size_t most) const
{
    std::vector<Ranked> ranked;
    for (std::size_t i = 0; i < m_others.size(); ++i) {
        const double chance = chanceOf(m_others[i].odds, goal);
        if (chance > now + kLeastDifference)
            ranked.push_back({i, chance});
    }
    keepBest(ranked, most);
    return ranked;
}

}  // namespace hitspread
