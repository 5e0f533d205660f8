#pragma once

#include <QStringList>
#include <QTranslator>

#include <memory>
#include <vector>

namespace hitspread {

/// The languages the program can speak: English, which the sources are written in, and one for each compiled translation
/// (hitspread_<code>.qm) that comes with the program or lies in a "hitspread/translations" below one of the platform's data
/// folders, so that a language can be added without a compiler. Puts one of them in force for as long as it lives; it knows no
/// settings. Needs an application object.
class Languages {
public:
    Languages();
    ~Languages();
    Languages(const Languages&) = delete;
    Languages& operator=(const Languages&) = delete;

    /// Codes ("en", "de"), English first.
    [[nodiscard]] static QStringList offered();

    /// What speakers call it ("Deutsch"); the code itself when Qt does not know it.
    [[nodiscard]] static QString nameOf(const QString& code);

    /// The first offered one of `wanted` (codes like "de", "de-AT", "de_DE.UTF-8"); empty when there is none.
    [[nodiscard]] static QString bestOf(const QStringList& wanted);

    /// What the desktop or the environment (LANGUAGE, LC_MESSAGES, LANG) asks for; English when it offers none of that.
    [[nodiscard]] static QString ofSystem();

    /// The translations of every offered language but English, put in force by nobody.
    [[nodiscard]] static std::vector<std::unique_ptr<QTranslator>> translators();

    /// Everything translated from now on is in this language, Qt's own dialogs included where Qt has it. False and no change
    /// when the language is not offered.
    bool use(const QString& code);

    [[nodiscard]] const QString& inForce() const { return m_code; }

private:
    /// Dates and grouped numbers as the language writes them, paper as the country has it.
    static void useLocale(const QString& code);
    void install(const QString& base, const QString& code, const QStringList& folders);

    std::vector<std::unique_ptr<QTranslator>> m_translators;
    QString m_code;
};

}  // namespace hitspread
