// Floor of a large campaign: a bare QtSql table of its characters, every row fetched. Usage: floor_table FILE
#include <QApplication>
#include <QSqlDatabase>
#include <QSqlQueryModel>
#include <QTableView>

int main(int count, char** arguments)
{
    QApplication application(count, arguments);
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"));
    database.setDatabaseName(QApplication::arguments().value(1));
    if (!database.open())
        return 1;
    QSqlQueryModel model;
    model.setQuery(QStringLiteral("SELECT name, detail FROM character ORDER BY name COLLATE NOCASE"), database);
    while (model.canFetchMore())
        model.fetchMore();
    QTableView table;
    table.setWindowTitle(QStringLiteral("One table"));
    table.setModel(&model);
    table.resize(800, 600);
    table.show();
    return QApplication::exec();
}
