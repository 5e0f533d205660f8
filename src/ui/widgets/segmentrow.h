#pragma once

#include <QWidget>

#include <QStringList>

class QAbstractButton;
class QButtonGroup;

namespace hitspread {

/// Two to five choices side by side, one of them taken; arrows move between them. Choices that are not to be had stay
/// visible and say why.
class SegmentRow : public QWidget {
    Q_OBJECT

public:
    /// How the choices look: joined segments, or separate number boxes. Lines: segments, in two lines where they are many words.
    enum class Look : std::uint8_t { Segments, Lines, NumberBoxes, TallBoxes };

    explicit SegmentRow(QWidget* parent = nullptr, Look look = Look::Segments);

    void setChoices(const QStringList& texts);
    [[nodiscard]] int count() const;
    /// -1: none.
    [[nodiscard]] int current() const;
    /// Does not emit.
    void setCurrent(int index);
    /// An empty reason makes the choice available again.
    void setRefused(int index, const QString& reason);
    [[nodiscard]] QAbstractButton* button(int index) const;
    /// So many of `count` tall boxes stand beside each other, unless one has more words than that leaves room for; further ones stand below.
    [[nodiscard]] static int tallBoxesInRow(int count);

Q_SIGNALS:
    /// The GM took a choice; not sent for setCurrent().
    void chosen(int index);
    /// Behind chosen(), where it was the mouse: arrows go on from there, a click has said all it has to say.
    void clicked();
    /// Another choice is lit, whoever took it.
    void currentChanged(int index);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void placeTabStop();
    [[nodiscard]] int columnsFor(const QStringList& texts) const;
    void place(QWidget* button, int index, int columns);

    QButtonGroup* m_group;
    Look m_look;
    bool m_byMouse = false;  ///< what a button does now, the mouse does
};

}  // namespace hitspread
