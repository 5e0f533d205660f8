#include <QAbstractItemView>
#include <QCompleter>
#include <QTest>

#include "rules/systems/registry.h"
#include "rules/systems/threed/melee/handweapons.h"
#include "services/library/recordvalues.h"
#include "sheetprogram.h"
#include "support/guitestclass.h"
#include "ui/fields/fieldcomplaint.h"
#include "ui/fields/numberfield.h"
#include "ui/widgets/problembar.h"

#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>

#include <set>

using namespace hitspread;
using Program = support::SheetProgram;

namespace {

/// A value for a field that is not its default, as a person would type it.
QString valueFor(const FieldDeclaration& field, std::size_t element)
{
    const int value = field.minimum + 2 + static_cast<int>(element);
    return QString::number(std::min(value == field.fallback ? value + 1 : value, field.maximum));
}

QString widgetName(const FieldDeclaration& field, std::size_t element)
{
    QString name = QStringLiteral("field_") + QString::fromStdString(std::string(field.id));
    if (field.extent > 1)
        name += QLatin1Char('_') + QString::fromStdString(std::string(field.elements[element]));
    return name;
}

}  // namespace

/// The fields of the character sheet on a real campaign file: keys and clicks by object name.
class TestSheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_sheet"))); }
    void init() { m_file = m_files.fresh(); }
    void everyFieldHasAWidget();
    void fromNothingByKeyboard();
    void nothingTypedNothingMade();
    void nobodyStaysNameless();
    void derivedValuesFollow();
    void whatNobodySetIsByTheRules();
    void refusedValueStaysAtItsField();
    void undoAndRedo();
    void undoStaysWithThisWindow();
    void aRankOutOfRangeIsMarkedAlone();
    void theBarGoesWithItsCause();
    void skillsHaveNames();
    void tabTakesTheOneSkill();
    void aSkillNothingUsesIsMarked();
    void aNameWithoutARankKeepsTheSheetOpen();
    void accessoriesOnAndOff();
    void closingKeepsWhatIsTyped();

private:
    support::SampleFiles m_files;
    QString m_file;
};

void TestSheet::everyFieldHasAWidget()
{
    Program program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    for (RecordBinder* binder : {&program.sheet()->presenter().character(), program.sheet()->presenter().condition()}) {
        QCOMPARE(binder->misfits(), QStringList());
        const auto bound = binder->bound();
        const std::set<FieldElement> places(bound.begin(), bound.end());
        QStringList missing;
        for (std::size_t i = 0; i < binder->declaration().fields.size(); ++i) {
            const FieldDeclaration& field = binder->declaration().fields[i];
            if (field.id == "shooterMarks")
                continue;  // numbers by which the program tells shooters apart; nobody reads or sets them
            for (std::size_t element = 0; field.countedBy.empty() && !field.names && element < field.extent;
                 ++element) {
                if (!places.contains({static_cast<std::uint16_t>(i), static_cast<std::uint16_t>(element)}))
                    missing << QString::fromStdString(std::string(field.id));
            }
        }
        QCOMPARE(missing, QStringList());
    }
}

