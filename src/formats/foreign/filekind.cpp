#include "formats/foreign/filekind.h"

#include "formats/foreign/jsonoutline.h"

#include <QByteArray>
#include <QIODevice>
#include <QJsonArray>
#include <QJsonObject>
#include <QList>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace hitspread::formats {

namespace {

constexpr qint64 kPiece = qint64{64} * 1024;
constexpr qint64 kMostOfDocument = qint64{512} * 1024 * 1024;  ///< a campaign is not longer
constexpr qsizetype kShortest = 100;                           ///< what SQLite begins a file with
constexpr qsizetype kLinesOfTable = 20;

constexpr QByteArrayView kCampaignFormat = "hitspread-campaign";

using Signature = std::pair<QByteArrayView, qsizetype>;  ///< and where it stands

template <std::size_t kMany>
bool beginsAs(const QByteArray& beginning, const std::array<Signature, kMany>& signatures)
{
    return std::ranges::any_of(signatures, [&beginning](const Signature& one) {
        return QByteArrayView(beginning).sliced(std::min(one.second, beginning.size())).startsWith(one.first);
    });
}

bool isPicture(const QByteArray& beginning)
{
    static const std::array<Signature, 8> all{{{"\x89PNG\r\n", 0},
                                               {"\xff\xd8\xff", 0},
                                               {"GIF8", 0},
                                               {"II*\0", 0},
                                               {QByteArrayView("MM\0*", 4), 0},
                                               {"WEBP", 8},
                                               {"ftypavif", 4},
                                               {"ftyphei", 4}}};
    const bool isBitmap = beginning.startsWith("BM") && beginning.size() > kShortest
        && beginning.sliced(6, 4) == QByteArray(4, '\0');
    return isBitmap || beginsAs(beginning, all);
}

bool isPacked(const QByteArray& beginning)
{
    static const std::array<Signature, 8> all{{{"PK\x03\x04", 0},
                                               {"PK\x05\x06", 0},
                                               {"\x1f\x8b", 0},
                                               {"7z\xbc\xaf\x27\x1c", 0},
                                               {"Rar!\x1a\x07", 0},
                                               {"\xfd"
                                                "7zXZ",
                                                0},
                                               {"\x28\xb5\x2f\xfd", 0},
                                               {"ustar", 257}}};
    return beginsAs(beginning, all) || (beginning.startsWith("BZh") && beginning.sliced(3).startsWith('9'));
}

/// Office programs pack their documents: what lies in there says which kind.
Cause packedKind(const QByteArray& beginning, const QByteArray& end)
{
    const auto names = [&](const char* part) { return beginning.contains(part) || end.contains(part); };
    if (names("xl/workbook") || names("application/vnd.oasis.opendocument.spreadsheet"))
        return because<Reason::HoldsTable>();
    if (names("word/document") || names("application/vnd.oasis.opendocument"))
        return because<Reason::HoldsDocument>();
    return because<Reason::HoldsArchive>();
}

/// Members and the texts they hold.
using MemberTexts = QHash<QByteArray, QByteArray>;

bool isOfGcs(const MemberTexts& members)
{
    return members.contains("version")
        && (members.contains("total_points") || members.contains("calc") || members.contains("rows"));
}

bool isOfImprovedInitiative(const MemberTexts& members)
{
    const bool isWhole = std::any_of(members.keyBegin(), members.keyEnd(), [](const QByteArray& name) {
        return name.startsWith("ImprovedInitiative.") || name.startsWith("PersistentCharacters.")
            || name.startsWith("Creatures.");
    });
    const bool isOne = members.contains("HP") && members.contains("AC") && members.contains("Abilities");
    return isWhole || isOne || (members.contains("InitiativeModifier") && members.contains("Abilities"))
        || (members.contains("StatBlock") && members.contains("CurrentHP"));
}

bool isOfFoundry(const MemberTexts& members)
{
    return members.contains("prototypeToken") || (members.contains("_stats") && members.contains("system"))
        || (members.contains("items") && members.contains("type") && members.contains("name")
            && (members.contains("system") || members.contains("data")));
}

ForeignProgram programOfMembers(const MemberTexts& members)
{
    if (isOfGcs(members))
        return ForeignProgram::Gcs;
    if (isOfImprovedInitiative(members))
        return ForeignProgram::ImprovedInitiative;
    if (isOfFoundry(members))
        return ForeignProgram::Foundry;
    if (members.contains("attribs") && (members.contains("abilities") || members.contains("defaulttoken")))
        return ForeignProgram::Roll20;
    if (members.contains("schema_version") && members.contains("character"))
        return ForeignProgram::Roll20;
    if (members.contains("monster") || (members.contains("cr") && members.contains("hp") && members.contains("source")))
        return ForeignProgram::FiveETools;
    return ForeignProgram::None;
}

Cause foreignKind(const JsonOutline& document)
{
    const ForeignProgram program = programOfMembers(document.members());
    return program == ForeignProgram::None ? because<Reason::HoldsDocument>()
                                           : because<Reason::HoldsCharacterOf>(nameOf(program));
}

Cause documentKind(const JsonOutline& document)
{
    // Whoever takes fights takes all of them.
    if (document.text("format") == "hitspread-fight" || document.text("format") == kCampaignFormat)
        return because<Reason::HoldsFight>();
    if (document.text("format") == "hitspread-body-plan")
        return because<Reason::HoldsBodyPlan>();
    if (!document.text("system").isEmpty() && !document.text("action").isEmpty())
        return because<Reason::HoldsRequest>();
    if (document.has("switches") && document.has("name") && document.members().size() <= 3)
        return because<Reason::HoldsProfile>();
    if (document.text("format") == "hitspread-library")
        return because<Reason::HoldsLibrary>();
    return foreignKind(document);
}

/// A JSON document is read to its end: what says its kind may stand there.
Cause jsonKind(QIODevice& file, QByteArray piece)
{
    JsonOutline outline;
    // Of a list the first element tells.
    const bool isList = piece.startsWith('[');
    if (isList)
        piece = piece.sliced(1).trimmed();
    for (qint64 read = 0; !piece.isEmpty() && !outline.isDone() && read < kMostOfDocument; piece = file.read(kPiece)) {
        outline.feed(piece);
        read += piece.size();
    }
    if (!outline.isObject())
        return because<Reason::HoldsDocument>();
    return isList ? foreignKind(outline) : documentKind(outline);
}

/// Lines of "Key:Value" as MegaMek writes a unit, or the marks it puts around what it writes of a vehicle.
bool isUnitOfMegaMek(const QByteArray& text)
{
    static const std::array<QByteArrayView, 9> all{
        "version:", "chassis:", "model:", "config:", "techbase:", "mass:", "structure:", "era:", "mul id:"};
    if (text.contains("<UnitType>"))
        return true;
    int many = 0;
    for (const QByteArray& line : text.left(8192).toLower().split('\n'))
        many += std::ranges::any_of(all, [&line](QByteArrayView key) { return line.startsWith(key); }) ? 1 : 0;
    return many >= 4;
}

Cause markupKind(const QByteArray& text)
{
    if (text.contains("<svg"))
        return because<Reason::HoldsPicture>();
    if (text.contains("<character ") || text.contains("<equipment_list") || text.contains("<skill_list"))
        return because<Reason::HoldsCharacterOf>(nameOf(ForeignProgram::Gcs));
    if (isUnitOfMegaMek(text))
        return because<Reason::HoldsUnitOf>(nameOf(ForeignProgram::MegaMek));
    return because<Reason::HoldsDocument>();
}

/// Whether its lines have one and the same number of cells, and more than one.
bool isTable(const QByteArray& text, bool isWhole)
{
    QList<QByteArray> lines = text.split('\n');
    // The last one may have been cut.
    if (!isWhole || lines.constLast().isEmpty())
        lines.removeLast();
    lines = lines.first(std::min(lines.size(), kLinesOfTable));
    if (lines.size() < 2)
        return false;
    // A line break within quotes makes lines of fewer cells.
    return std::ranges::any_of(QByteArrayLiteral("\t;,"), [&lines](char between) {
        const qsizetype most = lines.constFirst().count(between);
        const auto alike = std::ranges::count_if(lines,
                                                 [&](const QByteArray& line) { return line.count(between) == most; });
        return most > 0 && alike * 4 >= lines.size() * 3;
    });
}

/// As it would be in UTF-8, without what says how it is written; nothing where it is no text.
std::optional<QByteArray> textIn(QByteArray bytes)
{
    if (bytes.startsWith("\xff\xfe") || bytes.startsWith("\xfe\xff"))
        bytes = bytes.sliced(2).replace('\0', QByteArrayView());
    else if (bytes.startsWith("\xef\xbb\xbf"))
        bytes = bytes.sliced(3);
    const bool isText = std::ranges::none_of(bytes, [](char sign) {
        return sign >= '\0' && sign < ' ' && sign != '\t' && sign != '\n' && sign != '\r' && sign != '\f';
    });
    return isText ? std::optional(bytes) : std::nullopt;
}

bool isBlank(QIODevice& file, QByteArray piece)
{
    const auto isNothing = [](char byte) { return byte == '\0'; };
    while (!piece.isEmpty() && std::ranges::all_of(piece, isNothing))
        piece = file.read(kPiece);
    return piece.isEmpty();
}

std::optional<Cause> binaryKind(QIODevice& file, const QByteArray& beginning)
{
    if (beginning.left(1024).contains("%PDF-") || beginning.startsWith("%!PS"))
        return because<Reason::HoldsPages>();
    if (isPicture(beginning))
        return because<Reason::HoldsPicture>();
    if (!isPacked(beginning))
        return std::nullopt;
    file.seek(std::max(qint64{0}, file.size() - kPiece));
    return packedKind(beginning, file.read(kPiece));
}

}  // namespace

