#include "reports/systems/threed/statewords.h"

#include "reports/systems/threed/sheetwords.h"
#include "rules/systems/threed/harm/stress.h"
#include "rules/systems/threed/turn/situations.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace hitspread::threed::sheet {

namespace {

QString postureWords(Posture posture)
{
    switch (posture) {
    case Posture::Standing: return {};
    case Posture::Kneeling: return SheetText::tr("kneeling");
    case Posture::Prone: return SheetText::tr("prone");
    case Posture::Down: return SheetText::tr("down");
    case Posture::Diving: return SheetText::tr("diving for cover");
    }
    return {};
}

struct Named {
    std::string_view id;
    const char* words;
};

constexpr std::array<Named, 9> kSituations{{{"wild", QT_TRANSLATE_NOOP("threedSheet", "Wild, no aim")},
                                            {"kneeling", QT_TRANSLATE_NOOP("threedSheet", "Target kneeling")},
                                            {"prone", QT_TRANSLATE_NOOP("threedSheet", "Target prone, rolling")},
                                            {"down", QT_TRANSLATE_NOOP("threedSheet", "Target down")},
                                            {"dives", QT_TRANSLATE_NOOP("threedSheet", "Target dives for cover")},
                                            {"offHand", QT_TRANSLATE_NOOP("threedSheet", "Off hand")},
                                            {"quickDraw", QT_TRANSLATE_NOOP("threedSheet", "Quick draw")},
                                            {"band", QT_TRANSLATE_NOOP("threedSheet", "Each band farther")},
                                            {"underFire", QT_TRANSLATE_NOOP("threedSheet", "Under fire")}}};

QString situationWords(const Situation& situation)
{
    const auto found = std::ranges::find(kSituations, situation.id, &Named::id);
    return found == kSituations.end() ? QString() : SheetText::tr(found->words);
}

void addOwn(const CombatFacts& facts, std::vector<ModifierLine>& lines)
{
    const Condition& condition = facts.condition();
    const std::int32_t wounds = facts.value(Quantity::SheetWoundPenalty);
    if (wounds != 0)
        lines.push_back({SheetText::tr("Own wounds (%1, in the sheet)").arg(-wounds), withSign(wounds)});
    if (facts.switches().underFire && condition.shooters > 0) {
        const bool tested = condition.underFirePenalty != kNoEntry;
        lines.push_back(
            {tested ? SheetText::tr("Under fire, after the test") : SheetText::tr("Under fire, before the test"),
             withSign(tested ? condition.underFirePenalty : kUnderFirePenalty)});
    }
    if (condition.pendingPenalty != 0)
        lines.push_back({SheetText::tr("On the next Action"), withSign(condition.pendingPenalty)});
    const std::int32_t dodge = facts.value(Quantity::SheetDodgeModifier);
    if (dodge != 0)
        lines.push_back({SheetText::tr("Own Dodge in this armour"), withSign(-dodge)});
    const std::array<QString, kBands> bands{SheetText::tr("Range Optimum"), SheetText::tr("Range Medium"),
                                            SheetText::tr("Range Long"), SheetText::tr("Range Extreme")};
    for (std::size_t band = 1; band < kBands; ++band) {
        const std::int32_t beyond = facts.switches().rangeToHit[band] - facts.switches().rangeToHit[0];
        if (beyond != 0)
            lines.push_back({bands[band], withSign(beyond)});
    }
}

void addWhen(QStringList& words, bool applies, const QString& text)
{
    if (applies)
        words.append(text);
}

/// `many` has the number at %1; nothing is said of none.
void addCount(QStringList& words, std::int32_t count, const QString& one, const QString& many)
{
    addWhen(words, count > 0, count == 1 ? one : many.arg(count));
}

}  // namespace

QString stateNow(const CombatFacts& facts)
{
    if (facts.isBlank())
        return {};
    const Condition& condition = facts.condition();
    QStringList words;
    addWhen(words, facts.value(Quantity::SheetDead) != 0, SheetText::tr("dead"));
    addWhen(words, facts.value(Quantity::SheetDead) == 0 && facts.value(Quantity::SheetUnconscious) != 0,
            SheetText::tr("unconscious"));
    addWhen(words, condition.posture != Posture::Standing, postureWords(condition.posture));
    addWhen(words, condition.stance, SheetText::tr("firing stance"));
    addCount(words, condition.aims, SheetText::tr("1 aim"), SheetText::tr("%1 aims"));
    addWhen(words, condition.shooters > 0, SheetText::tr("under fire (%1)").arg(condition.shooters));
    addWhen(words, condition.stressed, SheetText::tr("under stress"));
    addCount(words, condition.shotsThisRound, SheetText::tr("1 shot this round"), SheetText::tr("%1 shots this round"));
    addCount(words, condition.actionsLost, SheetText::tr("loses 1 Action"), SheetText::tr("loses %1 Actions"));
    addCount(words, condition.phasesLost, SheetText::tr("loses 1 phase"), SheetText::tr("loses %1 phases"));
    addWhen(words, condition.initiativeLoss == InitiativeLoss::Phase, SheetText::tr("acts last this phase"));
    addWhen(words, condition.initiativeLoss == InitiativeLoss::Round, SheetText::tr("acts last this round"));
    addCount(words, condition.bleedingCounter, SheetText::tr("bled 1 round ago"), SheetText::tr("bled %1 rounds ago"));
    for (const StuckBullet& bullet : condition.stuck)
        addWhen(words, !bullet.removed,
                SheetText::tr("bullet stuck, PEN %1, R%2")
                    .arg(QString::number(bullet.penetration), QString::number(bullet.round)));
    return words.join(u" · "_qs);
}

std::vector<ModifierLine> modifierLines(const CombatFacts& facts)
{
    std::vector<ModifierLine> lines;
    if (!facts.isBlank())
        addOwn(facts, lines);
    for (const Situation& situation : situations()) {
        if (!facts.isBlank() && !concerns(situation, facts.character()))
            continue;
        QString label = situationWords(situation);
        if (situation.rule == Rule::Fire01 && !facts.switches().underFire)
            label = SheetText::tr("%1 (if played)").arg(label);
        const QString value = withSign(situation.value);
        lines.push_back({label, situation.unit == SituationUnit::Hexes ? SheetText::tr("%1 hexes").arg(value) : value});
    }
    return lines;
}

}  // namespace hitspread::threed::sheet
