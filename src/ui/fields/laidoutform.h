#pragma once

#include "models/library/fieldelement.h"

#include <map>
#include <vector>

class QGridLayout;
class QLabel;
class QWidget;

namespace hitspread {

class RecordBinder;

/// What a completed form is led by later.
struct LaidOutForm {
    std::vector<QGridLayout*> grids;          ///< whose labels are to stand in one column
    std::map<FieldElement, QLabel*> words{};  ///< behind a field: why it is not used, else what it may hold
};

/// Completes a form that was laid out by hand, before it is bound: a label without words that is the buddy of a field gets the
/// field's name, a number its width and what it may be beside it, every field its edited mark, and under each row of fields
/// comes room for the sentence about what is wrong there. It adds no field.
LaidOutForm completeLaidOutForm(QWidget& form, const RecordBinder& binder);

/// Property of the words behind a number: they say why it is not used, and stay. What it may be stands there while it is written.
inline constexpr const char* kSaysWhy = "saysWhy";

/// Where the right half of the grids of such a form begins: label, field, room; and again.
inline constexpr int kLaidOutHalf = 3;

}  // namespace hitspread
