#include "text/systems/threed/resultwords.h"

#include "rules/core/odds/effects.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/check.h"
#include "rules/systems/threed/guns/shotcourses.h"
#include "rules/systems/threed/guns/suppression.h"
#include "rules/systems/threed/guns/volley.h"
#include "rules/systems/threed/harm/firstaid.h"
#include "rules/systems/threed/harm/recovery.h"
#include "rules/systems/threed/harm/treatment.h"
#include "rules/systems/threed/turn/opportunity.h"
#include "rules/systems/threed/turn/preparation.h"
#include "rules/systems/threed/turn/split.h"
#include "rules/systems/threed/vocabulary.h"
#include "text/echo.h"
#include "text/effectwords.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/naming.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace hitspread::threed {

namespace {

class ResultReader {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::Result)

public:
    explicit ResultReader(const ActionRecord& action, QString struck = {})
        : m_action(action), m_struck(std::move(struck))
    {}

    std::optional<int> last(Quantity quantity) const
    {
        const Step* const step = lastStepOf(m_action.findings.steps, static_cast<std::uint16_t>(quantity));
        return step ? std::optional(step->value) : std::nullopt;
    }

    bool holds(Quantity quantity) const { return last(quantity).value_or(0) != 0; }

    QString place() const
    {
        const auto location = last(Quantity::DeviationLocation);
        return location ? text::location(text::Naming(m_action.request), *location) : QString();
    }

    QString toHit() const
    {
        const auto margin = last(Quantity::AttackMargin);
        if (!margin)
            return {};
        return holds(Quantity::AttackHit) ? tr("hit by %1").arg(*margin) : tr("missed by %1").arg(-*margin);
    }

    QString direction() const
    {
        switch (last(Quantity::DeviationDirection).value_or(0)) {
        case 1: return tr("upper right");
        case 2: return tr("lower right");
        case 3: return tr("down");
        case 4: return tr("lower left");
        case 5: return tr("upper left");
        case 6: return tr("up");
        default: return {};
        }
    }

    QString deviation() const
    {
        const int hexes = last(Quantity::DeviationDistance).value_or(0);
        if (hexes == 0)
            return last(Quantity::DeviationDistance) ? tr("none") : QString();
        const QString where = direction();
        const QString count = QString::number(hexes);
        // Which way it went may be open yet.
        if (where.isEmpty())
            return hexes == 1 ? tr("1 hex") : tr("%1 hexes").arg(count);
        return hexes == 1 ? tr("1 hex, %1").arg(where) : tr("%1 hexes, %2").arg(count, where);
    }

    QString penetration() const
    {
        const auto value = last(Quantity::PenetrationValue);
        const auto pv = last(Quantity::ArmourPv);
        if (!value)
            return {};
        return pv ? tr("%1 against PV %2").arg(text::number(*value), QString::number(*pv)) : text::number(*value);
    }

    QString damage() const
    {
        const auto through = last(Quantity::DamageThrough);
        return through ? tr("%1 to %2").arg(QString::number(*through), place()) : QString();
    }

    QString whole() const
    {
        const auto& input = m_action.request.input;
        if (input.isOneOf<Volley, TwoGuns>())
            return several();
        if (input.isOneOf<Suppress>())
            return area();
        if (input.isOneOf<Evade>())
            return crossing();
        if (QString time = timeWords(m_action); !time.isEmpty())
            return time;
        return isCare(m_action.action) ? careWords(m_action) : single();
    }

