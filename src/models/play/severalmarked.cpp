#include "models/play/severalmarked.h"

#include <algorithm>

namespace hitspread {

namespace {

const PartDeclaration* partOfBefallen(const ActionDeclaration& action)
{
    const auto found = std::ranges::find_if(action.parts, [](const PartDeclaration& part) {
        return part.role == Role::Target && part.many && part.record->kind == RecordKind::Character;
    });
    return found == action.parts.end() ? nullptr : &*found;
}

}  // namespace

bool befallsSeveral(const ActionDeclaration& action)
{
    return partOfBefallen(action) && !action.involves(Role::Actor);
}

std::size_t mostBefallen(const ActionDeclaration& action)
{
    return partOfBefallen(action)->most;
}

void setMarked(ActionOrder& order, const std::vector<RecordId>& marked)
{
    order.target = marked.front();
    order.otherTargets.assign(marked.begin() + 1, marked.end());
}

std::vector<RecordId> markedIn(const ActionOrder& order)
{
    std::vector<RecordId> marked{order.target};
    marked.insert(marked.end(), order.otherTargets.begin(), order.otherTargets.end());
    return marked;
}

std::vector<AttackPresenter::Setting> saidForAll(const AttackPresenter& presenter)
{
    std::vector<AttackPresenter::Setting> kept;
    if (!presenter.isReady())
        return kept;
    for (const PartDeclaration& part : presenter.declaration().parts) {
        if (part.role != Role::Declared || part.many)
            continue;
        for (const FieldDeclaration& field : part.record->fields) {
            const auto path = presenter.options().path(part.id, field.id);
            if (path && field.number && presenter.options().isChanged(*path))
                kept.push_back({std::string(part.id), std::string(field.id), presenter.options().number(*path)});
        }
    }
    return kept;
}

}  // namespace hitspread
