#include "models/oddsoutlook.h"

#include "rules/core/bodyplan.h"
#include "rules/core/system.h"
#include "text/fields.h"
#include "text/labels.h"

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
}  // namespace

OddsOutlook::OddsOutlook(QObject* parent) : QObject(parent), m_timer(new QTimer(this))
{
    m_timer->setInterval(0);
    connect(m_timer, &QTimer::timeout, this, &OddsOutlook::goOn);
}

void OddsOutlook::setRequest(const std::optional<Request>& request)
{
    m_request = request;
    m_odds = request ? oddsOf(*request) : std::nullopt;
    m_isCurrent = false;
    if (m_odds) {
        m_running = OddsSurvey(*m_request);
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

void OddsOutlook::goOn()
{
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

QString OddsOutlook::outcomeWords(OddsOutcome outcome)
{
    switch (outcome) {
    case OddsOutcome::Struck: return tr("Strikes the body");
    case OddsOutcome::Missed: return tr("Flies past the body");
    case OddsOutcome::Stopped: return tr("Armour holds");
    case OddsOutcome::Wounded: return tr("Wound");
    case OddsOutcome::Down: return tr("Down");
    case OddsOutcome::Unconscious: return tr("Unconscious");
    case OddsOutcome::Dead: break;
    }
    return tr("Dead");
}

std::vector<OddsOutlook::Row> OddsOutlook::rows() const
{
    std::vector<Row> rows;
    if (!m_odds)
        return rows;
    for (const OddsOutcome outcome : kOddsOutcomes)
        rows.push_back({outcome, outcomeWords(outcome), chanceOf(*m_odds, outcome)});
    return rows;
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
        words << tr("One that succeeds may fly past all the same.");
    if (m_odds->noAttack > 0)
        words << tr("Nothing leaves the weapon: %1, counted as flying past.").arg(percentWords(m_odds->noAttack));
    return words.join(QLatin1Char(' '));
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
    for (const std::string& id : m_request->plan->locations())
        names << text::location(m_request->input.system(), id);
    return names;
}

QString OddsOutlook::goalWords() const
{
    QStringList where;
    const QStringList names = locationNames();
    for (const std::size_t location : m_goal.locations)
        where << names.value(static_cast<qsizetype>(location));
    return where.isEmpty() ? outcomeWords(m_goal.outcome)
                           : tr("Strikes: %1", "locations").arg(where.join(QStringLiteral(", ")));
}

QString OddsOutlook::aimWords(Hex hex) const
{
    const int location = m_request->plan->locationAt(hex);
    const QString place = tr("(%1, %2)", "a hex").arg(text::number(hex.column), text::number(hex.halfRow));
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
                                                    : text::valueName(m_request->input.system(), *field, setting.value);
}

QString OddsOutlook::alternativeWords(const OddsAlternative& alternative) const
{
    QStringList all;
    for (const OddsSetting& setting : alternative) {
        const auto [part, field] = oddsPlaceOf(m_request->input, setting);
        if (!field)
            continue;
        const QString name = text::fieldName(m_request->input.system(), *part->record, *field);
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
    for (const OddsSurvey::Ranked& ranked : m_survey.bestAims(m_goal, kMostAims)) {
        const Hex hex = m_survey.aims()[ranked.place].hex;
        rows.push_back({hex, aimWords(hex), ranked.chance, rows.empty() ? 0 : ranked.chance - rows.front().chance});
    }
    return rows;
}

OddsOutlook::HelpRow OddsOutlook::helpRow(const OddsSurvey::Other& other) const
{
    const double chance = chanceOf(other.odds, m_goal);
    return {other.alternative, alternativeWords(other.alternative), valueWords(other.alternative.front()), chance,
            chance - chanceOf(*m_surveyedOdds, m_goal)};
}

std::vector<OddsOutlook::HelpRow> OddsOutlook::helpful() const
{
    std::vector<HelpRow> rows;
    if (!m_request || !m_surveyedOdds)
        return rows;
    for (const OddsSurvey::Ranked& ranked : m_survey.helpful(m_goal, chanceOf(*m_surveyedOdds, m_goal), kMostHelp))
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
