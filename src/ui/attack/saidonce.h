#pragma once

class QWidget;

namespace hitspread {

class AttackFoot;
class AttackPresenter;

/// What stands against an action is said once: what is about one field at its row, where it is in sight. Precondition: the rows of the
/// window have heard of the change.
void leaveToRows(const QWidget& window, const AttackPresenter& presenter, AttackFoot& foot);

}  // namespace hitspread
