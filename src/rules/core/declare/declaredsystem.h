#pragma once

#include "rules/core/system.h"

namespace hitspread {

/// All a system is: what it declares, and its facets.
struct SystemDeclaration {
    const RuleList& rules;
    int rulesVersion = 1;
    std::span<const RecordDeclaration* const> records;
    std::span<const Profile> profiles;
    std::span<const ActionDeclaration* const> actions;
    std::span<const std::string_view> locations;
    SystemWords words;
    RoundPolicy round;
    SystemFacets facets;
};

/// A system that is what it declares. Everything the declaration points to outlives it.
class DeclaredSystem final : public System {
public:
    explicit DeclaredSystem(const SystemDeclaration& all) : m_all(all) {}

    std::string_view id() const override { return m_all.rules.system; }
    int rulesVersion() const override { return m_all.rulesVersion; }
    std::span<const RuleInfo> rules() const override { return m_all.rules.rules; }
    std::span<const RecordDeclaration* const> records() const override { return m_all.records; }
    std::span<const Profile> profiles() const override { return m_all.profiles; }
    std::span<const ActionDeclaration* const> actions() const override { return m_all.actions; }
    std::span<const std::string_view> locations() const override { return m_all.locations; }
    const SystemWords& words() const override { return m_all.words; }
    const RoundPolicy& round() const override { return m_all.round; }
    const SystemFacets& facets() const override { return m_all.facets; }

private:
    SystemDeclaration m_all;
};

}  // namespace hitspread
