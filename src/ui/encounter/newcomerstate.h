#pragma once

#include <QObject>
#include <QString>

#include "services/fight/encounterservice.h"

#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QWidget;

namespace hitspread {

class CampaignGateway;
struct CampaignServices;
struct Whereabouts;

/// Asks in what state somebody of the library comes into a fight: as now (after the last fight and the days since), as in any fight with
/// the same character, or fresh; and says how that is, and in which fights the same person is already. Its parts are hidden where there is
/// nothing to say.
class NewcomerState : public QObject {
    Q_OBJECT

public:
    /// `parent`: of its parts, too.
    NewcomerState(CampaignGateway& gateway, QWidget* parent);

    /// Puts its parts into two rows of a grid, under what stands there: its name into the first column.
    void placeIn(QGridLayout& grid, int row, int columns);
    /// "as now: After Harbour Gate"; empty: nobody has noted how he is.
    [[nodiscard]] static QString asNow(const Whereabouts& where);

    /// Who is picked; 0: nobody of the library.
    void look(RecordId character);
    /// One alone comes as now, several and whoever is merely like him fresh, until somebody chooses.
    void preset(const std::string& name, int count);
    /// See Newcomers::as; nothing: what is known is of somebody else, or there is nothing to choose.
    [[nodiscard]] std::optional<RecordId> as(RecordId character) const;
    /// "as now: After Harbour Gate"; empty: fresh.
    [[nodiscard]] QString words() const;

Q_SIGNALS:
    /// What is known of who is picked has come; whose side he joins as a rule.
    void known(hitspread::Side usual);
    void changed();

private:
    struct State {
        RecordId combatant = 0;
        QString title;
        QString how;  ///< in words
        bool isPresent = false;
    };
    struct Standing {
        StoredRecord character;
        std::vector<State> states;  ///< but fresh; as now before all
        QStringList fights;         ///< which go on with him
    };

    [[nodiscard]] static Standing standingOf(CampaignServices& services, RecordId character);
    void setShown(bool isShown);
    void take(Standing standing);
    void showHow();

    CampaignGateway& m_gateway;
    QComboBox* m_states;
    QLabel* m_title;
    QLabel* m_how;
    std::optional<Standing> m_standing;
    RecordId m_wanted = 0;
    int m_count = 1;
    bool m_isChosen = false;
};

}  // namespace hitspread