    /// One shot or blow, behind a headline that has said how it ends; empty: its outcome says it.
    QString sentence() const
    {
        const bool isOne = last(Quantity::AttackHit)
            && !m_action.request.input.isOneOf<Volley, TwoGuns, Suppress, Evade>();
        if (!isOne || holds(Quantity::JamJammed))
            return {};
        const bool lands = last(Quantity::DeviationLocation).value_or(-1) >= 0;
        const int margin = last(Quantity::AttackMargin).value_or(0);
        if (!holds(Quantity::AttackHit) && !lands)
            return tr("%1 against %2: misses by %3")
                .arg(text::number(last(Quantity::AttackTotal).value_or(0)),
                     QString::number(last(Quantity::AttackTarget).value_or(0)), QString::number(-margin));
        if (!last(Quantity::AttackStillHits).value_or(1))
            return tr("would have hit by %1").arg(margin);
        if (last(Quantity::DamageParried).value_or(1) == 0)
            return defenderSide();
        if (!lands)
            return offTheBody(margin);
        const Effects effects = effectsOf(m_action.findings.events);
        if (effects.stopped)
            return holds(Quantity::DeviationCovered) && !holds(Quantity::CoverPenetrated)
                ? tr("%1, stopped by cover").arg(place())
                : tr("%1, the armour holds: %2").arg(place(), penetration());
        if (effects.damage <= 0)
            return {};
        const auto pv = last(Quantity::ArmourPv);
        return pv.value_or(0) > 0
            ? tr("%1, %2 damage through PV %3").arg(place(), QString::number(effects.damage), QString::number(*pv))
            : tr("%1, %2 damage, no armour").arg(place(), QString::number(effects.damage));
    }

    QString attackerSide() const
    {
        const auto margin = last(Quantity::AttackMargin);
        const int total = last(Quantity::AttackTotal).value_or(last(Quantity::AttackSkill).value_or(0));
        if (!margin)
            return {};
        return holds(Quantity::AttackHit)
            ? tr("Hit by %1, total %2").arg(QString::number(*margin), text::number(total))
            : tr("Missed by %1, total %2").arg(QString::number(-*margin), text::number(total));
    }

    QString defenderSide() const
    {
        if (!last(Quantity::AttackHit))
            return {};
        if (!holds(Quantity::AttackHit))
            return tr("Not hit");
        if (const auto still = last(Quantity::AttackStillHits))
            return *still ? tr("Dodged too low") : tr("Dodged");
        if (!last(Quantity::ParrySuccess))
            return last(Quantity::DeviationLocation) ? tr("Takes it: %1").arg(whole()) : QString();
        if (!holds(Quantity::ParrySuccess))
            return tr("Parry failed by %1").arg(-last(Quantity::ParryMargin).value_or(0));
        const auto left = last(Quantity::DamageParried);
        const int whole = damageBeforeParry();
        if (!left)
            return tr("Parried");
        return *left == 0 ? tr("Parried: all %1 damage").arg(whole)
                          : tr("Parried: %1 of %2 damage").arg(QString::number(whole - *left), QString::number(whole));
    }

private:
    QString offTheBody(int margin) const
    {
        const int hexes = last(Quantity::DeviationDistance).value_or(0);
        return hexes == 1
            ? tr("hit by %1, drifts 1 hex, %2").arg(QString::number(margin), direction())
            : tr("hit by %1, drifts %2 hexes, %3").arg(QString::number(margin), QString::number(hexes), direction());
    }

    QString single() const
    {
        if (holds(Quantity::JamJammed))
            return tr("the weapon jams");
        const auto hit = last(Quantity::AttackHit);
        if (!hit)
            return byOneself();
        const bool lands = last(Quantity::DeviationLocation).value_or(-1) >= 0;
        if (*hit == 0 && !lands)
            return tr("misses by %1").arg(-last(Quantity::AttackMargin).value_or(0));
        if (!last(Quantity::AttackStillHits).value_or(1))
            return tr("dodged");
        if (!lands && last(Quantity::DamageParried).value_or(1) == 0)
            return tr("parried");
        if (!lands)
            return tr("passes by");
        if (holds(Quantity::DeviationCovered) && !holds(Quantity::CoverPenetrated))
            return tr("%1, stopped by cover").arg(place());
        QStringList words{m_struck.isEmpty() ? place() : m_struck};
        const QStringList effects = text::effectWords(effectsOf(m_action.findings.events));
        words += effects.isEmpty() ? QStringList{tr("%1 damage").arg(0)} : effects;
        return words.join(QStringLiteral(", "));
    }

