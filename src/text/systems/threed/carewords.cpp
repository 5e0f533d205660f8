#include "text/systems/threed/resultwords.h"

#include "rules/core/input.h"
#include "rules/core/trace/changed.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/harm/firstaid.h"
#include "rules/systems/threed/harm/grouprest.h"
#include "rules/systems/threed/harm/recovery.h"
#include "rules/systems/threed/harm/treatment.h"
#include "rules/systems/threed/person.h"
#include "rules/systems/threed/turn/phasechange.h"
#include "rules/systems/threed/vocabulary.h"
#include "text/echo.h"
#include "text/joined.h"
#include "text/labels.h"
#include "text/naming.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <vector>

namespace hitspread::threed {

namespace {

struct Care {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::Care)
};

/// One person at two moments.
struct Course {
    const Character* character = nullptr;
    const Condition* before = nullptr;
    const Condition* after = nullptr;
};

const System& systemIn(const ActionRecord& action)
{
    return action.request.input.system();
}

QString placeOf(const ActionRecord& action, std::size_t location)
{
    return text::inSentence(text::location(text::Naming::usual(systemIn(action)), kLocationIds[location]));
}

QString placeOf(const ActionRecord& action, const Event& event)
{
    return placeOf(action, static_cast<std::size_t>(event.subject.location().value_or(0)));
}

const Event* eventOf(const ActionRecord& action, EventKind kind)
{
    const auto found = std::ranges::find(action.findings.events, kind, &Event::kind);
    return found == action.findings.events.end() ? nullptr : &*found;
}

/// "2 damage to torso", "unconscious", "dead": what it cost.
QStringList costOf(const ActionRecord& action)
{
    QStringList words;
    for (const Event& event : action.findings.events) {
        if (event.kind == EventKind::Through && event.value > 0)
            words << Care::tr("%1 damage to %2").arg(QString::number(event.value), placeOf(action, event));
    }
    if (eventOf(action, EventKind::Dead))
        words << Care::tr("dead");
    else if (eventOf(action, EventKind::Unconscious))
        words << Care::tr("unconscious");
    return words;
}

QString aidWords(const ActionRecord& action, Aid what)
{
    QString words;
    switch (what) {
    case Aid::CloseWound: {
        const Event* closed = eventOf(action, EventKind::WoundClosed);
        words = closed ? Care::tr("wound closed: %1").arg(placeOf(action, *closed)) : Care::tr("no wound closed");
        break;
    }
    case Aid::ExtractBullet:
        words = eventOf(action, EventKind::BulletOut) ? Care::tr("bullet taken out") : Care::tr("the bullet stays in");
        break;
    case Aid::Wake:
        words = eventOf(action, EventKind::Awake) ? Care::tr("awake again") : Care::tr("stays unconscious");
        break;
    }
    return (QStringList{words} + costOf(action)).join(QStringLiteral(", "));
}

/// What will come back, and when.
QString treatmentWords(const ActionRecord& action, const TreatmentOptions& options)
{
    const auto last = [&action](Quantity quantity) {
        const Step* step = lastStepOf(action.findings.steps, static_cast<std::uint16_t>(quantity));
        return step ? step->value : 0;
    };
    const int phases = last(Quantity::HealingPhases);
    const int amount = last(Quantity::HealingAmount);
    return options.bruising
        ? Care::tr("takes away %1 bruising, phases until then: %2")
              .arg(QString::number(amount), QString::number(phases))
        : Care::tr("gives back %1 Hits, %2, phases until then: %3")
              .arg(QString::number(amount), placeOf(action, at(options.location)), QString::number(phases));
}

/// "18 → 17, left arm 5 → 4, unconscious"; empty: nothing happened to him.
QString courseWords(const ActionRecord& action, const Course& one)
{
    QStringList words;
    const auto moved = [&words](const QString& what, int before, int after) {
        if (before != after)
            words << Care::tr("%1 %2 → %3").arg(what, text::number(before), text::number(after)).trimmed();
    };
    moved({}, incapLeft(*one.character, *one.before), incapLeft(*one.character, *one.after));
    for (std::size_t i = 0; i < kLocations; ++i)
        moved(placeOf(action, i), hitsLeft(*one.character, *one.before, i), hitsLeft(*one.character, *one.after, i));
    if (const int closed = openWounds(*one.before) - openWounds(*one.after); closed > 0)
        words << (closed == 1 ? Care::tr("a wound closes") : Care::tr("%1 wounds close").arg(closed));
    if (one.after->dead != Dead::No && one.before->dead == Dead::No)
        words << Care::tr("dead");
    else if (one.after->unconscious != one.before->unconscious)
        words << (one.after->unconscious == Unconscious::No ? Care::tr("awake again") : Care::tr("unconscious"));
    return words.join(QStringLiteral(", "));
}

QString personWords(const ActionRecord& action, const Course& one)
{
    const QString words = courseWords(action, one);
    if (words.isEmpty())
        return {};
    const QString name = text::visible(one.character->name);
    if (one.after->standardTotal > one.before->standardTotal)
        return Care::tr("%1 bleeds: %2").arg(name, words);
    if (incapLeft(*one.character, *one.after) > incapLeft(*one.character, *one.before))
        return Care::tr("%1 regains: %2").arg(name, words);
    return Care::tr("%1: %2").arg(name, words);
}

/// Everybody for whom time passed; empty for other actions.
std::vector<Course> coursesOf(const Input& input, const Input& changed)
{
    std::vector<Course> all;
    const auto add = [&all](const auto& before, const auto& after) {
        for (std::size_t i = 0; i < before.members.size(); ++i)
            all.push_back({&before.members[i].character, &before.members[i].condition, &after.members[i].condition});
    };
    if (const auto* change = input.as<PhaseChange>())
        add(*change, changed.get<PhaseChange>());
    else if (const auto* rest = input.as<GroupRest>())
        add(*rest, changed.get<GroupRest>());
    return all;
}

}  // namespace

QString careWords(const ActionRecord& action)
{
    const auto& input = action.request.input;
    // Before the dice have fallen nothing can be told.
    if (action.findings.steps.empty())
        return {};
    if (const auto* aid = input.as<FirstAid>())
        return eventOf(action, EventKind::Succeeded) || eventOf(action, EventKind::Failed)
            ? aidWords(action, aid->options.what)
            : QString();
    if (const auto* treatment = input.as<Treatment>())
        return treatmentWords(action, treatment->options);
    const Input changed = changedBy(action.request.input, action.findings);
    if (const auto* recovery = input.as<Recovery>()) {
        const QString words = courseWords(
            action, {&recovery->character, &recovery->condition, &changed.get<Recovery>().condition});
        return words.isEmpty() ? Care::tr("nothing regained") : words;
    }
    return {};
}

QString timeWords(const ActionRecord& action)
{
    if (!action.request.input.isOneOf<PhaseChange, GroupRest>())
        return {};
    const Input changed = changedBy(action.request.input, action.findings);
    QStringList words;
    for (const Course& one : coursesOf(action.request.input, changed))
        words << personWords(action, one);
    return text::joined(words);
}

}  // namespace hitspread::threed
