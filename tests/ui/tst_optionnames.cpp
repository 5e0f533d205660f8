#include "rules/core/system.h"
#include "rules/systems/registry.h"
#include "support/guitestclass.h"
#include "support/sourcepath.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace hitspread;

/// A row of options whose part or field no action has would hide itself and be missed by nobody: such a name does not compile
/// (tests/arch/names.cpp), and no row is named by letters.
class TestOptionNames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void optionsAreDeclared();
    void noRowIsNamedByText();
};

void TestOptionNames::optionsAreDeclared()
{
    int all = 0;
    for (const System* system : systems()) {
        for (const ActionDeclaration* action : system->actions()) {
            for (std::size_t i = 0; i < action->options.size(); ++i, ++all) {
                const OptionDeclaration& option = action->options[i];
                QVERIFY2(option.part < action->parts.size(), action->id.data());
                QVERIFY2(option.field < action->parts[option.part].record->fields.size(), action->id.data());
                for (const OptionDeclaration& before : action->options.first(i))
                    QVERIFY2(before.part != option.part || before.field != option.field || before.side != option.side,
                             action->id.data());
            }
        }
    }
    QVERIFY(all > 60);
}

void TestOptionNames::noRowIsNamedByText()
{
    static const QRegularExpression kRow(
        QStringLiteral(R"re(\b(?:addRow|addBoxes|addChoice|addNumber|addFlag|add|path)\(\s*"[\w.]+",\s*"\w+")re"));
    QStringList found;
    for (QDirIterator files(support::sourcePath(QStringLiteral("src/ui")), {QStringLiteral("*.cpp")}, QDir::Files,
                            QDirIterator::Subdirectories);
         files.hasNext();) {
        QFile file(files.next());
        QVERIFY(file.open(QFile::ReadOnly));
        if (const auto row = kRow.match(QString::fromUtf8(file.readAll())); row.hasMatch())
            found << QStringLiteral("%1: %2").arg(files.fileName(), row.captured());
    }
    QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
}

HITSPREAD_GUI_TEST(TestOptionNames)
#include "tst_optionnames.moc"
