#pragma once

#include "services/ports/campaignstart.h"

#include <QDialog>

class QRadioButton;

namespace hitspread {

/// Asks what a new campaign begins with, before where it is to be.
class NewCampaignDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewCampaignDialog(QWidget* parent);

    [[nodiscard]] CampaignStart start() const;

private:
    QRadioButton* choice(const char* name, const QString& words, const QString& means);

    QRadioButton* m_starter = nullptr;
};

}  // namespace hitspread
