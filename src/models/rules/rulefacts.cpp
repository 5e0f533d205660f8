#include "models/rules/rulefacts.h"

#include "rules/systems/registry.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/naming.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <iterator>
#include <string_view>

namespace hitspread {

namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate("hitspread::RuleFacts", text);
}

/// The switches an action was resolved with.
AnyRecord switchesIn(const System& system, const ActionRecord& action)
{
    const ActionDeclaration* declaration = system.action(action.action);
    if (!declaration)
        return {};
    const void* data = action.request.input.data();
    for (const PartDeclaration& part : declaration->parts) {
        if (part.record->kind == RecordKind::Switches && part.count(data) > 0)
            return {*part.record, part.peek(data, 0)};
    }
    return {};
}

QString wordsFor(const RuleInfo& rule)
{
    switch (rule.use) {
    case Use::Mandatory: return translated(QT_TRANSLATE_NOOP("hitspread::RuleFacts", "always applies"));
    case Use::Optional: return translated(QT_TRANSLATE_NOOP("hitspread::RuleFacts", "for groups that want it"));
    case Use::GameMaster: break;
    }
    return translated(QT_TRANSLATE_NOOP("hitspread::RuleFacts", "the game master decides"));
}

/// Whether a switch at this value leaves out what it governs.
bool leavesOut(const FieldDeclaration& field, std::int32_t value)
{
    if (field.kind == FieldKind::Flag)
        return value == 0;
    return field.kind == FieldKind::Choice && value >= 0 && static_cast<std::size_t>(value) < field.choices.size()
        && field.choices[static_cast<std::size_t>(value)] == "off";
}

/// How a rule stands with each of its switches, handed to `with` one after the other.
template <typename With>
RuleState standing(const RuleInfo& rule, const AnyRecord& switches, With with)
{
    bool changed = false;
    bool out = false;
    int count = 0;
    for (const std::string& id : switchesOf(rule)) {
        const FieldDeclaration* field = switches.isNull() ? nullptr : switches.declaration().find(id);
        if (!field || (!field->isNumeric() && field->kind != FieldKind::Table))
            continue;
        const bool isChanged = isOtherThanUsual(*field, switches.data());
        changed = changed || isChanged;
        // "Off" as usual leaves out what is optional; of a rule that always applies it is the rule as written.
        const bool canBeOut = isChanged || rule.optional == Optional::Yes;
        out = out || (canBeOut && field->isNumeric() && leavesOut(*field, field->number(switches.data(), 0)));
        ++count;
        with(*field, isChanged);
    }
    // Of several switches one shapes a rule and another leaves it out; which, only a rule says that a group may leave out.
    return stateOf(rule.built, out && (count == 1 || rule.optional == Optional::Yes), changed);
}

/// Lines of the document the rules were drawn from, which nobody has at the table: "L114, L120".
bool isLines(std::string_view source)
{
    const auto isOne = [](char letter) {
        return (letter >= '0' && letter <= '9') || std::string_view("L, -").find(letter) != std::string_view::npos;
    };
    return std::ranges::all_of(source, isOne);
}

RuleFacts plainFacts(const RuleInfo& rule)
{
    RuleFacts facts;
    facts.id = QString::fromUtf8(rule.id);
    facts.title = text::ruleTitle(rule);
    facts.words = text::ruleText(rule);
    facts.source = isLines(rule.source) ? QString() : text::ruleSource(rule);
    facts.use = wordsFor(rule);
    return facts;
}

}  // namespace

std::vector<std::string> switchesOf(const RuleInfo& rule)
{
    std::vector<std::string> ids;
    for (const QString& id : QString::fromUtf8(rule.switches).split(QLatin1Char(','), Qt::SkipEmptyParts))
        ids.push_back(id.trimmed().toStdString());
    return ids;
}

std::vector<RuleInfo> rulesUnder(std::span<const RuleInfo> rules, std::string_view switchId)
{
    std::vector<RuleInfo> all;
    std::ranges::copy_if(rules, std::back_inserter(all), [switchId](const RuleInfo& rule) {
        const std::vector<std::string> ids = switchesOf(rule);
        return std::ranges::find(ids, switchId) != ids.end();
    });
    return all;
}

RuleState ruleState(const RuleInfo& rule, const AnyRecord& switches)
{
    return standing(rule, switches, [](const FieldDeclaration&, bool) {});
}

RuleFacts ruleFacts(const ActionRecord& action, std::uint16_t rule)
{
    const System& system = action.request.input.system();
    return ruleFacts(system, system.rules()[rule], switchesIn(system, action));
}

RuleFacts ruleFacts(const System& system, const RuleInfo& rule, const AnyRecord& switches)
{
    RuleFacts facts = plainFacts(rule);
    const text::Naming names(system, switches);
    facts.state = standing(rule, switches, [&](const FieldDeclaration& field, bool isChanged) {
        const AnyRecord usual = field.kind == FieldKind::Table ? AnyRecord(switches.declaration()) : AnyRecord();
        facts.switches.push_back({std::string(field.id), text::fieldName(names, switches.declaration(), field),
                                  text::valuesName(names, field, switches.data()),
                                  usual.isNull() ? text::valueName(names, field, field.fallback)
                                                 : text::valuesName(names, field, usual.data()),
                                  isChanged});
    });
    return facts;
}

RuleFacts ruleFacts(const RuleInfo& rule)
{
    RuleFacts facts = plainFacts(rule);
    facts.state = ruleState(rule, {});
    facts.isOfFight = false;
    return facts;
}

RuleState stateOf(Built built, bool isLeftOut, bool isChanged)
{
    if (built == Built::No)
        return RuleState::NotBuilt;
    if (isLeftOut)
        return RuleState::Off;
    return isChanged ? RuleState::Switched : RuleState::On;
}

QString wordFor(RuleState state)
{
    switch (state) {
    case RuleState::On: return translated(QT_TRANSLATE_NOOP("hitspread::RuleFacts", "on"));
    case RuleState::Switched: return translated(QT_TRANSLATE_NOOP("hitspread::RuleFacts", "switched"));
    case RuleState::Off: return translated(QT_TRANSLATE_NOOP("hitspread::RuleFacts", "off"));
    case RuleState::NotBuilt: break;
    }
    return translated(QT_TRANSLATE_NOOP("hitspread::RuleFacts", "not carried out yet"));
}

}  // namespace hitspread
