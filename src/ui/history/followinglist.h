#pragma once

#include <QListWidget>

#include "services/undo/amendmentservice.h"

namespace hitspread {

class ApplicationStyle;

/// What becomes of the entries of a fight once an earlier one is changed, in their order: a picture and words for each fate.
class FollowingList : public QListWidget {
    Q_OBJECT

public:
    explicit FollowingList(const ApplicationStyle& style, QWidget* parent = nullptr);

    void setRevision(const Revision& revision);

private:
    void fill();
    void addEntry(const Remade& entry);

    const ApplicationStyle& m_style;
    Revision m_revision;
};

}  // namespace hitspread
