#pragma once

#include "ui/widgets/labels/wraplabel.h"

#include <optional>
#include <string>

namespace hitspread {

/// A quiet line under a name there is a doubt about; a link in it leads to the name that may be meant.
class NameWarning : public WrapLabel {
    Q_OBJECT

public:
    /// What speaks against a name, and the known one that may be meant; no id: none.
    struct Doubt {
        QString words{};
        std::string nearest{};
    };

    explicit NameWarning(QWidget* parent);

    /// `meant`: words for the nearest name; empty: it is not offered. Nothing: hidden.
    void say(const std::optional<Doubt>& doubt, const QString& meant);
};

}  // namespace hitspread
