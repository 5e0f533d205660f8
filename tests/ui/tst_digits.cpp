#include "meleehand.h"
#include "outcomefight.h"
#include "percentilehand.h"
#include "rules/core/dice/dice.h"
#include "samplefiles.h"
#include "support/guitestclass.h"
#include "ui/attack/dice/spendmodel.h"
#include "ui/attack/exchangedialog.h"
#include "windowprogram.h"

#include <QSettings>
#include <QTest>

#include <algorithm>
#include <map>

using namespace hitspread;
using support::Program;

namespace {

AttackDialog* openShot(Program& program)
{
    support::choose(program, "Ines Varga", "Gate Guard 2");
    return support::openByKey<threed::FireDialog>(program, Qt::Key_F, "fireDialog", {1320, 860});
}

AttackDialog* openBlow(Program& program)
{
    return support::openMelee(program);
}

AttackDialog* openPercentile(Program& program)
{
    support::openNoon(program);
    return support::openAttack(program, "Old Morrow", "Cass Ardent");
}

AttackDialog* openOutcome(Program& program)
{
    support::openYard(program);
    support::choose(program, "Bruno Halme", "Odo Marsh");
    return support::openByKey<ExchangeDialog>(program, Qt::Key_F, "outcomeAttack", {1320, 860});
}

struct Window {
    const char* name;
    AttackDialog* (*open)(Program&);
};

constexpr std::array kWindows{Window{"a shot", openShot}, Window{"a blow", openBlow},
                              Window{"an attack by percentile rules", openPercentile},
                              Window{"an attack by opposed outcomes", openOutcome}};

std::map<QuestionKey, std::int32_t> chosenIn(const AttackPresenter& presenter)
{
    std::map<QuestionKey, std::int32_t> all;
    for (const DiceQuestion& choice : presenter.dice().choices())
        all[choice.question.key] = choice.answer.choice;
    return all;
}

std::vector<std::pair<QuestionKey, int>> facesIn(const AttackPresenter& presenter)
{
    std::vector<std::pair<QuestionKey, int>> all;
    for (const DiceQuestion& roll : presenter.dice().rolls()) {
        for (std::size_t i = 0; i < roll.answer.count; ++i)
            all.emplace_back(roll.question.key, roll.answer.faces[i]);
    }
    return all;
}

/// Whether every choice that was there stands as it stood; what came up is not chosen by anybody.
bool stand(const std::map<QuestionKey, std::int32_t>& before, const AttackPresenter& presenter)
{
    return std::ranges::all_of(presenter.dice().choices(), [&before](const DiceQuestion& choice) {
        const auto was = before.find(choice.question.key);
        return was == before.end() ? choice.answer.choiceOrigin != Origin::Chosen : was->second == choice.answer.choice;
    });
}

bool isCounted(const AttackPresenter& presenter, QuestionKey key)
{
    return std::ranges::any_of(presenter.dice().choices(), [&](const DiceQuestion& choice) {
        return choice.question.key == key && areCounted(spendOptions(presenter, choice));
    });
}

}  // namespace

/// Two digits one after the other, at every moment of an action: each is the die's that is open, or the number of points it reads, and
/// never another choice.
class TestDigits : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_digits"))); }
    void cleanup() { QSettings().clear(); }
    void neverAnotherChoice_data();
    void neverAnotherChoice();

private:
    void press(AttackDialog& dialog, int digit, const QString& which);

    support::SampleFiles m_files;
};

void TestDigits::neverAnotherChoice_data()
{
    QTest::addColumn<int>("window");
    QTest::addColumn<int>("seed");
    for (std::size_t i = 0; i < kWindows.size(); ++i) {
        for (int seed = 1; seed <= 4; ++seed)
            QTest::addRow("%s, seed %d", kWindows[i].name, seed) << static_cast<int>(i) << seed;
    }
}

void TestDigits::press(AttackDialog& dialog, int digit, const QString& which)
{
    const AttackPresenter& presenter = dialog.presenter();
    const auto chosen = chosenIn(presenter);
    const auto faces = facesIn(presenter);
    const bool wasDie = presenter.dice().open() && presenter.dice().open()->question.kind == QuestionKind::Roll;
    QTest::keyClick(dialog.focusWidget() ? dialog.focusWidget() : &dialog, static_cast<Qt::Key>(Qt::Key_0 + digit));
    const QString what = QStringLiteral("%1, digit %2").arg(which).arg(digit);
    const auto now = chosenIn(presenter);
    for (const auto& [key, value] : now) {
        const auto was = chosen.find(key);
        if (was != chosen.end() && was->second != value)
            QVERIFY2(value == digit && isCounted(presenter, key), qPrintable(what));
    }
    if (wasDie)
        QVERIFY2(stand(chosen, presenter), qPrintable(what));
    else
        QVERIFY2(std::ranges::equal(faces, facesIn(presenter)) || now != chosen, qPrintable(what));
}

void TestDigits::neverAnotherChoice()
{
    QFETCH(int, window);
    QFETCH(int, seed);
    Program program(m_files.freshAndStill());
    AttackDialog* dialog = kWindows[static_cast<std::size_t>(window)].open(program);
    AttackPresenter& presenter = dialog->presenter();
    RandomStream random(static_cast<std::uint64_t>(seed));
    for (int moment = 0; moment < 30; ++moment) {
        const QString which = QStringLiteral("moment %1").arg(moment);
        for (int i = 0; i < 2; ++i)
            press(*dialog, static_cast<int>(random.below(10)), which);
        if (QTest::currentTestFailed())
            return;
        if (presenter.isFinished())
            break;
        const bool isChoice = presenter.dice().open() && presenter.dice().open()->question.kind == QuestionKind::Choice;
        QTest::keyClick(dialog->focusWidget() ? dialog->focusWidget() : dialog, isChoice ? Qt::Key_Return : Qt::Key_R);
        QCoreApplication::processEvents();
    }
    QVERIFY(presenter.isFinished());
}

HITSPREAD_GUI_TEST(TestDigits)
#include "tst_digits.moc"
