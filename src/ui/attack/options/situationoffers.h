#pragma once

class QWidget;

namespace hitspread {

class AttackPresenter;

/// Offers the situational modifiers of the library to the lists of named modifiers on `panel`, to each those that are for it, with their
/// numbers; what is typed may be another name all the same. Asked anew whenever an action is made ready.
void offerSituations(QWidget& panel, AttackPresenter& presenter);
/// The same once, for lists that have just been made. Precondition: an action is ready.
void askSituations(QWidget& panel, AttackPresenter& presenter);

}  // namespace hitspread
