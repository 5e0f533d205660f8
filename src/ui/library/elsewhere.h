#pragma once

#include <QFrame>

#include "services/ports/libraryquery.h"

class QVBoxLayout;

namespace hitspread {

class ApplicationStyle;
class Library;

/// "Also found elsewhere": what the words of a search find among the other kinds. Not there while they find nothing.
class Elsewhere : public QFrame {
    Q_OBJECT

public:
    Elsewhere(Library& library, const ApplicationStyle& style, QWidget* parent = nullptr);

    /// Looks for words everywhere but in one kind. Only the newest question is answered.
    void lookFor(const QString& words, RecordKind except);

Q_SIGNALS:
    /// A line was pressed: the same words, among that kind.
    void kindChosen(hitspread::RecordKind kind);

private:
    struct Found {
        std::vector<KindHits> hits;
        std::vector<LibraryHit> named;
    };
    void ask();
    void show(const Found& found);

    Library& m_library;
    const ApplicationStyle& m_style;
    QVBoxLayout* m_lines;
    QString m_words;
    RecordKind m_except = RecordKind::Character;
    bool m_asking = false;
    bool m_again = false;
};

}  // namespace hitspread
