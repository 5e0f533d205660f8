#pragma once

#include <QString>

namespace hitspread::storage {

/// Keeps a draft to one program: two that make one file would take each other's draft away. The lock ends with the process, however
/// that ends: what a killed one left beside the draft keeps nobody out.
class DraftLock {
public:
    explicit DraftLock(const QString& draft);
    ~DraftLock();
    DraftLock(const DraftLock&) = delete;
    DraftLock& operator=(const DraftLock&) = delete;

    /// Whether another program is making it. Where nothing can be locked nobody is known to.
    [[nodiscard]] bool isTaken() const { return m_isTaken; }

private:
    QByteArray m_name;
    int m_file = -1;
    bool m_isTaken = false;
};

}  // namespace hitspread::storage
