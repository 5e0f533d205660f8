#pragma once

#include <QStringList>
#include <QWidget>

#include "models/history/verdict.h"

namespace hitspread {

class ApplicationStyle;

/// The one line that can be read from the other end of the table, in the colour of how it ends. It takes as many lines as its words
/// need and breaks between them; where a single word is wider than there is room the letters grow smaller, and large letters do before
/// a third line, down to what they are at 100 %. Nothing of it is ever cut.
class HeadlineLabel : public QWidget {
    Q_OBJECT

public:
    explicit HeadlineLabel(const ApplicationStyle& style, QWidget* parent = nullptr);

    void setWords(const QString& words, Tone tone);
    [[nodiscard]] QString text() const { return m_words; }

    /// The letters it is painted with at a width, px.
    [[nodiscard]] QFont fontFor(int width) const;
    /// The lines it is painted in.
    [[nodiscard]] QStringList linesIn(int width) const;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    /// Where there is too little room for everything, something else gives way.
    void keepHeight();
    [[nodiscard]] QFont wholeFont() const;
    /// Around the words: more where they stand on a ground of their own.
    [[nodiscard]] int around() const;

    const ApplicationStyle& m_style;
    QString m_words;
    Tone m_tone = Tone::Quiet;
};

}  // namespace hitspread
