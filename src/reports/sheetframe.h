#pragma once

#include "reports/combatsheet.h"
#include "reports/paper/overflow.h"

#include <QStringList>

#include <cstdint>
#include <functional>

namespace hitspread {

/// What a system says around its sheet.
struct SheetFrameWords {
    QString title;            ///< "Combat sheet, 3D System"
    QStringList subtitle;     ///< below the name; empty ones are left out
    QString blankFoot;        ///< how a blank sheet is filled in; empty: nothing is said of it
    bool asksPlayer = false;  ///< a blank sheet has a line for the player
};

/// What people call the time a sheet is of.
enum class SheetTime : std::uint8_t { Round, Turn };

/// As most systems have it: what sheet it is, and which round of which fight.
[[nodiscard]] SheetFrameWords frameWordsOf(const SheetSubject& subject, SheetTime time, const QString& blankFoot);

/// What stands around the combat sheet of whatever system: the name with its picture, where and when, what sheet it is, the pages that go
/// on, the foot of each. What stands inside is the system's.
class SheetFrame {
public:
    SheetFrame(const SheetSubject& subject, const SheetOptions& options, SheetFrameWords words);

    /// The first page, and those on which what has no room there goes on. `layFirst` lays out what stands below the header.
    [[nodiscard]] std::vector<paper::Page> pages(
        const std::function<void(paper::Canvas&, paper::Overflow&)>& layFirst) const;

    [[nodiscard]] qreal left() const { return m_left; }
    [[nodiscard]] qreal width() const { return m_width; }
    /// Where the foot begins.
    [[nodiscard]] qreal bottom() const { return m_bottom; }
    static constexpr qreal kTop = 26.0;  ///< of what stands below the header, mm

private:
    [[nodiscard]] QString name() const;
    [[nodiscard]] QStringList remark() const;
    void layHeader(paper::Canvas& canvas, paper::Overflow& overflow) const;
    [[nodiscard]] qreal layPicture(paper::Canvas& canvas) const;
    void layName(paper::Canvas& canvas, paper::Overflow& overflow, const QRectF& frame) const;
    void laySubtitle(paper::Canvas& canvas, paper::Overflow& overflow, const QRectF& frame) const;
    void layRemark(paper::Canvas& canvas, paper::Overflow& overflow, const QRectF& frame) const;
    void layBlankName(paper::Canvas& canvas) const;
    void layLaterHeader(paper::Page& page) const;
    void layFooter(paper::Page& page, std::size_t number, std::size_t count) const;

    const SheetSubject& m_subject;
    const SheetOptions& m_options;
    SheetFrameWords m_words;
    qreal m_left;
    qreal m_bottom;
    qreal m_width;  ///< of the whole content
};

}  // namespace hitspread
