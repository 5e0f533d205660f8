#include "models/systemview.h"

#include "rules/systems/registry.h"

#include <algorithm>
#include <array>

// Written when the project is configured: one function per folder below systems/.
#include "systemviews_declared.inc"

namespace hitspread {

const SystemView* systemViewOf(std::string_view system)
{
    static const auto all = std::to_array<const SystemView*>({
#include "systemviews_called.inc"
    });
    const auto found = std::ranges::find_if(all, [system](const SystemView* view) { return view->id == system; });
    return found == all.end() ? nullptr : *found;
}

const ViewFacets& facetsOf(std::string_view system)
{
    static const ViewFacets kNone;
    const SystemView* view = systemViewOf(system);
    return view ? view->facets : kNone;
}

RecordKind looksOf(const StoredRecord& stored)
{
    const RecordKind kind = stored.record.declaration().kind;
    const System* system = findSystem(stored.system);
    const SystemView* view = systemViewOf(stored.system);
    if (kind != RecordKind::Weapon || !view || !system || system->record(RecordKind::MeleeWeapon))
        return kind;
    CombatantView::Item item;
    item.record = stored;
    return view->weapon(item, {}).usedAs.value_or(kind);
}

bool isOffered(const ActionRecord& action, QuestionKey key)
{
    const ViewFacets& facets = facetsOf(action.system);
    const QuestionWord& asked = action.request.input.system().questions()[key.name];
    if (asked.options.empty() || asked.now)
        return facets.choices && facets.choices->isOffered(action, key);
    const bool isShown = facets.decisions
        && std::ranges::find(facets.decisions->decisions, key.name) != facets.decisions->decisions.end();
    return !isShown && !isAside(action.system, key);
}

bool isAside(std::string_view system, QuestionKey key)
{
    const text::DecisionReading* reading = facetsOf(system).decisions;
    return reading && std::ranges::find(reading->aside, key.name) != reading->aside.end();
}

bool isModifier(std::string_view system, const FieldDeclaration& field)
{
    const FieldsFacet* fields = facetsOf(system).fields;
    return fields ? fields->isModifier(field) : isSymmetric(field);
}

bool isSymmetric(const FieldDeclaration& field)
{
    return field.kind == FieldKind::Number && field.minimum < 0 && field.minimum == -field.maximum;
}

}  // namespace hitspread
