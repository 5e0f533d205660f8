#pragma once

#include <QDialog>

#include "services/undo/logentry.h"

class QLabel;

namespace hitspread {

class ApplicationStyle;
class ExplanationPanel;

/// How an entry of the log came about, step by step, beside the window it was asked from; not modal. Nothing is overruled here.
class EntryDialog : public QDialog {
    Q_OBJECT

public:
    EntryDialog(const ApplicationStyle& style, QWidget* parent);

    /// Shows an entry with an action; the first step that names `rule` is chosen.
    void show(const LogEntry& entry, std::uint16_t rule);

private:
    QLabel* m_title;
    QLabel* m_when;
    ExplanationPanel* m_steps;
};

}  // namespace hitspread
