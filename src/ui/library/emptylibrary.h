#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace hitspread {

class ApplicationStyle;
class CampaignGateway;
struct LibraryQuery;
struct LibrarySearch;

/// What stands where the table would be when there is nothing to list: one sentence and one button, the body's outline
/// behind them.
class EmptyLibrary : public QWidget {
    Q_OBJECT

public:
    explicit EmptyLibrary(const ApplicationStyle& style, QWidget* parent = nullptr);

    void say(const QString& sentence, const QString& button);
    /// That a search finds nothing, and, as soon as it is known, what would find something.
    void sayNothing(CampaignGateway& gateway, const LibrarySearch& search, const LibraryQuery& query);
    /// The search line the button offers; empty: all of the library.
    [[nodiscard]] QString suggestion() const { return m_suggestion; }
    [[nodiscard]] QString sentence() const;

Q_SIGNALS:
    void pressed();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// A word is called, a condition is fitted.
    [[nodiscard]] static QString nothingFor(const LibrarySearch& search);

    const ApplicationStyle& m_style;
    QLabel* m_sentence;
    QPushButton* m_button;
    QString m_suggestion;
    int m_said = 0;  ///< how often something was said: an answer that comes later is let go
};

}  // namespace hitspread
