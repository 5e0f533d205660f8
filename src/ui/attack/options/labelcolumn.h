#pragma once

#include <QObject>

#include <vector>

class QLabel;
class QWidget;

namespace hitspread {

/// Keeps the labels in front of a panel's controls as wide as the widest of those on show, at any text size and in any
/// language, so that the controls stand in a column.
class LabelColumn : public QObject {
    Q_OBJECT

public:
    explicit LabelColumn(QObject* parent);

    /// A label of the column; an empty one stands for the column in a row without words.
    QLabel* add(const QString& text, QWidget* parent);
    /// Stands in one column with another from now on; must not outlive it.
    void join(LabelColumn& leader);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void take(QLabel& label);
    void fit();

    LabelColumn* m_leader = nullptr;
    std::vector<QLabel*> m_labels;
    bool m_fitting = false;
};

}  // namespace hitspread
