#include "ui/widgets/labels/wrappedlines.h"

#include <QFontMetrics>
#include <QTextLayout>

namespace hitspread {

QStringList wrappedLines(const QString& text, const QFont& font, int width, QTextOption::WrapMode mode, int most)
{
    QTextLayout layout(text, font);
    QTextOption wrapped;
    wrapped.setWrapMode(mode);
    layout.setTextOption(wrapped);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(qMax(width, 1));
        const int start = line.textStart();
        if (lines.size() + 1 == most) {
            lines << QFontMetrics(font).elidedText(text.mid(start), Qt::ElideRight, width);
            break;
        }
        lines << text.mid(start, line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

}  // namespace hitspread
