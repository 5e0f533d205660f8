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

}  // namespace hitspread
