#include <QAbstractItemView>
#include <QCompleter>
#include <QGridLayout>
#include <QLabel>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include "rules/systems/registry.h"
#include "services/library/recordvalues.h"
#include "support/guitestclass.h"
#include "support/randomrecord.h"
#include "text/labels.h"
#include "text/languages.h"
#include "text/naming.h"
#include "ui/fields/countedrows.h"
#include "ui/fields/fieldadapter.h"
#include "ui/fields/fieldcomplaint.h"
#include "ui/fields/fieldwidgets.h"
#include "ui/fields/numberfield.h"
#include "ui/fields/rankseditor.h"
#include "ui/fields/recordform.h"
#include "ui/fields/setbutton.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/labels/wraplabel.h"
#include "ui/widgets/segmentrow.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

#include <algorithm>
#include <map>
#include <set>

using namespace hitspread;

namespace {

const RecordDeclaration& recordOf(const char* system, RecordKind kind)
{
    return *findSystem(system)->record(kind);
}

void tick(QCheckBox* box)
{
    QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
}

/// A form on screen with a record in it.
struct Shown {
    explicit Shown(const RecordDeclaration& declaration, const char* system = "threed")
        : form(text::Naming::usual(*findSystem(system)), declaration, style)
    {
        form.binder().setRecord(AnyRecord(declaration));
        form.resize(700, 800);
        form.show();
        form.activateWindow();
        [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(&form);
    }

    template <typename T>
    T* find(const char* name)
    {
        return form.findChild<T*>(QString::fromLatin1(name));
    }
    void type(const char* name, const QString& text, Qt::Key leave = Qt::Key_Return)
    {
        auto* field = find<QWidget>(name);
        QVERIFY2(field, name);
        field->setFocus();
        if (auto* line = qobject_cast<QLineEdit*>(field))
            line->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, leave);
    }
    LoggedValue value(std::string_view field, std::size_t element = 0)
    {
        return form.binder().value(*form.binder().placeOf(field, element));
    }
    std::int64_t number(std::string_view field, std::size_t element = 0)
    {
        return std::get<std::int64_t>(value(field, element));
    }

    ApplicationStyle style{*qApp};
    RecordForm form;
};

}  // namespace

/// The binder and the form it makes, by clicks and keys.
class TestFields : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFieldIsBound_data();
    void everyFieldIsBound();
    void tabComesToEveryField_data() { everyFieldIsBound_data(); }
    void tabComesToEveryField();
    void gearIsLaidOutByHand_data();
    void gearIsLaidOutByHand();
    void everyValueIsShown_data();
    void everyValueIsShown();
    void segmentsAreNamed();
    void numbersKeepTheirRoom_data();
    void numbersKeepTheirRoom();
    void tooltipNamesRangeUnitAndRules();
    void whatIsWrongStandsUnderItsField_data();
    void whatIsWrongStandsUnderItsField();
    void nothingIsWrongInAFieldSwitchedOff();
    void fieldsStandInColumns_data();
    void fieldsStandInColumns();
    void typedNumbersCountAtOnce();
    void badInputStaysAtItsField();
    void textThatIsNoNumber();
    void optionalNumberMayBeEmpty();
    void anEmptyNumberSaysWhatItStandsFor_data();
    void anEmptyNumberSaysWhatItStandsFor();
    void undoTakesBackAVisit();
    void editedMarkAndDefault();
    void choicesStandForTheirValues_data();
    void choicesStandForTheirValues();
    void aNumberInARowIsToldWhenItIsLeft();
    void aSetInARowIsAMenu();
    void arrowsStopAtTheRange();
    void everyUnitStaysAUnit_data();
    void everyUnitStaysAUnit();
    void numbersAsPeopleWriteThem_data();
    void numbersAsPeopleWriteThem();
    void digitsBehindTheUnitJoinTheNumber();
    void appliedKeepsWhatWasTyped();
    void whatWasStoredMeanwhileStandsBesideWhatWasTyped();
    void linesOfAList();
    void ranks();
    void aNameWithoutARankIsNotLost();
    void aDoubtfulNameOffersTheNearest();
    void theOnlyNameLeftIsTaken();
    void skillsAreWrittenByName();
    void fieldsBeginAtOneEdge_data() { gearIsLaidOutByHand_data(); }
    void fieldsBeginAtOneEdge();
    void oneIsNotMany();
    void accessoriesDimWhatIsOfNoUse();
    void gunsWithoutAModeSayWhy();
    void whyAFieldIsIdleIsReadWhole();
    void skinOfThoseWhoHaveNone();
    void theKindOfDamageIsThatOfTheRules();
};

void TestFields::everyFieldIsBound_data()
{
    QTest::addColumn<int>("system");
    QTest::addColumn<int>("record");
    for (std::size_t i = 0; i < systems().size(); ++i) {
        for (std::size_t k = 0; k < systems()[i]->records().size(); ++k) {
            const std::string name = std::string(systems()[i]->id()) + "."
                + std::string(systems()[i]->records()[k]->id);
            QTest::newRow(name.c_str()) << static_cast<int>(i) << static_cast<int>(k);
        }
    }
}

void TestFields::everyFieldIsBound()
{
    QFETCH(int, system);
    QFETCH(int, record);
    constexpr int kLines = 2;
    const System& rules = *systems()[static_cast<std::size_t>(system)];
    const RecordDeclaration& declaration = *rules.records()[static_cast<std::size_t>(record)];
    const ApplicationStyle style(*qApp);
    RecordForm form(text::Naming::usual(rules), declaration, style);
    AnyRecord sample(declaration);
    for (const FieldDeclaration& field : declaration.fields) {
        if (!field.countedBy.empty())
            declaration.find(field.countedBy)->setNumber(sample.data(), 0, kLines);
    }
    form.binder().setRecord(sample);
    QCOMPARE(form.binder().misfits(), QStringList());
    const auto bound = form.binder().bound();
    const std::set<FieldElement> places(bound.begin(), bound.end());
    QCOMPARE(places.size(), bound.size());
    QStringList unbound;
    for (std::size_t i = 0; i < declaration.fields.size(); ++i) {
        const FieldDeclaration& field = declaration.fields[i];
        // Whom it names or marks is a number of the program's, a table is edited among the house rules: no form shows them.
        const bool isMark = field.group == "bookkeeping" && field.extent > 1 && field.countedBy.empty();
        if (field.names || isMark || field.kind == FieldKind::Table) {
            QVERIFY(!places.contains({static_cast<std::uint16_t>(i), 0}));
            continue;
        }
        const std::size_t used = field.countedBy.empty() ? field.extent : kLines;
        for (std::size_t element = 0; element < used; ++element) {
            const bool isBound = places.contains({static_cast<std::uint16_t>(i), static_cast<std::uint16_t>(element)});
            // Locations that nobody has named are not there: no form shows them before they get a name.
            if (!text::Naming::usual(rules).isElementThere(field, element))
                QVERIFY(!isBound
                        || form.binder()
                               .widgetOf({static_cast<std::uint16_t>(i), static_cast<std::uint16_t>(element)})
                               ->isHidden());
            else if (!isBound)
                unbound << QStringLiteral("%1:%2").arg(QString::fromStdString(std::string(field.id))).arg(element);
        }
    }
    QCOMPARE(unbound, QStringList());
}

