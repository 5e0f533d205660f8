#pragma once

#include "models/nextaction/nextaction.h"
#include "rules/core/time/rest.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QFormLayout;
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
    /// What the rules ask beside the time: how much comes back where they do not say it.
    struct More {
        ActionSetting setting;
        QString name;
        NumberField* number = nullptr;
        QCheckBox* flag = nullptr;
    };
    [[nodiscard]] Rest rest() const;
    /// For the rules of the fight in view; what was said last stays as long as they do.
    void makeMore();
    [[nodiscard]] std::vector<ActionSetting> more() const;
    [[nodiscard]] QString wordsFor(const QStringList& unchanged, bool anything) const;
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
    QFormLayout* m_form;
    std::string m_system;  ///< whose rows these are
    std::vector<More> m_more;
    QListWidget* m_list;
    QVBoxLayout* m_cures;
    QLabel* m_words;
    QPushButton* m_pass;
    int m_asked = 0;
};

}  // namespace hitspread
