#pragma once

#include "support/samplefile.h"
#include "ui/settings/preferences.h"

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace hitspread::support {

/// A folder for the campaigns of one test program, which has settings of its own.
class SampleFiles {
public:
    /// Call it first; false: there is no folder to write in.
    [[nodiscard]] bool begin(const QString& program)
    {
        QStandardPaths::setTestModeEnabled(true);
        QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
        QApplication::setApplicationName(program);
        return m_folder.isValid();
    }
    /// The sample campaign anew, and no settings.
    [[nodiscard]] QString fresh()
    {
        QSettings().clear();
        const QString file = m_folder.filePath(QStringLiteral("sample%1.hitspread").arg(++m_count));
        putSample(file);
        return file;
    }
    /// The same for attacks whose flights nobody wants to wait for.
    [[nodiscard]] QString freshAndStill()
    {
        const QString file = fresh();
        Preferences().setDriftSpeed(0);
        return file;
    }
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
    int m_count = 0;
};

}  // namespace hitspread::support