void TestSheet::fromNothingByKeyboard()
{
    AnyRecord wanted(*findSystem("threed")->record(RecordKind::Character));
    RecordId id = 0;
    {
        Program program(m_file);
        QVERIFY(program.trigger("action_newCharacter"));
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("field_name"));
        for (const FieldDeclaration& field : wanted.declaration().fields) {
            for (std::size_t element = 0; element < field.extent; ++element) {
                const QString name = widgetName(field, element);
                switch (field.kind) {
                case FieldKind::Number: {
                    const QString value = valueFor(field, element);
                    program.type(name, value);
                    field.setNumber(wanted.data(), element, value.toInt());
                    break;
                }
                case FieldKind::Text: {
                    const bool known = program.find<QComboBox>(name);  // one of the body plans there are
                    const QString text = known ? QStringLiteral("human") : QStringLiteral("Text of ") + name;
                    if (known)
                        QVERIFY(program.pick(name, text));
                    else
                        program.type(name, text);
                    field.setText(wanted.data(), text.toStdString());
                    break;
                }
                case FieldKind::Flag:
                    program.find<QCheckBox>(name)->setFocus();
                    QTest::keyClick(program.find<QCheckBox>(name), Qt::Key_Space);
                    QVERIFY(program.settle());
                    field.setNumber(wanted.data(), element, 1);
                    break;
                case FieldKind::Choice: {
                    auto* last = program.find<QPushButton>(
                        QStringLiteral("%1_%2").arg(name).arg(field.choices.size() - 1));
                    QVERIFY2(last, qPrintable(name));
                    last->setFocus();
                    QTest::keyClick(last, Qt::Key_Space);
                    QVERIFY(program.settle());
                    field.setNumber(wanted.data(), element, static_cast<std::int32_t>(field.choices.size()) - 1);
                    break;
                }
                case FieldKind::RankList:
                    program.addRank(name, QStringLiteral("Custom thing"), QStringLiteral("4"));
                    program.addRank(name, QStringLiteral("other"), QStringLiteral("0"));
                    field.setRanks(wanted.data(), Ranks{{{"Custom thing", 4}, {"other", 0}}});
                    break;
                case FieldKind::Set:
                case FieldKind::Table:
                case FieldKind::Place: QFAIL("no such field in a character");
                }
                if (QTest::currentTestFailed())
                    return;
            }
        }
        QTest::keyClick(program.sheet(), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(program.settle());
        QVERIFY(!program.sheet()->isVisible());
        id = program.sheet()->sheet().view().character().id;
        QVERIFY(id != 0);
    }
    Program again(m_file);
    const StoredRecord stored = again.stored(id);
    QVERIFY(!stored.record.isNull());
    QCOMPARE(stored.system, std::string("threed"));
    for (const LoggedChange& change : differences({}, wanted, stored.record))
        QFAIL(qPrintable(QStringLiteral("%1:%2").arg(QString::fromStdString(change.field)).arg(change.element)));
}

void TestSheet::nothingTypedNothingMade()
{
    Program program(m_file);
    const std::size_t before = program.characters();
    QVERIFY(program.trigger("action_newCharacter"));
    QTest::keyClick(program.sheet(), Qt::Key_Escape);
    QVERIFY(!program.sheet()->isVisible());
    QCOMPARE(program.characters(), before);
}

void TestSheet::nobodyStaysNameless()
{
    Program program(m_file);
    RecordId first = 0;
    for (const char* expected : {"New character", "New character 2"}) {
        QVERIFY(program.trigger("action_newCharacter"));
        program.type(QStringLiteral("field_str"), QStringLiteral("9"));
        first = program.sheet()->sheet().view().character().id;
        QCOMPARE(program.stored(first).record.as<threed::Character>().name, std::string(expected));
    }
    // Emptied: said at the field, nothing stored.
    auto* name = program.find<QLineEdit>(QStringLiteral("field_name"));
    name->setFocus();
    QTest::keyClick(name, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(name, Qt::Key_Backspace);
    QTest::keyClick(name, Qt::Key_Tab);
    QVERIFY(program.settle());
    QVERIFY(program.sheet()->presenter().character().complaints().join(u' ').contains(u"cannot be empty"));
    QCOMPARE(program.stored(first).record.as<threed::Character>().name, std::string("New character 2"));
    // Pasted line breaks and tabs become spaces, in the field as well.
    name->setFocus();
    name->selectAll();
    name->insert(QStringLiteral("Two\nlines\tand"));
    QTest::keyClicks(name, QStringLiteral(" more"));
    QTest::keyClick(name, Qt::Key_Tab);
    QVERIFY(program.settle());
    QCOMPARE(program.stored(first).record.as<threed::Character>().name, std::string("Two lines and more"));
    QCOMPARE(name->text(), QStringLiteral("Two lines and more"));
}

void TestSheet::derivedValuesFollow()
{
    Program program(m_file);
    QVERIFY(program.trigger("action_newCharacter"));
    const auto value = [&](const char* quantity) {
        auto* label = program.find<QLabel>(QStringLiteral("value_") + QLatin1String(quantity));
        return label ? label->text() : QStringLiteral("missing");
    };
    QCOMPARE(value("sheet.strengthBonus"), QStringLiteral("+2"));
    auto* field = program.find<NumberField>(QStringLiteral("field_str"));
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("15"));
    // Before the field is left.
    QCOMPARE(value("sheet.strengthBonus"), QStringLiteral("+5"));
    QCOMPARE(value("sheet.oneHandLimit"), QStringLiteral("7"));
    QCOMPARE(value("sheet.shotsPerRound"), QStringLiteral("4"));
    // Brass is what hangs on STR, and nothing else.
    const auto tone = [&](const char* quantity) {
        return program.find<QLabel>(QStringLiteral("value_") + QLatin1String(quantity))->property("tone").toString();
    };
    QCOMPARE(tone("sheet.strengthBonus"), QStringLiteral("accent"));
    QCOMPARE(tone("sheet.oneHandLimit"), QStringLiteral("accent"));
    QCOMPARE(tone("sheet.shotsPerRound"), QString());
    QCOMPARE(tone("sheet.actions"), QString());
    QCOMPARE(tone("sheet.initiative"), QString());
    auto* why = program.find<QLabel>(QStringLiteral("figureWhy"));
    QVERIFY(!why->isVisible());
    QTest::mouseClick(program.find<QPushButton>(QStringLiteral("why_sheet.strengthBonus")), Qt::LeftButton);
    QVERIFY(why->isVisible());
    QVERIFY2(why->text().contains(QStringLiteral("3D-MEL-06")), qPrintable(why->text()));
    QVERIFY2(why->text().contains(QStringLiteral("÷ 3")), qPrintable(why->text()));
    // A sum of several lines is told up to its end.
    QTest::mouseClick(program.find<QPushButton>(QStringLiteral("why_sheet.actions")), Qt::LeftButton);
    QVERIFY2(why->text().contains(QStringLiteral("÷ 10 = %1").arg(value("sheet.actions"))), qPrintable(why->text()));
}

