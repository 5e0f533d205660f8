#include <QTest>

#include "models/charactersheet.h"
#include "reports/body/calloutpainter.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/handweapons.h"
#include "services/recordvalues.h"
#include "storage/samplecampaign.h"
#include "support/openandwait.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "ui/fields/fieldcomplaint.h"
#include "ui/fields/numberfield.h"
#include "ui/sheet/portrait.h"
#include "ui/sheet/sheetnavigation.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/sheet/sheetwindow.h"
#include "ui/widgets/problembar.h"
#include "ui/widgets/trackboxes.h"
#include "windowprogram.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QToolButton>

#include <set>

using namespace hitspread;

namespace {

/// The program with its fight there, worked by the sheet window.
struct Program : support::Program {
    explicit Program(const QString& file) : support::Program(file)
    {
        [[maybe_unused]] const bool loaded = waitForFight();
    }

    SheetWindow* sheet() { return window.findChild<SheetWindow*>(QStringLiteral("sheetWindow")); }
    bool trigger(const char* action)
    {
        window.findChild<QAction*>(QString::fromLatin1(action))->trigger();
        return settle() && sheet() && sheet()->isVisible() && QTest::qWaitForWindowActive(sheet());
    }
    template <typename T>
    T* find(const QString& name)
    {
        return sheet()->findChild<T*>(name);
    }
    /// Types over a field as a person does, and leaves it.
    void type(const QString& name, const QString& text, Qt::Key leave = Qt::Key_Tab)
    {
        auto* field = find<QWidget>(name);
        QVERIFY2(field, qPrintable(name));
        sheet()->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(sheet()));
        field->setFocus();
        if (auto* line = qobject_cast<QLineEdit*>(field))
            line->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, leave);
        QVERIFY(settle());
    }
    /// Goes down a list of choices to the one with this value; false when it is not there.
    bool pick(const QString& name, const QString& value)
    {
        auto* box = find<QComboBox>(name);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 1; i < box->count() && box->currentData().toString() != value; ++i)
            QTest::keyClick(box, Qt::Key_Down);
        return settle() && box->currentData().toString() == value;
    }
    void addRank(const QString& field, const QString& name, const QString& rank)
    {
        auto* line = find<QLineEdit>(field + QStringLiteral("_name"));
        QVERIFY2(line, qPrintable(field));
        // The list of suggestions takes the activation with it on a platform without a window manager.
        sheet()->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(sheet()));
        line->setFocus();
        QTest::keyClicks(line, name);
        QTest::keyClick(line, Qt::Key_Return);
        auto* value = find<QLineEdit>(field + QStringLiteral("_value"));
        QTest::keyClicks(value, rank);
        QTest::keyClick(value, Qt::Key_Return);
        QVERIFY(settle());
    }
    /// The character as the file has him.
    StoredRecord stored(RecordId id)
    {
        std::optional<StoredRecord> found;
        gateway.run(
            &window,
            [id](CampaignServices& services) {
                return services.library.load({RecordKind::Character, id});
            },
            [&found](StoredRecord record) { found = std::move(record); });
        [[maybe_unused]] const bool done = settle();
        return found.value_or(StoredRecord());
    }
    std::size_t characters()
    {
        std::size_t count = 0;
        gateway.run(
            &window, [](CampaignServices& services) { return services.library.count({}); },
            [&count](std::size_t number) { count = number; });
        [[maybe_unused]] const bool done = settle();
        return count;
    }
    threed::Condition condition() { return sheet()->sheet().view().who.combatant.condition.as<threed::Condition>(); }
};

/// The nth hit box of a location's callout, on the view.
QPoint hitBox(BodyView& view, int location, int box)
{
    const StageLayout& stage = view.bodyScene().stageLayout();
    for (const PlacedCallout& callout : stage.placed) {
        if (view.picture().callouts[callout.index].location != location)
            continue;
        const QRectF row = callout.box;
        for (qreal x = row.left(); x < row.right(); x += 0.5) {
            const QPointF place(x, row.center().y());
            const CalloutPainter painter(view.bodyScene().theme());
            if (painter.hitBoxAt(place, row, view.picture().callouts[callout.index], stage.compact) == box)
                return view.mapFromScene(place + QPointF(2.0, 0.0));
        }
    }
    return {};
}

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

