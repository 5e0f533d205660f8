#pragma once

#include <QVariantAnimation>

#include <vector>

class QWidget;

namespace hitspread {

/// How a struck location answers, once: it brightens for a quarter of a second, its callout grows, and what it lost stands at the
/// mark for a second. It only keeps the time; with reduced motion, with animations off and out of sight there is no answer, for
/// what it tells is to be seen anyway.
class HitFlash : public QObject {
    Q_OBJECT

public:
    explicit HitFlash(QWidget& shownOn);

    /// `lost`: Hits, for each callout; 0: it was not struck.
    void start(std::vector<int> lost);
    void finish();
    [[nodiscard]] bool isRunning() const { return m_clock.state() == QAbstractAnimation::Running; }
    [[nodiscard]] const std::vector<int>& lost() const { return m_lost; }
    /// 0 to 1: up and down again, once.
    [[nodiscard]] double brightness() const;
    /// 0 to 1: how far the callouts have grown.
    [[nodiscard]] double growth() const;

Q_SIGNALS:
    void moved();

private:
    [[nodiscard]] double share(int milliseconds) const;

    QWidget& m_widget;
    QVariantAnimation m_clock;
    std::vector<int> m_lost;
};

}  // namespace hitspread
