#include "rules/core/body/bodyplan.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/vocabulary.h"
#include "services/library/profileservice.h"
#include "support/testclass.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/problems.h"
#include "text/refusalwords.h"
#include "text/systemphrases.h"
#include "text/units.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace hitspread;

namespace {

bool says(std::span<const text::Phrase> table, std::string_view id)
{
    return std::ranges::find(table, id, &text::Phrase::id) != table.end();
}

std::string_view behindDot(std::string_view id)
{
    return id.substr(id.rfind('.') + 1);
}

}  // namespace

/// Every id a system can show has words, and no words wait for an id that does not exist.
class PhrasesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyIdHasWords_data();
    void everyIdHasWords();
    void noPhraseIsIdle_data() { everyIdHasWords_data(); }
    void noPhraseIsIdle();
    void values();
    void codesAreWords();
    void numbersAreReadByFields();
    void listsOfModifiersAreThere();
    void piecesHaveWordsOfTheirOwn();
    void refusalsAreSentences();
    void operands();
    void operandsOfSeveral();
    void rulesByName();
    void problems();
};

void PhrasesTest::everyIdHasWords_data()
{
    QTest::addColumn<QString>("system");
    for (const System* system : systems())
        QTest::newRow(std::string(system->id()).c_str())
            << QString::fromUtf8(system->id().data(), static_cast<int>(system->id().size()));
}

void PhrasesTest::everyIdHasWords()
{
    QFETCH(QString, system);
    const System& rules = *findSystem(system.toStdString());
    const text::SystemPhrases* phrases = text::phrasesOf(rules.id());
    QVERIFY(phrases);
    QStringList missing;
    const auto require = [&](bool found, std::string_view id) {
        if (!found)
            missing.append(QString::fromUtf8(id.data(), static_cast<int>(id.size())));
    };
    for (const QuantityWord& quantity : rules.quantities()) {
        require(says(phrases->quantities, quantity.id) || says(phrases->endings, behindDot(quantity.id)), quantity.id);
        require(says(phrases->sections, quantity.id.substr(0, quantity.id.find('.'))), quantity.id);
    }
    for (const QuestionWord& question : rules.questions()) {
        // Of before, when each side had names of its own: read as what it is now.
        if (question.side)
            continue;
        require(says(phrases->questions, question.id), question.id);
        for (const DieWord& die : question.dice)
            require(says(phrases->dice, die.id), die.id);
        for (std::size_t i = 0; !question.now && i < question.options.size(); ++i)
            require(says(phrases->options, std::string(question.id).append("=").append(question.options[i])),
                    question.options[i]);
    }
    for (const std::string_view refusal : rules.refusals())
        require(says(phrases->refusals, refusal), refusal);
    for (const std::string_view location : rules.locations())
        require(says(phrases->locations, location) || std::ranges::find(kPieceIds, location) != kPieceIds.end(),
                location);
    for (const ActionDeclaration* action : rules.actions())
        require(says(phrases->actions, action->id), action->id);
    QVERIFY(!text::systemName(rules).isEmpty());
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u", "_qs)));
}

