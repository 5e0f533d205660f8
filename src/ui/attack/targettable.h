#pragma once

#include <QColor>
#include <QTableWidget>

#include <optional>
#include <vector>

namespace hitspread {

/// Everybody something strikes at once: who, two things about it, what befalls him. A row that is chosen brings him into view.
class TargetTable : public QTableWidget {
    Q_OBJECT

public:
    struct Row {
        QString name;
        QString first;   ///< under the first heading of setHeadings(); empty: not known yet
        QString second;  ///< under the second
        QString outcome;
        QColor ink{};          ///< of the outcome; invalid: as any other text
        bool isHeavy = false;  ///< dead or out

        friend bool operator==(const Row&, const Row&) = default;
    };

    explicit TargetTable(QWidget* parent = nullptr);

    void setHeadings(const QString& first, const QString& second);
    void setRows(const std::vector<Row>& rows);
    /// Does not emit.
    void setInView(int row);
    /// As high as its rows; from the sixth on they scroll.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

Q_SIGNALS:
    void chosen(int row);

private:
    void fitNames();
    void fitRows();

    std::vector<Row> m_rows;
};

}  // namespace hitspread