    /// "3 of 7 hit · Gate Guard 2: 19 damage, 2 wounds, dead".
    QString several() const
    {
        const std::vector<ShotCourse> bullets = bulletsIn(m_action.request.input, m_action.findings.events);
        if (bullets.empty())
            return {};
        const auto count = [&](ShotFate fate) { return std::ranges::count(bullets, fate, &ShotCourse::fate); };
        if (count(ShotFate::Jammed) == std::ssize(bullets))
            return tr("the weapon jams");
        if (count(ShotFate::Open) == std::ssize(bullets))
            return {};
        const QString hit = QString::number(count(ShotFate::Hit));
        const auto open = count(ShotFate::Open);
        QStringList words{open > 0 ? tr("%1 of %2 hit so far").arg(hit, QString::number(std::ssize(bullets) - open))
                                   : tr("%1 of %2 hit").arg(hit, QString::number(bullets.size()))};
        if (count(ShotFate::Jammed) > 0)
            words << tr("then the weapon jams");
        for (int target = 0; target < targets(); ++target) {
            const QString hurt = hurtOf(bullets, target);
            if (!hurt.isEmpty())
                words << tr("%1: %2").arg(nameOf(target), hurt);
        }
        return words.join(QStringLiteral(" · "));
    }

    int targets() const
    {
        const auto& input = m_action.request.input;
        if (const auto* volley = input.as<Volley>())
            return static_cast<int>(volley->targets.size());
        const auto* guns = input.as<TwoGuns>();
        return guns ? static_cast<int>(guns->targets.size()) : 1;
    }

    QString nameOf(int target) const
    {
        const auto& input = m_action.request.input;
        const auto at = static_cast<std::size_t>(target);
        if (const auto* volley = input.as<Volley>())
            return text::visible(volley->targets[at].character.name);
        if (const auto* guns = input.as<TwoGuns>())
            return text::visible(guns->targets[at].character.name);
        const auto* evade = input.as<Evade>();
        return evade ? text::visible(evade->target.name) : QString();
    }

    /// What all bullets together did to one target; empty where none hit him.
    QString hurtOf(const std::vector<ShotCourse>& bullets, int target) const
    {
        const bool isHit = std::ranges::any_of(bullets, [target](const ShotCourse& bullet) {
            return bullet.target == target && bullet.fate == ShotFate::Hit;
        });
        if (!isHit)
            return {};
        const QStringList words = text::effectWords(effectsOf(m_action.findings.events, target));
        return words.isEmpty() ? tr("%1 damage").arg(0) : words.join(QStringLiteral(", "));
    }

    QString area() const
    {
        if (holds(Quantity::JamJammed))
            return tr("the weapon jams");
        const auto zone = last(Quantity::SuppressionZone);
        if (!zone)
            return {};
        return *zone == 0 ? tr("the area is not suppressed")
                          : tr("the area is suppressed: aiming points %1, %2 bullets can still hit")
                                .arg(QString::number(last(Quantity::SuppressionValue).value_or(0)),
                                     QString::number(last(Quantity::SuppressionBullets).value_or(0)));
    }

    QString crossing() const
    {
        const auto hits = last(Quantity::EvadeHits);
        if (!hits)
            return {};
        if (*hits == 0)
            return tr("gets through unharmed");
        const QString hurt = hurtOf(bulletsIn(m_action.request.input, m_action.findings.events), 0);
        const QString bullets = *hits == 1 ? tr("hit by one bullet") : tr("hit by %1 bullets").arg(*hits);
        return hurt.isEmpty() ? tr("%1, which pass by").arg(bullets) : tr("%1: %2").arg(bullets, hurt);
    }

    /// What comes of a dodge or Dance made on its own.
    QString byOneself() const
    {
        for (const auto& [success, sdv] : {std::pair{Quantity::DodgeSuccess, Quantity::DodgeSdv},
                                           std::pair{Quantity::DanceSuccess, Quantity::DanceSdv}}) {
            if (const auto done = last(success))
                return *done ? tr("takes %1 off attacks").arg(last(sdv).value_or(0)) : tr("fails");
        }
        if (const auto cleared = last(Quantity::MaintenanceSuccess))
            return *cleared ? tr("the jam is cleared") : tr("the weapon stays jammed");
        if (m_action.request.input.isOneOf<Check>())
            return tested();
        if (const auto* preparation = m_action.request.input.as<Preparation>())
            return aimed(*preparation);
        return placed();
    }

