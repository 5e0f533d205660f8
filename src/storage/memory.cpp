#include "storage/memory.h"

#include <sqlite3.h>

namespace hitspread::storage::memory {

namespace {

thread_local std::uint64_t refused = 0;

sqlite3_mem_methods& given()
{
    static sqlite3_mem_methods methods{};
    return methods;
}

void* noted(void* memory)
{
    if (!memory)
        ++refused;
    return memory;
}

void* allocate(int size)
{
    return noted(given().xMalloc(size));
}

void* reallocate(void* memory, int size)
{
    return noted(given().xRealloc(memory, size));
}

}  // namespace

void watch()
{
    static const bool isWatched = [] {
        if (sqlite3_config(SQLITE_CONFIG_GETMALLOC, &given()) != SQLITE_OK)
            return false;
        sqlite3_mem_methods ours = given();
        ours.xMalloc = &allocate;
        ours.xRealloc = &reallocate;
        return sqlite3_config(SQLITE_CONFIG_MALLOC, &ours) == SQLITE_OK;
    }();
    static_cast<void>(isWatched);
}

std::uint64_t refusals()
{
    return refused;
}

}  // namespace hitspread::storage::memory
