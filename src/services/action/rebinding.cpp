#include "services/action/rebinding.h"

#include "rules/systems/registry.h"
#include "services/action/binder.h"
#include "services/action/carriedanswers.h"
#include "services/action/groupaction.h"
#include "services/action/participants.h"
#include "services/library/recordname.h"
#include "services/library/recordvalues.h"
#include "services/turn/turnservice.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace hitspread {

namespace {

bool isSameValue(const FieldDeclaration& field, const void* a, const void* b, std::size_t element)
{
    if (field.isNumeric())
        return field.number(a, element) == field.number(b, element);
    if (field.text)
        return field.text(a) == field.text(b);
    return field.ranks ? field.ranks(a) == field.ranks(b) : field.table(a) == field.table(b);
}

/// What somebody or something is called, and what is written down about it: no rule reads it.
bool isForPeople(const RecordDeclaration& record, const FieldDeclaration& field)
{
    return field.kind == FieldKind::Text
        && (&field == nameField(record) || field.group == "bookkeeping" || field.group == "notes");
}

bool countsAlways(std::size_t)
{
    return false;
}

/// The first element of a field that is otherwise, of those that count.
template <typename Passed = bool (*)(std::size_t)>
std::optional<std::size_t> firstOther(const FieldDeclaration& field, const void* a, const void* b,
                                      const Passed& isPassed = countsAlways)
{
    const std::size_t count = std::max(field.elementsIn(a), field.elementsIn(b));
    for (std::size_t element = 0; element < count; ++element) {
        if (!isSameValue(field, a, b, element) && !isPassed(element))
            return element;
    }
    return std::nullopt;
}

/// Whose a part is, or what: the character it nests in, else the first of its side; of nobody's nothing.
std::string whoseName(const ActionRecord& action, const PartDeclaration& part, std::size_t element)
{
    const ActionDeclaration& declaration = declarationOf(action);
    const void* data = action.request.input.data();
    const PartDeclaration* who = declaration.find(part.id.substr(0, part.id.find('.')));
    if (!who || who->record->kind != RecordKind::Character) {
        const auto own = std::ranges::find_if(declaration.parts, [&part](const PartDeclaration& one) {
            return one.role == part.role && one.record->kind == RecordKind::Character;
        });
        who = own == declaration.parts.end() ? nullptr : &*own;
    }
    if (!who || part.role == Role::Rules)
        return {};
    const std::size_t place = part.isInner() ? part.ownerOf(data, element) : element;
    const std::size_t count = who->count(data);
    return count == 0 ? std::string() : recordName(AnyRecord(*who->record, who->peek(data, place < count ? place : 0)));
}

std::string personNamed(const ActionRecord& action, RecordId combatant)
{
    for (const BoundPart& bound : action.bindings) {
        if (bound.record == RecordRef{RecordKind::Condition, combatant})
            return whoseName(action, declarationOf(action).parts[bound.part], bound.element);
    }
    return nameKept(action, combatant);
}

/// What somebody of that name used in an action; empty: nothing that could be gone.
std::string thingUsedBy(const ActionRecord& action, const std::string& who)
{
    const ActionDeclaration& declaration = declarationOf(action);
    for (const BoundPart& bound : action.bindings) {
        const PartDeclaration& part = declaration.parts[bound.part];
        const RecordKind kind = bound.record.kind;
        const bool isUsed = kind == RecordKind::WeaponState || kind == RecordKind::ItemState
            || kind == RecordKind::Lying;
        const PartDeclaration* thing = isUsed && !part.isInner() ? declaration.parentOf(part) : nullptr;
        if (!thing || whoseName(action, part, bound.element) != who)
            continue;
        const void* data = action.request.input.data();
        if (bound.element < thing->count(data))
            return recordName(AnyRecord(*thing->record, thing->peek(data, bound.element)));
    }
    return {};
}

/// A fight does not find somebody by his number, and not what he holds; whoever reads it knows them by name.
Problem byName(const Problem& problem, const ActionRecord& begun)
{
    if (problem.code != ProblemCode::NotFound)
        return problem;
    if (problem.where.kind == SiteKind::Combatant) {
        if (const std::string who = personNamed(begun, problem.where.number); !who.empty())
            return {ProblemCode::BadInput, who, {because<Reason::LeftFight>()}};
    }
    if (problem.where.kind == SiteKind::WeaponOf) {
        if (std::string thing = thingUsedBy(begun, problem.where.name); !thing.empty())
            return {ProblemCode::BadInput, problem.where.name, {because<Reason::HasNoMore>(thing)}};
    }
    return problem;
}

/// With what is used but has no state that is bound: whichever thing of his it was filled from, they are all alike.
ActionOrder withThings(Campaign& campaign, ActionOrder order, const ActionRecord& begun)
{
    const ActionDeclaration& declaration = declarationOf(begun);
    for (const BoundPart& bound : begun.bindings) {
        const PartDeclaration& part = declaration.parts[bound.part];
        const RecordKind kind = bound.record.kind;
        const bool isThing = kind == RecordKind::Weapon || kind == RecordKind::MeleeWeapon
            || kind == RecordKind::ThrownWeapon || kind == RecordKind::Grenade;
        if (!isThing || part.isInner())
            continue;
        RecordId& used = usedIn(order, part, bound.element);
        const auto owner = std::ranges::find_if(begun.bindings, [&](const BoundPart& one) {
            return one.record.kind == RecordKind::Condition && one.element == bound.element
                && declaration.parts[one.part].role == part.role;
        });
        if (used != 0 || owner == begun.bindings.end())
            continue;
        for (const Possession& thing : campaign.encounters().possessionsOfCombatant(owner->record.id)) {
            if (thing.kind == kind && thing.item == bound.record.id)
                used = thing.id;
        }
    }
    return order;
}

Problem changed(Cause what)
{
    return {ProblemCode::OutOfDate, {}, {std::move(what)}};
}

/// Holds the parts of two requests of one action against each other.
class Counterparts {
public:
    Counterparts(const ActionRecord& begun, const ActionRecord& anew)
        : m_begun(begun), m_anew(anew), m_declaration(declarationOf(begun))
    {}

