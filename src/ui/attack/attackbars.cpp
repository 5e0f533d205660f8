#include "ui/attack/attackbars.h"

#include "models/play/attackpresenter.h"
#include "text/problems.h"
#include "text/refusalwords.h"
#include "ui/theme/applicationstyle.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace hitspread {

OutdatedBar::OutdatedBar(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent)
    : ProblemBar(style, parent), m_presenter(presenter)
{
    setObjectName(QStringLiteral("rulesChanged"));
    for (const auto happened : {&AttackPresenter::ready, &AttackPresenter::changed})
        connect(&presenter, happened, this, [this] {
            if (!m_presenter.isOutdated())
                hide();
            refresh();
        });
    connect(&presenter.fight(), &Fight::changed, this, &OutdatedBar::refresh);
    connect(this, &ProblemBar::actionChosen, &presenter, &AttackPresenter::workAnew);
}

void OutdatedBar::refresh()
{
    if (m_presenter.isOutdated() && isHidden())
        show(
            tr("The house rules were changed since this was begun. It shows what comes of those of before, and is not applied like that."),
            tr("Work it out anew"));
}

bool OutdatedBar::take(const Problem& problem)
{
    if (problem.code != ProblemCode::OutOfDate)
        return false;
    show(text::asSentence(text::sentenceFor(problem)), tr("Work it out anew"));
    return true;
}

ReasonBar::ReasonBar(QWidget* parent)
    : QFrame(parent), m_what(new QLabel(this)), m_reason(new QLineEdit(this)), m_done(new QPushButton(this))
{
    setLook(*this, "card", QStringLiteral("warning"));
    m_reason->setObjectName(QStringLiteral("reason"));
    m_reason->setAccessibleName(tr("Reason"));
    m_reason->setPlaceholderText(tr("Why? The dice stay in the log."));
    m_done->setObjectName(QStringLiteral("reasonDone"));
    m_done->setAutoDefault(false);
    auto* leave = new QPushButton(tr("Keep them"), this);
    leave->setObjectName(QStringLiteral("reasonCancel"));
    leave->setAutoDefault(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 8, 12, 8);
    row->addWidget(m_what);
    row->addWidget(m_reason, 1);
    row->addWidget(leave);
    row->addWidget(m_done);
    connect(m_done, &QPushButton::clicked, this, &ReasonBar::accept);
    connect(leave, &QPushButton::clicked, this, [this] {
        hide();
        Q_EMIT cancelled();
    });
    hide();
}

void ReasonBar::ask(const QString& what, const QString& done)
{
    m_what->setText(what);
    m_done->setText(done);
    m_reason->clear();
    show();
    m_reason->setFocus();
}

void ReasonBar::accept()
{
    const QString reason = m_reason->text().trimmed();
    setLook(*m_reason, "invalid", reason.isEmpty() ? QStringLiteral("true") : QStringLiteral("false"));
    if (reason.isEmpty())
        return m_reason->setFocus();
    hide();
    Q_EMIT given(reason);
}

void ReasonBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        hide();
        Q_EMIT cancelled();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        accept();
    } else {
        QFrame::keyPressEvent(event);
    }
}

}  // namespace hitspread
