#pragma once

#include "ui/fields/rankseditor.h"

#include <QObject>

#include <map>
#include <set>
#include <string>

namespace hitspread {
class SheetPresenter;
}

namespace hitspread::threed {

/// Which skills something uses: a rule, or a weapon or grenade of the campaign. Asks the campaign about names the rules do not know, as
/// they come; until it has answered there is no doubt about them.
class SkillNames : public QObject {
    Q_OBJECT

public:
    explicit SkillNames(SheetPresenter& presenter, QObject* parent = nullptr);

    /// That nothing uses a name, with the nearest one that something does; nothing where it is used.
    [[nodiscard]] std::optional<RanksEditor::Doubt> doubtAbout(const std::string& name) const;
    /// Those of the rules and, once they are known, of the campaign.
    [[nodiscard]] std::vector<RanksEditor::Suggestion> suggestions() const;

Q_SIGNALS:
    void changed();

private:
    void ask();
    [[nodiscard]] std::string nearestTo(const std::string& name) const;
    [[nodiscard]] bool isCarried(const std::string& name) const;

    SheetPresenter& m_presenter;
    std::map<std::string, bool> m_used;  ///< by weapons of the campaign
    std::set<std::string> m_campaign;    ///< skills of some of its weapons
};

}  // namespace hitspread::threed
