#pragma once

#include <QFrame>

#include "services/identity.h"

#include <string>
#include <utility>
#include <vector>

class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace hitspread {

class CampaignGateway;

/// A small list below a button out of which one thing of the library is picked: typing searches, the arrow keys move, Enter or a
/// click takes, Escape closes. What the character has already may stand above it. It changes nothing, it tells what was picked. For the cards of
/// any system, of any kind of record in the library.
class ThingPicker : public QFrame {
    Q_OBJECT

public:
    /// Deletes itself when it is closed.
    ThingPicker(CampaignGateway& gateway, std::string system, RecordKind kind, QWidget* parent);

    /// Things at hand, which are found by their names and stand first: their numbers come with ownChosen().
    void setOwn(const QString& heading, std::vector<std::pair<RecordId, QString>> own);
    /// A name nothing in the library bears may be made a new record of: it comes with makeAsked().
    void setMaking() { m_isMaking = true; }
    /// Opens it below a widget, or above where there is no room.
    void openBelow(const QWidget& button);

Q_SIGNALS:
    /// A record of the library.
    void chosen(hitspread::RecordId record);
    void ownChosen(hitspread::RecordId own);
    void makeAsked(const QString& name);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void find();
    void fill(const std::vector<std::pair<RecordId, QString>>& found, bool isCut);
    void addWords(const QString& words);
    void take(const QListWidgetItem* item);

    CampaignGateway& m_gateway;
    std::string m_system;
    RecordKind m_kind;
    QLineEdit* m_line;
    QListWidget* m_list;
    QString m_heading;
    std::vector<std::pair<RecordId, QString>> m_own;
    bool m_isMaking = false;
    int m_asked = 0;  ///< only the newest answer counts
};

}  // namespace hitspread
