#pragma once

#include <QWidget>

#include "models/play/fieldpath.h"
#include "services/identity.h"
#include "ui/widgets/badge.h"

#include <QString>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

class QCheckBox;
class QLabel;
class QPushButton;

namespace hitspread {

class ApplicationStyle;
class AttackPresenter;
class MoreButton;
class NumberField;

/// Where it is declared how far a target, by its place among them, is from where it strikes; nothing: the action has no such option.
[[nodiscard]] std::optional<FieldPath> apartPath(const AttackPresenter& presenter, std::size_t place);
/// Whether nobody has said how far a target is from the first, where it goes off.
[[nodiscard]] bool isApartGuessed(const AttackPresenter& presenter, std::size_t place);

/// Who is near an explosion: everybody who is there, ticked or not, each with how far he stands from where it goes off. A distance that is
/// typed ticks him; one the fight knows stands there already. Whoever is dead or known to be out of reach comes behind the others, folded
/// away. It decides nothing about those who are ticked. Near somebody attacked are only those who are ticked; all others are folded away.
class BystanderList : public QWidget {
    Q_OBJECT

public:
    /// What they are near to: where something goes off, or the first target, who stands elsewhere in the window.
    enum class To : std::uint8_t { Blast, Target };

    BystanderList(AttackPresenter& presenter, ApplicationStyle& style, QWidget* parent = nullptr, To to = To::Blast);

    /// Who acts is not among them: the rules reckon with him anyway.
    void leaveOutActor() { m_withoutActor = true; }
    /// A flag that is declared of each, to be ticked behind his distance: its field, short words, and what it means.
    void setFlag(std::string_view field, const QString& words, const QString& help);
    /// Most who can be ticked at once.
    void setMost(std::size_t most) { m_most = most; }
    /// Up to how far it reaches, in metres.
    void setReach(int metres);
    /// Puts the keyboard on the first distance to a standing opponent that nobody has given; false: each is known.
    bool focusUnknown();
    /// Puts it on the next such distance behind the one that has just been given; false: it was not in the list, gave none, or there is none.
    bool focusNextUnknown();
    /// Whether somebody who was ticked is not among the targets yet.
    [[nodiscard]] bool isOnItsWay() const { return m_isOnItsWay; }

Q_SIGNALS:
    /// One more could not be ticked.
    void full();
    /// Everybody who is ticked is among the targets.
    void arrived();

private:
    /// What is to be seen of somebody.
    struct Shown {
        RecordId id = 0;
        QString name;
        BadgeFace face;
        QString out;  ///< why he is out of the fight; empty: he is not
        bool isDead = false;
        bool isFoe = false;
        bool isFar = false;  ///< known to be out of reach
        friend bool operator==(const Shown&, const Shown&) = default;
    };
    struct Row {
        RecordId id = 0;
        bool isAsked = false;  ///< an opponent who stands
        bool isFolded = false;
        QCheckBox* check = nullptr;
        QPushButton* name = nullptr;
        NumberField* apart = nullptr;
        QCheckBox* flag = nullptr;  ///< null: nothing more is said of him
    };

    void refresh();
    [[nodiscard]] std::vector<Shown> people() const;
    void rebuild(const std::vector<Shown>& people);
    void addRow(const Shown& who);
    [[nodiscard]] QCheckBox* makeFlag(const Shown& who, int line);
    void showRow(const Row& row);
    void fold();
    void tick(RecordId who, bool on);
    void say(RecordId who, std::optional<std::int32_t> metres);
    void takeSaid();
    [[nodiscard]] QString unknownWords(const QStringList& names) const;
    [[nodiscard]] std::optional<FieldPath> flagPath(std::size_t place) const;
    /// Among the targets; nothing: he is none of them.
    [[nodiscard]] std::optional<std::size_t> placeOf(RecordId who) const;
    /// What the window or the fight says of it; nothing: nobody has said.
    [[nodiscard]] std::optional<int> apartOf(RecordId who) const;
    [[nodiscard]] bool isUnknown(const Row& row) const;
    bool focus(const Row& row);

    AttackPresenter& m_presenter;
    ApplicationStyle& m_style;
    To m_to;
    std::string m_flag;
    QString m_flagWords;
    QString m_flagHelp;
    QLabel* m_title;
    QLabel* m_asked;
    QWidget* m_box = nullptr;
    int m_boxAt = 0;           ///< its place among the lines
    QLabel* m_head = nullptr;  ///< above the ticks
    MoreButton* m_more;
    std::vector<Shown> m_shown;
    std::vector<Row> m_rows;
    std::map<RecordId, int> m_said;  ///< of those who are no targets yet
    RecordId m_justSaid = 0;         ///< whose distance was typed last, while the keyboard is there
    std::size_t m_most = 1;
    int m_reach = 0;
    bool m_isOnItsWay = false;
    bool m_hadFallen = false;
    bool m_withoutActor = false;
};

}  // namespace hitspread
