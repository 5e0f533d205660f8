#pragma once

#include "formats/codec/actioncodec.h"
#include "formats/codec/logvaluecodec.h"
#include "formats/codec/recordcodec.h"
#include "models/fight/fightsnapshot.h"

#include <string>
#include <vector>

namespace hitspread::support {

/// Spells out everything a fight shows, for comparing what was read anew with what was brought up to date.
class FightDump {
public:
    [[nodiscard]] static std::string of(const FightSnapshot& fight)
    {
        FightDump dump;
        for (const Encounter& encounter : fight.encounters)
            dump.add(encounter);
        dump.add(fight.encounter);
        for (const CombatantView& view : fight.combatants)
            dump.add(view);
        for (const LyingView& thing : fight.lying) {
            dump.add(thing.possession);
            dump.add(thing.record);
        }
        for (const auto& [pair, metres] : fight.distances)
            dump.line("apart", pair.first, pair.second, metres);
        for (const LogEntry& entry : fight.history) {
            dump.line("entry", entry.id, static_cast<int>(entry.kind), entry.parent, entry.target, entry.inForce);
            dump.line(entry.title, entry.reason, entry.time, entry.round, entry.phase);
            for (const LoggedChange& change : entry.changes)
                dump.add(change);
        }
        dump.line("last", fight.last ? formats::actionText(*fight.last) : std::string());
        dump.line("place", fight.undoable, fight.redoable, fight.readOnly);
        for (const auto& [scope, entry] : fight.elsewhere)
            dump.line("elsewhere", scope.encounter, entry);
        if (fight.pending)
            dump.line("pending", fight.pending->id, formats::actionText(fight.pending->action));
        for (const Foreseen& one : fight.foreseen) {
            dump.line("foreseen", one.combatant, one.name);
            dump.add(one.change);
        }
        for (const WhatIf& one : fight.trying)
            dump.line("trying", one.mark.id, one.mark.entry, one.mark.origin, one.mark.name, one.steps);
        return std::move(dump.m_text);
    }

private:
    void word(const std::string& text) { m_text += text + '|'; }
    void word(const char* text) { m_text.append(text) += '|'; }
    template <typename Number>
    void word(Number number)
    {
        m_text += std::to_string(number) + '|';
    }
    template <typename... Words>
    void line(const Words&... words)
    {
        (word(words), ...);
        m_text += '\n';
    }
    void add(const AnyRecord& record) { line(record.isNull() ? std::string() : formats::recordText(record)); }
    void add(const StoredRecord& stored)
    {
        line("record", stored.id, stored.system, stored.sample, stored.removed, stored.extra, stored.portrait);
        for (const std::string& tag : stored.tags)
            line("tag", tag);
        add(stored.record);
    }
    void add(const Encounter& encounter)
    {
        line("encounter", encounter.id, encounter.system, encounter.name, encounter.round, encounter.phase);
        line(encounter.profile, encounter.sample, encounter.archived);
        add(encounter.switches);
    }
    void add(const Possession& thing)
    {
        line("possession", thing.id, thing.character, thing.combatant, thing.encounter, static_cast<int>(thing.kind));
        line(thing.item, thing.mountedOn, thing.ammunition, thing.position);
        add(thing.state);
    }
    void add(const std::vector<CombatantView::Item>& items)
    {
        line("things", items.size());
        for (const CombatantView::Item& item : items) {
            add(item.possession);
            add(item.record);
            for (const StoredRecord& accessory : item.accessories)
                add(accessory);
            for (const RecordId mounted : item.mounted)
                line("mounted", mounted);
            if (item.ammunition)
                add(*item.ammunition);
        }
    }
    void add(const CombatantView& view)
    {
        const Combatant& who = view.combatant;
        line("combatant", who.id, who.encounter, who.character, who.name, who.badge, static_cast<int>(who.side));
        line(who.position, who.colour, who.away);
        add(who.condition);
        add(view.character);
        for (const auto* items : {&view.weapons, &view.armour, &view.others, &view.loose, &view.conditions})
            add(*items);
    }
    void add(const LoggedChange& change)
    {
        line("change", static_cast<int>(change.record.kind), change.record.id, change.field, change.element,
             change.step);
        line(formats::logValueText(change.before), formats::logValueText(change.after));
    }

    std::string m_text;
};

}  // namespace hitspread::support
