#include "ui/systems/threed/gearcards.h"

#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/roll.h"
#include "services/fight/encounterservice.h"
#include "services/library/possessions.h"
#include "text/echo.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/naming.h"
#include "ui/fields/fieldwidgets.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/sheet/stateeditor.h"
#include "ui/sheet/thingpicker.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/keyboard/mnemonics.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QString>
#include <QStringList>
#include <QVBoxLayout>

#include <utility>

namespace hitspread::threed {

namespace {

struct HandsWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::HandsWarning)
};

constexpr unsigned kRight = 1;
constexpr unsigned kLeft = 2;

unsigned handsOf(const CombatantView::Item& item)
{
    return handsOn(item.possession, item.record.record);
}

/// What is said about a thing in hand when a hand that holds it holds something else as well, with what to do about it; empty:
/// nothing does. No rule forbids it, for instance while a rifle hangs on its sling. Parts of the body are in no hand, nor is
/// what is used up.
QString handsWarning(const CombatantView& who, const CombatantView::Item& item)
{
    const unsigned mine = handsOf(item);
    unsigned shared = 0;
    QStringList names;
    for (const auto* things : {&who.weapons, &who.others}) {
        for (const CombatantView::Item& other : *things) {
            const unsigned both = handsOf(other) & mine;
            if (both == 0 || other.possession.id == item.possession.id)
                continue;
            shared |= both;
            const AnyRecord& record = other.record.record;
            names << text::visible(record.declaration().find("name")->text(record.data()));
        }
    }
    const QString others = names.join(QStringLiteral(", "));
    switch (shared) {
    case 0: return {};
    case kRight:
        return HandsWords::tr("In the right hand is %1 as well. Put one of them away, or into the other hand.")
            .arg(others);
    case kLeft:
        return HandsWords::tr("In the left hand is %1 as well. Put one of them away, or into the other hand.")
            .arg(others);
    default: return HandsWords::tr("In both hands is %1 as well. Put one of them away.").arg(others);
    }
}

constexpr std::size_t kMostOffered = 200;

}  // namespace

QString HeldCard::warningOf(const CombatantView::Item& item) const
{
    return handsWarning(presenter().sheet().view().who, item);
}

bool HeldCard::isAllInHand(const CombatantView::Item& item)
{
    const auto numberOf = [](const AnyRecord& record, std::string_view id, std::int32_t otherwise) {
        const FieldDeclaration* field = record.isNull() ? nullptr : record.declaration().find(id);
        return field ? field->number(record.data(), 0) : otherwise;
    };
    if (numberOf(item.record.record, "natural", 0) != 0)
        return true;
    const AnyRecord& state = item.possession.state;
    return numberOf(state, "drawn", 0) != static_cast<std::int32_t>(Drawn::No) && numberOf(state, "count", 1) <= 1;
}

WeaponsCard::WeaponsCard(SheetPresenter& presenter, QWidget* parent)
    : HeldCard(tr("Firearms"), presenter, {"rounds", "drawn", "cocked", "jammed"}, tr("Carries no weapon."),
               RecordKind::Weapon, parent)
{
    setObjectName(QStringLiteral("weaponsCard"));
}

std::vector<CombatantView::Item> WeaponsCard::items() const
{
    return presenter().sheet().view().who.weapons;
}

QString WeaponsCard::wordsOf(const CombatantView::Item& item) const
{
    const auto& weapon = item.record.record.as<Weapon>();
    const QString carried = text::choiceName(text::Naming::usual(presenter().sheet().system()),
                                             *weaponRecord.find("holster"), static_cast<std::size_t>(weapon.holster));
    QStringList words{tr("RCL %1").arg(weapon.recoil), tr("%1 m").arg(weapon.range)};
    if (!isAllInHand(item))
        words << tr("carried: %1").arg(carried.toLower());
    words << tr("magazine %1").arg(weapon.magazine);
    if (item.ammunition)
        words << tr("loaded with %1").arg(text::visible(item.ammunition->record.as<Ammunition>().name));
    return words.join(QStringLiteral(" · "));
}

void WeaponsCard::addTools(const CombatantView::Item& item, QHBoxLayout& row)
{
    auto* loads = new QComboBox(this);
    loads->setObjectName(QStringLiteral("load_%1").arg(item.possession.id));
    loads->setAccessibleName(tr("Ammunition in %1").arg(nameOf(item)));
    loads->setToolTip(loads->accessibleName());
    loads->addItem(item.ammunition ? text::visible(item.ammunition->record.as<Ammunition>().name) : tr("not loaded"),
                   QVariant::fromValue(item.possession.ammunition));
    row.addWidget(loads);
    LibraryQuery query;
    query.kind = RecordKind::Ammunition;
    query.system = presenter().sheet().system().id();
    query.limit = kMostOffered;
    query.filters = {{{"calibre", {}}, Comparison::Equal, item.record.record.as<Weapon>().calibre}};
    presenter().sheet().gateway().run(
        loads, [query](CampaignServices& services) { return services.library.list(query); },
        [loads](const std::vector<LibraryRow>& rows) {
            for (const LibraryRow& one : rows) {
                if (loads->findData(QVariant::fromValue(one.id)) < 0)
                    loads->addItem(text::visible(one.name), QVariant::fromValue(one.id));
            }
        });
    connect(loads, &QComboBox::activated, this, [this, loads, id = item.possession.id](int index) {
        presenter().sheet().load(id, loads->itemData(index).toLongLong());
    });
}

