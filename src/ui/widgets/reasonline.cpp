#include "ui/widgets/reasonline.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLineEdit>

namespace hitspread {

namespace {
constexpr int kReasonLineMostLetters = 200;
constexpr int kReasonLinePadding = 24;  ///< of the frame and beside the words, px

/// Says what it is for while it is empty: in full, or where there is no room for that, in short.
class ReasonLine final : public QLineEdit {
    Q_DECLARE_TR_FUNCTIONS(hitspread::ReasonLine)

public:
    explicit ReasonLine(QWidget* parent) : QLineEdit(parent)
    {
        setAccessibleName(tr("Why it is set by hand"));
        sayWhatFor();
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QLineEdit::resizeEvent(event);
        sayWhatFor();
    }
    void changeEvent(QEvent* event) override
    {
        QLineEdit::changeEvent(event);
        if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
            sayWhatFor();
    }

private:
    void sayWhatFor()
    {
        const QString whole = tr("Reason for what you set by hand (optional)");
        const bool fits = fontMetrics().horizontalAdvance(whole) + kReasonLinePadding <= width();
        setPlaceholderText(fits ? whole : tr("Reason (optional)"));
    }
};

}  // namespace

QLineEdit* makeReasonLine(const QString& help, QWidget* parent)
{
    auto* line = new ReasonLine(parent);
    line->setObjectName(QStringLiteral("handReason"));
    line->setToolTip(help);
    line->setMaxLength(kReasonLineMostLetters);
    return line;
}

}  // namespace hitspread
