#pragma once

#include <QStringList>
#include <QWidget>

#include <optional>

#include "reports/body/bodypicture.h"
#include "services/bodyclick.h"
#include "services/identity.h"

namespace hitspread {

class ApplicationStyle;
class BodyView;
class ElidedLabel;
class EmptyState;
class Fight;
class HitMemory;
class StageHeader;

/// The body of the target in the middle of the main window. A hex chosen is an intent to attack there; the panel only says so.
class StagePanel : public QWidget {
    Q_OBJECT

public:
    StagePanel(Fight& fight, ApplicationStyle& style, QWidget* parent = nullptr);

    [[nodiscard]] BodyView& view() { return *m_view; }
    /// What the foot says while the stage is too low to have one; empty: it has one, or nothing is to say.
    [[nodiscard]] QString lowFoot() const;
    /// The hex of the body the arrow keys went to; nothing: nobody walked there.
    [[nodiscard]] std::optional<Hex> walkedHex() const { return m_walked; }
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
    void tell(Hex hex);
    void walked(Hex hex);

    Fight& m_fight;
    StageHeader* m_header;
    BodyView* m_view;
    EmptyState* m_empty;
    ElidedLabel* m_foot;
    HitMemory* m_memory;
    QString m_posture;       ///< of the target
    QStringList m_state;     ///< of the target, in words
    QStringList m_distance;  ///< to the target; empty: not known
    std::optional<Hex> m_walked;
    RecordId m_shown = 0;                                ///< whose body it is
    BodyClick::Kind m_click = BodyClick::Kind::Nothing;  ///< of the attack a click begins
    bool m_low = false;
    bool m_waiting = false;
    void (StagePanel::*m_offer)() = nullptr;  ///< what the button of the empty stage asks for
};

}  // namespace hitspread
