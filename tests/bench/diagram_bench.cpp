#include "support/samplepicture.h"
#include "ui/diagram/bodyview.h"

#include <benchmark/benchmark.h>

#include <QApplication>

using namespace hitspread;

namespace {

/// One frame of the stage as the window repaints it: the still part comes from its cached pixmap.
void oneFrame(benchmark::State& state)
{
    BodyView view;
    view.resize(800, 800);
    view.setPicture(support::shotPicture());
    view.show();
    QApplication::processEvents();
    for (auto _ : state) {
        view.viewport()->update();
        view.viewport()->grab();
    }
}
BENCHMARK(oneFrame)->Unit(benchmark::kMillisecond);

}  // namespace

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
