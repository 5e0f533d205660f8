#include "rules/core/optiontable.h"
#include "rules/core/system.h"
#include "rules/systems/percentile/attack.h"
#include "rules/systems/percentile/clash.h"
#include "rules/systems/registry.h"
#include "support/guitestclass.h"
#include "support/sourcepath.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <utility>

using namespace hitspread;

namespace {

/// Whether a way to a field can be written down as a name at all.
template <auto Part, auto Member>
concept Nameable = declare::detail::Holds<Part, Member>;
template <typename Table, auto... Way>
concept Lists = requires
{
    Table::template position<Way...>();
};

struct Small {
    int declared = 0;
    int forgotten = 0;
};
constexpr declare::FieldTable kSmall{declare::number<&Small::declared>("declared", {})};

using percentile::Attack;
using percentile::AttackOptions;
using percentile::Clash;
using percentile::Weapon;
using AttackParts = std::remove_cvref_t<decltype(percentile::kAttackParts)>;

static_assert(Nameable<&Attack::options, &AttackOptions::called>, "a field of this part's record");
static_assert(!Nameable<&Attack::options, &Weapon::skill>, "a field of another record is no name");
static_assert(Lists<AttackParts, &Attack::options>, "a part of this action");
static_assert(!Lists<AttackParts, &Clash::options>, "a part of another action is no name");
static_assert(Lists<decltype(kSmall), &Small::declared>, "a member that is declared");
static_assert(!Lists<decltype(kSmall), &Small::forgotten>, "a member nobody declared is no name");

}  // namespace

/// A row of options whose part or field no action has would hide itself and be missed by nobody: such a name does not compile.
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
