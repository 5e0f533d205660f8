#include "fuzz/targets.h"

#include <QCoreApplication>

#include <cstddef>
#include <cstdint>

// libFuzzer's main calls these two; which target it is the build says.

extern "C" int LLVMFuzzerInitialize(int* count, char*** arguments)
{
    static const QCoreApplication application(*count, *arguments);
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const hitspread::fuzz::Target& target = hitspread::fuzz::targetNamed(HITSPREAD_FUZZ_TARGET);
    target.run(QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)));
    return 0;
}
