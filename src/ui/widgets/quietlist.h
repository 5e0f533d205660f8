#pragma once

#include <QListView>

namespace hitspread {

class ApplicationStyle;

/// A list that says in one calm sentence what will stand in it while nothing does.
class QuietList : public QListView {
    Q_OBJECT

public:
    explicit QuietList(const ApplicationStyle& style, QWidget* parent = nullptr);

    void setEmptyText(const QString& sentence);
    /// The sentence on show; empty: the list has lines.
    [[nodiscard]] QString shownSentence() const;
    /// Lays out now what has come or gone, where it is in sight: else that is done while it is painted.
    void layOut();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const ApplicationStyle& m_style;
    QString m_sentence;
};

}  // namespace hitspread
