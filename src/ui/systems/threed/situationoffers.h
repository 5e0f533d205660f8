#pragma once

class QWidget;

namespace hitspread {

class AttackPresenter;

namespace threed {

/// Offers the situational modifiers of the library to the list of named modifiers of a roll on `panel`, each with its number; what is
/// typed may be another name all the same. Asked anew whenever an action is made ready.
void offerSituations(QWidget& panel, AttackPresenter& presenter);

}  // namespace threed
}  // namespace hitspread
