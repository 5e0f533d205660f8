#pragma once

#include "services/ports/campaignstart.h"
#include "services/refusal/reason.h"

#include <QByteArray>
#include <QCommandLineParser>
#include <QJsonValue>
#include <QString>

#include <cstdio>
#include <exception>
#include <functional>
#include <memory>
#include <string>

class QCoreApplication;
class QFile;

namespace hitspread {

class BackupStore;
class Campaign;
class OtherCampaigns;
struct CampaignImport;
struct CampaignTaking;

namespace cli {

/// Exit statuses of the program.
enum ExitStatus : int { Done = 0, Wrong = 2, Open = 3 };

/// How commands get at a campaign file; made in main, the one place that knows the storage.
class CampaignAccess {
public:
    virtual ~CampaignAccess() = default;
    /// Runs `work` on the campaign; it is closed afterwards. Throws Failure.
    virtual void with(const QString& file, const std::function<void(Campaign&)>& work) = 0;
    /// The same on a copy of it: the file stays as it is, also one of an older version.
    virtual void lookInto(const QString& file, const std::function<void(Campaign&)>& work) = 0;
    /// Makes a new campaign. Throws Failure (FileExists, …).
    virtual void create(const QString& file, CampaignStart start) = 0;
    /// Files beside the one that is worked in.
    [[nodiscard]] virtual const OtherCampaigns& others() const = 0;
    /// A fight of an open campaign as a document, and a document's fight into one; `source` names it in messages. Throws Failure.
    virtual QByteArray packFight(Campaign& campaign, long long encounter) = 0;
    virtual long long unpackFight(Campaign& campaign, const QByteArray& document, const QString& source) = 0;
    /// A whole campaign as a document, and a document into one, as storage::wholecampaign has it. Throws Failure.
    virtual QByteArray packCampaign(Campaign& campaign) = 0;
    virtual CampaignImport unpackCampaign(Campaign& campaign, const QByteArray& document, const QString& source,
                                          const CampaignTaking& taking) = 0;
    /// All that is wrong with a file; empty: nothing. Throws Failure when it is no campaign.
    virtual std::vector<Cause> check(const QString& file) = 0;
    /// Backups of campaigns that are closed.
    [[nodiscard]] virtual BackupStore& backups() = 0;
    /// Whether any of this has changed a campaign.
    [[nodiscard]] virtual bool hasChanged() const = 0;
};

/// What a command reads and where its result goes. Output is shown when the command ends well, or when it is handed on.
struct Console {
    std::function<QByteArray()>
        readSome;  ///< what lies in standard input; waits while there is nothing; empty: its end
    std::function<bool(const QByteArray& bytes)> write;  ///< to standard output, at once; false: it cannot be written
    QByteArray output;
    CampaignAccess* campaigns = nullptr;  ///< null in a program without storage

    /// Writes what is there so far. False: it cannot be written and stays here, where the program's end says so.
    [[nodiscard]] bool handOn();

    /// Standard input, at most so many bytes.
    [[nodiscard]] QByteArray readInput(qsizetype most);
    void print(const QJsonValue& json);  ///< an object or an array, indented
    void print(const QString& line);
};

/// One command of hitspread-cli. Throws Failure for everything that goes wrong.
class Command {
public:
    virtual ~Command() = default;
    [[nodiscard]] virtual QString name() const = 0;
    [[nodiscard]] virtual QString summary() const = 0;
    /// Whether it draws text: the program then starts as a QGuiApplication without a screen.
    [[nodiscard]] virtual bool paints() const { return false; }
    virtual void declare(QCommandLineParser& parser) const = 0;
    [[nodiscard]] virtual ExitStatus run(const QCommandLineParser& parser, Console& console) const = 0;
};

/// The only positional argument, or nothing; refuses more than `most`.
[[nodiscard]] QStringList positional(const QCommandLineParser& parser, qsizetype least, qsizetype most);

/// The whole number from 1 on behind an option; throws Failure (BadInput) naming it.
[[nodiscard]] int countOf(const QCommandLineParser& parser, const QString& option);

/// What can be read of standard input at once: unlike fread and QFile it does not wait until a whole buffer is full. Empty at
/// the end. Throws Failure (BadInput).
[[nodiscard]] QByteArray readPresent(std::FILE* file);

/// A file to read from, and its next bytes; throw Failure (BadInput) naming it.
[[nodiscard]] std::unique_ptr<QFile> openSource(const QString& file);
[[nodiscard]] QByteArray readPiece(QFile& source, qsizetype most);

/// How messages call what is read: standard input for "-".
[[nodiscard]] QString sourceName(const QString& file);

/// The bytes of a file, or of standard input for "-"; refuses what is larger than `most`.
[[nodiscard]] QByteArray readSource(const QString& file, qsizetype most, Console& console);

/// --output of what prints a document: a new file in place of standard output.
[[nodiscard]] QCommandLineOption outputOption(const QString& words);
/// The document to standard output, or wholly into the new file --output names, whose name is printed then. Throws Failure (FileExists, DiskFull,
/// BadInput).
void handOver(const QByteArray& document, const QCommandLineParser& parser, Console& console);

/// Every command, in the order in which they are listed.
[[nodiscard]] const std::vector<std::unique_ptr<Command>>& commands();

/// Whether the command these arguments (without the program's name) ask for paints; needs no application yet.
[[nodiscard]] bool paints(const QStringList& arguments);

/// An exception as the one line people read.
[[nodiscard]] QString sentenceOf(const std::exception& fault);

/// What a program of these arguments starts as: a bare QCoreApplication aborts as soon as text is drawn, and only what paints pays for more.
/// Ends the program where there is not enough memory to begin.
[[nodiscard]] std::unique_ptr<QCoreApplication> applicationFor(int& argc, char** argv);

/// Runs the program with its arguments (without its own name). Hands the result on, or gives an error as one line in `error`.
[[nodiscard]] int runProgram(const QStringList& arguments, Console& console, QByteArray& error);

}  // namespace cli

}  // namespace hitspread
