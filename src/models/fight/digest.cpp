#include "models/fight/digest.h"

#include "models/systemview.h"
#include "rules/systems/registry.h"
#include "text/echo.h"
#include "text/joined.h"
#include "text/labels.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitspread {

QString DigestSource::nameOf(RecordId number) const
{
    const auto found = std::ranges::find_if(
        others, [number](const CombatantView& other) { return other.combatant.id == number; });
    return found == others.end() ? QString() : text::visible(found->combatant.name);
}

DigestSource sourceOf(const CombatantView& view, const AnyRecord& switches, std::span<const CombatantView> others)
{
    DigestSource source;
    source.others = others;
    source.character = view.character.record;
    source.condition = view.combatant.condition;
    source.switches = switches;
    for (const CombatantView::Item& item : view.armour) {
        source.armour.push_back(item.record.record);
        source.armourState.push_back(item.possession.state);
    }
    for (const CombatantView::Item& item : view.weapons) {
        source.weapons.push_back(item.record.record);
        source.weaponStates.push_back(item.possession.state);
    }
    return source;
}

DigestSource personIn(const Input& input, Role role, std::size_t place)
{
    if (input.isEmpty())
        return {};
    const void* data = input.data();
    const ActionDeclaration& action = input.action();
    DigestSource source;
    source.tellsArmour = std::ranges::any_of(action.parts, [role](const PartDeclaration& part) {
        return part.role == role && part.record->kind == RecordKind::Armour;
    });
    for (const PartDeclaration& part : action.parts) {
        if (part.record->kind == RecordKind::Switches)
            source.switches = AnyRecord(*part.record, part.peek(data, 0));
        if (part.role != role)
            continue;
        // Armour is a list of its own where there is one person, else one inside each of them.
        const PartDeclaration* root = action.find(part.id.substr(0, part.id.find('.')));
        const bool each = root && root->many
            && (root->record->kind == RecordKind::Character || root->record->kind == RecordKind::Condition);
        for (std::size_t i = 0; i < part.count(data); ++i) {
            if (each && (part.isInner() ? part.ownerOf(data, i) : i) != place)
                continue;
            const AnyRecord record(*part.record, part.peek(data, i));
            switch (part.record->kind) {
            case RecordKind::Character: source.character = record; break;
            case RecordKind::Condition: source.condition = record; break;
            case RecordKind::Armour: source.armour.push_back(record); break;
            case RecordKind::ArmourState: source.armourState.push_back(record); break;
            default: break;
            }
        }
    }
    return source;
}

DigestSource targetOf(const Input& input, std::size_t place)
{
    return personIn(input, Role::Target, place);
}

bool countTheSame(const Digest& a, const Digest& b)
{
    const auto isSame = [](const TrackDigest& one, const TrackDigest& other) {
        return one.name == other.name && one.most == other.most && one.boxes == other.boxes;
    };
    return a.initiativeField == b.initiativeField && a.actionsLeftField == b.actionsLeftField
        && a.wounds.has_value() == b.wounds.has_value() && a.figures.empty() == b.figures.empty()
        && std::ranges::equal(a.tracks, b.tracks, isSame);
}

bool takesHarm(const Digest& before, const Digest& after)
{
    if (after.wounds > before.wounds || (after.isOut && !before.isOut))
        return true;
    for (std::size_t i = 0; i < before.tracks.size() && i < after.tracks.size(); ++i) {
        if (after.tracks[i].kind != TrackDigest::Kind::Harm)
            continue;
        // A graver mark may stand over one that was there.
        if (after.tracks[i].left < before.tracks[i].left || after.tracks[i].grave > before.tracks[i].grave)
            return true;
    }
    for (std::size_t i = 0; i < before.locations.size() && i < after.locations.size(); ++i) {
        if (after.locations[i].hits < before.locations[i].hits)
            return true;
    }
    return false;
}

QString figureWords(const Digest& digest)
{
    QStringList words;
    for (const Figure& figure : digest.figures)
        words << QCoreApplication::translate("hitspread::Digest", "%1 %2", "what, its number")
                     .arg(figure.name, figure.value);
    return text::joined(words);
}

QStringList trackWords(const Digest& digest)
{
    QStringList words;
    for (const TrackDigest& track : digest.tracks) {
        if (track.most > 0)
            words << QCoreApplication::translate("hitspread::Digest", "%1 %2/%3")
                         .arg(track.name, text::number(track.told(track.left)), text::number(track.most));
    }
    return words;
}

namespace {

/// How somebody stands, his tracks left aside.
QString postureWords(const Digest& digest)
{
    const auto worst = std::ranges::find_if(
        digest.chips, [](const Chip& chip) { return chip.mark == Mark::Dead || chip.mark == Mark::Out; });
    return worst == digest.chips.end() ? digest.posture : worst->text;
}

}  // namespace

QString stateWords(const Digest& digest)
{
    return text::joined(QStringList{postureWords(digest)} + trackWords(digest));
}

QString briefStateWords(const Digest& digest)
{
    if (digest.tracks.size() != 1 || digest.tracks.front().most <= 0)
        return stateWords(digest);
    const TrackDigest& track = digest.tracks.front();
    return text::joined({postureWords(digest),
                         QCoreApplication::translate("hitspread::Digest", "%1/%2", "of a track, of how many")
                             .arg(text::number(track.told(track.left)), text::number(track.most))});
}

std::optional<KeptArea> keptAreaOf(const std::string& system, const AnyRecord& condition, const AnyRecord& switches)
{
    const KeptAreaFacet* areas = facetsOf(system).keptArea;
    return areas && !condition.isNull() ? areas->keptArea(condition, switches) : std::nullopt;
}

Digest digestOf(const std::string& system, const DigestSource& source)
{
    const SystemView* maker = systemViewOf(system);
    return maker && !source.character.isNull() && !source.condition.isNull() ? maker->digest(source) : Digest{};
}

std::vector<WeaponDigest> weaponsOf(const std::string& system, const CombatantView& view, const AnyRecord& switches)
{
    std::vector<WeaponDigest> result;
    const SystemView* maker = systemViewOf(system);
    const DigestSource holder = sourceOf(view, switches);
    for (const CombatantView::Item& item : view.weapons) {
        if (maker)
            result.push_back(maker->weapon(item, holder));
    }
    return result;
}

std::vector<WeaponDigest> othersOf(const std::string& system, const CombatantView& view, RecordKind kind,
                                   const AnyRecord& switches)
{
    std::vector<WeaponDigest> result;
    const SystemView* maker = systemViewOf(system);
    const DigestSource holder = sourceOf(view, switches);
    for (const CombatantView::Item& item : view.others) {
        if (maker && item.possession.kind == kind)
            result.push_back(maker->weapon(item, holder));
    }
    return result;
}

}  // namespace hitspread
