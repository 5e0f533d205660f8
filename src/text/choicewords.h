#pragma once

#include <QChar>
#include <QString>

namespace hitspread::text {

/// How a value of a choice is offered.
struct ChoiceWords {
    QString label;   ///< "+1", "7"; empty: the number itself
    QChar key{};     ///< the key that takes it; null: its digit
    QString more{};  ///< what else there is to know of it, below: whom it may befall
};

/// What an action is called: where it stands alone ("Cock Longreach rifle"), and beside what it is done with ("Cock it").
struct ActionTitle {
    QString full;
    QString brief;
};

}  // namespace hitspread::text
