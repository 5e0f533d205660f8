#include "rules/core/vocabulary.h"

#include <algorithm>
#include <charconv>

namespace hitspread {

std::string spelled(std::string_view id, std::uint16_t index)
{
    std::string spelling(id);
    if (index > 0)
        spelling += "[" + std::to_string(index) + "]";
    return spelling;
}

std::optional<SplitKey> splitKey(std::string_view spelling)
{
    const std::size_t bracket = spelling.find('[');
    if (bracket == std::string_view::npos)
        return SplitKey{spelling, 0};
    SplitKey split{spelling.substr(0, bracket), 0};
    const char* end = spelling.data() + spelling.size();
    const auto [rest, error] = std::from_chars(spelling.data() + bracket + 1, end, split.index);
    if (error != std::errc{} || rest + 1 != end || *rest != ']')
        return std::nullopt;
    return split;
}

QuestionKey drawnBy(std::span<const QuestionWord> words, QuestionKey key)
{
    const auto found = std::ranges::find_if(
        words, [key](const QuestionWord& word) { return word.side == key.index % 2 && word.now == key.name; });
    if (found == words.end())
        return key;
    return questionKey(static_cast<std::uint16_t>(found - words.begin()), key.index / 2);
}

}  // namespace hitspread