void TestFields::gearIsLaidOutByHand_data()
{
    QTest::addColumn<QString>("record");
    for (const char* record : {"weapon", "meleeWeapon", "thrownWeapon", "ammunition", "armour", "grenade", "accessory"})
        QTest::newRow(record) << QString::fromLatin1(record);
}

/// The form comes from forms/*.ui, says name, range and unit of every number, and has at most seven fields to a section.
void TestFields::gearIsLaidOutByHand()
{
    QFETCH(QString, record);
    const System& rules = *findSystem("threed");
    const auto found = std::ranges::find_if(
        rules.records(), [&](const RecordDeclaration* one) { return one->id == record.toStdString(); });
    QVERIFY(found != rules.records().end());
    const ApplicationStyle style(*qApp);
    RecordForm form(text::Naming::usual(rules), **found, style);
    const QList<QGridLayout*> sections = form.findChildren<QGridLayout*>(QRegularExpression(QStringLiteral("^grid_")));
    QVERIFY(sections.size() >= 3);
    for (const QGridLayout* section : sections) {
        std::set<std::string> fields;
        for (int i = 0; i < section->count(); ++i) {
            const QLayout* line = section->itemAt(i)->layout();
            const QWidget* widget = line ? line->itemAt(0)->widget() : section->itemAt(i)->widget();
            if (widget && widget->property("field").isValid())
                fields.insert(widget->property("field").toString().section(QLatin1Char(':'), 0, 0).toStdString());
        }
        QVERIFY(!fields.empty());
        QVERIFY(fields.size() <= 7);
    }
    for (const NumberField* number : form.findChildren<NumberField*>()) {
        const QString id = number->property("field").toString();
        QString name;
        for (const QLabel* label : form.findChildren<QLabel*>()) {
            if (label->buddy() == number)
                name = label->text();
        }
        if (record == QLatin1String("accessory") && id.startsWith(QLatin1String("bonus:")))
            continue;  // the heads of the table say it
        QVERIFY2(!name.isEmpty(), qPrintable(id));
        if (id.contains(QLatin1Char(':')))
            continue;
        const auto* range = form.findChild<QLabel*>(QStringLiteral("range_") + id);
        QVERIFY2(range && !range->text().isEmpty(), qPrintable(id));
    }
}

void TestFields::everyValueIsShown_data()
{
    everyFieldIsBound_data();
}

/// What the widgets show is what the record holds: leaving every field changes nothing.
void TestFields::everyValueIsShown()
{
    QFETCH(int, system);
    QFETCH(int, record);
    const System& rules = *systems()[static_cast<std::size_t>(system)];
    const RecordDeclaration& declaration = *rules.records()[static_cast<std::size_t>(record)];
    const ApplicationStyle style(*qApp);
    RecordForm form(text::Naming::usual(rules), declaration, style);
    AnyRecord sample(declaration);
    for (const FieldDeclaration& field : declaration.fields) {
        for (std::size_t element = 0; field.kind == FieldKind::Number && element < field.extent; ++element) {
            const bool counts = field.countedBy.empty() && field.maximum <= 64;
            field.setNumber(sample.data(), element, counts ? std::min(2, field.maximum) : field.maximum);
        }
        if (field.kind == FieldKind::Text)
            field.setText(sample.data(), "Ünïcode " + std::string(field.id));
        if (field.kind == FieldKind::RankList)
            field.setRanks(sample.data(), Ranks{{{"one", field.minimum + 1}, {"two", field.maximum}}});
    }
    form.binder().setRecord(sample);
    form.binder().finishTyping();
    QCOMPARE(form.binder().complaints(), QStringList());
    QVERIFY(!form.binder().isEdited());
    for (const FieldElement place : form.binder().bound()) {
        const FieldDeclaration& field = declaration.fields[place.field];
        auto* number = qobject_cast<NumberField*>(form.binder().widgetOf(place));
        if (!number)
            continue;
        const QString digits = QString(number->text()).replace(QStringLiteral("−"), QStringLiteral("-"));
        QCOMPARE(digits.section(QLatin1Char(' '), 0, 0), QString::number(field.number(sample.data(), place.element)));
    }
}

void TestFields::segmentsAreNamed()
{
    const ApplicationStyle style(*qApp);
    RecordForm form(text::Naming::usual(*findSystem("threed")), *findSystem("threed")->record(RecordKind::Accessory),
                    style);
    for (int band = 0; band < 4; ++band) {
        const auto* button = form.findChild<QPushButton*>(QStringLiteral("field_designBand_%1").arg(band));
        QVERIFY(button);
        QVERIFY2(button->accessibleName().endsWith(QStringLiteral(": ") + button->text()),
                 qPrintable(button->accessibleName()));
        QVERIFY(button->accessibleName().size() > button->text().size() + 2);
    }
}

void TestFields::numbersKeepTheirRoom_data()
{
    QTest::addColumn<int>("textSize");
    for (const int size : {100, 160})
        QTest::addRow("%d %%", size) << size;
}

/// Two figures and their unit are read at every text size.
void TestFields::numbersKeepTheirRoom()
{
    QFETCH(int, textSize);
    ApplicationStyle style(*qApp);
    style.apply(Theme(Scheme::Dark, textSize));
    const RecordDeclaration& declaration = *findSystem("threed")->record(RecordKind::WeaponState);
    RecordForm form(text::Naming::usual(*findSystem("threed")), declaration, style);
    AnyRecord state(declaration);
    declaration.find("rounds")->setNumber(state.data(), 0, 25);
    form.binder().setRecord(state);
    form.show();
    const auto* field = form.findChild<NumberField*>(QStringLiteral("field_rounds"));
    QVERIFY(field && field->text().startsWith(QStringLiteral("25")));
    const int frame = 24 * textSize / 100;  // border, padding, cursor
    QVERIFY2(field->fontMetrics().horizontalAdvance(field->text()) + frame <= field->width(),
             qPrintable(field->text()));
    style.apply(Theme(Scheme::Dark));
}

void TestFields::tooltipNamesRangeUnitAndRules()
{
    Shown shown(recordOf("threed", RecordKind::Character));
    const QString tip = shown.find<QWidget>("field_hitsMax_head")->toolTip();
    QVERIFY2(tip.startsWith(QStringLiteral("Hits, Head: 1 to 99 Hits")), qPrintable(tip));
    QVERIFY2(tip.contains(QStringLiteral("3D-DAM-04 ")), qPrintable(tip));
    QCOMPARE(shown.find<QWidget>("field_str")->accessibleName(), QStringLiteral("STR"));
}

/// In forms laid out by hand and in made ones: directly under it and before the next row of fields.
void TestFields::whatIsWrongStandsUnderItsField_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("field");
    QTest::newRow("left half") << static_cast<int>(RecordKind::Weapon) << QStringLiteral("range");
    QTest::newRow("right half") << static_cast<int>(RecordKind::Weapon) << QStringLiteral("recoil");
    QTest::newRow("in a table") << static_cast<int>(RecordKind::Armour) << QStringLiteral("id_torso");
    QTest::newRow("made") << static_cast<int>(RecordKind::Character) << QStringLiteral("str");
    QTest::newRow("made, right") << static_cast<int>(RecordKind::Character) << QStringLiteral("dex");
}

