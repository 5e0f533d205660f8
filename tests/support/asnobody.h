#pragma once

#include <QtGlobal>

#include <unistd.h>

namespace hitspread::support {

/// Root may write everything: for a while the test is nobody, all its threads included.
class AsNobody {
public:
    AsNobody() : m_wasRoot(geteuid() == 0) { m_done = !m_wasRoot || setresuid(kNobody, kNobody, 0) == 0; }
    ~AsNobody()
    {
        if (m_wasRoot && m_done && setresuid(0, 0, 0) != 0)
            qFatal("cannot become root again");
    }
    AsNobody(const AsNobody&) = delete;
    AsNobody& operator=(const AsNobody&) = delete;
    [[nodiscard]] bool worked() const { return m_done; }

private:
    static constexpr uid_t kNobody = 65534;
    bool m_wasRoot;
    bool m_done = false;
};

}  // namespace hitspread::support
