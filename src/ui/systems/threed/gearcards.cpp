#include "ui/systems/threed/gearcards.h"

#include "rules/systems/threed/gear.h"
#include "text/fields.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/sheet/stateeditor.h"
#include "ui/theme/applicationstyle.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace hitspread::threed {

namespace {

constexpr std::size_t kMostOffered = 200;

QLabel* labelled(const QString& text, const char* role, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setWordWrap(true);
    setLook(*label, "textRole", QLatin1String(role));
    return label;
}

}  // namespace

GearCard::GearCard(const QString& title, SheetPresenter& presenter, std::vector<std::string_view> stateFields,
                   const QString& nothing, RecordKind kind, QWidget* parent)
    : SheetCard(title, parent),
      m_presenter(presenter),
      m_fields(std::move(stateFields)),
      m_nothing(nothing),
      m_kind(kind),
      m_more(new QToolButton(this))
{
    m_more->setObjectName(kind == RecordKind::Weapon ? QStringLiteral("addWeapon") : QStringLiteral("addArmour"));
    m_more->setText(tr("+ Add…"));
    m_more->setToolTip(tr("Give him a thing of the library"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(new QMenu(m_more));
    addTool(m_more);
    connect(m_more->menu(), &QMenu::aboutToShow, this, &GearCard::fillOffer);
    connect(&presenter, &SheetPresenter::opened, this, [this] {
        m_shown.clear();
        rebuild();
    });
    connect(&presenter.sheet(), &CharacterSheet::changed, this, &GearCard::refresh);
}

void GearCard::refresh()
{
    QStringList wanted;
    for (const CombatantView::Item& item : items())
        wanted << nameOf(item) + wordsOf(item) + QString::number(item.possession.id);
    if (wanted != m_shown)
        return rebuild();
    for (const CombatantView::Item& item : items()) {
        if (const auto state = m_states.find(item.possession.id); state != m_states.end())
            state->second->setPossession(item.possession);
    }
}

void GearCard::rebuild()
{
    // The keyboard stays where it is: what is built anew bears the same name.
    const QWidget* focus = m_list ? m_list->window()->focusWidget() : nullptr;
    const QString held = focus && m_list->isAncestorOf(focus) ? focus->objectName() : QString();
    delete m_list;
    m_shown.clear();
    m_states.clear();
    m_list = new QWidget(this);
    auto* column = new QVBoxLayout(m_list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kSmall);
    add(m_list);
    const SheetView& view = m_presenter.sheet().view();
    setHint(view.isInFight() ? tr("as it is in this fight") : tr("as he brings it into a fight"));
    // What a combatant has got was copied when he came; what he brings along is changed at home.
    m_more->setVisible(!view.isInFight());
    m_more->setEnabled(view.character().id != 0);
    for (const CombatantView::Item& item : items()) {
        m_shown << nameOf(item) + wordsOf(item) + QString::number(item.possession.id);
        addItem(item);
    }
    if (m_shown.isEmpty())
        column->addWidget(labelled(m_nothing, "secondary", m_list));
    m_list->show();
    if (auto* again = held.isEmpty() ? nullptr : m_list->findChild<QWidget*>(held))
        again->setFocus();
}

void GearCard::addItem(const CombatantView::Item& item)
{
    auto* head = new QHBoxLayout;
    head->addWidget(labelled(nameOf(item), "section", m_list), 1);
    if (!m_presenter.sheet().view().isInFight()) {
        addTools(item, *head);
        auto* off = new QToolButton(m_list);
        off->setText(tr("×"));
        off->setObjectName(QStringLiteral("take_%1").arg(item.possession.id));
        off->setToolTip(tr("Take %1 away").arg(nameOf(item)));
        off->setAccessibleName(off->toolTip());
        connect(off, &QToolButton::clicked, this, [this, id = item.possession.id] { m_presenter.sheet().take(id); });
        head->addWidget(off);
    }
    qobject_cast<QVBoxLayout*>(m_list->layout())->addLayout(head);
    m_list->layout()->addWidget(labelled(wordsOf(item), "secondary", m_list));
    if (item.possession.state.isNull())
        return;
    auto* state = new StateEditor(m_presenter.sheet().system(), item.possession, m_fields, m_presenter.style(), m_list);
    connect(state, &StateEditor::edited, this,
            [this, state](const AnyRecord& wanted) { m_presenter.sheet().setState(state->possession(), wanted); });
    m_list->layout()->addWidget(state);
    m_states[item.possession.id] = state;
}

void GearCard::fillOffer()
{
    QMenu* menu = m_more->menu();
    menu->clear();
    menu->addAction(tr("loading…"))->setEnabled(false);
    LibraryQuery query;
    query.kind = m_kind;
    query.system = m_presenter.sheet().system().id();
    query.limit = kMostOffered;
    m_presenter.sheet().gateway().run(
        this, [query](CampaignServices& services) { return services.library.list(query); },
        [this, menu](const std::vector<LibraryRow>& rows) {
            menu->clear();
            for (const LibraryRow& row : rows) {
                QAction* action = menu->addAction(QString::fromStdString(row.name));
                connect(action, &QAction::triggered, this, [this, id = row.id] {
                    m_presenter.sheet().give({m_kind, id});
                });
            }
            if (rows.empty())
                menu->addAction(tr("nothing of the kind is in the library"))->setEnabled(false);
        });
}

WeaponsCard::WeaponsCard(SheetPresenter& presenter, QWidget* parent)
    : GearCard(tr("Weapons and gear"), presenter, {"rounds", "drawn", "cocked", "jammed"}, tr("Carries no weapon."),
               RecordKind::Weapon, parent)
{
    setObjectName(QStringLiteral("weaponsCard"));
}

const std::vector<CombatantView::Item>& WeaponsCard::items() const
{
    return presenter().sheet().view().who.weapons;
}

QString WeaponsCard::nameOf(const CombatantView::Item& item) const
{
    return QString::fromStdString(item.record.record.as<Weapon>().name);
}

QString WeaponsCard::wordsOf(const CombatantView::Item& item) const
{
    const auto& weapon = item.record.record.as<Weapon>();
    const QString carried = text::choiceName(presenter().sheet().system(), *weaponRecord.find("holster"),
                                             static_cast<std::size_t>(weapon.holster));
    QStringList words{tr("RCL %1").arg(weapon.recoil), tr("%1 m").arg(weapon.range),
                      tr("carried: %1").arg(carried.toLower()), tr("magazine %1").arg(weapon.magazine)};
    if (item.ammunition)
        words << tr("loaded with %1").arg(QString::fromStdString(item.ammunition->record.as<Ammunition>().name));
    for (const StoredRecord& accessory : item.accessories)
        words << QString::fromStdString(accessory.record.as<Accessory>().name);
    return words.join(QStringLiteral(" · "));
}

void WeaponsCard::addTools(const CombatantView::Item& item, QHBoxLayout& row)
{
    auto* loads = new QComboBox(this);
    loads->setObjectName(QStringLiteral("load_%1").arg(item.possession.id));
    loads->setAccessibleName(tr("Ammunition in %1").arg(nameOf(item)));
    loads->setToolTip(loads->accessibleName());
    loads->addItem(item.ammunition ? QString::fromStdString(item.ammunition->record.as<Ammunition>().name)
                                   : tr("not loaded"),
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
                    loads->addItem(QString::fromStdString(one.name), QVariant::fromValue(one.id));
            }
        });
    connect(loads, &QComboBox::activated, this, [this, loads, id = item.possession.id](int index) {
        presenter().sheet().load(id, loads->itemData(index).toLongLong());
    });
}