void TestFields::whatIsWrongStandsUnderItsField()
{
    QFETCH(int, kind);
    QFETCH(QString, field);
    Shown shown(recordOf("threed", static_cast<RecordKind>(kind)));
    const QByteArray name = (QStringLiteral("field_") + field).toLatin1();
    auto* number = shown.find<NumberField>(name.constData());
    QVERIFY(number);
    shown.type(name.constData(), QStringLiteral("-4000"));
    // Typed as it is shown, with the true minus.
    QVERIFY2(number->text().startsWith(QStringLiteral("−4000")), qPrintable(number->text()));
    QList<FieldComplaint*> said = shown.form.findChildren<FieldComplaint*>();
    said.removeIf([](const FieldComplaint* one) { return !one->isVisible(); });
    QCOMPARE(said.size(), 1);
    const auto placeOf = [&](const QWidget* widget) {
        return QRect(widget->mapTo(&shown.form, QPoint()), widget->size());
    };
    const QRect words = placeOf(said.front());
    const QRect at = placeOf(number);
    QVERIFY(words.top() >= at.bottom());
    QVERIFY(words.left() <= at.left() && words.right() >= at.left());
    for (const NumberField* other : shown.form.findChildren<NumberField*>())
        QVERIFY(placeOf(other).top() <= at.bottom() || placeOf(other).top() >= words.bottom());
}

/// What is switched off cannot be mended: it takes back what the record holds.
void TestFields::nothingIsWrongInAFieldSwitchedOff()
{
    Shown shown(recordOf("threed", RecordKind::Accessory));
    auto* kinds = shown.find<SegmentRow>("field_kind");
    QTest::mouseClick(kinds->button(0), Qt::LeftButton);
    auto* recoil = shown.find<NumberField>("field_recoilReduction");
    QVERIFY(recoil->isEnabled());
    const QString before = recoil->text();
    shown.type("field_recoilReduction", QStringLiteral("400"));
    QCOMPARE(shown.form.binder().complaints().size(), 1);
    QTest::mouseClick(kinds->button(1), Qt::LeftButton);
    QVERIFY(!recoil->isEnabled());
    QCOMPARE(shown.form.binder().complaints(), QStringList());
    QCOMPARE(recoil->text(), before);
}

void TestFields::fieldsStandInColumns_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("firearm") << static_cast<int>(RecordKind::Weapon);
    QTest::newRow("condition") << static_cast<int>(RecordKind::ConditionTemplate);
    QTest::newRow("modifier") << static_cast<int>(RecordKind::Modifier);
}

/// Every field beside a label begins at one of two edges, at 720 px as well.
void TestFields::fieldsStandInColumns()
{
    QFETCH(int, kind);
    ApplicationStyle style(*qApp);
    style.apply(Theme());
    RecordForm form(text::Naming::usual(*findSystem("threed")),
                    *findSystem("threed")->record(static_cast<RecordKind>(kind)), style);
    form.binder().setRecord(AnyRecord(form.binder().declaration()));
    form.resize(720, 900);
    form.show();
    QVERIFY(QTest::qWaitForWindowExposed(&form));
    QCOMPARE(form.width(), 720);
    std::map<int, QStringList> edges;
    for (const QLabel* label : form.findChildren<WrapLabel*>()) {
        const QWidget* field = label->buddy();
        if (!field || !field->isVisible())
            continue;
        const QPoint at = field->mapTo(&form, QPoint());
        if (at.y() <= label->mapTo(&form, QPoint(0, label->height())).y() && at.x() > 0)
            edges[at.x()] << field->objectName();
    }
    QVERIFY(!edges.empty());
    QStringList words;
    for (const auto& [edge, fields] : edges)
        words << QStringLiteral("%1: %2;").arg(edge).arg(fields.join(u' '));
    QVERIFY2(edges.size() <= 2, qPrintable(words.join(u' ')));
}

/// Whatever can be set is reached by Tab, forwards and back: as an element, the boxes of a set among them, where the eye meets it.
void TestFields::tabComesToEveryField()
{
    QFETCH(int, system);
    QFETCH(int, record);
    const System& rules = *systems()[static_cast<std::size_t>(system)];
    Shown shown(*rules.records()[static_cast<std::size_t>(record)], std::string(rules.id()).c_str());
    QSet<QWidget*> wanted;
    for (auto* widget : shown.form.findChildren<QWidget*>()) {
        const bool isField = qobject_cast<QLineEdit*>(widget) || qobject_cast<QComboBox*>(widget)
            || qobject_cast<QCheckBox*>(widget);
        if (isField && widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0
            && !widget->focusProxy() && widget->window() == &shown.form)
            wanted << widget;
    }
    for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
        QSet<QWidget*> met;
        QWidget* first = nullptr;
        for (int i = 0; i < 2000; ++i) {
            QTest::keyClick(shown.form.focusWidget() ? shown.form.focusWidget() : &shown.form, key);
            QWidget* now = shown.form.focusWidget();
            if (now && now == first)
                break;
            first = first ? first : now;
            met << now;
        }
        QStringList missed;
        for (const QWidget* widget : wanted - met)
            missed << (widget->objectName().isEmpty() ? QString::fromLatin1(widget->metaObject()->className())
                                                      : widget->objectName());
        QVERIFY2(missed.isEmpty(), qPrintable(missed.join(u' ')));
    }
}

void TestFields::typedNumbersCountAtOnce()
{
    Shown shown(recordOf("threed", RecordKind::Character));
    QSignalSpy changed(&shown.form.binder(), &RecordBinder::changed);
    QSignalSpy finished(&shown.form.binder(), &RecordBinder::finished);
    auto* field = shown.find<NumberField>("field_str");
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("1"));
    QCOMPARE(shown.number("str"), 1);
    QTest::keyClicks(field, QStringLiteral("2"));
    QCOMPARE(shown.number("str"), 12);
    QCOMPARE(changed.count(), 2);
    QCOMPARE(finished.count(), 0);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(finished.count(), 1);
    QCOMPARE(shown.form.binder().undoStack().count(), 1);
}

void TestFields::badInputStaysAtItsField()
{
    Shown shown(recordOf("threed", RecordKind::Character));
    shown.type("field_str", QStringLiteral("31"));
    QCOMPARE(shown.number("str"), 8);  // not the 3 of the first key either
    QVERIFY(!shown.form.binder().isEdited());
    QCOMPARE(shown.form.binder().undoStack().count(), 0);
    auto* field = shown.find<NumberField>("field_str");
    QCOMPARE(field->text(), QStringLiteral("31"));
    QCOMPARE(field->property("invalid").toString(), QStringLiteral("true"));
    auto* complaint = shown.find<FieldComplaint>("complaint_str");
    QVERIFY(complaint->isVisible());
    QCOMPARE(complaint->text(), QStringLiteral("STR: 31 is too large; at most 30"));
    QCOMPARE(shown.form.binder().complaints().size(), 1);
    QCOMPARE(shown.form.binder().firstFaulty(), field);
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(!complaint->isVisible());
    QCOMPARE(field->text(), QStringLiteral("8"));
    QCOMPARE(shown.number("str"), 8);
}

