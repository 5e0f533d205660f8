#pragma once

#include <QLabel>

#include <utility>

namespace hitspread {

/// `text` in at most `width` px with every number in it whole: its words are cut short instead, the longest ones first ("Long-ba… irons
/// ≤ 67 · 2d6+1"). Empty: more than half of it would have to go.
[[nodiscard]] QString elidedWords(const QFontMetrics& metrics, const QString& text, int width);

/// `text` in at most `width` px: of parts set apart by " · " the last ones go first, and an ellipsis says so. Where a number would go,
/// words are cut short instead, as elidedWords() does.
[[nodiscard]] QString elidedParts(const QFontMetrics& metrics, const QString& text, int width);

/// "whose · what" in at most `width` px: the name gives way first, and where not even a few letters of it fit, only what it is about is
/// left.
[[nodiscard]] QString elidedOwner(const QFontMetrics& metrics, const QString& text, int width);

/// "whose: headline: more" in at most `width` px, the headline being so many letters from a place on: whole clauses go from the end, then
/// the name gives way, the headline last.
[[nodiscard]] QString elidedBehind(const QFontMetrics& metrics, const QString& text, qsizetype from, qsizetype letters,
                                   int width);

/// A name in at most `width` px: whole words go from its end, but not the number that tells it from others ("Guard … 12"). Only a first
/// word that is too long itself is cut.
[[nodiscard]] QString elidedName(const QFontMetrics& metrics, const QString& name, int width);

/// One line of text that gives way: what does not fit ends in an ellipsis and stands in the tooltip.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    void setText(const QString& text);
    [[nodiscard]] QString text() const { return m_text; }
    /// It is about something of somebody, "whose · what": the name gives way before the rest.
    void setOwned(bool owned);
    /// Of parts set apart by " · " each is said whole or not at all: a hint cut in mid-word helps nobody.
    void setWhole(bool whole);
    /// It is about what came of something, with a headline there: see elidedBehind(). No letters: it has none.
    void setHeadline(qsizetype from, qsizetype letters);
    /// Whether its numbers stay where words give way; else whole parts go, or a name.
    [[nodiscard]] bool keepsNumbers() const { return !m_owned && !m_whole && m_headline.second == 0; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void elide();

    QString m_text;
    bool m_owned = false;
    bool m_whole = false;
    bool m_isStale = false;  ///< fitted in another font, while out of sight
    std::pair<qsizetype, qsizetype> m_headline{};
};

}  // namespace hitspread
