#include "rules/core/declare/controlcharacter.h"
#include "rules/systems/registry.h"
#include "support/testclass.h"
#include "text/echo.h"
#include "text/languages.h"
#include "text/problems.h"
#include "text/refusalwords.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <rapidcheck.h>

#include <array>

using namespace hitspread;

namespace {

/// What a message says whatever it is about: in English and in German.
struct Words {
    ProblemCode code;
    const char* english;
    const char* german;
};

constexpr std::array<Words, kProblemCodes> kWords{{
    {ProblemCode::NotFound, "was not found", "wurde nicht gefunden"},
    {ProblemCode::BadInput, "", ""},
    {ProblemCode::Refused, "the rules forbid it", "die Regeln verbieten es"},
    {ProblemCode::OutOfDate, "has changed in the meantime", "hat sich inzwischen geändert"},
    {ProblemCode::BuiltUpon, "cannot be undone", "kann nicht rückgängig gemacht werden"},
    {ProblemCode::NothingToUndo, "there is nothing to undo", "es gibt nichts rückgängig zu machen"},
    {ProblemCode::NothingToRedo, "there is nothing to redo", "es gibt nichts wiederherzustellen"},
    {ProblemCode::PendingExists, "or drop", "anwenden oder verwerfen"},
    {ProblemCode::NoReason, "a reason is missing", "ein Grund fehlt"},
    {ProblemCode::NotACampaign, "is not a Hitspread campaign", "ist keine Hitspread-Kampagne"},
    {ProblemCode::ForeignDatabase, "a database of another program", "die Datenbank eines anderen Programms"},
    {ProblemCode::NewerCampaign, "a newer Hitspread", "einem neueren Hitspread"},
    {ProblemCode::DamagedCampaign, "is damaged", "ist beschädigt"},
    {ProblemCode::CampaignLocked, "in use by another program", "von einem anderen Programm benutzt"},
    {ProblemCode::CampaignReadOnly, "can only be read", "kann nur gelesen werden"},
    {ProblemCode::DiskFull, "the disk is full", "die Platte ist voll"},
    {ProblemCode::StorageFault, "could not be read or written", "konnte nicht gelesen oder geschrieben werden"},
    {ProblemCode::FileExists, "exists already", "gibt es schon"},
    {ProblemCode::StaleWal, "beside another copy", "neben einer anderen Kopie"},
    {ProblemCode::Stopped, "was stopped", "wurde abgebrochen"},
    {ProblemCode::OutcomeUnknown, "the disk failed", "die Platte versagte"},
    {ProblemCode::OutOfMemory, "there is not enough memory", "der Arbeitsspeicher reicht nicht"},
}};

/// Whatever a file, a command line or another program may hold where a name is expected.
std::string someText()
{
    // Letters that turn the direction are among what a name may hold.
    // NOLINTBEGIN(misc-misleading-bidirectional)
    const auto piece = rc::gen::element<std::string>(
        "", " ", "  ", "%1", "%2", "%3", "%L1", "%n", "%", "%%1", "\"", "'", ";", "; ", ":", ": ", "/", ".", "\n",
        "\r\n", "\t", "\v", std::string(1, '\0'), "\x1b[2J", "\x7f", "\xc2\x85", "\xc2\x9b", "\xe2\x80\xa8",
        "\xe2\x80\xa9", "\xe2\x80\xae", "\xef\xbf\xbd", "\xf0\x9f\x98\x80", "e\xcc\x81", "\xe5\x82\xb7", "\xed\xa0\x80",
        "\xed\xb0\x80", "\xff", "\xf0\x9f", "Gate Guard", "Sgt Holt", "<b>", "&amp;", "the file is empty", "character ",
        "is there twice", "log entry ", "7", "threed", "/srv/campaigns/summer.hitspread");
    // NOLINTEND(misc-misleading-bidirectional)
    std::string text;
    for (const std::string& one : *rc::gen::container<std::vector<std::string>>(piece))
        text += one;
    // One in four is far longer than anything should be.
    if (*rc::gen::inRange(0, 4) == 0) {
        const std::string much = *piece;
        const auto often = *rc::gen::element<std::size_t>(20, 60, 61, 130, 1000, 20000);
        for (std::size_t i = 0; i < often; ++i)
            text += much;
    }
    return text;
}

template <typename Value>
Value some();

template <>
told::Number some()
{
    return *rc::gen::arbitrary<std::int32_t>();
}

template <>
told::Name some()
{
    return someText();
}

template <>
told::Field some()
{
    return {someText(), someText(), someText(), *rc::gen::inRange<std::size_t>(0, 9)};
}

template <>
told::Foreign some()
{
    return someText();
}

template <>
told::Names some()
{
    std::vector<std::string> names;
    for (int count = *rc::gen::element(0, 1, 3, 200); count > 0; --count)
        names.push_back(someText());
    return names;
}

template <>
told::ActionName some()
{
    return {*rc::gen::element<std::string>("threed", "nonsense"), *rc::gen::element<std::string>("shot", "nonsense"),
            someText()};
}

template <>
Site some()
{
    const auto kind = static_cast<SiteKind>(*rc::gen::inRange<int>(0, kSiteKinds));
    Site site = *rc::gen::arbitrary<bool>() ? Site(kind, someText()) : Site(kind, *rc::gen::arbitrary<std::int64_t>());
    return *rc::gen::inRange(0, 3) == 0 ? site.at(someText()) : site;
}

template <>
Cause some();

template <typename... Values>
Cause madeOf(Reason reason, const told::Takes<Values...>*)
{
    return told::Takes<Values...>::filled(reason, some<Values>()...);
}

/// Makes one of each reason, with values as it takes them.
#define HS_REASON(id, ...) [] { return madeOf(Reason::id, static_cast<const told::ValuesOf<Reason::id>*>(nullptr)); },
#define HS_FINDING(id, ...) HS_REASON(id)
constexpr std::array<Cause (*)(), kReasons> kMakers{
#include "services/refusal/reasons.inc"
};
#undef HS_REASON
#undef HS_FINDING

template <>
Cause some()
{
    return kMakers[*rc::gen::inRange<std::size_t>(0, kReasons)]();
}

std::vector<Cause> someCauses()
{
    std::vector<Cause> causes;
    for (int count = *rc::gen::inRange(0, 6); count > 0; --count)
        causes.push_back(some<Cause>());
    return causes;
}

std::vector<Refusal> someRefusals()
{
    std::vector<Refusal> refusals;
    for (int count = *rc::gen::element(0, 0, 1, 2, 40); count > 0; --count) {
        Refusal refusal;
        refusal.code = *rc::gen::inRange<std::uint16_t>(0, 400);
        refusal.rule = *rc::gen::inRange<std::uint16_t>(0, 600);
        refusal.value = *rc::gen::arbitrary<std::int32_t>();
        refusal.bound = *rc::gen::arbitrary<std::int32_t>();
        refusals.push_back(refusal);
    }
    return refusals;
}

Problem someProblem()
{
    return {(*rc::gen::elementOf(kWords)).code, some<Site>(), someCauses(),
            *rc::gen::element<std::string>("", "threed", "percentile", "rollunder", "twod6", "outcome", "nonsense"),
            someRefusals()};
}

/// No letter that ends a line, orders a terminal about, or is half of one.
bool isOneLine(const QString& sentence)
{
    for (const QChar letter : sentence) {
        if (letter.category() == QChar::Other_Control || letter.category() == QChar::Separator_Line
            || letter.category() == QChar::Separator_Paragraph)
            return false;
    }
    // Marks of direction would turn the rest of it round.
    return sentence.isValidUtf16() && !firstControlIn(sentence.toStdString());
}

/// Whether the message repeats a text: all of a short plain one, of a long one no more than may be echoed.
bool isEchoed(const QString& sentence, const std::string& text, qsizetype most)
{
    const QString whole = QString::fromStdString(text);
    if (!isOneLine(whole))
        return true;
    return whole.size() <= most ? sentence.contains(whole) : !sentence.contains(whole);
}

bool isEchoed(const QString& sentence, const Site& site)
{
    if (!site.member.empty() || site.kind == SiteKind::WaitingAction || site.kind == SiteKind::StandardOutput)
        return true;
    const bool mayBePath = site.kind == SiteKind::File || site.kind == SiteKind::Place;
    const bool isPath = mayBePath && site.name.find('/') != std::string::npos;
    return isEchoed(sentence, site.name, isPath ? 120 : 60);
}

bool saysWhatToDo(const Problem& problem)
{
    return !problem.causes.empty()
        && text::reasonWords()[static_cast<std::size_t>(problem.causes.front().reason)].remedy != nullptr;
}

/// Those that say where it happened.
bool namesAPlace(ProblemCode code)
{
    return code != ProblemCode::NothingToUndo && code != ProblemCode::NothingToRedo;
}

}  // namespace

