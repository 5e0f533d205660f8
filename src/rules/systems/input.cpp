#include "rules/systems/input.h"

namespace hitspread {

Input::Input() = default;
Input::Input(const Input& other) = default;
Input::Input(Input&& other) noexcept = default;
Input& Input::operator=(const Input& other) = default;
Input& Input::operator=(Input&& other) noexcept = default;
Input::~Input() = default;

}  // namespace hitspread
