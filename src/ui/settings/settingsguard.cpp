#include "ui/settings/settingsguard.h"

#include <QCoreApplication>
#include <QDateTime>
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

/// Qt leaves out the lines it cannot read and writes the rest back, which loses them: a file with one such line is damaged as a whole.
bool isDamaged(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;  // nothing there, or not for us to judge
    const QSettings settings(path, QSettings::IniFormat);
    static_cast<void>(settings.allKeys());  // sections are read when somebody asks for them
    return file.readAll().contains('\0') || settings.status() == QSettings::FormatError;
}

/// Renames a file to a name that says when; empty: it cannot be.
QString putAside(const QString& path)
{
    const QString wanted = path + QStringLiteral(".damaged-")
        + QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-hhmmss"));
    QString aside = wanted;
    for (int number = 2; QFile::exists(aside); ++number)
        aside = wanted + u'-' + QString::number(number);
    return QFile::rename(path, aside) ? aside : QString();
}

}  // namespace

SettingsGuard::SettingsGuard()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
    const QString organisation = folder + u'/' + QCoreApplication::organizationName();
    // QSettings reads both.
    for (const QString& name : {QString(organisation + u'/' + QCoreApplication::applicationName()), organisation}) {
        const QString file = name + QStringLiteral(".conf");
        const bool isRead = !isNoFile(file);
        if (isRead && !isDamaged(file))
            continue;
        m_refused = file;
        m_aside = isRead ? putAside(file) : QString();
        if (m_aside.isEmpty()) {
            useInstead();
            return;
        }
    }
}

SettingsGuard::~SettingsGuard() = default;

void SettingsGuard::useInstead()
{
    m_instead = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_instead->path());
}

QString SettingsGuard::sentence() const
{
    if (m_refused.isEmpty())
        return {};
    if (!m_aside.isEmpty())
        return QCoreApplication::translate("main",
                                           "The settings were damaged: everything is set as it comes. They were put "
                                           "aside as %1.")
            .arg(m_aside);
    return QCoreApplication::translate("main",
                                       "The settings %1 are no file and were not read: everything is set as it comes. "
                                       "Move that away and start the program again.")
        .arg(m_refused);
}

}  // namespace hitspread
