#pragma once

#include <QWidget>

#include "ui/widgets/badge.h"

#include <vector>

class QButtonGroup;
class QHBoxLayout;

namespace hitspread {

class ApplicationStyle;

/// Several bodies, one of them on the stage: a button each, with badge, name and what befell it. Arrows move between them. With
/// less than two bodies there is nothing to choose and the bar hides.
class BodySwitcher : public QWidget {
    Q_OBJECT

public:
    struct Stage {
        BadgeFace face;
        QString name;
        QString words;          ///< beside the name: "3 hits", "dead"
        bool stressed = false;  ///< the words tell of harm

        friend bool operator==(const Stage&, const Stage&) = default;
    };

    explicit BodySwitcher(const ApplicationStyle& style, QWidget* parent = nullptr);

    void setStages(const std::vector<Stage>& stages);
    /// Does not emit; -1: none.
    void setCurrent(int index);
    [[nodiscard]] int current() const;
    [[nodiscard]] int count() const { return static_cast<int>(m_stages.size()); }

Q_SIGNALS:
    void chosen(int index);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void rebuild();
    void refresh();
    /// Decides how much everybody's button says.
    void fit();

    const ApplicationStyle& m_style;
    QHBoxLayout* m_row;
    QButtonGroup* m_group;
    std::vector<Stage> m_stages;
};

}  // namespace hitspread
