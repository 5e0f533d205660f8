#pragma once

#include "rules/core/declare/record.h"
#include "ui/fields/rankseditor.h"

#include <QObject>

#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace hitspread {

class SheetPresenter;

/// What the rules of a system know of skills.
struct SkillRules {
    std::vector<RanksEditor::Suggestion> known{};  ///< that a rule itself uses
    std::string field = "skills";                  ///< of the character: where they stand
    /// Which fields of which records name a skill.
    std::vector<std::pair<RecordKind, std::string>> namedBy{};
    /// The skill a thing is used with as far as it belongs into that field; empty: none.
    std::function<std::string(const AnyRecord&)> usedWith{};
};

/// Which skills something uses: a rule, or a weapon or grenade of the campaign. Asks the campaign about names the rules do not know, as
/// they come; until it has answered there is no doubt about them.
class SkillNames : public QObject {
    Q_OBJECT

public:
    SkillNames(SheetPresenter& presenter, SkillRules rules, QObject* parent = nullptr);

    /// That nothing uses a name, with the nearest one that something does; nothing where it is used.
    [[nodiscard]] std::optional<RanksEditor::Doubt> doubtAbout(const std::string& name) const;
    /// Those of the rules and, once they are known, of the campaign.
    [[nodiscard]] std::vector<RanksEditor::Suggestion> suggestions() const;

Q_SIGNALS:
    void changed();

private:
    void ask();
    [[nodiscard]] std::string nearestTo(const std::string& name) const;
    [[nodiscard]] bool isKnown(const std::string& name) const;
    [[nodiscard]] bool isCarried(const std::string& name) const;

    SheetPresenter& m_presenter;
    const SkillRules m_rules;
    bool m_isAsked = false;              ///< what the campaign has
    std::map<std::string, bool> m_used;  ///< by weapons of the campaign
    std::set<std::string> m_campaign;    ///< skills of some of its weapons
};

/// Offers those names in a field; `doubts`: and marks one that nothing uses.
void offerSkills(SheetPresenter& presenter, SkillRules rules, RanksEditor& editor, bool doubts);

}  // namespace hitspread
