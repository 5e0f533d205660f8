#include "text/systems/twod6/resultwords.h"

#include "rules/systems/twod6/grapple.h"
#include "rules/systems/twod6/round.h"
#include "rules/systems/twod6/simpleactions.h"
#include "rules/systems/twod6/turn.h"
#include "text/echo.h"
#include "text/joined.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/systems/twod6/combatantwords.h"
#include "text/systems/twod6/harmwords.h"

#include <QCoreApplication>

namespace hitspread::twod6 {

namespace {

class ActionResultReader {
    Q_DECLARE_TR_FUNCTIONS(hitspread::twod6::ActionResult)

public:
    explicit ActionResultReader(const ActionRecord& action) : m_action(action) {}

    [[nodiscard]] QString whole() const
    {
        const Input& input = m_action.request.input;
        if (const auto* status = input.as<Status>())
            return m_action.findings.steps.empty() ? QString() : listed(ofStatus(status->options));
        if (const auto* join = input.as<Join>())
            return scores(join->members);
        if (const auto* seize = input.as<Seize>())
            return value(Quantity::SeizePlace) ? tr("before %1", "name").arg(text::visible(seize->target.name))
                                               : QString();
        if (const auto* pass = input.as<Pass>())
            return text::visible(pass->options.note);
        if (const auto* move = input.as<EvadeMove>())
            return value(Quantity::MoveFull) ? metres(move->options.metres) : QString();
        return value(Quantity::TurnDoing) ? listed(spent(input)) : QString();
    }

    [[nodiscard]] QString sentence() const
    {
        const auto* move = m_action.request.input.as<Move>();
        if (!move || !value(Quantity::TurnDoing))
            return {};
        QStringList words = pain();
        words.prepend(text::visible(move->options.note));
        words.prepend(goes(move->options.mode, metres(move->options.metres)));
        return listed(words);
    }

    /// "Tarn 14, Sable 15": who has rolled for initiative (TD-03).
    template <typename Members>
    [[nodiscard]] QString scores(const Members& members) const
    {
        QStringList words;
        for (std::size_t i = 0; i < members.size(); ++i) {
            if (const auto score = value(Quantity::InitiativeScore, static_cast<int>(i)))
                words << tr("%1 %2", "name, Initiative Score")
                             .arg(text::visible(members[i].character.name), text::number(*score));
        }
        return listed(words);
    }

private:
    [[nodiscard]] std::optional<int> value(Quantity quantity, int index = 0) const
    {
        const Step* step = lastStep(m_action.findings.steps,
                                    {static_cast<std::uint16_t>(quantity), static_cast<std::uint16_t>(index)});
        return step ? std::optional(step->value) : std::nullopt;
    }
    static QString listed(QStringList words) { return text::joined(std::move(words), u", "); }
    static QString metres(std::int32_t metres) { return tr("%1 m", "metres").arg(text::number(metres)); }

    static QString goes(Mode mode, const QString& far)
    {
        switch (mode) {
        case Mode::Walk: return tr("walks %1", "so far").arg(far);
        case Mode::Run: return tr("runs %1", "so far").arg(far);
        case Mode::Sprint: return tr("sprints %1", "so far").arg(far);
        case Mode::Crawl: return tr("crawls %1", "so far").arg(far);
        case Mode::None: break;
        }
        return {};
    }

    /// What a wounded leg costs, and what comes of it (TD-106).
    [[nodiscard]] QStringList pain() const
    {
        const HarmReader harm(m_action, 0);
        if (harm.limbBruise() == 0)
            return {};
        return QStringList{tr("%1 for the leg", "points").arg(pointsWords(DamageType::Bruise, harm.limbBruise()))}
        + harm.stateWords(true);
    }

