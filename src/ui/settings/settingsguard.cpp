#include "ui/settings/settingsguard.h"

#include <QCoreApplication>
#include <QFile>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <sys/stat.h>

namespace hitspread {

namespace {

/// Whether something has the name that is no file; behind a link counts what it leads to.
bool isNoFile(const QString& path)
{
    struct stat found {};
    return ::stat(QFile::encodeName(path).constData(), &found) == 0 && !S_ISREG(found.st_mode);
}

}  // namespace

SettingsGuard::SettingsGuard()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
    const QString organisation = folder + u'/' + QCoreApplication::organizationName();
    // QSettings reads both.
    for (const QString& file : {QString(organisation + u'/' + QCoreApplication::applicationName()), organisation}) {
        if (m_refused.isEmpty() && isNoFile(file + QStringLiteral(".conf")))
            m_refused = file + QStringLiteral(".conf");
    }
    if (m_refused.isEmpty())
        return;
    m_instead = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_instead->path());
}

SettingsGuard::~SettingsGuard() = default;

QString SettingsGuard::sentence() const
{
    if (m_refused.isEmpty())
        return {};
    return QCoreApplication::translate("main",
                                       "The settings %1 are no file and were not read: everything is set as it comes. "
                                       "Move that away and start the program again.")
        .arg(m_refused);
}

}  // namespace hitspread
