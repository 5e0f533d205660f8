#include "text/systems/percentile/deedphrases.h"

#include <QCoreApplication>

namespace hitspread::percentile {

namespace {

// Its name alone: with more of it before a function lupdate takes the words for another context.
using text::DeedWords;

struct DeedPhrases {
    Q_DECLARE_TR_FUNCTIONS(hitspread::percentile::DeedPhrases)
};

DeedWords withThing(const QString& with, const QString& alone, const QString& thing)
{
    return {thing.isEmpty() ? alone : with.arg(thing), alone};
}

}  // namespace

QString quickTitle(std::string_view deed)
{
    if (deed == deed::kMelee)
        return DeedPhrases::tr("Declare &melee");
    return deed == deed::kRanged ? DeedPhrases::tr("Declare &ranged") : DeedPhrases::tr("Declare something &else");
}

DeedWords doneWords(std::string_view deed, const QString& thing)
{
    if (deed == deed::kMelee)
        return {DeedPhrases::tr("Declare melee"), DeedPhrases::tr("Melee")};
    if (deed == deed::kRanged)
        return {DeedPhrases::tr("Declare ranged"), DeedPhrases::tr("Ranged")};
    if (deed == deed::kOther)
        return {DeedPhrases::tr("Declare something else"), DeedPhrases::tr("Other")};
    if (deed == deed::kClear)
        return withThing(DeedPhrases::tr("Clear %1"), DeedPhrases::tr("Clear it"), thing);
    if (deed == deed::kPickUp)
        return withThing(DeedPhrases::tr("Pick %1 up"), DeedPhrases::tr("Pick it up"), thing);
    if (deed == deed::kReload)
        return withThing(DeedPhrases::tr("Load %1"), DeedPhrases::tr("Load it"), thing);
    if (deed == deed::kClash)
        return withThing(DeedPhrases::tr("Clash with %1", "name"), DeedPhrases::tr("Clash"), thing);
    return {DeedPhrases::tr("Attack in turn"), DeedPhrases::tr("Attack")};
}

}  // namespace hitspread::percentile