    [[nodiscard]] std::optional<Problem> people() const
    {
        const auto whoOf = [](const ActionRecord& action) {
            std::vector<RecordId> all;
            for (const BoundPart& bound : action.bindings) {
                if (bound.record.kind == RecordKind::Condition)
                    all.push_back(bound.record.id);
            }
            return all;
        };
        const std::vector<RecordId> before = whoOf(m_begun);
        const std::vector<RecordId> now = whoOf(m_anew);
        if (before == now)
            return std::nullopt;
        for (const auto& [some, others, action] :
             {std::tuple(&before, &now, &m_begun), std::tuple(&now, &before, &m_anew)}) {
            for (const RecordId who : *some) {
                if (std::ranges::find(*others, who) == others->end())
                    return changed(because<Reason::WhetherHeTakesPart>(personNamed(*action, who)));
            }
        }
        return changed(because<Reason::WhetherHeTakesPart>(personNamed(m_begun, before.front())));
    }

    /// Precondition: the same people take part.
    [[nodiscard]] std::optional<Problem> gear() const
    {
        if (m_begun.bindings == m_anew.bindings)
            return std::nullopt;
        const auto differs = std::ranges::mismatch(m_begun.bindings, m_anew.bindings);
        const bool isOfBegun = differs.in1 != m_begun.bindings.end();
        const BoundPart& bound = isOfBegun ? *differs.in1 : *differs.in2;
        return changed(because<Reason::GearOf>(
            whoseName(isOfBegun ? m_begun : m_anew, m_declaration.parts[bound.part], bound.element)));
    }

