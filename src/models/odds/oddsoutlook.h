#pragma once

#include "services/odds/attackodds.h"
#include "services/odds/oddssurvey.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

class QTimer;

namespace hitspread {

/// What odds say of one attack before its dice fall, as rows of words and chances: what may come of it, where it is best aimed, and what
/// would help. The attack as it stands is worked out at once; everything else is asked of the rules bit by bit while nothing else is to
/// be done; of a burst also what its bullets do. Until it is there the figures of before are not current. It has no figure of its own: all are the rules'.
class OddsOutlook : public QObject {
    Q_OBJECT

public:
    struct Row {
        OddsResult outcome = OddsResult::Struck;
        QString words;
        double chance = 0;  ///< 0..1, as everywhere here
        bool isKnown = true;
    };
    struct AimRow {
        Hex hex;
        QString words;  ///< "Torso (0, 8)"
        double chance = 0;
        double difference = 0;  ///< to the best
    };
    struct HelpRow {
        OddsAlternative alternative;
        QString words;  ///< "Aims held: 3"
        QString value;  ///< "3"; empty where there are but two
        double chance = 0;
        double difference = 0;  ///< to the attack as it stands
    };

    static constexpr std::size_t kMostAims = 3;
    static constexpr std::size_t kMostHelp = 4;

    explicit OddsOutlook(QObject* parent = nullptr);

    /// The attack as it stands; nothing: there is none to foretell. Precondition: its validate() finds nothing.
    void setRequest(const std::optional<Request>& request);
    /// Nothing: there are none of it.
    [[nodiscard]] const std::optional<AttackOdds>& odds() const { return m_odds; }

    [[nodiscard]] std::vector<Row> rows() const;
    /// Whether what is not known yet is still to come.
    [[nodiscard]] bool isJudging() const { return m_isToJudge; }
    /// Of several bullets: each chance is that of at least one, and a goal is to strike, anywhere or at one location.
    [[nodiscard]] bool areSeveral() const { return m_odds && m_odds->depth != OddsDepth::Everything; }
    /// What is attacked with, as far as it makes other words.
    enum class Manner : std::uint8_t {
        Bullet,
        Bullets,  ///< areSeveral()
        Blow      ///< nothing lands on a hex
    };
    [[nodiscard]] Manner manner() const;
    /// The outcomes a goal can be.
    [[nodiscard]] std::vector<OddsResult> goals() const;
    /// What the one attacked can do, and the chance to strike him then; empty: he has no choice.
    [[nodiscard]] QString defenceWords() const;
    /// What else is told apart by degrees: a line for each, the chances of its grades.
    [[nodiscard]] QString scaleWords() const;
    /// What it may do to others: the one who attacks, the other pairs; empty: it does nothing to them.
    [[nodiscard]] QString othersWords() const;
    /// How many may strike; empty: there is but one.
    [[nodiscard]] QString hitsWords() const;
    /// How the attack roll stands to that: it may fail and strike, and succeed and miss.
    [[nodiscard]] QString rollWords() const;

    [[nodiscard]] OddsGoal goal() const;
    /// Counts at once: every aim was asked for everything.
    void setGoal(const OddsGoal& goal);
    [[nodiscard]] QString goalWords() const;
    /// Names of the locations a goal can be about, in their order.
    [[nodiscard]] QStringList locationNames() const;

    /// Whether the rows below are of the attack as it stands.
    [[nodiscard]] bool isCurrent() const { return m_isCurrent; }
    [[nodiscard]] std::vector<AimRow> bestAims() const;
    /// The attack called at a location, which may not be current; null: it calls none, or that was not asked yet.
    [[nodiscard]] const AttackOdds* calledAt(std::size_t location) const;
    /// How that compares with aiming nowhere in particular; empty: that cannot be, or nothing serves the goal.
    [[nodiscard]] QString unaimedWords() const;
    /// Whether aiming nowhere in particular serves the goal better than any aim.
    [[nodiscard]] bool isUnaimedBest() const;
    [[nodiscard]] std::vector<HelpRow> helpful() const;
    /// What one setting otherwise makes of the chance, nothing where it was not asked: of every alternative, helpful or not.
    [[nodiscard]] std::vector<HelpRow> alternatives() const;

    /// Finishes what is asked bit by bit.
    void finish();

    /// "12.3 %".
    [[nodiscard]] static QString percentWords(double chance);
    /// "+10.9", in percentage points.
    [[nodiscard]] static QString pointsWords(double difference);
    /// What an outcome is called beside its chance.
    [[nodiscard]] static QString resultWords(OddsResult outcome, Manner manner = Manner::Bullet);

Q_SIGNALS:
    /// The attack or the goal is another one, or the rows of before are not current any more.
    void changed();
    /// All rows are of the attack as it stands.
    void surveyed();

private:
    void judge();
    void goOn();
    void adopt();
    [[nodiscard]] QString aimWords(Hex hex) const;
    [[nodiscard]] QString alternativeWords(const OddsAlternative& alternative) const;
    [[nodiscard]] QString valueWords(const OddsSetting& setting) const;
    [[nodiscard]] HelpRow helpRow(const OddsSurvey::Other& other) const;

    QTimer* m_timer;
    std::optional<Request> m_request;
    std::optional<AttackOdds> m_odds;
    OddsGoal m_goal{OddsResult::Wounded, {}};
    OddsSurvey m_running;
    OddsSurvey m_survey;                       ///< the last that was finished
    std::optional<AttackOdds> m_surveyedOdds;  ///< of the attack it is about
    bool m_isToJudge = false;
    bool m_isCurrent = false;
};

}  // namespace hitspread
