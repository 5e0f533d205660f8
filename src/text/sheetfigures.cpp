#include "text/sheetfigures.h"

#include "text/fields.h"
#include "text/labels.h"
#include "text/systemphrases.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace hitspread::text {

namespace {

QString written(const Naming& names, const Step& step, Written how)
{
    switch (how) {
    case Written::Number: break;
    case Written::Modifier: return step.value == 0 ? number(0) : signedNumber(step.value);
    case Written::Hindrance: return step.value == 0 ? number(0) : signedNumber(-step.value);
    case Written::AsStep: return value(names, step.key, step.value);
    }
    return number(step.value);
}

/// What a figure came to: of a value made in several lines the last.
std::vector<const Step*> stepsOf(const std::vector<Step>& steps, const Figure& figure, std::size_t element)
{
    const auto index = static_cast<std::uint16_t>(figure.of == FigureOf::Person ? figure.index : element);
    std::vector<const Step*> found;
    for (const Step& step : steps) {
        if (step.key.quantity != figure.quantity || (!figure.isEach && step.key.index != index))
            continue;
        if (!found.empty() && found.back()->key == step.key)
            found.back() = &step;
        else
            found.push_back(&step);
    }
    return found;
}

/// The character a sheet is of; null: it is of nobody.
AnyRecord characterIn(const Input* input)
{
    const auto& parts = input ? input->action().parts : std::span<const PartDeclaration>();
    const auto part = std::ranges::find_if(
        parts, [](const PartDeclaration& one) { return one.record->kind == RecordKind::Character; });
    return part == parts.end() ? AnyRecord() : AnyRecord(*part->record, part->peek(input->data(), 0));
}

}  // namespace

std::int32_t FigureSource::first() const
{
    const auto found = std::ranges::find(steps, step->key, &Step::key);
    return found->value;
}

QString FigureWords::made(const FigureSource& source) const
{
    if (maker)
        return maker(source);
    if (record)
        return fieldName(source.names(), *record, *record->find(fields[0]));
    if (!pattern)
        return {};
    QString words = QCoreApplication::translate(context, pattern);
    if (const AnyRecord who = fields.front().empty() ? AnyRecord() : characterIn(source.input); !who.isNull()) {
        for (const std::string_view field : fields) {
            if (!field.empty())
                words = words.arg(who.declaration().find(field)->number(who.data(), 0));
        }
        return words;
    }
    return words.contains(QLatin1String("%1")) ? words.arg(source.value) : words;
}

SheetFigures::SheetFigures(const ActionRecord& sheet)
{
    const SystemPhrases* phrases = phrasesOf(sheet.system);
    m_table = phrases ? phrases->sheet : nullptr;
    if (!m_table || sheet.findings.steps.empty())
        return;
    const Input& input = sheet.request.input;
    m_system = &input.system();
    for (const FigureThings& things : m_table->things) {
        std::vector<QString>& names = m_names.emplace_back();
        for (std::size_t i = 0; i < things.count(input); ++i)
            names.push_back(things.name({m_system, &input, sheet.findings.steps, i}));
    }
    for (const Figure& figure : m_table->figures) {
        const std::size_t count = figure.of == FigureOf::Person ? 1 : this->count(figure.of);
        for (std::size_t i = 0; i < count; ++i)
            add(&sheet, figure, i);
    }
}

SheetFigures SheetFigures::blank(const System& system)
{
    SheetFigures all;
    all.m_isBlank = true;
    all.m_system = &system;
    const SystemPhrases* phrases = phrasesOf(system.id());
    all.m_table = phrases ? phrases->sheet : nullptr;
    for (const Figure& figure : all.m_table ? all.m_table->figures : std::span<const Figure>()) {
        const bool isFilledIn = figure.shown != Shown::NotBlank && figure.shown != Shown::UnlessZero;
        if (figure.of == FigureOf::Person && isFilledIn)
            all.add(nullptr, figure, 0);
    }
    return all;
}

