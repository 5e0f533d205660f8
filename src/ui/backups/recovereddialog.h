#pragma once

#include "services/backup/recovered.h"

#include <QDialog>
#include <QStringList>

class QGridLayout;
class QLabel;
class QLocale;

namespace hitspread {

class ApplicationStyle;

/// What came back of a damaged campaign and what did not, kind by kind, to be read and copied.
class RecoveredDialog : public QDialog {
    Q_OBJECT

public:
    RecoveredDialog(const ApplicationStyle& style, const QString& damaged, const QString& path,
                    const Recovered& recovered, QWidget* parent = nullptr);

    /// All it says, a line for each kind.
    [[nodiscard]] QString words() const { return m_said.join(u'\n'); }
    void accept() override;

private:
    QWidget* makeCounts(const Recovered& recovered);
    void addLine(QGridLayout& grid, const QStringList& cells, const char* look, const QString& value);
    void say(QLayout& column, const QString& words, const QString& role);
    [[nodiscard]] static QString lossOf(const Recovered::Table& table, const QLocale& locale);
    [[nodiscard]] static QString summaryOf(const Recovered& recovered);

    QLabel* m_copied;
    QStringList m_said;
};

}  // namespace hitspread
