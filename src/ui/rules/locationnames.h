#pragma once

#include "rules/core/declare/record.h"

#include <QWidget>

#include <vector>

class QLineEdit;

namespace hitspread {

class System;

/// Own names of the locations of a system, one line each: what is left empty is called as usual, and a location beyond the usual ones is
/// there while it has a name. A name is put in force when its line is left.
class LocationNames : public QWidget {
    Q_OBJECT

public:
    LocationNames(const System& system, const FieldDeclaration& field, QWidget* parent = nullptr);

    /// What is in force; a line that is being edited stays.
    void show(const Ranks& names);
    /// Where the name of each location is typed: they stand here, or wherever they are put.
    [[nodiscard]] const std::vector<QLineEdit*>& lines() const { return m_lines; }
    /// The keyboard on the first line.
    void focusFirst();

Q_SIGNALS:
    void chosen(const hitspread::Ranks& names);
    /// A name another location has; its line is as it was. Empty: what was complained of is over.
    void refused(const QString& name);

private:
    void judge(std::size_t edited);
    [[nodiscard]] QString saved(std::size_t location) const;

    Ranks m_saved;
    std::vector<QLineEdit*> m_lines;  ///< by location
    std::vector<QString> m_usual;     ///< names without one of one's own; empty: it is not there then
};

}  // namespace hitspread
