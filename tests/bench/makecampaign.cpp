// Writes a campaign of invented characters, for measuring a start from outside. Usage: makecampaign FILE COUNT
#include "services/refusal/problem.h"
#include "storage/campaignfile.h"
#include "support/manycharacters.h"

#include <QCoreApplication>
#include <QStringList>

#include <cstdio>

int main(int count, char** arguments)
{
    const QCoreApplication program(count, arguments);
    const QStringList given = QCoreApplication::arguments();
    const std::size_t people = given.value(2).toULong();
    if (given.size() != 3 || people == 0) {
        std::fputs("usage: makecampaign FILE COUNT\n", stderr);
        return 2;
    }
    try {
        const auto file = hitspread::storage::CampaignFile::create(given.at(1));
        hitspread::support::addInventedCharacters(*file, people);
    } catch (const hitspread::Failure& failure) {
        std::fprintf(stderr, "%s\n", failure.what());
        return 1;
    }
    return 0;
}