std::string_view nameOf(ForeignProgram program)
{
    static constexpr std::array<std::string_view, 7> kNames{
        "", "GCS", "Improved Initiative", "Foundry VTT", "Roll20", "5etools", "MegaMek"};
    return kNames[static_cast<std::size_t>(program)];
}

ForeignProgram programOf(const QJsonValue& document)
{
    const QJsonObject object = document.isArray() ? document.toArray().first().toObject() : document.toObject();
    MemberTexts members;
    members.reserve(object.size());
    for (auto member = object.begin(); member != object.end(); ++member)
        members.insert(member.key().toUtf8(), member.value().toString().toUtf8());
    return programOfMembers(members);
}

bool isCampaignDocument(const QByteArray& text)
{
    JsonOutline outline;
    outline.feed(text.trimmed());
    return outline.isObject() && outline.text("format") == kCampaignFormat;
}

Cause whatIsIn(QIODevice& file)
{
    file.seek(0);
    const QByteArray beginning = file.read(kPiece);
    if (beginning.isEmpty())
        return because<Reason::FileEmpty>();
    if (const auto kind = binaryKind(file, beginning))
        return *kind;
    if (const auto text = textIn(beginning)) {
        const QByteArray trimmed = text->trimmed();
        if (trimmed.startsWith('{') || trimmed.startsWith('['))
            return jsonKind(file, trimmed);
        if (trimmed.startsWith('<'))
            return markupKind(trimmed);
        if (isUnitOfMegaMek(trimmed))
            return because<Reason::HoldsUnitOf>(nameOf(ForeignProgram::MegaMek));
        if (isTable(*text, file.size() <= kPiece))
            return because<Reason::HoldsTable>();
    }
    const bool isShort = beginning.size() < kShortest;
    if (!isShort && isBlank(file, beginning))
        return because<Reason::NothingReadable>();
    return isShort ? because<Reason::TooShort>() : because<Reason::NoDatabase>();
}

}  // namespace hitspread::formats