    /// Precondition: the same is bound.
    [[nodiscard]] std::optional<Problem> values() const
    {
        for (std::size_t i = 0; i < m_declaration.parts.size(); ++i) {
            if (auto problem = valuesOf(i))
                return problem;
        }
        return std::nullopt;
    }

private:
    /// What nobody is bound to is what was said, and what the fight preset of it.
    [[nodiscard]] bool isDeclared(std::size_t index) const
    {
        return m_declaration.parts[index].role == Role::Declared
            && std::ranges::none_of(m_begun.bindings, [index](const BoundPart& bound) { return bound.part == index; });
    }

    [[nodiscard]] bool isSaid(const ValuePlace& place) const
    {
        return std::ranges::find(*m_begun.said, place) != m_begun.said->end();
    }

    [[nodiscard]] std::optional<Problem> valuesOf(std::size_t index) const
    {
        const PartDeclaration& part = m_declaration.parts[index];
        const bool declared = isDeclared(index);
        if (declared && !m_begun.said)
            return std::nullopt;
        const void* begun = m_begun.request.input.data();
        const void* anew = m_anew.request.input.data();
        const std::size_t count = std::min(part.count(begun), part.count(anew));
        for (std::size_t element = 0; element < count; ++element) {
            const void* a = part.peek(begun, element);
            const void* b = part.peek(anew, element);
            for (std::size_t i = 0; i < part.record->fields.size(); ++i) {
                const FieldDeclaration& field = part.record->fields[i];
                ValuePlace place{static_cast<std::uint8_t>(index), static_cast<std::uint16_t>(element),
                                 static_cast<std::uint16_t>(i)};
                const auto other = isForPeople(*part.record, field)
                    ? std::nullopt
                    : firstOther(field, a, b, [this, declared, &place](std::size_t which) {
                          place.index = static_cast<std::uint16_t>(which);
                          return declared && isSaid(place);
                      });
                if (other)
                    return changed(named(part, element, field, *other));
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] Cause named(const PartDeclaration& part, std::size_t element, const FieldDeclaration& field,
                              std::size_t which) const
    {
        told::Field value{m_begun.system, std::string(part.record->id), std::string(field.id), which};
        if (part.role == Role::Rules)
            return because<Reason::HouseRule>(std::move(value));
        const std::string who = whoseName(m_begun, part, element);
        if (part.role == Role::Declared && part.record->kind == RecordKind::Options)
            return because<Reason::PresetOf>(std::move(value));
        return because<Reason::ValueOf>(who, std::move(value));
    }

    const ActionRecord& m_begun;
    const ActionRecord& m_anew;
    const ActionDeclaration& m_declaration;
};

/// As it was before the game master adjusted anything by hand.
ActionRecord withoutAdjustments(const ActionRecord& action)
{
    ActionRecord before = action;
    void* data = before.request.input.data();
    for (const Adjustment& one : std::exchange(before.adjustments, {})) {
        const PartDeclaration& part = declarationOf(before).parts[one.part];
        if (one.element < part.count(data))
            part.record->fields[one.field].setNumber(part.at(data, one.element), one.index, one.before);
    }
    return before;
}

}  // namespace

ActionRecord boundAnew(Campaign& campaign, const BodyPlans& plans, const Clock& clock, const ActionOrder& order,
                       const ActionRecord& begun)
{
    try {
        if (restOf(begun))
            return boundForAll(campaign, plans, order.encounter, begun.action, presentIn(campaign, order.encounter));
        if (phaseStepOf(begun))
            return TurnService(campaign, plans, clock).prepare(order.encounter);
        return Binder(campaign, plans).bind(withThings(campaign, order, begun));
    } catch (const Failure& failure) {
        throw Failure(byName(failure.problem(), begun));
    }
}

std::optional<Problem> outOfDate(const ActionRecord& begun, const ActionRecord& anew)
{
    const ActionRecord before = withoutAdjustments(begun);
    const Counterparts both(before, anew);
    if (auto problem = both.people())
        return problem;
    if (auto problem = both.gear())
        return problem;
    return both.values();
}

std::vector<ValuePlace> ownPlaces(const ActionRecord& begun, const ActionRecord& anew)
{
    std::vector<ValuePlace> places;
    for (const Adjustment& one : begun.adjustments)
        places.push_back({one.part, one.element, one.field, one.index});
    if (begun.said) {
        places.insert(places.end(), begun.said->begin(), begun.said->end());
        return places;
    }
    const std::span<const PartDeclaration> parts = declarationOf(begun).parts;
    const void* was = begun.request.input.data();
    const void* is = anew.request.input.data();
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const PartDeclaration& part = parts[i];
        if (part.role != Role::Declared || part.record->kind != RecordKind::Options)
            continue;
        for (std::size_t element = 0; element < std::min(part.count(was), part.count(is)); ++element) {
            const void* a = part.peek(was, element);
            const void* b = part.peek(is, element);
            for (std::size_t f = 0; f < part.record->fields.size(); ++f) {
                const FieldDeclaration& field = part.record->fields[f];
                const std::size_t count = std::max(field.elementsIn(a), field.elementsIn(b));
                for (std::size_t index = 0; index < count; ++index) {
                    if (!isSameValue(field, a, b, index))
                        places.push_back({static_cast<std::uint8_t>(i), static_cast<std::uint16_t>(element),
                                          static_cast<std::uint16_t>(f), static_cast<std::uint16_t>(index)});
                }
            }
        }
    }
    return places;
}

void takeOwn(ActionRecord& anew, const ActionRecord& begun)
{
    const std::vector<RecordId> before = targetsOf(begun);
    const std::vector<RecordId> now = targetsOf(anew);
    std::optional<std::vector<ValuePlace>> said = begun.said ? std::optional<std::vector<ValuePlace>>(std::in_place)
                                                             : std::nullopt;
    const void* from = begun.request.input.data();
    for (ValuePlace place : ownPlaces(begun, anew)) {
        const PartDeclaration& part = declarationOf(anew).parts[place.part];
        void* to = anew.request.input.data();
        if (place.element >= part.count(from))
            continue;
        const FieldDeclaration& field = part.record->fields[place.field];
        const LoggedValue value = valueOf(field, part.peek(from, place.element), place.index);
        // What was said of somebody is said of the same one, wherever he stands now.
        if (isPerTarget(part) && before != now && place.element < before.size()) {
            const auto who = std::ranges::find(now, before[place.element]);
            place.element = static_cast<std::uint16_t>(who - now.begin());
        }
        if (place.element >= part.count(to))
            continue;
        if (const auto* number = std::get_if<std::int64_t>(&value); number && part.role != Role::Declared)
            adjust(anew, place.part, place.element, place.field, place.index, static_cast<std::int32_t>(*number));
        else
            setValue(field, part.at(to, place.element), place.index, value);
        if (said && part.role == Role::Declared)
            said->push_back(place);
    }
    anew.said = std::move(said);
    anew.request.answers = carriedAnswers(begun, anew);
    anew.request.overrides = carriedOverrides(begun, anew);
}

Likeness likenessOf(const ActionRecord& a, const ActionRecord& b)
{
    if (a.action != b.action || a.bindings != b.bindings)
        return Likeness::None;
    const void* first = a.request.input.data();
    const void* second = b.request.input.data();
    bool isSame = a.adjustments == b.adjustments;
    for (const PartDeclaration& part : declarationOf(a).parts) {
        if (part.count(first) != part.count(second))
            return Likeness::None;
        for (std::size_t element = 0; element < part.count(first); ++element) {
            for (const FieldDeclaration& field : part.record->fields) {
                if (!firstOther(field, part.peek(first, element), part.peek(second, element)))
                    continue;
                if (field.text)
                    return Likeness::None;
                isSame = false;
            }
        }
    }
    return isSame ? Likeness::Same : Likeness::Values;
}

}  // namespace hitspread
