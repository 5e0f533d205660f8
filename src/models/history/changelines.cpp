#include "models/history/changelines.h"

#include "models/fight/digest.h"
#include "models/history/tracemodel.h"
#include "models/systemview.h"
#include "rules/systems/registry.h"
#include "text/echo.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/logwords.h"
#include "text/naming.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <functional>

namespace hitspread {

namespace {

struct ChangeLines {
    Q_DECLARE_TR_FUNCTIONS(hitspread::ChangeLines)
};

/// The name of somebody in an action by the number fields mean him by; empty: nobody is known by it.
QString nameMeant(const ActionRecord& action, RecordId number)
{
    const auto parts = action.request.input.action().parts;
    const auto found = std::ranges::find_if(action.bindings, [&](const BoundPart& bound) {
        return bound.record.kind == RecordKind::Condition && bound.record.id == number;
    });
    if (found == action.bindings.end())
        return text::visible(nameKept(action, number));
    const PartDeclaration& condition = parts[found->part];
    const PartDeclaration* owner = action.request.input.action().find(condition.id.substr(0, condition.id.rfind('.')));
    const FieldDeclaration* name = owner ? owner->record->find("name") : nullptr;
    const void* data = action.request.input.data();
    return name && owner->count(data) > found->element ? text::visible(name->text(owner->peek(data, found->element)))
                                                       : QString();
}

/// Says whose a change is and what it is about.
class ChangeReader {
public:
    explicit ChangeReader(const ActionRecord& action)
        : m_action(action),
          m_declaration(action.request.input.action()),
          m_facet(facetsOf(action.system).changes),
          m_after(changedBy(action.request.input, action.findings)),
          m_switches(personIn(action.request.input, Role::Target).switches),
          m_naming(action.request),
          m_names{namesIn(action, Role::Actor), namesIn(action, Role::Target)},
          m_nameOf([&action](std::int32_t number) { return nameMeant(action, number); })
    {}

    /// Nothing: it is kept for the rules alone.
    [[nodiscard]] std::optional<ChangeLine> line(const Change& change)
    {
        const PartDeclaration& part = m_declaration.parts[change.part];
        const FieldDeclaration& field = part.record->fields[change.field];
        const bool isOwn = m_facet && findPerson(change);
        auto words = isOwn ? m_facet->words({m_person.character, m_person.before, m_person.after, m_switches, m_nameOf},
                                            field, change.index)
                           : std::nullopt;
        // The bookkeeping of counted lists (which wound, which bullet) says nothing the count does not.
        const bool isBookkeeping = !field.countedBy.empty() || text::isInner(field);
        if (words ? words->what.isEmpty() : isBookkeeping)
            return std::nullopt;
        if (!words)
            words = ChangeWords{text::placeName(m_naming, *part.record, field, change.index),
                                valueWords(field, change.before), valueWords(field, change.after)};
        ChangeLine line{.role = part.role, .place = placeOf(part, change.element), .owner = {}, .words = *words};
        sayOwner(line, part, change.element);
        return line;
    }

private:
    [[nodiscard]] const QStringList& names(Role role) const { return m_names[role == Role::Target ? 1 : 0]; }

    [[nodiscard]] const PartDeclaration* rootOf(const PartDeclaration& part) const
    {
        return m_declaration.find(part.id.substr(0, part.id.find('.')));
    }

    [[nodiscard]] QString valueWords(const FieldDeclaration& field, std::int32_t value) const
    {
        return text::valueName(m_naming, field, value, m_nameOf);
    }

    /// Somebody before and after.
    struct Person {
        std::size_t part = 0;  ///< of his condition
        std::size_t element = 0;
        AnyRecord character;
        AnyRecord before;
        AnyRecord after;
    };

