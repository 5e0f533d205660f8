#pragma once

#include <QPointer>
#include <QWidget>

#include "models/library/librarysubject.h"

class QLineEdit;
class QScrollArea;
class QVBoxLayout;

namespace hitspread {

class ApplicationStyle;
class Library;

/// The record looked at, with what the rules make of it, who has it and its tags. It only shows; Edit and the tags are told
/// by signals.
class LibraryPreview : public QWidget {
    Q_OBJECT

public:
    LibraryPreview(Library& library, const ApplicationStyle& style, QWidget* parent = nullptr);

    /// Looks at one record, anew after every change of the library; id 0: at none.
    void lookAt(RecordRef record);
    /// Several are chosen: says how many.
    void lookAtSeveral(int count);
    /// A widget of the window that stands at the foot.
    void setFoot(QWidget* foot);
    /// Beside the list it has a width of its own, in its place all there is.
    void setBeside(bool isBeside);
    /// Whether there is a record to choose.
    void setIsAny(bool isAny);
    [[nodiscard]] const std::optional<LibrarySubject>& subject() const { return m_subject; }

Q_SIGNALS:
    void tagsEntered(const hitspread::StoredRecord& asRead, const std::vector<std::string>& tags);

private:
    void fitWidth();
    void load();
    void rebuild();
    void addHead(QVBoxLayout& column);
    void addFacts(QVBoxLayout& column);
    void addUses(QVBoxLayout& column);
    void addTags(QVBoxLayout& column);
    void addHeading(QVBoxLayout& column, const QString& text);
    void addRule(QVBoxLayout& column);

    Library& m_library;
    const ApplicationStyle& m_style;
    QVBoxLayout* m_column;
    QScrollArea* m_area;
    RecordRef m_record;
    RecordRef m_tagged;  ///< whose tags stand in the field
    QPointer<QLineEdit> m_tags;
    int m_several = 0;
    bool m_isAny = true;
    bool m_isBeside = true;
    std::optional<LibrarySubject> m_subject;
};

}  // namespace hitspread
