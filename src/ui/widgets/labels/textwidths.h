#pragma once

#include <QFont>
#include <QFontMetrics>
#include <QHash>
#include <QString>

namespace hitspread {

/// Widths of texts in one font, each measured once: a list asks for the same ones whenever it is laid out, and measuring a text takes
/// as long as drawing it.
class TextWidths {
public:
    explicit TextWidths(const QFont& font) : m_font(font), m_metrics(font) {}

    [[nodiscard]] const QFont& font() const { return m_font; }
    /// Height of a line, px.
    [[nodiscard]] int height() const { return m_metrics.height(); }
    /// Width of a text on one line, px.
    [[nodiscard]] int of(const QString& text)
    {
        constexpr qsizetype kMostKnown = 4096;
        if (const auto known = m_known.constFind(text); known != m_known.cend())
            return *known;
        if (m_known.size() >= kMostKnown)
            m_known.clear();
        return *m_known.insert(text, m_metrics.horizontalAdvance(text));
    }

private:
    QFont m_font;
    QFontMetrics m_metrics;
    QHash<QString, int> m_known;
};

}  // namespace hitspread
