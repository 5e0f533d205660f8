#pragma once

#include "keyboard.h"
#include "rules/core/dice/question.h"
#include "ui/attack/attackdialog.h"
#include "windowprogram.h"

#include <QPair>
#include <QStringList>

#include <functional>
#include <optional>
#include <utility>

namespace hitspread::support {

/// The program and a game master who has nothing but a keyboard: a fight is made and played by keys alone. What is asked of the
/// program besides is only what stands on the screen: who acts, which die is open, whether a window is there.
class KeyboardHand : public Program {
public:
    /// The face for a die that is open, by its place on the die; 0: none is typed.
    using Face = std::function<int(QuestionKey key, int die)>;
    /// What is taken of a choice; nothing: what stands there.
    using Choice = std::function<std::optional<int>(QuestionKey key)>;
    /// What is written to find somebody ("3x gate guard"), and on which side he comes.
    using Group = QPair<QString, Side>;

    explicit KeyboardHand(const QString& file, SeedSource* source = nullptr);

    void newFight(const QString& name, const QList<Group>& people);
    /// From everybody to everybody.
    void setDistances(int metres);

    [[nodiscard]] QString acting();
    [[nodiscard]] const CombatantView* called(const QString& name);
    /// The keyboard on somebody in the list.
    void stand(const QString& name);
    void actAs(const QString& name);
    /// Whoever it is: a foe by his key, a friend in the list.
    void aimAt(const QString& name);
    /// The next one acts, or the window of the phase comes.
    void next();

    /// The window of an action that is on the screen; nullptr: none.
    [[nodiscard]] AttackDialog* shown();
    /// Presses a key of the main window; nullptr: it opened nothing.
    AttackDialog* open(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    /// What stands against the action in view, if anything.
    [[nodiscard]] QString complaint();
    /// A choice of an option, segments or list.
    void choose(const QString& field, int value);
    /// The first entry of a list with these words.
    void chooseEntry(const QString& list, const QString& words, const QString& begin = {});
    /// Until the last question is answered, or a die has no face; `wanted`: choices that are not left as they stand.
    void typeDice(const Face& face, const Choice& wanted = {});
    /// Enter until what is open is rolled, taken and applied.
    void finish();
    /// What the fight shows is what a fresh reading of the file gives.
    void compareWithFile();
    /// Leaves the window of an action whose dice have not fallen.
    void leave();
    void back() { Keyboard::raise(window); }

    Keyboard keys{[this] { return settle(); }};

private:
    /// Whether the keyboard is where a digit is a choice.
    [[nodiscard]] static bool isOnChoice();
    void takeChoice(const DiceQuestion& choice, const Choice& wanted);
    /// The first die nobody has thrown yet; -1: there is none.
    [[nodiscard]] std::pair<QuestionKey, int> openDie();
    static void spread(AttackDialog& dialog);
};

}  // namespace hitspread::support
