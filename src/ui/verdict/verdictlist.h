#pragma once

#include <QFrame>

#include "models/history/verdict.h"
#include "ui/verdict/verdictlook.h"

namespace hitspread {

class ApplicationStyle;

/// Everything a verdict changes, person by person, in a list over the window that Esc or a click elsewhere closes.
class VerdictList : public QFrame {
    Q_OBJECT

public:
    VerdictList(const Verdict& verdict, const VerdictFaces& faces, const ApplicationStyle& style, QWidget* parent);

    /// Below a widget, or above it where there is more room.
    void openAt(const QWidget& anchor);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    const ApplicationStyle& m_style;
};

}  // namespace hitspread
