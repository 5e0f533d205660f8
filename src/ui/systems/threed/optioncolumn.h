#pragma once

#include <QWidget>

#include <QStringList>

#include <vector>

class QVBoxLayout;

namespace hitspread {

class AttackPresenter;
class LabelColumn;
class MoreButton;
class OptionRow;

}  // namespace hitspread

namespace hitspread::threed {

/// Options of an action below each other, laid by hand: rows by part and field, sections, and what is rarely needed behind a
/// button. A row whose part the present action has not got hides itself.
class OptionColumn : public QWidget {
    Q_OBJECT

public:
    explicit OptionColumn(AttackPresenter& presenter, QWidget* parent = nullptr);

    void addSection(const QString& title);
    OptionRow* addRow(const char* part, const char* field, const QString& label);
    /// Numbers 0 to `most` as boxes.
    OptionRow* addBoxes(const char* part, const char* field, const QString& label, int most);
    /// With own words for the choices; `only`: those on show, empty: all.
    OptionRow* addChoice(const char* part, const char* field, const QString& label, const QStringList& words,
                         const std::vector<int>& only = {});
    void addWidget(QWidget* widget);
    /// Rows added from here on stand behind "More options".
    void startMore();
    void openMore();
    /// Where the labels stand, to add rows of another kind or to join them to another column.
    [[nodiscard]] LabelColumn& labels() const { return *m_labels; }

private:
    OptionRow* add(OptionRow* row);

    AttackPresenter& m_presenter;
    LabelColumn* m_labels;
    QVBoxLayout* m_column;
    MoreButton* m_more = nullptr;
};

}  // namespace hitspread::threed
