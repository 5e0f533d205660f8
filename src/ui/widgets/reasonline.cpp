#include "ui/widgets/reasonline.h"

#include <QCoreApplication>
#include <QLineEdit>

namespace hitspread {

namespace {
constexpr int kMostLetters = 200;

struct ReasonLine {
    Q_DECLARE_TR_FUNCTIONS(hitspread::ReasonLine)
};
}  // namespace

QLineEdit* makeReasonLine(const QString& help, QWidget* parent)
{
    auto* line = new QLineEdit(parent);
    line->setObjectName(QStringLiteral("handReason"));
    line->setAccessibleName(ReasonLine::tr("Why it is set by hand"));
    line->setPlaceholderText(ReasonLine::tr("set by hand: why?"));
    line->setToolTip(help);
    line->setMaxLength(kMostLetters);
    return line;
}

}  // namespace hitspread
