#include "text/phrases.h"

#include <QCoreApplication>

namespace hitspread::outcome {

const text::SystemPhrases& phrases();

/// Its rules are only listed so far: a name is all that is shown of it.
const text::SystemPhrases& phrases()
{
    static constexpr text::SystemPhrases kPhrases{
        .system = "outcome", .name = QT_TRANSLATE_NOOP("outcome", "Opposed outcome"), .context = "outcome"};
    return kPhrases;
}

}  // namespace hitspread::outcome
