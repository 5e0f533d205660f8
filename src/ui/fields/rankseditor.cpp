#include "ui/fields/rankseditor.h"

#include "models/wording.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

namespace hitspread {

RanksEditor::RanksEditor(const QString& addText, QWidget* parent)
    : QWidget(parent), m_column(new QVBoxLayout(this)), m_name(new QLineEdit(this)), m_value(new QLineEdit(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(4);
    m_name->setPlaceholderText(addText);
    m_name->setObjectName(QStringLiteral("modifierName"));
    m_name->setAccessibleName(tr("Name of the modifier"));
    m_value->setPlaceholderText(tr("±"));
    m_value->setObjectName(QStringLiteral("modifierValue"));
    m_value->setAccessibleName(tr("Value of the modifier"));
    m_value->setFixedWidth(56);
    auto* row = new QHBoxLayout;
    row->addWidget(m_name, 1);
    row->addWidget(m_value);
    m_column->addLayout(row);
    connect(m_value, &QLineEdit::editingFinished, this, &RanksEditor::add);
    connect(m_name, &QLineEdit::returnPressed, this, [this] { m_value->setFocus(); });
}

void RanksEditor::setRanks(const Ranks& ranks)
{
    if (m_lines && ranks == m_ranks)
        return;
    m_ranks = ranks;
    rebuild();
}

void RanksEditor::rebuild()
{
    delete m_lines;
    m_lines = new QWidget(this);
    m_column->insertWidget(0, m_lines);
    auto* column = new QVBoxLayout(m_lines);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    for (const auto& [name, rank] : m_ranks.entries) {
        auto* row = new QHBoxLayout;
        auto* label = new QLabel(QString::fromStdString(name), m_lines);
        auto* value = new QLabel(wording::signedNumber(rank), m_lines);
        auto* off = new QToolButton(m_lines);
        off->setText(tr("×"));
        off->setToolTip(tr("Take %1 off").arg(label->text()));
        off->setAccessibleName(off->toolTip());
        row->addWidget(label, 1);
        row->addWidget(value);
        row->addWidget(off);
        column->addLayout(row);
        connect(
            off, &QToolButton::clicked, this,
            [this, taken = name] {
                std::erase_if(m_ranks.entries, [&](const auto& entry) { return entry.first == taken; });
                const Ranks fresh = m_ranks;
                rebuild();
                Q_EMIT edited(fresh);
            },
            Qt::QueuedConnection);
    }
    m_lines->setVisible(!m_ranks.entries.empty());
}

void RanksEditor::add()
{
    QString digits = m_value->text();
    digits.replace(QStringLiteral("−"), QStringLiteral("-"));
    bool fine = false;
    const int value = digits.toInt(&fine);
    if (!fine || value == 0)
        return;
    const QString name = m_name->text().trimmed();
    m_ranks.set((name.isEmpty() ? tr("Modifier") : name).toStdString(), value);
    m_name->clear();
    m_value->clear();
    const Ranks fresh = m_ranks;
    rebuild();
    Q_EMIT edited(fresh);
}

}  // namespace hitspread
