#include "ui/attack/options/sideoptions.h"

#include "models/play/attackpresenter.h"
#include "text/optionlabels.h"
#include "ui/attack/options/situationoffers.h"

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {

/// The options of one action.
class DeclaredColumn : public OptionColumn {
public:
    DeclaredColumn(const OptionRows& rows, const OptionSide& side, QWidget* parent)
        : OptionColumn(rows, parent), m_presenter(rows.presenter), m_style(rows.style)
    {
        bool hasMore = false;
        for (const OptionDeclaration& option : m_presenter.declaration().options) {
            if (option.side != side.side)
                continue;
            if (option.isRare && !std::exchange(hasMore, true))
                startMore();
            add(option, side.additions);
        }
    }

private:
    void add(const OptionDeclaration& option, std::span<const OptionAddition> additions);
    void addBelow(const OptionDeclaration& option, QWidget& box, QWidget* below);
    void follow(OptionRow& row, const OptionAddition& addition);
    /// Now and whenever the action is another, to whoever is there.
    template <typename Say>
    void always(QWidget& whom, const Say& say)
    {
        for (const auto happened : {&AttackPresenter::ready, &AttackPresenter::changed})
            connect(&m_presenter, happened, &whom, say);
        say();
    }

    AttackPresenter& m_presenter;
    const ApplicationStyle& m_style;
    bool m_wasUrgent = false;
};

void DeclaredColumn::add(const OptionDeclaration& option, std::span<const OptionAddition> additions)
{
    const System& system = m_presenter.system();
    const text::Naming names(m_presenter.action().request);
    const PartDeclaration& part = m_presenter.declaration().parts[option.part];
    const FieldDeclaration& field = part.record->fields[option.field];
    const FieldName name(part, field);
    const auto found = std::ranges::find(additions, name, &OptionAddition::option);
    const OptionAddition addition = found == additions.end() ? OptionAddition{name} : *found;
    QWidget* box = addition.makeBelow ? openBox() : nullptr;
    OptionRow* row = addRow(name,
                            {.label = text::optionLabel(names, part, field),
                             .choices = text::optionChoices(names, part, field),
                             .only = {addition.only.begin(), addition.only.end()},
                             .most = addition.most});
    if (const QString hint = text::optionHint(system, part, field); !hint.isEmpty())
        row->setHint(hint);
    if (box)
        addBelow(option, *box, addition.makeBelow(m_presenter, m_style, place()));
    follow(*row, addition);
}

void DeclaredColumn::addBelow(const OptionDeclaration& option, QWidget& box, QWidget* below)
{
    addBeside(below);
    closeBox();
    always(box, [this, &box, option] {
        box.setVisible(m_presenter.isReady() && m_presenter.action().request.input.matters(option.part, option.field));
    });
}

void DeclaredColumn::follow(OptionRow& row, const OptionAddition& addition)
{
    if (addition.finish)
        addition.finish(row, m_presenter);
    if (addition.hint)
        always(row, [this, &row, hint = addition.hint] {
            if (m_presenter.isReady())
                row.setHint(hint(m_presenter.action().request.input));
        });
    if (addition.isUrgent)
        always(row, [this, isUrgent = addition.isUrgent] {
            const bool is = m_presenter.isReady() && isUrgent(m_presenter.action().request.input);
            if (!std::exchange(m_wasUrgent, is) && is)
                openMore();
        });
}

}  // namespace

SideOptions::SideOptions(AttackPresenter& presenter, const ApplicationStyle& style, const OptionSide& side,
                         QWidget* parent)
    : OptionColumn(presenter, style, parent), m_presenter(presenter), m_side(side)
{
    connect(&m_presenter, &AttackPresenter::ready, this, &SideOptions::build);
    build();
    offerSituations(*this, m_presenter);
}

void SideOptions::build()
{
    if (!m_presenter.isReady() || std::exchange(m_action, &m_presenter.declaration()) == &m_presenter.declaration())
        return;
    const bool wasOpen = m_column && m_column->isMoreOpen();
    delete m_column;
    m_column = new DeclaredColumn(rows(), m_side, place());
    addWidget(m_column);
    if (wasOpen)
        m_column->openMore();
}

}  // namespace hitspread
