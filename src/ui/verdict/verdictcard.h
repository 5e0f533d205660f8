#pragma once

#include <QFrame>

#include "models/history/verdict.h"
#include "ui/verdict/verdictlook.h"

#include <optional>
#include <utility>
#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace hitspread {

class ApplicationStyle;
class ElidedLabel;
class FewLinesLabel;
class HeadlineLabel;
class VerdictLine;

/// What came of an action: headline, sentence, and for each person what weighs most, before and after. It never scrolls: what has no
/// line is counted, and a list of everything opens there. Its lines are made once for each verdict; what a window has no room for is
/// only hidden.
class VerdictCard : public QFrame {
    Q_OBJECT

public:
    /// Whether it is settled, or what would come of a choice that is still open.
    enum class Kind : std::uint8_t { Settled, Preview };

    explicit VerdictCard(const ApplicationStyle& style, QWidget* parent = nullptr);

    /// An empty one hides the card.
    /// Whose badges stand before the names where there are several.
    void setFaces(VerdictFaces faces) { m_faces = std::move(faces); }
    void setVerdict(const Verdict& verdict, Kind kind = Kind::Settled) { setVerdict(verdict, kind, m_above); }
    /// The same below words of another action, see setSaidAbove().
    void setVerdict(const Verdict& verdict, Kind kind, const QString& saidAbove);
    /// One line and Undo, for what is applied and over.
    void setApplied(const Verdict& verdict);
    [[nodiscard]] const Verdict& verdict() const { return m_verdict; }
    /// Only one of several targets, beside those who act and come to harm; nothing: everybody.
    void setTargetInView(std::optional<std::size_t> place);
    /// So many lines of persons and values; the others are counted.
    void setMostLines(int lines);
    /// What stands above the card already: a headline of the same words is left out.
    void setSaidAbove(const QString& words);
    /// Offers to take it back although it is shown whole.
    void setUndoable(bool undoable);
    /// What the lines in sight take in a card of that width, px: they are what gives way where there is little room.
    [[nodiscard]] int linesHeight(int width) const;

Q_SIGNALS:
    void undoAsked();

private:
    enum class Shape : std::uint8_t { Nothing, Whole, OneLine };

    /// The lines of one person.
    struct Block {
        VerdictLine* heading = nullptr;
        std::vector<VerdictLine*> rows;
    };

    void build();
    [[nodiscard]] std::vector<const VerdictPerson*> shown() const;
    void addBlock(const VerdictPerson& person, bool saysWords, bool isGrave);
    void dress();
    void fitLines();
    void openList();

    const ApplicationStyle& m_style;
    QLabel* m_icon;
    HeadlineLabel* m_headline;
    ElidedLabel* m_line;
    FewLinesLabel* m_sentence;
    QWidget* m_body;
    QVBoxLayout* m_column;
    QPushButton* m_more;
    QPushButton* m_undo;      ///< below the lines of a whole verdict
    QPushButton* m_undoLine;  ///< behind the one line
    Verdict m_verdict;
    QString m_above;
    std::vector<Block> m_blocks;
    VerdictFaces m_faces;
    std::optional<std::size_t> m_view;
    Kind m_kind = Kind::Settled;
    Shape m_shape = Shape::Nothing;
    int m_most = 6;
    bool m_isUndoable = false;
};

}  // namespace hitspread