ArmourCard::ArmourCard(SheetPresenter& presenter, QWidget* parent)
    : GearCard(tr("Armour"), presenter, {"worn", "idLost"}, tr("Wears no armour."), RecordKind::Armour, parent)
{
    setObjectName(QStringLiteral("armourCard"));
}

const std::vector<CombatantView::Item>& ArmourCard::items() const
{
    return presenter().sheet().view().who.armour;
}

QString ArmourCard::nameOf(const CombatantView::Item& item) const
{
    return QString::fromStdString(item.record.record.as<Armour>().name);
}

QString ArmourCard::wordsOf(const CombatantView::Item& item) const
{
    const auto& armour = item.record.record.as<Armour>();
    QStringList words{tr("PV %1").arg(armour.pv)};
    for (std::size_t i = 0; i < kLocations; ++i) {
        if (armour.idMax[i] > 0)
            words << tr("%1 ID %2")
                         .arg(text::elementName(presenter().sheet().system(), *armourRecord.find("id"), i))
                         .arg(armour.idMax[i]);
    }
    if (armour.dodgeModifier != 0)
        words << tr("DM %1").arg(armour.dodgeModifier);
    words << tr("ID used up:");
    return words.join(QStringLiteral(" · "));
}

}  // namespace hitspread::threed
