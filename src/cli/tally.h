#pragma once

#include "rules/systems/resolution.h"

#include <QJsonObject>

namespace hitspread::cli {

/// How many of all equally likely dice lead to each value of one step: every open roll is enumerated with the rules
/// themselves, every open choice takes its preset. Throws Failure (BadInput) for an unknown key or beyond ten million combinations.
[[nodiscard]] QJsonObject tallied(const Request& request, const QString& key);

}  // namespace hitspread::cli
