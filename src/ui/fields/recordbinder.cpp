#include "ui/fields/recordbinder.h"

#include "services/library/recordedits.h"
#include "text/fields.h"
#include "text/joinedfields.h"
#include "text/labels.h"
#include "text/logwords.h"
#include "ui/fields/recordbinding.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/keyboard/undokeys.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>

#include <algorithm>

namespace hitspread {

namespace {

/// The menu a text widget brings along, or an empty one; the caller deletes it.
QMenu* standardMenuOf(QWidget& widget)
{
    QMenu* menu = nullptr;
    if (auto* line = qobject_cast<QLineEdit*>(&widget))
        menu = line->createStandardContextMenu();
    else if (auto* page = qobject_cast<QPlainTextEdit*>(&widget))
        menu = page->createStandardContextMenu();
    if (!menu)
        return new QMenu(&widget);
    menu->addSeparator();
    return menu;
}

}  // namespace

RecordBinder::RecordBinder(const text::Naming& names, const RecordDeclaration& declaration,
                           const ApplicationStyle& style, QObject* parent)
    : QObject(parent), m_names(names), m_declaration(declaration), m_style(style), m_signs(declaration)
{
    connect(&style, &ApplicationStyle::themeChanged, this, &RecordBinder::showComplaints);
}

void RecordBinder::setNaming(const text::Naming& names)
{
    if (names == m_names)
        return;
    m_names = names;
    Q_EMIT renamed();
}

RecordBinder::~RecordBinder()
{
    for (const auto& binding : m_bindings) {
        if (binding->widget)
            FormSigns::release(*binding->widget);
    }
}

std::optional<FieldElement> RecordBinder::placeOf(std::string_view field, std::size_t element) const
{
    const auto index = m_declaration.indexOf(field);
    if (!index || element >= m_declaration.fields[*index].extent)
        return std::nullopt;
    return FieldElement{*index, static_cast<std::uint16_t>(element)};
}

void RecordBinder::bind(QWidget& root)
{
    forgetGone();
    QList<QWidget*> all = root.findChildren<QWidget*>();
    all.prepend(&root);
    for (QWidget* widget : all) {
        const QString named = widget->property("field").toString();
        // Several binders may share a window; who was first with a widget keeps it.
        if (!named.isEmpty() && !FormSigns::isClaimed(*widget))
            bindOne(*widget, named);
    }
    m_signs.find(root, [this](FieldElement place) { revert(place); });
    if (!m_record.isNull())
        showAll();
}

void RecordBinder::bindOne(QWidget& widget, const QString& named)
{
    auto binding = std::make_unique<Binding>();
    binding->joined = text::joinedNamed(m_names.system(), m_declaration, named);
    const auto place = binding->joined ? placeOf(binding->joined->fields.front()) : elementNamed(m_declaration, named);
    if (binding->joined) {
        binding->adapter = FieldAdapter::make(widget, *binding->joined);
        for (const std::string_view field : binding->joined->fields)
            binding->places.push_back(*placeOf(field));
    } else if (place) {
        const FieldDeclaration& field = m_declaration.fields[place->field];
        binding->adapter = FieldAdapter::make(widget, field, wordsOf(m_names, m_declaration, field, place->element));
    }
    if (!binding->adapter) {
        m_misfits << named;
        return;
    }
    binding->place = *place;
    if (!binding->joined)
        binding->places = {*place};
    binding->widget = &widget;
    FormSigns::claim(widget);
    widget.installEventFilter(this);
    connectOne(*binding);
    m_bindings.push_back(std::move(binding));
}

void RecordBinder::connectOne(Binding& binding)
{
    FieldAdapter* adapter = binding.adapter.get();
    const FieldElement place = binding.place;
    connect(adapter, &FieldAdapter::typed, this, [this, place](const LoggedValue& value) { take(place, value); });
    connect(adapter, &FieldAdapter::unreadable, this, [this, place](const QString& text) {
        refuse(place, text::unreadable(m_names, m_declaration, m_declaration.fields[place.field], place.element, text));
    });
    connect(adapter, &FieldAdapter::unfinished, this, [this, place](const QString& words) { complain(place, words); });
    connect(adapter, &FieldAdapter::finished, this, [this, adapter] {
        const auto found = std::ranges::find(m_bindings, adapter, [](const auto& one) { return one->adapter.get(); });
        if (found != m_bindings.end())
            leave(**found);
    });
}

void RecordBinder::adopt(FieldElement place, QWidget& widget)
{
    m_adopted.emplace_back(place, &widget);
}

void RecordBinder::setRecord(const AnyRecord& record)
{
    m_record = record.cloned();
    m_base = record.cloned();
    m_told.clear();
    m_undo.clear();
    for (const auto& binding : m_bindings) {
        binding->complaint.clear();
        if (binding->widget)
            binding->adapter->putBack(shownIn(*binding));
    }
    showAll();
    showComplaints();
    Q_EMIT faultsChanged();
    Q_EMIT reloaded();
}

void RecordBinder::setApplied(const AnyRecord& stored)
{
    AnyRecord merged = stored.cloned();
    bool contradicted = false;
    for (const LoggedChange& edit : differences({}, m_base, m_record)) {
        const FieldDeclaration& field = *m_declaration.find(edit.field);
        const LoggedValue theirs = valueOf(field, stored.data(), edit.element);
        Binding* binding = bindingAt(*placeOf(edit.field, edit.element));
        if (const QString sentence = contradiction(edit, theirs); binding && !sentence.isEmpty()) {
            binding->complaint = sentence;
            contradicted = true;
        } else {
            setValue(field, merged.data(), edit.element, mergedValue(edit, theirs));
        }
    }
    // What typing goes back to when it is refused is what is stored now, not what stood there when it began.
    for (auto& [place, before] : m_visit)
        before = valueOf(m_declaration.fields[place.field], stored.data(), place.element);
    m_base = stored.cloned();
    m_record = std::move(merged);
    m_undo.clear();
    if (!isEdited())
        m_told.clear();
    showAll();
    if (contradicted) {
        showComplaints();
        Q_EMIT faultsChanged();
    }
    Q_EMIT reloaded();
}

/// What another has made of a value that is edited here; empty: it can come in as it is.
QString RecordBinder::contradiction(const LoggedChange& edit, const LoggedValue& theirs) const
{
    const FieldDeclaration& field = *m_declaration.find(edit.field);
    const bool isOwn = std::ranges::any_of(
        m_told, [&](const AnyRecord& told) { return valueOf(field, told.data(), edit.element) == theirs; });
    if (isOwn || !isContradicted(edit, theirs))
        return {};
    return tr("%1 was made %2 elsewhere meanwhile: type yours again, or take that with Escape")
        .arg(text::placeName(m_names, m_declaration, field, edit.element),
             text::cellWords(m_names, field, theirs, false));
}

LoggedValue RecordBinder::value(FieldElement place) const
{
    return valueOf(m_declaration.fields[place.field], m_record.data(), place.element);
}

bool RecordBinder::set(FieldElement place, const LoggedValue& value)
{
    return set(std::vector{std::pair{place, value}});
}

bool RecordBinder::set(const PlacedValues& values)
{
    PlacedValues other;
    for (const auto& [place, value] : values) {
        const QString fault = faultIn(place, value);
        if (!fault.isEmpty()) {
            complain(place, fault);
            return false;
        }
    }
    endVisit();
    for (const auto& [place, value] : values) {
        complain(place, {});
        if (value != this->value(place))
            other.emplace_back(place, value);
        else
            write(place, value);
    }
    if (!other.empty())
        m_undo.push(setting(other));
    endVisit();
    if (!values.empty())
        tellFinished(values.front().first);
    return true;
}

/// With what is joined with it.
std::vector<FieldElement> RecordBinder::together(FieldElement place) const
{
    const Binding* binding = bindingAt(place);
    return binding ? binding->places : std::vector{place};
}

void RecordBinder::revert(FieldElement place)
{
    PlacedValues stored;
    for (const FieldElement one : together(place))
        stored.emplace_back(one, valueOf(m_declaration.fields[one.field], m_base.data(), one.element));
    set(stored);
}

void RecordBinder::setDefault(FieldElement place)
{
    PlacedValues usual;
    for (const FieldElement one : together(place))
        usual.emplace_back(one, defaultOf(m_declaration.fields[one.field]));
    set(usual);
}

void RecordBinder::write(FieldElement place, const LoggedValue& value)
{
    const FieldDeclaration& field = m_declaration.fields[place.field];
    m_unfinished = m_unfinished || value != this->value(place);
    setValue(field, m_record.data(), place.element, value);
    if (Binding* binding = bindingAt(place)) {
        complain(binding->place, {});
        // What is being typed is in the widget already.
        if (!m_typing)
            binding->adapter->putBack(shownIn(*binding));
    }
    showMarks();
    Q_EMIT changed(place);
}

void RecordBinder::complain(FieldElement place, const QString& sentence)
{
    Binding* binding = bindingAt(place);
    if (!binding || binding->complaint == sentence)
        return;
    binding->complaint = sentence;
    showComplaints();
    Q_EMIT faultsChanged();
}

bool RecordBinder::isEdited() const
{
    return !m_record.isNull() && !differences({}, m_base, m_record).empty();
}

bool RecordBinder::isEdited(FieldElement place) const
{
    const std::vector<FieldElement> all = together(place);
    return !m_record.isNull() && std::ranges::any_of(all, [this](FieldElement one) {
        return valueOf(m_declaration.fields[one.field], m_base.data(), one.element) != value(one);
    });
}

QStringList RecordBinder::complaints() const
{
    std::vector<const Binding*> faulty;
    for (const auto& binding : m_bindings) {
        if (binding->widget && !binding->complaint.isEmpty())
            faulty.push_back(binding.get());
    }
    std::ranges::sort(faulty, {}, [](const Binding* binding) { return binding->place; });
    QStringList result;
    for (const Binding* binding : faulty)
        result << binding->complaint;
    return result;
}

QWidget* RecordBinder::firstFaulty() const
{
    const auto found = std::ranges::find_if(
        m_bindings, [](const auto& binding) { return binding->widget && !binding->complaint.isEmpty(); });
    return found == m_bindings.end() ? nullptr : (*found)->widget.data();
}

void RecordBinder::dropFaulty()
{
    for (const auto& binding : m_bindings) {
        if (binding->widget)
            takeBack(*binding);
    }
}

void RecordBinder::finishTyping()
{
    // A list may grow while its last line is taken in.
    std::vector<QPointer<FieldAdapter>> all;
    for (const auto& binding : m_bindings) {
        if (binding->widget)
            all.emplace_back(binding->adapter.get());
    }
    for (const auto& adapter : all) {
        if (adapter)
            adapter->finishTyping();
    }
    for (const auto& binding : m_bindings) {
        if (binding->widget && !binding->begun.isEmpty())
            complain(binding->place, binding->begun);
    }
}

std::vector<FieldElement> RecordBinder::bound() const
{
    std::vector<FieldElement> places;
    for (const auto& binding : m_bindings) {
        if (binding->widget)
            places.insert(places.end(), binding->places.begin(), binding->places.end());
    }
    for (const auto& [place, widget] : m_adopted) {
        if (widget)
            places.push_back(place);
    }
    std::ranges::sort(places);
    return places;
}

RecordBinder::Binding* RecordBinder::bindingOf(const QObject* widget) const
{
    const auto found = std::ranges::find_if(m_bindings, [widget](const auto& one) { return one->widget == widget; });
    return found == m_bindings.end() ? nullptr : found->get();
}

RecordBinder::Binding* RecordBinder::bindingAt(FieldElement place) const
{
    const auto found = std::ranges::find_if(m_bindings, [place](const auto& one) {
        return one->widget && std::ranges::find(one->places, place) != one->places.end();
    });
    return found == m_bindings.end() ? nullptr : found->get();
}

void RecordBinder::forgetGone()
{
    std::erase_if(m_bindings, [](const auto& one) { return !one->widget; });
}

void RecordBinder::showAll()
{
    for (const auto& binding : m_bindings) {
        if (binding->widget && binding->complaint.isEmpty())
            binding->adapter->show(shownIn(*binding));
    }
    showMarks();
}

void RecordBinder::showMarks()
{
    m_signs.mark([this](FieldElement place) { return isEdited(place); });
}

void RecordBinder::showComplaints()
{
    std::vector<FormSigns::Complaint> complaints;
    for (const auto& binding : m_bindings) {
        if (!binding->widget)
            continue;
        setLook(*binding->widget, "invalid", binding->complaint.isEmpty() ? u"false"_qs : u"true"_qs);
        if (!binding->complaint.isEmpty())
            complaints.emplace_back(binding->place, binding->complaint);
    }
    m_signs.complain(complaints, m_style.theme());
}

bool RecordBinder::eventFilter(QObject* watched, QEvent* event)
{
    Binding* binding = bindingOf(watched);
    if (!binding || m_record.isNull())
        return QObject::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::FocusIn: Q_EMIT entered(binding->place); break;
    case QEvent::ContextMenu: openMenu(*binding, static_cast<QContextMenuEvent*>(event)->globalPos()); return true;
    case QEvent::KeyPress:  // Escape gives the field back what the record holds before it closes anything.
        if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && takeBack(*binding))
            return true;
        break;
    case QEvent::EnabledChange:
        // Switched off by itself, not with its window: nobody could mend what is wrong there.
        if (!binding->widget->isEnabled() && binding->widget->parentWidget()->isEnabled())
            takeBack(*binding);
        break;
    case QEvent::ShortcutOverride: return leavesUndoToWindow(*binding->widget, *static_cast<QKeyEvent*>(event));
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

/// What was refused makes room for what the record holds; false: nothing was.
bool RecordBinder::takeBack(Binding& binding)
{
    if (binding.complaint.isEmpty())
        return false;
    complain(binding.place, {});
    binding.begun.clear();
    binding.adapter->putBack(shownIn(binding));
    return true;
}

void RecordBinder::openMenu(Binding& binding, QPoint where)
{
    const FieldElement place = binding.place;
    QPointer<QMenu> menu = standardMenuOf(*binding.widget);
    QAction* back = menu->addAction(tr("Take the stored value again"), this, [this, place] { revert(place); });
    back->setEnabled(isEdited(place) || !binding.complaint.isEmpty());
    const FieldDeclaration& field = m_declaration.fields[place.field];
    const LoggedValue fallback = defaultOf(field);
    const auto* number = std::get_if<std::int64_t>(&fallback);
    const QString words = number && !binding.joined && field.kind == FieldKind::Number && *number != kNoEntry
        ? tr("Set to the default, %1").arg(text::number(static_cast<std::int32_t>(*number)))
        : tr("Set to the default");
    QAction* reset = menu->addAction(words, this, [this, place] { setDefault(place); });
    reset->setEnabled(value(place) != fallback);
    menu->exec(where);
    delete menu;
}

QWidget* RecordBinder::widgetOf(FieldElement place) const
{
    const Binding* binding = bindingAt(place);
    return binding ? binding->widget.data() : nullptr;
}

}  // namespace hitspread
