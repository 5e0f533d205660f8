#pragma once

#include <QObject>

class QAction;
class QBoxLayout;
class QWidget;

namespace hitspread {

class ApplicationStyle;
class KindList;
class LibraryPreview;

/// Where the preview of the library stands: beside the list, or, where both have no room, in its place while the action is on. Follows the
/// window and the size of the text.
class PreviewLayout : public QObject {
    Q_OBJECT

public:
    struct Parts {
        QWidget& window;
        QBoxLayout& sides;   ///< what stands beside each other
        QBoxLayout& middle;  ///< the list and what is around it
        QWidget& list;
        const KindList& kinds;
        LibraryPreview& preview;
        QAction& action;
    };
    PreviewLayout(const Parts& parts, const ApplicationStyle& style);

private:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void fold();
    void place();

    const Parts m_parts;
    const ApplicationStyle& m_style;
    bool m_isFolded = false;
};

}  // namespace hitspread
