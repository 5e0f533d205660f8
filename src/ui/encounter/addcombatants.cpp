#include "ui/encounter/addcombatants.h"

#include "models/fight.h"
#include "services/combatantnames.h"
#include "ui/fields/numberfield.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/widgets/segmentrow.h"
#include "ui/widgets/windowroom.h"

#include <QAbstractButton>
#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace hitspread {

namespace {

constexpr std::size_t kMostShown = 200;
constexpr int kMost = 99;
constexpr int kMostNamed = 4;
constexpr int kIdRole = Qt::UserRole;
constexpr QSize kSize(560, 560);

}  // namespace

AddCombatants::AddCombatants(Fight& fight, const ApplicationStyle& style, QWidget* parent)
    : QDialog(parent),
      m_fight(fight),
      m_search(new QLineEdit(this)),
      m_count(new NumberField(this)),
      m_found(new QTreeWidget(this)),
      m_nothing(new QLabel(this)),
      m_side(new SegmentRow(this)),
      m_names(new QLabel(this)),
      m_add(new QPushButton(tr("Add   Enter"), this))
{
    setObjectName(QStringLiteral("addCombatants"));
    setWindowTitle(tr("Add to the fight - Hitspread"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::kMedium);
    column->addLayout(makeSearch(style));
    m_found->setObjectName(QStringLiteral("addFound"));
    m_found->setAccessibleName(tr("Characters of the library"));
    m_found->setColumnCount(2);
    m_found->setHeaderHidden(true);
    m_found->setRootIsDecorated(false);
    m_found->setUniformRowHeights(true);
    m_found->setAllColumnsShowFocus(true);
    m_found->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column->addWidget(m_found, 1);
    m_nothing->setObjectName(QStringLiteral("addNothing"));
    m_nothing->setWordWrap(true);
    setLook(*m_nothing, "textRole", QStringLiteral("secondary"));
    column->addWidget(m_nothing);
    auto* side = new QHBoxLayout;
    auto* title = new QLabel(tr("Side"), this);
    setLook(*title, "tone", QStringLiteral("muted"));
    side->addWidget(title);
    m_side->setObjectName(QStringLiteral("addSide"));
    m_side->setChoices({tr("Players"), tr("Opponents"), tr("Others")});
    for (int i = 0; i < m_side->count(); ++i)
        m_side->button(i)->setObjectName(QStringLiteral("addSide_%1").arg(i));
    m_side->setCurrent(static_cast<int>(Side::Opponents));
    side->addWidget(m_side);
    side->addStretch(1);
    column->addLayout(side);
    column->addLayout(makeFoot());
    connect(m_search, &QLineEdit::textChanged, this, &AddCombatants::takeCount);
    connect(m_count, &QLineEdit::textChanged, this, &AddCombatants::refresh);
    connect(m_found, &QTreeWidget::currentItemChanged, this, &AddCombatants::refresh);
    connect(m_found, &QTreeWidget::itemDoubleClicked, this, &QDialog::accept);
    connect(&fight, &Fight::changed, this, &AddCombatants::refresh);
    resizeWithinScreen(*this, kSize * style.theme().textPercent() / 100);
}

QLayout* AddCombatants::makeSearch(const ApplicationStyle& style)
{
    auto* row = new QHBoxLayout;
    m_search->setObjectName(QStringLiteral("addSearch"));
    m_search->setAccessibleName(tr("Character to add"));
    m_search->setPlaceholderText(tr("Type a name, or 3x and a name"));
    QAction* glass = m_search->addAction(iconOf(Icon::Search, style.theme(), Token::Muted), QLineEdit::LeadingPosition);
    connect(&style, &ApplicationStyle::themeChanged, glass,
            [glass](const Theme& theme) { glass->setIcon(iconOf(Icon::Search, theme, Token::Muted)); });
    m_search->setClearButtonEnabled(true);
    // The list moves and Enter adds while the keyboard stays in the line.
    m_search->installEventFilter(this);
    row->addWidget(m_search, 1);
    auto* many = new QLabel(tr("How many"), this);
    setLook(*many, "tone", QStringLiteral("muted"));
    row->addWidget(many);
    m_count->setObjectName(QStringLiteral("addCount"));
    m_count->setAccessibleName(tr("How many"));
    m_count->setToolTip(tr("1 to %1; the arrow keys count").arg(kMost));
    m_count->setRange(1, kMost);
    m_count->setNumber(1);
    m_count->setAlignment(Qt::AlignCenter);
    m_count->setFixedWidth(style.theme().scaled(54));
    many->setBuddy(m_count);
    row->addWidget(m_count);
    return row;
}

QLayout* AddCombatants::makeFoot()
{
    auto* foot = new QHBoxLayout;
    m_names->setObjectName(QStringLiteral("addNames"));
    m_names->setWordWrap(true);
    setLook(*m_names, "textRole", QStringLiteral("secondary"));
    foot->addWidget(m_names, 1);
    auto* close = new QPushButton(tr("Close   Esc"), this);
    close->setObjectName(QStringLiteral("addClose"));
    close->setAutoDefault(false);
    setLook(*close, "beside", QStringLiteral("primary"));
    foot->addWidget(close);
    m_add->setObjectName(QStringLiteral("addButton"));
    m_add->setDefault(true);
    setLook(*m_add, "primary", true);
    foot->addWidget(m_add);
    setTabOrder(m_side->button(m_side->count() - 1), close);
    setTabOrder(close, m_add);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_add, &QPushButton::clicked, this, &QDialog::accept);
    return foot;
}

