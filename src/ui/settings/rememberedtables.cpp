#include "ui/settings/rememberedtables.h"

#include "rules/systems/registry.h"
#include "services/library/librarykinds.h"

#include <QCryptographicHash>
#include <QSettings>

#include <algorithm>

namespace hitspread {

namespace {

const QString kMeaningSystem = QStringLiteral("system");
const QString kMeaningKind = QStringLiteral("kind");
const QString kMeaningFields = QStringLiteral("fields");

/// Tables of the same headings in the same order are the same.
QString keyOfTable(const QStringList& headings)
{
    constexpr qsizetype kDigits = 32;
    const QByteArray all = headings.join(u'\n').toLower().toUtf8();
    const QByteArray digest = QCryptographicHash::hash(all, QCryptographicHash::Sha256).toHex().left(kDigits);
    return QStringLiteral("import/tables/") + QString::fromLatin1(digest);
}

}  // namespace

std::optional<TableMeaning> RememberedTables::recall(const QStringList& headings) const
{
    const QVariantMap kept = QSettings().value(keyOfTable(headings)).toMap();
    const System* system = findSystem(kept.value(kMeaningSystem).toString().toStdString());
    if (!system)
        return std::nullopt;
    const QString kind = kept.value(kMeaningKind).toString();
    const auto found = std::ranges::find_if(kLibraryKinds, [&](RecordKind one) {
        const RecordDeclaration* record = system->record(one);
        return record && QString::fromUtf8(record->id) == kind;
    });
    if (found == kLibraryKinds.end())
        return std::nullopt;
    TableMeaning meaning{.system = std::string(system->id()), .kind = *found};
    const QVariantMap fields = kept.value(kMeaningFields).toMap();
    for (auto field = fields.constBegin(); field != fields.constEnd(); ++field)
        meaning.fields.insert(field.key(), field.value().toString());
    return meaning;
}

void RememberedTables::keep(const QStringList& headings, const TableMeaning& meaning)
{
    const System* system = findSystem(meaning.system);
    const RecordDeclaration* record = system ? system->record(meaning.kind) : nullptr;
    if (!record)
        return;
    QVariantMap fields;
    for (auto field = meaning.fields.constBegin(); field != meaning.fields.constEnd(); ++field)
        fields.insert(field.key(), field.value());
    const QVariantMap kept{{kMeaningSystem, QString::fromUtf8(system->id())},
                           {kMeaningKind, QString::fromUtf8(record->id)},
                           {kMeaningFields, fields}};
    QSettings().setValue(keyOfTable(headings), kept);
}

void RememberedTables::forget(const QStringList& headings)
{
    QSettings().remove(keyOfTable(headings));
}

}  // namespace hitspread
