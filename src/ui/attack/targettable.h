#pragma once

#include <QTableWidget>

#include <optional>
#include <vector>

namespace hitspread {

/// Every body near an explosion: who, how far away, what is reached, what befalls him. A row that is chosen brings him into view.
class TargetTable : public QTableWidget {
    Q_OBJECT

public:
    struct Row {
        QString name;
        QString apart;    ///< "3 m"
        QString reached;  ///< "4 of 7"; empty: not known yet
        QString outcome;

        friend bool operator==(const Row&, const Row&) = default;
    };

    explicit TargetTable(QWidget* parent = nullptr);

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
    void fitRows();

    std::vector<Row> m_rows;
};

}  // namespace hitspread
