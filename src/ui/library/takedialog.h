#pragma once

#include <QDialog>

#include "models/library/otherlibrary.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace hitspread {

class ApplicationStyle;
class ProblemBar;

/// The library of another campaign file: found as one types, Enter takes what is chosen with all it refers to. Names that are there
/// already are asked about once, in the window itself.
class TakeDialog : public QDialog {
    Q_OBJECT

public:
    TakeDialog(Library& library, const OtherCampaigns& others, const ApplicationStyle& style,
               QWidget* parent = nullptr);

    [[nodiscard]] OtherLibrary& other() { return m_other; }
    /// Asks for a file and shows what is in it.
    void choose();
    /// Shows what is in a file. `called`: what the window says it is from; empty: the file.
    void open(const QString& path, const QString& called = {});
    /// The open campaign is being left.
    void leave();
    /// Takes what is chosen; the window stays open for more.
    void accept() override;
    /// Back from the question to the list; from the list out of the window.
    void reject() override;

private:
    [[nodiscard]] QLayout* makeSearch();
    void makeFound();
    [[nodiscard]] QLayout* makeFoot();
    void makeQuestion();
    void fillKinds();
    void find();
    void ask(const QStringList& names);
    void answer(NameTaken taken);
    /// "Ines, Sentry rifle, Plate carrier, Knife and 3 more".
    [[nodiscard]] static QString fewOf(const QStringList& names);
    void say(const std::vector<RecordRef>& records, bool isNew);
    void refresh();
    [[nodiscard]] std::vector<RecordRef> chosen() const;

    const ApplicationStyle& m_style;
    OtherLibrary m_other;
    ProblemBar* m_problem;
    QLineEdit* m_search;
    QComboBox* m_kind;
    QTreeWidget* m_found;
    QWidget* m_question;
    QLabel* m_asked;
    QPushButton* m_both;
    QLabel* m_words;
    QPushButton* m_take;
    std::vector<RecordRef> m_wanted;  ///< asked about
};

}  // namespace hitspread
