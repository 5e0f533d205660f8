#include "models/history/stepnames.h"

#include "models/history/tracemodel.h"
#include "models/systemview.h"
#include "rules/core/system.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/naming.h"

#include <QCoreApplication>

namespace hitspread {

namespace {

struct StepNameWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::TraceModel)
};

/// The list of named modifiers a step counts one of; null: it counts none.
const Ranks* listOf(const ActionRecord& action, StepKey key)
{
    const Input& input = action.request.input;
    const auto side = static_cast<std::size_t>(key.subject.side().value_or(kActingSide));
    const std::string_view list = input.system().quantities()[key.quantity].lists.at(side);
    if (list.empty())
        return nullptr;
    for (const PartDeclaration& part : input.action().parts) {
        const FieldDeclaration* field = part.role == Role::Declared ? part.record->find(list) : nullptr;
        if (!field || !field->ranks)
            continue;
        // Of several each has his own.
        const std::size_t element = part.most > 1 ? whichTarget(key.subject).value_or(0) : 0;
        return element < part.count(input.data()) ? &field->ranks(part.peek(input.data(), element)) : nullptr;
    }
    return nullptr;
}

/// The name of a modifier that has a step of its own; empty: it is none, or those that are left.
QString modifierName(const ActionRecord& action, StepKey key)
{
    const auto place = key.subject.layer();
    const Ranks* list = place ? listOf(action, key) : nullptr;
    return list && static_cast<std::size_t>(*place) < list->entries.size()
        ? text::visible(list->entries[static_cast<std::size_t>(*place)].first)
        : QString();
}

QString givenName(const ActionRecord& action, StepKey key)
{
    if (QString modifier = modifierName(action, key); !modifier.isEmpty())
        return modifier;
    const GivenNamesFacet* facet = facetsOf(action.system).givenNames;
    return facet ? facet->givenName(action, key) : QString();
}

}  // namespace

std::optional<std::size_t> whichTarget(Subject subject)
{
    const auto target = subject.shot() ? std::nullopt : subject.target();
    return target ? std::optional(static_cast<std::size_t>(*target)) : std::nullopt;
}

StepNames::StepNames(const ActionRecord& action)
    : m_action(action),
      m_actors(namesIn(action, Role::Actor)),
      m_targets(namesIn(action, Role::Target)),
      m_bystanders(namesIn(action, Role::Declared))
{
    const StrandsFacet* facet = facetsOf(action.system).strands;
    const auto strands = facet ? facet->strands(action) : std::vector<StrandDigest>();
    for (const StrandDigest& strand : strands) {
        if (strands.size() > 1)
            m_shots.emplace(strand.strand, strand.title);
    }
}

QString StepNames::numbered(StepKey key) const
{
    if (QString given = givenName(m_action, key); !given.isEmpty())
        return given;
    const System& system = m_action.request.input.system();
    const StepsFacet* facet = facetsOf(m_action.system).steps;
    const QString own = facet ? facet->quantityWords(m_action, key.quantity) : QString();
    // What a subject says is told by names.
    const auto layer = static_cast<std::uint16_t>(key.subject.layer().value_or(0));
    const std::uint16_t ordinal = facet ? facet->ordinal(m_action, key) : key.subject.isNone() ? key.index : layer;
    return text::numbered(own.isEmpty() ? text::label(system, {key.quantity, 0}) : own, ordinal);
}

QString StepNames::bare(StepKey key) const
{
    const QString given = givenName(m_action, key);
    const QString words = given.isEmpty() ? numbered({key.quantity, 0}) : given;
    const StepsFacet* facet = facetsOf(m_action.system).steps;
    const auto location = facet ? facet->locationOf(m_action, key) : std::nullopt;
    return location ? StepNameWords::tr("%1: %2").arg(text::location(text::Naming(m_action.request), *location), words)
                    : words;
}

QString StepNames::whose(StepKey key) const
{
    const SidesFacet* facet = facetsOf(m_action.system).sides;
    const auto side = key.subject.side();
    if (!side || !facet || !facet->isNamed(m_action, key))
        return {};
    return (*side == kActingSide ? m_actors : m_targets).value(key.subject.target().value_or(0));
}

QString StepNames::of(StepKey key) const
{
    if (const QString name = whose(key); !name.isEmpty())
        return StepNameWords::tr("%1, %2", "step, name").arg(bare(key), name);
    const auto target = whichTarget(key.subject);
    if (target && m_targets.size() > 1 && static_cast<qsizetype>(*target) < m_targets.size())
        return StepNameWords::tr("%1: %2").arg(m_targets[static_cast<qsizetype>(*target)], bare(key));
    const qsizetype beside = target ? static_cast<qsizetype>(*target) - m_targets.size() : -1;
    if (!m_targets.isEmpty() && beside >= 0 && beside < m_bystanders.size())
        return StepNameWords::tr("%1: %2").arg(m_bystanders[beside], bare(key));
    const StepsFacet* facet = facetsOf(m_action.system).steps;
    const QString words = facet && facet->locationOf(m_action, key) ? bare(key) : numbered(key);
    const auto shot = m_shots.find(key.subject.shot().value_or(-1));
    return shot == m_shots.end() ? words : StepNameWords::tr("%1: %2").arg(shot->second, words);
}

}  // namespace hitspread