void WeaponsCard::limit(const CombatantView::Item& item, StateEditor& state) const
{
    state.setMost("rounds", item.record.record.as<Weapon>().magazine);
}

void WeaponsCard::addLine(const CombatantView::Item& item, QVBoxLayout& column)
{
    const bool inFight = presenter().sheet().view().isInFight();
    if (inFight && item.accessories.empty())
        return;
    auto* row = new QHBoxLayout;
    row->setSpacing(inFight ? space::kSmall : space::kMedium);
    for (std::size_t i = 0; i < item.accessories.size(); ++i) {
        const QString name = text::visible(item.accessories[i].record.as<Accessory>().name);
        if (inFight) {
            auto* chip = new QLabel(name, column.parentWidget());
            setLook(*chip, "chip", true);
            row->addWidget(chip);
            continue;
        }
        auto* off = new QPushButton(column.parentWidget());
        off->setAutoDefault(false);
        off->setText(tr("%1  ×").arg(withoutMnemonic(name)));
        setLook(*off, "plain", QStringLiteral("flush"));
        off->setObjectName(QStringLiteral("unmount_%1").arg(item.mounted[i]));
        off->setToolTip(tr("Take %1 off %2").arg(name, nameOf(item)));
        off->setAccessibleName(off->toolTip());
        connect(off, &QPushButton::clicked, this, [this, id = item.mounted[i]] { presenter().sheet().mount(id, 0); });
        row->addWidget(off);
    }
    if (!inFight) {
        auto* more = new QPushButton(column.parentWidget());
        more->setAutoDefault(false);
        more->setText(tr("Mount…"));
        setLook(*more, "plain", QStringLiteral("flush"));
        more->setObjectName(QStringLiteral("mount_%1").arg(item.possession.id));
        more->setAccessibleName(tr("Mount an accessory on %1").arg(nameOf(item)));
        more->setToolTip(more->accessibleName());
        connect(more, &QPushButton::clicked, this,
                [this, more, weapon = item.possession.id] { pickMount(*more, weapon); });
        row->addWidget(more);
    }
    row->addStretch(1);
    column.addLayout(row);
}

/// What lies loose in his kit comes first; below it the library, out of which he is given another.
void WeaponsCard::pickMount(const QWidget& button, RecordId weapon)
{
    ThingPicker& picker = makePicker(RecordKind::Accessory);
    std::vector<std::pair<RecordId, QString>> loose;
    for (const CombatantView::Item& item : presenter().sheet().view().who.loose)
        loose.emplace_back(item.possession.id, text::visible(item.record.record.as<Accessory>().name));
    picker.setOwn(tr("From the kit"), std::move(loose));
    connect(&picker, &ThingPicker::ownChosen, this,
            [this, weapon](RecordId own) { presenter().sheet().mount(own, weapon); });
    connect(&picker, &ThingPicker::chosen, this,
            [this, weapon](RecordId record) { presenter().sheet().giveMounted(record, weapon); });
    picker.openBelow(button);
}

ArmourCard::ArmourCard(SheetPresenter& presenter, QWidget* parent)
    : HeldCard(tr("Armour"), presenter, {"worn", "idLost"}, tr("Wears no armour."), RecordKind::Armour, parent)
{
    setObjectName(QStringLiteral("armourCard"));
}

std::vector<CombatantView::Item> ArmourCard::items() const
{
    return presenter().sheet().view().who.armour;
}

QString ArmourCard::wordsOf(const CombatantView::Item& item) const
{
    const auto& armour = item.record.record.as<Armour>();
    QStringList words{tr("PV %1").arg(armour.pv)};
    for (const std::size_t i : shownOrder(*armourRecord.find("id"))) {
        if (armour.idMax[i] > 0)
            words << tr("%1 ID %2")
                         .arg(text::elementName(text::Naming::usual(presenter().sheet().system()),
                                                *armourRecord.find("id"), i),
                              QString::number(armour.idMax[i]));
    }
    if (armour.dodgeModifier != 0)
        words << tr("Dodge %1").arg(text::signedNumber(-armour.dodgeModifier));
    return words.join(QStringLiteral(" · "));
}

void ArmourCard::limit(const CombatantView::Item& item, StateEditor& state) const
{
    const auto& armour = item.record.record.as<Armour>();
    std::vector<bool> covered;
    for (const auto id : armour.idMax)
        covered.push_back(id > 0);
    state.setOffered("idLost", std::move(covered));
}

QString ArmourCard::summary() const
{
    const System& system = presenter().sheet().system();
    const text::SheetFigures& figures = presenter().figures();
    QStringList places;
    for (const std::size_t i : shownOrder(*armourRecord.find("id"))) {
        if (figures.number("pv", text::FigureOf::Location, i).value_or(0) > 0)
            places << tr("%1 PV %2, ID %3 of %4")
                          .arg(text::elementName(text::Naming::usual(system), *armourRecord.find("id"), i),
                               figures.value("pv", text::FigureOf::Location, i),
                               figures.value("id", text::FigureOf::Location, i),
                               figures.value("idFull", text::FigureOf::Location, i));
    }
    return places.isEmpty() ? QString() : tr("All together, by location: %1").arg(places.join(QStringLiteral(" · ")));
}

}  // namespace hitspread::threed