void PhrasesTest::noPhraseIsIdle()
{
    QFETCH(QString, system);
    const System& rules = *findSystem(system.toStdString());
    const text::SystemPhrases& phrases = *text::phrasesOf(rules.id());
    std::set<std::string_view> known;
    for (const QuantityWord& quantity : rules.quantities())
        known.insert({quantity.id});
    for (const text::Phrase& phrase : phrases.quantities)
        QVERIFY2(known.contains(phrase.id), phrase.id.data());
    for (const text::Phrase& phrase : phrases.values)
        QVERIFY2(known.contains(phrase.id.substr(0, phrase.id.find('='))), phrase.id.data());
    for (const text::Phrase& phrase : phrases.refusals)
        QVERIFY2(std::ranges::find(rules.refusals(), phrase.id.substr(0, phrase.id.find('=')))
                     != rules.refusals().end(),
                 phrase.id.data());
    for (const text::Phrase& phrase : phrases.options) {
        const std::size_t sign = phrase.id.find('=');
        const auto question = indexOfWord(rules.questions(), phrase.id.substr(0, sign));
        QVERIFY2(question && std::ranges::count(rules.questions()[*question].options, phrase.id.substr(sign + 1)) == 1,
                 phrase.id.data());
    }
    std::set<std::string> options;
    for (const ActionDeclaration* action : rules.actions()) {
        for (const OptionDeclaration& option : action->options) {
            const PartDeclaration& part = action->parts[option.part];
            const std::string field(part.record->fields[option.field].id);
            options.insert({field, std::string(part.id) + '.' + field, std::string(part.record->id) + '.' + field});
            for (const std::string_view choice : part.record->fields[option.field].choices)
                options.insert(field + '=' + std::string(choice));
        }
    }
    for (const text::Phrase& phrase : phrases.optionLabels) {
        const std::string_view id = phrase.id.ends_with(".hint") ? phrase.id.substr(0, phrase.id.rfind('.'))
                                                                 : phrase.id;
        QVERIFY2(options.contains(std::string(id)), phrase.id.data());
    }
    for (const text::Phrase& phrase : phrases.questions)
        QVERIFY2(indexOfWord(rules.questions(), phrase.id), phrase.id.data());
}

void PhrasesTest::values()
{
    for (const System* system : systems()) {
        for (std::uint16_t i = 0; i < system->quantities().size(); ++i) {
            const StepKey key{i, 0};
            QVERIFY(!text::label(*system, key).isEmpty());
            QVERIFY(!text::section(*system, text::sectionId(*system, key)).isEmpty());
            switch (system->quantities()[i].reading) {
            case Reading::Truth: QCOMPARE(text::value(text::Naming::usual(*system), key, 1), u"yes"_qs); break;
            case Reading::Place:
                QCOMPARE(text::value(text::Naming::usual(*system), key, pack(Hex{-1, 9})), u"(−1, 9)"_qs);
                break;
            case Reading::Location:
                QCOMPARE(text::value(text::Naming::usual(*system), key, -1), u"off the body"_qs);
                break;
            // In the units people count in: three halves are one and a half.
            default:
                if (const text::Unit* unit = text::unitOf(*system, system->quantities()[i].id))
                    QCOMPARE(text::value(text::Naming::usual(*system), key, -3 * unit->parts),
                             unit->isPercent ? u"−300 %"_qs : u"−3"_qs);
                else
                    QCOMPARE(text::value(text::Naming::usual(*system), key, -3), u"−3"_qs);
                break;
            }
        }
    }
}

void PhrasesTest::codesAreWords()
{
    const System& system = *findSystem("threed");
    const auto shown = [&](std::string_view id, std::int32_t number) {
        return text::value(text::Naming::usual(system), {indexOfWord(system.quantities(), id).value_or(0), 0}, number);
    };
    QCOMPARE(shown("shot.band", 1), u"Medium"_qs);
    QCOMPARE(shown("shot.type", 0), u"aimed"_qs);
    QCOMPARE(shown("effect.state", 3), u"destroyed"_qs);
    QCOMPARE(shown("attack.total", 3), u"3"_qs);
}

/// A quantity whose number stands for one of several is worded where they are: by a field's choices, or the rows of a table.
void PhrasesTest::numbersAreReadByFields()
{
    for (const System* system : systems()) {
        for (std::uint16_t i = 0; i < system->quantities().size(); ++i) {
            const QuantityWord& quantity = system->quantities()[i];
            if (quantity.field.empty())
                continue;
            const std::size_t first = quantity.choices.empty() ? 1 : 0;
            const std::size_t last = quantity.choices.empty() ? 1 : quantity.choices.size() - 1;
            for (std::size_t number = first; number <= last; ++number)
                QVERIFY2(text::value(text::Naming::usual(*system), {i, 0}, static_cast<std::int32_t>(number))
                             != QString::number(number),
                         quantity.id.data());
        }
    }
    const System& percentile = *findSystem("percentile");
    const auto shown = [&](std::string_view id, std::int32_t number) {
        return text::value(text::Naming::usual(percentile), {indexOfWord(percentile.quantities(), id).value_or(0), 0},
                           number);
    };
    QCOMPARE(shown("wound.level", 3), u"serious"_qs);
    QCOMPARE(shown("loss.level", 3), u"driven back"_qs);
    QCOMPARE(shown("loss.level", 9), u"9"_qs);
    QCOMPARE(shown("turn.declared", 3), u"something else"_qs);
    QCOMPARE(shown("wound.level", 6), u"6"_qs);
}

