#pragma once

#include <QDialog>

#include "services/fight/encounterservice.h"
#include "services/library/profileservice.h"

#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace hitspread {

class ApplicationStyle;
class Fight;
class NewcomerPicker;

/// Makes a fight: its name, rule system, house rules, and who takes part. Until it is begun nothing of it is in the campaign; then it
/// is in view.
class NewFightDialog : public QDialog {
    Q_OBJECT

public:
    NewFightDialog(Fight& fight, std::shared_ptr<ProfileStore> profiles, const ApplicationStyle& style,
                   QWidget* parent = nullptr);

    /// Shows itself as it was left, else empty, for the rule system of the fight in view, else of the newest one, else for `looked`.
    void start(const std::string& looked = {});
    void accept() override;
    void reject() override;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// People added so far, with what is shown of what they hold.
    struct Group {
        Newcomers newcomers;
        QString weapon;
        QString state{};  ///< in which they come; empty: fresh
    };

    [[nodiscard]] QLayout* makeHead();
    [[nodiscard]] QLayout* makePeople();
    [[nodiscard]] QLayout* makeFoot();
    [[nodiscard]] std::string system() const;
    [[nodiscard]] std::string usualSystem() const;
    /// Nothing: the system has none.
    [[nodiscard]] std::optional<ProfileView> chosenProfile() const;
    void clear();
    void followSystem();
    /// `wished`: which of them stands there afterwards, where there is one of that name.
    void askProfiles(const std::string& wished);
    void fillProfiles(std::vector<ProfileView> profiles, const std::string& wished);
    /// Weapons of the library that are called otherwise by now.
    void nameWeapons();
    void addGroup();
    void askParty();
    void addParty();
    [[nodiscard]] bool isThere(const Group& member) const;
    void removeGroup();
    void showGroups();
    void refresh();
    /// The names everybody added will have, group by group.
    [[nodiscard]] std::vector<std::vector<std::string>> namesOfGroups() const;

    Fight& m_fight;
    std::shared_ptr<ProfileStore> m_store;
    const ApplicationStyle& m_style;
    QLineEdit* m_name;
    QComboBox* m_system;
    QComboBox* m_profile;
    NewcomerPicker* m_picker;
    QLabel* m_names;
    QPushButton* m_add;
    QPushButton* m_party;
    QTreeWidget* m_people;
    QLabel* m_total;
    QPushButton* m_begin;
    QLabel* m_problem;
    QPushButton* m_anew;
    std::string m_looked;    ///< the id of the rule system for a campaign without a fight
    QString m_nameGiven;     ///< before anybody wrote one
    bool m_isDraft = false;  ///< it was begun and left
    std::vector<ProfileView> m_profiles;
    bool m_areProfilesKnown = false;
    std::vector<Group> m_groups;
    std::vector<Group> m_members;  ///< of the party, each a group of one
};

}  // namespace hitspread
