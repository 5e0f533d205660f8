#include "services/refusal/reason.h"

#include <array>

namespace hitspread {

namespace {

#define HS_REASON(id, ...) #id,
#define HS_FINDING(id, ...) #id,
constexpr std::array<std::string_view, kReasons> kIds{
#include "services/refusal/reasons.inc"
};
#undef HS_REASON
#undef HS_FINDING

constexpr std::array<std::string_view, kSiteKinds> kSites{"",
                                                          "",
                                                          "",
                                                          "character",
                                                          "combatant",
                                                          "weapon",
                                                          "carried weapon",
                                                          "ammunition",
                                                          "armour",
                                                          "worn armour",
                                                          "accessory",
                                                          "options",
                                                          "encounter",
                                                          "melee weapon",
                                                          "thrown weapon",
                                                          "grenade",
                                                          "carried item",
                                                          "condition",
                                                          "modifier",
                                                          "possession",
                                                          "saved search",
                                                          "condition of somebody",
                                                          "lying",
                                                          "rule system",
                                                          "body plan",
                                                          "profile",
                                                          "image",
                                                          "log entry",
                                                          "mark",
                                                          "pending",
                                                          "waiting",
                                                          "action",
                                                          "time after the fight",
                                                          "weapon of",
                                                          "ammunition of",
                                                          "shipped document",
                                                          "standard output"};
static_assert(!kSites.back().empty());

struct Spelling {
    std::string operator()(const told::Number& number) const { return std::to_string(number.value); }
    std::string operator()(const told::Name& name) const { return name.text; }
    std::string operator()(const told::Foreign& foreign) const { return foreign.words; }
    std::string operator()(const told::Names& names) const
    {
        std::string list;
        for (const std::string& name : names.all)
            list += (list.empty() ? "" : ", ") + name;
        return list;
    }
    std::string operator()(const told::ActionName& named) const
    {
        return named.who.empty() ? named.action : named.action + " " + named.who;
    }
    std::string operator()(const told::Field& field) const { return field.record + "." + field.field; }
    std::string operator()(const Site& site) const { return spelled(site); }
    std::string operator()(const Cause& cause) const { return spelled(cause); }
};

}  // namespace

std::string_view idOf(Reason reason)
{
    return kIds[static_cast<std::size_t>(reason)];
}

std::string spelled(const Site& site)
{
    const std::string_view kind = kSites[static_cast<std::size_t>(site.kind)];
    std::string text(kind);
    if (!kind.empty() && (!site.name.empty() || site.number != 0))
        text += ' ';
    text += site.name.empty() && !kind.empty() && site.number != 0 ? std::to_string(site.number) : site.name;
    return text + (text.empty() ? std::string() : Site::separator(site.member)) + site.member;
}

std::string spelled(const Cause& cause)
{
    std::string text(idOf(cause.reason));
    for (std::size_t i = 0; i < cause.values.size(); ++i)
        text += (i == 0 ? ": " : ", ") + std::visit(Spelling(), cause.values[i]);
    return text;
}

}  // namespace hitspread
