#pragma once

#include "services/ports/logstore.h"

#include <QString>
#include <QVariant>

#include <vector>

namespace hitspread::storage {

/// The library's scope is written as encounter 0.
[[nodiscard]] inline qint64 scopeId(Scope scope)
{
    return scope.kind == ScopeKind::Library ? 0 : scope.encounter;
}

/// The conditions of a query of the log and the values they are about.
struct LogFilter {
    QString sql;
    std::vector<QVariant> values;

    void add(const QString& condition, const std::vector<QVariant>& with);
};

[[nodiscard]] LogFilter filterOf(const LogQuery& query);

}  // namespace hitspread::storage
