#include "models/rules/rulebook.h"

#include "models/fight/fight.h"
#include "models/library/containsall.h"
#include "text/fields.h"
#include "text/kinds.h"
#include "text/labels.h"
#include "text/naming.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>

namespace hitspread {

namespace {

GroupedRow::Sign signOf(RuleState state)
{
    switch (state) {
    case RuleState::On: return GroupedRow::Sign::Good;
    case RuleState::Switched: return GroupedRow::Sign::Changed;
    case RuleState::Off: return GroupedRow::Sign::Off;
    case RuleState::NotBuilt: break;
    }
    return GroupedRow::Sign::Missing;
}

/// Whether one of the ids, separated by spaces, is this one.
bool names(std::string_view ids, std::string_view id)
{
    return QString::fromUtf8(ids).split(QLatin1Char(' ')).contains(QString::fromUtf8(id));
}

QString kindOf(RecordKind kind)
{
    const QString name = text::kindName(kind);
    return name.isEmpty() ? RuleBook::tr("In the fight") : name;
}

void addOnce(QStringList& list, const QString& one)
{
    if (!list.contains(one))
        list << one;
}

}  // namespace

RuleBook::RuleBook(const Fight& fight, QObject* parent) : QObject(parent), m_fight(fight), m_list(ruleLists().front())
{
    fight.follow(FightChange::Rules | FightChange::Fights, this, &RuleBook::refresh);
    refresh();
}

std::vector<std::pair<QString, QString>> RuleBook::lists()
{
    std::vector<std::pair<QString, QString>> all;
    for (const RuleList* list : ruleLists())
        all.emplace_back(QString::fromUtf8(list->system), text::ruleListName(list->system));
    return all;
}

void RuleBook::setSystem(std::string_view id)
{
    const auto found = std::ranges::find(ruleLists(), id, &RuleList::system);
    if (found == ruleLists().end() || *found == m_list)
        return;
    m_list = *found;
    refresh();
}

bool RuleBook::isOfFight() const
{
    return m_fight.isLoaded() && m_fight.snapshot().encounter.system == m_list->system;
}

void RuleBook::refresh()
{
    const System* rules = system();
    const RecordDeclaration* switches = rules ? rules->record(RecordKind::Switches) : nullptr;
    m_switches = isOfFight() && !m_fight.snapshot().encounter.switches.isNull() ? m_fight.snapshot().encounter.switches
        : switches                                                              ? AnyRecord(*switches)
                                                                                : AnyRecord();
    Q_EMIT changed();
}

std::vector<GroupedRow> RuleBook::rows(const QString& search, std::optional<RuleState> only) const
{
    const QStringList words = search.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<GroupedRow> all;
    QString heading;
    for (std::size_t i = 0; i < m_list->rules.size(); ++i) {
        const RuleInfo& rule = m_list->rules[i];
        const RuleState state = ruleState(rule, m_switches);
        const QString title = text::ruleTitle(rule);
        if (only && state != *only)
            continue;
        if (!holdsAll(QString::fromUtf8(rule.id) + u' ' + title + u' ' + text::ruleText(rule), words))
            continue;
        const QString group = text::ruleGroup(m_list->system, rule);
        if (!group.isEmpty() && group != heading)
            all.push_back({.text = group});
        heading = group;
        GroupedRow row;
        row.key = static_cast<int>(i);
        row.text = title;
        row.before = QString::fromUtf8(rule.id);
        row.spoken = tr("%1 %2, %3").arg(row.before, title, wordFor(state));
        row.sign = signOf(state);
        all.push_back(std::move(row));
    }
    return all;
}

int RuleBook::count(std::optional<RuleState> state) const
{
    return static_cast<int>(std::ranges::count_if(
        m_list->rules, [&](const RuleInfo& rule) { return !state || ruleState(rule, m_switches) == *state; }));
}

std::optional<std::uint16_t> RuleBook::find(const QString& id) const
{
    return findRule(m_list->rules, id.toStdString());
}

RuleFacts RuleBook::facts(std::uint16_t rule) const
{
    const System* rules = system();
    RuleFacts facts = rules ? ruleFacts(*rules, m_list->rules[rule], m_switches) : ruleFacts(m_list->rules[rule]);
    facts.isOfFight = isOfFight();
    return facts;
}

QString RuleBook::name(std::uint16_t rule) const
{
    const RuleInfo& info = m_list->rules[rule];
    return QString::fromUtf8(info.id) + u' ' + text::ruleTitle(info);
}

std::vector<std::uint16_t> RuleBook::named(std::uint16_t rule) const
{
    // English words: ids are the same in every language.
    const RuleInfo& info = m_list->rules[rule];
    std::vector<std::uint16_t> all;
    for (std::size_t i = 0; i < m_list->rules.size(); ++i) {
        const auto index = static_cast<std::uint16_t>(i);
        const RuleInfo& other = m_list->rules[i];
        const bool found = info.text.find(other.id) != std::string_view::npos
            || other.text.find(info.id) != std::string_view::npos;
        if (index != rule && found)
            all.push_back(index);
    }
    return all;
}

RuleLinks RuleBook::links(std::uint16_t rule) const
{
    RuleLinks links;
    links.named = named(rule);
    const RuleInfo& info = m_list->rules[rule];
    std::set<std::uint16_t> alike;
    for (const std::string& id : switchesOf(info)) {
        for (const RuleInfo& other : rulesUnder(m_list->rules, id))
            alike.insert(*findRule(m_list->rules, other.id));
    }
    alike.erase(rule);
    for (const std::uint16_t other : links.named)
        alike.erase(other);
    links.alike.assign(alike.begin(), alike.end());
    const System* rules = system();
    if (!rules)
        return links;
    for (const RecordDeclaration* record : rules->records()) {
        for (const FieldDeclaration& field : record->fields) {
            if (record->kind != RecordKind::Switches && names(field.rules, info.id))
                addOnce(links.values,
                        tr("%1: %2").arg(kindOf(record->kind),
                                         text::fieldName(text::Naming::usual(*rules), *record, field)));
        }
    }
    for (const ActionDeclaration* action : rules->actions()) {
        const bool reads = std::ranges::any_of(action->parts, [&](const PartDeclaration& part) {
            return part.record->kind == RecordKind::Options
                && std::ranges::any_of(part.record->fields,
                                       [&](const FieldDeclaration& field) { return names(field.rules, info.id); });
        });
        if (reads)
            addOnce(links.actions, text::action(*rules, action->id));
    }
    return links;
}

}  // namespace hitspread
