#include "ui/systems/threed/optioncolumn.h"

#include "ui/attack/attackpresenter.h"
#include "ui/attack/labelcolumn.h"
#include "ui/attack/optionrow.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/morebutton.h"

#include <QHBoxLayout>
#include <QLabel>

namespace hitspread::threed {

OptionColumn::OptionColumn(AttackPresenter& presenter, QWidget* parent)
    : QWidget(parent), m_presenter(presenter), m_labels(new LabelColumn(this)), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(4);
}

void OptionColumn::addSection(const QString& title)
{
    if (m_column->count() > 0)
        m_column->addSpacing(4);
    auto* heading = new QLabel(title, this);
    setLook(*heading, "textRole", QStringLiteral("section"));
    m_column->addWidget(heading);
}

OptionRow* OptionColumn::add(OptionRow* row)
{
    m_column->addWidget(row);
    return row;
}

OptionRow* OptionColumn::addRow(const char* part, const char* field, const QString& label)
{
    OptionRow::Shape shape;
    shape.label = label;
    shape.labels = m_labels;
    return add(new OptionRow(m_presenter, part, field, shape, this));
}

OptionRow* OptionColumn::addBoxes(const char* part, const char* field, const QString& label, int most)
{
    OptionRow::Shape shape;
    shape.label = label;
    shape.labels = m_labels;
    shape.most = most;
    return add(new OptionRow(m_presenter, part, field, shape, this));
}

OptionRow* OptionColumn::addChoice(const char* part, const char* field, const QString& label, const QStringList& words,
                                   const std::vector<int>& only)
{
    OptionRow::Shape shape;
    shape.label = label;
    shape.labels = m_labels;
    shape.choices = words;
    shape.only = only;
    return add(new OptionRow(m_presenter, part, field, shape, this));
}

void OptionColumn::addWidget(QWidget* widget)
{
    m_column->addWidget(widget);
}

void OptionColumn::startMore()
{
    m_more = new MoreButton(tr("More options"), this);
    m_more->setObjectName(QStringLiteral("moreOptions"));
    m_column->addWidget(m_more, 0, Qt::AlignLeft);
    auto* rest = new QWidget(this);
    m_column->addWidget(rest);
    m_column = new QVBoxLayout(rest);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(4);
    rest->hide();
    connect(m_more, &MoreButton::toggled, rest, &QWidget::setVisible);
}

void OptionColumn::openMore()
{
    m_more->setChecked(true);
}

}  // namespace hitspread::threed