    /// At whom an aim is, and the how many it is of those that follow each other.
    QString aimed(const Preparation& preparation) const
    {
        const auto aims = last(Quantity::PrepareAims);
        if (preparation.options.what != Preparing::Aim || !aims)
            return {};
        const QString whom = text::visible(nameKept(m_action, preparation.options.whom));
        return whom.isEmpty() ? tr("aim %1").arg(*aims)
                              : tr("at %1, aim %2", "name, number").arg(whom, QString::number(*aims));
    }

    /// "Rifle: succeeds by 3".
    QString tested() const
    {
        const auto success = last(Quantity::CheckSuccess);
        if (!success)
            return {};
        const int margin = last(Quantity::CheckMargin).value_or(0);
        QString words = *success ? tr("succeeds by %1").arg(margin) : tr("fails by %1").arg(-margin);
        const std::string& name = m_action.request.input.get<Check>().options.name;
        if (name.empty())
            return words;
        const FieldDeclaration* stat = characterRecord.find(name);
        const System& system = m_action.request.input.system();
        return tr("%1: %2").arg(stat && stat->isNumeric()
                                    ? text::fieldName(text::Naming::usual(system), characterRecord, *stat)
                                    : text::rankName(system, name),
                                words);
    }

    /// What somebody does with his place in the order.
    QString placed() const
    {
        const auto& input = m_action.request.input;
        if (const auto* opportunity = input.as<Opportunity>()) {
            switch (opportunity->options.what) {
            case OpportunityStep::Hold: return tr("holds it");
            case OpportunityStep::Take: return tr("takes the one held");
            case OpportunityStep::Additional: return tr("takes an additional one");
            case OpportunityStep::Pass: return tr("lets it go");
            }
        }
        const auto* split = input.as<Split>();
        if (!split || !last(Quantity::SplitPrimary))
            return {};
        const System& system = m_action.request.input.system();
        const QString primary = tr("%1 %2").arg(text::rankName(system, split->options.primary),
                                                text::number(last(Quantity::SplitPrimary).value_or(0)));
        const QString secondary = tr("%1 %2").arg(text::rankName(system, split->options.secondary),
                                                  text::number(last(Quantity::SplitSecondary).value_or(0)));
        return split->options.inAdvance ? tr("%1, %2 held for later").arg(primary, secondary)
                                        : tr("%1 and %2").arg(primary, secondary);
    }

    int damageBeforeParry() const
    {
        // What strikes back with a whip has a damage of its own, as element 1.
        const Step* const step = findStep(m_action.findings.steps,
                                          {static_cast<std::uint16_t>(Quantity::DamageValue), 0});
        return step ? step->value : 0;
    }

    const ActionRecord& m_action;
    QString m_struck;
};

}  // namespace

QString resultWords(const ActionRecord& action, const QString& struck)
{
    return ResultReader(action, struck).whole();
}

QString struckWords(const QString& place, const QString& before, const QString& after)
{
    return ResultReader::tr("%1 %2 → %3").arg(place, before, after);
}

QString crowdWords(std::size_t harmed, std::size_t targets)
{
    return harmed > 0 ? ResultReader::tr("%1 of %2 harmed").arg(QString::number(harmed), QString::number(targets))
                      : ResultReader::tr("nobody is harmed");
}

QString sentenceWords(const ActionRecord& action)
{
    return ResultReader(action).sentence();
}

QString sideWords(const ActionRecord& action, int side)
{
    const ResultReader reader(action);
    return side == 0 ? reader.attackerSide() : reader.defenderSide();
}

QString sectionWords(const ActionRecord& action, std::string_view section)
{
    const ResultReader reader(action);
    if (section == "attack")
        return reader.toHit();
    if (section == "deviation")
        return reader.deviation();
    if (section == "penetration")
        return reader.penetration();
    return section == "damage" ? reader.damage() : QString();
}

bool isCare(std::string_view action)
{
    return action == FirstAid::kAction.id || action == Treatment::kAction.id || action == Recovery::kAction.id;
}

QString rollOffWords(std::int32_t kept)
{
    QStringList faces;
    for (std::int32_t rest = kept, place = 1000; place > 0 && rest > 0; rest %= place, place /= 10)
        faces << QString::number(rest / place);
    return faces.join(QStringLiteral(", "));
}

}  // namespace hitspread::threed
