#pragma once

#include <QWidget>

#include "models/digest.h"

class QLabel;

namespace hitspread {

class BodyView;
class SegmentRow;
class SheetPresenter;
class TrackBoxes;

/// The body of the character on the sheet: Hits, armour and wounds per location, and the track. In a fight a click on a box
/// marks or heals up to it; at home it only shows.
class BodyPanel : public QWidget {
    Q_OBJECT

public:
    explicit BodyPanel(SheetPresenter& presenter, QWidget* parent = nullptr);

    [[nodiscard]] BodyView& view() { return *m_view; }

private:
    void refresh();
    /// What a click does, or why it does nothing.
    void tellHint();
    void tellTrack(int left);
    void markLocation(int location, int box);
    [[nodiscard]] DigestSource source() const;

    SheetPresenter& m_presenter;
    BodyView* m_view;
    TrackBoxes* m_track;
    QLabel* m_trackName;
    QLabel* m_trackText;
    QLabel* m_state;
    QLabel* m_armour;
    QLabel* m_hint;
    Digest m_digest;
    bool m_isNew = true;  ///< somebody was opened who is not shown yet
};

}  // namespace hitspread
