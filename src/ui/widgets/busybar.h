#pragma once

#include <QFrame>

class QProgressBar;
class QPushButton;
class QTimer;

namespace hitspread {

class ElidedLabel;

/// What takes long: a sentence, a bar and Cancel. It comes after half a second, so that what is quick shows nothing.
class BusyBar : public QFrame {
    Q_OBJECT

public:
    explicit BusyBar(QWidget* parent = nullptr);

    void begin(const QString& sentence, bool canBeCancelled);
    /// How far it is, of how much, while that is known; else the bar has no end.
    void setProgress(qulonglong done, qulonglong all);
    void end();

Q_SIGNALS:
    void cancelled();

private:
    ElidedLabel* m_text;
    QProgressBar* m_bar;
    QPushButton* m_cancel;
    QTimer* m_delay;
};

}  // namespace hitspread
