#include "ui/sheet/skillnames.h"

#include "models/library/campaignnames.h"
#include "models/library/charactersheet.h"
#include "text/echo.h"
#include "ui/sheet/sheetpresenter.h"

#include <algorithm>
#include <array>

namespace hitspread {

namespace {

/// Enough to offer names from; whether a name is used at all is counted in all of them.
constexpr std::size_t kMostRead = 300;

struct SkillUses {
    std::map<std::string, bool> used;
    std::set<std::string> campaign;
};

SkillUses usesOf(CampaignServices& services, const std::string& system, const SkillRules& rules,
                 const std::vector<std::string>& names)
{
    SkillUses answer;
    for (const auto& [kind, field] : rules.namedBy) {
        LibraryQuery query;
        query.kind = kind;
        query.system = system;
        query.limit = kMostRead;
        for (const StoredRecord& stored : services.library.page(query)) {
            if (const std::string skill = rules.usedWith(stored.record); !skill.empty())
                answer.campaign.emplace(skill);
        }
        for (const std::string& name : names) {
            query.filters = {{{field, {}}, Comparison::Equal, name}};
            bool& isUsed = answer.used[name];
            isUsed = isUsed || services.campaign.library().count(query) > 0;
        }
    }
    return answer;
}

const Ranks& ranksOf(const AnyRecord& character, const std::string& field)
{
    static const Ranks none;
    const FieldDeclaration* declared = character.declaration().find(field);
    return declared && declared->ranks ? declared->ranks(character.data()) : none;
}

}  // namespace

SkillNames::SkillNames(SheetPresenter& presenter, SkillRules rules, QObject* parent)
    : QObject(parent), m_presenter(presenter), m_rules(std::move(rules))
{
    connect(&presenter, &SheetPresenter::derivedChanged, this, &SkillNames::ask);
    connect(&presenter, &SheetPresenter::opened, this, [this] {
        m_used.clear();
        m_isAsked = false;
        ask();
    });
}

bool SkillNames::isKnown(const std::string& name) const
{
    return std::ranges::find(m_rules.known, name, &RanksEditor::Suggestion::id) != m_rules.known.end();
}

bool SkillNames::isCarried(const std::string& name) const
{
    const CombatantView& who = m_presenter.sheet().view().who;
    return std::ranges::any_of(std::array{&who.weapons, &who.armour, &who.others}, [&](const auto* things) {
        return std::ranges::any_of(
            *things, [&](const CombatantView::Item& item) { return m_rules.usedWith(item.record.record) == name; });
    });
}

std::optional<RanksEditor::Doubt> SkillNames::doubtAbout(const std::string& name) const
{
    const auto used = m_used.find(name);
    if (used == m_used.end() || used->second || isKnown(name) || isCarried(name))
        return std::nullopt;
    return RanksEditor::Doubt{tr("No rule and no weapon here uses this skill."), nearestTo(name)};
}

std::string SkillNames::nearestTo(const std::string& name) const
{
    std::vector<text::KnownText> names;
    for (const RanksEditor::Suggestion& one : suggestions())
        names.push_back({text::asKept(one.id), one.words});
    return nearestName(names, name);
}

std::vector<RanksEditor::Suggestion> SkillNames::suggestions() const
{
    std::vector<RanksEditor::Suggestion> all = m_rules.known;
    for (const std::string& name : m_campaign) {
        if (!isKnown(name))
            all.push_back({name, text::visible(name)});
    }
    return all;
}

void SkillNames::ask()
{
    const AnyRecord& record = m_presenter.character().record();
    if (record.isNull())
        return;
    std::vector<std::string> names;
    for (const auto& [name, rank] : ranksOf(record, m_rules.field).entries) {
        if (!isKnown(name) && !m_used.contains(name))
            names.push_back(name);
    }
    if (names.empty() && m_isAsked)
        return;
    m_isAsked = true;
    // Asked once for each name, however many keys come before the answer.
    for (const std::string& name : names)
        m_used[name] = true;
    m_presenter.sheet().gateway().run(
        this,
        [names, rules = m_rules, system = std::string(m_presenter.sheet().system().id())](CampaignServices& services) {
            return usesOf(services, system, rules, names);
        },
        [this](const SkillUses& answer) {
            for (const auto& [name, isUsed] : answer.used)
                m_used[name] = isUsed;
            m_campaign = answer.campaign;
            Q_EMIT changed();
        });
}

void offerSkills(SheetPresenter& presenter, SkillRules rules, RanksEditor& editor, bool doubts)
{
    auto* names = new SkillNames(presenter, std::move(rules), &editor);
    if (doubts)
        editor.setDoubts([names](const std::string& name) { return names->doubtAbout(name); });
    QObject::connect(names, &SkillNames::changed, &editor, [names, &editor] {
        editor.setSuggestions(names->suggestions());
        editor.refreshNotes();
    });
}

}  // namespace hitspread
