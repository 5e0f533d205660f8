#pragma once

#include "models/play/attackpresenter.h"
#include "ui/attack/crowddialog.h"

#include <QPointer>

#include <string>
#include <vector>

namespace hitspread {

class CombatantChecklist;

}  // namespace hitspread

namespace hitspread::threed {

/// Harm to several that no attack does: who is marked and what it is at the left, the body of one of them in the middle, dice,
/// everybody and what befalls the one in view at the right. What there is to set, a system's panels say.
class HarmDialog : public CrowdDialog {
    Q_OBJECT

public:
    HarmDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent = nullptr,
               AttackLog* log = nullptr);

    /// Comes to the front with the one who is looked at marked. Precondition: the system of the fight knows such harm.
    void start();
    void startWith(const AttackStart&) override { start(); }
    void resume(const PendingAction& pending) override;

protected:
    void refresh() override;
    [[nodiscard]] QString stageWords() const override;
    void paint(BodyPicture& picture, std::size_t place) const override;
    [[nodiscard]] std::pair<QString, QString> cells(std::size_t place) const override;
    bool focusDice() override;
    bool takeOwnKey(const QKeyEvent& event) override;
    void primary() override;
    [[nodiscard]] bool isUntouched() const override;

private:
    void choosePanels();
    /// The action for whoever is marked now; what was said about all of them stays.
    void begin();
    void takeReady();
    [[nodiscard]] bool isNobody() const;

    CombatantChecklist* m_who;
    QPointer<QWidget> m_options;
};

}  // namespace hitspread::threed
