#pragma once

#include <QWidget>

#include "ui/widgets/badge.h"

class QBoxLayout;
class QHBoxLayout;
class QLabel;

namespace hitspread {

class ElidedLabel;
class ApplicationStyle;

/// Who stands on the stage: badge, name, a few words; room for buttons at the right.
class StageHeader : public QWidget {
    Q_OBJECT

public:
    explicit StageHeader(const ApplicationStyle& style, QWidget* parent = nullptr);

    void show(const BadgeFace& face, const QString& name, const QString& words);
    /// Only what stands beside the name.
    void setWords(const QString& words);
    void addWidget(QWidget* widget);
    /// Without a ground of its own, to lie over the stage; a click goes through to it.
    void setBare(bool bare);

private:
    void refresh();

    const ApplicationStyle& m_style;
    QHBoxLayout* m_row;
    QBoxLayout* m_lines;  ///< name and words, one beside or below the other
    QLabel* m_badge;
    ElidedLabel* m_name;
    ElidedLabel* m_words;
    BadgeFace m_face;
};

}  // namespace hitspread
