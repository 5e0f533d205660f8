#pragma once

#include <QImage>
#include <QString>

#include <cstddef>
#include <vector>

class QMimeData;

namespace hitspread {

/// Pictures of characters on their way from a file into the campaign and onto the screen. Whatever a file claims to be, it is
/// decoded within a limit of memory or not at all.
namespace portrait {

/// What is kept of a picture: a PNG of at most kMostSide pixels a side.
inline constexpr int kMostSide = 512;

struct Read {
    std::vector<std::byte> file;  ///< empty: it was refused
    QString refusal;              ///< what, and what to do
};

/// Reads an image file of any kind Qt knows, upright and scaled down.
[[nodiscard]] Read read(const QString& path);

/// Whether what is dragged or copied may be a picture: one file of this machine, or a picture itself.
[[nodiscard]] bool mayBeIn(const QMimeData& data);
/// That picture, as from a file.
[[nodiscard]] Read readFrom(const QMimeData& data);

/// A kept picture; null when there is none or it cannot be read.
[[nodiscard]] QImage decoded(const std::vector<std::byte>& file);

/// The square of a picture that shows the face where most have it: in the middle of its width, high up in its height.
[[nodiscard]] QRect faceIn(const QSize& picture);

}  // namespace portrait

}  // namespace hitspread