/// A list of named modifiers that no action declares would leave its steps without their names.
void PhrasesTest::listsOfModifiersAreThere()
{
    for (const System* system : systems()) {
        const auto isThere = [system](std::string_view list) {
            return std::ranges::any_of(system->actions(), [list](const ActionDeclaration* action) {
                return std::ranges::any_of(action->parts, [list](const PartDeclaration& part) {
                    const FieldDeclaration* field = part.record->find(list);
                    return field && field->kind == FieldKind::RankList;
                });
            });
        };
        for (const QuantityWord& quantity : system->quantities()) {
            for (const std::string_view list : quantity.lists)
                QVERIFY2(list.empty() || isThere(list), list.data());
        }
    }
}

/// A system that goes by the pieces of a body need not say what they are called.
void PhrasesTest::piecesHaveWordsOfTheirOwn()
{
    QCOMPARE(text::usualLocation(*findSystem("percentile"), "hand_r"), u"Right hand"_qs);
    QCOMPARE(text::usualLocation(*findSystem("outcome"), "vitals"), u"Vitals"_qs);
    QCOMPARE(text::usualLocation(*findSystem("percentile"), "idLost"), u"Id lost"_qs);
}

void PhrasesTest::refusalsAreSentences()
{
    const System& system = *findSystem("threed");
    Problem problem{ProblemCode::Refused, "weapon.state", {}, "threed", {}};
    for (std::uint16_t code = 0; code < system.refusals().size(); ++code) {
        if (system.refusals()[code] == "weapon.notDrawn")
            problem.refusals = {{code, 0, "weapon.state", 0, "drawn", 0, 0}};
    }
    QCOMPARE(problem.refusals.size(), std::size_t(1));
    const QString sentence = text::sentenceFor(problem);
    QVERIFY2(sentence.contains(u"the weapon is not drawn; draw it first"_qs), qPrintable(sentence));
    QVERIFY(!sentence.contains(u"notDrawn"_qs));
    // Whoever sees what it is about reads no place in a document.
    QCOMPARE(text::reasonFor(problem), text::capitalized(text::sentenceFor(system, problem.refusals.front())));
    QVERIFY2(!text::reasonFor(problem).contains(u"weapon.state"_qs), qPrintable(text::reasonFor(problem)));
}

void PhrasesTest::operands()
{
    const auto shown = [&](Operation operation, Term a, Term b, std::optional<std::int32_t> before = 12) {
        Step step;
        step.operation = operation;
        step.operands = {a, b, Term{}};
        return text::operand(step, before);
    };
    QCOMPARE(shown(Operation::Add, {12, 3}, 6), u"+6"_qs);
    QCOMPARE(shown(Operation::Add, {12, 3}, -2), u"−2"_qs);
    QCOMPARE(shown(Operation::Add, 4, {12, 3}), u"+4"_qs);
    QCOMPARE(shown(Operation::Subtract, {12, 3}, 5), u"−5"_qs);
    QCOMPARE(shown(Operation::AtLeast, {18, 3}, 13), u"18 ≥ 13"_qs);
    // Nobody can follow a count whose beginning stands nowhere.
    QCOMPARE(shown(Operation::Add, {12, 3}, 6, 11), u"12 + 6"_qs);
    QCOMPARE(shown(Operation::Add, 4, {12, 3}, std::nullopt), u"12 + 4"_qs);
    QCOMPARE(shown(Operation::Subtract, -1, 5, std::nullopt), u"−1 − 5"_qs);
    QCOMPARE(shown(Operation::DivideUp, 5, 2, 12), u"5 ÷ 2"_qs);
    QCOMPARE(shown(Operation::DivideUp, {12, 3}, 2), u"÷ 2"_qs);
    QCOMPARE(shown(Operation::Multiply, 3, {7, 3}, 7), u"× 3"_qs);
    Step floored;
    floored.operation = Operation::Maximum;
    floored.operands = {Term{-2, 1}, Term{0}, Term{}};
    QCOMPARE(text::operand(floored, 7), u"−2, at least 0"_qs);
    QCOMPARE(text::operand(floored, -2), u"at least 0"_qs);
}

