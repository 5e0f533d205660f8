#include "text/systems/percentile/actionphrases.h"

#include <QCoreApplication>

namespace hitspread::percentile {

namespace {

// Its name alone: with more of it before a function lupdate takes the words for another context.
using text::ActionTitle;

struct ActionPhrases {
    Q_DECLARE_TR_FUNCTIONS(hitspread::percentile::ActionPhrases)
};

ActionTitle withThing(const QString& with, const QString& alone, const QString& thing)
{
    return {thing.isEmpty() ? alone : with.arg(thing), alone};
}

}  // namespace

QString quickTitle(std::string_view action)
{
    if (action == action::kMelee)
        return ActionPhrases::tr("Declare &melee");
    return action == action::kRanged ? ActionPhrases::tr("Declare &ranged")
                                     : ActionPhrases::tr("Declare something &else");
}

ActionTitle doneWords(std::string_view action, const QString& thing)
{
    if (action == action::kMelee)
        return {ActionPhrases::tr("Declare melee"), ActionPhrases::tr("Melee")};
    if (action == action::kRanged)
        return {ActionPhrases::tr("Declare ranged"), ActionPhrases::tr("Ranged")};
    if (action == action::kOther)
        return {ActionPhrases::tr("Declare something else"), ActionPhrases::tr("Other")};
    if (action == action::kClear)
        return withThing(ActionPhrases::tr("Clear %1"), ActionPhrases::tr("Clear it"), thing);
    if (action == action::kPickUp)
        return withThing(ActionPhrases::tr("Pick %1 up"), ActionPhrases::tr("Pick it up"), thing);
    if (action == action::kReload)
        return withThing(ActionPhrases::tr("Load %1"), ActionPhrases::tr("Load it"), thing);
    if (action == action::kClash)
        return withThing(ActionPhrases::tr("Clash with %1", "name"), ActionPhrases::tr("Clash"), thing);
    return {ActionPhrases::tr("Attack in turn"), ActionPhrases::tr("Attack")};
}

}  // namespace hitspread::percentile
