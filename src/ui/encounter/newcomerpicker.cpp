#include "ui/encounter/newcomerpicker.h"

#include "models/campaigngateway.h"
#include "models/library/nearestfirst.h"
#include "services/fight/combatantnames.h"
#include "services/library/recordname.h"
#include "text/echo.h"
#include "text/labels.h"
#include "ui/encounter/colouricon.h"
#include "ui/encounter/newcomerstate.h"
#include "ui/encounter/sidewords.h"
#include "ui/fields/numberfield.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/keyboard/searchkeys.h"
#include "ui/widgets/searchline.h"
#include "ui/widgets/segmentrow.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QCompleter>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread {

namespace {

constexpr std::size_t kNewcomerPickerMostShown = 200;
constexpr std::size_t kMostWeapons = 1000;  ///< of a kind
constexpr int kNewcomerPickerMost = 99;
constexpr int kMostNamed = 4;
constexpr int kSeveral = -2;
constexpr int kNewcomerPickerIdRole = Qt::UserRole;
constexpr int kNewcomerPickerKindRole = Qt::UserRole + 1;
constexpr std::array kWeaponKinds{RecordKind::Weapon, RecordKind::MeleeWeapon, RecordKind::ThrownWeapon,
                                  RecordKind::Grenade};

std::vector<LibraryHit> weaponsOf(CampaignServices& services, const std::string& system)
{
    std::vector<LibraryHit> all;
    for (const RecordKind kind : kWeaponKinds) {
        LibraryQuery query;
        query.kind = kind;
        query.system = system;
        query.limit = kMostWeapons;
        for (LibraryRow& row : services.library.list(query))
            all.push_back({kind, std::move(row)});
    }
    return all;
}

}  // namespace

