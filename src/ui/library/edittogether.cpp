#include "ui/library/edittogether.h"

#include "models/library/fieldwords.h"
#include "services/library/recordname.h"
#include "services/library/recordvalues.h"
#include "text/echo.h"
#include "text/fields.h"
#include "text/kinds.h"
#include "text/problems.h"
#include "ui/fields/fieldadapter.h"
#include "ui/fields/fieldcomplaint.h"
#include "ui/fields/fieldwidgets.h"
#include "ui/fields/numberfield.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/keyboard/taborder.h"
#include "ui/widgets/segmentrow.h"
#include "ui/widgets/windowtitle.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {

constexpr int kEditTogetherMostShown = 5;

}  // namespace

EditTogether::EditTogether(Library& library, const std::vector<RecordRef>& records, const ApplicationStyle& style,
                           QWidget* parent)
    : QDialog(parent),
      m_library(library),
      m_style(style),
      m_records(records),
      m_declaration(*library.declaration(records.front().kind)),
      m_columns(libraryColumns(library.naming(), m_declaration)),
      m_fields(new QComboBox(this)),
      m_now(new QLabel(this)),
      m_place(new QVBoxLayout),
      m_how(new SegmentRow(this)),
      m_by(new NumberField(this)),
      m_then(new QLabel(this)),
      m_close(new QPushButton(tr("Close   Esc"), this)),
      m_complaint(new FieldComplaint(this)),
      m_apply(new QPushButton(tr("Set in all %1").arg(records.size()), this))
{
    setObjectName(u"editTogether"_qs);
    setAttribute(Qt::WA_DeleteOnClose);
    entitle(*this, tr("Edit together: %1").arg(text::kindsName(library.system(), records.front().kind)));
    setMinimumWidth(style.theme().scaled(460));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::kMedium);
    auto* heading = new QLabel(tr("One value in %1 records").arg(records.size()), this);
    setLook(*heading, "textRole", u"heading"_qs);
    column->addWidget(heading);
    m_fields->setObjectName(u"togetherField"_qs);
    m_fields->setAccessibleName(tr("Value to set"));
    for (const LibraryColumn& one : m_columns)
        m_fields->addItem(one.title, one.key);
    column->addWidget(m_fields);
    m_now->setObjectName(u"togetherNow"_qs);
    m_now->setWordWrap(true);
    setLook(*m_now, "textRole", u"secondary"_qs);
    column->addWidget(m_now);
    m_how->setObjectName(u"togetherHow"_qs);
    m_how->setAccessibleName(tr("How it is changed"));
    m_how->setChoices({tr("Set to"), tr("Change by")});
    m_how->setCurrent(0);
    m_by->setObjectName(u"togetherBy"_qs);
    m_by->setAccessibleName(tr("Change by"));
    m_by->setPlaceholderText(tr("+1 or −2"));
    m_by->setMayBeEmpty(true);
    m_by->setKeepsText(true);
    m_place->addWidget(m_by);
    auto* line = new QHBoxLayout;
    line->setSpacing(space::kMedium);
    line->addLayout(m_place, 1);
    line->addWidget(m_how, 0, Qt::AlignTop);
    column->addLayout(line);
    m_then->setObjectName(u"togetherThen"_qs);
    m_then->setWordWrap(true);
    column->addWidget(m_then);
    m_complaint->setObjectName(u"togetherComplaint"_qs);
    column->addWidget(m_complaint);
    column->addStretch(1);
    auto* foot = new QHBoxLayout;
    foot->addStretch(1);
    m_close->setAutoDefault(false);
    setLook(*m_close, "beside", u"primary"_qs);
    foot->addWidget(m_close);
    m_apply->setObjectName(u"togetherApply"_qs);
    m_apply->setDefault(true);
    setLook(*m_apply, "primary", true);
    foot->addWidget(m_apply);
    column->addLayout(foot);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_apply, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_fields, &QComboBox::currentIndexChanged, this, &EditTogether::showColumn);
    connect(m_how, &SegmentRow::chosen, this, &EditTogether::showHow);
    connect(m_by, &NumberField::typed, this, &EditTogether::judgeChange);
    showColumn();
    load();
}

EditTogether::~EditTogether() = default;

