#include "ui/systems/threed/situationoffers.h"

#include "models/fight.h"
#include "rules/systems/threed/modifiers.h"
#include "ui/attack/attackpresenter.h"
#include "ui/fields/rankseditor.h"

#include <QPointer>

namespace hitspread::threed {

namespace {

constexpr std::size_t kMost = 500;

/// Those that are added to an attack roll, as the list they are offered to takes no other form, and that nothing counts already.
bool suits(const Modifier& modifier)
{
    return !modifier.automatic && (modifier.appliesTo & bit(Affected::AttackRoll)) != 0
        && modifier.form == ModifierForm::Roll;
}

std::vector<RanksEditor::Suggestion> suggestions(const std::vector<StoredRecord>& records)
{
    std::vector<RanksEditor::Suggestion> all;
    for (const StoredRecord& record : records) {
        const auto& modifier = record.record.as<Modifier>();
        if (!suits(modifier))
            continue;
        const std::optional<std::int32_t> rank = modifier.value != 0 ? std::optional(modifier.value) : std::nullopt;
        all.push_back({modifier.name, QString::fromStdString(modifier.name), rank});
    }
    return all;
}

void ask(QWidget& panel, AttackPresenter& presenter)
{
    LibraryQuery query;
    query.kind = RecordKind::Modifier;
    query.system = "threed";
    query.limit = kMost;
    presenter.fight().gateway().run(
        &panel, [query](CampaignServices& services) { return services.library.page(query); },
        [editor = QPointer(panel.findChild<RanksEditor*>(QStringLiteral("option_rollModifiers")))](
            const std::vector<StoredRecord>& records) {
            if (editor)
                editor->setSuggestions(suggestions(records));
        });
}

}  // namespace

void offerSituations(QWidget& panel, AttackPresenter& presenter)
{
    // The panel itself is made when an action is ready: that one is over before it can listen.
    ask(panel, presenter);
    QObject::connect(&presenter, &AttackPresenter::ready, &panel, [&panel, &presenter] { ask(panel, presenter); });
}

}  // namespace hitspread::threed
