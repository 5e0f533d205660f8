#pragma once

#include "rules/core/rest.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace hitspread {

class ApplicationStyle;
class Fight;
class NumberField;
struct Rested;

/// After the fight: so many hours and days for everybody, with what they give back shown before they pass.
class RestDialog : public QDialog {
    Q_OBJECT

public:
    RestDialog(Fight& fight, const ApplicationStyle& style, QWidget* parent = nullptr);
    ~RestDialog() override;
    Q_DISABLE_COPY_MOVE(RestDialog)

    void start();

protected:
    void accept() override;

private:
    [[nodiscard]] Rest rest() const;
    void ask();
    void take(const std::vector<Rested>& all);

    Fight& m_fight;
    NumberField* m_days;
    NumberField* m_hours;
    QCheckBox* m_hospital;
    QListWidget* m_list;
    QLabel* m_words;
    QPushButton* m_pass;
    int m_asked = 0;
};

}  // namespace hitspread