const LibraryColumn& EditTogether::column() const
{
    return m_columns[static_cast<std::size_t>(std::max(0, m_fields->currentIndex()))];
}

void EditTogether::setColumn(const QString& key)
{
    int at = std::max(0, m_fields->findData(key));
    const FieldDeclaration* name = nameField(m_declaration);
    const auto isName = [&](const LibraryColumn& one) { return &fieldOf(m_declaration, one) == name; };
    if (isName(m_columns[static_cast<std::size_t>(at)])) {
        const auto next = std::ranges::find_if(m_columns,
                                               [&](const LibraryColumn& one) { return one.isUsual && !isName(one); });
        at = next == m_columns.end() ? at : static_cast<int>(next - m_columns.begin());
    }
    m_fields->setCurrentIndex(at);
}

void EditTogether::load()
{
    m_library.gateway().run(
        this,
        [records = m_records](CampaignServices& services) {
            std::vector<StoredRecord> loaded;
            loaded.reserve(records.size());
            for (const RecordRef& record : records)
                loaded.push_back(services.library.load(record));
            return loaded;
        },
        [this](std::vector<StoredRecord> loaded) {
            m_loaded = std::move(loaded);
            showColumn();
        },
        [this](const Problem& what) { m_complaint->say(text::sentenceFor(what), m_style.theme()); });
}

void EditTogether::showColumn()
{
    const FieldDeclaration& field = fieldOf(m_declaration, column());
    std::vector<LoggedValue> values;
    QStringList words;
    for (const StoredRecord& stored : m_loaded) {
        const LoggedValue value = valueOf(field, stored.record.data(), column().element);
        if (std::ranges::find(values, value) != values.end())
            continue;
        values.push_back(value);
        const QString shown = valueWords(m_library.naming(), field, value);
        words << (shown.isEmpty() ? tr("nothing") : shown);
    }
    if (values.size() == 1)
        m_now->setText(tr("All have: %1").arg(words.front()));
    else if (!values.empty())
        m_now->setText(values.size() > kEditTogetherMostShown
                           ? tr("Several values: %1 and %2 more")
                                 .arg(words.mid(0, kEditTogetherMostShown).join(u", "_qs),
                                      QString::number(values.size() - kEditTogetherMostShown))
                           : tr("Several values: %1").arg(words.join(u", "_qs)));
    m_how->setVisible(field.kind == FieldKind::Number);
    m_how->setCurrent(0);
    makeEditor();
    if (values.size() == 1 && m_adapter)
        m_adapter->show(values.front());
    if (auto* line = qobject_cast<QLineEdit*>(m_editor); line && values.size() > 1)
        line->setPlaceholderText(tr("several values"));
    showHow();
}

void EditTogether::makeEditor()
{
    const FieldDeclaration& field = fieldOf(m_declaration, column());
    m_adapter.reset();
    delete m_editor;
    m_editor = widgetFor(field, column().element, this);
    m_editor->setObjectName(u"togetherValue"_qs);
    const FieldWords fieldWords = wordsOf(m_library.naming(), m_declaration, field, column().element);
    m_adapter = FieldAdapter::make(*m_editor, field, fieldWords);
    m_by->setUnit(fieldWords.unit, fieldWords.unitOfOne);
    m_by->putBack(std::nullopt);
    m_place->addWidget(m_editor);
    setTabOrder(m_fields, m_by);
    QWidget* last = m_by;
    if (m_editor->focusPolicy() & Qt::TabFocus)
        setTabOrder(std::exchange(last, m_editor), m_editor);
    last = followInTabOrder(last, *m_editor);
    setTabOrder(followInTabOrder(last, *m_how), m_close);
    if (auto* line = qobject_cast<QLineEdit*>(m_editor)) {
        line->setMinimumWidth(0);
        line->setMaximumWidth(QWIDGETSIZE_MAX);
        line->installEventFilter(this);
    }
    if (!m_adapter)
        return;
    connect(m_adapter.get(), &FieldAdapter::typed, this, &EditTogether::judge);
    connect(m_adapter.get(), &FieldAdapter::unreadable, this, [this, &field](const QString& typed) {
        m_value.reset();
        m_apply->setEnabled(false);
        m_complaint->say(text::unreadable(m_library.naming(), m_declaration, field, column().element, typed),
                         m_style.theme());
    });
}

