#pragma once

#include "cli/command.h"
#include "rules/core/dice/question.h"
#include "rules/core/input.h"
#include "services/action/actionrecord.h"
#include "services/ports/campaign.h"
#include "services/ports/libraryquery.h"

#include <QJsonObject>

#include <functional>
#include <initializer_list>
#include <span>
#include <string>

namespace hitspread {
class ActionService;
}

namespace hitspread::cli {

/// What most commands on a campaign take: the file, and --encounter.
void declareFile(QCommandLineParser& parser);
void declareEncounter(QCommandLineParser& parser);
/// --encounter of a command that is about a fight whatever is said.
void declareFight(QCommandLineParser& parser);

/// The encounter named by a number or a name; without one the only one there is. Throws Failure (NotFound, BadInput).
[[nodiscard]] Encounter encounterNamed(Campaign& campaign, const QJsonValue& reference, const QString& where);

/// The one --encounter names, without it the only one there is. Throws Failure (NotFound, BadInput).
[[nodiscard]] Encounter fightOf(Campaign& campaign, const QCommandLineParser& parser);

/// The record of the library, of one of these kinds, with this number or name; a name must be the only one. A number counts
/// for the first kind. Throws Failure (NotFound, BadInput).
[[nodiscard]] LibraryHit libraryRecordNamed(Campaign& campaign, const std::string& system,
                                            std::span<const RecordKind> kinds, const QString& name);
[[nodiscard]] inline LibraryHit libraryRecordNamed(Campaign& campaign, const std::string& system,
                                                   std::initializer_list<RecordKind> kinds, const QString& name)
{
    return libraryRecordNamed(campaign, system, std::span(kinds.begin(), kinds.size()), name);
}

/// The combatant of an encounter named by a number or a name. Throws Failure (NotFound, BadInput).
[[nodiscard]] RecordId combatantNamed(Campaign& campaign, RecordId encounter, const QJsonValue& reference,
                                      const QString& where);

/// What a combatant carries, named by a number or a name; one of the number, or the only one of the name. Throws Failure (NotFound,
/// BadInput).
[[nodiscard]] RecordId thingNamed(Campaign& campaign, RecordId bearer, const QString& name);
/// What lies about in an encounter under a number, or under name and place. Throws Failure (NotFound, BadInput).
[[nodiscard]] RecordId lyingNamed(Campaign& campaign, RecordId encounter, const QJsonValue& reference,
                                  const QString& where);

/// The grenades a combatant carries under a number or a name; a name must be the only one. Throws Failure (NotFound, BadInput).
[[nodiscard]] RecordId grenadesNamed(Campaign& campaign, RecordId bearer, const QString& name);

/// What an argument refers to: a number, or else a name.
[[nodiscard]] QJsonValue referenceOf(const QString& text);

/// What undo, redo and history act on: --encounter or the library.
[[nodiscard]] Scope scopeOf(Campaign& campaign, const QCommandLineParser& parser);

/// An order bound to its campaign, sound by the rules, with what else is needed to do it.
struct Ordered {
    Campaign& campaign;
    ActionService& service;
    ActionRecord action;
    RecordId encounter = 0;
    bool rests = false;  ///< time passes for everybody
};

/// Does something with an order (schema "order") on the campaign --campaign names. Throws Failure.
void withOrdered(const QJsonObject& order, const QCommandLineParser& parser, Console& console,
                 const std::function<void(Ordered)>& work);

/// Resolves an order (schema "order") on a campaign and, with --apply, commits it.
[[nodiscard]] ExitStatus resolveOnCampaign(const QJsonObject& order, const QCommandLineParser& parser,
                                           Answerer* answerer, Console& console);

/// Throws Failure (Refused) when the rules forbid the request.
void checkAgainstRules(const Request& request);

/// Throws Failure (BadInput) when an answer was given for the open question, for then it does not fit.
void checkAnswerFits(const Request& request, const Question& open);

/// Asks another answerer only what the user left open: a question he answered unfittingly stays open, so that no roll
/// quietly replaces his dice (`checkAnswerFits` then refuses it). `then` may be null.
class GivenFirst final : public Answerer {
public:
    GivenFirst(Answers given, Answerer* then) : m_given(std::move(given)), m_then(then) {}
    [[nodiscard]] bool answer(const Question& question, Answer& answer) override;

private:
    Answers m_given;
    Answerer* m_then;
};

void declareAnswerer(QCommandLineParser& parser);
/// Who answers what is open: the seed of --seed, the presets of --preset, or nobody (null). Throws Failure (BadInput).
[[nodiscard]] std::unique_ptr<Answerer> answererFor(const QCommandLineParser& parser);

/// An order given as a file ("-": standard input). Throws Failure (BadInput) for a member that is none of `known`.
[[nodiscard]] QJsonObject readOrder(const QString& file, const QStringList& known, Console& console);

/// Puts what an order says about an action (options, declared, answers, overrides) into its request.
void readDeclared(const QJsonObject& order, Request& request);

/// Prints the result of an action.
[[nodiscard]] QJsonObject encodeAction(const ActionRecord& action, const std::optional<Question>& open);

/// Where own profiles of house rules are kept: --folder, or the settings.
[[nodiscard]] QString profileFolderOf(const QCommandLineParser& parser);
[[nodiscard]] QCommandLineOption profileFolderOption();

/// Access to campaigns, or Failure in a program without storage.
[[nodiscard]] CampaignAccess& campaignsOf(Console& console);

/// Time stamps of the machine's clock.
class MachineClock final : public Clock {
public:
    [[nodiscard]] std::string now() const override;
};

}  // namespace hitspread::cli