void TestSheet::whatNobodySetIsByTheRules()
{
    Program program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    const QString actions = program.find<QLabel>(QStringLiteral("value_sheet.actions"))->text();
    auto* field = program.find<NumberField>(QStringLiteral("field_actionsThisRound"));
    QCOMPARE(field->placeholderText(), QStringLiteral("%1 (by the rules)").arg(actions));
    QVERIFY(field->fontMetrics().horizontalAdvance(field->placeholderText()) < field->width() - 12);
    const QString parries = program.find<QLabel>(QStringLiteral("value_sheet.freeParries"))->text();
    QCOMPARE(program.find<NumberField>(QStringLiteral("field_freeParriesLeft"))->placeholderText(),
             QStringLiteral("%1 (by the rules)").arg(parries));
    // What the rules keep by themselves is behind a button.
    auto* kept = program.find<QWidget>(QStringLiteral("roundForm"))->findChild<QWidget*>(QStringLiteral("keptFields"));
    QVERIFY(!kept->isVisible());
    QTest::mouseClick(
        program.find<QWidget>(QStringLiteral("roundForm"))->findChild<QPushButton*>(QStringLiteral("moreKept")),
        Qt::LeftButton);
    QVERIFY(kept->isVisible());
    // No part of a split Action is no number, and what is written there can be taken back to it.
    const QString part = QStringLiteral("field_splitSkill_primary");
    QCOMPARE(program.find<NumberField>(part)->text(), QString());
    program.type(part, QStringLiteral("3"));
    QCOMPARE(int(program.condition().splitSkill[0]), 3);
    program.find<NumberField>(part)->setFocus();
    program.find<NumberField>(part)->selectAll();
    QTest::keyClick(program.find<NumberField>(part), Qt::Key_Delete);
    QTest::keyClick(program.find<NumberField>(part), Qt::Key_Tab);
    QVERIFY(program.settle());
    QCOMPARE(int(program.condition().splitSkill[0]), -1);
    // A list without a line says so.
    auto* none = program.find<QLabel>(QStringLiteral("empty_woundCount"));
    QCOMPARE(none->isVisibleTo(none->parentWidget()), program.condition().wounds.isEmpty());
    QTest::mouseClick(program.find<QPushButton>(QStringLiteral("add_woundCount")), Qt::LeftButton);
    QVERIFY(program.settle());
    QVERIFY(!none->isVisibleTo(none->parentWidget()));
}

