#include "models/tracemodel.h"

#include "models/systemview.h"
#include "models/wording.h"
#include "rules/systems/registry.h"

#include <algorithm>

namespace hitspread {

namespace {

/// Whether a step leaves the running value as it was and so says nothing.
bool isQuiet(const Step& step)
{
    if (step.overridden)
        return false;
    const bool adds = step.operation == Operation::Add || step.operation == Operation::Subtract;
    return adds && step.operands[0].step >= 0 && step.operands[1].value == 0;
}

QString operandOf(const Step& step)
{
    switch (step.operation) {
    case Operation::Add: return wording::signedNumber(step.operands[1].value);
    case Operation::Subtract: return wording::signedNumber(-step.operands[1].value);
    case Operation::Multiply: return QStringLiteral("×%1").arg(step.operands[1].value);
    case Operation::DivideDown:
    case Operation::DivideUp: return QStringLiteral("÷%1").arg(step.operands[1].value);
    case Operation::AtLeast: return QStringLiteral("%1 ≥ %2").arg(step.operands[0].value).arg(step.operands[1].value);
    case Operation::Above: return QStringLiteral("%1 > %2").arg(step.operands[0].value).arg(step.operands[1].value);
    default: return {};
    }
}

std::string_view sectionId(const System& system, const Step& step)
{
    if (step.key.quantity >= system.quantities().size())
        return {};
    const std::string_view id = system.quantities()[step.key.quantity].id;
    return id.substr(0, id.find('.'));
}

TraceModel::Line lineOf(const System& system, const ActionRecord& action, const Step& step)
{
    TraceModel::Line line;
    const std::string_view section = sectionId(system, step);
    line.section = QString::fromUtf8(section.data(), static_cast<qsizetype>(section.size()));
    line.label = wording::quantity(system, step.key);
    line.operand = operandOf(step);
    line.value = wording::value(system, step.key, step.value);
    line.rule = wording::shortRule(system, step.rule);
    line.tip = wording::ruleTip(system, step.rule);
    line.overridden = step.overridden;
    line.step = step;
    if (step.overridden) {
        const auto ruling = std::ranges::find(action.request.overrides, step.key, &Override::step);
        const QString why = ruling == action.request.overrides.end() ? QString()
                                                                     : QString::fromStdString(ruling->reason);
        const QString computed = wording::value(system, step.key, step.computed);
        line.label = TraceModel::tr("%1 (ruled, %2 by the rules: %3)").arg(line.label, computed, why);
    }
    return line;
}

/// The sections in the order they first come up; what only prepares the result goes to the end.
std::vector<std::string_view> sectionsOf(const System& system, const ActionRecord& action)
{
    std::vector<std::string_view> sections;
    for (const Step& step : action.findings.steps) {
        const std::string_view id = sectionId(system, step);
        if (!isQuiet(step) && std::ranges::find(sections, id) == sections.end())
            sections.push_back(id);
    }
    if (const SystemView* view = systemViewOf(action.system))
        std::ranges::stable_partition(sections, [view](std::string_view id) { return !view->isGroundwork(id); });
    return sections;
}

}  // namespace

void TraceModel::addSection(const System& system, const ActionRecord& action, std::string_view section)
{
    Line heading;
    heading.heading = true;
    heading.section = QString::fromUtf8(section.data(), static_cast<qsizetype>(section.size()));
    heading.label = wording::section(system, section);
    if (const SystemView* view = systemViewOf(action.system))
        heading.value = view->sectionOutcome(action, section);
    m_lines.push_back(std::move(heading));
    for (const Step& step : action.findings.steps) {
        if (!isQuiet(step) && sectionId(system, step) == section)
            m_lines.push_back(lineOf(system, action, step));
    }
}

void TraceModel::setAction(const ActionRecord& action)
{
    beginResetModel();
    m_lines.clear();
    const System* system = findSystem(action.system);
    if (system) {
        for (const std::string_view section : sectionsOf(*system, action))
            addSection(*system, action, section);
    }
    endResetModel();
}

void TraceModel::clear()
{
    setAction({});
}

int TraceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

const TraceModel::Line* TraceModel::lineAt(int row) const
{
    return row >= 0 && row < rowCount() ? &m_lines[static_cast<std::size_t>(row)] : nullptr;
}

QVariant TraceModel::data(const QModelIndex& index, int role) const
{
    const Line* line = lineAt(index.row());
    if (!line)
        return {};
    switch (role) {
    case Qt::DisplayRole: return line->label;
    case Qt::ToolTipRole: return line->tip;
    case Qt::AccessibleTextRole:
        return QStringList{line->label, line->operand, line->value, line->rule}.join(QLatin1Char(' ')).simplified();
    default: return {};
    }
}

QString outcomeOf(const ActionRecord& action)
{
    const SystemView* view = systemViewOf(action.system);
    return view ? view->outcomeWords(action) : QString();
}

QString nameIn(const ActionRecord& action, Role role)
{
    const System* system = findSystem(action.system);
    const ActionDeclaration* declaration = system ? system->action(action.action) : nullptr;
    if (!declaration)
        return {};
    const void* data = system->actionData(action.request.input);
    for (const PartDeclaration& part : declaration->parts) {
        if (part.role != role || part.record->kind != RecordKind::Character || part.count(data) == 0)
            continue;
        if (const FieldDeclaration* name = part.record->find("name"))
            return QString::fromStdString(name->text(part.peek(data, 0)));
    }
    return {};
}

QString titleOf(const ActionRecord& action)
{
    return TraceModel::tr("%1 → %2: %3")
        .arg(nameIn(action, Role::Actor), nameIn(action, Role::Target), outcomeOf(action));
}

}  // namespace hitspread