bool EditTogether::isChange() const
{
    return m_how->current() == 1 && fieldOf(m_declaration, column()).kind == FieldKind::Number;
}

void EditTogether::showHow()
{
    m_apply->setText((isChange() ? tr("Change all %1") : tr("Set in all %1")).arg(m_records.size()));
    m_by->setVisible(isChange());
    m_editor->setVisible(!isChange());
    m_by->putBack(std::nullopt);
    m_value.reset();
    m_change.reset();
    m_then->hide();
    m_complaint->say({}, m_style.theme());
    m_apply->setEnabled(false);
}

/// A sign says that it is about more or less: always a plus, a minus where no value is below nothing.
bool EditTogether::eventFilter(QObject* watched, QEvent* event)
{
    auto* line = watched == m_editor ? qobject_cast<QLineEdit*>(m_editor) : nullptr;
    if (!line || event->type() != QEvent::KeyPress || m_how->isHidden())
        return QDialog::eventFilter(watched, event);
    const QString typed = static_cast<QKeyEvent*>(event)->text();
    const bool isFirst = line->text().isEmpty() || line->hasSelectedText();
    const bool isSign = typed == u"+"_qs || (typed == u"-"_qs && fieldOf(m_declaration, column()).minimum >= 0);
    if (!isFirst || !isSign)
        return QDialog::eventFilter(watched, event);
    m_how->setCurrent(1);
    showHow();
    m_by->setFocus(Qt::OtherFocusReason);
    QCoreApplication::sendEvent(m_by, event);
    return true;
}

void EditTogether::judge(const LoggedValue& value)
{
    const AnyRecord plain = m_loaded.empty() ? AnyRecord(m_declaration) : m_loaded.front().record;
    const QString fault = faultOf(m_library.naming(), plain, {column().field, column().element}, value);
    m_complaint->say(fault, m_style.theme());
    m_value = fault.isEmpty() ? std::optional(value) : std::nullopt;
    m_apply->setEnabled(m_value.has_value() && m_loaded.size() == m_records.size());
}

void EditTogether::judgeChange(std::optional<std::int32_t> by)
{
    const FieldDeclaration& field = fieldOf(m_declaration, column());
    m_change.reset();
    QString fault;
    QStringList becomes;
    int without = 0;
    for (const StoredRecord& stored : m_loaded) {
        const auto now = entryOf(field, stored.record, column().element);
        without += now ? 0 : 1;
        if (!now || !by)
            continue;
        const LoggedValue then(*now + *by);
        if (fault.isEmpty() && (*now + *by < field.minimum || *now + *by > field.maximum))
            fault = tr("%1: %2 would be %3; %4 to %5")
                        .arg(text::visible(recordName(stored.record)),
                             valueWords(m_library.naming(), field, LoggedValue(*now)), QString::number(*now + *by),
                             QString::number(field.minimum), QString::number(field.maximum));
        becomes << tr("%1 → %2").arg(QString::number(*now), valueWords(m_library.naming(), field, then));
    }
    becomes.removeDuplicates();
    if (by && *by != 0 && fault.isEmpty() && !becomes.isEmpty())
        m_change = by;
    QString words = becomes.size() > kEditTogetherMostShown
        ? tr("%1 and %2 more")
              .arg(becomes.mid(0, kEditTogetherMostShown).join(u", "_qs),
                   QString::number(becomes.size() - kEditTogetherMostShown))
        : becomes.join(u", "_qs);
    if (becomes.isEmpty())
        words = tr("None of them has a number here.");
    else if (without > 0)
        words += u"; "_qs + tr("without a number, and left so: %1").arg(without);
    m_then->setText(words);
    m_then->setVisible(by.has_value() && fault.isEmpty());
    m_complaint->say(fault, m_style.theme());
    m_apply->setEnabled(m_change.has_value());
}

void EditTogether::accept()
{
    const std::string field(fieldOf(m_declaration, column()).id);
    if (isChange() && m_change)
        m_library.changeBy(m_loaded, field, column().element, *m_change);
    else if (!isChange() && m_value)
        m_library.change(m_loaded, field, column().element, *m_value);
    else
        return;
    QDialog::accept();
}

}  // namespace hitspread
