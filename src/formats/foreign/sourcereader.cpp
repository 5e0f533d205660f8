#include "formats/foreign/sourcereader.h"

#include "formats/codec/librarycodec.h"
#include "formats/foreign/filekind.h"
#include "formats/foreign/foreignmappings.h"
#include "formats/foreign/gcsreader.h"
#include "formats/foreign/initiativelibrary.h"
#include "formats/foreign/plainjson.h"
#include "formats/json/jsonreader.h"
#include "formats/table/tablereader.h"
#include "services/refusal/problem.h"

#include <QBuffer>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace hitspread::formats {

namespace {

constexpr JsonLimits kLimits{.bytes = qsizetype{256} * 1024 * 1024, .depth = 64};

QByteArray withoutMark(const QByteArray& bytes)
{
    return (bytes.startsWith("\xEF\xBB\xBF") ? bytes.sliced(3) : bytes).left(1024).trimmed();
}

ImportSource tableFrom(const QByteArray& bytes, const QString& source, const QString& encoding, char separator)
{
    ReadTable table = readTable(bytes, source, encoding, {}, separator);
    ImportSource read;
    read.table = std::move(table.rows);
    read.encoding = table.encoding.toStdString();
    read.isEncodingGuessed = table.isEncodingGuessed;
    read.separator = table.separator;
    return read;
}

ImportSource documentFrom(const QByteArray& bytes, const QString& source)
{
    const QJsonValue document = readJsonDocument(bytes, DocumentPath(source), kLimits);
    ImportSource read;
    switch (programOf(document)) {
    case ForeignProgram::Gcs: read = readGcs(document.toObject(), source); break;
    case ForeignProgram::ImprovedInitiative: {
        std::vector<LeftMember> nameless;
        const QJsonArray creatures = initiativeCreatures(document, source, nameless);
        read.table = flatTable(creatures, source, &read.left);
        read.left.insert(read.left.end(), nameless.begin(), nameless.end());
        break;
    }
    default: read.table = flatTable(document, source, &read.left); break;
    }
    read.program = nameOf(programOf(document));
    read.isJson = true;
    read.mappings = foreignMappings(read.program);
    return read;
}

/// What it holds, as one who opens it is told.
Cause kindOfSource(const QByteArray& bytes)
{
    QBuffer buffer;
    buffer.setData(bytes);
    return buffer.open(QIODevice::ReadOnly) ? whatIsIn(buffer) : because<Reason::NothingReadable>();
}

/// Refuses what holds nothing that could come into a library.
void requireImportable(const Cause& kind, const QByteArray& bytes, const Site& where)
{
    static constexpr std::array kOthers{Reason::HoldsFight,   Reason::HoldsProfile, Reason::HoldsBodyPlan,
                                        Reason::HoldsRequest, Reason::HoldsPages,   Reason::HoldsPicture,
                                        Reason::HoldsArchive};
    if (std::ranges::find(kOthers, kind.reason) != kOthers.end())
        throw Failure(ProblemCode::BadInput, where, kind);
    if (bytes.startsWith("PK\x03\x04"))
        refuse<Reason::SpreadsheetPacked>(where);
    const QByteArray beginning = withoutMark(bytes);
    if (kind.reason == Reason::HoldsUnitOf)
        refuse<Reason::UnitOfOtherGame>(where, nameOf(ForeignProgram::MegaMek));
    if (kind.reason == Reason::HoldsCharacterOf && beginning.startsWith('<'))
        refuse<Reason::ForeignTooOld>(where, nameOf(ForeignProgram::Gcs));
    if (beginning.startsWith("<?xml") || beginning.toLower().startsWith("<!doctype"))
        refuse<Reason::NotReadableHere>(where);
}

}  // namespace

ImportSource readImportSource(const QByteArray& bytes, const QString& source, SourceWriting writing,
                              const QString& encoding, char separator)
{
    if (writing == SourceWriting::Csv)
        return tableFrom(bytes, source, encoding, separator);
    const Cause kind = kindOfSource(bytes);
    requireImportable(kind, bytes, {SiteKind::Place, source});
    if (kind.reason == Reason::HoldsLibrary) {
        ImportSource read;
        read.form = SourceForm::Library;
        read.isJson = true;
        read.library = readLibrary(bytes, source);
        return read;
    }
    const QByteArray beginning = withoutMark(bytes);
    const bool isJson = writing == SourceWriting::Json || beginning.startsWith('{') || beginning.startsWith('[');
    return isJson ? documentFrom(bytes, source) : tableFrom(bytes, source, encoding, separator);
}

}  // namespace hitspread::formats
