#pragma once

#include <QPointer>

#include "models/library/fieldelement.h"

#include <functional>
#include <utility>
#include <vector>

class QWidget;

namespace hitspread {

class EditedMark;
class FieldComplaint;
class Theme;

/// The sentences and edited marks a form keeps beside its fields. Shows what it is told; judges nothing.
class FormSigns {
public:
    explicit FormSigns(const RecordDeclaration& record) : m_record(record) {}
    ~FormSigns();
    FormSigns(const FormSigns&) = delete;
    FormSigns& operator=(const FormSigns&) = delete;

    /// A widget belongs to the form that claims it first.
    [[nodiscard]] static bool isClaimed(const QWidget& widget);
    static void claim(QWidget& widget);
    static void release(QWidget& widget);

    /// Finds the FieldComplaints and marks below `root` that are not known yet; `revert` is what a mark's click does.
    void find(const QWidget& root, const std::function<void(FieldElement)>& revert);

    using Complaint = std::pair<FieldElement, QString>;
    void complain(const std::vector<Complaint>& complaints, const Theme& theme);
    void mark(const std::function<bool(FieldElement)>& isEdited);

private:
    [[nodiscard]] bool speaksFor(const FieldComplaint& complaint) const;
    [[nodiscard]] bool isMeant(const QString& named, FieldElement place) const;

    const RecordDeclaration& m_record;
    std::vector<QPointer<FieldComplaint>> m_complaints;
    std::vector<std::pair<FieldElement, QPointer<EditedMark>>> m_marks;
};

}  // namespace hitspread
