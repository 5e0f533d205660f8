#include "ui/widgets/problembar.h"

#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/widgets/keyboard/mnemonics.h"
#include "ui/widgets/labels/fewlineslabel.h"
#include "ui/widgets/labels/longwords.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <utility>

namespace hitspread {

namespace {
constexpr int kMostOfAction = 320;   ///< px of what it offers to do, which may name something
constexpr int kProblemBarIcon = 18;  ///< px at 100 %
}  // namespace

ProblemBar::ProblemBar(const ApplicationStyle& style, Lines lines, QWidget* parent)
    : QFrame(parent),
      m_style(style),
      m_icon(new QLabel(this)),
      m_line(lines == Lines::Two ? new FewLinesLabel(2, this) : nullptr),
      m_text(m_line ? m_line : new QLabel(this)),
      m_action(new QPushButton(this)),
      m_other(new QPushButton(this)),
      m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("problemBar"));
    setLook(*this, "card", QStringLiteral("warning"));
    m_text->setObjectName(QStringLiteral("problemText"));
    // The short one breaks its lines itself.
    m_text->setWordWrap(!m_line);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_action->setObjectName(QStringLiteral("problemAction"));
    m_other->setObjectName(QStringLiteral("problemOther"));
    m_close->setObjectName(QStringLiteral("problemClose"));
    m_close->setAccessibleName(tr("Hide message"));
    if (m_line)
        m_close->setToolTip(tr("Hide message"));
    else
        m_close->setText(tr("Hide message"));
    auto* row = new QHBoxLayout(this);
    const int above = m_line ? 1 : 6;
    row->setContentsMargins(12, above, 12, above);
    row->addWidget(m_icon);
    row->addWidget(m_text, 1);
    row->addWidget(m_action);
    row->addWidget(m_other);
    row->addWidget(m_close);
    for (QPushButton* button : {m_action, m_other, m_close})
        button->setAutoDefault(false);
    connect(m_action, &QPushButton::clicked, this, [this] {
        hide();
        Q_EMIT actionChosen();
    });
    connect(m_other, &QPushButton::clicked, this, [this] {
        hide();
        Q_EMIT otherChosen();
    });
    connect(m_close, &QPushButton::clicked, this, &QWidget::hide);
    hide();
}

void ProblemBar::setClosable(bool isClosable)
{
    m_close->setVisible(isClosable);
}

void ProblemBar::show(const QString& text)
{
    show(text, {});
}

void ProblemBar::show(const QString& text, const QString& action)
{
    show(text, action, {});
}

void ProblemBar::show(const QString& text, const QString& action, const QString& other)
{
    const int edge = m_style.theme().scaled(kProblemBarIcon);
    m_icon->setPixmap(
        iconOf(Icon::Warning, m_style.theme(), Token::Warn).pixmap(QSize(edge, edge), devicePixelRatioF()));
    if (m_line)
        m_close->setIcon(iconOf(Icon::Close, m_style.theme()));
    m_said = text;
    if (m_line)
        m_line->setText(text);
    else
        m_text->setText(breakable(text));
    setAccessibleName(text);
    for (const auto& [button, words] : {std::pair{m_action, action}, std::pair{m_other, other}}) {
        button->setText(withoutMnemonic(
            button->fontMetrics().elidedText(words, Qt::ElideRight, m_style.theme().scaled(kMostOfAction))));
        button->setAccessibleName(words);
        button->setVisible(!words.isEmpty());
    }
    QFrame::show();
}

QString ProblemBar::text() const
{
    return m_said;
}

}  // namespace hitspread