    [[nodiscard]] QStringList spent(const Input& input) const
    {
        if (const auto* move = input.as<Move>())
            return QStringList{metres(move->options.metres), text::visible(move->options.note)} + pain();
        if (const auto* aim = input.as<CarefulAim>())
            return {aimed(text::visible(aim->options.whomName))};
        if (const auto* escape = input.as<Release>())
            return {tr("%1 is free", "name").arg(text::visible(escape->target.name))};
        if (const auto* evade = input.as<Evade>())
            return {tr("harder to hit from now on"), text::visible(evade->options.note)};
        if (const auto* rise = input.as<StandUp>())
            return {tr("on his feet"), text::visible(rise->options.note)};
        if (const auto* fall = input.as<FallProne>())
            return {tr("lies"), text::visible(fall->options.note)};
        if (const auto* other = input.as<Other>())
            return {text::visible(other->options.note),
                    tr("%1 Action", "category").arg(categoryWords(other->options.category))};
        return handled(input);
    }

    [[nodiscard]] QStringList handled(const Input& input) const
    {
        if (const auto* ready = input.as<Ready>())
            return {text::visible(ready->weapon.name)};
        if (const auto* pickUp = input.as<PickUp>())
            return {text::visible(pickUp->weapon.name)};
        if (const auto* drop = input.as<Drop>())
            return {text::visible(drop->weapon.name), text::visible(drop->options.note)};
        const auto* reload = input.as<Reload>();
        if (!reload)
            return {};
        const auto shots = value(Quantity::ShotsLeft);
        return {text::visible(reload->weapon.name),
                shots ? tr("%1 shots", "loaded").arg(text::number(*shots)) : QString(),
                text::visible(reload->options.note)};
    }

    [[nodiscard]] QString aimed(const QString& whom) const
    {
        const QString rounds = roundsWords(value(Quantity::AimRounds).value_or(1));
        return whom.isEmpty() ? rounds : tr("at %1, %2", "name, how long").arg(whom, rounds);
    }

    /// Of a state one of two words; nothing: it stays.
    static QString flipped(Flip flip, const QString& on, const QString& off)
    {
        return flip == Flip::Stays ? QString() : flip == Flip::On ? on : off;
    }

    [[nodiscard]] QStringList ofStatus(const StatusOptions& options) const
    {
        QStringList words{flipped(options.surprised, surprisedWords(), tr("not surprised any more")),
                          flipped(options.underCare, underCareWords(), tr("not under care any more")),
                          flipped(options.mayAct, mayActWords(), tr("may not act any more")),
                          flipped(options.stabilised, stabilisedWords(), tr("not stabilised any more")),
                          flipped(options.unconscious, unconsciousWords(), tr("conscious again")),
                          flipped(options.prone, proneWords(), tr("on his feet")),
                          flipped(options.concealed, concealedWords(), tr("not concealed any more"))};
        if (options.losesAim)
            words << tr("careful aim lost");
        if (options.cover != CoverChange::Stays)
            words << covered(options.cover);
        if (options.elevation != kNoEntry)
            words << elevationWords(options.elevation);
        if (options.wound == WoundChange::Ok)
            words << tr("%1 is well again", "location")
                         .arg(text::inSentence(
                             text::location(text::Naming(m_action.request), static_cast<int>(options.location))));
        else if (options.wound != WoundChange::Stays)
            words += HarmReader(m_action, 0).stateWords(true);
        return words;
    }

    static QString covered(CoverChange cover)
    {
        return cover == CoverChange::None ? tr("no cover")
                                          : coverWords(cover == CoverChange::Full ? Cover::Full : Cover::Partial);
    }

    const ActionRecord& m_action;
};

}  // namespace

QString actionResult(const ActionRecord& action)
{
    if (const auto* round = action.request.input.as<RoundChange>())
        return ActionResultReader(action).scores(round->members);
    return ActionResultReader(action).whole();
}

QString actionSentence(const ActionRecord& action)
{
    return ActionResultReader(action).sentence();
}

}  // namespace hitspread::twod6
