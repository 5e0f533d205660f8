#pragma once

#include <QString>

#include <optional>

/// Links between pages about rules: what stands in the text of a label, and what a click on it asks for.
namespace hitspread::rulelink {

/// Rich text that leads to a rule, a switch or an entry of the log; `words` are escaped here.
[[nodiscard]] QString toRule(const QString& id, const QString& words);
[[nodiscard]] QString toSwitch(const QString& id, const QString& words);
[[nodiscard]] QString toEntry(long long entry, const QString& words);

/// What a followed link asks for; nothing where it is of another kind.
[[nodiscard]] std::optional<QString> ruleOf(const QString& link);
[[nodiscard]] std::optional<QString> switchOf(const QString& link);
[[nodiscard]] std::optional<long long> entryOf(const QString& link);

}  // namespace hitspread::rulelink
