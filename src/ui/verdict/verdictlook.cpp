#include "ui/verdict/verdictlook.h"

#include "models/fight/fight.h"

namespace hitspread {

namespace {

/// How far the colour of an outcome goes towards that of text in a headline; the light ones need more.
constexpr qreal kTowardsTextDark = 0.15;
constexpr qreal kTowardsTextLight = 0.4;

}  // namespace

ToneLook lookOf(Tone tone)
{
    switch (tone) {
    case Tone::Quiet: return {Icon::Information, Token::Muted, "quiet"};
    case Tone::Good: return {Icon::Check, Token::Ok, "quiet"};
    case Tone::Miss: return {Icon::Close, Token::Muted, "quiet"};
    case Tone::Stopped: return {Icon::Shield, Token::Pen, "stopped"};
    case Tone::Jam: return {Icon::Warning, Token::Warn, "quiet"};
    case Tone::Harm: return {Icon::Wound, Token::Dmg, "result"};
    case Tone::Out: return {Icon::Out, Token::Bruise, "out"};
    case Tone::Dead: return {Icon::Skull, Token::Dmg, "result"};
    }
    return {Icon::Information, Token::Muted, "quiet"};
}

HeadlineLook headlineLook(Tone tone, const Theme& theme)
{
    const qreal share = theme.isDark() ? kTowardsTextDark : kTowardsTextLight;
    const QColor colour = mixed(theme.colour(lookOf(tone).token), theme.colour(Token::Text), share);
    if (tone == Tone::Dead)
        return {colour, theme.colour(Token::OnDmg), true};
    return {theme.colour(Token::Surface), colour, false};
}

QColor rowInk(const Theme& theme)
{
    return theme.colour(Token::Muted);
}

VerdictFaces facesIn(const Fight& fight)
{
    return [&fight](RecordId combatant) {
        const CombatantView* who = fight.snapshot().find(combatant);
        return faceOf(who ? &who->combatant : nullptr);
    };
}

}  // namespace hitspread
