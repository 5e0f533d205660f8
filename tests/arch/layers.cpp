#include "arch/layers.h"

#include <QDir>
#include <QHash>
#include <QLibraryInfo>
#include <QMap>
#include <QRegularExpression>

namespace hitspread::arch {

namespace {

struct Layer {
    QStringList layers;
    QStringList modules;
};

// The second and third column of the layer table, as what is allowed. "app" may use everything.
const QMap<QString, Layer>& table()
{
    static const QMap<QString, Layer> kTable{
        {u"rules"_qs, {{}, {}}},
        {u"services"_qs, {{u"rules"_qs}, {}}},
        {u"storage"_qs, {{u"services"_qs, u"formats"_qs, u"rules"_qs}, {u"QtCore"_qs, u"QtSql"_qs}}},
        {u"formats"_qs, {{u"services"_qs, u"rules"_qs}, {u"QtCore"_qs}}},
        {u"text"_qs, {{u"services"_qs, u"rules"_qs}, {u"QtCore"_qs}}},
        {u"reports"_qs, {{u"text"_qs, u"services"_qs, u"rules"_qs}, {u"QtCore"_qs, u"QtGui"_qs}}},
        {u"models"_qs, {{u"services"_qs, u"text"_qs, u"rules"_qs}, {u"QtCore"_qs}}},
        {u"ui"_qs,
         {{u"models"_qs, u"reports"_qs, u"formats"_qs, u"text"_qs, u"services"_qs, u"rules"_qs},
          {u"QtCore"_qs, u"QtGui"_qs, u"QtWidgets"_qs, u"QtPrintSupport"_qs, u"QtSvg"_qs, u"QtSvgWidgets"_qs,
           u"QtCharts"_qs}}},
        {u"cli"_qs,
         {{u"services"_qs, u"formats"_qs, u"text"_qs, u"reports"_qs, u"models"_qs, u"rules"_qs},
          {u"QtCore"_qs, u"QtGui"_qs}}},
    };
    return kTable;
}

void checkInclude(const SourceFile& file, const QString& header, int line, const ModuleOf& moduleOf, Findings& findings)
{
    const Layer layer = table().value(file.layer);
    const QString folder = header.section(u'/', 0, 0);
    const bool isOurs = header.contains(u'/') && (table().contains(folder) || folder == u"app");
    if (isOurs) {
        const bool isMain = file.path == u"src/cli/main.cpp" && folder == u"storage";
        if (folder != file.layer && !layer.layers.contains(folder) && !isMain)
            findings.append(
                {file.path, line,
                 u"%1 may not use %2 (%3); ask through a port or move the code"_qs.arg(file.layer, folder, header)});
        return;
    }
    const QString module = moduleOf(header);
    if (!module.isEmpty() && !layer.modules.contains(module))
        findings.append(
            {file.path, line,
             u"%1 may not see %2 (%3); it belongs to a layer further out"_qs.arg(file.layer, module, header)});
    // What is kept as JSON is read where it is kept; these are given values.
    static const QStringList kWithoutJson{u"models"_qs, u"text"_qs, u"reports"_qs};
    if (kWithoutJson.contains(file.layer) && header.section(u'/', -1).startsWith(u"QJson"))
        findings.append(
            {file.path, line,
             u"%1 may not see %2: storage or exchange reads what is kept, and hands over plain values"_qs.arg(
                 file.layer, header)});
    static const QStringList kBarredFromRules{u"fstream"_qs, u"filesystem"_qs, u"iostream"_qs, u"cstdio"_qs,
                                              u"stdio.h"_qs, u"ctime"_qs,      u"time.h"_qs,   u"locale"_qs,
                                              u"clocale"_qs, u"random"_qs,     u"regex"_qs};
    if (file.layer == u"rules" && kBarredFromRules.contains(header))
        findings.append({file.path, line,
                         u"rules may not see <%1>: no files, clock, locale or random device there"_qs.arg(header)});
}

/// What names the system of a folder. Most ids are ordinary words as well ("outcome"): only the namespace, the id as a string and
/// the folder count. Some are no word at all, however they are spelled.
QRegularExpression nameOf(const QString& system)
{
    static const QMap<QString, QString> kNoWords{{u"threed"_qs, u"threed|ThreeD(?![a-z])"_qs},
                                                 {u"rollunder"_qs, u"rollunder|[rR]ollUnder"_qs},
                                                 {u"twod6"_qs, u"twod6|[tT]woD6"_qs}};
    const QString spellings = kNoWords.value(system);
    if (!spellings.isEmpty())
        return QRegularExpression(u"(%1)"_qs.arg(spellings));
    return QRegularExpression(
        u"\\bnamespace\\s+(hitspread::)?%1\\b|\\b%1::|::%1\\b|\"%1\"|systems/%1\\b"_qs.arg(system));
}

/// The systems are the folders.
QMap<QString, QRegularExpression> systemsIn(const QList<SourceFile>& sources)
{
    QMap<QString, QRegularExpression> all;
    for (const SourceFile& file : sources) {
        if (!file.system.isEmpty() && !all.contains(file.system))
            all.insert(file.system, nameOf(file.system));
    }
    return all;
}

}  // namespace

ModuleOf installedModules()
{
    QHash<QString, QString> owners;
    QStringList modules;
    const QDir headers(QLibraryInfo::path(QLibraryInfo::HeadersPath));
    for (const QString& module : headers.entryList({u"Qt*"_qs}, QDir::Dirs)) {
        modules.append(module);
        for (const QString& header : QDir(headers.filePath(module)).entryList(QDir::Files))
            owners.insert(header, module);
    }
    return [owners, modules](const QString& header) {
        const QString folder = header.section(u'/', 0, 0);
        return modules.contains(folder) ? folder : owners.value(header);
    };
}

Findings forbiddenIncludes(const QList<SourceFile>& sources, const ModuleOf& moduleOf)
{
    static const QRegularExpression kInclude(u"^[ \\t]*#[ \\t]*include[ \\t]*[<\"]([^>\"\\n]+)[>\"]"_qs,
                                             QRegularExpression::MultilineOption);
    static const QRegularExpression kImpure(
        u"\\b(std::random_device|std::uniform_int_distribution|std::mt19937(_64)?|std::rand|std::time|(system|steady|high_resolution)_clock)\\b"_qs);
    Findings findings;
    for (const SourceFile& file : sources) {
        if (!table().contains(file.layer))
            continue;
        for (auto match = kInclude.globalMatch(file.code); match.hasNext();) {
            const QRegularExpressionMatch found = match.next();
            checkInclude(file, found.captured(1), lineAt(file.code, found.capturedStart(1)), moduleOf, findings);
        }
        if (file.layer != u"rules" && file.layer != u"services")
            continue;
        for (auto match = kImpure.globalMatch(file.bare); match.hasNext();) {
            const QRegularExpressionMatch found = match.next();
            findings.append({file.path, lineAt(file.bare, found.capturedStart()),
                             u"%1 may not use %2: take dice from answers, time and seeds from a port"_qs.arg(
                                 file.layer, found.captured())});
        }
    }
    return findings;
}

Findings unknownLayers(const QList<SourceFile>& sources)
{
    Findings findings;
    for (const SourceFile& file : sources) {
        if (file.path.startsWith(u"src/") && file.layer != u"app" && !table().contains(file.layer))
            findings.append({file.path, 1, u"src has no layer for this file; use one of the table's folders"_qs});
    }
    return findings;
}

Findings systemNames(const QList<SourceFile>& sources)
{
    const QMap<QString, QRegularExpression> systems = systemsIn(sources);
    Findings findings;
    for (const SourceFile& file : sources) {
        if (!file.path.startsWith(u"src/"))
            continue;
        for (auto system = systems.cbegin(); system != systems.cend(); ++system) {
            if (file.system == system.key())
                continue;
            for (auto match = system.value().globalMatch(file.code); match.hasNext();) {
                const QRegularExpressionMatch found = match.next();
                findings.append(
                    {file.path, lineAt(file.code, found.capturedStart()),
                     u"names the system %1 (%2); move it to a systems/%1/ folder or ask the registry"_qs.arg(
                         system.key(), found.captured())});
            }
        }
    }
    return findings;
}

Findings lonelyHeaders(const QList<SourceFile>& sources)
{
    static const QRegularExpression kQuoted(u"^[ \\t]*#[ \\t]*include[ \\t]*\"([^\"\\n]+)\""_qs,
                                            QRegularExpression::MultilineOption);
    QMap<QString, QStringList> systemsThatInclude;  // by header; an empty name: no system's folder
    for (const SourceFile& file : sources) {
        for (auto match = kQuoted.globalMatch(file.code); match.hasNext();) {
            const QString header = u"src/"_qs + match.next().captured(1);
            const bool isItself = header.chopped(2) + u".cpp"_qs == file.path;
            if (!isItself)
                systemsThatInclude[header] << file.system;
        }
    }
    Findings findings;
    for (const SourceFile& file : sources) {
        QStringList systems = systemsThatInclude.value(file.path);
        systems.removeDuplicates();
        const bool isShared = file.path.startsWith(u"src/") && file.path.endsWith(u".h") && file.system.isEmpty();
        const bool isLonely = isShared && systems.size() == 1 && !systems.first().isEmpty();
        if (isLonely)
            findings.append(
                {file.path, 1,
                 u"only the system %1 includes this; move it to a systems/%1/ folder"_qs.arg(systems.first())});
    }
    return findings;
}

}  // namespace hitspread::arch