void TestSheet::refusedValueStaysAtItsField()
{
    Program program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    const StoredRecord before = program.stored(program.sheet()->sheet().view().character().id);
    program.type(QStringLiteral("field_dex"), QStringLiteral("31"));
    auto* complaint = program.find<FieldComplaint>(QStringLiteral("complaint_stats"));
    QVERIFY(complaint->isVisible());
    QCOMPARE(complaint->text(), QStringLiteral("DEX: 31 is too large; at most 30"));
    QVERIFY(differences({}, before.record, program.stored(before.id).record).empty());
    QCOMPARE(program.sheet()->sheet().changes(), 0);
    // Closing says what would be lost instead of losing it; a second word closes.
    program.sheet()->close();
    QVERIFY(program.sheet()->isVisible());
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("field_dex"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!complaint->isVisible());
    QTest::keyClick(program.sheet(), Qt::Key_Escape);
    QVERIFY(!program.sheet()->isVisible());
    QVERIFY(differences({}, before.record, program.stored(before.id).record).empty());
}

void TestSheet::undoAndRedo()
{
    Program program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    const RecordId id = program.sheet()->sheet().view().character().id;
    const AnyRecord before = program.stored(id).record.cloned();
    program.type(QStringLiteral("field_str"), QStringLiteral("3"));
    program.type(QStringLiteral("field_notes"), QStringLiteral("Owes the harbour master."));
    program.addRank(QStringLiteral("field_skills"), QStringLiteral("Paramedic"), QStringLiteral("2"));
    const AnyRecord after = program.stored(id).record.cloned();
    QCOMPARE(after.as<threed::Character>().str, 3);
    QCOMPARE(after.as<threed::Character>().skills.rank("paramedic", -1), 2);
    QCOMPARE(program.sheet()->sheet().changes(), 3);
    for (int i = 0; i < 3; ++i) {
        QTest::keyClick(program.sheet(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(program.settle() && program.settle());
    }
    QVERIFY(differences({}, before, program.stored(id).record).empty());
    QCOMPARE(program.find<NumberField>(QStringLiteral("field_str"))->text(),
             QString::number(before.as<threed::Character>().str));
    for (int i = 0; i < 3; ++i) {
        QTest::keyClick(program.sheet(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(program.settle() && program.settle());
    }
    QVERIFY(differences({}, after, program.stored(id).record).empty());
    QCOMPARE(program.find<NumberField>(QStringLiteral("field_str"))->text(), QStringLiteral("3"));
}

/// Whatever else was changed in the library or the fight is not the sheet's to take back.
void TestSheet::undoStaysWithThisWindow()
{
    Program program(m_file);
    RecordId weapon = 0;
    const auto heads = [&program] {
        std::pair<EntryId, EntryId> two;
        program.gateway.run(
            &program.window,
            [](CampaignServices& services) {
                return std::pair{services.history.undoable({ScopeKind::Library, 0}),
                                 services.history.undoable({ScopeKind::Encounter, 1})};
            },
            [&two](const std::pair<EntryId, EntryId>& found) { two = found; });
        [[maybe_unused]] const bool done = program.settle();
        return two;
    };
    program.gateway.run(
        &program.window,
        [](CampaignServices& services) {
            return services.library.duplicate(
                {RecordKind::Weapon, services.library.list({.kind = RecordKind::Weapon}).front().id});
        },
        [&weapon](RecordId id) { weapon = id; });
    QVERIFY(program.settle());
    QVERIFY(weapon != 0);
    const auto before = heads();
    QVERIFY(before.first != 0);
    QVERIFY(program.trigger("action_sheet"));
    auto* undo = program.find<QAction>(QStringLiteral("sheet_undo"));
    auto* redo = program.find<QAction>(QStringLiteral("sheet_redo"));
    auto* count = program.find<QLabel>(QStringLiteral("sheetChanges"));
    QVERIFY(!undo->isEnabled() && !redo->isEnabled());
    QTest::keyClick(program.sheet(), Qt::Key_Z, Qt::ControlModifier);
    program.sheet()->sheet().undo();
    QVERIFY(program.settle());
    QCOMPARE(heads(), before);
    program.type(QStringLiteral("field_str"), QStringLiteral("3"));
    program.type(QStringLiteral("field_dex"), QStringLiteral("4"));
    QCOMPARE(count->text(), QStringLiteral("2 changes in this window"));
    for (int i = 0; i < 4; ++i) {
        QTest::keyClick(program.sheet(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(program.settle() && program.settle());
    }
    QCOMPARE(heads(), before);
    QCOMPARE(count->text(), QStringLiteral("nothing changed yet"));
    QVERIFY(!undo->isEnabled() && redo->isEnabled());
    for (int i = 0; i < 4; ++i) {
        QTest::keyClick(program.sheet(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(program.settle() && program.settle());
    }
    QCOMPARE(count->text(), QStringLiteral("2 changes in this window"));
    QVERIFY(undo->isEnabled() && !redo->isEnabled());
}

void TestSheet::aRankOutOfRangeIsMarkedAlone()
{
    Program program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    const RecordId id = program.sheet()->sheet().view().character().id;
    const auto rank = [&](const char* skill) {
        return program.stored(id).record.as<threed::Character>().skills.rank(skill, -1);
    };
    const int pistol = rank("pistol");
    QVERIFY(rank("paramedic") == -1);
    program.addRank(QStringLiteral("field_skills"), QStringLiteral("Pistol"), QStringLiteral("25"));
    program.addRank(QStringLiteral("field_skills"), QStringLiteral("Paramedic"), QStringLiteral("4"));
    // What is in order is stored, what is not stands there in red and says why.
    QCOMPARE(rank("paramedic"), 4);
    QCOMPARE(rank("pistol"), pistol);
    NumberField* bad = nullptr;
    for (NumberField* field : program.find<QWidget>(QStringLiteral("field_skills"))->findChildren<NumberField*>()) {
        if (field->text() == QStringLiteral("25"))
            bad = field;
        else
            QCOMPARE(field->property("invalid").toString(), QStringLiteral("false"));
    }
    QVERIFY(bad);
    QCOMPARE(bad->property("invalid").toString(), QStringLiteral("true"));
    const QString sentence = QStringLiteral("Pistol: 25 is too large; at most 20");
    QCOMPARE(bad->accessibleDescription(), sentence);
    QVERIFY(program.find<QLabel>(QStringLiteral("sheetSaved"))->text().contains(sentence));
    // Closing names it and goes there; a rank that will do is stored.
    program.sheet()->close();
    QVERIFY(program.sheet()->isVisible());
    QCOMPARE(QApplication::focusWidget(), bad);
    QTest::keyClicks(bad, QStringLiteral("7"));
    QTest::keyClick(bad, Qt::Key_Tab);
    QVERIFY(program.settle());
    QCOMPARE(rank("pistol"), 7);
    QCOMPARE(rank("paramedic"), 4);
    QVERIFY(!program.find<QLabel>(QStringLiteral("sheetSaved"))->text().contains(sentence));
    program.sheet()->close();
    QVERIFY(!program.sheet()->isVisible());
}

void TestSheet::theBarGoesWithItsCause()
{
    Program program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    program.type(QStringLiteral("field_dex"), QStringLiteral("31"));
    QTest::keyClick(program.sheet(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(program.sheet()->isVisible());
    auto* bar = program.find<QWidget>(QStringLiteral("problemBar"));
    QVERIFY(bar->isVisible());
    QCOMPARE(bar->findChild<QPushButton*>(QStringLiteral("problemClose"))->text(), QStringLiteral("Hide message"));
    // What is typed next stands for what was refused, and is not put behind it.
    auto* dex = program.find<NumberField>(QStringLiteral("field_dex"));
    QCOMPARE(QApplication::focusWidget(), dex);
    QTest::keyClicks(dex, QStringLiteral("12"));
    QCOMPARE(dex->text(), QStringLiteral("12"));
    QVERIFY(!bar->isVisible());
}

/// The skills the sample's weapons ask for are called by name, as everywhere.
void TestSheet::skillsHaveNames()
{
    Program program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    program.addRank(QStringLiteral("field_skills"), QStringLiteral("submachine GUN"), QStringLiteral("3"));
    const RecordId id = program.sheet()->sheet().view().character().id;
    QCOMPARE(program.stored(id).record.as<threed::Character>().skills.rank("smg"), 3);
    const QList<QLabel*> labels = program.sheet()->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels,
                                [](const QLabel* label) { return label->text() == QStringLiteral("Submachine gun"); }));
}

/// While the list is there Tab takes the one it has left.
void TestSheet::tabTakesTheOneSkill()
{
    Program program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    auto* line = program.find<QLineEdit>(QStringLiteral("field_skills_name"));
    line->setFocus();
    QTest::keyClicks(line, QStringLiteral("subm"));
    QTRY_VERIFY(line->completer()->popup()->isVisible());
    QTest::keyClick(line->completer()->popup(), Qt::Key_Tab);
    QCOMPARE(line->text(), QStringLiteral("Submachine gun"));
}

/// walk 11: "Surgry" is taken, but said to be of no use, with the skill that was meant.
void TestSheet::aSkillNothingUsesIsMarked()
{
    Program program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    const RecordId id = program.sheet()->sheet().view().character().id;
    const auto doubts = [&program] {
        QList<QLabel*> visible = program.find<QWidget>(QStringLiteral("field_skills"))
                                     ->findChildren<QLabel*>(QRegularExpression(QStringLiteral("_doubt_\\d+$")));
        visible.removeIf([](const QLabel* label) { return label->isHidden(); });
        return visible;
    };
    QVERIFY(doubts().isEmpty());
    program.addRank(QStringLiteral("field_skills"), QStringLiteral("Surgry"), QStringLiteral("3"));
    QTRY_COMPARE(doubts().size(), 1);
    QCOMPARE(program.stored(id).record.as<threed::Character>().skills.rank("Surgry"), 3);
    QVERIFY2(doubts().front()->text().contains(QStringLiteral("Surgery")), qPrintable(doubts().front()->text()));
    // A skill of the campaign's own is used by what asks for it, and near where it is written otherwise.
    StoredRecord sling;
    sling.system = "threed";
    sling.record = AnyRecord(threed::thrownWeaponRecord);
    sling.record.as<threed::ThrownWeapon>().name = "Sling";
    sling.record.as<threed::ThrownWeapon>().skill = "Slinging";
    program.gateway.run(
        &program.window, [sling](CampaignServices& services) { return services.library.create(sling); },
        [](RecordId) {});
    QVERIFY(program.settle());
    program.addRank(QStringLiteral("field_skills"), QStringLiteral("Slinging"), QStringLiteral("4"));
    QVERIFY(program.settle());
    QCOMPARE(doubts().size(), 1);
    program.addRank(QStringLiteral("field_skills"), QStringLiteral("Slinggin"), QStringLiteral("4"));
    QTRY_COMPARE(doubts().size(), 2);
    Q_EMIT doubts().front()->linkActivated(QStringLiteral("surgery"));
    QTRY_COMPARE(doubts().size(), 1);
    QVERIFY(program.settle());
    QCOMPARE(program.stored(id).record.as<threed::Character>().skills.rank("surgery"), 3);
    QCOMPARE(program.stored(id).record.as<threed::Character>().skills.rank("Surgry", -1), -1);
}

/// walk 18: the name stays and is explained; the sheet says once more what is missing before it closes.
void TestSheet::aNameWithoutARankKeepsTheSheetOpen()
{
    Program program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    auto* name = program.find<QLineEdit>(QStringLiteral("field_skills_name"));
    name->setFocus();
    QTest::keyClicks(name, QStringLiteral("Pole"));
    program.sheet()->close();
    QVERIFY(program.settle());
    QVERIFY(program.sheet()->isVisible());
    QVERIFY(program.find<QLabel>(QStringLiteral("field_skills_unfinished"))->isVisible());
    QCOMPARE(name->text(), QStringLiteral("Pole"));
    QTest::mouseClick(program.find<QPushButton>(QStringLiteral("problemAction")), Qt::LeftButton);
    QVERIFY(program.settle());
    QVERIFY(!program.sheet()->isVisible());
    // What was dropped is not waiting for somebody else.
    QVERIFY(program.trigger("action_sheet"));
    QVERIFY(name->text().isEmpty());
}

void TestSheet::accessoriesOnAndOff()
{
    Program program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    CharacterSheet& sheet = program.sheet()->sheet();
    program.sheet()->openCharacter(sheet.view().character().id);
    QVERIFY(program.settle());
    const auto mounted = [&] { return sheet.view().who.weapons.front().mounted; };
    const std::vector<RecordId> before = mounted();
    const RecordId weapon = sheet.view().who.weapons.front().possession.id;
    auto* mount = program.find<QPushButton>(QStringLiteral("mount_%1").arg(weapon));
    QVERIFY(mount);
    QTest::mouseClick(mount, Qt::LeftButton);
    QVERIFY(program.settle());
    const auto offered = [&program] {
        QStringList all;
        const auto* things = program.find<QListWidget>(QStringLiteral("things"));
        for (int row = 0; things && row < things->count(); ++row) {
            if (things->item(row)->flags() & Qt::ItemIsEnabled)
                all << things->item(row)->text();
        }
        return all;
    };
    const auto search = [&program] { return program.find<QLineEdit>(QStringLiteral("thingSearch")); };
    const qsizetype inLibrary = offered().size();
    QVERIFY(inLibrary > 1);
    // Typing finds it, Escape leaves everything as it is, Enter takes the best find.
    const QString last = offered().last();
    QTest::keyClicks(search(), last);
    QVERIFY(program.settle());
    QVERIFY(offered().size() < inLibrary);
    QCOMPARE(offered().front(), last);
    QTest::keyClick(search(), Qt::Key_Escape);
    QVERIFY(program.settle());
    QVERIFY(!search());
    QCOMPARE(mounted(), before);
    QTest::mouseClick(mount, Qt::LeftButton);
    QVERIFY(program.settle());
    QTest::keyClicks(search(), last);
    QVERIFY(program.settle());
    QTest::keyClick(search(), Qt::Key_Return);
    QVERIFY(program.settle());
    QVERIFY(!search());
    QCOMPARE(mounted().size(), before.size() + 1);
    // Given and mounted in one step.
    program.find<QAction>(QStringLiteral("sheet_undo"))->trigger();
    QVERIFY(program.settle() && program.settle());
    QCOMPARE(mounted(), before);
    QVERIFY(sheet.view().who.loose.empty());
    program.find<QAction>(QStringLiteral("sheet_redo"))->trigger();
    QVERIFY(program.settle() && program.settle());
    QCOMPARE(mounted().size(), before.size() + 1);
    QTest::mouseClick(program.find<QPushButton>(QStringLiteral("unmount_%1").arg(mounted().back())), Qt::LeftButton);
    QVERIFY(program.settle());
    QCOMPARE(mounted(), before);
    QCOMPARE(sheet.view().who.loose.size(), std::size_t{1});
    // What lies loose is offered, and the library as well.
    mount = program.find<QPushButton>(QStringLiteral("mount_%1").arg(weapon));
    QTest::mouseClick(mount, Qt::LeftButton);
    QVERIFY(program.settle());
    QCOMPARE(offered().size(), inLibrary + 1);
    const RecordId loose = sheet.view().who.loose.front().possession.id;
    QCOMPARE(offered().front(), last);
    QTest::keyClick(search(), Qt::Key_Return);
    QVERIFY(program.settle());
    QCOMPARE(mounted().back(), loose);
    QVERIFY(sheet.view().who.loose.empty());
    // Mounted, taken off, given: each is taken back.
    for (int i = 0; i < 3; ++i) {
        program.find<QAction>(QStringLiteral("sheet_undo"))->trigger();
        QVERIFY(program.settle() && program.settle());
    }
    QCOMPARE(mounted(), before);
    QVERIFY(sheet.view().who.loose.empty());
}

void TestSheet::closingKeepsWhatIsTyped()
{
    RecordId id = 0;
    {
        Program program(m_file);
        QVERIFY(program.trigger("action_sheet"));
        id = program.sheet()->sheet().view().character().id;
        auto* notes = program.find<QPlainTextEdit>(QStringLiteral("field_notes"));
        notes->setFocus();
        notes->selectAll();
        QTest::keyClicks(notes, QStringLiteral("half a sen"));
        program.sheet()->close();
        QVERIFY(program.settle());
    }
    Program again(m_file);
    QCOMPARE(again.stored(id).record.as<threed::Character>().notes, std::string("half a sen"));
}

HITSPREAD_GUI_TEST(TestSheet)
#include "tst_sheet.moc"
