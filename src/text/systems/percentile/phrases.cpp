#include "text/phrases.h"

namespace hitspread::percentile {

const text::SystemPhrases& phrases();

const text::SystemPhrases& phrases()
{
    static constexpr text::SystemPhrases kPhrases{.system = "percentile", .context = "percentile"};
    return kPhrases;
}

}  // namespace hitspread::percentile