void TestFields::textThatIsNoNumber()
{
    Shown shown(recordOf("threed", RecordKind::Character));
    shown.type("field_hitsMax_head", QStringLiteral("many"));
    QCOMPARE(shown.number("hitsMax", 0), 10);
    auto* complaint = shown.find<FieldComplaint>("complaint_hitsMax");
    QCOMPARE(complaint->text(), QStringLiteral("Hits, Head: \"many\" is no whole number; 1 to 99 Hits"));
    shown.type("field_hitsMax_head", QStringLiteral(" 12 "));
    QVERIFY(!complaint->isVisible());
    QCOMPARE(shown.number("hitsMax", 0), 12);
    QCOMPARE(shown.find<NumberField>("field_hitsMax_head")->text(), QStringLiteral("12"));
    auto* field = shown.find<NumberField>("field_dex");
    field->setFocus();
    field->clear();
    QTest::keyClick(field, Qt::Key_Backspace);
    QVERIFY(!shown.find<FieldComplaint>("complaint_str")->isVisible());
    QTest::keyClick(field, Qt::Key_Tab);
    QVERIFY(
        shown.form.binder().complaints().join(QLatin1Char(' ')).contains(QStringLiteral("DEX: a value is missing")));
    QCOMPARE(shown.number("dex"), 8);
}

void TestFields::optionalNumberMayBeEmpty()
{
    Shown shown(recordOf("threed", RecordKind::Ammunition));
    shown.type("field_armourDamage", QStringLiteral("4"));
    QCOMPARE(shown.number("armourDamage"), 4);
    auto* field = shown.find<NumberField>("field_armourDamage");
    field->setFocus();
    field->selectAll();
    QTest::keyClick(field, Qt::Key_Delete);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(shown.number("armourDamage"), std::int64_t{kNoEntry});
}

void TestFields::anEmptyNumberSaysWhatItStandsFor_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, RecordKind kind, const char* field, const char* words) {
        QTest::newRow(name) << static_cast<int>(kind) << QString::fromLatin1(field) << QString::fromLatin1(words);
    };
    row("3D-PAR-01 none used yet", RecordKind::Condition, "freeParriesLeft", "all left");
    row("3D-TURN-04", RecordKind::Condition, "actionsLeft", "not counted");
    row("3D-TURN-12", RecordKind::Condition, "actionsThisRound", "by the rules");
    row("3D-TURN-07", RecordKind::Condition, "initiative", "not rolled");
    row("3D-JAM-03", RecordKind::Weapon, "maxBulletsPerRound", "no limit");
    row("3D-PEN-06 A-069 of a round", RecordKind::Ammunition, "armourDamage", "as DAM");
    row("3D-PEN-06 A-069 of a blade", RecordKind::MeleeWeapon, "armourDamage", "as DAM");
    row("A-050", RecordKind::Switches, "auto.maxDice", "no limit");
}

/// "None" would say that there are no parries and no bullets; what stands there is read whole.
void TestFields::anEmptyNumberSaysWhatItStandsFor()
{
    QFETCH(int, kind);
    QFETCH(QString, field);
    QFETCH(QString, words);
    Shown shown(recordOf("threed", static_cast<RecordKind>(kind)));
    const auto* number = shown.form.findChild<NumberField*>(QStringLiteral("field_") + field);
    QVERIFY(number && number->text().isEmpty());
    QCOMPARE(number->placeholderText(), words);
    QVERIFY2(number->fontMetrics().horizontalAdvance(words) + 20 <= number->width(), qPrintable(words));
}

void TestFields::undoTakesBackAVisit()
{
    Shown shown(recordOf("threed", RecordKind::Weapon));
    shown.type("field_name", QStringLiteral("Halberd"));
    shown.type("field_range", QStringLiteral("120"));
    shown.type("field_range", QStringLiteral("90"));
    tick(shown.find<QCheckBox>("field_shotgun"));
    QUndoStack& undo = shown.form.binder().undoStack();
    QCOMPARE(undo.count(), 4);
    undo.undo();
    QVERIFY(!shown.find<QCheckBox>("field_shotgun")->isChecked());
    undo.undo();
    QCOMPARE(shown.number("range"), 120);
    QCOMPARE(shown.find<NumberField>("field_range")->text(), QStringLiteral("120 m"));
    undo.undo();
    undo.undo();
    QVERIFY(!shown.form.binder().isEdited());
    QCOMPARE(shown.find<QLineEdit>("field_name")->text(), QString());
    for (int i = 0; i < 4; ++i)
        undo.redo();
    QCOMPARE(shown.number("range"), 90);
    QCOMPARE(std::get<std::string>(shown.value("name")), std::string("Halberd"));
    QCOMPARE(shown.number("shotgun"), 1);
}

void TestFields::editedMarkAndDefault()
{
    Shown shown(recordOf("threed", RecordKind::Weapon));
    AnyRecord stored(recordOf("threed", RecordKind::Weapon));
    stored.declaration().find("recoil")->setNumber(stored.data(), 0, 7);
    shown.form.binder().setRecord(stored);
    auto* mark = shown.find<QToolButton>("mark_recoil");
    QVERIFY(!mark->isVisible());
    shown.type("field_recoil", QStringLiteral("9"));
    QVERIFY(mark->isVisible());
    QVERIFY(shown.form.binder().isEdited());
    QTest::mouseClick(mark, Qt::LeftButton);
    QCOMPARE(shown.number("recoil"), 7);
    QVERIFY(!mark->isVisible());
    shown.form.binder().setDefault(*shown.form.binder().placeOf("recoil"));
    QCOMPARE(shown.number("recoil"), 4);
    QCOMPARE(shown.find<NumberField>("field_recoil")->text(), QStringLiteral("4"));
}

void TestFields::choicesStandForTheirValues_data()
{
    QTest::addColumn<bool>("few");
    QTest::newRow("side by side") << true;
    QTest::newRow("in a list") << false;
}

/// Some of the choices in other words: what is picked, shown and refused is the value, not its place.
void TestFields::choicesStandForTheirValues()
{
    QFETCH(bool, few);
    const RecordDeclaration& condition = recordOf("threed", RecordKind::Condition);
    const FieldDeclaration& posture = *condition.find("posture");
    FieldWords words = wordsOf(text::Naming::usual(*findSystem("threed")), condition, posture, 0);
    QCOMPARE(words.values, (std::vector<std::int32_t>{0, 1, 2, 3, 4}));
    words.choices = QStringList{QStringLiteral("Up"), QStringLiteral("Flat")};
    words.values = {0, 2};
    QWidget parent;
    QWidget* control = controlFor(posture, few ? 2 : 6, ControlPlace::Row, &parent);
    auto* row = qobject_cast<SegmentRow*>(control);
    auto* list = qobject_cast<QComboBox*>(control);
    QVERIFY(few ? row != nullptr : list != nullptr);
    const auto adapter = FieldAdapter::make(*control, posture, words);
    QVERIFY(adapter);
    const auto current = [&] { return few ? row->current() : list->currentIndex(); };
    adapter->show(std::int64_t{2});
    QCOMPARE(current(), 1);
    // Knocked down: none of these.
    adapter->show(std::int64_t{3});
    QCOMPARE(current(), -1);
    std::vector<LoggedValue> told;
    connect(adapter.get(), &FieldAdapter::typed, &parent, [&](const LoggedValue& value) { told.push_back(value); });
    if (few)
        row->button(1)->click();
    else
        Q_EMIT list->activated(1);
    QCOMPARE(told, std::vector<LoggedValue>{std::int64_t{2}});
    adapter->refuse(2, QStringLiteral("no room"));
    adapter->refuse(3, QStringLiteral("not on show"));
    const auto isOpen = [&](int at) {
        return few ? row->button(at)->isEnabled() : (list->model()->index(at, 0).flags() & Qt::ItemIsEnabled) != 0;
    };
    QVERIFY(isOpen(0) && !isOpen(1));
    QCOMPARE(few ? row->button(1)->toolTip() : list->itemData(1, Qt::ToolTipRole).toString(),
             QStringLiteral("no room"));
    adapter->refuse(2, {});
    QVERIFY(isOpen(1));
}

