#include "ui/sheet/gearcard.h"

#include "models/campaigngateway.h"
#include "models/library/library.h"
#include "services/library/recordname.h"
#include "text/echo.h"
#include "ui/library/recorddialog.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/sheet/stateeditor.h"
#include "ui/sheet/thingpicker.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/keyboard/taborder.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPointer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {

QLabel* gearLabel(const QString& text, const char* role, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setWordWrap(true);
    setLook(*label, "textRole", QLatin1String(role));
    return label;
}

/// Between one thing and the next.
QFrame* gearRule(QWidget* parent)
{
    auto* line = new QFrame(parent);
    setLook(*line, "rule", true);
    return line;
}

/// The form of the library of one record, for as long as it is open.
void openForm(SheetPresenter& presenter, RecordRef record, QWidget* parent)
{
    auto* library = new Library(presenter.sheet().gateway(), parent);
    library->setSystem(std::string(presenter.sheet().system().id()));
    library->gateway().run(
        library, [record](CampaignServices& services) { return services.library.load(record); },
        [library, parent, &style = presenter.style()](const StoredRecord& stored) {
            auto* form = new RecordDialog(*library, stored.id, stored.record, style, parent);
            QObject::connect(form, &QObject::destroyed, library, &QObject::deleteLater);
            QObject::connect(&library->gateway(), &CampaignGateway::leaving, form, &RecordDialog::closeForGood);
            form->show();
        });
}

}  // namespace

GearCard::GearCard(const QString& title, SheetPresenter& presenter, std::vector<std::string_view> stateFields,
                   const QString& nothing, RecordKind kind, QWidget* parent)
    : SheetCard(title, parent),
      m_presenter(presenter),
      m_fields(std::move(stateFields)),
      m_nothing(nothing),
      m_kind(kind),
      m_more(new QToolButton(this)),
      m_summary(gearLabel({}, "secondary", this))
{
    m_more->setObjectName(QStringLiteral("addThing_%1").arg(static_cast<int>(kind)));
    m_more->setText(tr("+ Add…"));
    m_more->setToolTip(tr("Give a thing of the library"));
    addTool(m_more);
    m_summary->hide();
    connect(m_more, &QToolButton::clicked, this, [this] {
        ThingPicker& picker = makePicker(m_kind);
        connect(&picker, &ThingPicker::chosen, this, [this](RecordId id) { m_presenter.sheet().give({m_kind, id}); });
        picker.setMaking();
        connect(&picker, &ThingPicker::makeAsked, this, &GearCard::make);
        picker.openBelow(*m_more);
    });
    connect(&presenter, &SheetPresenter::opened, this, [this] {
        m_states.clear();
        rebuild();
    });
    connect(&presenter.sheet(), &CharacterSheet::changed, this, &GearCard::refresh);
    // Ready-worked numbers follow every key on the other pages.
    connect(&presenter, &SheetPresenter::derivedChanged, this, &GearCard::refresh);
}

QString GearCard::nameOf(const CombatantView::Item& item)
{
    return text::visible(recordName(item.record.record));
}

QString GearCard::keyOf(const CombatantView::Item& item) const
{
    QStringList parts{nameOf(item), wordsOf(item), QString::number(item.possession.id)};
    for (const RecordId mounted : item.mounted)
        parts << QString::number(mounted);
    return parts.join(u'\n');
}

void GearCard::refresh()
{
    m_summary->setText(summary());
    m_summary->setVisible(!m_summary->text().isEmpty());
    QStringList wanted;
    for (const CombatantView::Item& item : items())
        wanted << keyOf(item);
    if (wanted != m_shown)
        return rebuild();
    for (const CombatantView::Item& item : items()) {
        if (const auto state = m_states.find(item.possession.id); state != m_states.end()) {
            state->second->setPossession(item.possession);
            state->second->warn(warningOf(item));
        }
    }
}

