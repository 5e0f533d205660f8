#pragma once

#include "rules/core/time/lying.h"
#include "services/ports/librarystore.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace hitspread {

class ApplicationStyle;
class Fight;
class NumberField;

/// Lets a grenade lie in the fight, somebody's or one that is nobody's, or says anew where one lies and when it goes off.
class LayDialog : public QDialog {
    Q_OBJECT

public:
    LayDialog(Fight& fight, const ApplicationStyle& style, QWidget* parent = nullptr);
    ~LayDialog() override;
    Q_DISABLE_COPY_MOVE(LayDialog)

    /// Comes to the front to lay one down; the grenades of whoever acts come first.
    void start();
    /// Comes to the front for one that lies there. It is closed when that one is there no longer.
    void change(RecordId lying);

protected:
    void accept() override;

private:
    /// Whose grenade it is, or which of the library.
    struct Choice {
        RecordId possession = 0;
        RecordId item = 0;
    };

    void fillOwn();
    void fillLibrary(const std::vector<LibraryRow>& rows);
    void offer(const QString& words, Choice choice);
    void show(const Lying& lying);
    void refresh();
    [[nodiscard]] Lying lying() const;

    Fight& m_fight;
    RecordId m_lying = 0;  ///< that is changed; 0: one is laid down
    Lying m_was;           ///< as it was when the window came up
    std::vector<Choice> m_choices;
    QComboBox* m_grenade;
    QLineEdit* m_where;
    NumberField* m_fuse;
    QLabel* m_words;
    QPushButton* m_lay;
};

}  // namespace hitspread
