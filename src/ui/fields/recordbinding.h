#pragma once

#include "ui/fields/fieldadapter.h"
#include "ui/fields/recordbinder.h"

namespace hitspread {

/// A widget of a form and what it edits.
struct RecordBinder::Binding {
    FieldElement place;
    std::vector<FieldElement> places;            ///< that it edits: `place`, and what is joined with it
    const text::JoinedFields* joined = nullptr;  ///< how those are written as one
    QPointer<QWidget> widget;
    std::unique_ptr<FieldAdapter> adapter;
    QString complaint;  ///< set: what stands in the widget is not in the record
    QString begun;      ///< what will be complained about if nothing more is written
};

}  // namespace hitspread
