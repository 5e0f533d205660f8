#include "models/rulefacts.h"

#include "rules/systems/registry.h"
#include "text/fields.h"
#include "text/labels.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace hitspread {

namespace {

QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString translated(const char* text)
{
    return QCoreApplication::translate("hitspread::RuleFacts", text);
}

/// The switches an action was resolved with, and where they stand in it.
struct SwitchSet {
    const RecordDeclaration* declaration = nullptr;
    const void* record = nullptr;
};

SwitchSet switchesOf(const System& system, const ActionRecord& action)
{
    const ActionDeclaration* declaration = system.action(action.action);
    if (!declaration)
        return {};
    const void* data = system.actionData(action.request.input);
    for (const PartDeclaration& part : declaration->parts) {
        if (part.record->kind == RecordKind::Switches && part.count(data) > 0)
            return {part.record, part.peek(data, 0)};
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

}  // namespace

RuleFacts ruleFacts(const ActionRecord& action, std::uint16_t rule)
{
    const System& system = systemOf(action.request.input);
    const RuleInfo& info = system.rules()[rule];
    RuleFacts facts{fromView(info.id),
                    text::ruleTitle(system, rule),
                    fromView(info.text),
                    fromView(info.source),
                    wordsFor(info),
                    RuleState::On,
                    {}};
    const SwitchSet set = switchesOf(system, action);
    bool changed = false;
    bool out = false;
    for (const QString& id : fromView(info.switches).split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const FieldDeclaration* field = set.declaration ? set.declaration->find(id.trimmed().toStdString()) : nullptr;
        if (!field || !field->isNumeric())
            continue;
        const std::int32_t value = field->number(set.record, 0);
        RuleSwitch one{text::fieldName(system, *set.declaration, *field), text::valueName(system, *field, value),
                       text::valueName(system, *field, field->fallback), value != field->fallback};
        changed = changed || one.isChanged;
        out = out || leavesOut(*field, value);
        facts.switches.push_back(std::move(one));
    }
    // A rule several switches bear on is left out only where each of them says so.
    const bool allOut = out && facts.switches.size() == 1;
    facts.state = stateOf(info.built, allOut, changed);
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
