#include "ui/systems/threed/skillnames.h"

#include "models/charactersheet.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/handweapons.h"
#include "rules/systems/threed/rollodds.h"
#include "services/editdistance.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/systems/threed/sheetfigures.h"

#include <algorithm>
#include <array>

namespace hitspread::threed {

namespace {

constexpr std::array kWithSkill{RecordKind::Weapon, RecordKind::MeleeWeapon, RecordKind::ThrownWeapon,
                                RecordKind::Grenade};
/// Enough to offer names from; whether a name is used at all is counted in all of them.
constexpr std::size_t kMostRead = 300;
constexpr int kFewLetters = 5;

struct SkillUses {
    std::map<std::string, bool> used;
    std::set<std::string> campaign;
};

SkillUses usesOf(CampaignServices& services, const std::string& system, const std::vector<std::string>& names)
{
    SkillUses answer;
    for (const RecordKind kind : kWithSkill) {
        LibraryQuery query;
        query.kind = kind;
        query.system = system;
        query.limit = kMostRead;
        for (const StoredRecord& stored : services.library.page(query)) {
            if (const std::string_view skill = skillUsedWith(stored.record); !skill.empty())
                answer.campaign.emplace(skill);
        }
        for (const std::string& name : names) {
            query.filters = {{{"skill", {}}, Comparison::Equal, name}};
            bool& isUsed = answer.used[name];
            isUsed = isUsed || services.campaign.library().count(query) > 0;
        }
    }
    return answer;
}

bool isKnown(const std::string& name)
{
    const auto known = knownSkills();
    return std::ranges::find(known, name, &RanksEditor::Suggestion::id) != known.end();
}

/// How far a written name is from one that is meant; nothing: too far. What only was not written to its end is near.
std::optional<int> distanceOf(const QString& written, const QString& meant)
{
    const QString a = written.toLower();
    const QString b = meant.toLower();
    if (a.size() > 2 && b.startsWith(a))
        return 1;
    const int most = a.size() < kFewLetters ? 1 : 2;
    const auto words = [](const QString& text) {
        return std::u16string_view(QStringView(text).utf16(), static_cast<std::size_t>(text.size()));
    };
    const int distance = editDistance(words(a), words(b), most);
    return distance > most ? std::nullopt : std::optional(distance);
}

}  // namespace

SkillNames::SkillNames(SheetPresenter& presenter, QObject* parent) : QObject(parent), m_presenter(presenter)
{
    connect(&presenter, &SheetPresenter::derivedChanged, this, &SkillNames::ask);
    connect(&presenter, &SheetPresenter::opened, this, [this] {
        m_used.clear();
        ask();
    });
}

bool SkillNames::isCarried(const std::string& name) const
{
    const CombatantView& who = m_presenter.sheet().view().who;
    return std::ranges::any_of(std::array{&who.weapons, &who.others}, [&name](const auto* things) {
        return std::ranges::any_of(
            *things, [&name](const CombatantView::Item& item) { return skillUsedWith(item.record.record) == name; });
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
    const QString written = QString::fromStdString(name);
    std::string nearest;
    int best = 0;
    for (const RanksEditor::Suggestion& one : suggestions()) {
        for (const QString& meant : {one.words, QString::fromStdString(one.id)}) {
            const std::optional<int> distance = distanceOf(written, meant);
            if (distance && one.id != name && (nearest.empty() || *distance < best)) {
                nearest = one.id;
                best = *distance;
            }
        }
    }
    return nearest;
}

std::vector<RanksEditor::Suggestion> SkillNames::suggestions() const
{
    std::vector<RanksEditor::Suggestion> all = knownSkills();
    for (const std::string& name : m_campaign) {
        if (!isKnown(name))
            all.push_back({name, QString::fromStdString(name)});
    }
    return all;
}

void SkillNames::ask()
{
    const AnyRecord& record = m_presenter.character().record();
    if (record.isNull())
        return;
    std::vector<std::string> names;
    for (const auto& [name, rank] : record.as<Character>().skills.entries) {
        if (!isKnown(name) && !m_used.contains(name))
            names.push_back(name);
    }
    if (names.empty())
        return;
    // Asked once for each name, however many keys come before the answer.
    for (const std::string& name : names)
        m_used[name] = true;
    m_presenter.sheet().gateway().run(
        this,
        [names, system = std::string(m_presenter.sheet().system().id())](CampaignServices& services) {
            return usesOf(services, system, names);
        },
        [this](const SkillUses& answer) {
            for (const auto& [name, isUsed] : answer.used)
                m_used[name] = isUsed;
            m_campaign = answer.campaign;
            Q_EMIT changed();
        });
}

}  // namespace hitspread::threed
