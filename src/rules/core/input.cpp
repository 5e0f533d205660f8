#include "rules/core/input.h"

namespace hitspread {

Input::Input(const ActionDeclaration& action) : m_action(&action), m_data(action.make()) {}

Input::Input(const Input& other)
    : m_action(other.m_action), m_data(other.isEmpty() ? nullptr : other.m_action->clone(other.data()))
{}

Input& Input::operator=(const Input& other)
{
    if (this != &other)
        *this = Input(other);
    return *this;
}

const void* Input::houseRules() const
{
    for (const PartDeclaration& part : m_action->parts) {
        if (part.role == Role::Rules && part.record->kind == RecordKind::Switches && part.count(data()) > 0)
            return part.peek(data(), 0);
    }
    return nullptr;
}

std::optional<TableIn> tableIn(const Input& input, const FieldDeclaration& field)
{
    for (const PartDeclaration& part : input.action().parts) {
        const FieldDeclaration* found = part.record->find(field.id);
        if (found && found->shape == field.shape && part.count(input.data()) > 0)
            return TableIn{*part.record, found->table(part.peek(input.data(), 0))};
    }
    return std::nullopt;
}

}  // namespace hitspread
