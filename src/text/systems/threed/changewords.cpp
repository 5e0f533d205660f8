#include "text/systems/threed/changewords.h"

#include "rules/core/system.h"
#include "rules/systems/threed/person.h"
#include "rules/systems/threed/turn/split.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/systems/threed/combatantwords.h"

#include <QCoreApplication>

namespace hitspread::threed {

namespace {

struct Changes {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::Changes)
};

}  // namespace

QString nameOf(Listed listed)
{
    return listed == Listed::OpenWounds ? Changes::tr("Open wounds") : Changes::tr("Stuck bullets");
}

QString aimsName(const QString& whom)
{
    return whom.isEmpty() ? Changes::tr("Aims") : Changes::tr("Aims at %1").arg(whom);
}

QString shootersWords(int shooters)
{
    return shooters == 0 ? Changes::tr("nobody")
        : shooters == 1  ? Changes::tr("1 enemy")
                         : Changes::tr("%1 enemies").arg(shooters);
}

QString initiativeLossWords(InitiativeLoss loss)
{
    return loss == InitiativeLoss::None ? Changes::tr("no") : lossWords(loss);
}

QString splitPartName(const System& system, std::string_view skill)
{
    return Changes::tr("Split Action, %1").arg(text::rankName(system, skill));
}

QString splitRankWords(const Character& who, const Condition& condition, std::size_t part)
{
    return skillOf(who, condition.splitSkill[part]).empty() ? QStringLiteral("–")
                                                            : text::number(condition.splitRank[part]);
}

QString choiceWords(const System& system, const FieldDeclaration& field, const Condition& condition)
{
    // Only the first letter: a word in it may be a noun, or a name of the rules.
    QString words = text::choiceName(text::Naming::usual(system), field,
                                     static_cast<std::size_t>(field.number(&condition, 0)));
    words[0] = words[0].toLower();
    return words;
}

QString deathWords(const System& system, Location lost)
{
    return Changes::tr("dead: %1 lost").arg(text::location(text::Naming::usual(system), kLocationIds[at(lost)]));
}

}  // namespace hitspread::threed