/// An action is worked out for a number that is meant, not for the digits on the way to it.
void TestFields::aNumberInARowIsToldWhenItIsLeft()
{
    const RecordDeclaration& condition = recordOf("threed", RecordKind::Condition);
    const FieldDeclaration& left = *condition.find("freeParriesLeft");
    QWidget parent;
    auto* number = qobject_cast<NumberField*>(controlFor(left, 0, ControlPlace::Row, &parent));
    QVERIFY(number);
    const auto adapter = FieldAdapter::make(*number, left,
                                            wordsOf(text::Naming::usual(*findSystem("threed")), condition, left, 0),
                                            FieldAdapter::Telling::WhenLeft);
    adapter->show(std::int64_t{kNoEntry});
    QCOMPARE(number->text(), QString());
    // It has room for what stands for nothing.
    QCOMPARE(number->placeholderText(), QStringLiteral("all left"));
    QVERIFY(number->sizeHint().width() >= number->widthFor(number->placeholderText()));
    std::vector<LoggedValue> told;
    connect(adapter.get(), &FieldAdapter::typed, &parent, [&](const LoggedValue& value) { told.push_back(value); });
    QTest::keyClicks(number, QStringLiteral("12"));
    QVERIFY(told.empty());
    QTest::keyClick(number, Qt::Key_Return);
    QCOMPARE(told, std::vector<LoggedValue>{std::int64_t{12}});
    number->clear();
    number->setModified(true);
    QTest::keyClick(number, Qt::Key_Return);
    QCOMPARE(told.back(), LoggedValue(std::int64_t{kNoEntry}));
}

void TestFields::aSetInARowIsAMenu()
{
    const RecordDeclaration& weapon = recordOf("threed", RecordKind::Weapon);
    const FieldDeclaration& modes = *weapon.find("modes");
    QWidget parent;
    auto* button = qobject_cast<SetButton*>(controlFor(modes, modes.choices.size(), ControlPlace::Row, &parent));
    QVERIFY(button);
    const FieldWords words = wordsOf(text::Naming::usual(*findSystem("threed")), weapon, modes, 0);
    const auto adapter = FieldAdapter::make(*button, modes, words);
    QCOMPARE(button->count(), words.choices.size());
    QCOMPARE(button->accessibleDescription(), QStringLiteral("None marked"));
    adapter->show(std::int64_t{0b100});
    QCOMPARE(button->accessibleDescription(), words.choices[2]);
    std::vector<LoggedValue> told;
    connect(adapter.get(), &FieldAdapter::typed, &parent, [&](const LoggedValue& value) { told.push_back(value); });
    button->menu()->actions().at(0)->trigger();
    QCOMPARE(told, std::vector<LoggedValue>{std::int64_t{0b101}});
    QCOMPARE(button->accessibleDescription(), words.choices[0] + QStringLiteral(", ") + words.choices[2]);
    button->menu()->actions().at(2)->trigger();
    QCOMPARE(told.back(), LoggedValue(std::int64_t{0b001}));
}

void TestFields::arrowsStopAtTheRange()
{
    Shown shown(recordOf("threed", RecordKind::Character));
    auto* field = shown.find<NumberField>("field_cool");
    field->setFocus();
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(field, Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(shown.number("cool"), 30);
    QTest::keyClick(field, Qt::Key_Down);
    QCOMPARE(shown.number("cool"), 29);
    QVERIFY(shown.form.binder().complaints().isEmpty());
}

void TestFields::everyUnitStaysAUnit_data()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : Languages::offered())
        QTest::newRow(qPrintable(language)) << language;
}

/// walk 2: "0 d6" and Enter became 6 d6, then 66. Every unit any record, action or set of rules declares.
void TestFields::everyUnitStaysAUnit()
{
    QFETCH(QString, language);
    Languages languages;
    QVERIFY(languages.use(language));
    std::map<std::pair<QString, QString>, const char*> units;
    const auto collect = [&units](const RecordDeclaration& record) {
        for (const FieldDeclaration& field : record.fields) {
            if (!field.unit.empty())
                units[{text::unit(field), text::unitOfOne(field)}] = field.id.data();
        }
    };
    for (const System* system : systems()) {
        std::ranges::for_each(system->records(), [&](const auto* record) { collect(*record); });
        for (const ActionDeclaration* action : system->actions())
            std::ranges::for_each(action->parts, [&](const PartDeclaration& part) { collect(*part.record); });
    }
    QVERIFY(units.contains({language == QStringLiteral("de") ? QStringLiteral("W6") : QStringLiteral("d6"),
                            language == QStringLiteral("de") ? QStringLiteral("W6") : QStringLiteral("d6")}));
    QVERIFY(units.size() > 10);
    for (const auto& [unit, field] : units) {
        for (const bool keepsText : {false, true}) {
            for (const int number : {0, 1, 2, 16, -3, 1234}) {
                NumberField box;
                box.setUnit(unit.first, unit.second);
                box.setKeepsText(keepsText);
                box.setNumber(number);
                const QString written = box.text();
                const QSignalSpy entered(&box, keepsText ? &NumberField::typed : &NumberField::entered);
                const QSignalSpy unreadable(&box, &NumberField::unreadable);
                QCOMPARE(box.typedNumber(), std::optional(number));
                for (int i = 0; i < 3; ++i)
                    QTest::keyClick(&box, Qt::Key_Return);
                QVERIFY2(entered.isEmpty() && unreadable.isEmpty(), field);
                QCOMPARE(box.text(), written);
                // Written over as Tab leaves it: all of it marked.
                box.selectAll();
                QTest::keyClicks(&box, QStringLiteral("7"));
                QTest::keyClick(&box, Qt::Key_Return);
                QTest::keyClick(&box, Qt::Key_Return);
                QCOMPARE(entered.size(), 1);
                QCOMPARE(box.typedNumber(), std::optional(7));
                QVERIFY(box.text() == QStringLiteral("7 ") + unit.first);
            }
        }
    }
}