void AddCombatants::start()
{
    m_count->putBack(1);
    m_search->clear();
    m_search->setFocus();
    find();
    show();
    raise();
    activateWindow();
}

void AddCombatants::takeCount(const QString& text)
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

void AddCombatants::find()
{
    const int asked = ++m_asked;
    LibraryQuery query;
    query.kind = RecordKind::Character;
    query.system = m_fight.snapshot().encounter.system;
    query.search = m_search->text().trimmed().toStdString();
    query.limit = kMostShown;
    m_fight.gateway().run(
        this, [query](CampaignServices& services) { return services.library.list(query); },
        [this, asked](const std::vector<LibraryRow>& rows) {
            if (asked == m_asked)
                fill(rows);
        });
}

void AddCombatants::fill(const std::vector<LibraryRow>& rows)
{
    m_found->clear();
    for (const LibraryRow& row : rows) {
        auto* item = new QTreeWidgetItem(m_found,
                                         {QString::fromStdString(row.name), QString::fromStdString(row.detail)});
        item->setData(0, kIdRole, QVariant::fromValue(row.id));
        item->setForeground(1, palette().brush(QPalette::PlaceholderText));
    }
    m_found->header()->resizeSections(QHeaderView::ResizeToContents);
    m_found->setCurrentItem(m_found->topLevelItem(0));
    m_nothing->setVisible(rows.empty() || rows.size() == kMostShown);
    if (rows.empty())
        m_nothing->setText(m_search->text().trimmed().isEmpty()
                               ? tr("No character of this rule system is in the library yet.")
                               : tr("Nobody in the library is called “%1”.").arg(m_search->text().trimmed()));
    else
        m_nothing->setText(tr("The first %1; type more of the name.").arg(rows.size()));
    refresh();
}

std::optional<Newcomers> AddCombatants::newcomers() const
{
    const QTreeWidgetItem* item = m_found->currentItem();
    bool isNumber = false;
    const int count = m_count->text().toInt(&isNumber);
    if (!item || !isNumber || count < 1 || count > kMost || !m_fight.isLoaded())
        return std::nullopt;
    return Newcomers{item->data(0, kIdRole).toLongLong(), item->text(0).toStdString(), count,
                     static_cast<Side>(m_side->current())};
}

void AddCombatants::refresh()
{
    const std::optional<Newcomers> wanted = newcomers();
    m_add->setEnabled(wanted.has_value());
    if (!wanted) {
        m_names->setText(m_found->currentItem() ? tr("How many: 1 to %1").arg(kMost) : QString());
        return;
    }
    std::vector<std::string> present;
    for (const CombatantView& view : m_fight.snapshot().combatants)
        present.push_back(view.combatant.name);
    QStringList names;
    for (const std::string& name : namesOfNewcomers(wanted->name, wanted->count, present))
        names << QString::fromStdString(name);
    const QString last = names.last();
    if (names.size() > kMostNamed)
        names = names.first(kMostNamed - 2) << QStringLiteral("…") << last;
    m_names->setText(tr("Will be called: %1", "", wanted->count).arg(names.join(QStringLiteral(", "))));
}

void AddCombatants::accept()
{
    const std::optional<Newcomers> wanted = newcomers();
    if (!wanted)
        return;
    m_fight.add(*wanted);
    QDialog::accept();
}

bool AddCombatants::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            // The list's own way with these keys.
            static_cast<QObject*>(m_found)->event(event);
            return true;
        default: break;
        }
    }
    return QDialog::eventFilter(watched, event);
}

}  // namespace hitspread
