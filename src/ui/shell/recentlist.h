#pragma once

#include <QListWidget>

#include <memory>

namespace hitspread {

class ApplicationStyle;

/// Campaigns that were open, the last one first: a picture of the fight, when it was left and where the file lies. One that is no longer
/// there stands muted.
class RecentList : public QListWidget {
    Q_OBJECT

public:
    explicit RecentList(const ApplicationStyle& style, QWidget* parent = nullptr);
    ~RecentList() override;
    Q_DISABLE_COPY_MOVE(RecentList)

    /// All of them are taken to be there until their disks have said otherwise.
    void show(const QStringList& paths);
    /// Empty: none.
    [[nodiscard]] QString path() const;
    /// Whether the file that is chosen is there, as far as it is known; itemChanged() says when that is otherwise.
    [[nodiscard]] bool isThere() const;

Q_SIGNALS:
    /// By a double click or Enter, and only one that is there.
    void opened(const QString& path);

private:
    struct Ear;
    void ask(const QStringList& paths);
    void mute(const QString& path);

    const ApplicationStyle& m_style;
    std::shared_ptr<Ear> m_ear;  ///< hears what was asked last
};

}  // namespace hitspread
