#include "ui/attack/options/genericoptions.h"

#include "models/play/attackpresenter.h"
#include "text/fields.h"
#include "text/naming.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/options/labelcolumn.h"
#include "ui/attack/options/listedrow.h"
#include "ui/attack/options/rowsoption.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {

struct DeclaredField {
    const PartDeclaration& part;
    const FieldDeclaration& field;
};

/// Those the action declares as its options, in that order, else whatever is declared once.
std::vector<DeclaredField> optionsOf(const ActionDeclaration& action)
{
    std::vector<DeclaredField> all;
    for (const OptionDeclaration& option : action.options) {
        const PartDeclaration& part = action.parts[option.part];
        all.push_back({part, part.record->fields[option.field]});
    }
    for (const PartDeclaration& part : action.parts) {
        if (part.role != Role::Declared || part.many || !action.options.empty())
            continue;
        for (const FieldDeclaration& field : part.record->fields)
            all.push_back({part, field});
    }
    return all;
}

}  // namespace

GenericOptions::GenericOptions(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent)
    : OptionColumn(presenter, style, parent), m_presenter(presenter)
{
    connect(&m_presenter, &AttackPresenter::ready, this, &GenericOptions::build);
    connect(&m_presenter, &AttackPresenter::changed, this, &GenericOptions::showLists);
    build();
}

void GenericOptions::build()
{
    if (m_built || !m_presenter.isReady())
        return;
    m_built = true;
    std::string_view group;
    std::vector<ModifierList> lists;
    for (const auto& [part, field] : optionsOf(m_presenter.declaration())) {
        const FieldName name(part, field);
        const bool isRows = std::ranges::find(part.record->fields, field.id, &FieldDeclaration::countedBy)
            != part.record->fields.end();
        // A few words can be written; names that are kept for the log nobody writes.
        const bool isFree = field.kind == FieldKind::Text && field.group == "bookkeeping"
            && !offerFor(m_presenter.action(), name);
        if (field.extent > 1 || field.kind == FieldKind::Place || isFree || field.names)
            continue;
        if (field.group != group) {
            addLists(std::exchange(lists, {}));
            group = field.group;
            addSection(text::groupName(m_presenter.system(), group));
        }
        const QString label = text::fieldName(text::Naming(m_presenter.action().request), *part.record, field);
        if (field.kind == FieldKind::RankList)
            lists.push_back({name, label});
        else if (isRows)
            addWidget(new RowsOption(rows(), name, place()));
        else if (listedFor(m_presenter.action(), name, 1))
            addWidget(new ListedRow(rows(), name, label, place()));
        else
            addRow(name, label)->setQuietUntilChanged();
    }
    addLists(std::move(lists));
    addStretch();
}

void GenericOptions::addLists(std::vector<ModifierList> lists)
{
    // A second group of them would need a chooser of its own.
    const bool isDivided = lists.size() > 1 && !m_counts;
    if (isDivided) {
        auto* row = new QWidget(place());
        auto* line = new QHBoxLayout(row);
        line->setContentsMargins(OptionRow::dotRoom(*this), 0, 0, 0);
        line->setSpacing(OptionRow::kGap);
        m_counts = new QComboBox(row);
        m_counts->setObjectName(QStringLiteral("modifierCounts"));
        m_counts->setAccessibleName(tr("What the modifier counts for"));
        QLabel* title = labels().add(tr("Counts as"), row);
        title->setBuddy(m_counts);
        line->addWidget(title);
        line->addWidget(m_counts, 1);
        addWidget(row);
        connect(m_counts, &QComboBox::currentIndexChanged, this, &GenericOptions::showLists);
    }
    for (ModifierList& list : lists) {
        if (isDivided) {
            list.box = openBox();
            m_counts->addItem(list.label);
        }
        addRow(list.field, list.label);
        if (isDivided)
            closeBox();
    }
    if (isDivided)
        m_lists = std::move(lists);
    showLists();
}

void GenericOptions::showLists()
{
    for (std::size_t i = 0; i < m_lists.size(); ++i) {
        const auto path = m_presenter.isReady() ? m_presenter.options().path(m_lists[i].field) : std::nullopt;
        const bool isFilled = path && !std::get<Ranks>(m_presenter.options().value(*path)).entries.empty();
        m_lists[i].box->setVisible(isFilled || m_counts->currentIndex() == static_cast<int>(i));
    }
}

}  // namespace hitspread
