#include "ui/attack/options/situationoffers.h"

#include "models/fight/fight.h"
#include "models/play/attackpresenter.h"
#include "models/systemview.h"
#include "services/library/recordname.h"
#include "text/echo.h"
#include "ui/fields/rankseditor.h"

#include <QPointer>
#include <QRegularExpression>

namespace hitspread {

namespace {

constexpr std::size_t kMost = 500;

std::vector<RanksEditor::Suggestion> suggestionsFor(const QString& list, const LibraryFacet& facet,
                                                    const std::vector<StoredRecord>& records)
{
    std::vector<RanksEditor::Suggestion> all;
    for (const StoredRecord& record : records) {
        const std::optional<std::int32_t> value = facet.situation(record.record, list.toStdString());
        if (!value)
            continue;
        const std::string name = recordName(record.record);
        const std::optional<std::int32_t> rank = *value != 0 ? value : std::nullopt;
        all.push_back({name, text::visible(name), rank});
    }
    return all;
}

void offer(const QWidget& panel, const LibraryFacet& facet, const std::vector<StoredRecord>& records)
{
    // One for all, or one for each of several.
    static const QRegularExpression option(QStringLiteral("^(?:option_(?<one>.+)|each_(?<each>.+)_\\d+)$"));
    for (auto* editor : panel.findChildren<RanksEditor*>(option)) {
        const QRegularExpressionMatch match = option.match(editor->objectName());
        const QString list = match.captured(u"one") + match.captured(u"each");
        editor->setSuggestions(suggestionsFor(list, facet, records));
    }
}

}  // namespace

void askSituations(QWidget& panel, AttackPresenter& presenter)
{
    const std::string system(presenter.system().id());
    const LibraryFacet* facet = facetsOf(system).library;
    if (!facet || !facet->situation)
        return;
    LibraryQuery query;
    query.kind = RecordKind::Modifier;
    query.system = system;
    query.limit = kMost;
    presenter.fight().gateway().run(
        &panel, [query](CampaignServices& services) { return services.library.page(query); },
        [panel = QPointer(&panel), facet](const std::vector<StoredRecord>& records) {
            if (panel)
                offer(*panel, *facet, records);
        });
}

void offerSituations(QWidget& panel, AttackPresenter& presenter)
{
    // The panel itself may be made when an action is ready: that one is over before it can listen.
    if (presenter.isReady())
        askSituations(panel, presenter);
    QObject::connect(&presenter, &AttackPresenter::ready, &panel,
                     [&panel, &presenter] { askSituations(panel, presenter); });
}

}  // namespace hitspread
