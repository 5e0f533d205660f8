#pragma once

#include <QWidget>

#include "services/ports/encounterstore.h"

class QHBoxLayout;
class QLabel;

namespace hitspread {

class ApplicationStyle;

/// Who stands on the stage: badge, name, a few words; room for buttons at the right.
class StageHeader : public QWidget {
    Q_OBJECT

public:
    explicit StageHeader(const ApplicationStyle& style, QWidget* parent = nullptr);

    void show(const QString& badge, Side side, const QString& name, const QString& words);
    void addWidget(QWidget* widget);

private:
    void refresh();

    const ApplicationStyle& m_style;
    QHBoxLayout* m_row;
    QLabel* m_badge;
    QLabel* m_name;
    QLabel* m_words;
    QString m_letters;
    Side m_side = Side::Players;
};

}  // namespace hitspread
