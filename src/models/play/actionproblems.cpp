#include "models/play/actionproblems.h"

#include "models/library/fieldwords.h"
#include "models/play/changedoptions.h"
#include "rules/core/system.h"
#include "rules/systems/registry.h"
#include "text/fields.h"
#include "text/naming.h"
#include "text/refusalwords.h"

namespace hitspread {

void ActionProblems::clear()
{
    m_all.clear();
    m_brief.clear();
    m_at.clear();
    m_refusals.clear();
}

void ActionProblems::collect(const ActionRecord& action)
{
    clear();
    const System& system = action.request.input.system();
    const text::Naming names(action.request);
    const auto parts = action.request.input.action().parts;
    const void* data = action.request.input.data();
    for (std::size_t i = 0; i < parts.size(); ++i) {
        for (std::size_t element = 0; element < parts[i].count(data); ++element) {
            for (const FieldFault& fault : faultsOf(*parts[i].record, parts[i].peek(data, element))) {
                const auto field = parts[i].record->indexOf(fault.field).value_or(0);
                m_all << text::asSentence(text::faultAt(names, *parts[i].record, fault));
                m_at[{static_cast<std::uint8_t>(i), static_cast<std::uint16_t>(element), {field, 0}}] = m_all.last();
            }
        }
    }
    m_brief = m_all;
    if (!m_all.isEmpty())
        return;
    m_refusals = action.request.input.validate(action.request.plan.get());
    const auto withWayOut = [&](const QString& words, const Refusal& refusal) {
        const QStringList sentences{text::asSentence(words), m_wayOut ? m_wayOut(action, refusal) : QString()};
        return sentences.join(QLatin1Char(' ')).trimmed();
    };
    for (const text::SaidRefusal& said : text::saidOnce(system, m_refusals))
        m_brief << withWayOut(said.words, said.refusal);
    for (const Refusal& refusal : m_refusals) {
        m_all << withWayOut(text::sentenceFor(system, refusal), refusal);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const auto field = parts[i].id == refusal.part ? parts[i].record->indexOf(refusal.field) : std::nullopt;
            if (field)
                m_at[{static_cast<std::uint8_t>(i), static_cast<std::uint16_t>(refusal.element), {*field, 0}}] =
                    m_all.last();
        }
    }
}

QString ActionProblems::at(FieldPath path) const
{
    path.place.element = 0;
    const auto found = m_at.find(path);
    return found == m_at.end() ? QString() : found->second;
}

QString refusalOf(ActionRecord action, FieldPath path, const LoggedValue& value)
{
    const System& system = action.request.input.system();
    const PartDeclaration& part = action.request.input.action().parts[path.part];
    const AnyRecord record(*part.record, part.peek(action.request.input.data(), path.element));
    if (const QString fault = faultOf(text::Naming(action.request), record, path.place, value); !fault.isEmpty())
        return text::asSentence(fault);
    putValue(action, path, value);
    const std::string_view field = part.record->fields[path.place.field].id;
    for (const Refusal& refusal : action.request.input.validate(action.request.plan.get())) {
        if (refusal.part == part.id && refusal.field == field && refusal.element == path.element)
            return text::asSentence(text::sentenceFor(system, refusal));
    }
    return {};
}

}  // namespace hitspread
