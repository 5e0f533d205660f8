#include "ui/widgets/labels/namedvalue.h"

#include "ui/theme/applicationstyle.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/wraplabel.h"

#include <algorithm>

namespace hitspread {

namespace {
constexpr int kNamedValueLetters = 9;  ///< of a name that must be seen beside its value
}

NamedValue::NamedValue(const QString& name, const QString& value, QWidget* parent)
    : QWidget(parent), m_name(new ElidedLabel(this)), m_value(new WrapLabel(value, this))
{
    m_name->setText(name);
    m_value->setTextFormat(Qt::PlainText);
    m_value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_value->setVisible(!value.isEmpty());
    setLook(*m_value, "tone", QStringLiteral("muted"));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

bool NamedValue::isBeside(const QFontMetrics& metrics, const QString& name, const QString& value, int width)
{
    const int whole = metrics.horizontalAdvance(name);
    const int least = metrics.horizontalAdvance(name.left(kNamedValueLetters) + u'…');
    return std::min(whole, least) + space::kSmall + metrics.horizontalAdvance(value) + 2 <= width;
}

bool NamedValue::isOneLine(int width) const
{
    return m_value->text().isEmpty() || isBeside(m_name->fontMetrics(), m_name->text(), m_value->text(), width);
}

int NamedValue::heightForWidth(int width) const
{
    const int name = m_name->sizeHint().height();
    return isOneLine(width) ? std::max(name, m_value->text().isEmpty() ? 0 : m_value->heightForWidth(QWIDGETSIZE_MAX))
                            : name + m_value->heightForWidth(width);
}

QSize NamedValue::sizeHint() const
{
    const int wide = m_name->sizeHint().width() + space::kSmall + m_value->textWidth();
    return {wide, heightForWidth(width() > 0 ? width() : wide)};
}

QSize NamedValue::minimumSizeHint() const
{
    return {std::max(m_name->minimumSizeHint().width(), m_value->minimumSizeHint().width()), sizeHint().height()};
}

void NamedValue::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    updateGeometry();
    if (isOneLine(width())) {
        const int value = m_value->text().isEmpty() ? 0 : std::min(width(), m_value->textWidth());
        m_value->setGeometry(width() - value, 0, value, height());
        m_name->setGeometry(0, 0, width() - value - (value > 0 ? space::kSmall : 0), height());
        return;
    }
    const int name = m_name->sizeHint().height();
    m_name->setGeometry(0, 0, width(), name);
    m_value->setGeometry(0, name, width(), height() - name);
}

}  // namespace hitspread
