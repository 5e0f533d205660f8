#include "fuzz/mutator.h"
#include "fuzz/targets.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstddef>
#include <cstdint>

// libFuzzer's main calls these; which target it is the build says.

using namespace hitspread;

namespace {

const fuzz::Target& target()
{
    static const fuzz::Target& named = fuzz::targetNamed(HITSPREAD_FUZZ_TARGET);
    return named;
}

QByteArray bytesAt(const std::uint8_t* data, std::size_t size)
{
    return {reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)};
}

/// How long it is there.
std::size_t put(const QByteArray& bytes, std::uint8_t* into)
{
    std::ranges::copy(bytes, reinterpret_cast<char*>(into));
    return static_cast<std::size_t>(bytes.size());
}

}  // namespace

/// The one libFuzzer has by itself, which knows bytes.
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

extern "C" int LLVMFuzzerInitialize(int* count, char*** arguments)
{
    static const QCoreApplication application(*count, *arguments);
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    target().run(bytesAt(data, size));
    return 0;
}

/// One time in four bytes are changed all the same: what is no document any more must be refused, too.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed)
{
    const QByteArray changed = seed % 4 == 0
        ? QByteArray()
        : fuzz::mutated(target().shape, bytesAt(data, size), {}, static_cast<qsizetype>(most), seed / 4);
    return changed.isEmpty() ? LLVMFuzzerMutate(data, size, most) : put(changed, data);
}

extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* data, std::size_t size, const std::uint8_t* other,
                                                 std::size_t otherSize, std::uint8_t* into, std::size_t most,
                                                 unsigned seed)
{
    return put(fuzz::mutated(target().shape, bytesAt(data, size), bytesAt(other, otherSize),
                             static_cast<qsizetype>(most), seed),
               into);
}
