// Floor: the least code for a 3d6 check, on xoshiro256** with rejection. It knows nothing of the program.
#include <benchmark/benchmark.h>

#include <cstdint>

namespace {

struct Xoshiro {
    std::uint64_t s[4]{0x9E3779B97F4A7C15ULL, 0xBF58476D1CE4E5B9ULL, 0x94D049BB133111EBULL, 0x2545F4914F6CDD1DULL};
    static std::uint64_t rotated(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
    std::uint64_t next()
    {
        const std::uint64_t result = rotated(s[1] * 5, 7) * 9;
        const std::uint64_t t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = rotated(s[3], 45);
        return result;
    }
    std::uint32_t below(std::uint32_t bound)
    {
        const std::uint32_t limit = 0xFFFFFFFFU - 0xFFFFFFFFU % bound;
        std::uint32_t value = 0;
        do
            value = static_cast<std::uint32_t>(next() >> 32);
        while (value >= limit);
        return value % bound;
    }
};

void floorCheck(benchmark::State& state)
{
    Xoshiro random;
    std::uint64_t successes = 0;
    for (auto _ : state) {
        std::uint32_t roll = random.below(216);
        const std::uint32_t a = roll % 6 + 1;
        roll /= 6;
        const std::uint32_t b = roll % 6 + 1;
        const std::uint32_t c = roll / 6 + 1;
        successes += a + b + c + 4 >= 13 ? 1 : 0;
    }
    benchmark::DoNotOptimize(successes);
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(floorCheck);

}  // namespace
