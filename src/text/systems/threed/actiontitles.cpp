#include "text/systems/threed/actiontitles.h"

#include "rules/core/body/hex.h"
#include "rules/systems/threed/melee/melee.h"
#include "rules/systems/threed/melee/throw.h"
#include "rules/systems/threed/turn/preparation.h"
#include "rules/systems/threed/vocabulary.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/naming.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace hitspread::threed {

namespace {

using text::ActionTitle;
using text::ChoiceWords;

struct Offers {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::Offers)
};

/// An action alone, and with what it is done with.
struct TitledAction {
    std::string_view id;
    const char* alone;
    const char* with = nullptr;     ///< null: nothing
    const char* further = nullptr;  ///< done again
};

// clang-format off
constexpr std::array<TitledAction, 13> kTitledActions{{
    {"aim", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "Aim"), nullptr, QT_TRANSLATE_NOOP("hitspread::threed::Offers", "Aim on")},
    {"cock", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "Cock it"), QT_TRANSLATE_NOOP("hitspread::threed::Offers", "Cock %1")},
    {"reload", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "Reload"), QT_TRANSLATE_NOOP("hitspread::threed::Offers", "Reload %1")},
    {"clear", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "Clear the jam"), QT_TRANSLATE_NOOP("hitspread::threed::Offers", "Clear the jam of %1")},
    {"draw", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "Draw it"), QT_TRANSLATE_NOOP("hitspread::threed::Offers", "Draw %1")},
    {"oneHand", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "One hand off it"), QT_TRANSLATE_NOOP("hitspread::threed::Offers", "One hand off %1")},
    {"putAway", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "Put it away"), QT_TRANSLATE_NOOP("hitspread::threed::Offers", "Put away: %1")},
    {"hold", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "Hold")},
    {"take", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "Take held")},
    {"additional", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "Take additional")},
    {"aid", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "First aid")},
    {"treat", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "Drugs or powers")},
    {"strike", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "Strike")},
}};

/// Small letters: what the name of the action does not begin with.
constexpr std::array<std::pair<std::string_view, const char*>, 19> kAlso{{
    {"shot", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "fire")},
    {"volley", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "shot fire burst automatic")},
    {"twoGuns", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "shot fire burst automatic")},
    {"suppress", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "shot fire burst automatic")},
    {"melee", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "melee strike hit")},
    {"throw", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "knife thrown")},
    {"grenade", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "explosion blast thrown")},
    {"harm", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "damage fire fall")},
    {"aid", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "care wound healing")},
    {"treat", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "care wound healing")},
    {"recover", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "care wound healing")},
    {"ready", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "weapon reload cock draw")},
    {"readyThrown", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "weapon reload cock draw")},
    {"check", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "check roll")},
    {"initiative", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "order hold held")},
    {"opportunity", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "order hold held")},
    {"split", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "order hold held")},
    {"prepare", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "aim stance")},
    {"shift", QT_TRANSLATE_NOOP("hitspread::threed::Offers", "skin armour")},
}};
// clang-format on

ChoiceWords eitherOr(int value, const QString& first, const QString& second)
{
    return {value == 0 ? first : second, {}};
}

/// The direction a parry would turn the blow to; its number is its key.
ChoiceWords turnWords(const ActionRecord& action, int value)
{
    const Answer* fell = action.findings.answers.find({static_cast<std::uint16_t>(Query::AttackDirection), 0});
    const int direction = hitspread::turned(fell ? fell->faces[0] : 1, value);
    return {value == 0 ? Offers::tr("keep %1").arg(direction) : Offers::tr("to %1").arg(direction),
            QChar(u'0' + direction)};
}

ChoiceWords bulletsWords(const ActionRecord& action, QuestionKey key, int value)
{
    const Step* rolled = findStep(action.findings.steps,
                                  {static_cast<std::uint16_t>(Quantity::BurstRolled), key.index});
    const QString words = QString::number(std::max(1, (rolled ? rolled->value : 0) + value));
    return {words, words.size() == 1 ? words[0] : QChar(u'\x1')};
}

}  // namespace

ChoiceWords choiceWords(const ActionRecord& action, QuestionKey key, int value)
{
    switch (static_cast<Query>(key.name)) {
    case Query::BurstChange: return bulletsWords(action, key, value);
    case Query::BulletInfluence:
        return value == 0 ? ChoiceWords{Offers::tr("keep"), u'0'}
                          : ChoiceWords{text::signedNumber(value), value < 0 ? QChar(u'-') : QChar(u'+')};
    case Query::BulletMove: return eitherOr(value, Offers::tr("stay"), Offers::tr("move on"));
    case Query::BulletPrice: return eitherOr(value, Offers::tr("an influence"), Offers::tr("bullets"));
    case Query::EvadeSkill: return eitherOr(value, Offers::tr("Dodge"), Offers::tr("Acrobatics"));
    case Query::ParryTurn: return turnWords(action, value);
    case Query::ParryRaise: return eitherOr(value, QString(), text::signedNumber(value));
    default: return {};
    }
}

ActionTitle actionTitle(std::string_view action, const QString& thing, bool isFurther)
{
    const auto found = std::ranges::find(kTitledActions, action, &TitledAction::id);
    const TitledAction& words = found == kTitledActions.end() ? kTitledActions.back() : *found;
    const QString alone = Offers::tr(isFurther && words.further ? words.further : words.alone);
    return {thing.isEmpty() || !words.with ? alone : Offers::tr(words.with).arg(thing), alone};
}

QString quantityWords(const ActionRecord& action, std::uint16_t quantity)
{
    // What is struck with or thrown has ratings of its own; only a gun has those of what it is loaded with.
    if (!action.request.input.isOneOf<Melee, Throw>())
        return {};
    switch (static_cast<Quantity>(quantity)) {
    case Quantity::PenetrationRating: return Offers::tr("Penetration of the weapon");
    case Quantity::DamageRating: return Offers::tr("Damage of the weapon");
    default: return {};
    }
}

QString alsoCalled(std::string_view action)
{
    const auto found = std::ranges::find(kAlso, action, &std::pair<std::string_view, const char*>::first);
    return found == kAlso.end() ? QString() : Offers::tr(found->second);
}

QString preparingWords(const ActionRecord& action)
{
    const auto* preparation = action.request.input.as<Preparation>();
    const FieldDeclaration* what = preparationOptionsRecord.find("what");
    return preparation && what
        ? text::choiceName(text::Naming(action.request), *what, static_cast<std::size_t>(preparation->options.what))
        : QString();
}

QString aimTitle()
{
    return Offers::tr("&Aim");
}

QString holdTitle()
{
    return Offers::tr("H&old");
}

}  // namespace hitspread::threed