/// The character sheet on a real campaign file: keys and clicks by object name.
class TestSheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void everyFieldHasAWidget();
    void fromNothingByKeyboard();
    void nothingTypedNothingMade();
    void nobodyStaysNameless();
    void derivedValuesFollow();
    void refusedValueStaysAtItsField();
    void undoAndRedo();
    void undoStaysWithThisWindow();
    void aRankOutOfRangeIsMarkedAlone();
    void theBarGoesWithItsCause();
    void sharedStatsAreSaidToBe();
    void historyNamesWhatWasSet();
    void tabGoesThroughThePartInView();
    void skillsHaveNames();
    void boxesMarkAndHeal();
    void gearInAFight();
    void ammunitionInAFight();
    void handWeaponsAreReadyWorked();
    void accessoriesOnAndOff();
    void protectionOfAllArmour();
    void woundLinesAreOneStep();
    void kitAtHome();
    void portrait();
    void closingKeepsWhatIsTyped();
    void smallWindowHasTheBodyAsAPage();

private:
    QTemporaryDir m_folder;
    QString m_file;
    int m_count = 0;
};

void TestSheet::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_sheet"));
    QVERIFY(m_folder.isValid());
}

void TestSheet::init()
{
    QSettings().clear();
    m_file = m_folder.filePath(QStringLiteral("sheet%1.hitspread").arg(++m_count));
    storage::SampleCampaign::create(m_file).reset();
}

