#include "ui/sheet/sheetpresenter.h"

#include "rules/core/trace/trace.h"
#include "ui/sheet/sheetpanels.h"

namespace hitspread {

SheetPresenter::SheetPresenter(CharacterSheet& sheet, const ApplicationStyle& style, QObject* parent)
    : QObject(parent), m_sheet(sheet), m_style(style)
{
    connect(&sheet, &CharacterSheet::opened, this, &SheetPresenter::open);
    connect(&sheet, &CharacterSheet::changed, this, &SheetPresenter::refresh);
}

void SheetPresenter::open()
{
    if (m_system != &m_sheet.system()) {
        m_system = &m_sheet.system();
        m_panels = sheetPanelsOf(m_system->id());
        m_character = std::make_unique<RecordBinder>(m_sheet.naming(), *m_system->record(RecordKind::Character),
                                                     m_style);
        connect(m_character.get(), &RecordBinder::changed, this, &SheetPresenter::derive);
        connect(m_character.get(), &RecordBinder::finished, this, &SheetPresenter::storeCharacter);
        connect(m_character.get(), &RecordBinder::entered, this, &SheetPresenter::focus);
        m_condition.reset();
        if (const RecordDeclaration* condition = m_system->record(RecordKind::Condition)) {
            m_condition = std::make_unique<RecordBinder>(m_sheet.naming(), *condition, m_style);
            connect(m_condition.get(), &RecordBinder::changed, this, &SheetPresenter::derive);
            connect(m_condition.get(), &RecordBinder::finished, this, &SheetPresenter::storeCondition);
        }
        Q_EMIT systemChanged();
    }
    callLocations();
    m_character->setRecord(m_sheet.view().character().record);
    if (m_condition)
        m_condition->setRecord(m_sheet.view().who.combatant.condition);
    m_touched.clear();
    Q_EMIT opened();
    derive();
}

void SheetPresenter::refresh()
{
    callLocations();
    m_character->setApplied(m_sheet.view().character().record);
    if (m_condition)
        m_condition->setApplied(m_sheet.view().who.combatant.condition);
    derive();
}

void SheetPresenter::callLocations()
{
    m_character->setNaming(m_sheet.naming());
    if (m_condition)
        m_condition->setNaming(m_sheet.naming());
}

void SheetPresenter::derive()
{
    const AnyRecord condition = m_condition ? m_condition->record() : AnyRecord();
    if (m_character->record().isNull() || (m_condition && condition.isNull()))
        return;
    m_derived = m_sheet.derive(m_character->record(), condition);
    m_figures = text::SheetFigures(m_derived);
    Q_EMIT derivedChanged();
}

ActionRecord SheetPresenter::deriveWith(FieldElement place, std::int32_t value) const
{
    AnyRecord tried = m_character->record().cloned();
    tried.declaration().fields[place.field].setNumber(tried.data(), place.element, value);
    return m_sheet.derive(tried, m_condition ? m_condition->record() : AnyRecord());
}

void SheetPresenter::focus(FieldElement place)
{
    // The rules say what hangs on a value: put every value in and see which steps come out different.
    const FieldDeclaration& field = m_character->declaration().fields[place.field];
    std::set<StepKey> touched;
    if (field.kind == FieldKind::Number) {
        for (std::int32_t value = field.minimum; value <= field.maximum; ++value) {
            const ActionRecord other = deriveWith(place, value);
            for (const Step& step : other.findings.steps) {
                const Step* now = lastStep(m_derived.findings.steps, step.key);
                if (!now || now->value != lastStep(other.findings.steps, step.key)->value)
                    touched.insert(step.key);
            }
        }
    }
    if (touched == m_touched)
        return;
    m_touched = std::move(touched);
    Q_EMIT touchedChanged();
}

void SheetPresenter::storeCharacter()
{
    m_sheet.save(m_character->record());
}

void SheetPresenter::storeCondition()
{
    if (m_sheet.view().isInFight())
        m_sheet.saveCondition(m_condition->record());
}

void SheetPresenter::mark(const std::vector<std::pair<FieldElement, LoggedValue>>& edits)
{
    if (m_condition && m_sheet.view().isInFight())
        m_condition->set(edits);
}

bool SheetPresenter::hasUnstored() const
{
    const auto waits = [](const RecordBinder* binder) {
        return binder && (binder->isEdited() || !binder->complaints().isEmpty());
    };
    return waits(m_character.get()) || waits(m_condition.get());
}

bool SheetPresenter::storeAll()
{
    if (!m_character || !m_sheet.isLoaded())
        return true;
    m_character->finishTyping();
    if (m_condition)
        m_condition->finishTyping();
    storeCharacter();
    if (m_condition)
        storeCondition();
    return m_character->complaints().isEmpty() && (!m_condition || m_condition->complaints().isEmpty());
}

}  // namespace hitspread
