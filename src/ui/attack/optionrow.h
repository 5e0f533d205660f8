#pragma once

#include <QWidget>

#include <QStringList>

#include "ui/attack/fieldpath.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

class QComboBox;
class QLabel;
class QToolButton;

namespace hitspread {

class AttackPresenter;
class ElidedLabel;
class LabelColumn;

/// One option of an action: label, control, a brass dot once the game master changed it (a click on it takes the preset
/// again), and what the rules have against it right below. Which control it is follows from the field's declaration.
class OptionRow : public QWidget {
    Q_OBJECT

public:
    struct Shape {
        QString label;
        QStringList choices;                ///< names of the choices, in order; empty: from the declaration
        int most = -1;                      ///< numbers 0…most as number boxes; -1: a field to write in
        std::vector<int> only;              ///< indexes of the choices on show; empty: all
        QString hint;                       ///< beside the control; below it where that fills the row
        LabelColumn* labels = nullptr;      ///< the column the label stands in
        std::vector<std::string> alsoIn{};  ///< parts other actions declare the same field in
    };

    static constexpr int kGap = 6;  ///< between label, control and what follows, px
    /// What the dot takes at the end of a row; rows without one leave as much free, so that controls end on one line.
    [[nodiscard]] static int dotRoom(const QWidget& row);

    OptionRow(AttackPresenter& presenter, std::string_view part, std::string_view field, const Shape& shape,
              QWidget* parent = nullptr);

    /// Words after the control, like "Medium, spread +3".
    void setHint(const QString& hint);
    /// A choice that cannot be had and why, beside those the rules refuse; an empty reason makes it available again.
    void setRefused(int choice, const QString& reason);

private:
    void build();
    [[nodiscard]] std::optional<FieldPath> path() const;
    QWidget* makeControl();
    QWidget* makeNumber();
    QWidget* makeChoice();
    /// More choices than fit side by side.
    QWidget* makeList(const QStringList& texts);
    /// Names to choose among, each with its rank.
    QWidget* makeNames();
    void fillNames(QComboBox& list);
    [[nodiscard]] QComboBox* makeCombo();
    QWidget* makeSet();
    QWidget* makeRanks();
    void refresh();
    void showRange();
    void showRefusals();

    AttackPresenter& m_presenter;
    std::string m_part;
    std::string m_field;
    Shape m_shape;
    QWidget* m_control = nullptr;
    ElidedLabel* m_hint;
    QLabel* m_complaint;
    QToolButton* m_dot;
    std::function<void()> m_show;
    std::function<void(int, const QString&)> m_refuse;
    std::map<int, QString> m_refused;
    std::vector<int> m_offered;  ///< values of the choices on show
};

}  // namespace hitspread