/// Whatever texts a message is made of, it ends, it is one line of a few hundred letters, and it says what it should.
class ProblemsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCodeHasItsWords();
    void everyReasonIsSaid_data();
    void everyReasonIsSaid();
    void everySiteIsNamed();
    void anyTexts_data();
    void anyTexts();
    void anyFieldFault_data();
    void anyFieldFault();
    void tenMegabytes_data();
    void tenMegabytes();
    void shortened_data();
    void shortened();
    void echoed_data();
    void echoed();
    void detailsStandBehindTheName();
    void othersAreLeftOut();
    void whatIsLoggedIsShort();
};

void ProblemsTest::everyCodeHasItsWords()
{
    for (std::size_t i = 0; i < kWords.size(); ++i)
        QCOMPARE(static_cast<std::size_t>(kWords[i].code), i);
}

void ProblemsTest::everyReasonIsSaid_data()
{
    QTest::addColumn<int>("reason");
    for (const text::ReasonWords& words : text::reasonWords())
        QTest::newRow(words.id) << static_cast<int>(words.reason);
}

/// In both languages every word of it stands there, with every value in its place, and then what to do.
void ProblemsTest::everyReasonIsSaid()
{
    QFETCH(int, reason);
    const text::ReasonWords& words = text::reasonWords()[static_cast<std::size_t>(reason)];
    QCOMPARE(static_cast<int>(words.reason), reason);
    QCOMPARE(idOf(words.reason), std::string_view(words.id));
    Cause cause{words.reason, {}};
    QStringList values;
    for (int i = 0; i < 9; ++i) {
        values << u"value%1"_qs.arg(i);
        cause.values.emplace_back(told::Name(values.back()));
    }
    QStringList said;
    for (const QString& language : {u"en"_qs, u"de"_qs}) {
        Languages languages;
        QVERIFY(languages.use(language));
        const QString sentence = text::sentenceFor(Problem{ProblemCode::DamagedCampaign, "there", {cause}});
        QString pattern = QCoreApplication::translate(text::kReasonContext, words.what, words.id);
        if (words.remedy)
            pattern += u"; "_qs + QCoreApplication::translate(text::kReasonContext, words.remedy, words.id);
        for (int i = 0; i < 9; ++i)
            pattern.replace(u'%' + QString::number(i + 1), values[i]);
        QVERIFY2(words.remedy ? sentence == u"there: "_qs + pattern : sentence.contains(u" ("_qs + pattern + u"); "_qs),
                 qPrintable(sentence));
        QVERIFY2(!sentence.contains(u'%'), qPrintable(sentence));
        said << text::wordsFor(cause);
        if (words.remedy)
            said.back() += sentence.section(said.back(), 1);
    }
    // What is nothing but values, or a word of JSON, is the same in every language.
    static const QRegularExpression kSame(u"^(%\\d[ :]*)*$|^(null|true|false)$"_qs);
    const bool isSame = QString::fromUtf8(words.what).contains(kSame) && !words.remedy;
    QCOMPARE(said[0] == said[1], isSame);
}

