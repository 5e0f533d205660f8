#include "ui/rules/rulingbar.h"

#include "rules/core/trace/resolution.h"
#include "rules/systems/registry.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/systemphrases.h"
#include "text/units.h"
#include "ui/theme/applicationstyle.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <cstdlib>

namespace hitspread {

RulingBar::RulingBar(QWidget* parent)
    : QFrame(parent),
      m_title(new QLabel(this)),
      m_number(new QLineEdit(this)),
      m_choice(new QComboBox(this)),
      m_reason(new QLineEdit(this)),
      m_set(new QPushButton(tr("Set"), this)),
      m_back(new QPushButton(tr("As the rules say"), this)),
      m_rule(new QPushButton(this)),
      m_complaint(new QLabel(this))
{
    setLook(*this, "card", QStringLiteral("true"));
    setLook(*m_title, "textRole", QStringLiteral("section"));
    setLook(*m_complaint, "tone", QStringLiteral("dmg"));
    m_complaint->setWordWrap(true);
    m_number->setObjectName(QStringLiteral("rulingValue"));
    m_number->setAccessibleName(tr("Value that counts"));
    m_number->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_choice->setObjectName(QStringLiteral("rulingChoice"));
    m_choice->setAccessibleName(tr("Value that counts"));
    m_reason->setObjectName(QStringLiteral("rulingReason"));
    m_reason->setAccessibleName(tr("Reason"));
    m_reason->setPlaceholderText(tr("Reason, kept with it"));
    m_set->setObjectName(QStringLiteral("rulingSet"));
    m_back->setObjectName(QStringLiteral("rulingBack"));
    m_rule->setObjectName(QStringLiteral("rulingRule"));
    m_rule->setProperty("small", QStringLiteral("true"));
    m_title->setWordWrap(true);
    for (QPushButton* button : {m_set, m_back, m_rule})
        button->setAutoDefault(false);
    connect(m_rule, &QPushButton::clicked, this, &RulingBar::ruleAsked);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 10);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_rule);
    column->addLayout(head);
    auto* row = new QHBoxLayout;
    row->addWidget(m_number);
    row->addWidget(m_choice);
    row->addWidget(m_reason, 1);
    column->addLayout(row);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_complaint, 1);
    buttons->addWidget(m_back);
    buttons->addWidget(m_set);
    column->addLayout(buttons);
    connect(m_set, &QPushButton::clicked, this, &RulingBar::accept);
    connect(m_back, &QPushButton::clicked, this, [this] { Q_EMIT takenBack(m_step.key); });
}

void RulingBar::open(const ActionRecord& action, const Step& step, const QString& label)
{
    const text::Naming names(action.request);
    m_step = step;
    m_complaint->clear();
    // Wide enough for a hex or a number of five digits at any text size.
    m_number->setFixedWidth(m_number->fontMetrics().horizontalAdvance(QStringLiteral("−00, −000")) + 28);
    const System& system = action.request.input.system();
    const Reading reading = step.key.quantity < system.quantities().size()
        ? system.quantities()[step.key.quantity].reading
        : Reading::Number;
    const text::Unit* unit = step.key.quantity < system.quantities().size()
        ? text::unitOf(system, system.quantities()[step.key.quantity].id)
        : nullptr;
    // What is typed is the number the rules count with.
    m_title->setText(tr("%1: by the rules %2")
                         .arg(text::typedName(label, unit),
                              unit ? text::number(step.computed) : text::value(names, step.key, step.computed)));
    m_rule->setText(text::shortRule(system, step.rule));
    m_rule->setToolTip(tr("Read rule %1").arg(text::ruleTitle(system, step.rule)));
    m_choice->clear();
    m_isPlace = reading == Reading::Place;
    if (reading == Reading::Truth) {
        m_choice->addItem(tr("no"), 0);
        m_choice->addItem(tr("yes"), 1);
    } else if (reading == Reading::Location) {
        fillChoices(action);
    }
    m_choice->setVisible(m_choice->count() > 0);
    m_number->setVisible(m_choice->count() == 0);
    m_choice->setCurrentIndex(qMax(0, m_choice->findData(step.value)));
    const Hex hex = unpack(step.value);
    m_number->setText(m_isPlace
                          ? QStringLiteral("%1, %2").arg(QString::number(hex.column), QString::number(hex.halfRow))
                          : QString::number(step.value));
    m_reason->clear();
    m_back->setVisible(step.overridden);
    show();
    (m_choice->count() > 0 ? static_cast<QWidget*>(m_choice) : m_number)->setFocus();
    m_number->selectAll();
}

void RulingBar::fillChoices(const ActionRecord& action)
{
    const System& system = action.request.input.system();
    const text::Naming names(action.request);
    for (int i = -1; i < static_cast<int>(system.locations().size()); ++i) {
        if (i < 0 || names.isThere(system.locations()[static_cast<std::size_t>(i)]))
            m_choice->addItem(text::location(names, i), i);
    }
}

std::optional<std::int32_t> RulingBar::value() const
{
    if (m_choice->count() > 0)
        return m_choice->currentData().toInt();
    QString text = m_number->text().trimmed();
    text.replace(QStringLiteral("−"), QStringLiteral("-"));
    bool fine = false;
    if (!m_isPlace) {
        const int number = text.toInt(&fine);
        return fine && std::abs(std::int64_t{number}) <= kMostRuling ? std::optional<std::int32_t>(number)
                                                                     : std::nullopt;
    }
    static const QRegularExpression pair(QStringLiteral("^\\(?\\s*(-?\\d{1,3})\\s*[,; ]\\s*(-?\\d{1,3})\\s*\\)?$"));
    const QRegularExpressionMatch match = pair.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const Hex hex{static_cast<std::int16_t>(match.captured(1).toInt()),
                  static_cast<std::int16_t>(match.captured(2).toInt())};
    return hex.isValid() ? std::optional(pack(hex)) : std::nullopt;
}

void RulingBar::complain(const QString& text)
{
    m_complaint->setText(text);
}

void RulingBar::accept()
{
    const auto number = value();
    if (!number)
        return complain(
            m_isPlace
                ? tr("Write a hex as column, half-row.")
                : tr("Write a whole number, %1 to %2.").arg(text::number(-kMostRuling), QString::number(kMostRuling)));
    if (m_reason->text().trimmed().isEmpty()) {
        m_reason->setFocus();
        return complain(tr("A word of reason is needed."));
    }
    Q_EMIT ruled(m_step.key, *number, m_reason->text().trimmed());
}

void RulingBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        hide();
        Q_EMIT closed();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        accept();
    } else {
        QFrame::keyPressEvent(event);
    }
}

}  // namespace hitspread
