#pragma once

#include <QLabel>

namespace hitspread {

class CampaignGateway;

/// Says in the status bar whether what happened is stored: every step, not yet, or nothing at all because the campaign can only be
/// read.
class SavedLabel : public QLabel {
    Q_OBJECT

public:
    explicit SavedLabel(CampaignGateway& gateway, QWidget* parent = nullptr);

    /// Of the campaign that is open now.
    void setReadOnly(bool readOnly);
    /// Its file is not there any more, or cannot be reached.
    void setLost(bool lost);
    /// Measured before it is seen, not before that: its signs have fonts of their own, which take a while to load.
    void setVisible(bool visible) override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void tell();
    void fit();

    CampaignGateway& m_gateway;
    bool m_readOnly = false;
    bool m_isLost = false;
};

}  // namespace hitspread