void TestFields::numbersAsPeopleWriteThem_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("number");
    constexpr int kNone = -1;  // it stays at 5
    const auto row = [](const char* language, const char* typed, int number) {
        QTest::newRow(qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(language), QString::fromUtf8(typed))))
            << QString::fromLatin1(language) << QString::fromUtf8(typed) << number;
    };
    row("en", "3 d6", 3);
    row("en", "3d6", 3);
    row("en", "3 D6", 3);
    row("en", "+3", 3);
    row("en", " 12 ", 12);
    row("en", "−2 d6", -2);
    row("en", "- 2", -2);
    row("en", "–2", -2);
    row("en", "1,200", 1200);
    row("en", "1 200 d6", 1200);
    row("en", "1’200", 1200);
    row("en", "d6 3", kNone);
    row("en", "3 6", kNone);
    row("en", "3d8", kNone);
    row("en", "3 m534", kNone);
    row("en", "1.5", kNone);
    row("en", "1.200", kNone);
    row("en", "12,00", kNone);
    row("en", "2-1", kNone);
    row("en", "--2", kNone);
    row("en", "99999999999", kNone);
    row("de", "3 W6", 3);
    row("de", "3 d6", kNone);
    row("de", "1.200", 1200);
    row("de", "1,200", kNone);
}

/// Whatever is not clearly a number changes nothing.
void TestFields::numbersAsPeopleWriteThem()
{
    QFETCH(QString, language);
    QFETCH(QString, typed);
    QFETCH(int, number);
    Languages languages;
    QVERIFY(languages.use(language));
    NumberField box;
    box.setUnit(language == QStringLiteral("de") ? QStringLiteral("W6") : QStringLiteral("d6"));
    box.setNumber(5);
    const QString before = box.text();
    const QSignalSpy entered(&box, &NumberField::entered);
    box.clear();
    box.insert(typed);
    box.setModified(true);
    QTest::keyClick(&box, Qt::Key_Return);
    QCOMPARE(entered.size(), number == -1 ? 0 : 1);
    if (number == -1)
        QCOMPARE(box.text(), before);
    else
        QCOMPARE(box.typedNumber(), std::optional(number));
}

void TestFields::digitsBehindTheUnitJoinTheNumber()
{
    NumberField box;
    box.setUnit(QStringLiteral("d6"));
    box.setNumber(3);
    box.end(false);
    QTest::keyClicks(&box, QStringLiteral("41"));
    QCOMPARE(box.text(), QStringLiteral("341 d6"));
    box.home(false);
    QTest::keyClicks(&box, QStringLiteral("-"));
    QTest::keyClick(&box, Qt::Key_Return);
    QCOMPARE(box.typedNumber(), std::optional(-341));
    // The unit alone is an emptied field.
    box.setMayBeEmpty(true);
    box.setText(QStringLiteral("d6"));
    box.setModified(true);
    const QSignalSpy entered(&box, &NumberField::entered);
    QTest::keyClick(&box, Qt::Key_Return);
    QCOMPARE(entered.size(), 1);
    QCOMPARE(box.text(), QString());
}

void TestFields::appliedKeepsWhatWasTyped()
{
    Shown shown(recordOf("threed", RecordKind::Character));
    shown.type("field_str", QStringLiteral("9"));
    const AnyRecord stored = shown.form.binder().record().cloned();
    shown.type("field_dex", QStringLiteral("11"));
    shown.form.binder().setApplied(stored);
    QCOMPARE(shown.number("str"), 9);
    QCOMPARE(shown.number("dex"), 11);
    QVERIFY(!shown.form.binder().isEdited(*shown.form.binder().placeOf("str")));
    QVERIFY(shown.form.binder().isEdited(*shown.form.binder().placeOf("dex")));
}

void TestFields::whatWasStoredMeanwhileStandsBesideWhatWasTyped()
{
    Shown shown(recordOf("threed", RecordKind::Character));
    RecordBinder& binder = shown.form.binder();
    const auto stored = [&binder](std::int32_t str) {
        AnyRecord record = binder.record().cloned();
        record.declaration().find("str")->setNumber(record.data(), 0, str);
        return record;
    };
    shown.type("field_str", QStringLiteral("9"));
    binder.setApplied(stored(12));
    QCOMPARE(shown.find<QLineEdit>("field_str")->text(), QStringLiteral("9"));
    QCOMPARE(shown.number("str"), 12);
    QCOMPARE(
        binder.complaints(),
        QStringList{QStringLiteral("STR was made 12 elsewhere meanwhile: type yours again, or take that with Escape")});
    // Nothing of it is stored by leaving it; typed again it counts.
    QTest::keyClick(shown.find<QLineEdit>("field_str"), Qt::Key_Return);
    QCOMPARE(shown.number("str"), 12);
    shown.type("field_str", QStringLiteral("9"));
    QCOMPARE(shown.number("str"), 9);
    QVERIFY(binder.complaints().isEmpty());
    binder.setApplied(stored(14));
    QTest::keyClick(shown.find<QLineEdit>("field_str"), Qt::Key_Escape);
    QCOMPARE(shown.find<QLineEdit>("field_str")->text(), QStringLiteral("14"));
    QVERIFY(binder.complaints().isEmpty() && !binder.isEdited());
    // What is stored may be what was typed here a moment ago.
    shown.type("field_str", QStringLiteral("6"));
    shown.type("field_str", QStringLiteral("7"));
    binder.setApplied(stored(6));
    QCOMPARE(shown.number("str"), 7);
    QVERIFY(binder.complaints().isEmpty());
}

void TestFields::linesOfAList()
{
    Shown shown(recordOf("threed", RecordKind::Condition));
    QTest::mouseClick(shown.find<QPushButton>("add_woundCount"), Qt::LeftButton);
    QTest::mouseClick(shown.find<QPushButton>("add_woundCount"), Qt::LeftButton);
    QCOMPARE(shown.find<CountedRows>("rows_woundCount")->rows(), 2);
    QCOMPARE(shown.number("woundCount"), 2);
    shown.type("field_woundRounds_0", QStringLiteral("3"));
    shown.type("field_woundRounds_1", QStringLiteral("5"));
    tick(shown.find<QCheckBox>("field_woundsOpen_1"));
    QTest::mouseClick(shown.find<QToolButton>("remove_woundCount_0"), Qt::LeftButton);
    QCoreApplication::processEvents();
    QCOMPARE(shown.number("woundCount"), 1);
    QCOMPARE(shown.number("woundRounds", 0), 5);
    QCOMPARE(shown.number("woundsOpen", 0), 1);
    QCOMPARE(shown.number("woundRounds", 1), 0);
    shown.form.binder().undoStack().undo();
    QCOMPARE(shown.number("woundCount"), 2);
    QCOMPARE(shown.number("woundRounds", 0), 3);
    QCOMPARE(shown.number("woundRounds", 1), 5);
    QCOMPARE(shown.find<NumberField>("field_woundRounds_1")->text(), QStringLiteral("5"));
}

