#pragma once

#include <QString>

#include <memory>

class QTemporaryDir;

namespace hitspread {

/// Reads nothing as settings that is no regular file: a pipe would be waited for, for ever. Then settings are as they come and are kept
/// until the program ends. Files that are damaged are put aside under a dated name, and what they held is as it comes from then on.
/// Made before the first settings are read, lives as long as they are.
class SettingsGuard {
public:
    SettingsGuard();
    ~SettingsGuard();
    Q_DISABLE_COPY_MOVE(SettingsGuard)

    /// What there is to say about it, once; empty: nothing. In the language in force.
    [[nodiscard]] QString sentence() const;

private:
    /// Reads and writes settings of this run alone.
    void useInstead();

    QString m_refused;  ///< what was not read
    QString m_aside;    ///< where it was put; empty: it stays where it is
    std::unique_ptr<QTemporaryDir> m_instead;
};

}  // namespace hitspread
