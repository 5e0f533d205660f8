#include "text/joinedfields.h"

#include "text/systemphrases.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitspread::text {

namespace {

struct JoinedWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::JoinedFields)
};

}  // namespace

QString JoinedFields::name() const
{
    return QCoreApplication::translate(context, title);
}

bool JoinedFields::holds(std::string_view field) const
{
    return std::ranges::find(fields, field) != fields.end();
}

std::vector<const JoinedFields*> joinedFieldsOf(const System& system, const RecordDeclaration& record)
{
    std::vector<const JoinedFields*> found;
    const SystemPhrases* phrases = phrasesOf(system.id());
    for (const JoinedFields& joined : phrases ? phrases->joined : std::span<const JoinedFields>()) {
        // A system has one kind of record under each number; what is put together for a window is none of them.
        if (joined.kind == record.kind && record.find(joined.fields.front()))
            found.push_back(&joined);
    }
    return found;
}

const JoinedFields* joinedNamed(const System& system, const RecordDeclaration& record, QStringView id)
{
    for (const JoinedFields* joined : joinedFieldsOf(system, record)) {
        if (QString::fromUtf8(joined->id) == id)
            return joined;
    }
    return nullptr;
}

QString unreadable(const JoinedFields& joined, const QString& typed)
{
    const QString name = joined.name();
    return typed.trimmed().isEmpty()
        ? JoinedWords::tr("%1: it is missing; type for instance %2").arg(name, joined.example())
        : JoinedWords::tr("%1: “%2” cannot be read; type for instance %3").arg(name, typed.trimmed(), joined.example());
}

}  // namespace hitspread::text
