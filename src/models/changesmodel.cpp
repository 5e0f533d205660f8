#include "models/changesmodel.h"

#include "models/digest.h"
#include "models/handwords.h"
#include "models/systemview.h"
#include "rules/systems/registry.h"
#include "text/fields.h"
#include "text/labels.h"

#include <algorithm>

namespace hitspread {

namespace {

/// Whose record a part is: the name in the part itself, or in the one its id is nested in.
QString ownerOf(const ActionDeclaration& action, const void* data, const PartDeclaration& part, std::size_t element)
{
    const PartDeclaration* owner = action.find(part.id.substr(0, part.id.rfind('.')));
    if (!owner)
        owner = &part;
    const FieldDeclaration* name = owner->record->find("name");
    if (!name || owner->count(data) <= element)
        return text::fromId(part.id);
    return QString::fromStdString(name->text(owner->peek(data, element)));
}

}  // namespace

void ChangesModel::setAction(const ActionRecord& action)
{
    beginResetModel();
    m_lines.clear();
    const System* system = findSystem(action.system);
    const ActionDeclaration* declaration = system ? system->action(action.action) : nullptr;
    std::vector<Change> changes = declaration ? action.findings.changes : std::vector<Change>{};
    // The target first, then the bookkeeping of whoever acted.
    std::ranges::stable_sort(changes, {}, [&](const Change& change) {
        const PartDeclaration& part = declaration->parts[change.part];
        return (part.role == Role::Target ? 0 : 10) + (part.record->kind == RecordKind::Condition ? 0 : 1);
    });
    const ChangesFacet* facet = facetsOf(action.system).changes;
    const Input after = changedBy(action.request.input, action.findings);
    for (const Change& change : changes) {
        const void* data = action.request.input.data();
        const PartDeclaration& part = declaration->parts[change.part];
        const FieldDeclaration& field = part.record->fields[change.field];
        const bool others = m_target && part.role == Role::Target
            && (part.isInner() ? part.ownerOf(data, change.element) : change.element) != *m_target;
        if ((m_role && part.role != *m_role) || others)
            continue;
        const QString owner = ownerOf(*declaration, data, part, change.element);
        auto words = facet ? facet->changeWords(action, change, after) : std::nullopt;
        // The bookkeeping of counted lists (which wound, which bullet) says nothing the count does not.
        const bool isBookkeeping = !field.countedBy.empty() || isInner(field);
        if (words ? words->what.isEmpty() : isBookkeeping)
            continue;
        if (!words)
            words = ChangeWords{text::placeName(*system, *part.record, field, change.index),
                                text::valueName(*system, field, change.before),
                                text::valueName(*system, field, change.after)};
        Line line{tr("%1 · %2").arg(owner, words->what), words->before, words->after};
        // Two fields of one track read the same.
        if (std::ranges::find(m_lines, line) == m_lines.end())
            m_lines.push_back(std::move(line));
    }
    endResetModel();
}

int ChangesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant ChangesModel::data(const QModelIndex& index, int role) const
{
    if (index.row() < 0 || index.row() >= rowCount() || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole))
        return {};
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    return tr("%1: %2 → %3").arg(line.what, line.before, line.after);
}

}  // namespace hitspread