NewcomerPicker::NewcomerPicker(CampaignGateway& gateway, const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_gateway(gateway),
      m_style(style),
      m_search(new QLineEdit(this)),
      m_count(new NumberField(this)),
      m_found(new QTreeWidget(this)),
      m_nothing(new QLabel(this)),
      m_name(new QLineEdit(this)),
      m_weapon(new QComboBox(this)),
      m_side(new SegmentRow(this)),
      m_colour(new QComboBox(this)),
      m_state(new NewcomerState(gateway, this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kMedium);
    column->addLayout(makeSearch());
    makeFound();
    column->addWidget(m_found, 1);
    m_nothing->setObjectName(QStringLiteral("addNothing"));
    m_nothing->setWordWrap(true);
    setLook(*m_nothing, "textRole", QStringLiteral("secondary"));
    column->addWidget(m_nothing);
    column->addLayout(makeParticulars());
    connect(m_search, &QLineEdit::textChanged, this, &NewcomerPicker::takeCount);
    connect(m_count, &QLineEdit::textChanged, this, &NewcomerPicker::changed);
    connect(m_found, &QTreeWidget::currentItemChanged, this, &NewcomerPicker::refresh);
    connect(m_found, &QTreeWidget::itemDoubleClicked, this, &NewcomerPicker::picked);
    connect(m_name, &QLineEdit::textChanged, this, &NewcomerPicker::changed);
    connect(m_weapon, &QComboBox::currentTextChanged, this, &NewcomerPicker::changed);
    connect(m_side, &SegmentRow::currentChanged, this, &NewcomerPicker::fillColours);
    connect(m_side, &SegmentRow::chosen, this, [this] { m_isSideChosen = true; });
    connect(m_found, &QTreeWidget::currentItemChanged, this, &NewcomerPicker::look);
    connect(m_count, &QLineEdit::textChanged, this, &NewcomerPicker::presetState);
    connect(m_name, &QLineEdit::textChanged, this, &NewcomerPicker::presetState);
    connect(m_state, &NewcomerState::known, this, &NewcomerPicker::presetSide);
    connect(m_state, &NewcomerState::known, this, &NewcomerPicker::presetState);
    connect(m_state, &NewcomerState::changed, this, &NewcomerPicker::changed);
    connect(&style, &ApplicationStyle::themeChanged, this, &NewcomerPicker::fillColours);
    fillColours();
    setFocusProxy(m_search);
}

QLayout* NewcomerPicker::makeSearch()
{
    auto* row = new QHBoxLayout;
    m_search->setObjectName(QStringLiteral("addSearch"));
    m_search->setAccessibleName(tr("Character to add"));
    m_search->setPlaceholderText(tr("Type a name, or 3x and a name"));
    makeSearchLine(*m_search, m_style);
    // The list moves and Enter adds while the keyboard stays in the line.
    walkFrom(*m_search, *m_found);
    row->addWidget(m_search, 1);
    row->addWidget(titleFor(tr("How many"), *m_count));
    m_count->setObjectName(QStringLiteral("addCount"));
    m_count->setAccessibleName(tr("How many"));
    m_count->setToolTip(tr("1 to %1; the arrow keys count").arg(kNewcomerPickerMost));
    m_count->setRange(1, kNewcomerPickerMost);
    m_count->setNumber(1);
    m_count->setAlignment(Qt::AlignCenter);
    const auto fit = [this] {
        m_count->setFixedWidth(std::max(m_style.theme().scaled(54), m_count->minimumSizeHint().width()));
    };
    fit();
    connect(&m_style, &ApplicationStyle::themeChanged, m_count, fit, Qt::QueuedConnection);
    row->addWidget(m_count);
    return row;
}

void NewcomerPicker::makeFound()
{
    m_found->setObjectName(QStringLiteral("addFound"));
    m_found->setAccessibleName(tr("Characters of the library"));
    m_found->setColumnCount(2);
    m_found->setHeaderHidden(true);
    m_found->setRootIsDecorated(false);
    m_found->setUniformRowHeights(true);
    m_found->setAllColumnsShowFocus(true);
    m_found->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

QGridLayout* NewcomerPicker::makeParticulars()
{
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(space::kSmall);
    grid->setVerticalSpacing(space::kSmall);
    m_name->setObjectName(QStringLiteral("addName"));
    m_name->setAccessibleName(tr("Called"));
    m_name->setMaxLength(100);
    m_weapon->setObjectName(QStringLiteral("addWeapon"));
    m_weapon->setAccessibleName(tr("Holds"));
    m_weapon->setToolTip(tr("Instead of the weapons in the library's kit"));
    makeEditable(*m_weapon);
    m_weapon->setInsertPolicy(QComboBox::NoInsert);
    m_weapon->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    // Once, before it is asked how large it is: it would keep the smaller size.
    m_weapon->setMinimumContentsLength(std::max(12, static_cast<int>(tr("own weapons").size())));
    m_weapon->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_weapon->completer()->setFilterMode(Qt::MatchContains);
    grid->addWidget(titleFor(tr("Called"), *m_name), 0, 0);
    grid->addWidget(m_name, 0, 1);
    grid->addWidget(titleFor(tr("Holds"), *m_weapon), 0, 2);
    grid->addWidget(m_weapon, 0, 3);
    m_side->setObjectName(QStringLiteral("addSide"));
    m_side->setChoices({sideWords(Side::Players), sideWords(Side::Opponents), sideWords(Side::Others)});
    for (int i = 0; i < m_side->count(); ++i)
        m_side->button(i)->setObjectName(QStringLiteral("addSide_%1").arg(i));
    m_side->setCurrent(static_cast<int>(Side::Opponents));
    grid->addWidget(titleFor(tr("Side"), *m_side), 1, 0);
    // The words for sides are long in some languages.
    grid->addWidget(m_side, 1, 1, 1, 3, Qt::AlignLeft);
    m_colour->setObjectName(QStringLiteral("addColour"));
    m_colour->setAccessibleName(tr("Colour"));
    grid->addWidget(titleFor(tr("Colour"), *m_colour), 2, 0);
    grid->addWidget(m_colour, 2, 1, Qt::AlignLeft);
    m_state->placeIn(*grid, 3, 4);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    setTabOrder(m_count, m_found);
    setTabOrder(m_found, m_name);
    setTabOrder(m_name, m_weapon);
    return grid;
}

void NewcomerPicker::fillColours()
{
    const QSignalBlocker quiet(m_colour);
    const int chosen = qMax(0, m_colour->currentIndex());
    m_colour->clear();
    m_colour->setIconSize(QSize(m_style.theme().scaled(18), m_style.theme().scaled(18)));
    for (int colour = 0; colour <= kCombatantColours; ++colour)
        m_colour->addItem(
            colourIcon(colour, static_cast<Side>(m_side->current()), m_style.theme(), devicePixelRatioF()),
            text::combatantColour(colour));
    m_colour->setCurrentIndex(chosen);
}

void NewcomerPicker::start(const std::string& system)
{
    m_isSideChosen = false;
    m_system = system;
    askWeapons();
    next();
}

void NewcomerPicker::renew()
{
    askWeapons();
    find();
}

void NewcomerPicker::askWeapons()
{
    m_gateway.run(
        this, [system = m_system](CampaignServices& services) { return weaponsOf(services, system); },
        [this, system = m_system](const std::vector<LibraryHit>& weapons) {
            if (system == m_system)
                fillWeapons(weapons);
        });
}

void NewcomerPicker::next()
{
    m_count->putBack(1);
    m_name->clear();
    m_weapon->setCurrentIndex(0);
    m_colour->setCurrentIndex(0);
    m_search->clear();
    find();
}

bool NewcomerPicker::isTyped() const
{
    return !m_search->text().trimmed().isEmpty();
}

void NewcomerPicker::fillWeapons(const std::vector<LibraryHit>& weapons)
{
    const QSignalBlocker quiet(m_weapon);
    const QString written = m_weapon->currentText();
    const bool isPicked = m_weapon->currentIndex() >= 0 && m_weapon->itemText(m_weapon->currentIndex()) == written;
    const QVariant picked = isPicked ? m_weapon->currentData() : QVariant();
    m_weapon->clear();
    m_weapon->addItem(tr("own weapons"));
    for (const LibraryHit& weapon : weapons) {
        m_weapon->addItem(text::visible(weapon.row.name), QVariant::fromValue(weapon.row.id));
        m_weapon->setItemData(m_weapon->count() - 1, static_cast<int>(weapon.kind), kNewcomerPickerKindRole);
    }
    m_weapon->setCurrentIndex(qMax(0, picked.isValid() ? m_weapon->findData(picked) : m_weapon->findText(written)));
    // Half a name that is being typed.
    if (!isPicked && !written.isEmpty())
        m_weapon->setEditText(written);
    Q_EMIT weaponsListed();
    Q_EMIT changed();
}

QString NewcomerPicker::nameOf(const RecordRef& weapon) const
{
    for (int i = 1; i < m_weapon->count(); ++i) {
        if (m_weapon->itemData(i, kNewcomerPickerIdRole).toLongLong() == weapon.id
            && m_weapon->itemData(i, kNewcomerPickerKindRole).toInt() == static_cast<int>(weapon.kind))
            return m_weapon->itemText(i);
    }
    return {};
}

void NewcomerPicker::takeCount(const QString& text)
{
    static const QRegularExpression prefix(QStringLiteral("^\\s*(?:([1-9][0-9]?)\\s*[xX×*])?\\s*"));
    const QRegularExpressionMatch match = prefix.match(text);
    if (match.capturedLength() > 0) {
        if (match.hasCaptured(1))
            m_count->putBack(match.captured(1).toInt());
        m_search->setText(text.mid(match.capturedLength()));  // comes back here
        return;
    }
    find();
}

QString NewcomerPicker::wrongCount() const
{
    static const QRegularExpression prefix(QStringLiteral("^\\s*([0-9]+)\\s*[xX×*]"));
    const QRegularExpressionMatch match = prefix.match(m_search->text());
    return match.hasMatch() ? match.captured(1) : QString();
}

void NewcomerPicker::find()
{
    const int asked = ++m_asked;
    LibraryQuery query;
    query.kind = RecordKind::Character;
    query.system = m_system;
    // Somebody called like that is not meant.
    query.search = wrongCount().isEmpty() ? m_search->text().trimmed().toStdString() : std::string();
    query.limit = kNewcomerPickerMostShown;
    m_gateway.run(
        this, [query](CampaignServices& services) { return services.library.list(query); },
        [this, asked](std::vector<LibraryRow> rows) {
            if (asked != m_asked)
                return;
            nearestFirst(rows, m_search->text());
            fill(rows);
        });
}

void NewcomerPicker::fill(const std::vector<LibraryRow>& rows)
{
    const QString typed = m_search->text().trimmed();
    m_found->clear();
    const auto add = [this](const QString& name, const QString& detail, RecordId id) {
        auto* item = new QTreeWidgetItem(m_found, {name, detail});
        item->setData(0, kNewcomerPickerIdRole, QVariant::fromValue(id));
        item->setForeground(1, palette().brush(QPalette::PlaceholderText));
        item->setToolTip(0, name);
        item->setToolTip(1, detail);
    };
    for (const LibraryRow& row : rows)
        add(text::visible(row.name), text::visible(row.detail), row.id);
    if (!typed.isEmpty() && wrongCount().isEmpty())
        add(tr("“%1”").arg(typed), tr("typed on the spot: a plain character, kept in the library"), 0);
    m_found->header()->resizeSections(QHeaderView::ResizeToContents);
    m_found->header()->resizeSection(0, qMin(m_found->header()->sectionSize(0), m_found->viewport()->width() * 6 / 10));
    m_found->setCurrentItem(m_found->topLevelItem(0));
    m_nothing->setVisible((rows.empty() && typed.isEmpty()) || rows.size() == kNewcomerPickerMostShown);
    m_nothing->setText(rows.empty() ? tr("No character of this rule system is in the library yet: type a name.")
                                    : tr("The first %1; type more of the name.").arg(rows.size()));
    refresh();
}

void NewcomerPicker::refresh()
{
    const QTreeWidgetItem* item = m_found->currentItem();
    const bool isTyped = item && item->data(0, kNewcomerPickerIdRole).toLongLong() == 0;
    m_name->setPlaceholderText(!item ? QString() : isTyped ? m_search->text().trimmed() : item->text(0));
    if (m_weapon->count() > 0)
        m_weapon->setItemText(0, isTyped ? tr("nothing") : tr("own weapons"));
    Q_EMIT changed();
}

void NewcomerPicker::look()
{
    const QTreeWidgetItem* item = m_found->currentItem();
    const RecordId id = item ? item->data(0, kNewcomerPickerIdRole).toLongLong() : 0;
    if (item && id == 0)
        presetSide(Side::Opponents);
    m_state->look(id);
}

/// Players' people are the players', until somebody says whose side they join.
void NewcomerPicker::presetSide(Side usual)
{
    if (!m_isSideChosen)
        m_side->setCurrent(static_cast<int>(usual));
}

void NewcomerPicker::presetState()
{
    m_state->preset(nameWanted(), count().value_or(1));
}

QString NewcomerPicker::stateWords() const
{
    return m_state->words();
}

std::string NewcomerPicker::nameWanted() const
{
    const QString written = m_name->text().trimmed();
    return (written.isEmpty() ? m_name->placeholderText() : written).toStdString();
}

std::optional<int> NewcomerPicker::count() const
{
    const auto count = m_count->typedNumber();
    return count && *count >= 1 && *count <= kNewcomerPickerMost ? count : std::nullopt;
}

int NewcomerPicker::weaponAt() const
{
    const QString written = m_weapon->currentText().trimmed();
    if (written.isEmpty())
        return 0;
    // What was picked counts, not another one of its name.
    if (m_weapon->currentIndex() >= 0 && m_weapon->itemText(m_weapon->currentIndex()) == written)
        return m_weapon->currentIndex();
    if (const int exact = m_weapon->findText(written, Qt::MatchFixedString); exact >= 0)
        return exact;
    // Part of a name will do where there is but one such.
    const int part = m_weapon->findText(written, Qt::MatchContains);
    for (int other = part + 1; part >= 0 && other < m_weapon->count(); ++other) {
        if (m_weapon->itemText(other).contains(written, Qt::CaseInsensitive))
            return kSeveral;
    }
    return part;
}

QString NewcomerPicker::weaponWords() const
{
    return weaponAt() > 0 ? m_weapon->itemText(weaponAt()) : m_weapon->itemText(0);
}

QString NewcomerPicker::refusal() const
{
    if (const QString wrong = wrongCount(); !wrong.isEmpty())
        return tr("%1 cannot be added at once: 1 to %2 can. Change the number before the x.")
            .arg(wrong, QString::number(kNewcomerPickerMost));
    if (!count())
        return tr("How many: 1 to %1").arg(kNewcomerPickerMost);
    if (weaponAt() == kSeveral)
        return tr("Several weapons are called “%1” or like that: type more.").arg(m_weapon->currentText().trimmed());
    if (weaponAt() < 0)
        return tr("No weapon of the library is called “%1”.").arg(m_weapon->currentText().trimmed());
    return m_found->currentItem() ? QString() : tr("Type a name.");
}

std::optional<Newcomers> NewcomerPicker::newcomers() const
{
    if (!refusal().isEmpty() || isBlank(nameWanted()))
        return std::nullopt;
    Newcomers wanted;
    wanted.character = m_found->currentItem()->data(0, kNewcomerPickerIdRole).toLongLong();
    wanted.name = nameWanted();
    wanted.count = *count();
    wanted.side = static_cast<Side>(m_side->current());
    wanted.colour = qMax(0, m_colour->currentIndex());
    wanted.as = m_state->as(wanted.character);
    if (const int at = weaponAt(); at > 0)
        wanted.weapon = {static_cast<RecordKind>(m_weapon->itemData(at, kNewcomerPickerKindRole).toInt()),
                         m_weapon->itemData(at, kNewcomerPickerIdRole).toLongLong()};
    return wanted;
}

QString NewcomerPicker::joined(const std::vector<std::string>& all)
{
    QStringList names;
    for (const std::string& name : all)
        names << text::visible(name);
    if (names.size() > kMostNamed) {
        const QString last = names.last();
        names = names.first(kMostNamed - 2) << QStringLiteral("…") << last;
    }
    return names.join(QStringLiteral(", "));
}

QString NewcomerPicker::namesLine(const std::vector<std::string>& present) const
{
    const std::optional<Newcomers> wanted = newcomers();
    if (!wanted)
        return refusal();
    const QString names = joined(namesOfNewcomers(wanted->name, wanted->count, present));
    return wanted->weapon.id == 0 ? tr("Will be called: %1").arg(names)
                                  : tr("Will be called: %1; holds %2").arg(names, weaponWords());
}

}  // namespace hitspread