void ProblemsTest::everySiteIsNamed()
{
    QSet<QString> english;
    for (std::size_t i = 0; i < kSiteKinds; ++i) {
        const auto kind = static_cast<SiteKind>(i);
        const QString named = text::wordsFor(Site(kind, "Ines").at("strength"));
        const bool isOne = kind == SiteKind::WaitingAction || kind == SiteKind::StandardOutput;
        QVERIFY2(isOne || (named.contains(u"Ines") && named.contains(u"strength")), qPrintable(named));
        if (kind <= SiteKind::File)
            QCOMPARE(named, u"Ines.strength"_qs);
        else
            QVERIFY2(!english.contains(named), qPrintable(named));
        english.insert(named);
        Languages languages;
        QVERIFY(languages.use(u"de"_qs));
        const QString german = text::wordsFor(Site(kind, "Ines").at("strength"));
        QVERIFY2(kind <= SiteKind::File || german != named, qPrintable(german));
    }
    QCOMPARE(text::wordsFor(Site(RecordRef{RecordKind::WeaponState, 7}).at("rounds")), u"carried weapon 7.rounds"_qs);
    QCOMPARE(text::wordsFor(Site(RecordRef{RecordKind::Lying, 7})), u"lying 7"_qs);
    QCOMPARE(text::wordsFor(Site(SiteKind::Action, "dance").at("threed")), u"action dance of threed"_qs);
}

