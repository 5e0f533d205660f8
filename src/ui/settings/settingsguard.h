#pragma once

#include <QString>

#include <memory>

class QTemporaryDir;

namespace hitspread {

/// Reads nothing as settings that is no regular file: a pipe would be waited for, for ever. Then settings are as they come and are kept
/// until the program ends. Made before the first settings are read, lives as long as they are.
class SettingsGuard {
public:
    SettingsGuard();
    ~SettingsGuard();
    Q_DISABLE_COPY_MOVE(SettingsGuard)

    /// What there is to say about it, once; empty: nothing. In the language in force.
    [[nodiscard]] QString sentence() const;

private:
    QString m_refused;
    std::unique_ptr<QTemporaryDir> m_instead;
};

}  // namespace hitspread
