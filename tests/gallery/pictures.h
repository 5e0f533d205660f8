#pragma once

#include <QDir>
#include <QObject>
#include <QPixmap>
#include <QRegularExpression>
#include <QSemaphore>
#include <QSet>
#include <QString>
#include <QWidget>

namespace hitspread {

class CampaignGateway;

/// One way to look at everything a family shows.
struct Look {
    QString suffix;             ///< of the names of its pictures
    qreal zoom = 1.0;           ///< pixels per px
    bool small = false;         ///< windows as large as the smallest screen lets them be, else as large as they like
    bool inOtherWords = false;  ///< everything is in the run in English as well: what has no words is the same
    bool wide = false;          ///< windows as large as a usual screen, 1920 x 1080, lets them be
};

/// The folder the pictures of a run go to, and which of all there are somebody asked for. They are written beside the painting of the next
/// ones. While it is there every window appears on the screen that is as fine as its picture will be: what draws itself asks its window
/// how fine that is.
class Album : public QObject {
    Q_DISABLE_COPY_MOVE(Album)

public:
    /// Pictures whose names match `names`, which may have wild cards.
    Album(const QDir& folder, const QString& names);
    /// Waits for the last picture.
    ~Album() override;

    [[nodiscard]] const Look& look() const { return m_look; }
    void setLook(const Look& look) { m_look = look; }
    /// Whether a picture whose name begins so can be among those asked for.
    [[nodiscard]] bool wants(const QString& beginning) const;
    /// `name` is without the look's suffix.
    [[nodiscard]] bool isAskedFor(const QString& name) const;
    /// A widget as it is now, in the look in force.
    void take(QWidget& widget, const QString& name);
    /// The same of something painted already.
    void put(const QPixmap& picture, const QString& name);
    [[nodiscard]] int count() const { return static_cast<int>(m_names.size()); }
    /// Waits for pictures that are not written yet.
    void finish();

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QDir m_folder;
    QString m_beginning;  ///< of every name asked for
    QRegularExpression m_asked;
    Look m_look;
    QSemaphore m_room;      ///< for pictures that are not written yet
    QSet<QString> m_names;  ///< of its pictures so far
};

/// Lets everything come to rest: layouts, what panels do a moment later, and work on a campaign.
void settle(const CampaignGateway* gateway = nullptr);

/// Shows a widget and lets it lay itself out.
void settleWidget(QWidget& widget);

}  // namespace hitspread
