#include "support/sourcepath.h"

namespace hitspread::support {

QString sourcePath(const QString& inTree)
{
    const QString root = QStringLiteral(HITSPREAD_SOURCE_DIR);
    return inTree.isEmpty() ? root : root + u'/' + inTree;
}

}  // namespace hitspread::support
