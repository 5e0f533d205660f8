#include "ui/fields/namewarning.h"

#include "text/echo.h"
#include "ui/theme/applicationstyle.h"

namespace hitspread {

NameWarning::NameWarning(QWidget* parent) : WrapLabel(parent)
{
    setTextFormat(Qt::RichText);
    setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    setLook(*this, "textRole", QStringLiteral("secondary"));
    hide();
}

void NameWarning::say(const std::optional<Doubt>& doubt, const QString& meant)
{
    setVisible(doubt.has_value());
    if (!doubt)
        return;
    const QString words = doubt->words.toHtmlEscaped();
    const QString link = QStringLiteral("<a href=\"%1\">%2</a>")
                             .arg(text::visible(doubt->nearest).toHtmlEscaped(), meant.toHtmlEscaped());
    setText(meant.isEmpty() ? words : tr("%1 Did you mean %2?").arg(words, link));
}

}  // namespace hitspread
