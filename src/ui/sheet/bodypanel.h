#pragma once

#include <QWidget>

#include "models/fight/digest.h"

#include <vector>

class QLabel;
class QVBoxLayout;

namespace hitspread {

class BodyView;
class SegmentRow;
class SheetPresenter;
class TrackBoxes;

/// The body of the character on the sheet: Hits, armour and wounds per location, and the tracks. In a fight a click on a box
/// marks or heals up to it; at home it only shows.
class BodyPanel : public QWidget {
    Q_OBJECT

public:
    explicit BodyPanel(SheetPresenter& presenter, QWidget* parent = nullptr);

    [[nodiscard]] BodyView& view() { return *m_view; }

private:
    /// The row of one track.
    struct Track {
        QWidget* row = nullptr;
        QLabel* name = nullptr;
        TrackBoxes* boxes = nullptr;
        QLabel* number = nullptr;
    };

    void refresh();
    /// What a click does, or why it does nothing.
    void tellHint();
    void refreshTracks();
    void addTrack();
    void markLocation(int location, int box);
    void mark(const LostField& lost, int most, int left);
    [[nodiscard]] DigestSource source() const;

    SheetPresenter& m_presenter;
    BodyView* m_view;
    std::vector<Track> m_tracks;
    QVBoxLayout* m_foot;
    QLabel* m_state;
    QLabel* m_armour;
    QLabel* m_hint;
    Digest m_digest;
    bool m_isNew = true;  ///< somebody was opened who is not shown yet
};

}  // namespace hitspread
