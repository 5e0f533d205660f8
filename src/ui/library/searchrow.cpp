#include "ui/library/searchrow.h"

#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/widgets/buttonrow.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/searchline.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace hitspread {

SearchRow::SearchRow(const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_style(style),
      m_line(new QLineEdit(this)),
      m_row(new ButtonRow(space::kSmall, this)),
      m_complaint(new QLabel(this)),
      m_found(new QLabel(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kSmall);
    column->addWidget(m_line);
    m_line->setObjectName(u"librarySearch"_qs);
    m_line->setAccessibleName(tr("Search"));
    m_line->setPlaceholderText(tr("Search: words, or conditions such as name:guard tag:harbour"));
    makeSearchLine(*m_line, style);
    m_line->installEventFilter(this);
    m_found->setObjectName(u"libraryFound"_qs);
    m_complaint->setObjectName(u"searchComplaint"_qs);
    setLook(*m_found, "textRole", u"secondary"_qs);
    setLook(*m_complaint, "tone", u"dmg"_qs);
    m_row->begin().addWidget(m_complaint);
    m_row->begin().addWidget(m_found);
    column->addWidget(m_row);
    connect(m_line, &QLineEdit::textChanged, this, &SearchRow::lineChanged);
    connect(&style, &ApplicationStyle::themeChanged, this, &SearchRow::refreshLook);
    refreshLook();
}

void SearchRow::refreshLook()
{
    m_line->setFixedHeight(m_style.theme().scaled(38));
    // Shown as if nothing stood there, so that the chips are made in the new look.
    show(std::exchange(m_shown, {}));
}

QString SearchRow::line() const
{
    return m_line->text();
}

void SearchRow::setLine(const QString& line)
{
    m_line->setText(line);
}

void SearchRow::addCondition(const QString& token)
{
    const QString before = m_line->text().trimmed();
    m_line->setText(before.isEmpty() ? token : before + u' ' + token);
}

void SearchRow::show(const LibrarySearch& search)
{
    m_complaint->setText(search.complaint);
    m_complaint->setVisible(!search.complaint.isEmpty());
    const auto tokens = [](const std::vector<LibrarySearch::Condition>& conditions) {
        QStringList all;
        for (const LibrarySearch::Condition& condition : conditions)
            all << condition.token + u'\n' + condition.words;
        return all;
    };
    const bool same = !m_shown.conditions.empty() && tokens(m_shown.conditions) == tokens(search.conditions);
    m_shown = search;
    if (same)
        return;
    for (QPushButton* chip : std::exchange(m_chips, {})) {
        m_row->begin().removeWidget(chip);
        chip->hide();
        chip->deleteLater();
    }
    for (const LibrarySearch::Condition& condition : m_shown.conditions) {
        auto* chip = new QPushButton(iconOf(Icon::Filter, m_style.theme(), Token::Accent),
                                     tr("%1  ×").arg(condition.words), this);
        chip->setObjectName(u"chip_"_qs + condition.token);
        chip->setProperty("chip", true);
        chip->setToolTip(tr("Take this condition away"));
        chip->setAccessibleName(tr("Condition: %1. Press to take it away.").arg(condition.words));
        connect(chip, &QPushButton::clicked, this,
                [this, token = condition.token] { m_line->setText(withoutCondition(m_line->text(), token)); });
        m_row->begin().insertWidget(static_cast<int>(m_chips.size()), chip);
        m_chips.push_back(chip);
        chip->show();
    }
}

void SearchRow::setFound(const QString& words)
{
    m_found->setText(words);
}

void SearchRow::addAtEnd(QWidget* widget)
{
    m_row->end().addWidget(widget);
}

void SearchRow::focusLine()
{
    m_line->setFocus(Qt::ShortcutFocusReason);
    m_line->selectAll();
}

bool SearchRow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_line && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Slash) {
        focusLine();
        return true;
    }
    if (watched == m_line && event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter: Q_EMIT entered(); return true;
        case Qt::Key_Down: Q_EMIT left(); return true;
        case Qt::Key_Escape:
            if (!m_line->text().isEmpty()) {
                m_line->clear();
                return true;
            }
            break;
        default: break;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace hitspread
