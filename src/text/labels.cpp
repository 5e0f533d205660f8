#include "text/labels.h"

#include "rules/core/body/bodyplan.h"
#include "services/library/profileservice.h"
#include "services/library/recordvalues.h"
#include "text/echo.h"
#include "text/fields.h"
#include "text/idwords.h"
#include "text/naming.h"
#include "text/roundwords.h"
#include "text/rowtitles.h"
#include "text/systemphrases.h"
#include "text/units.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <set>
#include <span>
#include <string>
#include <utility>

namespace hitspread::text {

namespace {

struct Labels {
    Q_DECLARE_TR_FUNCTIONS(hitspread::text::Labels)
};

using Table = std::span<const Phrase> SystemPhrases::*;

QString phrase(const System& system, Table table, std::string_view id)
{
    const SystemPhrases* phrases = phrasesOf(system.id());
    return phrases ? wordsFor(*phrases, phrases->*table, id) : QString();
}

QString phraseOr(const System& system, Table table, std::string_view id)
{
    const QString words = phrase(system, table, id);
    return words.isEmpty() ? fromId(id) : words;
}

/// Whether it is written as the rules write their ids: "oneHandedBlade", "sheet.pv".
bool isId(std::string_view text)
{
    const auto isLetter = [](char one) { return std::isalnum(static_cast<unsigned char>(one)) != 0 || one == '.'; };
    return !text.empty() && text.front() >= 'a' && text.front() <= 'z' && std::ranges::all_of(text, isLetter);
}

std::string_view behindDot(std::string_view id)
{
    return id.substr(id.rfind('.') + 1);
}

/// What a number that stands for one of several is called, inside a sentence; empty: it stands for none.
QString meaning(const Naming& names, const QuantityWord& quantity, std::int32_t amount)
{
    if (quantity.choices.empty())
        return amount < 1 ? QString()
                          : inSentence(rowWords(names.system(), quantity.field, static_cast<std::size_t>(amount) - 1));
    const auto choice = static_cast<std::size_t>(amount);
    return amount < 0 || choice >= quantity.choices.size()
        ? QString()
        : choiceWords(names, quantity.field, quantity.choices[choice]);
}

}  // namespace

QString numbered(const QString& words, std::uint16_t index)
{
    return index == 0 ? words : Labels::tr("%1 (%2)").arg(words, QString::number(index + 1));
}

QString fromId(std::string_view id)
{
    return QCoreApplication::translate(kIdContext, spelledOut(id).toUtf8().constData());
}

QString rulesName(const System& system, const std::string& profile, const AnyRecord& switches)
{
    if (profile.empty())
        return {};
    const auto known = system.profiles();
    // What a group's own profile says stands in a file.
    if (std::ranges::find(known, profile, &Profile::id) == known.end())
        return Labels::tr("%1 rules").arg(text::visible(profile));
    const QString name = Labels::tr("%1 rules").arg(inSentence(fromId(profile)));
    std::set<std::string> changed;
    for (const LoggedChange& change : differences({}, builtInSwitches(system, profile), switches))
        changed.insert(change.field);
    return changed.empty() ? name : Labels::tr("%1, %n changed", "rules", static_cast<int>(changed.size())).arg(name);
}

bool hasPhases(const System* system)
{
    return !system || system->round().hasPhases();
}

QString moment(const System* system, int round, int phase)
{
    return hasPhases(system) ? Labels::tr("Round %1, phase %2").arg(QString::number(round), QString::number(phase))
                             : text::round(round);
}

QString shortMoment(const System* system, int round, int phase)
{
    return hasPhases(system) ? Labels::tr("R%1 P%2", "round, phase").arg(QString::number(round), QString::number(phase))
                             : Labels::tr("R%1", "round").arg(round);
}

QString restTime(const Rest& rest)
{
    QStringList time;
    if (rest.days > 0)
        time << (rest.days == 1 ? Labels::tr("1 day") : Labels::tr("%1 days").arg(rest.days));
    if (rest.hours > 0)
        time << (rest.hours == 1 ? Labels::tr("1 hour") : Labels::tr("%1 hours").arg(rest.hours));
    if (rest.rounds > 0)
        time << (rest.rounds == 1 ? Labels::tr("1 round") : Labels::tr("%1 rounds").arg(rest.rounds));
    if (time.isEmpty())
        return Labels::tr("No time passes");
    const QString words = rest.hospital && rest.days > 0 ? Labels::tr("%1 later, in hospital") : Labels::tr("%1 later");
    return words.arg(time.join(Labels::tr(", ")));
}

QString afterFight(const std::string& fight)
{
    return Labels::tr("After %1", "a fight").arg(asKept(fight));
}

QString betweenFights()
{
    return Labels::tr("Between fights");
}

QString combatantColour(int colour)
{
    switch (colour) {
    case 1: return Labels::tr("red");
    case 2: return Labels::tr("orange");
    case 3: return Labels::tr("yellow");
    case 4: return Labels::tr("green");
    case 5: return Labels::tr("teal");
    case 6: return Labels::tr("blue");
    case 7: return Labels::tr("violet");
    case 8: return Labels::tr("grey");
    default: return Labels::tr("that of the side");
    }
}

QString systemName(const System& system)
{
    return ruleListName(system.id());
}

QString foretoldWords(const System& system)
{
    const SystemPhrases* phrases = phrasesOf(system.id());
    return phrases ? QCoreApplication::translate(phrases->context, phrases->foretold) : QString();
}

QString label(const System& system, StepKey key)
{
    const std::string_view id = system.quantities()[key.quantity].id;
    QString words = phrase(system, &SystemPhrases::quantities, id);
    if (words.isEmpty())
        words = phraseOr(system, &SystemPhrases::endings, behindDot(id));
    return numbered(words, key.index);
}

std::string_view sectionId(const System& system, StepKey key)
{
    if (key.quantity >= system.quantities().size())
        return {};
    const std::string_view id = system.quantities()[key.quantity].id;
    return id.substr(0, id.find('.'));
}

QString section(const System& system, std::string_view id)
{
    return phraseOr(system, &SystemPhrases::sections, id);
}

QString value(const Naming& names, StepKey key, std::int32_t amount)
{
    const System& system = names.system();
    const QuantityWord& quantity = system.quantities()[key.quantity];
    switch (quantity.reading) {
    case Reading::Truth: return amount != 0 ? Labels::tr("yes") : Labels::tr("no");
    case Reading::Place: return place(unpack(amount));
    case Reading::Location: return location(names, amount);
    default: break;
    }
    QString words = quantity.field.empty()
        ? phrase(system, &SystemPhrases::values, std::string(quantity.id) + '=' + std::to_string(amount))
        : meaning(names, quantity, amount);
    if (!words.isEmpty())
        return words;
    const Unit* unit = unitOf(system, quantity.id);
    return unit ? inUnit(*unit, amount) : number(amount);
}

QString operand(const Step& step, std::optional<std::int32_t> before)
{
    const std::int32_t a = step.operands[0].value;
    const std::int32_t b = step.operands[1].value;
    const bool mayTurn = step.operation == Operation::Add || step.operation == Operation::Multiply;
    // A running value shows what is new; which of the two that is, the literal or the later step says.
    const bool turns = mayTurn && step.operands[0].step < 0 && step.operands[1].step >= 0;
    const std::int32_t running = turns ? b : a;
    const std::int32_t added = turns ? a : b;
    const QString from = before == running ? QString() : number(running);
    const auto joined = [&from](QChar sign, std::int64_t amount) {
        return from.isEmpty() ? sign + QString::number(amount)
                              : u"%1 %2 %3"_qs.arg(from, sign, QString::number(amount));
    };
    const auto behind = [&from](const QString& words) { return from.isEmpty() ? words : from + u' ' + words; };
    const auto held = [&from](const QString& words) { return from.isEmpty() ? words : from + u", "_qs + words; };
    switch (step.operation) {
    // What a track had before may be nothing.
    case Operation::Add:
        if (added == 0)
            return {};
        return joined(added < 0 ? u'−' : u'+', std::abs(std::int64_t{added}));
    case Operation::Subtract: return joined(b < 0 ? u'+' : u'−', std::abs(std::int64_t{b}));
    case Operation::Multiply: return behind(u"× %1"_qs.arg(number(added)));
    case Operation::DivideDown:
    case Operation::DivideUp: return behind(u"÷ %1"_qs.arg(b));
    // A floor or cap that does not bite says nothing.
    case Operation::Minimum: return step.computed == a ? QString() : held(Labels::tr("at most %1").arg(number(b)));
    case Operation::Maximum: return step.computed == a ? QString() : held(Labels::tr("at least %1").arg(number(b)));
    case Operation::AtLeast: return u"%1 ≥ %2"_qs.arg(number(a), number(b));
    case Operation::Above: return u"%1 > %2"_qs.arg(number(a), number(b));
    case Operation::Equal: return u"%1 = %2"_qs.arg(number(a), number(b));
    case Operation::Take:
    case Operation::Choose:
    case Operation::Both:
    case Operation::Either:
    case Operation::Walk:
    case Operation::Locate:
    case Operation::Apart: return {};
    case Operation::LookUp: return Labels::tr("%1: row %2").arg(number(b), number(step.operands[2].value));
    }
    return {};
}

QString question(const System& system, QuestionKey key)
{
    if (key.name >= system.questions().size())
        return {};
    return numbered(phraseOr(system, &SystemPhrases::questions, system.questions()[key.name].id), key.index);
}

QString option(const System& system, QuestionKey decision, std::int32_t id)
{
    if (decision.name >= system.questions().size())
        return {};
    const QuestionWord& question = system.questions()[decision.name];
    if (id < 0 || static_cast<std::size_t>(id) >= question.options.size())
        return QString::number(id);
    const std::string_view option = question.options[static_cast<std::size_t>(id)];
    return phraseOr(system, &SystemPhrases::options, std::string(question.id).append("=").append(option));
}

QString die(const System& system, std::string_view id)
{
    return phraseOr(system, &SystemPhrases::dice, id);
}

QString usualLocation(const System& system, std::string_view id)
{
    const QString words = phrase(system, &SystemPhrases::locations, id);
    return words.isEmpty() ? capitalized(bodyPiece(id)) : words;
}

QString location(const Naming& names, std::string_view id)
{
    const auto locations = names.system().locations();
    const auto found = std::ranges::find(locations, id);
    const QString own = found == locations.end() ? QString()
                                                 : names.own(static_cast<std::size_t>(found - locations.begin()));
    return own.isEmpty() ? usualLocation(names.system(), id) : own;
}

QString abbreviated(const QString& shortName)
{
    constexpr qsizetype kLetters = 3;
    return shortName.contains(u' ') ? shortName : shortName.left(kLetters);
}

QString initials(const QString& name)
{
    QString letters;
    for (const QString& word : name.split(u' ', Qt::SkipEmptyParts))
        letters += word.front().toUpper();
    return letters;
}

QString shortened(const QString& name)
{
    QStringList words = name.split(u' ', Qt::SkipEmptyParts);
    for (qsizetype i = 0; i + 1 < words.size(); ++i)
        words[i] = words[i].left(1).toUpper();
    return words.join(u' ');
}

QString shortLocation(const Naming& names, std::string_view id)
{
    const System& system = names.system();
    const QString whole = location(names, id);
    QString words = phrase(system, &SystemPhrases::shortLocations, id);
    if (!words.isEmpty() && whole == usualLocation(system, id))
        return words;
    // Two that could not be told apart any more keep their whole names.
    const QString few = shortened(whole);
    const QString last = few.section(u' ', -1);  // which is kept, and most have one of their own
    const auto isSame = [&](std::string_view other) {
        if (other == id || !names.isThere(other))
            return false;
        const QString own = location(names, other);
        return own.contains(last) && shortened(own) == few;
    };
    return std::ranges::any_of(system.locations(), isSame) ? whole : few;
}

QString location(const Naming& names, int index)
{
    const auto locations = names.system().locations();
    if (index < 0)
        return Labels::tr("off the body");
    return static_cast<std::size_t>(index) < locations.size()
        ? location(names, locations[static_cast<std::size_t>(index)])
        : number(index);
}

QString rankName(const System& system, std::string_view id)
{
    // What somebody called a skill or a modifier is no id to make words of.
    const QString words = phrase(system, &SystemPhrases::ranks, id);
    return words.isEmpty() && !isId(id) ? visible(std::string(id)) : words.isEmpty() ? fromId(id) : words;
}

QString action(const System& system, std::string_view id)
{
    return phraseOr(system, &SystemPhrases::actions, id);
}

QString bodyPiece(std::string_view id)
{
    static constexpr std::array<const char*, kPieces> kWords{QT_TRANSLATE_NOOP("hitspread::text::Labels", "skull"),
                                                             QT_TRANSLATE_NOOP("hitspread::text::Labels", "eyes"),
                                                             QT_TRANSLATE_NOOP("hitspread::text::Labels", "face"),
                                                             QT_TRANSLATE_NOOP("hitspread::text::Labels", "neck"),
                                                             QT_TRANSLATE_NOOP("hitspread::text::Labels", "chest"),
                                                             QT_TRANSLATE_NOOP("hitspread::text::Labels", "vitals"),
                                                             QT_TRANSLATE_NOOP("hitspread::text::Labels", "abdomen"),
                                                             QT_TRANSLATE_NOOP("hitspread::text::Labels", "groin"),
                                                             QT_TRANSLATE_NOOP("hitspread::text::Labels", "right arm"),
                                                             QT_TRANSLATE_NOOP("hitspread::text::Labels", "left arm"),
                                                             QT_TRANSLATE_NOOP("hitspread::text::Labels", "right hand"),
                                                             QT_TRANSLATE_NOOP("hitspread::text::Labels", "left hand"),
                                                             QT_TRANSLATE_NOOP("hitspread::text::Labels", "right leg"),
                                                             QT_TRANSLATE_NOOP("hitspread::text::Labels", "left leg"),
                                                             QT_TRANSLATE_NOOP("hitspread::text::Labels", "right foot"),
                                                             QT_TRANSLATE_NOOP("hitspread::text::Labels", "left foot")};
    const auto found = std::ranges::find(kPieceIds, id);
    return found == kPieceIds.end() ? fromId(id)
                                    : Labels::tr(kWords[static_cast<std::size_t>(found - kPieceIds.begin())]);
}

QString bodyWord(std::string_view id)
{
    static constexpr Phrase kWords[]{
        {"shoulder", QT_TRANSLATE_NOOP("hitspread::text::Labels", "shoulder")},
        {"elbow", QT_TRANSLATE_NOOP("hitspread::text::Labels", "elbow")},
        {"hand", QT_TRANSLATE_NOOP("hitspread::text::Labels", "hand")},
        {"knee", QT_TRANSLATE_NOOP("hitspread::text::Labels", "knee")},
        {"foot", QT_TRANSLATE_NOOP("hitspread::text::Labels", "foot")},
    };
    for (const Phrase& word : kWords) {
        if (word.id == id)
            return Labels::tr(word.words);
    }
    return inSentence(fromId(id));
}

QString ruleTitle(const RuleInfo& rule)
{
    return QCoreApplication::translate(kRuleContext, rule.title.data(), rule.id.data());
}

QString ruleTitle(const System& system, std::uint16_t rule)
{
    return rule < system.rules().size() ? ruleTitle(system.rules()[rule]) : QString();
}

QString ruleGroup(std::string_view system, const RuleInfo& rule)
{
    const QStringList parts = QString::fromUtf8(rule.id).split(u'-');
    const SystemPhrases* phrases = phrasesOf(system);
    if (parts.size() < 3)
        return {};
    const QString words = phrases ? wordsFor(*phrases, phrases->ruleGroups, parts.at(1).toStdString()) : QString();
    return words.isEmpty() ? parts.at(1) : words;
}

QString ruleListName(std::string_view system)
{
    const SystemPhrases* phrases = phrasesOf(system);
    return phrases ? QCoreApplication::translate(phrases->context, phrases->name) : QString::fromUtf8(system);
}

QString ruleText(const RuleInfo& rule)
{
    return QCoreApplication::translate(kRuleTextContext, rule.text.data(), rule.id.data());
}

QString ruleSource(const RuleInfo& rule)
{
    return QCoreApplication::translate(kRuleSourceContext, rule.source.data());
}

QString unit(const FieldDeclaration& field)
{
    return field.unit.empty() ? QString()
                              : QCoreApplication::translate(kUnitContext, field.unit.data(), field.id.data());
}

std::string_view singular(std::string_view unit)
{
    using Pair = std::pair<std::string_view, std::string_view>;
    constexpr std::array<Pair, 7> kCounted{{{"Actions", "Action"},
                                            {"Hits", "Hit"},
                                            {"bullets", "bullet"},
                                            {"dice", "die"},
                                            {"hexes", "hex"},
                                            {"rounds", "round"},
                                            {"shots", "shot"}}};
    const auto found = std::ranges::find(kCounted, unit, &Pair::first);
    return found == kCounted.end() ? std::string_view() : found->second;
}

QString unitOfOne(const FieldDeclaration& field)
{
    const std::string_view one = singular(field.unit);
    return one.empty() ? unit(field) : QCoreApplication::translate(kUnitContext, one.data(), field.id.data());
}

QString capitalized(QString words)
{
    // "d100" is a sign.
    const bool isSign = words.size() > 1 && words[1].isDigit();
    if (!words.isEmpty() && !isSign)
        words[0] = words[0].toUpper();
    return words;
}

QString inSentence(const QString& words)
{
    //: Translate "lower" as "keep" where nouns keep their capital inside a sentence, else as "lower".
    if (Labels::tr("lower", "capitals inside a sentence") == u"keep")
        return words;
    QStringList lowered;
    for (const QString& word : words.split(u' '))
        lowered << (word.size() > 1 && word == word.toUpper() ? word : word.toLower());
    return lowered.join(u' ');
}

QString shortRule(const System& system, std::uint16_t rule)
{
    if (rule >= system.rules().size())
        return {};
    const std::string_view id = system.rules()[rule].id;
    const std::string_view rest = id.substr(id.find('-') + 1);
    // A bare number beside a value reads as another value.
    const bool bare = std::ranges::all_of(rest, [](char letter) { return letter >= '0' && letter <= '9'; });
    return QString::fromUtf8(bare ? id : rest);
}

QString ruleTip(const System& system, std::uint16_t rule)
{
    if (rule >= system.rules().size())
        return {};
    const RuleInfo& info = system.rules()[rule];
    return u"%1 %2\n%3"_qs.arg(QString::fromUtf8(info.id), ruleTitle(system, rule), ruleText(info));
}

QString place(Hex hex)
{
    return u"(%1, %2)"_qs.arg(number(hex.column), number(hex.halfRow));
}

QString number(std::int32_t value)
{
    return value < 0 ? u"−%1"_qs.arg(-std::int64_t{value}) : QString::number(value);
}

QStringList faces(const Answer& roll)
{
    static const QStringList signs{u"−"_qs, u"0"_qs, u"+"_qs};
    const std::span faces = std::span(roll.faces).first(roll.count);
    const bool areSigns = roll.lowest == -1
        && std::ranges::all_of(faces, [](int face) { return face <= signs.size(); });
    QStringList all;
    for (std::size_t die = 0; die < roll.count; ++die)
        all << (areSigns ? signs.value(faces[die] - 1) : number(roll.shown(die)));
    return all;
}

QString signedNumber(std::int32_t value)
{
    return value < 0 ? number(value) : u"+%1"_qs.arg(value);
}

}  // namespace hitspread::text
