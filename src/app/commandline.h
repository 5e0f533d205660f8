#pragma once

#include <QCommandLineParser>

#include <optional>

class QFont;

namespace hitspread {

class CampaignHost;
class Languages;
class Preferences;

/// Names the program, for settings, folders and messages. Before anything else.
void nameProgram();

/// What the program understands on its command line, in the language in force.
void declareArguments(QCommandLineParser& arguments);

/// Why the program cannot go on with what it was given and has: said on standard error, and the exit status; nothing: it can.
/// The font is the one its windows are written in: looking for it loads it, and another would be loaded for nothing.
[[nodiscard]] std::optional<int> refusal(const QCommandLineParser& arguments, const QFont& font);

/// What the command line asks for, else the user's choice, else what the desktop speaks. In force before the first word.
void chooseLanguage(Languages& languages, const Preferences& preferences);

/// Opens the file to begin with: the one named, else the one used last, else the sample.
void openFirst(CampaignHost& host, const Preferences& preferences, const QCommandLineParser& arguments);

/// Starts the program once more, on the same campaign, as a process of its own; empty: on the sample.
void startAgain(const QString& campaign);

/// Whether only help or the version is asked for, which needs no display.
[[nodiscard]] bool asksForWordsOnly(int argc, char** argv);

/// Prints help or version and ends the process with 0.
[[noreturn]] void printWords(int argc, char** argv);

/// While it lives, a platform that cannot start (no display) ends the process with a sentence on standard error and exit status
/// kCannotShow, where Qt would abort.
class DisplayGuard {
public:
    static constexpr int kCannotShow = 3;

    DisplayGuard();
    ~DisplayGuard();
    DisplayGuard(const DisplayGuard&) = delete;
    DisplayGuard& operator=(const DisplayGuard&) = delete;
};

}  // namespace hitspread
