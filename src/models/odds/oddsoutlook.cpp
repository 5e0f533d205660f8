#include "models/odds/oddsoutlook.h"

#include "rules/core/body/bodyplan.h"
#include "rules/core/system.h"
#include "services/action/bodyclick.h"
#include "text/echo.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/naming.h"

#include <QElapsedTimer>
#include <QLocale>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <utility>

namespace hitspread {

namespace {
constexpr double kLeastOddsApart = 1e-9;  ///< smaller differences are rounding
constexpr qint64 kOddsSlice = 4;          ///< ms at a time: what is left of a frame paints the window
constexpr std::size_t kMostHitsTold = 3;  ///< numbers of hits that are told however unlikely
constexpr double kLeastTold = 0.0005;     ///< what is less is "0.0 %"
}  // namespace

OddsOutlook::OddsOutlook(QObject* parent) : QObject(parent), m_timer(new QTimer(this))
{
    m_timer->setInterval(0);
    connect(m_timer, &QTimer::timeout, this, &OddsOutlook::goOn);
}

void OddsOutlook::setRequest(const std::optional<Request>& request)
{
    m_request = request;
    m_odds = request ? oddsOf(*request, OddsDepth::Landing) : std::nullopt;
    m_isToJudge = m_odds && m_odds->depth == OddsDepth::Landing;
    m_isCurrent = false;
    // What was found for a single shot says too much for a burst, and of a burst too little for a shot.
    if (m_odds && m_surveyedOdds && (m_surveyedOdds->depth == OddsDepth::Everything) == areSeveral()) {
        m_survey = {};
        m_surveyedOdds.reset();
    }
    if (m_odds) {
        m_running = OddsSurvey(*m_request, areSeveral() ? OddsDepth::Landing : OddsDepth::Everything);
        m_timer->start();
    } else {
        m_running = {};
        m_survey = {};
        m_surveyedOdds.reset();
        m_timer->stop();
    }
    // Another body may be cut otherwise.
    const std::size_t most = m_request && m_request->plan ? m_request->plan->locations().size() : 0;
    std::erase_if(m_goal.locations, [most](std::size_t location) { return most > 0 && location >= most; });
    Q_EMIT changed();
}

void OddsOutlook::judge()
{
    if (!std::exchange(m_isToJudge, false))
        return;
    m_odds = oddsOf(*m_request);
    Q_EMIT changed();
}

void OddsOutlook::goOn()
{
    if (m_isToJudge)
        return judge();
    QElapsedTimer clock;
    clock.start();
    while (m_running.step()) {
        if (clock.elapsed() >= kOddsSlice)
            return;
    }
    adopt();
}

void OddsOutlook::finish()
{
    if (!m_timer->isActive())
        return;
    judge();
    while (m_running.step()) {
    }
    adopt();
}

void OddsOutlook::adopt()
{
    m_timer->stop();
    m_survey = std::exchange(m_running, {});
    m_surveyedOdds = m_odds;
    m_isCurrent = true;
    Q_EMIT surveyed();
}

QString OddsOutlook::percentWords(double chance)
{
    return tr("%1 %").arg(QLocale().toString(100.0 * chance, 'f', 1));
}

QString OddsOutlook::pointsWords(double difference)
{
    const double points = std::round(1000.0 * difference) / 10.0;
    const QString figure = QLocale().toString(std::abs(points), 'f', 1);
    return points < 0 ? u"\u2212%1"_qs.arg(figure) : u"+%1"_qs.arg(figure);
}

OddsOutlook::Manner OddsOutlook::manner() const
{
    if (areSeveral())
        return Manner::Bullets;
    return m_odds && m_odds->cells.empty() ? Manner::Blow : Manner::Bullet;
}

QString OddsOutlook::resultWords(OddsResult outcome, Manner manner)
{
    switch (outcome) {
    case OddsResult::Struck:
        if (manner == Manner::Blow)
            return tr("Hits");
        return manner == Manner::Bullets ? tr("At least one strikes") : tr("Strikes the body");
    case OddsResult::Missed:
        if (manner == Manner::Blow)
            return tr("Misses or is defended");
        return manner == Manner::Bullets ? tr("All fly past") : tr("Flies past the body");
    case OddsResult::Stopped: return tr("Armour holds");
    case OddsResult::Unwounded: return tr("Through, no wound");
    case OddsResult::Wounded: return tr("Wound");
    case OddsResult::Down: return tr("Down");
    case OddsResult::Unconscious: return tr("Unconscious");
    case OddsResult::Out: return tr("Out of the fight");
    case OddsResult::Dead: break;
    }
    return tr("Dead");
}

std::vector<OddsOutlook::Row> OddsOutlook::rows() const
{
    std::vector<Row> rows;
    if (!m_odds)
        return rows;
    for (const OddsResult outcome : kOddsResults) {
        // What these rules do not tell apart is no chance of 0.
        if (outcome != OddsResult::Missed && !isTold(m_request->input.system(), outcome))
            continue;
        const bool isThere = isKnown(m_odds->depth, outcome);
        rows.push_back({outcome, resultWords(outcome, manner()), isThere ? chanceOf(*m_odds, outcome) : 0, isThere});
    }
    return rows;
}

QString OddsOutlook::hitsWords() const
{
    if (!areSeveral() || m_odds->hits.size() < 3)
        return {};
    QStringList words;
    for (std::size_t hits = 1; hits < m_odds->hits.size(); ++hits) {
        // Of a long burst most are as good as never.
        if (hits <= kMostHitsTold || m_odds->hits[hits] >= kLeastTold)
            words << (hits == 1 ? tr("1 hit %1", "chance") : tr("%1 hits %2", "number, chance").arg(hits))
                         .arg(percentWords(m_odds->hits[hits]));
    }
    return words.join(QStringLiteral(" · "));
}

OddsGoal OddsOutlook::goal() const
{
    if (!areSeveral())
        return m_goal;
    OddsGoal goal{OddsResult::Struck, {}};
    if (!m_goal.locations.empty())
        goal.locations = {m_goal.locations.back()};
    return goal;
}

QString OddsOutlook::rollWords() const
{
    if (!m_odds)
        return {};
    QStringList words{tr("The attack roll succeeds: %1.").arg(percentWords(m_odds->success))};
    // As much as follows from the chances alone.
    if (m_odds->effect.struck > m_odds->success + kLeastOddsApart)
        words << tr("One that fails may strike all the same.");
    else if (m_odds->effect.struck < m_odds->success - kLeastOddsApart)
        words << (manner() == Manner::Blow ? tr("One that succeeds may be defended against.")
                                           : tr("One that succeeds may fly past all the same."));
    if (m_odds->noAttack > 0)
        words << tr("Nothing leaves the weapon: %1, counted as flying past.").arg(percentWords(m_odds->noAttack));
    if (areSeveral())
        words << tr("Number and directions of the bullets are left as they fall.");
    return words.join(QLatin1Char(' '));
}

std::vector<OddsResult> OddsOutlook::goals() const
{
    std::vector<OddsResult> goals;
    for (const Row& row : rows()) {
        const bool isOne = areSeveral() ? row.outcome == OddsResult::Struck
                                        : row.outcome != OddsResult::Missed && row.outcome != OddsResult::Stopped
                && row.outcome != OddsResult::Unwounded;
        if (isOne)
            goals.push_back(row.outcome);
    }
    return goals;
}

QString OddsOutlook::defenceWords() const
{
    if (!m_odds || m_odds->defences.empty())
        return {};
    QStringList words;
    for (const OddsDefence& defence : m_odds->defences) {
        const QuestionKey decision{defence.decision, 0};
        const QString what = text::option(m_request->input.system(), decision, defence.option);
        words << tr("%1 %2", "defence, chance").arg(what, percentWords(defence.effect.struck));
    }
    return tr("Chance to hit against each defence: %1").arg(words.join(QStringLiteral(" · ")));
}

QString OddsOutlook::scaleWords() const
{
    QStringList lines;
    if (!m_odds)
        return {};
    for (const OddsScale& scale : m_odds->scales) {
        const StepKey key{scale.quantity, 0};
        QStringList grades;
        for (std::size_t grade = 1; grade < scale.chances.size(); ++grade) {
            if (scale.chances[grade] >= kLeastTold)
                grades << tr("%1 %2", "grade, chance")
                              .arg(text::value(text::Naming(*m_request), key, static_cast<std::int32_t>(grade)),
                                   percentWords(scale.chances[grade]));
        }
        if (!grades.isEmpty())
            lines << tr("%1: %2", "what is told by degrees, chances")
                         .arg(text::label(m_request->input.system(), key), grades.join(QStringLiteral(" · ")));
    }
    return lines.join(QLatin1Char('\n'));
}

QString OddsOutlook::othersWords() const
{
    QStringList lines;
    if (!m_odds)
        return {};
    for (std::size_t i = 1; i < m_odds->victims.size(); ++i) {
        const OddsVictim& victim = m_odds->victims[i];
        const PartDeclaration* part = m_request->input.action().find(victim.part);
        const FieldDeclaration* name = part ? part->record->find("name") : nullptr;
        if (!name || !name->text)
            continue;
        lines << tr("%1: hit %2, out of the fight %3", "a name, chances")
                     .arg(text::visible(name->text(part->peek(m_request->input.data(), victim.element))),
                          percentWords(victim.effect.struck), percentWords(victim.effect.out));
    }
    return lines.join(QLatin1Char('\n'));
}

void OddsOutlook::setGoal(const OddsGoal& goal)
{
    if (goal == m_goal)
        return;
    m_goal = goal;
    Q_EMIT changed();
    if (m_isCurrent)
        Q_EMIT surveyed();
}

QStringList OddsOutlook::locationNames() const
{
    QStringList names;
    if (!m_request || !m_request->plan)
        return names;
    for (std::size_t i = 0; i < m_request->plan->locations().size(); ++i)
        names << text::location(text::Naming(*m_request), static_cast<int>(i));
    return names;
}

QString OddsOutlook::goalWords() const
{
    QStringList where;
    const QStringList names = locationNames();
    const OddsGoal now = goal();
    for (const std::size_t location : now.locations)
        where << names.value(static_cast<qsizetype>(location));
    return where.isEmpty() ? resultWords(now.outcome, manner())
                           : tr("Strikes: %1", "locations").arg(where.join(QStringLiteral(", ")));
}

QString OddsOutlook::aimWords(Hex hex) const
{
    const int location = m_request->plan->locationAt(hex);
    const QString place = tr("(%1, %2)", "a hex").arg(text::number(hex.column), text::number(hex.halfRow));
    if (location >= 0 && manner() == Manner::Blow)
        return locationNames().value(location);
    return location < 0 ? place : tr("%1 %2", "location, hex").arg(locationNames().value(location), place);
}

namespace {

/// The declared place of a setting; both null: the action has none.
std::pair<const PartDeclaration*, const FieldDeclaration*> oddsPlaceOf(const Input& input, const OddsSetting& setting)
{
    const PartDeclaration* part = input.action().find(setting.part);
    return {part, part ? part->record->find(setting.field) : nullptr};
}

}  // namespace

QString OddsOutlook::valueWords(const OddsSetting& setting) const
{
    const FieldDeclaration* field = oddsPlaceOf(m_request->input, setting).second;
    return !field || field->kind == FieldKind::Flag ? QString()
                                                    : text::valueName(text::Naming(*m_request), *field, setting.value);
}

QString OddsOutlook::alternativeWords(const OddsAlternative& alternative) const
{
    QStringList all;
    for (const OddsSetting& setting : alternative) {
        const auto [part, field] = oddsPlaceOf(m_request->input, setting);
        if (!field)
            continue;
        const QString name = text::fieldName(text::Naming(*m_request), *part->record, *field);
        if (field->kind != FieldKind::Flag)
            all << tr("%1: %2", "option, value").arg(name, valueWords(setting));
        else
            all << (setting.value != 0 ? name : tr("Without: %1").arg(name));
    }
    return all.join(QStringLiteral(" · "));
}

std::vector<OddsOutlook::AimRow> OddsOutlook::bestAims() const
{
    std::vector<AimRow> rows;
    if (!m_request)
        return rows;
    for (const OddsSurvey::Ranked& ranked : m_survey.bestAims(goal(), kMostAims)) {
        const Hex hex = m_survey.aims()[ranked.place].hex;
        rows.push_back({hex, aimWords(hex), ranked.chance, rows.empty() ? 0 : ranked.chance - rows.front().chance});
    }
    return rows;
}

const AttackOdds* OddsOutlook::calledAt(std::size_t location) const
{
    if (!m_request || bodyClickOf(m_request->input.action()).kind != BodyClick::Kind::Location)
        return nullptr;
    const auto isThere = [&](const OddsSurvey::Aim& aim) {
        return m_request->plan->locationAt(aim.hex) == static_cast<int>(location);
    };
    const auto found = std::ranges::find_if(m_survey.aims(), isThere);
    return found == m_survey.aims().end() ? nullptr : &found->odds;
}

bool OddsOutlook::isUnaimedBest() const
{
    if (!m_survey.unaimed())
        return false;
    constexpr double kLeastDifference = 1e-9;
    const auto best = m_survey.bestAims(goal(), 1);
    const double called = best.empty() ? 0 : best.front().chance;
    return chanceOf(*m_survey.unaimed(), goal()) > called + kLeastDifference;
}

QString OddsOutlook::unaimedWords() const
{
    const double chance = m_survey.unaimed() ? chanceOf(*m_survey.unaimed(), goal()) : 0;
    if (chance <= 0)
        return {};
    return isUnaimedBest() ? tr("Not to call is best: %1", "chance").arg(percentWords(chance))
                           : tr("Without a call: %1", "chance").arg(percentWords(chance));
}

OddsOutlook::HelpRow OddsOutlook::helpRow(const OddsSurvey::Other& other) const
{
    const double chance = chanceOf(other.odds, goal());
    return {other.alternative, alternativeWords(other.alternative), valueWords(other.alternative.front()), chance,
            chance - chanceOf(*m_surveyedOdds, goal())};
}

std::vector<OddsOutlook::HelpRow> OddsOutlook::helpful() const
{
    std::vector<HelpRow> rows;
    if (!m_request || !m_surveyedOdds)
        return rows;
    for (const OddsSurvey::Ranked& ranked : m_survey.helpful(goal(), chanceOf(*m_surveyedOdds, goal()), kMostHelp))
        rows.push_back(helpRow(m_survey.others()[ranked.place]));
    return rows;
}

std::vector<OddsOutlook::HelpRow> OddsOutlook::alternatives() const
{
    std::vector<HelpRow> rows;
    if (!m_request || !m_surveyedOdds)
        return rows;
    for (const OddsSurvey::Other& other : m_survey.others())
        rows.push_back(helpRow(other));
    return rows;
}

}  // namespace hitspread
