#include "ui/sheet/thingpicker.h"

#include "models/campaigngateway.h"
#include "models/library/nearestfirst.h"
#include "text/echo.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/keyboard/searchkeys.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread {

namespace {

constexpr std::size_t kMostOffered = 200;
constexpr int kLetters = 44;
constexpr int kRows = 10;
constexpr int kThingPickerIdRole = Qt::UserRole + 1;
constexpr int kOwnRole = Qt::UserRole + 2;
constexpr int kMakeRole = Qt::UserRole + 3;

bool isPick(const QListWidgetItem* item)
{
    return item && (item->flags() & Qt::ItemIsEnabled);
}

}  // namespace

ThingPicker::ThingPicker(CampaignGateway& gateway, std::string system, RecordKind kind, QWidget* parent)
    : QFrame(parent, Qt::Popup),
      m_gateway(gateway),
      m_system(std::move(system)),
      m_kind(kind),
      m_line(new QLineEdit(this)),
      m_list(new QListWidget(this))
{
    setObjectName(u"thingPicker"_qs);
    setAttribute(Qt::WA_DeleteOnClose);
    setLook(*this, "card", u"true"_qs);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::kSmall, space::kSmall, space::kSmall, space::kSmall);
    column->setSpacing(space::kSmall);
    m_line->setObjectName(u"thingSearch"_qs);
    m_line->setAccessibleName(tr("Search the library"));
    m_line->setPlaceholderText(tr("Type to find, Enter takes"));
    m_line->installEventFilter(this);
    walkFrom(*m_line, *m_list);
    column->addWidget(m_line);
    m_list->setObjectName(u"things"_qs);
    m_list->setAccessibleName(tr("Things to take"));
    m_list->setFocusPolicy(Qt::NoFocus);  // the keyboard stays in the line and moves the list from there
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    column->addWidget(m_list);
    connect(m_line, &QLineEdit::textChanged, this, &ThingPicker::find);
    connect(m_list, &QListWidget::itemClicked, this, &ThingPicker::take);
}

void ThingPicker::setOwn(const QString& heading, std::vector<std::pair<RecordId, QString>> own)
{
    m_heading = heading;
    m_own = std::move(own);
}

void ThingPicker::openBelow(const QWidget& button)
{
    ensurePolished();
    m_list->setFixedSize(kLetters * fontMetrics().averageCharWidth(), kRows * 2 * fontMetrics().height());
    adjustSize();
    const QRect screen = button.screen()->availableGeometry();
    QPoint at = button.mapToGlobal(QPoint(0, button.height() + 2));
    if (at.y() + height() > screen.bottom())
        at.setY(std::max(screen.top(), button.mapToGlobal(QPoint()).y() - height() - 2));
    at.setX(std::clamp(at.x(), screen.left(), std::max(screen.left(), screen.right() - width())));
    move(at);
    find();
    show();
    m_line->setFocus(Qt::PopupFocusReason);
}

void ThingPicker::find()
{
    LibraryQuery query;
    query.kind = m_kind;
    query.system = m_system;
    query.search = m_line->text().trimmed().toStdString();
    query.limit = kMostOffered;
    m_gateway.run(
        this, [query](CampaignServices& services) { return services.library.list(query); },
        [this, asked = ++m_asked](std::vector<LibraryRow> rows) {
            if (asked != m_asked)
                return;
            nearestFirst(rows, m_line->text());
            std::vector<std::pair<RecordId, QString>> found;
            found.reserve(rows.size());
            for (const LibraryRow& row : rows)
                found.emplace_back(row.id, text::visible(row.name));
            fill(found, rows.size() == kMostOffered);
        });
}

void ThingPicker::addWords(const QString& words)
{
    auto* item = new QListWidgetItem(words, m_list);
    item->setFlags(Qt::NoItemFlags);
}

void ThingPicker::fill(const std::vector<std::pair<RecordId, QString>>& found, bool isCut)
{
    m_list->clear();
    const auto add = [this](const std::pair<RecordId, QString>& thing, bool isOwn) {
        auto* item = new QListWidgetItem(thing.second, m_list);
        item->setData(kThingPickerIdRole, QVariant::fromValue(thing.first));
        item->setData(kOwnRole, isOwn);
        item->setToolTip(thing.second);
    };
    const QString typed = m_line->text().trimmed();
    bool hasOwn = false;
    for (const auto& thing : m_own) {
        if (!thing.second.contains(typed, Qt::CaseInsensitive))
            continue;
        if (!hasOwn)
            addWords(m_heading);
        hasOwn = true;
        add(thing, true);
    }
    if (hasOwn && !found.empty())
        addWords(tr("Another one from the library"));
    for (const auto& thing : found)
        add(thing, false);
    if (isCut)
        addWords(tr("The first %1; type more of the name.").arg(found.size()));
    if (found.empty() && !hasOwn)
        addWords(typed.isEmpty() ? tr("nothing of the kind is in the library") : tr("Nothing called “%1”.").arg(typed));
    const bool isThere = std::ranges::any_of(
        found, [&typed](const auto& thing) { return thing.second.compare(typed, Qt::CaseInsensitive) == 0; });
    if (m_isMaking && !typed.isEmpty() && !isThere) {
        auto* item = new QListWidgetItem(tr("“%1”: make it").arg(typed), m_list);
        item->setData(kMakeRole, typed);
        item->setToolTip(tr("Makes a new record of this name in the library, gives it and opens its form"));
    }
    for (int row = 0; row < m_list->count(); ++row) {
        if (isPick(m_list->item(row)))
            return m_list->setCurrentRow(row);
    }
}

void ThingPicker::take(const QListWidgetItem* item)
{
    if (!isPick(item))
        return;
    const RecordId id = item->data(kThingPickerIdRole).toLongLong();
    const bool isOwn = item->data(kOwnRole).toBool();
    const QString made = item->data(kMakeRole).toString();
    close();
    if (!made.isEmpty())
        return Q_EMIT makeAsked(made);
    if (isOwn)
        Q_EMIT ownChosen(id);
    else
        Q_EMIT chosen(id);
}

bool ThingPicker::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_line && event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter: take(m_list->currentItem()); return true;
        case Qt::Key_Escape: close(); return true;
        default: break;
        }
    }
    return QFrame::eventFilter(watched, event);
}

}  // namespace hitspread