    /// Whose condition a change is in, if it is in one; changes of one person follow each other.
    [[nodiscard]] bool findPerson(const Change& change)
    {
        const PartDeclaration& part = m_declaration.parts[change.part];
        const PartDeclaration* owner = m_declaration.find(part.id.substr(0, part.id.rfind('.')));
        // Of other records (pieces somebody wears) there are more than there are people.
        if (part.record->kind != RecordKind::Condition || !owner || owner->record->kind != RecordKind::Character)
            return false;
        if (!m_person.before.isNull() && m_person.part == change.part && m_person.element == change.element)
            return true;
        const void* before = m_action.request.input.data();
        m_person = {change.part, change.element,
                    AnyRecord(*owner->record, owner->peek(before, owner->many ? change.element : 0)),
                    AnyRecord(*part.record, part.peek(before, change.element)),
                    AnyRecord(*part.record, part.peek(m_after.data(), change.element))};
        return true;
    }

    /// Among those in its role.
    [[nodiscard]] std::size_t placeOf(const PartDeclaration& part, std::size_t element) const
    {
        const PartDeclaration* root = rootOf(part);
        const bool each = root && root->many
            && (root->record->kind == RecordKind::Character || root->record->kind == RecordKind::Condition);
        if (!each)
            return 0;
        return part.isInner() ? part.ownerOf(m_action.request.input.data(), element) : element;
    }

    /// The name in the record itself, or in the one its id is nested in, else of the person.
    void sayOwner(ChangeLine& line, const PartDeclaration& part, std::size_t element) const
    {
        const void* data = m_action.request.input.data();
        const PartDeclaration* owner = m_declaration.find(part.id.substr(0, part.id.rfind('.')));
        if (!owner)
            owner = &part;
        const FieldDeclaration* name = owner->record->find("name");
        const RecordKind kind = owner->record->kind;
        line.ofPerson = kind == RecordKind::Character || kind == RecordKind::Condition;
        // Of what is nested in one of several, the number counts all that is nested.
        const std::size_t at = part.isInner() && !owner->isInner() ? part.ownerOf(data, element) : element;
        if (name && owner->count(data) > at)
            line.owner = text::visible(name->text(owner->peek(data, at)));
        else if (line.ofPerson)
            line.owner = names(line.role).value(static_cast<qsizetype>(line.place));
        if (line.owner.isEmpty())
            line.owner = text::fromId(part.id);
    }

    const ActionRecord& m_action;
    const ActionDeclaration& m_declaration;
    const ChangesFacet* m_facet;
    Input m_after;
    AnyRecord m_switches;
    text::Naming m_naming;
    Person m_person;
    std::array<QStringList, 2> m_names;
    std::function<QString(std::int32_t)> m_nameOf;
};

bool isSameLine(const ChangeLine& a, const ChangeLine& b)
{
    return a.role == b.role && a.place == b.place && a.owner == b.owner && a.words.what == b.words.what
        && a.words.before == b.words.before && a.words.after == b.words.after;
}

}  // namespace

std::vector<ChangeLine> changeLines(const ActionRecord& action)
{
    std::vector<ChangeLine> lines;
    const System* system = findSystem(action.system);
    const ActionDeclaration* declaration = system ? system->action(action.action) : nullptr;
    if (!declaration || action.findings.changes.empty())
        return lines;
    std::vector<Change> changes = action.findings.changes;
    // The target first, then the bookkeeping of whoever acted.
    std::ranges::stable_sort(changes, {}, [&](const Change& change) {
        const PartDeclaration& part = declaration->parts[change.part];
        return (part.role == Role::Target ? 0 : 10) + (part.record->kind == RecordKind::Condition ? 0 : 1);
    });
    ChangeReader teller(action);
    for (const Change& change : changes) {
        auto line = teller.line(change);
        // Two fields of one track read the same.
        if (line && std::ranges::none_of(lines, [&](const ChangeLine& known) { return isSameLine(known, *line); }))
            lines.push_back(std::move(*line));
    }
    return lines;
}

ChangeWords gaugeWords(Fact fact, const QString& what, const Gauge& gauge)
{
    return {what, text::number(gauge.before),
            ChangeLines::tr("%1/%2", "left, of most").arg(text::number(gauge.after), QString::number(gauge.most)), fact,
            gauge};
}

QString wordsOf(const ChangeLine& line)
{
    return ChangeLines::tr("%1 · %2: %3 → %4").arg(line.owner, line.words.what, line.words.before, line.words.after);
}

}  // namespace hitspread
