#include "ui/rules/rulelook.h"

namespace hitspread {

StateLook lookOf(RuleState state)
{
    switch (state) {
    case RuleState::On: return {Icon::Check, "ok", Token::Ok};
    case RuleState::Switched: return {Icon::Settings, "accent", Token::Accent};
    case RuleState::Off: return {Icon::Close, "muted", Token::Muted};
    case RuleState::NotBuilt: break;
    }
    return {Icon::Warning, "warn", Token::Warn};
}

StateLook lookOf(GroupedRow::Sign sign)
{
    switch (sign) {
    case GroupedRow::Sign::Good: return lookOf(RuleState::On);
    case GroupedRow::Sign::Changed: return lookOf(RuleState::Switched);
    case GroupedRow::Sign::Off: return lookOf(RuleState::Off);
    case GroupedRow::Sign::None:
    case GroupedRow::Sign::Missing: break;
    }
    return lookOf(RuleState::NotBuilt);
}

}  // namespace hitspread
