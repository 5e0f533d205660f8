#include "rules/core/system.h"
#include "rules/systems/registry.h"
#include "support/guitestclass.h"
#include "support/sourcepath.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace hitspread;

namespace {

/// Whether a part of some action has such a field. Parts of each side of a duel and the like are named by their place in the action.
bool isDeclared(const std::string& part, const std::string& field)
{
    return std::ranges::any_of(systems(), [&](const System* system) {
        return std::ranges::any_of(system->actions(), [&](const ActionDeclaration* action) {
            const PartDeclaration* declared = action->find(part);
            return declared && declared->record->find(field);
        });
    });
}

}  // namespace

/// A row of options whose part or field no action has would hide itself and be missed by nobody.
class TestOptionNames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRowHasAField();
};

void TestOptionNames::everyRowHasAField()
{
    static const QRegularExpression kRow(
        QStringLiteral(R"re(\b(?:addRow|addBoxes|addChoice|addNumber|addFlag|add)\(\s*"([\w.]+)",\s*"(\w+)")re"));
    int rows = 0;
    QStringList unknown;
    for (QDirIterator files(support::sourcePath(QStringLiteral("src/ui")), {QStringLiteral("*.cpp")}, QDir::Files,
                            QDirIterator::Subdirectories);
         files.hasNext();) {
        QFile file(files.next());
        QVERIFY(file.open(QFile::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        for (auto all = kRow.globalMatch(text); all.hasNext();) {
            const QRegularExpressionMatch row = all.next();
            ++rows;
            if (!isDeclared(row.captured(1).toStdString(), row.captured(2).toStdString()))
                unknown << QStringLiteral("%1: %2 %3").arg(files.fileName(), row.captured(1), row.captured(2));
        }
    }
    QVERIFY2(unknown.isEmpty(), qPrintable(unknown.join(QLatin1Char('\n'))));
    QVERIFY(rows > 80);
}

HITSPREAD_GUI_TEST(TestOptionNames)
#include "tst_optionnames.moc"
