#include "text/phrases.h"

#include <QCoreApplication>

namespace hitspread::twod6 {

const text::SystemPhrases& phrases();

/// Its rules are only listed so far: a name is all that is shown of it.
const text::SystemPhrases& phrases()
{
    static constexpr text::SystemPhrases kPhrases{
        .system = "twod6", .name = QT_TRANSLATE_NOOP("twod6", "2d6 personal combat"), .context = "twod6"};
    return kPhrases;
}

}  // namespace hitspread::twod6
