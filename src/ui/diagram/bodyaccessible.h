#pragma once

#include <QAccessibleWidget>

#include "rules/core/body/hex.h"

#include <vector>

namespace hitspread {

class BodyView;

/// The body stage for screen readers: a group whose children are the hexes, each with name, place, focus and a press
/// action. Qt shows no graphics items to them by itself.
class BodyAccessible : public QAccessibleWidget {
public:
    explicit BodyAccessible(BodyView* view);
    ~BodyAccessible() override;
    Q_DISABLE_COPY_MOVE(BodyAccessible)

    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    [[nodiscard]] QAccessibleInterface* focusChild() const override;

private:
    [[nodiscard]] BodyView* view() const;
    [[nodiscard]] QAccessibleInterface* hexChild(Hex hex) const;

    mutable std::vector<QAccessible::Id> m_children;
};

/// Makes every BodyView show itself so; may be called again.
void installBodyAccessible();

}  // namespace hitspread
