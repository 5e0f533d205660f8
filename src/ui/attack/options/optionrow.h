#pragma once

#include <QWidget>

#include <QStringList>

#include "models/play/fieldpath.h"
#include "rules/core/declare/fieldname.h"
#include "services/undo/logentry.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

class QComboBox;
class QLabel;

namespace hitspread {

class ApplicationStyle;
class AttackPresenter;
class EditedMark;
class ElidedLabel;
class FieldAdapter;
class FieldComplaint;
class LabelColumn;
struct FieldWords;

/// What the rows of a panel have in common: whose options they set, the look of what is said, the column their labels stand in.
struct OptionRows {
    AttackPresenter& presenter;
    const ApplicationStyle& style;
    LabelColumn& labels;
};

/// One option of an action, edited as any declared field is: label, control, the mark of what the game master changed, and what the
/// rules have against it right below. Of an action it knows what else has to be said: which choices are refused, what the rest of
/// the action leaves of a number or a list of names, and that a row without a part of the action is not there.
class OptionRow : public QWidget {
    Q_OBJECT

public:
    struct Shape {
        QString label;
        QStringList choices{};            ///< names of the choices, in order; empty: from the declaration
        std::vector<int> only{};          ///< indexes of the choices on show; empty: all
        int most = -1;                    ///< the highest number on show; -1: as declared
        std::vector<FieldName> alsoIn{};  ///< what other actions call the same
    };

    static constexpr int kGap = 6;  ///< between label, control and what follows, px
    /// What the mark takes in front of a row; rows without one leave as much free, so that labels begin on one line.
    [[nodiscard]] static int dotRoom(const QWidget& row);

    OptionRow(const OptionRows& rows, const FieldName& field, Shape shape, QWidget* parent = nullptr);
    ~OptionRow() override;
    Q_DISABLE_COPY_MOVE(OptionRow)

    /// Words after the control, like "Medium, spread +3"; below it where that fills the row.
    void setHint(const QString& hint);
    /// What another value would be worth, small and in the colour of what helps: "3: +10.9"; empty: nothing is said.
    void setWorth(const QString& worth);
    /// Keeps the line for that also while nothing is said, so that what stands below does not jump with each change.
    void keepWorthLine(bool keeps);
    /// Whether what is said of its worth is of before.
    void setWorthDimmed(bool dimmed);
    /// What is against a value nobody has given yet is not said at the row.
    void setQuietUntilChanged() { m_isQuiet = true; }
    /// Takes the keyboard when it is a number that the rules have something against as it is. False: it is not.
    bool focusWrong();
    /// Whether it sets this field.
    [[nodiscard]] bool isOf(std::string_view part, std::string_view field) const;
    /// Whether it says this against its value, neither folded nor scrolled away.
    [[nodiscard]] bool saysInSight(const QString& sentence) const;
    /// Shows a number in place of the one that is there but does not count; nothing: what is there.
    void showInstead(std::optional<std::int32_t> number);
    /// A choice that cannot be had and why, beside those the rules refuse; an empty reason makes it available again.
    void setRefused(int choice, const QString& reason);

Q_SIGNALS:
    /// A value was chosen, which may be the one that is there; it is set after that.
    void picked();
    /// What the fight says is to count again.
    void takenBack();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void placeHint();
    void makeControl(FieldPath path);
    /// The names of the locations a choice is made among, by the house rules of the action; empty: among others.
    [[nodiscard]] QStringList locationsOffered(FieldPath path) const;
    /// Another control in place of one whose choices are called otherwise by now.
    void remake(FieldPath path);
    [[nodiscard]] FieldWords wordsFor(FieldPath path, const FieldDeclaration& field) const;
    [[nodiscard]] std::optional<FieldPath> path() const;
    /// Names to choose among, each with its rank; false: what was chosen is none of them any more, and was taken back.
    [[nodiscard]] bool offerNames(QComboBox& list, FieldPath path);
    void refresh();
    void showRange(FieldPath path);
    void showRefusals();

    AttackPresenter& m_presenter;
    const ApplicationStyle& m_style;
    LabelColumn& m_labels;
    FieldName m_field;
    Shape m_shape;
    QWidget* m_control = nullptr;
    std::unique_ptr<FieldAdapter> m_adapter;
    ElidedLabel* m_hint;
    QLabel* m_worth;
    EditedMark* m_mark;
    FieldComplaint* m_complaint;
    bool m_isQuiet = false;
    std::optional<std::int32_t> m_instead;
    bool m_keepsWorthLine = false;
    std::map<std::int32_t, QString> m_refused;
    QStringList m_locations;              ///< as the control has them
    std::vector<std::int32_t> m_offered;  ///< values side by side or in a list, each of which may be refused
};

}  // namespace hitspread