void TestFields::ranks()
{
    Shown shown(recordOf("threed", RecordKind::Character));
    auto* name = shown.find<QLineEdit>("field_skills_name");
    auto* rank = shown.find<QLineEdit>("field_skills_value");
    name->setFocus();
    QTest::keyClicks(name, QStringLiteral("rifle"));
    QTest::keyClick(name, Qt::Key_Return);
    QVERIFY(rank->hasFocus());
    QTest::keyClicks(rank, QStringLiteral("6"));
    QTest::keyClick(rank, Qt::Key_Return);
    QVERIFY(name->hasFocus());
    QCOMPARE(std::get<Ranks>(shown.value("skills")), (Ranks{{{"rifle", 6}}}));
    // Kept by its id, read by its name.
    const auto labels = shown.find<QWidget>("field_skills")->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* one) { return one->text() == QStringLiteral("Rifle"); }));
    shown.type("field_skills_rank_0", QStringLiteral("7"));
    QCOMPARE(std::get<Ranks>(shown.value("skills")), (Ranks{{{"rifle", 7}}}));
    shown.type("field_skills_rank_0", QStringLiteral("21"));
    QCOMPARE(std::get<Ranks>(shown.value("skills")), (Ranks{{{"rifle", 7}}}));
    QVERIFY(shown.find<FieldComplaint>("complaint_skills")->isVisible());
    shown.form.binder().dropFaulty();
    QTest::mouseClick(shown.find<QToolButton>("field_skills_remove_0"), Qt::LeftButton);
    QCoreApplication::processEvents();
    QCOMPARE(std::get<Ranks>(shown.value("skills")), Ranks());
}

/// The rules know a skill by its id, the game master by its name.
/// walk 18: a name whose rank is missing stays, is marked, and Tab by habit does not put the rank into another list.
void TestFields::aNameWithoutARankIsNotLost()
{
    Shown shown(recordOf("threed", RecordKind::Character));
    auto* name = shown.find<QLineEdit>("field_skills_name");
    auto* rank = shown.find<QLineEdit>("field_skills_value");
    auto* mark = shown.find<QLabel>("field_skills_unfinished");
    name->setFocus();
    QTest::keyClicks(name, QStringLiteral("rifle"));
    QTest::keyClick(name, Qt::Key_Return);
    QVERIFY(!mark->isVisible());
    QTest::keyClick(rank, Qt::Key_Tab);
    QVERIFY(rank->hasFocus());
    QVERIFY(mark->isVisible());
    QCOMPARE(mark->text(), QStringLiteral("rifle is not added yet: its rank is missing, 0 to 20"));
    // A window that closes is told.
    QCOMPARE(shown.form.binder().complaints(), QStringList{mark->text()});
    QTest::keyClick(rank, Qt::Key_4);
    QVERIFY(!mark->isVisible());
    QVERIFY(shown.form.binder().complaints().isEmpty());
    QTest::keyClick(rank, Qt::Key_Return);
    QCOMPARE(std::get<Ranks>(shown.value("skills")), (Ranks{{{"rifle", 4}}}));
    // Enter without a rank stays, too; Tab again leaves the name marked where it is.
    QTest::keyClicks(name, QStringLiteral("club"));
    QTest::keyClick(name, Qt::Key_Return);
    QTest::keyClick(rank, Qt::Key_Return);
    QVERIFY(rank->hasFocus() && mark->isVisible());
    QTest::keyClick(rank, Qt::Key_Tab);
    QTest::keyClick(rank, Qt::Key_Tab);
    QVERIFY(!rank->hasFocus());
    QVERIFY(mark->isVisible());
    QCOMPARE(name->text(), QStringLiteral("club"));
    // Tab goes to the rank as Enter does; without the name nothing is missing.
    name->setFocus();
    QTest::keyClick(name, Qt::Key_Tab);
    QVERIFY(rank->hasFocus());
    name->setFocus();
    name->selectAll();
    QTest::keyClick(name, Qt::Key_Backspace);
    QVERIFY(!mark->isVisible());
    QVERIFY(shown.form.binder().complaints().isEmpty());
    QCOMPARE(std::get<Ranks>(shown.value("skills")), (Ranks{{{"rifle", 4}}}));
}

/// walk 11: said quietly under the name, with the known one beside it to click.
void TestFields::aDoubtfulNameOffersTheNearest()
{
    Shown shown(recordOf("threed", RecordKind::Character));
    auto* editor = shown.find<RanksEditor>("field_skills");
    editor->setDoubts([](const std::string& name) {
        return name == "Marks" ? std::optional(RanksEditor::Doubt{QStringLiteral("Unknown."), "marksman"})
                               : std::nullopt;
    });
    editor->setRanks({{{"Marks", 3}, {"rifle", 5}}});
    auto* doubt = shown.find<QLabel>("field_skills_doubt_0");
    QVERIFY(doubt->isVisible());
    QVERIFY(doubt->text().contains(QStringLiteral("Unknown. Did you mean"))
            && doubt->text().contains(QStringLiteral("Marksman")));
    QVERIFY(!shown.find<QLabel>("field_skills_doubt_1")->isVisible());
    Q_EMIT doubt->linkActivated(QStringLiteral("marksman"));
    QTRY_COMPARE(std::get<Ranks>(shown.value("skills")), (Ranks{{{"marksman", 3}, {"rifle", 5}}}));
    QVERIFY(!shown.find<QLabel>("field_skills_doubt_0")->isVisible());
    // What stands there already is no use as an offer.
    editor->setRanks({{{"Marks", 3}, {"marksman", 5}}});
    QCOMPARE(shown.find<QLabel>("field_skills_doubt_0")->text(), QStringLiteral("Unknown."));
}

/// "rif" and Enter is Rifle where the list has nothing else left: no skill that no rule uses.
void TestFields::theOnlyNameLeftIsTaken()
{
    Shown shown(recordOf("threed", RecordKind::Character));
    auto* name = shown.find<QLineEdit>("field_skills_name");
    name->setFocus();
    QVERIFY(name->completer());
    QTest::keyClicks(name, QStringLiteral("marksm"));
    QTRY_VERIFY(name->completer()->popup()->isVisible());
    QCOMPARE(name->completer()->completionCount(), 1);
    QTest::keyClick(name->completer()->popup(), Qt::Key_Return);
    QCOMPARE(name->text(), QStringLiteral("Marksman"));
    // Where several are left nobody chooses for whoever types.
    name->setFocus();
    name->clear();
    QTest::keyClicks(name, QStringLiteral("a"));
    QTRY_VERIFY(name->completer()->popup()->isVisible());
    QVERIFY(name->completer()->completionCount() > 1);
    QTest::keyClick(name->completer()->popup(), Qt::Key_Return);
    QCOMPARE(name->text(), QStringLiteral("a"));
}

void TestFields::skillsAreWrittenByName()
{
    const RecordDeclaration& melee = recordOf("threed", RecordKind::MeleeWeapon);
    Shown shown(melee);
    AnyRecord record(melee);
    setValue(*melee.find("skill"), record.data(), 0, std::string("unarmedCombat"));
    shown.form.binder().setRecord(record);
    auto* field = shown.find<QLineEdit>("field_skill");
    QCOMPARE(field->text(), QStringLiteral("Unarmed Combat"));
    shown.type("field_skill", QStringLiteral("martial ARTS"));
    QCOMPARE(std::get<std::string>(shown.value("skill")), std::string("martialArts"));
    // An own skill is called as it is written.
    shown.type("field_skill", QStringLiteral("Net throwing"));
    QCOMPARE(std::get<std::string>(shown.value("skill")), std::string("Net throwing"));
    shown.form.binder().setRecord(shown.form.binder().record().cloned());
    QCOMPARE(field->text(), QStringLiteral("Net throwing"));
}

