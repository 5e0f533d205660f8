#pragma once

#include <QListWidget>

namespace hitspread {

class ApplicationStyle;

/// Campaigns that were open, the last one first: a picture of the fight, when it was left and where the file lies. One that is no longer
/// there stands muted.
class RecentList : public QListWidget {
    Q_OBJECT

public:
    explicit RecentList(const ApplicationStyle& style, QWidget* parent = nullptr);

    void show(const QStringList& paths);
    /// Empty: none.
    [[nodiscard]] QString path() const;
    /// Whether the file that is chosen is there.
    [[nodiscard]] bool isThere() const;

Q_SIGNALS:
    /// By a double click or Enter, and only one that is there.
    void opened(const QString& path);

private:
    const ApplicationStyle& m_style;
};

}  // namespace hitspread
