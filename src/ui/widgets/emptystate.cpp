#include "ui/widgets/emptystate.h"

#include "formats/bodyplans.h"
#include "reports/body/bodypainter.h"
#include "ui/theme/applicationstyle.h"

#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread {

namespace {

constexpr qreal kEmptyStateShare = 0.9;  ///< of the widget's height or width the outline fills

}  // namespace

EmptyState::EmptyState(const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent), m_style(style), m_sentence(new QLabel(this)), m_button(new QPushButton(this))
{
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::kMedium);
    column->addStretch(2);
    m_sentence->setObjectName(u"emptySentence"_qs);
    m_sentence->setAlignment(Qt::AlignCenter);
    m_sentence->setWordWrap(true);
    setLook(*m_sentence, "textRole", u"heading"_qs);
    column->addWidget(m_sentence);
    m_button->setObjectName(u"emptyButton"_qs);
    setLook(*m_button, "primary", true);
    column->addWidget(m_button, 0, Qt::AlignHCenter);
    column->addStretch(3);
    connect(m_button, &QPushButton::clicked, this, &EmptyState::pressed);
    connect(&style, &ApplicationStyle::themeChanged, this, qOverload<>(&QWidget::update));
}

void EmptyState::say(const QString& sentence, const QString& button)
{
    m_sentence->setText(sentence);
    m_sentence->setVisible(!sentence.isEmpty());
    m_button->setText(button);
    m_button->setVisible(!button.isEmpty());
}

QString EmptyState::sentence() const
{
    return m_sentence->text();
}

QRect EmptyState::textPlace() const
{
    return m_sentence->text().isEmpty()
        ? QRect()
        : m_sentence->fontMetrics().boundingRect(m_sentence->geometry(), Qt::AlignCenter | Qt::TextWordWrap,
                                                 m_sentence->text());
}

void EmptyState::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const std::shared_ptr<const BodyPlan> plan = formats::defaultBodyPlan();
    const BodyPainter body(m_style.theme(), BodyGeometry(10.0, QPointF()), BodyStrokes::forScreen(m_style.theme()));
    const QPainterPath outline = body.outline(*plan);
    const QRectF box = outline.boundingRect();
    const qreal scale = std::min(height() * kEmptyStateShare / box.height(), width() * kEmptyStateShare / box.width());
    QTransform place;
    place.translate(rect().center().x(), rect().center().y());
    place.scale(scale, scale);
    place.translate(-box.center().x(), -box.center().y());
    // It passes behind what is said, not through it.
    QRegion seen(rect());
    for (const QRect& said : {textPlace(), m_button->isVisible() ? m_button->geometry() : QRect()}) {
        if (!said.isEmpty())
            seen -= said.adjusted(-space::kMedium, -space::kSmall, space::kMedium, space::kSmall);
    }
    painter.setClipRegion(seen);
    painter.setPen(QPen(m_style.theme().colour(Token::Line), 1.5));
    painter.drawPath(place.map(outline));
}

}  // namespace hitspread
