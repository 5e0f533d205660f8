#pragma once

namespace hitspread {

/// A widget that knows itself what F1 asks for. Others name their rules in the dynamic property kRulesProperty, or are silent: then
/// whatever they stand in is asked.
class HelpSource {
public:
    virtual ~HelpSource() = default;
    /// False: nothing is chosen here that could be explained.
    virtual bool showHelp() = 0;
};

/// Ids of rules, the most telling first, separated by spaces, as declarations have them.
inline constexpr const char* kRulesProperty = "rules";

}  // namespace hitspread