void ProblemsTest::anyTexts_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << u"en"_qs;
    QTest::newRow("German") << u"de"_qs;
}

void ProblemsTest::anyTexts()
{
    QFETCH(QString, language);
    Languages languages;
    QVERIFY(languages.use(language));
    const bool english = language == u"en";
    QVERIFY(rc::check([&] {
        const Problem problem = someProblem();
        const QString sentence = text::sentenceFor(problem);
        RC_ASSERT(isOneLine(sentence));
        RC_ASSERT(sentence.size() <= 640);
        const bool refused = !problem.refusals.empty() && findSystem(problem.system);
        const Words& words = kWords[static_cast<std::size_t>(refused ? ProblemCode::Refused : problem.code)];
        // A reason that says what to do stands for itself.
        if (refused || !saysWhatToDo(problem))
            RC_ASSERT(sentence.contains(QString::fromUtf8(english ? words.english : words.german)));
        if (refused || saysWhatToDo(problem) || namesAPlace(problem.code))
            RC_ASSERT(isEchoed(sentence, problem.where));
    }));
}

void ProblemsTest::anyFieldFault_data()
{
    anyTexts_data();
}

void ProblemsTest::anyFieldFault()
{
    QFETCH(QString, language);
    Languages languages;
    QVERIFY(languages.use(language));
    QVERIFY(rc::check([] {
        FieldFault fault;
        fault.kind = *rc::gen::element(FieldFault::Kind::BelowMinimum, FieldFault::Kind::AboveMaximum,
                                       FieldFault::Kind::NoSuchChoice, FieldFault::Kind::TextTooLong,
                                       FieldFault::Kind::NotAHex, FieldFault::Kind::MissingEntry);
        fault.value = *rc::gen::inRange(-1000000, 1000000);
        fault.bound = *rc::gen::inRange(-1000000, 1000000);
        const std::string name = someText();
        const QString sentence = text::sentenceFor(fault, QString::fromStdString(name));
        RC_ASSERT(isOneLine(sentence));
        RC_ASSERT(sentence.size() <= 240);
        RC_ASSERT(isEchoed(sentence, Site(SiteKind::Place, name)));
    }));
}

void ProblemsTest::tenMegabytes_data()
{
    QTest::addColumn<std::string>("piece");
    QTest::newRow("one word") << std::string("x");
    QTest::newRow("words") << std::string("a b ");
    QTest::newRow("blanks") << std::string(" ");
    QTest::newRow("lines") << std::string("\n");
    QTest::newRow("quotes") << std::string("\"");
    QTest::newRow("path") << std::string("folder/");
}

void ProblemsTest::tenMegabytes()
{
    QFETCH(std::string, piece);
    std::string much;
    while (much.size() < 10'000'000)
        much += piece;
    Languages languages;
    QVERIFY(languages.use(u"de"_qs));
    for (const ProblemCode code : {ProblemCode::NotFound, ProblemCode::BadInput, ProblemCode::DamagedCampaign}) {
        const Words& words = kWords[static_cast<std::size_t>(code)];
        // About a millisecond; searched piece by piece it would be hours, and the function's time would be up.
        const QString sentence = text::sentenceFor(Problem{
            code,
            much,
            {because<Reason::SaidElsewhere>(much), because<Reason::RowDamaged>(much, because<Reason::TagTwice>(much)),
             because<Reason::OneOf>(std::vector{much, much})}});
        QCOMPARE_LE(sentence.size(), 640);
        QVERIFY(isOneLine(sentence));
        QVERIFY(sentence.contains(QString::fromUtf8(words.german)));
    }
}

void ProblemsTest::shortened_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("cut");
    QTest::newRow("empty") << QString() << QString();
    QTest::newRow("fits") << u"1234567890"_qs << u"1234567890"_qs;
    QTest::newRow("one too many") << u"12345678901"_qs << u"123456…901"_qs;
    QTest::newRow("long") << QString(1000, u'a') + u"xyz"_qs << u"aaaaaa…xyz"_qs;
    // Six of head would end inside the third face, three of tail begin inside the last but one.
    QTest::newRow("halves at the head") << u"a😀😀😀😀bcd"_qs << u"a😀😀…bcd"_qs;
    QTest::newRow("halves at the tail") << u"123456789😀😀"_qs << u"123456…😀"_qs;
}

