#include "cli/encounterstate.h"

#include "cli/command.h"
#include "formats/codec/recordcodec.h"
#include "formats/json/documentpath.h"
#include "rules/core/time/lasting.h"
#include "rules/core/time/lying.h"
#include "services/turn/turnorder.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <array>

namespace hitspread::cli {

namespace {

using formats::toQString;

constexpr std::array<const char*, 3> kSides{"players", "opponents", "others"};

QString nameOf(const AnyRecord& record)
{
    const FieldDeclaration* name = record.isNull() ? nullptr : record.declaration().find("name");
    return name ? toQString(name->text(record.data())) : QString();
}

/// The round and phase that begin when a condition is over; empty: it is lifted, or nobody knows.
QJsonObject encodeEnd(const Encounter& encounter, const Possession& condition)
{
    const auto over = condition.state.isNull() ? std::nullopt : overAt(encounter, condition.state.as<Lasting>());
    if (!over)
        return {};
    return {{u"round"_qs, (*over)[0]}, {u"phase"_qs, (*over)[1]}};
}

QJsonObject encodePossession(Campaign& campaign, const Possession& possession)
{
    QJsonObject object{{u"name"_qs, nameOf(campaign.load({possession.kind, possession.item}))}};
    if (possession.ammunition != 0)
        object.insert(u"ammunition"_qs, nameOf(campaign.load({RecordKind::Ammunition, possession.ammunition})));
    if (!possession.state.isNull()) {
        const QJsonObject state = formats::encodeChanged(possession.state);
        if (!state.isEmpty())
            object.insert(u"state"_qs, state);
    }
    return object;
}

}  // namespace

QJsonArray encodeGround(Campaign& campaign, RecordId encounter)
{
    QJsonArray all;
    for (const Possession& thing : campaign.encounters().lyingIn(encounter)) {
        const auto& lying = thing.state.as<Lying>();
        QJsonObject object{{u"id"_qs, qint64{thing.id}},
                           {u"name"_qs, nameOf(campaign.load({thing.kind, thing.item}))},
                           {u"where"_qs, toQString(lying.where)}};
        if (lying.fuse != kNoEntry)
            object.insert(u"fuse"_qs, lying.fuse);
        all.append(object);
    }
    return all;
}

QString spellSide(Side side)
{
    return QString::fromLatin1(kSides[static_cast<std::size_t>(side)]);
}

Side sideFrom(const QString& text)
{
    for (std::size_t i = 0; i < kSides.size(); ++i) {
        if (text == QLatin1String(kSides[i]))
            return static_cast<Side>(i);
    }
    refuse<Reason::NoSuchSide>({SiteKind::Place, u"--side"_qs}, text);
}

QJsonObject encodeEncounter(Campaign& campaign, const Encounter& encounter)
{
    QJsonArray combatants;
    for (const Combatant& combatant : campaign.encounters().combatants(encounter.id)) {
        QJsonObject object{{u"id"_qs, qint64{combatant.id}},
                           {u"name"_qs, toQString(combatant.name)},
                           {u"side"_qs, spellSide(combatant.side)},
                           {u"character"_qs, qint64{combatant.character}}};
        if (combatant.colour != 0)
            object.insert(u"colour"_qs, combatant.colour);
        if (combatant.away)
            object.insert(u"away"_qs, true);
        combatants.append(object);
    }
    QJsonObject fight{{u"id"_qs, qint64{encounter.id}},
                      {u"name"_qs, toQString(encounter.name)},
                      {u"system"_qs, toQString(encounter.system)},
                      {u"profile"_qs, toQString(encounter.profile)},
                      {u"round"_qs, encounter.round},
                      {u"phase"_qs, encounter.phase},
                      {u"combatants"_qs, combatants}};
    if (encounter.archived)
        fight.insert(u"archived"_qs, true);
    if (encounter.between)
        fight.insert(u"between"_qs, true);
    return fight;
}

QJsonObject encodeHow(Campaign& campaign, const Encounter& encounter, const AnyRecord& condition,
                      const std::vector<Possession>& things)
{
    QJsonObject object{{u"condition"_qs, formats::encodeChanged(condition)}};
    QJsonArray kit;
    QJsonArray conditions;
    for (const Possession& possession : things) {
        QJsonObject encoded = encodePossession(campaign, possession);
        const bool isCondition = possession.kind == RecordKind::ConditionTemplate;
        if (const QJsonObject end = isCondition ? encodeEnd(encounter, possession) : QJsonObject(); !end.isEmpty())
            encoded.insert(u"until"_qs, end);
        (isCondition ? conditions : kit).append(encoded);
    }
    object.insert(u"kit"_qs, kit);
    if (!conditions.isEmpty())
        object.insert(u"conditions"_qs, conditions);
    return object;
}

QJsonObject encodeState(Campaign& campaign, const Encounter& encounter)
{
    QJsonObject state = encodeEncounter(campaign, encounter);
    if (!encounter.switches.isNull())
        state.insert(u"switches"_qs, formats::encodeChanged(encounter.switches));
    QJsonArray combatants = state.value(u"combatants"_qs).toArray();
    qsizetype i = 0;
    for (const Combatant& combatant : campaign.encounters().combatants(encounter.id)) {
        QJsonObject object = combatants[i].toObject();
        const QJsonObject how = encodeHow(campaign, encounter, combatant.condition,
                                          campaign.encounters().possessionsOfCombatant(combatant.id));
        for (auto member = how.begin(); member != how.end(); ++member)
            object.insert(member.key(), member.value());
        combatants[i++] = object;
    }
    state.insert(u"combatants"_qs, combatants);
    if (const QJsonArray lying = encodeGround(campaign, encounter.id); !lying.isEmpty())
        state.insert(u"lying"_qs, lying);
    return state;
}

}  // namespace hitspread::cli