/// Sections below each other have their fields below each other, and what is written fills its line up to the notes' edge.
void TestFields::fieldsBeginAtOneEdge()
{
    QFETCH(QString, record);
    const auto records = findSystem("threed")->records();
    const auto found = std::ranges::find_if(
        records, [&](const RecordDeclaration* one) { return one->id == record.toStdString(); });
    Shown shown(**found);
    shown.form.resize(840, 800);
    QCoreApplication::processEvents();
    const auto leftOf = [&](const QWidget* widget) { return widget->mapTo(&shown.form, QPoint()).x(); };
    std::set<int> edges;
    for (const QLabel* label : shown.form.findChildren<QLabel*>()) {
        const QWidget* field = label->buddy();
        if (field && !field->property("field").toString().contains(QLatin1Char(':')) && leftOf(label) == 0
            && field->y() + field->height() > label->y() && leftOf(field) > 0)
            edges.insert(leftOf(field));
    }
    QVERIFY(!edges.empty());
    QCOMPARE(edges.size(), std::size_t{1});
    const auto rightOf = [&](const QWidget* widget) { return leftOf(widget) + widget->width(); };
    QCOMPARE(rightOf(shown.find<QLineEdit>("field_name")), rightOf(shown.find<QPlainTextEdit>("field_notes")));
}

void TestFields::oneIsNotMany()
{
    Shown shown(recordOf("threed", RecordKind::Weapon));
    auto* field = shown.find<NumberField>("field_reloadActions");
    shown.type("field_reloadActions", QStringLiteral("2"));
    QCOMPARE(field->text(), QStringLiteral("2 Actions"));
    shown.type("field_reloadActions", QStringLiteral("1"));
    QCOMPARE(field->text(), QStringLiteral("1 Action"));
    // With the unit typed, too.
    shown.type("field_reloadActions", QStringLiteral("1 Action"));
    QCOMPARE(shown.number("reloadActions"), 1);
    shown.type("field_reloadActions", QStringLiteral("3 Actions"));
    QCOMPARE(shown.number("reloadActions"), 3);
}

void TestFields::accessoriesDimWhatIsOfNoUse()
{
    Shown shown(recordOf("threed", RecordKind::Accessory));
    const auto isUsed = [&](const char* name) { return shown.find<QWidget>(name)->isEnabled(); };
    // A new one is a silencer.
    QVERIFY(!isUsed("field_recoilReduction"));
    QVERIFY(!isUsed("field_designBand"));
    const QList<QPushButton*> kinds = shown.find<QWidget>("field_kind")->findChildren<QPushButton*>();
    const auto press = [&](int index) { QTest::mouseClick(kinds.at(index), Qt::LeftButton); };
    press(0);
    QVERIFY(isUsed("field_recoilReduction"));
    QVERIFY(!isUsed("field_designBand"));
    shown.type("field_recoilReduction", QStringLiteral("3"));
    press(1);
    QVERIFY(!isUsed("field_recoilReduction"));
    QVERIFY(isUsed("field_designBand"));
    QVERIFY(isUsed("field_bonus_0"));
    // A silencer has nothing but its name; what was entered is not lost.
    press(2);
    QVERIFY(!isUsed("field_recoilReduction"));
    QVERIFY(!isUsed("field_bonus_0"));
    QVERIFY(isUsed("field_name"));
    QCOMPARE(shown.number("recoilReduction"), 3);
    press(0);
    QVERIFY(isUsed("field_recoilReduction"));
    QVERIFY(!shown.find<QWidget>("section_1")->isHidden());
    for (const char* other : {"section_2", "section_3"})
        QVERIFY2(shown.find<QWidget>(other)->isHidden(), other);
}

/// Without the mode its numbers mean nothing: they are switched off, with the reason in the place of the range.
void TestFields::gunsWithoutAModeSayWhy()
{
    Shown shown(recordOf("threed", RecordKind::Weapon));
    const auto isUsed = [&](const char* name) { return shown.find<QWidget>(name)->isEnabled(); };
    const auto boxes = shown.find<QWidget>("field_modes")->findChildren<QCheckBox*>();
    QCOMPARE(boxes.size(), 5);
    QVERIFY(!isUsed("field_burstLength"));
    QVERIFY(!isUsed("field_fullAutoDeviation"));
    QCOMPARE(shown.find<QLabel>("range_burstLength")->text(), QStringLiteral("no bursts"));
    boxes.at(3)->click();  // full auto
    QVERIFY(isUsed("field_fullAutoDeviation"));
    QVERIFY(!isUsed("field_burstLength"));
    boxes.at(4)->click();
    QVERIFY(isUsed("field_burstLength"));
    QCOMPARE(shown.find<QLabel>("range_burstLength")->text(), QStringLiteral("1 to 20"));
}

/// The reason goes on on another line where its half of the form is narrow.
void TestFields::whyAFieldIsIdleIsReadWhole()
{
    Shown shown(recordOf("threed", RecordKind::Weapon));
    const auto* reason = shown.find<QLabel>("range_fullAutoDeviation");
    QCOMPARE(reason->text(), QStringLiteral("no automatic fire"));
    QVERIFY(reason->wordWrap());
    QVERIFY(reason->heightForWidth(reason->width()) <= reason->height());
}

/// 3D-XENO-01: a rating of the skin counts for those whose skin is armour only.
void TestFields::skinOfThoseWhoHaveNone()
{
    Shown shown(recordOf("threed", RecordKind::Character));
    for (const char* name : {"field_skinPv", "field_skinIdFactor"}) {
        const auto* field = shown.find<QWidget>(name);
        QVERIFY2(!field->isEnabled(), name);
        QVERIFY2(field->toolTip().endsWith(QStringLiteral("no skin armour")), qPrintable(field->toolTip()));
    }
    shown.find<QCheckBox>("field_xenoSkin")->click();
    for (const char* name : {"field_skinPv", "field_skinIdFactor"}) {
        const auto* field = shown.find<QWidget>(name);
        QVERIFY2(field->isEnabled(), name);
        QVERIFY2(!field->toolTip().contains(QStringLiteral("no skin armour")), qPrintable(field->toolTip()));
    }
}

/// 3D-TRACK-07, 3D-MEL-08, 3D-BRUISE-02: what is written down does not count, and the form says what does.
void TestFields::theKindOfDamageIsThatOfTheRules()
{
    Shown shown(recordOf("threed", RecordKind::MeleeWeapon));
    shown.type("field_penetration", QStringLiteral("3"));
    const auto* kind = shown.find<QWidget>("field_damageKind");
    const auto* words = shown.find<QLabel>("idle_damageKind");
    QVERIFY(!kind->isHidden() && words->isHidden());
    shown.find<QCheckBox>("field_bareHanded")->click();
    QVERIFY(kind->isHidden() && !words->isHidden());
    QCOMPARE(words->text(), QStringLiteral("Bruising only: unarmed"));
    shown.find<QCheckBox>("field_bareHanded")->click();
    QVERIFY(!kind->isHidden());
    shown.type("field_penetration", QStringLiteral("0"));
    QCOMPARE(words->text(), QStringLiteral("Bruising only: PEN 0 or less"));
}

HITSPREAD_GUI_TEST(TestFields)
#include "tst_fields.moc"
