#include "text/languages.h"

#include "text/labels.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QStandardPaths>

namespace hitspread {

namespace {

constexpr QLatin1String kSource("en");

/// A translation of the user goes before the one that comes with the program.
QStringList folders()
{
    QStringList all = QStandardPaths::locateAll(
        QStandardPaths::GenericDataLocation, QStringLiteral("hitspread/translations"), QStandardPaths::LocateDirectory);
    all << QStringLiteral(":/hitspread/translations");
    return all;
}

/// From the first folder that has it; nullptr: none.
std::unique_ptr<QTranslator> loaded(const QString& name, const QStringList& folders)
{
    for (const QString& folder : folders) {
        auto translator = std::make_unique<QTranslator>();
        if (translator->load(folder + QLatin1Char('/') + name + QStringLiteral(".qm")))
            return translator;
    }
    return nullptr;
}

}  // namespace

Languages::Languages() : m_code(kSource) {}

Languages::~Languages() = default;

QStringList Languages::offered()
{
    QStringList codes;
    for (const QString& folder : folders()) {
        const QStringList files = QDir(folder).entryList({QStringLiteral("hitspread_*.qm")}, QDir::Files);
        for (const QString& file : files)
            codes << file.sliced(10).chopped(3);
    }
    codes.removeAll(kSource);
    codes.sort();
    codes.removeDuplicates();
    codes.prepend(kSource);
    return codes;
}

QString Languages::nameOf(const QString& code)
{
    const QLocale locale(code);
    if (locale.language() == QLocale::C)
        return code;
    // A language with a country is named so ("American English"); only the plain name helps to choose.
    const QString name = code == kSource ? QStringLiteral("English") : locale.nativeLanguageName();
    return name.isEmpty() ? code : text::capitalized(name);
}

QString Languages::bestOf(const QStringList& wanted)
{
    const QStringList known = offered();
    for (const QString& one : wanted) {
        QString code = one.section(QLatin1Char('.'), 0, 0).section(QLatin1Char('@'), 0, 0);
        code.replace(QLatin1Char('-'), QLatin1Char('_'));
        // From the most to the least precise: "pt_BR", "pt".
        for (; !code.isEmpty(); code = code.section(QLatin1Char('_'), 0, -2)) {
            if (known.contains(code))
                return code;
        }
    }
    return {};
}

QString Languages::ofSystem()
{
    const QString best = bestOf(QLocale::system().uiLanguages());
    return best.isEmpty() ? QString(kSource) : best;
}

std::vector<std::unique_ptr<QTranslator>> Languages::translators()
{
    std::vector<std::unique_ptr<QTranslator>> all;
    for (const QString& code : offered()) {
        if (auto translator = loaded(QStringLiteral("hitspread_") + code, folders()))
            all.push_back(std::move(translator));
    }
    return all;
}

bool Languages::use(const QString& code)
{
    if (!offered().contains(code))
        return false;
    m_translators.clear();
    install(QStringLiteral("qtbase_"), code, {QLibraryInfo::path(QLibraryInfo::TranslationsPath)});
    install(QStringLiteral("hitspread_"), code, folders());
    useLocale(code);
    m_code = code;
    return true;
}

void Languages::useLocale(const QString& code)
{
    const QLocale system = QLocale::system();
    const QLocale::Language language = QLocale(code).language();
    const bool asSystem = system.language() == language || (system.language() == QLocale::C && code == kSource);
    QLocale::setDefault(asSystem ? system : QLocale(language, system.territory()));
}

void Languages::install(const QString& base, const QString& code, const QStringList& folders)
{
    if (auto translator = loaded(base + code, folders)) {
        QCoreApplication::installTranslator(translator.get());
        m_translators.push_back(std::move(translator));
    }
}

}  // namespace hitspread
