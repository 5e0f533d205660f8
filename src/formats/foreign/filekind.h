#pragma once

#include "services/refusal/reason.h"

#include <QByteArray>
#include <QJsonValue>

#include <cstdint>
#include <string_view>

class QIODevice;

namespace hitspread::formats {

/// Programs whose files are known by the members of their JSON, or by their lines.
enum class ForeignProgram : std::uint8_t { None, Gcs, ImprovedInitiative, Foundry, Roll20, FiveETools, MegaMek };

[[nodiscard]] std::string_view nameOf(ForeignProgram program);
/// Whose document it is; of a list as its first element says.
[[nodiscard]] ForeignProgram programOf(const QJsonValue& document);

/// Whether a text is a whole campaign that was exported, told by the `format` of its outermost object; nothing else of it is looked at.
[[nodiscard]] bool isCampaignDocument(const QByteArray& text);

/// What is in a file that is no campaign, told by what it holds and not by its name: a fight that was exported, a table, a picture, a
/// character of another program …; where that cannot be told, that it is too short or no database. The file is open, and read from
/// its beginning.
[[nodiscard]] Cause whatIsIn(QIODevice& file);

}  // namespace hitspread::formats
