#pragma once

namespace hitspread::support {

/// How many cases of its own making a test tries: under the sanitizers a fifth. They are ten times as slow, and the same build without them
/// tries them all.
#ifdef __SANITIZE_ADDRESS__
constexpr int fewerIfSanitized(int cases)
{
    return cases < 5 ? 1 : cases / 5;
}
#else
constexpr int fewerIfSanitized(int cases)
{
    return cases;
}
#endif

}  // namespace hitspread::support
