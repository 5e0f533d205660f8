#include "models/systems/names.h"

#include <QCoreApplication>

namespace hitspread {

QString nameOfSystem(std::string_view system)
{
    if (system == "threed")
        return QCoreApplication::translate("hitspread::systems", "3D System");
    if (system == "percentile")
        return QCoreApplication::translate("hitspread::systems", "Percentile");
    return QString::fromUtf8(system.data(), static_cast<qsizetype>(system.size()));
}

}  // namespace hitspread
