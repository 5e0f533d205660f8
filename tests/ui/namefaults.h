#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace hitspread::support {

/// A name nobody would give on purpose: as a campaign keeps it, and as every window and page is to show it.
struct HostileName {
    /// The letters it begins with, which stand nowhere else: where they are shown, the rest of it must follow, or an ellipsis.
    QString token;
    QString kept;
    QString shown;

    /// Signs of markup, a mnemonic, a place to fill in, the mark of a title, and characters a terminal obeys.
    [[nodiscard]] static HostileName ofSigns();
    /// A heading and a picture, as a page of the web has them.
    [[nodiscard]] static HostileName ofMarkup();
    /// As long as a name may be, without a blank.
    [[nodiscard]] static HostileName ofOneWord();
};

/// What is wrong with a text that is shown, in one sentence; empty: nothing. `wraps`: the name may go on on the next line.
[[nodiscard]] QString faultOf(const QString& text, const HostileName& name, bool wraps = false);

/// Every text of a window that is no text of letters: labels that are read as marked up, controls and commands that lose a sign to a
/// mnemonic, texts with characters that are obeyed, names that are filled in or cut without an ellipsis; in whatever a window shows,
/// says in a tooltip, tells a screen reader or paints. Each once, with where it is.
[[nodiscard]] QStringList faultsOf(QWidget& window, const HostileName& name);

/// What a long word does to a window: it is larger than a small screen, or asks to be.
[[nodiscard]] QStringList wideIn(const QWidget& window);

/// Whether any of the texts of a window holds the name.
[[nodiscard]] bool isNamedIn(QWidget& window, const HostileName& name);

}  // namespace hitspread::support