void TestSheet::everyFieldHasAWidget()
{
    Program program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    for (RecordBinder* binder : {&program.sheet()->presenter().character(), program.sheet()->presenter().condition()}) {
        QCOMPARE(binder->misfits(), QStringList());
        const auto bound = binder->bound();
        const std::set<FieldPlace> places(bound.begin(), bound.end());
        QStringList missing;
        for (std::size_t i = 0; i < binder->declaration().fields.size(); ++i) {
            const FieldDeclaration& field = binder->declaration().fields[i];
            for (std::size_t element = 0; field.countedBy.empty() && element < field.extent; ++element) {
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
    QCOMPARE(value("sheet.strengthBonus"), QStringLiteral("2"));
    auto* field = program.find<NumberField>(QStringLiteral("field_str"));
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("15"));
    // Before the field is left.
    QCOMPARE(value("sheet.strengthBonus"), QStringLiteral("5"));
    QCOMPARE(value("sheet.oneHandLimit"), QStringLiteral("7"));
    QCOMPARE(value("sheet.shotsPerRound"), QStringLiteral("4"));
    // Brass is what hangs on STR, and nothing else.
    const auto tone = [&](const char* quantity) {
        return program.find<QLabel>(QStringLiteral("value_") + QLatin1String(quantity))->property("tone").toString();
    };
    QCOMPARE(tone("sheet.strengthBonus"), QStringLiteral("accent"));
    QCOMPARE(tone("sheet.oneHandLimit"), QStringLiteral("accent"));
    QCOMPARE(tone("sheet.shotsPerRound"), QString());
    auto* why = program.find<QLabel>(QStringLiteral("figureWhy"));
    QVERIFY(!why->isVisible());
    QTest::mouseClick(program.find<QPushButton>(QStringLiteral("why_sheet.strengthBonus")), Qt::LeftButton);
    QVERIFY(why->isVisible());
    QVERIFY2(why->text().contains(QStringLiteral("3D-MEL-06")), qPrintable(why->text()));
    QVERIFY2(why->text().contains(QStringLiteral("÷ 3")), qPrintable(why->text()));
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

void TestSheet::sharedStatsAreSaidToBe()
{
    Program program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    RecordId guard = 0;
    program.gateway.run(
        &program.window,
        [](CampaignServices& services) {
            RecordId second = 0;
            for (const Combatant& one : services.campaign.encounters().combatants(1)) {
                if (one.name == "Gate Guard 2")
                    second = one.id;
            }
            return second;
        },
        [&guard](RecordId id) { guard = id; });
    QVERIFY(program.settle());
    QVERIFY(guard != 0);
    program.sheet()->openCombatant(guard);
    QVERIFY(program.settle());
    auto* owner = program.find<QLabel>(QStringLiteral("sheetOwner"));
    QVERIFY(owner->isVisible());
    QVERIFY2(
        owner->text().startsWith(QStringLiteral("Stats, skills and notes belong to Gate Guard in the library: also "
                                                "Gate Guard 1.")),
        qPrintable(owner->text()));
    const RecordId character = program.sheet()->sheet().view().character().id;
    program.sheet()->openCharacter(character);
    QVERIFY(program.settle());
    QVERIFY(!owner->isVisible());
}

void TestSheet::historyNamesWhatWasSet()
{
    Program program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    const QString who = QString::fromStdString(program.sheet()->sheet().view().who.combatant.name);
    const RecordId id = program.sheet()->sheet().view().who.combatant.id;
    const auto change = [id](std::int64_t before, std::int64_t after) {
        return LoggedChange{{RecordKind::Condition, id}, "standardTotal", 0, before, after};
    };
    const threed::Condition was = program.condition();
    program.sheet()->sheet().setByHand({change(was.standardTotal, was.standardTotal + 2)});
    QVERIFY(program.settle() && program.settle());
    const auto newest = [&program] {
        return program.window.findChild<QAbstractItemView*>(QStringLiteral("history"))
            ->model()
            ->index(0, 0)
            .data()
            .toString();
    };
    const QString line = QStringLiteral("%1: Incap lost (S) %2 Hits → %3 Hits")
                             .arg(who)
                             .arg(was.standardTotal)
                             .arg(was.standardTotal + 2);
    QVERIFY2(newest().startsWith(line), qPrintable(newest()));
    program.sheet()->sheet().undo();
    QVERIFY(program.settle() && program.settle());
    QVERIFY2(newest() == QStringLiteral("Undone: ") + line, qPrintable(newest()));
    // What an older version or another program wrote is said in words as well.
    program.gateway.run(
        &program.window,
        [change, total = was.standardTotal](CampaignServices& services) {
            return services.encounters.setByHand(1, {change(total, total + 1)}, "why");
        },
        [](EntryId) {});
    QVERIFY(program.settle() && program.settle());
    QVERIFY2(!newest().contains(QStringLiteral("standardTotal")), qPrintable(newest()));
    QVERIFY2(newest().startsWith(who), qPrintable(newest()));
}

void TestSheet::tabGoesThroughThePartInView()
{
    Program program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    program.sheet()->resize(1440, 900);
    auto* pages = program.find<QListWidget>(QStringLiteral("sheetPages"));
    auto* cards = program.find<QScrollArea>(QStringLiteral("sheetCards"));
    QCOMPARE(QApplication::focusWidget(), pages);
    QTest::keyClick(pages, Qt::Key_Tab);
    QVERIFY(cards->isAncestorOf(QApplication::focusWidget()));
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("field_str"));
    // From the first field to the next, and not to Undo or Close.
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(cards->isAncestorOf(QApplication::focusWidget()));
    pages->setFocus();
    pages->setCurrentRow(1);
    QTest::keyClick(pages, Qt::Key_Tab);
    QVERIFY(program.find<QWidget>(QStringLiteral("field_skills"))->isAncestorOf(QApplication::focusWidget()));
    // All parts before the foot.
    QWidget* widget = pages;
    bool sawCards = false;
    do {
        widget = widget->nextInFocusChain();
        sawCards = sawCards || cards->isAncestorOf(widget);
        if (widget->objectName() == QStringLiteral("sheetClose"))
            break;
    } while (widget != pages);
    QVERIFY(sawCards);
    QCOMPARE(widget->objectName(), QStringLiteral("sheetClose"));
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

void TestSheet::boxesMarkAndHeal()
{
    Program program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    program.sheet()->resize(1440, 900);
    QCoreApplication::processEvents();
    auto* body = program.find<BodyView>(QStringLiteral("sheetBody"));
    constexpr int kTorso = 1;
    const auto& who = program.sheet()->sheet().view().character().record.as<threed::Character>();
    const int most = who.hitsMax[kTorso];
    const int incap = who.incapMax;
    const QPoint third = hitBox(*body, kTorso, 2);
    QVERIFY(!third.isNull());
    QTest::mouseClick(body->viewport(), Qt::LeftButton, {}, third);
    QVERIFY(program.settle());
    QCOMPARE(int(program.condition().damage[kTorso]), most - 2);
    // The window behind shows it too.
    QCOMPARE(program.window.fight().active()->combatant.condition.as<threed::Condition>().damage[kTorso],
             program.condition().damage[kTorso]);
    QTest::mouseClick(body->viewport(), Qt::LeftButton, {}, hitBox(*body, kTorso, 4));
    QVERIFY(program.settle());
    QCOMPARE(int(program.condition().damage[kTorso]), most - 5);
    auto* track = program.find<TrackBoxes>(QStringLiteral("sheetTrack"));
    QTest::mouseClick(track, Qt::LeftButton, {}, track->boxAt(incap - 4).center().toPoint());
    QVERIFY(program.settle());
    QCOMPARE(program.condition().standardTotal, 4);
    track->setFocus();
    QTest::keyClick(track, Qt::Key_Right);
    QVERIFY(program.settle());
    QCOMPARE(program.condition().standardTotal, 3);
    program.type(QStringLiteral("field_bruises_head"), QStringLiteral("2"));
    QCOMPARE(int(program.condition().bruises[0]), 2);
    for (int i = 0; i < 5; ++i) {
        program.find<QAction>(QStringLiteral("sheet_undo"))->trigger();
        QVERIFY(program.settle() && program.settle());
    }
    QCOMPARE(program.condition().standardTotal, 0);
    QCOMPARE(int(program.condition().damage[kTorso]), 0);
    QCOMPARE(int(program.condition().bruises[0]), 0);
}

void TestSheet::gearInAFight()
{
    Program program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    const auto& weapons = program.sheet()->sheet().view().who.weapons;
    QVERIFY(!weapons.empty());
    const RecordId weapon = weapons.front().possession.id;
    const auto state = [&] {
        return program.sheet()->sheet().view().who.weapons.front().possession.state.as<threed::WeaponState>();
    };
    const int before = state().rounds;
    program.type(QStringLiteral("field_rounds_%1").arg(weapon), QString::number(before - 1), Qt::Key_Return);
    QCOMPARE(state().rounds, before - 1);
    program.type(QStringLiteral("field_rounds_%1").arg(weapon), QStringLiteral("1000"), Qt::Key_Return);
    QCOMPARE(state().rounds, before - 1);
}

void TestSheet::kitAtHome()
{
    Program program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    const RecordId id = program.sheet()->sheet().view().character().id;
    program.sheet()->openCharacter(id);
    QVERIFY(program.settle());
    CharacterSheet& sheet = program.sheet()->sheet();
    QVERIFY(!sheet.view().isInFight());
    const std::size_t weapons = sheet.view().who.weapons.size();
    QVERIFY(weapons > 0);
    const CombatantView::Item first = sheet.view().who.weapons.front();
    // More than the magazine holds is said at the field and not stored.
    const int magazine = first.record.record.as<threed::Weapon>().magazine;
    program.type(QStringLiteral("field_rounds_%1").arg(first.possession.id), QStringLiteral("999"), Qt::Key_Return);
    bool said = false;
    for (const FieldComplaint* complaint : program.sheet()->findChildren<FieldComplaint*>())
        said = said || complaint->text().endsWith(QStringLiteral("at most %1").arg(magazine));
    QVERIFY(said);
    QVERIFY(sheet.view().who.weapons.front().possession.state.as<threed::WeaponState>().rounds <= magazine);
    QTest::keyClick(program.find<QLineEdit>(QStringLiteral("field_rounds_%1").arg(first.possession.id)),
                    Qt::Key_Escape);
    // Not marked in a fight, but what he brings into the next one.
    program.type(QStringLiteral("field_rounds_%1").arg(first.possession.id), QStringLiteral("1"), Qt::Key_Return);
    QCOMPARE(sheet.view().who.weapons.front().possession.state.as<threed::WeaponState>().rounds, 1);
    QTest::mouseClick(program.find<QToolButton>(QStringLiteral("take_%1").arg(first.possession.id)), Qt::LeftButton);
    QVERIFY(program.settle());
    QCOMPARE(sheet.view().who.weapons.size(), weapons - 1);
    sheet.give({RecordKind::Weapon, first.record.id});
    QVERIFY(program.settle());
    QCOMPARE(sheet.view().who.weapons.size(), weapons);
    // It comes with what fits it.
    QVERIFY(sheet.view().who.weapons.back().ammunition);
    QCOMPARE(sheet.changes(), 3);
    for (int i = 0; i < 3; ++i) {
        program.find<QAction>(QStringLiteral("sheet_undo"))->trigger();
        QVERIFY(program.settle() && program.settle());
    }
    QCOMPARE(sheet.view().who.weapons.size(), weapons);
    QCOMPARE(sheet.view().who.weapons.front().possession.state.as<threed::WeaponState>().rounds,
             first.possession.state.as<threed::WeaponState>().rounds);
}

/// What he was given without ammunition fires nothing: said in the main window before any dialog, mended on his sheet.
void TestSheet::ammunitionInAFight()
{
    Program program(m_file);
    program.aimAtGuard();
    QVERIFY(program.trigger("action_sheet"));
    CharacterSheet& sheet = program.sheet()->sheet();
    QVERIFY(sheet.view().isInFight());
    const RecordId weapon = program.window.fight().weapon();
    const auto held = [&]() -> const CombatantView::Item& {
        return *std::ranges::find(sheet.view().who.weapons, weapon,
                                  [](const CombatantView::Item& item) { return item.possession.id; });
    };
    const RecordId load = held().possession.ammunition;
    QVERIFY(load != 0);
    sheet.load(weapon, 0);
    QVERIFY(program.settle());
    QCOMPARE(held().possession.ammunition, RecordId{0});
    const auto isLoadedInTheFight = [&] {
        const auto& weapons = program.window.fight().active()->weapons;
        return std::ranges::any_of(weapons, [&](const CombatantView::Item& item) {
            return item.possession.id == weapon && item.ammunition.has_value();
        });
    };
    QVERIFY(QTest::qWaitFor([&] { return !isLoadedInTheFight(); }));
    program.window.findChild<QAction*>(QStringLiteral("action_fire"))->trigger();
    QVERIFY(program.settle());
    const auto* bar = program.window.findChild<ProblemBar*>(QStringLiteral("problemBar"));
    QVERIFY2(bar->text().contains(QStringLiteral("Weapons and gear")), qPrintable(bar->text()));
    QVERIFY(bar->text().contains(QString::fromStdString(held().record.record.as<threed::Weapon>().name)));
    QVERIFY(!program.dialog() || !program.dialog()->isVisible());
    // The sheet offers what fits.
    const QString box = QStringLiteral("load_%1").arg(weapon);
    QVERIFY(QTest::qWaitFor([&] {
        auto* loads = program.find<QComboBox>(box);
        return loads && loads->findData(QVariant::fromValue(load)) >= 0;
    }));
    auto* loads = program.find<QComboBox>(box);
    loads->setCurrentIndex(loads->findData(QVariant::fromValue(load)));
    Q_EMIT loads->activated(loads->currentIndex());
    QVERIFY(program.settle());
    QCOMPARE(held().possession.ammunition, load);
    QVERIFY(QTest::qWaitFor(isLoadedInTheFight));
    program.window.findChild<QAction*>(QStringLiteral("action_fire"))->trigger();
    QVERIFY(QTest::qWaitFor([&] { return program.dialog() && program.dialog()->isVisible(); }));
}

/// Melee weapon, thrown weapon and grenade for this character: what the dice need, damage, reach, Actions; live with STR.
void TestSheet::handWeaponsAreReadyWorked()
{
    Program program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    CharacterSheet& sheet = program.sheet()->sheet();
    program.sheet()->openCharacter(sheet.view().character().id);
    QVERIFY(program.settle());
    const int fists = static_cast<int>(sheet.view().who.others.size());
    RecordId knife = 0;
    StoredRecord stored;
    stored.system = "threed";
    threed::MeleeWeapon blade;
    blade.name = "Test blade";
    blade.skill = "test blade skill";
    blade.damage = 3;
    blade.handling = 2;
    blade.holster = threed::Holster::Packed;
    stored.record = AnyRecord(threed::meleeWeaponRecord, &blade);
    sheet.gateway().run(
        &sheet, [stored](CampaignServices& services) { return services.library.create(stored); },
        [&knife](RecordId id) { knife = id; });
    QVERIFY(program.settle() && knife != 0);
    sheet.give({RecordKind::MeleeWeapon, knife});
    QVERIFY(program.settle());
    QCOMPARE(static_cast<int>(sheet.view().who.others.size()), fists + 1);
    const auto words = [&] {
        QStringList all;
        for (const QLabel* label : program.sheet()->findChildren<QLabel*>())
            all << label->text();
        return all.filter(QStringLiteral("deviates 2 hexes")).value(0);
    };
    const int str = program.find<QLineEdit>(QStringLiteral("field_str"))->text().toInt();
    const auto damage = [](int of) { return QStringLiteral("DAM %1").arg(3 + of / 3); };
    QVERIFY2(words().contains(damage(str)), qPrintable(words()));
    QVERIFY2(words().startsWith(QStringLiteral("hits on 13 or more")), qPrintable(words()));
    QVERIFY2(words().contains(QStringLiteral("2 Actions")), qPrintable(words()));
    program.type(QStringLiteral("field_str"), QStringLiteral("24"), Qt::Key_Return);
    QVERIFY(program.settle());
    QVERIFY2(words().contains(damage(24)), qPrintable(words()));
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
    auto* mount = program.find<QToolButton>(QStringLiteral("mount_%1").arg(weapon));
    QVERIFY(mount);
    Q_EMIT mount->menu()->aboutToShow();
    QVERIFY(program.settle());
    const auto offered = [&mount] {
        QList<QAction*> all = mount->menu()->actions();
        all.removeIf([](const QAction* action) { return action->isSeparator() || !action->isEnabled(); });
        return all;
    };
    const qsizetype inLibrary = offered().size();
    QVERIFY(inLibrary > 0);
    offered().front()->trigger();
    QVERIFY(program.settle());
    QCOMPARE(mounted().size(), before.size() + 1);
    // Given and mounted in one step.
    program.find<QAction>(QStringLiteral("sheet_undo"))->trigger();
    QVERIFY(program.settle() && program.settle());
    QCOMPARE(mounted(), before);
    QVERIFY(sheet.view().who.loose.empty());
    program.find<QAction>(QStringLiteral("sheet_redo"))->trigger();
    QVERIFY(program.settle() && program.settle());
    QCOMPARE(mounted().size(), before.size() + 1);
    QTest::mouseClick(program.find<QToolButton>(QStringLiteral("unmount_%1").arg(mounted().back())), Qt::LeftButton);
    QVERIFY(program.settle());
    QCOMPARE(mounted(), before);
    QCOMPARE(sheet.view().who.loose.size(), std::size_t{1});
    // What lies loose is offered, and the library as well.
    mount = program.find<QToolButton>(QStringLiteral("mount_%1").arg(weapon));
    Q_EMIT mount->menu()->aboutToShow();
    QVERIFY(program.settle());
    QCOMPARE(offered().size(), inLibrary + 1);
    const RecordId loose = sheet.view().who.loose.front().possession.id;
    QCOMPARE(offered().front()->objectName(), QStringLiteral("mountLoose_%1").arg(loose));
    offered().front()->trigger();
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

/// By location from the rules' own steps: what is written is what the sheet's action says, for worn armour.
void TestSheet::protectionOfAllArmour()
{
    Program program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    const auto& view = program.sheet()->sheet().view();
    QVERIFY(!view.who.armour.empty());
    const auto summary = [&] {
        for (const QLabel* label : program.sheet()->findChildren<QLabel*>()) {
            if (label->text().startsWith(QStringLiteral("All together, by location: ")))
                return label->text();
        }
        return QString();
    };
    QVERIFY(summary().contains(QStringLiteral(" PV ")));
    std::vector<RecordId> pieces;
    for (const CombatantView::Item& item : view.who.armour)
        pieces.push_back(item.possession.id);
    for (const RecordId piece : pieces) {
        auto* worn = program.find<QCheckBox>(QStringLiteral("field_worn_%1").arg(piece));
        QVERIFY(worn);
        if (worn->isChecked())
            worn->click();
        QVERIFY(program.settle());
    }
    QVERIFY2(!summary().contains(QStringLiteral(" PV ")), qPrintable(summary()));
}

/// Several values set at once are one entry of the log, taken back by one step.
void TestSheet::woundLinesAreOneStep()
{
    Program program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    CharacterSheet& sheet = program.sheet()->sheet();
    QVERIFY(sheet.view().isInFight());
    const auto now = [&] { return sheet.view().who.combatant.condition.as<threed::Condition>(); };
    const int wounds = now().woundCount;
    AnyRecord wanted = sheet.view().who.combatant.condition.cloned();
    threed::conditionRecord.find("woundCount")->setNumber(wanted.data(), 0, wounds + 2);
    threed::conditionRecord.find("standardTotal")->setNumber(wanted.data(), 0, 4);
    const int standard = now().standardTotal;
    QVERIFY(standard != 4);
    const int changes = sheet.changes();
    sheet.saveCondition(wanted);
    QVERIFY(program.settle());
    QCOMPARE(now().woundCount, wounds + 2);
    QCOMPARE(sheet.changes(), changes + 1);
    program.find<QAction>(QStringLiteral("sheet_undo"))->trigger();
    QVERIFY(program.settle() && program.settle());
    QCOMPARE(now().woundCount, wounds);
    QCOMPARE(now().standardTotal, standard);
}

void TestSheet::portrait()
{
    Program program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    auto* navigation = program.sheet()->findChild<SheetNavigation*>();
    const QString picture = m_folder.filePath(QStringLiteral("face.png"));
    QImage large(1600, 900, QImage::Format_RGB32);
    large.fill(Qt::darkGreen);
    QVERIFY(large.save(picture));
    navigation->openPortrait(picture);
    QVERIFY(program.settle() && program.settle());
    const QImage kept = portrait::decoded(program.sheet()->sheet().portrait());
    QCOMPARE(kept.size(), QSize(512, 288));
    QCOMPARE(kept.pixelColor(10, 10), QColor(Qt::darkGreen));
    QCOMPARE(program.sheet()->sheet().changes(), 1);
    // Something that only claims to be a picture says so and changes nothing.
    const QString broken = m_folder.filePath(QStringLiteral("broken.png"));
    QFile file(broken);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("\x89PNG\r\n\x1a\nnot really");
    file.close();
    QSignalSpy refused(navigation, &SheetNavigation::refused);
    navigation->openPortrait(broken);
    QVERIFY(program.settle());
    QCOMPARE(refused.count(), 1);
    QVERIFY2(refused.front().front().toString().contains(QStringLiteral("broken.png")),
             qPrintable(refused.front().front().toString()));
    QCOMPARE(program.sheet()->sheet().changes(), 1);
    program.find<QAction>(QStringLiteral("sheet_undo"))->trigger();
    QVERIFY(program.settle() && program.settle());
    QVERIFY(program.sheet()->sheet().portrait().empty());
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

void TestSheet::smallWindowHasTheBodyAsAPage()
{
    Program program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    auto* pages = program.find<QListWidget>(QStringLiteral("sheetPages"));
    auto* body = program.find<BodyView>(QStringLiteral("sheetBody"));
    program.sheet()->resize(1440, 900);
    QCoreApplication::processEvents();
    const int wide = pages->count();
    QVERIFY(body->isVisible());
    program.sheet()->resize(1280, 700);
    QCoreApplication::processEvents();
    QCOMPARE(pages->count(), wide + 1);
    QVERIFY(!body->isVisible());
    // A field that has the keyboard hands it on as its card goes; the cards scroll for that.
    program.find<QWidget>(QStringLiteral("field_dex"))->setFocus();
    pages->setCurrentRow(wide);
    QVERIFY(body->isVisible());
    QCOMPARE(pages->currentRow(), wide);
    // The hidden cards are laid out anew; what is lit stays what is seen.
    auto* bar = program.find<QScrollArea>(QStringLiteral("sheetCards"))->verticalScrollBar();
    bar->setValue(bar->maximum() / 3);
    program.sheet()->resize(1270, 690);
    QCoreApplication::processEvents();
    QCOMPARE(pages->currentRow(), wide);
    pages->setCurrentRow(0);
    QVERIFY(!body->isVisible());
    QCOMPARE(bar->value(), 0);
    // A click on the part that is lit goes there as well.
    bar->setValue(8);
    QCOMPARE(pages->currentRow(), 0);
    QTest::mouseClick(pages->viewport(), Qt::LeftButton, {}, pages->visualItemRect(pages->item(0)).center());
    QCOMPARE(bar->value(), 0);
    program.sheet()->resize(1440, 900);
    QCoreApplication::processEvents();
    QCOMPARE(pages->count(), wide);
    QVERIFY(body->isVisible());
}

QTEST_MAIN(TestSheet)
#include "tst_sheet.moc"