void GearCard::rebuild()
{
    // The keyboard stays where it is: what is built anew bears the same name.
    const QWidget* focus = m_list ? m_list->window()->focusWidget() : nullptr;
    const QString held = focus && m_list->isAncestorOf(focus) ? focus->objectName() : QString();
    {
        // What is being typed about a thing that stays goes on being typed: its editor moves on as it is, and moving is no
        // leaving of the field. Guarded: it may itself be one of the things taken down.
        const QPointer<QWidget> typed(m_list ? m_list->window()->focusWidget() : nullptr);
        const bool wasQuiet = typed && typed->blockSignals(true);
        for (const auto& [possession, state] : m_states)
            state->setParent(this);
        delete m_list;
        if (typed)
            typed->blockSignals(wasQuiet);
    }
    m_kept = std::exchange(m_states, {});
    m_shown.clear();
    m_list = new QWidget(this);
    auto* column = new QVBoxLayout(m_list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kSmall);
    add(m_list);
    // Stays below the list, which is made anew.
    add(m_summary);
    const SheetView& view = m_presenter.sheet().view();
    setHint(view.isInFight() ? tr("as it is in this fight") : tr("as it is brought into a fight"));
    m_more->setEnabled(view.character().id != 0);
    for (const CombatantView::Item& item : items()) {
        if (!m_shown.isEmpty())
            column->addWidget(gearRule(m_list));
        m_shown << keyOf(item);
        addItem(item);
    }
    if (m_shown.isEmpty())
        column->addWidget(gearLabel(m_nothing, "secondary", m_list));
    for (const auto& [possession, state] : std::exchange(m_kept, {}))
        delete state;
    m_list->show();
    followInTabOrder(m_more, *m_list);
    if (auto* again = held.isEmpty() ? nullptr : m_list->findChild<QWidget*>(held))
        again->setFocus();
    // Only now: a field that has the keyboard keeps what is typed in it.
    for (const CombatantView::Item& item : items()) {
        if (const auto state = m_states.find(item.possession.id); state != m_states.end()) {
            state->second->setPossession(item.possession);
            state->second->warn(warningOf(item));
        }
    }
}

void GearCard::addItem(const CombatantView::Item& item)
{
    auto* head = new QHBoxLayout;
    head->addWidget(gearLabel(nameOf(item), "thing", m_list), 1);
    addTools(item, *head);
    auto* off = new QToolButton(m_list);
    off->setText(tr("×"));
    off->setObjectName(QStringLiteral("take_%1").arg(item.possession.id));
    off->setToolTip(tr("Take %1 away").arg(nameOf(item)));
    off->setAccessibleName(off->toolTip());
    connect(off, &QToolButton::clicked, this, [this, id = item.possession.id] { m_presenter.sheet().take(id); });
    head->addWidget(off);
    qobject_cast<QVBoxLayout*>(m_list->layout())->addLayout(head);
    m_list->layout()->addWidget(gearLabel(wordsOf(item), "secondary", m_list));
    addLine(item, *qobject_cast<QVBoxLayout*>(m_list->layout()));
    if (item.possession.state.isNull())
        return;
    StateEditor* state = nullptr;
    if (auto kept = m_kept.extract(item.possession.id); kept) {
        state = kept.mapped();
    } else {
        state = new StateEditor(m_presenter.sheet().naming(), item.possession, m_fields, m_presenter.style(), m_list);
        connect(state, &StateEditor::edited, this,
                [this, state](const AnyRecord& wanted) { m_presenter.sheet().setState(state->possession(), wanted); });
    }
    limit(item, *state);
    m_list->layout()->addWidget(state);
    state->show();
    m_states[item.possession.id] = state;
}

void GearCard::make(const QString& name)
{
    m_presenter.sheet().make(m_kind, name, [this](RecordId id) { openForm(m_presenter, {m_kind, id}, window()); });
}

ThingPicker& GearCard::makePicker(RecordKind kind)
{
    return *new ThingPicker(m_presenter.sheet().gateway(), std::string(m_presenter.sheet().system().id()), kind, this);
}

FiguredGearCard::FiguredGearCard(FiguredThings things, SheetPresenter& presenter, QWidget* parent)
    : GearCard(things.title, presenter, things.stateFields, things.nothing, things.kind, parent),
      m_things(std::move(things))
{
    setObjectName(QLatin1String(m_things.objectName));
}

std::vector<CombatantView::Item> FiguredGearCard::items() const
{
    const CombatantView& who = presenter().sheet().view().who;
    return m_things.kind == RecordKind::Armour ? who.armour : who.weapons;
}

QString FiguredGearCard::wordsOf(const CombatantView::Item& item) const
{
    const CombatantView& who = presenter().sheet().view().who;
    const auto& all = m_things.kind == RecordKind::Armour ? who.armour : who.weapons;
    const auto at = std::ranges::find(all, item.possession.id,
                                      [](const CombatantView::Item& one) { return one.possession.id; });
    return presenter().figures().line(m_things.of, static_cast<std::size_t>(at - all.begin()));
}

void FiguredGearCard::limit(const CombatantView::Item& item, StateEditor& editor) const
{
    if (m_things.limit)
        m_things.limit(item.record.record, editor);
}

}  // namespace hitspread
