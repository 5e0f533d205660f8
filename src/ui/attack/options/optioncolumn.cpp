#include "ui/attack/options/optioncolumn.h"

#include "ui/attack/options/labelcolumn.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/morebutton.h"

#include <QHBoxLayout>
#include <QLabel>

#include <utility>

namespace hitspread {

namespace {

constexpr int kBetweenOptions = 4;  ///< px

}  // namespace

OptionColumn::OptionColumn(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent), m_rows{presenter, style, *new LabelColumn(this)}
{
    open(*this, 0);
}

OptionColumn::OptionColumn(const OptionRows& rows, QWidget* parent) : QWidget(parent), m_rows(rows)
{
    open(*this, 0);
}

void OptionColumn::open(QWidget& box, int above)
{
    m_columns.push_back(new QVBoxLayout(&box));
    m_columns.back()->setContentsMargins(0, above, 0, 0);
    m_columns.back()->setSpacing(kBetweenOptions);
}

QWidget* OptionColumn::place() const
{
    return m_columns.back()->parentWidget();
}

QWidget* OptionColumn::addSection(const QString& title, QLabel** heading)
{
    m_columns.resize(1);
    auto* section = new QWidget(this);
    const bool isFirst = m_columns.front()->count() == 0;
    addWidget(section);
    open(*section, isFirst ? 0 : kBetweenOptions);
    auto* words = new QLabel(title, section);
    setLook(*words, "textRole", QStringLiteral("section"));
    words->setContentsMargins(OptionRow::dotRoom(*this), 0, 0, 0);
    addWidget(words);
    if (heading)
        *heading = words;
    return section;
}

QWidget* OptionColumn::openBox()
{
    auto* box = new QWidget(place());
    addWidget(box);
    open(*box, 0);
    return box;
}

void OptionColumn::closeBox()
{
    m_columns.pop_back();
}

OptionRow* OptionColumn::addRow(const FieldName& field, OptionRow::Shape shape)
{
    auto* row = new OptionRow(m_rows, field, std::move(shape), place());
    addWidget(row);
    return row;
}

OptionRow* OptionColumn::addRow(const FieldName& field, const QString& label)
{
    return addRow(field, OptionRow::Shape{.label = label});
}

OptionRow* OptionColumn::addChoice(const FieldName& field, const QString& label, const QStringList& words,
                                   const std::vector<int>& only)
{
    return addRow(field, {.label = label, .choices = words, .only = only});
}

void OptionColumn::addWidget(QWidget* widget)
{
    m_columns.back()->addWidget(widget);
}

void OptionColumn::addBeside(QWidget* widget)
{
    auto* line = new QHBoxLayout;
    line->setSpacing(OptionRow::kGap);
    // Around a spacer a box puts no room of its own.
    line->addSpacing(OptionRow::dotRoom(*this));
    line->addWidget(labels().add({}, place()));
    line->addWidget(widget, 1);
    m_columns.back()->addLayout(line);
}

void OptionColumn::startMore()
{
    m_more = new MoreButton(tr("More options"), place());
    m_more->setObjectName(QStringLiteral("moreOptions"));
    m_moreLine = new QHBoxLayout;
    m_moreLine->addSpacing(OptionRow::dotRoom(*this));
    m_moreLine->addWidget(m_more);
    m_moreLine->addStretch();
    m_columns.back()->addLayout(m_moreLine);
    QWidget* rest = openBox();
    rest->hide();
    connect(m_more, &MoreButton::toggled, rest, &QWidget::setVisible);
}

void OptionColumn::addBesideMore(QWidget* widget)
{
    m_moreLine->addWidget(widget);
}

void OptionColumn::openMore()
{
    m_more->setChecked(true);
}

bool OptionColumn::isMoreOpen() const
{
    return m_more && m_more->isChecked();
}

void OptionColumn::addStretch()
{
    m_columns.front()->addStretch();
}

}  // namespace hitspread
