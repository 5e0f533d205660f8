#pragma once

#include <QWidget>

#include "rules/core/hex.h"

class QLabel;
class QPushButton;

namespace hitspread {

class ApplicationStyle;
class BodyView;
class Fight;
class StageHeader;

/// The body of the target in the middle of the main window. A hex chosen is an intent to fire at it; the panel only says so.
class StagePanel : public QWidget {
    Q_OBJECT

public:
    StagePanel(Fight& fight, ApplicationStyle& style, QWidget* parent = nullptr);

    [[nodiscard]] BodyView& view() { return *m_view; }

Q_SIGNALS:
    void hexChosen(hitspread::Hex hex);
    void sampleAsked();

private:
    void refresh();
    void tell(Hex hex);

    Fight& m_fight;
    StageHeader* m_header;
    BodyView* m_view;
    QLabel* m_empty;
    QPushButton* m_sample;
    QLabel* m_foot;
};

}  // namespace hitspread
