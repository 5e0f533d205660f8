#include "text/phrases.h"

#include <QCoreApplication>

namespace hitspread::rollunder {

const text::SystemPhrases& phrases();

/// Its rules are only listed so far: a name is all that is shown of it.
const text::SystemPhrases& phrases()
{
    static constexpr text::SystemPhrases kPhrases{
        .system = "rollunder", .name = QT_TRANSLATE_NOOP("rollunder", "3d6 roll-under"), .context = "rollunder"};
    return kPhrases;
}

}  // namespace hitspread::rollunder