/// Of a figure without words of its own: as its step is called.
QString SheetFigures::quantityName(const Figure& figure) const
{
    return label(*m_system, {figure.quantity, 0});
}

void SheetFigures::add(const ActionRecord* sheet, const Figure& figure, std::size_t element)
{
    SheetFigure made{&figure, element};
    FigureSource source;
    source.system = m_system;
    source.element = element;
    if (sheet) {
        source.input = &sheet->request.input;
        source.steps = sheet->findings.steps;
        const std::vector<const Step*> steps = stepsOf(sheet->findings.steps, figure, element);
        const bool isLacking = figure.quantity != Figure::kNoQuantity && steps.empty();
        const bool isNothing = figure.shown == Shown::UnlessZero && !steps.empty() && steps.front()->value == 0;
        if (isNothing || (isLacking && figure.shown != Shown::Always))
            return;
        if (!steps.empty()) {
            source.step = steps.front();
            made.key = steps.front()->key;
            made.number = steps.front()->value;
        }
        QStringList values;
        for (const Step* step : steps)
            values << written(source.names(), *step, figure.written);
        source.value = values.join(QStringLiteral(" · "));
        if (figure.value.isGiven() && !isLacking)
            source.value = figure.value.made(source);
        made.value = source.value;
        if (made.value.isEmpty() && figure.shown != Shown::Always)
            return;
        made.sum = isLacking ? QString() : figure.sum.made(source);
        made.line = figure.line.made(source);
        made.paperValue = figure.paperValue.isGiven() ? figure.paperValue.made(source) : made.value;
    }
    made.name = figure.name.isGiven() ? figure.name.made(source) : quantityName(figure);
    made.paperName = figure.paperName.isGiven() ? figure.paperName.made(source) : made.name;
    m_figures.push_back(std::move(made));
}

std::size_t SheetFigures::count(FigureOf of) const
{
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        if (m_table->things[i].of == of)
            return m_names[i].size();
    }
    return 0;
}

QString SheetFigures::nameOf(FigureOf of, std::size_t element) const
{
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        if (m_table->things[i].of == of && element < m_names[i].size())
            return m_names[i][element];
    }
    return {};
}

const SheetFigure* SheetFigures::find(std::string_view id, FigureOf of, std::size_t element) const
{
    const auto found = std::ranges::find_if(m_figures, [&](const SheetFigure& figure) {
        return figure.declared->id == id && figure.declared->of == of && figure.element == element;
    });
    return found == m_figures.end() ? nullptr : &*found;
}

QString SheetFigures::value(std::string_view id, FigureOf of, std::size_t element) const
{
    const SheetFigure* figure = find(id, of, element);
    return figure ? figure->value : QString();
}

std::optional<std::int32_t> SheetFigures::number(std::string_view id, FigureOf of, std::size_t element) const
{
    const SheetFigure* figure = find(id, of, element);
    return figure ? figure->number : std::nullopt;
}

QString SheetFigures::line(FigureOf of, std::size_t element) const
{
    QStringList words;
    for (const SheetFigure& figure : m_figures) {
        if (figure.declared->of == of && figure.element == element && !figure.line.isEmpty())
            words << figure.line;
    }
    return words.join(QStringLiteral(" · "));
}

std::vector<const SheetFigure*> SheetFigures::inGroup(std::string_view group, std::size_t element) const
{
    std::vector<const SheetFigure*> found;
    for (const SheetFigure& figure : m_figures) {
        if (figure.declared->group == group && figure.element == element)
            found.push_back(&figure);
    }
    return found;
}

const FigureGroup* SheetFigures::group(std::string_view id) const
{
    if (!m_table)
        return nullptr;
    const auto found = std::ranges::find(m_table->groups, id, &FigureGroup::id);
    return found == m_table->groups.end() ? nullptr : &*found;
}

}  // namespace hitspread::text
