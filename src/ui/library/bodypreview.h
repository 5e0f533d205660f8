#pragma once

#include <QStringList>
#include <QWidget>

#include "rules/core/body/bodyplan.h"

#include <memory>

namespace hitspread {

class ApplicationStyle;

/// A small still body with a word at each location, drawn by the painter of the stage. It cannot be clicked.
class BodyPreview : public QWidget {
    Q_OBJECT

public:
    /// `words` by location index; no plan: nothing is drawn.
    BodyPreview(std::shared_ptr<const BodyPlan> plan, const QStringList& words, const ApplicationStyle& style,
                QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::shared_ptr<const BodyPlan> m_plan;
    QStringList m_words;
    const ApplicationStyle& m_style;
};

}  // namespace hitspread
