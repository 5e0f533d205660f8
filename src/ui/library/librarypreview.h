#pragma once

#include <QPointer>
#include <QWidget>

#include "models/library/librarysubject.h"

class QLineEdit;
class QScrollArea;
class QVBoxLayout;

namespace hitspread {

class ApplicationStyle;
class ChipEdit;
class Library;

/// The record looked at, with what the rules make of it, who has it and its tags. It only shows; Edit and the tags are told
/// by signals.
class LibraryPreview : public QWidget {
    Q_OBJECT

public:
    LibraryPreview(Library& library, const ApplicationStyle& style, QWidget* parent = nullptr);

    /// Looks at one record, anew after every change of the library; id 0: at none.
    void lookAt(RecordRef record);
    /// Several are chosen: says how many, and which tags all of them have.
    void lookAtSeveral(const std::vector<RecordRef>& records);
    /// A widget of the window that stands at the foot.
    void setFoot(QWidget* foot);
    /// Beside the list it has a width of its own, in its place all there is.
    void setBeside(bool isBeside);
    /// Whether there is a record to choose.
    void setIsAny(bool isAny);
    [[nodiscard]] const std::optional<LibrarySubject>& subject() const { return m_subject; }

Q_SIGNALS:
    void tagsEntered(const hitspread::StoredRecord& asRead, const std::vector<std::string>& tags);
    /// Of the several that are chosen.
    void tagsChanged(const std::vector<hitspread::RecordRef>& records, const std::vector<std::string>& added,
                     const std::vector<std::string>& removed);

private:
    void fitWidth();
    void load();
    void loadShared();
    void rebuild();
    void addHead(QVBoxLayout& column);
    void addFacts(QVBoxLayout& column);
    void addUses(QVBoxLayout& column);
    void addTags(QVBoxLayout& column);
    void addSharedTags(QVBoxLayout& column);
    ChipEdit& addTagLine(QVBoxLayout& column, const std::vector<std::string>& tags, bool areCharacters);
    void addHeading(QVBoxLayout& column, const QString& text);
    void addRule(QVBoxLayout& column);

    Library& m_library;
    const ApplicationStyle& m_style;
    QVBoxLayout* m_column;
    QScrollArea* m_area;
    RecordRef m_record;
    RecordRef m_tagged;  ///< whose tags stand in the field
    QPointer<QLineEdit> m_tags;
    std::vector<RecordRef> m_several;
    std::vector<std::string> m_shared;  ///< tags all of those have
    bool m_isAny = true;
    bool m_isBeside = true;
    std::optional<LibrarySubject> m_subject;
};

}  // namespace hitspread
