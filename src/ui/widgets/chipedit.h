#pragma once

#include <QLineEdit>
#include <QPointer>
#include <QStringList>

namespace hitspread {

class FlowLayout;

/// Short words as chips, and a line that makes more of them: Enter or a comma turns what is written into a chip, Backspace at
/// its beginning takes the last one away, a click on a chip takes that one. A word stands there once, however it is written.
class ChipEdit : public QWidget {
    Q_OBJECT

public:
    explicit ChipEdit(QWidget* parent = nullptr);
    ~ChipEdit() override;
    Q_DISABLE_COPY_MOVE(ChipEdit)

    [[nodiscard]] QLineEdit& line() { return *m_line; }
    [[nodiscard]] const QStringList& words() const { return m_words; }
    /// Does not emit. What is being written stays.
    void setWords(const QStringList& words);

Q_SIGNALS:
    /// By the user.
    void changed(const QStringList& words);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What is written becomes chips.
    void takeLine();
    void remove(const QString& word);
    void rebuild();

    FlowLayout* m_flow;
    QLineEdit* m_line;
    QStringList m_words;
};

}  // namespace hitspread
