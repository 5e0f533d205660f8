#include "ui/attack/resultpanel.h"

#include "models/tracemodel.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/elidedlabel.h"

#include <QAccessible>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace hitspread {

ResultPanel::ResultPanel(QWidget* parent) : QFrame(parent), m_changes(new ChangesModel(this)), m_title(new QLabel(this))
{
    setObjectName(QStringLiteral("result"));
    setLook(*this, "card", QStringLiteral("result"));
    setLook(*m_title, "textRole", QStringLiteral("heading"));
    m_title->setObjectName(QStringLiteral("resultTitle"));
    m_title->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 10, 14, 12);
    column->setSpacing(space::kTiny);
    column->addWidget(m_title);
}

void ResultPanel::setAction(const ActionRecord& action)
{
    m_changes->setAction(action);
    if (!m_ownTitle) {
        QString title = outcomeOf(action);
        if (!title.isEmpty())
            title[0] = title[0].toUpper();
        showTitle(title);
    }
    // Whoever only acts takes no harm by it.
    const bool quiet = m_isActors || namesIn(action, Role::Target).isEmpty();
    setLook(*this, "card", quiet ? QStringLiteral("quiet") : QStringLiteral("result"));
    fill();
}

void ResultPanel::setRole(Role role)
{
    m_isActors = role == Role::Actor;
    m_changes->setRole(role);
}

void ResultPanel::setTarget(std::size_t target)
{
    m_changes->setTarget(target);
}

void ResultPanel::setTitle(const QString& title)
{
    m_ownTitle = true;
    showTitle(title);
}

void ResultPanel::showTitle(const QString& title)
{
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    setAccessibleName(title);
}

void ResultPanel::addDecision(QWidget* widget)
{
    static_cast<QBoxLayout*>(layout())->insertWidget(1, widget);
}

void ResultPanel::setMostLines(int lines)
{
    if (lines == m_most)
        return;
    m_most = lines;
    fill();
}

void ResultPanel::fill()
{
    delete m_lines;
    m_lines = new QWidget(this);
    layout()->addWidget(m_lines);
    auto* grid = new QGridLayout(m_lines);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(0, 1);
    const auto& lines = m_changes->lines();
    const int shown = qMin(static_cast<int>(lines.size()), m_most);
    QStringList rest;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const ChangesModel::Line& line = lines[i];
        if (static_cast<int>(i) >= shown) {
            // The owner is known by now; what is left is bookkeeping.
            rest << tr("%1 %2 → %3").arg(line.what.section(QStringLiteral(" · "), 1), line.before, line.after);
            continue;
        }
        auto* what = new ElidedLabel(m_lines);
        what->setText(line.what);
        auto* values = new QLabel(tr("%1 → <b>%2</b>").arg(line.before.toHtmlEscaped(), line.after.toHtmlEscaped()),
                                  m_lines);
        values->setTextFormat(Qt::RichText);
        values->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        grid->addWidget(what, static_cast<int>(i), 0);
        grid->addWidget(values, static_cast<int>(i), 1);
    }
    if (!rest.isEmpty()) {
        auto* more = new ElidedLabel(m_lines);
        more->setText(rest.join(QStringLiteral(" · ")));
        setLook(*more, "textRole", QStringLiteral("secondary"));
        grid->addWidget(more, shown, 0, 1, 2);
    }
}

}  // namespace hitspread
