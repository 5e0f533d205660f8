#include "models/changesmodel.h"

#include "models/wording.h"
#include "rules/systems/registry.h"
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
        return wording::spelledOut(part.id);
    return QString::fromStdString(name->text(owner->peek(data, element)));
}

QString valueOf(const FieldDeclaration& field, std::int32_t value)
{
    if (field.optional && value == kNoEntry)
        return ChangesModel::tr("none");
    if (field.kind == FieldKind::Flag)
        return value != 0 ? ChangesModel::tr("yes") : ChangesModel::tr("no");
    if (field.kind == FieldKind::Choice && value >= 0 && static_cast<std::size_t>(value) < field.choices.size())
        return text::inSentence(wording::choice(field.choices[static_cast<std::size_t>(value)]));
    if (field.kind == FieldKind::Place)
        return wording::place(unpack(value));
    return QString::number(value) + (field.unit.empty() ? QString() : QLatin1Char(' ') + text::unit(field));
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
    for (const Change& change : changes) {
        const void* data = system->actionData(action.request.input);
        const PartDeclaration& part = declaration->parts[change.part];
        const FieldDeclaration& field = part.record->fields[change.field];
        // The bookkeeping of counted lists (which wound, which bullet) says nothing the count does not.
        if (!field.countedBy.empty())
            continue;
        QString what = wording::field(field.id);
        if (field.extent > 1) {
            const QString element = change.index < field.elements.size()
                ? wording::spelledOut(field.elements[change.index])
                : QString::number(change.index + 1);
            what = tr("%1, %2").arg(element, text::inSentence(what));
        }
        m_lines.push_back({tr("%1 · %2").arg(ownerOf(*declaration, data, part, change.element), what),
                           valueOf(field, change.before), valueOf(field, change.after)});
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
