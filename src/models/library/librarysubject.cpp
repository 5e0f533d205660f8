#include "models/library/librarysubject.h"

#include "models/library/librarycolumns.h"
#include "models/systemview.h"
#include "rules/systems/registry.h"
#include "services/library/recordvalues.h"
#include "text/echo.h"

namespace hitspread {

namespace {

constexpr std::size_t kMostRelated = 8;

QString joined(const std::vector<RecordUse>& uses, std::string RecordUse::*word)
{
    QStringList words;
    for (const RecordUse& use : uses) {
        const QString name = text::visible(use.*word);
        if (!name.isEmpty() && !words.contains(name))
            words << name;
    }
    return words.join(u" · "_qs);
}

/// What the table shows anyway, when no system says more.
LibraryFacts plainFacts(const text::Naming& names, const StoredRecord& stored)
{
    LibraryFacts facts;
    const RecordDeclaration& record = stored.record.declaration();
    for (const LibraryColumn& column : libraryColumns(names, record)) {
        const FieldDeclaration& field = fieldOf(record, column);
        const QString words = valueWords(names, field, valueOf(field, stored.record.data(), column.element));
        if (column.isUsual && column.key != u"name" && !words.isEmpty())
            facts.lines.push_back({column.title, words});
    }
    return facts;
}

}  // namespace

std::vector<StoredRecord> relatedRecords(LibraryService& library, const StoredRecord& stored)
{
    const LibraryFacet* facet = facetsOf(stored.system).library;
    std::optional<LibraryQuery> query = facet ? facet->relatedTo(stored.record) : std::nullopt;
    if (!query)
        return {};
    query->system = stored.system;
    query->limit = kMostRelated;
    return library.page(*query);
}

LibrarySubject librarySubject(LibraryService& library, RecordRef record)
{
    LibrarySubject subject;
    subject.stored = library.load(record);
    subject.uses = library.usedBy(record);
    subject.related = relatedRecords(library, subject.stored);
    return subject;
}

LibraryFacts libraryFacts(const LibrarySubject& subject, const text::Naming& names)
{
    const LibraryFacet* facet = facetsOf(subject.stored.system).library;
    LibraryFacts facts = facet ? facet->facts(names, subject.stored, subject.related) : LibraryFacts{};
    return facts.lines.empty() && facts.tables.empty() ? plainFacts(names, subject.stored) : facts;
}

QString carriersOf(const LibrarySubject& subject)
{
    return joined(subject.uses, &RecordUse::who);
}

QString fightsOf(const LibrarySubject& subject)
{
    return joined(subject.uses, &RecordUse::encounterName);
}

}  // namespace hitspread