void ProblemsTest::shortened()
{
    QFETCH(QString, text);
    QFETCH(QString, cut);
    QCOMPARE(text::shortened(text, 10), cut);
}

void ProblemsTest::echoed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("echo");
    const QString a(200, u'a');
    QTest::newRow("60 letters") << a.first(60) << a.first(60);
    QTest::newRow("61 letters") << a.first(61) << a.first(40) + u'…' + a.first(19);
    QTest::newRow("cut before") << a.first(60) + u'…' << a.first(60) + u'…';
    QTest::newRow("the field of a long name")
        << a + u".strength"_qs << a.first(40) + u'…' + a.first(10) + u".strength"_qs;
    QTest::newRow("path of 120 letters") << u"/"_qs + a.first(119) << u"/"_qs + a.first(119);
    // The end of a path, from a folder on.
    QTest::newRow("long path") << u"/"_qs + a + u"/campaigns/"_qs + a.first(90) + u".hitspread"_qs
                               << u"…/campaigns/"_qs + a.first(90) + u".hitspread"_qs;
    QTest::newRow("long file name") << u"/tmp/"_qs + a << u'…' + a.first(119);
}

void ProblemsTest::echoed()
{
    QFETCH(QString, text);
    QFETCH(QString, echo);
    QCOMPARE(text::echoed(text), echo);
}

/// A semicolon of a name is not the one before what to do.
void ProblemsTest::detailsStandBehindTheName()
{
    QCOMPARE(text::sentenceFor(Problem{ProblemCode::NotACampaign, "a;b", {because<Reason::TooShort>()}}),
             u"a;b is not a Hitspread campaign (it is too short); choose a .hitspread file"_qs);
    QCOMPARE(text::sentenceFor(Problem{ProblemCode::NotFound, "%1 x", {because<Reason::SaidElsewhere>("%1")}}),
             u"%1 x was not found (%1); check its name or number"_qs);
    QCOMPARE(text::sentenceFor(Problem{ProblemCode::BadInput, " Sgt Holt", {because<Reason::TagTwice>("%2")}}),
             u" Sgt Holt: \"%2\" is there twice; remove one of them"_qs);
    QCOMPARE(text::sentenceFor(Problem{ProblemCode::BadInput, Site(), {because<Reason::SheetClosed>("Holt")}}),
             u"the sheet was closed with its campaign; not stored: Holt"_qs);
}

/// Of a thousand reasons the first few are told, and that there are others.
void ProblemsTest::othersAreLeftOut()
{
    const std::vector<Cause> many(1000, because<Reason::SaidElsewhere>(std::string(90, 'r')));
    const QString echo = QString(40, u'r') + u'…' + QString(19, u'r');
    QCOMPARE(text::sentenceFor(Problem{ProblemCode::DamagedCampaign, "x", many}),
             u"x is damaged ("_qs + QStringList(6, echo).join(u"; "_qs)
                 + u"; …); nothing was changed. Open a backup copy of it"_qs);
    QCOMPARE(text::wordsFor(because<Reason::OneOf>(std::vector<std::string>(1000, std::string(90, 'r')))),
             u"one of "_qs + QStringList(6, echo).join(u", "_qs) + u", …"_qs);
}

/// A log is told no more of a file than a person is.
void ProblemsTest::whatIsLoggedIsShort()
{
    QCOMPARE(Failure(ProblemCode::BadInput, "x", because<Reason::TooManyTags>(201, 200)).what(),
             "x: TooManyTags: 201, 200");
    const std::string thousand(1000, 'x');
    QCOMPARE(Failure(ProblemCode::NotFound, thousand).what(), thousand.c_str());
    QCOMPARE(Failure(ProblemCode::NotFound, thousand + "y").what(), (thousand + "…").c_str());
    // The thousandth byte would be the first of a face.
    const std::string faces = std::string(999, 'x') + "😀😀";
    QCOMPARE(Failure(ProblemCode::NotFound, faces).what(), (std::string(999, 'x') + "…").c_str());
    // NOLINTNEXTLINE(bugprone-string-constructor): larger than any message is what is tried
    QCOMPARE(Failure(ProblemCode::BadInput, "x", because<Reason::SaidElsewhere>(std::string(10'000'000, 'y'))).what(),
             ("x: SaidElsewhere: " + std::string(982, 'y') + "…").c_str());
}

HITSPREAD_TEST(ProblemsTest)
#include "problems_test.moc"
