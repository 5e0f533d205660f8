#pragma once

#include <QStringList>
#include <QWidget>

#include <optional>

#include "reports/body/bodypicture.h"
#include "services/action/bodyclick.h"
#include "services/identity.h"

class QAbstractItemView;
class QPushButton;

namespace hitspread {

class ApplicationStyle;
class BodyView;
struct CombatantView;
class ElidedLabel;
class EmptyState;
class Fight;
class HitMemory;
class StageHeader;

/// The body that is looked at in the middle of the main window: of the target, or of whoever was struck last while the target is another
/// already. A hex of the target's chosen is an intent to attack there; the panel only says so.
class TargetPanel : public QWidget {
    Q_OBJECT

public:
    TargetPanel(Fight& fight, ApplicationStyle& style, QWidget* parent = nullptr);

    [[nodiscard]] BodyView& view() { return *m_view; }
    /// What the foot says while the stage is too low to have one; empty: it has one, or nothing is to say.
    [[nodiscard]] QString lowFoot() const;
    /// The hex of the body the arrow keys went to; nothing: nobody walked there.
    [[nodiscard]] std::optional<Hex> walkedHex() const { return m_isTarget ? m_walked : std::nullopt; }
    /// What stands below the words while no campaign is open; it is taken over, and hidden where it has nothing to show.
    void setStart(QAbstractItemView& list);
    /// A campaign is on its way: no word yet about there being none.
    void setWaiting(bool waiting);

Q_SIGNALS:
    /// The sentence of the foot, to be shown elsewhere while the stage is low.
    void told(const QString& sentence);
    void hexChosen(hitspread::Hex hex);
    void sampleAsked();
    void newFightAsked();
    void peopleAsked();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void arrange();
    void sayNothing(bool body);
    [[nodiscard]] QString words() const;
    /// Who is the target by now, beside the name of whoever was struck.
    void showNext(const CombatantView* next);
    void choose(Hex hex);
    void tell(Hex hex);
    void walked(Hex hex);

    Fight& m_fight;
    const ApplicationStyle& m_style;
    StageHeader* m_header;
    BodyView* m_view;
    EmptyState* m_empty;
    ElidedLabel* m_foot;
    QAbstractItemView* m_start = nullptr;
    HitMemory* m_memory;
    QPushButton* m_next;     ///< on to the target
    QString m_posture;       ///< of who is shown
    QStringList m_state;     ///< of who is shown, in words
    QStringList m_distance;  ///< to the target; empty: not known
    std::optional<Hex> m_walked;
    RecordId m_shown = 0;                                ///< whose body it is
    BodyClick::Kind m_click = BodyClick::Kind::Nothing;  ///< of the attack a click begins
    bool m_isTarget = true;                              ///< who is shown
    bool m_low = false;
    bool m_waiting = false;
    void (TargetPanel::*m_offer)() = nullptr;  ///< what the button of the empty stage asks for
};

}  // namespace hitspread
