#include "ui/shell/reasonfield.h"

#include "models/fight/fight.h"
#include "models/fight/fighthand.h"
#include "ui/shell/activecard.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/reasonline.h"

#include <QApplication>
#include <QLineEdit>

namespace hitspread {

QLineEdit* makeReasonField(Fight& fight, QWidget& word)
{
    QLineEdit* line = makeReasonLine(ActiveCard::tr("Goes with the number that is set by hand next"),
                                     word.parentWidget());
    setLook(*line, "big", QStringLiteral("quiet"));
    line->setText(fight.byHand().reason());
    QObject::connect(line, &QLineEdit::textEdited, &fight.byHand(), &FightHand::setReason);
    const auto ask = [line, &word](bool asks) {
        line->setVisible(asks);
        word.setVisible(!asks);
    };
    ask(!line->text().isEmpty());
    QObject::connect(qApp, &QApplication::focusChanged, line, [line, ask](const QWidget*, const QWidget* now) {
        const bool isNumber = now && now->objectName().startsWith(QStringLiteral("hand_"));
        ask(isNumber || now == line || !line->text().isEmpty());
    });
    return line;
}

}  // namespace hitspread
