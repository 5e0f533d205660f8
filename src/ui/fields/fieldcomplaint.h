#pragma once

#include <QWidget>

class QLabel;

namespace hitspread {

class Theme;

/// The sentence under a field that says what is wrong with what stands in it; not there while nothing is. A form names the
/// fields it speaks for in its property "complaintFor".
class FieldComplaint : public QWidget {
    Q_OBJECT

public:
    explicit FieldComplaint(QWidget* parent = nullptr);

    /// Empty: nothing is wrong.
    void say(const QString& sentence, const Theme& theme);
    [[nodiscard]] QString text() const;

private:
    QLabel* m_icon;
    QLabel* m_text;
};

}  // namespace hitspread
