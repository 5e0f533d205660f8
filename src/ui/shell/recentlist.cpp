#include "ui/shell/recentlist.h"

#include "services/backup/backup.h"
#include "text/echo.h"
#include "ui/backups/backupwords.h"
#include "ui/shell/recentcampaign.h"
#include "ui/theme/applicationstyle.h"

#include <QFileInfo>
#include <QPainter>
#include <QStyledItemDelegate>

#include <mutex>
#include <thread>

namespace hitspread {

namespace {

enum RecentRole : int { PathRole = Qt::UserRole, FightRole, FolderRole, PictureRole, ThereRole };

constexpr QSize kPicture(48, 60);  ///< px at 100 %
constexpr int kEdge = 6;           ///< px around it

QString whenLeft(const QDateTime& left)
{
    if (!left.isValid())
        return {};
    const Backup moment{.made = std::chrono::sys_seconds(std::chrono::seconds(left.toSecsSinceEpoch()))};
    return backupwords::when(moment, QDateTime::currentDateTime());
}

/// Says of a campaign what is known of its fight.
void tell(QListWidgetItem& item, const QString& fight)
{
    item.setData(FightRole, fight);
    item.setData(Qt::AccessibleTextRole,
                 QStringList{item.text(), fight, item.data(FolderRole).toString()}.join(QStringLiteral(", ")));
}

/// A picture at the left, three lines beside it.
class RecentDelegate final : public QStyledItemDelegate {
public:
    RecentDelegate(const ApplicationStyle& style, QObject* parent) : QStyledItemDelegate(parent), m_style(style) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        const int lines = 3 * option.fontMetrics.lineSpacing();
        return {0, std::max(lines, m_style.theme().scaled(kPicture.height())) + 2 * kEdge};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem ground = option;
        initStyleOption(&ground, index);
        // A style that knows the row writes its words.
        ground.index = {};
        ground.text.clear();
        option.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &ground, painter, option.widget);
        const Theme& theme = m_style.theme();
        const QSize room(theme.scaled(kPicture.width()), theme.scaled(kPicture.height()));
        const QRect inner = option.rect.adjusted(kEdge, kEdge, -kEdge, -kEdge);
        const QRect place(inner.left(), inner.top() + (inner.height() - room.height()) / 2, room.width(),
                          room.height());
        painter->save();
        const bool isThere = index.data(ThereRole).toBool();
        painter->setOpacity(isThere ? 1.0 : 0.5);
        paintPicture(*painter, place, index.data(PictureRole).value<QImage>());
        const QRect words = inner.adjusted(room.width() + 2 * kEdge, 0, 0, 0);
        const int line = words.height() / 3;
        QFont bold = option.font;
        bold.setBold(true);
        const auto write = [&](int row, const QString& text, const QFont& font, Token token) {
            painter->setFont(font);
            painter->setPen(theme.colour(token));
            const QRect where(words.left(), words.top() + row * line, words.width(), line);
            const auto mode = row == 2 ? Qt::ElideMiddle : Qt::ElideRight;
            painter->drawText(where, Qt::AlignLeft | Qt::AlignVCenter,
                              QFontMetrics(font).elidedText(text, mode, where.width()));
        };
        write(0, index.data(Qt::DisplayRole).toString(), bold, isThere ? Token::Text : Token::Muted);
        write(1, index.data(FightRole).toString(), option.font, isThere ? Token::Text : Token::Muted);
        write(2, index.data(FolderRole).toString(), option.font, Token::Muted);
        painter->restore();
    }

private:
    void paintPicture(QPainter& painter, const QRect& place, const QImage& picture) const
    {
        painter.fillRect(place, m_style.theme().colour(Token::Sunken));
        if (picture.isNull())
            return;
        const QSize size = picture.size().scaled(place.size(), Qt::KeepAspectRatio);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(QRect(place.center() - QPoint(size.width() / 2, size.height() / 2), size), picture);
    }

    const ApplicationStyle& m_style;
};

}  // namespace

/// Where answers go: nowhere once nobody wants them any more.
struct RecentList::Ear {
    std::mutex mutex{};
    RecentList* list = nullptr;
};

RecentList::RecentList(const ApplicationStyle& style, QWidget* parent) : QListWidget(parent), m_style(style)
{
    setObjectName(QStringLiteral("recentList"));
    setAccessibleName(tr("Campaigns opened lately"));
    setItemDelegate(new RecentDelegate(m_style, this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    connect(this, &QListWidget::itemActivated, this, [this] {
        if (isThere())
            Q_EMIT opened(path());
    });
    connect(&style, &ApplicationStyle::themeChanged, this, &QListWidget::doItemsLayout);
}

RecentList::~RecentList()
{
    ask({});
}

void RecentList::show(const QStringList& paths)
{
    clear();
    for (const QString& path : paths) {
        const RecentCampaign known = RecentCampaign::of(path);
        const QFileInfo file(path);
        QStringList fight{known.fight.isEmpty() ? QString() : text::visible(known.fight), whenLeft(known.left)};
        fight.removeAll(QString());
        auto* item = new QListWidgetItem(file.completeBaseName(), this);
        item->setData(PathRole, path);
        item->setData(FolderRole, file.absolutePath());
        item->setData(PictureRole, known.picture);
        item->setData(ThereRole, true);
        item->setToolTip(path);
        tell(*item, fight.join(QStringLiteral(" · ")));
    }
    setCurrentRow(0);
    ask(paths);
}

/// A share that is away answers after minutes, or never: nobody waits for this thread.
void RecentList::ask(const QStringList& paths)
{
    if (m_ear) {
        const std::lock_guard lock(m_ear->mutex);
        m_ear->list = nullptr;
    }
    if (paths.isEmpty())
        return;
    m_ear = std::make_shared<Ear>();
    m_ear->list = this;
    std::thread([paths, ear = m_ear] {
        for (const QString& path : paths) {
            if (QFileInfo::exists(path))
                continue;
            const std::lock_guard lock(ear->mutex);
            if (!ear->list)
                return;
            QMetaObject::invokeMethod(
                ear->list, [list = ear->list, path] { list->mute(path); }, Qt::QueuedConnection);
        }
    }).detach();
}

void RecentList::mute(const QString& path)
{
    for (int row = 0; row < count(); ++row) {
        if (item(row)->data(PathRole) != path)
            continue;
        item(row)->setData(ThereRole, false);
        tell(*item(row), tr("no longer there"));
    }
}

QString RecentList::path() const
{
    return currentItem() ? currentItem()->data(PathRole).toString() : QString();
}

bool RecentList::isThere() const
{
    return currentItem() && currentItem()->data(ThereRole).toBool();
}

}  // namespace hitspread
