#include "ui/library/filterpopup.h"

#include "text/echo.h"
#include "text/fields.h"
#include "ui/theme/applicationstyle.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

namespace hitspread {

FilterPopup::FilterPopup(const text::Naming& names, const RecordDeclaration& record, const ApplicationStyle& style,
                         QWidget* parent)
    : QFrame(parent, Qt::Popup),
      m_names(names),
      m_record(record),
      m_columns(libraryColumns(names, record)),
      m_fields(new QComboBox(this)),
      m_comparisons(new QComboBox(this)),
      m_choices(new QComboBox(this)),
      m_value(new QLineEdit(this)),
      m_add(new QPushButton(tr("Add"), this))
{
    setObjectName(u"filterPopup"_qs);
    setAttribute(Qt::WA_DeleteOnClose);
    setLook(*this, "card", u"true"_qs);
    std::erase_if(m_columns,
                  [&](const LibraryColumn& column) { return fieldOf(record, column).kind == FieldKind::RankList; });
    auto* row = new QHBoxLayout(this);
    row->setSpacing(space::kSmall);
    m_fields->setObjectName(u"filterField"_qs);
    m_fields->setAccessibleName(tr("Value"));
    for (const LibraryColumn& column : m_columns)
        m_fields->addItem(column.title, column.key);
    m_comparisons->setObjectName(u"filterComparison"_qs);
    m_comparisons->setAccessibleName(tr("Comparison"));
    m_choices->setObjectName(u"filterChoice"_qs);
    m_choices->setAccessibleName(tr("Compared with"));
    m_value->setObjectName(u"filterValue"_qs);
    m_value->setAccessibleName(tr("Compared with"));
    m_value->setFixedWidth(style.theme().scaled(120));
    m_add->setObjectName(u"filterAdd"_qs);
    setLook(*m_add, "primary", true);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_fields, m_comparisons, m_choices, m_value, m_add})
        row->addWidget(widget);
    connect(m_fields, &QComboBox::currentIndexChanged, this, &FilterPopup::showField);
    connect(m_value, &QLineEdit::textChanged, this, &FilterPopup::refresh);
    connect(m_value, &QLineEdit::returnPressed, this, &FilterPopup::finish);
    connect(m_add, &QPushButton::clicked, this, &FilterPopup::finish);
    showField();
    m_fields->setFocus();
}

void FilterPopup::showField()
{
    const FieldDeclaration& field = fieldOf(m_record, m_columns[static_cast<std::size_t>(m_fields->currentIndex())]);
    m_comparisons->clear();
    for (const Comparison comparison : comparisonsOf(field))
        m_comparisons->addItem(comparisonWords(comparison), static_cast<int>(comparison));
    m_choices->clear();
    if (field.kind == FieldKind::Flag) {
        m_choices->addItem(tr("yes"), u"yes"_qs);
        m_choices->addItem(tr("no"), u"no"_qs);
    }
    for (std::size_t i = 0; i < field.choices.size(); ++i)
        m_choices->addItem(text::choiceName(m_names, field, i), text::asKept(std::string(field.choices[i])));
    m_choices->setVisible(m_choices->count() > 0);
    m_value->setVisible(m_choices->count() == 0);
    m_value->clear();
    refresh();
    adjustSize();
}

QString FilterPopup::token() const
{
    const QString value = m_choices->count() > 0 ? m_choices->currentData().toString() : m_value->text().trimmed();
    return conditionToken(m_fields->currentData().toString(),
                          static_cast<Comparison>(m_comparisons->currentData().toInt()), value);
}

void FilterPopup::refresh()
{
    const LibrarySearch search = readSearch(m_names, m_record, token());
    setLook(*m_value, "invalid", !search.complaint.isEmpty());
    m_value->setToolTip(search.complaint);
    m_add->setEnabled(search.filters.size() == 1);
}

void FilterPopup::finish()
{
    if (!m_add->isEnabled())
        return;
    Q_EMIT chosen(token());
    close();
}

}  // namespace hitspread