/// Of one person the number above is gone on from; of another one it is not, though it be the same.
void PhrasesTest::operandsOfSeveral()
{
    const System& system = *findSystem("threed");
    const auto quantity = static_cast<std::uint16_t>(threed::Quantity::DamageThrough);
    Step holt;
    holt.key = {quantity, 0, Subject().target(0)};
    holt.value = 5;
    Step ines;
    ines.key = {quantity, 1, Subject().target(1)};
    ines.operation = Operation::Multiply;
    ines.operands = {Term{5}, Term{24}, Term{}};
    QCOMPARE(text::operand(system, {holt}, ines, &holt), u"5 × 24"_qs);
    // Unless it counts on from it.
    ines.operands[0] = Term{5, 0};
    QCOMPARE(text::operand(system, {holt}, ines, &holt), u"× 24"_qs);
    ines.operands[0] = Term{5};
    ines.key.subject = holt.key.subject;
    QCOMPARE(text::operand(system, {holt}, ines, &holt), u"× 24"_qs);
}

/// On paper nobody sees the switches: that some were changed is said with the name of the profile.
void PhrasesTest::rulesByName()
{
    const System& system = *findSystem("threed");
    AnyRecord switches = builtInSwitches(system, "asPrinted");
    QCOMPARE(text::rulesName(system, "asPrinted", switches), u"as printed rules"_qs);
    for (const char* id : {"mod.formSkill", "skill.untrained"}) {
        const FieldDeclaration& field = *switches.declaration().find(id);
        field.setNumber(switches.data(), 0, field.number(switches.data(), 0) == 0 ? 1 : 0);
    }
    QCOMPARE(text::rulesName(system, "asPrinted", switches), u"as printed rules, 2 changed"_qs);
    QCOMPARE(text::rulesName(system, "Ours", switches), u"Ours rules"_qs);
    QCOMPARE(text::rulesName(system, "", switches), QString());
}

void PhrasesTest::problems()
{
    const Cause number = because<Reason::JsonNumber>("99");
    QCOMPARE(text::sentenceFor(Problem{ProblemCode::BadInput,
                                       {SiteKind::Place, "shooter.str"},
                                       {because<Reason::GiveWholeNumber>(number, 0, 30)}}),
             u"shooter.str: here is the number 99; give a whole number from 0 to 30"_qs);
    // What waits, what it would lose, and what to do.
    const Problem waiting{
        ProblemCode::PendingExists,
        "Gate",
        {because<Reason::RolledWith>(told::ActionName{"threed", "grenade", "Frag"}, "Frag: at the gate")}};
    QCOMPARE(text::sentenceFor(waiting),
             u"Gate: the dice of “Grenade: Frag” wait, and they were rolled with “Frag: at the gate”, which this "
             "would change or take away; apply them or drop them first"_qs);
    for (std::size_t code = 0; code < kProblemCodes; ++code) {
        const QString sentence = text::sentenceFor(
            Problem{static_cast<ProblemCode>(code), "camp", {because<Reason::SaidElsewhere>("detail")}});
        QVERIFY2(!sentence.contains(u'%') && sentence.contains(u"detail"), qPrintable(sentence));
    }
}

HITSPREAD_TEST(PhrasesTest)
#include "phrases_test.moc"
