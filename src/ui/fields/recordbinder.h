#pragma once

#include <QObject>
#include <QPointer>
#include <QUndoStack>

#include "models/library/fieldelement.h"
#include "rules/core/system.h"
#include "services/undo/logentry.h"
#include "text/naming.h"
#include "ui/fields/formsigns.h"
#include "ui/fields/setvalues.h"

#include <map>
#include <memory>
#include <optional>
#include <vector>

class QWidget;

namespace hitspread {

class ApplicationStyle;
class FieldAdapter;

/// Joins the widgets of a form with the fields of one record: sets range, unit, words and tooltip, carries values in and out,
/// says what is wrong beside the field, marks what was edited, and undoes until the record is applied. Knows no storage.
///
/// A widget names its field in the dynamic property "field": "str", or "hitsMax:head" and "bonus:3" for an element of an
/// array, "damage" for fields that are written as one (text::JoinedFields). A FieldComplaint names the fields it speaks for in "complaintFor", an EditedMark its
/// place in "markFor". A value that is out of range is never taken into the record.
class RecordBinder : public QObject {
    Q_OBJECT

public:
    RecordBinder(const text::Naming& names, const RecordDeclaration& declaration, const ApplicationStyle& style,
                 QObject* parent = nullptr);
    ~RecordBinder() override;
    Q_DISABLE_COPY_MOVE(RecordBinder)

    /// Joins `root` and every widget below it that names a field; widgets made later take another call.
    void bind(QWidget& root);

    /// The most that may stand at a place, where that is less than its field allows: rounds in this magazine.
    void setMost(FieldElement place, std::int32_t most) { m_most[place] = most; }

    /// A widget that edits a place by set() on its own.
    void adopt(FieldElement place, QWidget& widget);

    /// The record to edit, which is also what "edited" is measured against. Undo starts anew.
    void setRecord(const AnyRecord& record);
    /// What is stored now; values that were edited since stay, undo starts anew. Where another value has been stored meanwhile, what was typed
    /// stays in its field, which says so, until it is typed again or dropped.
    void setApplied(const AnyRecord& stored);
    /// As it is edited. Null before setRecord().
    [[nodiscard]] const AnyRecord& record() const { return m_record; }
    [[nodiscard]] const System& system() const { return m_names.system(); }
    /// As whoever the record is of calls locations.
    [[nodiscard]] const text::Naming& naming() const { return m_names; }
    /// Precondition: it is of the same system.
    void setNaming(const text::Naming& names);
    [[nodiscard]] const RecordDeclaration& declaration() const { return m_declaration; }

    [[nodiscard]] LoggedValue value(FieldElement place) const;
    /// Through undo; refused (false, and said at the field) when it is out of range.
    bool set(FieldElement place, const LoggedValue& value);
    /// Several as one undo step, all or none.
    bool set(const PlacedValues& values);
    /// Back to what is stored.
    void revert(FieldElement place);
    void setDefault(FieldElement place);

    [[nodiscard]] bool isEdited() const;
    [[nodiscard]] bool isEdited(FieldElement place) const;
    /// What is wrong now, in the order of the fields; nothing of it is in the record, though the rest of its list may be.
    [[nodiscard]] QStringList complaints() const;
    /// The first widget whose text is not in the record, or nullptr.
    [[nodiscard]] QWidget* firstFaulty() const;
    /// Puts the record's values back over everything that was complained about.
    void dropFaulty();
    /// Takes in what is typed but not finished, for windows that close.
    void finishTyping();

    [[nodiscard]] QUndoStack& undoStack() { return m_undo; }
    /// Every place that has a widget.
    [[nodiscard]] std::vector<FieldElement> bound() const;
    /// "field" properties below the roots that name no field of the record, or sit on a widget that cannot edit it.
    [[nodiscard]] const QStringList& misfits() const { return m_misfits; }
    [[nodiscard]] QWidget* widgetOf(FieldElement place) const;

    [[nodiscard]] std::optional<FieldElement> placeOf(std::string_view field, std::size_t element = 0) const;

Q_SIGNALS:
    /// The record has another value there, at every key.
    void changed(hitspread::FieldElement place);
    /// A field was left, or something was picked, and the record has changed since the last time.
    void finished(hitspread::FieldElement place);
    /// The keyboard is at this field.
    void entered(hitspread::FieldElement place);
    void faultsChanged();
    /// Any value may be another: a record was set or stored.
    void reloaded();
    /// Locations are called otherwise.
    void renamed();

private:
    struct Binding;

    bool eventFilter(QObject* watched, QEvent* event) override;
    void bindOne(QWidget& widget, const QString& named);
    void connectOne(Binding& binding);
    [[nodiscard]] QString faultIn(FieldElement place, const LoggedValue& value) const;
    void take(FieldElement place, const LoggedValue& value);
    void takeJoined(Binding& binding, const QString& typed);
    void takeSoundRanks(FieldElement place, const Ranks& ranks);
    [[nodiscard]] LoggedValue shownIn(const Binding& binding) const;
    [[nodiscard]] std::vector<FieldElement> together(FieldElement place) const;
    [[nodiscard]] PlacedValues valuesAt(const PlacedValues& places) const;
    [[nodiscard]] bool isVisited(FieldElement place) const;
    [[nodiscard]] QUndoCommand* setting(const PlacedValues& values);
    void push(const PlacedValues& values);
    void refuse(FieldElement place, const QString& sentence);
    void leave(Binding& binding);
    void endVisit();
    void tellFinished(FieldElement place);
    void write(FieldElement place, const LoggedValue& value);
    [[nodiscard]] QString contradiction(const LoggedChange& edit, const LoggedValue& theirs) const;
    void complain(FieldElement place, const QString& sentence);
    void showAll();
    void showMarks();
    void showComplaints();
    bool takeBack(Binding& binding);
    void openMenu(Binding& binding, QPoint where);
    [[nodiscard]] Binding* bindingOf(const QObject* widget) const;
    [[nodiscard]] Binding* bindingAt(FieldElement place) const;
    void forgetGone();

    text::Naming m_names;
    const RecordDeclaration& m_declaration;
    const ApplicationStyle& m_style;
    AnyRecord m_record;
    AnyRecord m_base;
    std::vector<AnyRecord> m_told;  ///< as it was whenever it was finished: what is stored may be one of those
    QUndoStack m_undo;
    std::vector<std::unique_ptr<Binding>> m_bindings;
    std::vector<std::pair<FieldElement, QPointer<QWidget>>> m_adopted;
    std::map<FieldElement, std::int32_t> m_most;
    FormSigns m_signs;
    QStringList m_misfits;
    bool m_unfinished = false;  ///< changes that finished() has not told yet
    bool m_typing = false;      ///< the change comes from the widget itself
    PlacedValues m_visit;       ///< where typing goes on, and what was there before
    int m_session = 0;          ///< keys of one visit to a field make one undo step
};

}  // namespace hitspread
