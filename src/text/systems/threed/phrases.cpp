#include "text/phrases.h"

namespace hitspread::threed {

const text::SystemPhrases& phrases();

const text::SystemPhrases& phrases()
{
    static constexpr text::SystemPhrases kPhrases{.system = "threed", .context = "threed"};
    return kPhrases;
}

}  // namespace hitspread::threed
