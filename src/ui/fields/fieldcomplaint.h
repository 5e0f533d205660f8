#pragma once

#include <QWidget>

#include <cstdint>

class QLabel;

namespace hitspread {

class Theme;
enum class Token : std::uint8_t;

/// The sentence under a field that says what is wrong with what stands in it, or what is odd about it though it is taken; not
/// there while nothing is. A form names the fields it speaks for in its property "complaintFor".
class FieldComplaint : public QWidget {
    Q_OBJECT

public:
    explicit FieldComplaint(QWidget* parent = nullptr);

    /// Empty: nothing is wrong.
    void say(const QString& sentence, const Theme& theme);
    /// The same in the colour of a warning: the value stands.
    void warn(const QString& sentence, const Theme& theme);
    [[nodiscard]] QString text() const;

private:
    void show(const QString& sentence, const Theme& theme, Token token);

    QLabel* m_icon;
    QLabel* m_text;
};

}  // namespace hitspread
