#include "ui/attack/decisions/choicecard.h"

#include "ui/attack/decisions/choicecards.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/widgets/labels/elidedlabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QResizeEvent>
#include <QStyle>

namespace hitspread {

namespace {
constexpr int kCheckEdge = 18;
constexpr int kMostDigits = 10;
}  // namespace

ChoiceCard::ChoiceCard(int number, const ApplicationStyle& style, QWidget* parent)
    : QPushButton(parent),
      m_style(style),
      m_number(new QLabel(this)),
      m_digit(number),
      m_lines(new QBoxLayout(QBoxLayout::TopToBottom)),
      m_title(new ElidedLabel(this)),
      m_words(new ElidedLabel(this)),
      m_check(new QLabel(this))
{
    setCheckable(true);
    setAutoDefault(false);
    setLook(*this, "card", QStringLiteral("choice"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setLook(*m_number, "textRole", QStringLiteral("secondary"));
    setLook(*m_title, "textRole", QStringLiteral("cardTitle"));
    setLook(*m_words, "textRole", QStringLiteral("secondary"));
    for (QLabel* label : {m_number, static_cast<QLabel*>(m_title), static_cast<QLabel*>(m_words), m_check})
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(space::kMedium, space::kTiny, space::kMedium, space::kTiny);
    row->setSpacing(space::kMedium);
    row->addWidget(m_number);
    m_number->setAlignment(Qt::AlignCenter);
    m_lines->setSpacing(0);
    m_lines->addWidget(m_title);
    m_lines->addWidget(m_words);
    row->addLayout(m_lines, 1);
    row->addWidget(m_check);
    connect(&style, &ApplicationStyle::themeChanged, this, &ChoiceCard::refreshCheck);
    connect(this, &QPushButton::toggled, this, &ChoiceCard::refreshCheck);
    refreshCheck();
}

/// The tenth answers to the 0, as on the keyboard; behind it there are none.
QString ChoiceCard::keyWords(int digit) const
{
    return digit > kMostDigits ? QString() : tr("Alt+%1", "key of a choice").arg(digit % kMostDigits);
}

void ChoiceCard::show(const CardChoice& card)
{
    const bool open = card.refusal.isEmpty();
    const QString& words = open ? card.words : card.refusal;
    m_full = words;
    m_brief = open && !card.brief.isEmpty() ? card.brief : words;
    m_title->setText(card.title);
    m_words->setText(m_isCompact ? m_brief : m_full);
    fitLines();
    setEnabled(open);
    setChecked(card.taken);
    setToolTip(words);
    setStatusTip(card.refusal);
    setAccessibleName(tr("%1: %2").arg(QString::number(m_digit), card.title));
    setAccessibleDescription(words);
    setLook(*m_title, "tone", open ? QStringLiteral("text") : QStringLiteral("faint"));
    setLook(*m_number, "tone", open ? QStringLiteral("text") : QStringLiteral("faint"));
}

void ChoiceCard::setCompact(bool compact)
{
    m_isCompact = compact;
    refreshCheck();
    m_words->setText(compact ? m_brief : m_full);
    fitLines();
}

/// Side by side where both are whole: what a defence needs is read there.
void ChoiceCard::fitLines()
{
    const auto wide = [](const QLabel& label, const QString& words) {
        return label.fontMetrics().horizontalAdvance(words);
    };
    const QMargins around = layout()->contentsMargins();
    const int check = m_isCompact ? 0 : m_check->width() + layout()->spacing();
    const int fixed = around.left() + around.right() + m_number->width() + layout()->spacing() + check;
    const int needed = wide(*m_title, m_title->text()) + space::kSmall + wide(*m_words, m_brief);
    // Where what scrolls lays them out, one line less may take the bar away and give the very width back that asked for two lines:
    // what stands in two lines stays so until a bar would fit as well.
    const int bar = m_isBeside ? 0 : style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    const bool beside = m_isCompact && needed <= width() - fixed - bar;
    m_isBeside = beside;
    m_title->setSizePolicy(beside ? QSizePolicy::Minimum : QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_lines->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_lines->setSpacing(beside ? space::kSmall : 0);
    m_lines->setStretch(1, beside ? 1 : 0);
    updateGeometry();
}

void ChoiceCard::resizeEvent(QResizeEvent* event)
{
    QPushButton::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fitLines();
}

QSize ChoiceCard::sizeHint() const
{
    return layout()->sizeHint().expandedTo({0, m_style.theme().scaled(space::kLeastTarget + space::kSmall)});
}

QSize ChoiceCard::minimumSizeHint() const
{
    return {layout()->minimumSize().width(), sizeHint().height()};
}

void ChoiceCard::refreshCheck()
{
    const int edge = m_style.theme().scaled(kCheckEdge);
    // Titles stand below each other whatever the digit.
    const QFontMetrics metrics(m_style.theme().widgetFont(TypeRole::Secondary));
    m_number->setText(keyWords(m_digit));
    m_number->setFixedWidth(metrics.horizontalAdvance(keyWords(8)));
    m_check->setFixedSize(edge, edge);
    // Where there is little room its ground and its edge tell which is taken.
    m_check->setVisible(!m_isCompact);
    m_check->setPixmap(
        isChecked() ? iconOf(Icon::Check, m_style.theme(), Token::Accent).pixmap(QSize(edge, edge), devicePixelRatioF())
                    : QPixmap());
}

}  // namespace hitspread
