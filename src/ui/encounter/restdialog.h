#pragma once

#include "models/nextaction/nextaction.h"
#include "rules/core/time/rest.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QLabel;
class QListWidget;
class QPushButton;
class QVBoxLayout;

namespace hitspread {

class ApplicationStyle;
class Fight;
class NumberField;
struct Rested;

/// After the fight: so many hours, days and weeks for everybody, with what they give back shown before they pass.
class RestDialog : public QDialog {
    Q_OBJECT

public:
    RestDialog(Fight& fight, const ApplicationStyle& style, QWidget* parent = nullptr);
    ~RestDialog() override;
    Q_DISABLE_COPY_MOVE(RestDialog)

    void start();

Q_SIGNALS:
    /// What takes away what stands against it is done in another window.
    void actionAsked(const hitspread::ActionOffer& offer);

protected:
    void accept() override;

private:
    [[nodiscard]] Rest rest() const;
    void ask();
    void take(const std::vector<Rested>& all);
    void refuse(const Problem& problem);
    /// A button each, in the order in which they are offered.
    void showCures(const std::vector<ActionOffer>& offers);
    void cure(const ActionOffer& offer);

    Fight& m_fight;
    NumberField* m_weeks;
    NumberField* m_days;
    NumberField* m_hours;
    QCheckBox* m_hospital;
    QListWidget* m_list;
    QVBoxLayout* m_cures;
    QLabel* m_words;
    QPushButton* m_pass;
    int m_asked = 0;
};

}  // namespace hitspread
