#pragma once

#include <QWidget>

class QComboBox;

namespace hitspread {

class LabelColumn;

/// A label in its column and a list to choose from, as wide as the options around it. Hidden, the label goes with it.
class ComboRow : public QWidget {
    Q_OBJECT

public:
    ComboRow(const QString& label, const QString& name, LabelColumn& labels, QWidget* parent);

    [[nodiscard]] QComboBox& combo() const { return *m_combo; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QComboBox* m_combo;
};

}  // namespace hitspread
