#include "storage/fightfile/fightdocument.h"

#include "formats/codec/actioncodec.h"
#include "formats/codec/fieldcodec.h"
#include "formats/codec/recordcodec.h"
#include "formats/json/plaintexts.h"
#include "rules/core/declare/controlcharacter.h"
#include "rules/core/declare/textlength.h"
#include "services/library/recordname.h"
#include "services/refusal/problem.h"
#include "storage/fightfile/declaredchanges.h"
#include "storage/fightfile/fightfile.h"
#include "storage/fightfile/logdocument.h"
#include "storage/fightfile/lognumbers.h"
#include "storage/library/recordtable.h"

#include <algorithm>
#include <ranges>

namespace hitspread::storage {

namespace {

using formats::DocumentPath;
using formats::wholeNumber;
using logdocument::idIn;

RecordKind kindIn(const QJsonObject& object, const DocumentPath& place)
{
    return formats::kindFromText(object.value(QStringLiteral("kind")).toString().toStdString(),
                                 place.member(QStringLiteral("kind")));
}

RecordKind libraryKindIn(const QJsonObject& object, const DocumentPath& place)
{
    const RecordKind kind = kindIn(object, place);
    if (std::ranges::find(libraryTables(), kind, &RecordTable::kind) == libraryTables().end())
        refuse<Reason::FightKindNotOfLibrary>(place.member(QStringLiteral("kind")));
    return kind;
}

void requireShort(const std::string& text, const DocumentPath& where)
{
    if (charactersOf(text) > std::int64_t{kMostOfName})
        refuse<Reason::TooManyCharacters>(where, charactersOf(text), std::int64_t{kMostOfName});
}

}  // namespace

FightDocument::FightDocument(QJsonObject document, const QString& source)
    : m_document(std::move(document)), m_place(source)
{
    requireOurs();
    formats::requirePlainTexts(m_document, m_place);
    read();
    m_library = rowsIn(QStringLiteral("library"), std::nullopt);
    DeclaredChanges declared;
    makeKnown(declared);
    requireDeclared(declared);
}

FightDocument::FightDocument(QJsonObject fight, DocumentPath place)
    : m_document(std::move(fight)), m_place(std::move(place))
{
    read();
}

void FightDocument::read()
{
    readEncounter();
    m_combatants = rowsIn(QStringLiteral("combatants"), RecordKind::Condition);
    m_lying = rowsIn(QStringLiteral("lying"), RecordKind::Possession);
    m_log = logdocument::entriesIn(array(QStringLiteral("log")), m_place.member(QStringLiteral("log")));
    if (m_document.contains(QStringLiteral("pending")))
        m_pending = logdocument::actionIn(m_document.value(QStringLiteral("pending")),
                                          m_place.member(QStringLiteral("pending")));
}

EntryId FightDocument::head() const
{
    return idIn(m_document, QStringLiteral("head"), m_place);
}

void FightDocument::refuseStranger(const DocumentPath& place)
{
    refuse<Reason::NotAFight>(place);
}

void FightDocument::requireOurs() const
{
    if (m_document.value(QStringLiteral("format")).toString() != QStringLiteral("hitspread-fight"))
        refuseStranger(m_place.member(QStringLiteral("format")));
    const int version = m_document.value(QStringLiteral("version")).toInt();
    if (version < fightfile::kFirst || version > fightfile::kNewest)
        refuse<Reason::NewerFight>(m_place.member(QStringLiteral("version")));
}

void FightDocument::readEncounter()
{
    const QJsonObject object = m_document.value(QStringLiteral("encounter")).toObject();
    const DocumentPath place = m_place.member(QStringLiteral("encounter"));
    const auto text = [&](const QString& member) {
        return formats::textOf(object.value(member), place.member(member)).toStdString();
    };
    const auto number = [&](const QString& member, int most) {
        return static_cast<int>(wholeNumber(object.value(member), 1, most, place.member(member)));
    };
    m_encounter.id = idIn(object, QStringLiteral("id"), place);
    m_encounter.system = text(QStringLiteral("system"));
    m_encounter.name = text(QStringLiteral("name"));
    if (isBlank(m_encounter.name))
        refuse<Reason::FightPartMissing>(place.member(QStringLiteral("name")));
    m_encounter.profile = object.value(QStringLiteral("profile")).toString().toStdString();
    m_encounter.round = number(QStringLiteral("round"), 9999);
    m_encounter.phase = number(QStringLiteral("phase"), 99);
    m_encounter.switches = formats::recordFromText(declarationFor(m_encounter.system, RecordKind::Switches),
                                                   compactText(object.value(QStringLiteral("switches")).toObject()),
                                                   place.member(QStringLiteral("switches")));
}

std::vector<FightDocument::Row> FightDocument::rowsIn(const QString& member, std::optional<RecordKind> kind) const
{
    const QJsonArray all = array(member);
    std::vector<Row> rows;
    for (qsizetype i = 0; i < all.size(); ++i) {
        const QJsonObject one = all[i].toObject();
        const DocumentPath place = m_place.member(member).element(i);
        const RecordRef record{kind ? *kind : libraryKindIn(one, place), idIn(one, QStringLiteral("id"), place)};
        rows.push_back({record, one.value(QStringLiteral("row")).toObject(), place});
    }
    return rows;
}

void FightDocument::requireOfSystem(const QJsonObject& row, const DocumentPath& place) const
{
    if (row.value(QStringLiteral("system")).toString().toStdString() != m_encounter.system)
        refuse<Reason::NotTheFightsSystem>(place.member(QStringLiteral("system")));
}

/// Every row the document and its log tell of. All are of the fight's rule system, so that none is read as what it is not.
void FightDocument::makeKnown(DeclaredChanges& declared) const
{
    declared.know({RecordKind::Switches, m_encounter.id}, m_encounter.system);
    for (const std::vector<Row>* rows : {&m_library, &m_combatants, &m_lying}) {
        for (const Row& row : *rows) {
            if (declared.knows(row.record))
                refuse<Reason::RecordTwice>(row.place.member(QStringLiteral("id")));
            requireOfSystem(row.object, row.place.member(QStringLiteral("row")));
            declared.knowRow(row.record, row.object);
        }
    }
    logdocument::makeKnown(m_log, m_encounter.system, m_place.member(QStringLiteral("log")), declared);
}

void FightDocument::requireDeclared(const DeclaredChanges& declared) const
{
    for (const std::vector<Row>* rows : {&m_library, &m_combatants, &m_lying}) {
        for (const Row& row : *rows) {
            if (const auto fault = declared.faultOfRow(row.record, row.object))
                throw Failure(ProblemCode::BadInput, row.place.member(fault->member), fault->what);
        }
    }
    logdocument::requireDeclared(m_log, m_place.member(QStringLiteral("log")), declared);
    const auto fault = m_pending ? declared.faultOf(*m_pending) : std::nullopt;
    if (fault)
        throw Failure(ProblemCode::BadInput, m_place.member(QStringLiteral("pending")).member(fault->member),
                      fault->what);
}

void FightDocument::requireNames() const
{
    const QString name = QStringLiteral("name");
    const DocumentPath encounter = m_place.member(QStringLiteral("encounter"));
    requireSoundName(m_encounter.name, encounter.member(name));
    requireShort(m_encounter.profile, encounter.member(QStringLiteral("profile")));
    for (const Row& present : m_combatants) {
        requireSoundName(present.object[name].toString().toStdString(), present.place.member(name));
        const QString badge = QStringLiteral("badge");
        requireShort(present.object[badge].toString().toStdString(), present.place.member(badge));
    }
    for (const Row& lent : m_library) {
        const DocumentPath record = lent.place.member(QStringLiteral("record"));
        const std::string called = lent.object[QStringLiteral("record")][name].toString().toStdString();
        // Whether it needs a name at all is for its kind to say.
        if (isBlankName(called) && !called.empty())
            refuse<Reason::HasNoName>(record.member(name));
        if (const auto control = controlInName(called))
            refuse<Reason::ControlInText>(record.member(name), codeOf(*control));
    }
}

}  // namespace hitspread::storage
