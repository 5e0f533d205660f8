#pragma once

#include <QWidget>

class QComboBox;
class QLabel;

namespace hitspread {

class ElidedLabel;
class FlowLayout;
class ImportDraft;

/// What was read and how, and what it is taken for: rule system and kind, encoding and separator. What is a guess says so, and each can be chosen.
class ImportSourceBar : public QWidget {
    Q_OBJECT

public:
    explicit ImportSourceBar(ImportDraft& draft, QWidget* parent = nullptr);

private:
    /// A box with its name before it, in one piece.
    [[nodiscard]] QComboBox* makeBox(FlowLayout& row, const char* name, QLabel*& title);
    void refresh();
    void fillKinds();
    [[nodiscard]] QString sourceWords() const;

    ImportDraft& m_draft;
    ElidedLabel* m_source;
    QWidget* m_choices;
    QLabel* m_systemTitle = nullptr;
    QLabel* m_kindTitle = nullptr;
    QLabel* m_encodingTitle = nullptr;
    QLabel* m_separatorTitle = nullptr;
    QComboBox* m_system;
    QComboBox* m_kind;
    QComboBox* m_encoding;
    QComboBox* m_separator;
};

}  // namespace hitspread
