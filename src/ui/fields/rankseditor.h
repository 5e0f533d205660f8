#pragma once

#include <QWidget>

#include "rules/core/declare/record.h"
#include "ui/fields/namewarning.h"
#include "ui/fields/ranksuggestions.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

class QKeyEvent;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace hitspread {

class NumberField;

/// Names with a number each: a line each with a way to take it off, and one line to add another. Signed modifiers first;
/// setRange() turns it into ranks that are edited in their lines.
class RanksEditor : public QWidget {
    Q_OBJECT

public:
    using Suggestion = RankSuggestion;
    using Doubt = NameWarning::Doubt;
    using Doubts = std::function<std::optional<Doubt>(const std::string& name)>;
    using Note = std::function<QString(const std::string& name, std::int32_t rank)>;

    explicit RanksEditor(const QString& addText, QWidget* parent = nullptr);
    /// For forms; the words come with setAddText().
    explicit RanksEditor(QWidget* parent = nullptr) : RanksEditor(QString(), parent) {}

    void setAddText(const QString& text);
    /// `unit`: what the numbers count, where they are not called ranks: "%".
    void setRange(std::int32_t lowest, std::int32_t highest, const QString& unit = {});
    [[nodiscard]] bool hasRange() const { return m_range.has_value(); }
    void setSuggestions(std::vector<Suggestion> suggestions);
    [[nodiscard]] bool hasSuggestions() const { return !m_suggestions.empty(); }
    /// A word or two behind each line, asked anew by refreshNotes().
    void setNote(Note note);
    void refreshNotes();
    /// A quiet line under each name there is a doubt about, asked anew by refreshNotes(); a click takes the nearest name.
    void setDoubts(Doubts doubts);
    /// The rank of a name that is entered without one; nothing: a rank must be entered.
    void setDefaultRank(std::optional<std::int32_t> rank) { m_defaultRank = rank; }

    void setRanks(const Ranks& ranks);
    /// What is wrong with the ranks of these names, said at their lines until the list is another.
    void setFaults(const std::map<std::string, QString>& faults);
    /// Adds what stands in the line to add if it is whole, else says what it lacks. For windows that close.
    void add();
    /// Empties the line to add where that was said.
    void dropUnfinished();

Q_SIGNALS:
    /// At every key.
    void edited(const hitspread::Ranks& ranks);
    /// A line was added, taken off or left.
    void finished();
    /// The line to add was left, or is to be taken in, with a name and no rank; a sentence about it.
    void unfinished(const QString& sentence);

private:
    struct Range {
        std::int32_t lowest = 0;
        std::int32_t highest = 0;
    };

    /// The line somebody is typing in; no name: none.
    struct Typing {
        std::string name{};
        QString text{};
        bool modified = false;
        bool focus = false;
    };

    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void fitValue();
    void rebuild();
    [[nodiscard]] Typing typing() const;
    void goOnTyping(const Typing& typing);
    void addLine(std::size_t index);
    void showFaults();
    void take(const std::string& name);
    void rename(const std::string& name, const std::string& meant);
    void showDoubt(std::size_t index);
    /// Whether the line to add has a name that needs a rank and none; says so where it stands.
    bool complainUnfinished();
    void hideUnfinished();
    [[nodiscard]] bool unmark();
    /// Whether there was something to add.
    bool addWhole();
    void fitAddText();
    [[nodiscard]] bool takeAddKey(const QObject* watched, const QKeyEvent& event);
    void leaveAddLine();
    void goToRank();
    void tell();
    void fillIn(const QString& words);
    [[nodiscard]] std::optional<std::int32_t> typedRank() const;
    [[nodiscard]] std::string idOf(const QString& typed) const { return idIn(m_suggestions, typed); }
    [[nodiscard]] QString wordsOf(const std::string& id) const { return wordsIn(m_suggestions, id); }
    [[nodiscard]] QWidget* valueOf(std::size_t index, QWidget* parent);

    Ranks m_ranks;
    std::optional<Range> m_range;
    std::optional<std::int32_t> m_defaultRank;
    std::vector<Suggestion> m_suggestions;
    Note m_note;
    QString m_addText;
    QVBoxLayout* m_column;
    QWidget* m_lines = nullptr;
    QLineEdit* m_name;
    QLineEdit* m_value;
    std::vector<NumberField*> m_values;
    std::vector<std::string> m_lineNames;  ///< whose rank each of the values is
    std::vector<QLabel*> m_notes;
    std::vector<QLabel*> m_complaints;  ///< below each of the lines
    std::map<std::string, QString> m_faults;
    Doubts m_doubtsOf;
    std::vector<NameWarning*> m_doubts;  ///< below each of the lines
    QLabel* m_unfinished;
    bool m_isHeld = false;  ///< Tab was held back once, for the rank is missing
};

}  // namespace hitspread
