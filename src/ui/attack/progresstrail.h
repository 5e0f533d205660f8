#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace hitspread {

/// How far an action has come, as a line of words: "1 Attack › 2 Defence › 3 Direction › 4 Impact", the present one in brass.
class ProgressTrail : public QWidget {
    Q_OBJECT

public:
    explicit ProgressTrail(QWidget* parent = nullptr);

    void setStages(const QStringList& titles);
    /// -1: none yet.
    void setCurrent(int stage);
    [[nodiscard]] int current() const { return m_current; }

private:
    QHBoxLayout* m_row;
    QList<QLabel*> m_words;
    QStringList m_titles;
    int m_current = -1;
};

}  // namespace hitspread
