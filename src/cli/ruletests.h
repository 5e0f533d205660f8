#pragma once

#include <span>
#include <string_view>

namespace hitspread {

/// A test that bears a rule's id, as the tree held it when the project was configured.
struct RuleTest {
    std::string_view rule;  ///< "3D-DEV-04"
    std::string_view test;  ///< "deviation_test/3D-DEV-04" or "golden/<system>/<folder>"
};

/// The tests that bear `rule`, sorted by name; empty for a rule no test bears. Never fails.
[[nodiscard]] std::span<const RuleTest> testsOfRule(std::string_view rule);

}  // namespace hitspread
