#include "ui/widgets/searchline.h"

#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"

#include <QAction>
#include <QCoreApplication>
#include <QLineEdit>

namespace hitspread {

void makeSearchLine(QLineEdit& line, const ApplicationStyle& style)
{
    QAction* glass = line.addAction(QIcon(), QLineEdit::LeadingPosition);
    // Not Qt's own button: its picture has few dots and one colour for both themes.
    QAction* clear = line.addAction(QIcon(), QLineEdit::TrailingPosition);
    clear->setObjectName(QStringLiteral("clearSearch"));
    clear->setText(QCoreApplication::translate("hitspread::SearchLine", "Clear the search"));
    const auto look = [glass, clear](const Theme& theme) {
        glass->setIcon(iconOf(Icon::Search, theme, Token::Muted));
        clear->setIcon(iconOf(Icon::Close, theme, Token::Muted));
    };
    const auto follow = [&line, clear] { clear->setVisible(!line.text().isEmpty()); };
    QObject::connect(&style, &ApplicationStyle::themeChanged, &line, look);
    QObject::connect(&line, &QLineEdit::textChanged, clear, follow);
    QObject::connect(clear, &QAction::triggered, &line, &QLineEdit::clear);
    look(style.theme());
    follow();
}

}  // namespace hitspread
