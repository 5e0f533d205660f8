#pragma once

#include <QDialog>

class QPushButton;

namespace hitspread {

class ApplicationStyle;
class CampaignBackups;
class WrapLabel;

/// What compacting the open campaign gains, before it is done and behind it.
class CompactDialog : public QDialog {
    Q_OBJECT

public:
    CompactDialog(CampaignBackups& backups, const ApplicationStyle& style, QWidget* parent = nullptr);

    /// What the brass button says.
    void accept() override;

protected:
    bool event(QEvent* event) override;

private:
    void ask(qint64 all, qint64 unused);
    void end(const QString& words);

    CampaignBackups& m_backups;
    WrapLabel* m_words;
    QPushButton* m_leave;
    QPushButton* m_act;
};

}  // namespace hitspread
