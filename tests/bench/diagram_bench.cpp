#include "formats/schema/schemacheck.h"
#include "models/odds/oddsoutlook.h"
#include "rules/core/body/bodyplan.h"
#include "support/samplepicture.h"
#include "ui/diagram/bodyview.h"
#include "ui/odds/oddspanel.h"
#include "ui/theme/applicationstyle.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <array>

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

/// The same shot at another range, as an option changed in the window makes it.
Request shotAt(int metres)
{
    return formats::requestFrom(
        QJsonObject{{u"system"_qs, u"threed"_qs},
                    {u"action"_qs, u"shot"_qs},
                    {u"options"_qs, QJsonObject{{u"distance"_qs, metres}, {u"mode"_qs, u"semi"_qs}}},
                    {u"shooter"_qs,
                     QJsonObject{{u"skills"_qs, QJsonObject{{u"rifle"_qs, 6}}},
                                 {u"condition"_qs, QJsonObject{{u"aims"_qs, 1}, {u"stance"_qs, true}}}}},
                    {u"weapon"_qs,
                     QJsonObject{{u"skill"_qs, u"rifle"_qs},
                                 {u"range"_qs, 30},
                                 {u"recoil"_qs, 3},
                                 {u"modes"_qs, QJsonArray{u"semi"_qs}},
                                 {u"magazine"_qs, 20},
                                 {u"state"_qs, QJsonObject{{u"rounds"_qs, 17}, {u"drawn"_qs, u"both"_qs}}}}},
                    {u"ammunition"_qs, QJsonObject{{u"penetration"_qs, 6}, {u"damage"_qs, 9}}},
                    {u"target"_qs, QJsonObject{{u"phys"_qs, 9}, {u"incapMax"_qs, 26}}}});
}

BodyPicture heatOf(const Request& request, const AttackOdds& odds)
{
    BodyPicture picture;
    picture.plan = request.plan;
    for (std::size_t i = 0; i < odds.cells.size(); ++i)
        picture.chances.push_back({request.plan->cells()[i].hex, 100.0 * odds.cells[i]});
    return picture;
}

/// What the window shows of odds: the heat of the body and the panel beside it.
struct OddsWindow {
    OddsWindow() : panel(outlook, style)
    {
        view.resize(800, 800);
        panel.resize(440, 800);
        view.show();
        panel.show();
        QApplication::processEvents();
    }

    void take(const Request& request)
    {
        outlook.setRequest(request);
        view.setPicture(heatOf(request, *outlook.odds()));
    }
    void paint()
    {
        view.viewport()->grab();
        panel.grab();
    }

    ApplicationStyle style{*qApp};
    OddsOutlook outlook;
    OddsPanel panel;
    BodyView view;
};

/// An option changed, until heat map and panel are painted with the new figures; what fills in later is not waited for.
void optionToPanel(benchmark::State& state)
{
    OddsWindow window;
    const std::array requests{shotAt(24), shotAt(62)};
    std::size_t turn = 0;
    for (auto _ : state) {
        window.take(requests[++turn % 2]);
        window.paint();
    }
}
BENCHMARK(optionToPanel)->Unit(benchmark::kMillisecond);

/// Its floor: the rules' odds alone, and the new heat painted without asking anybody, beside a panel that stays as it is.
void oddsAlone(benchmark::State& state)
{
    const std::array requests{shotAt(24), shotAt(62)};
    std::size_t turn = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(oddsOf(requests[++turn % 2]));
}
BENCHMARK(oddsAlone)->Unit(benchmark::kMillisecond);

void paintAlone(benchmark::State& state)
{
    OddsWindow window;
    const std::array requests{shotAt(24), shotAt(62)};
    const std::array pictures{heatOf(requests[0], *oddsOf(requests[0])), heatOf(requests[1], *oddsOf(requests[1]))};
    window.take(requests[0]);
    std::size_t turn = 0;
    for (auto _ : state) {
        window.view.setPicture(pictures[++turn % 2]);
        window.paint();
    }
}
BENCHMARK(paintAlone)->Unit(benchmark::kMillisecond);

/// Everything that fills in later: every aim and every alternative.
void wholeSurvey(benchmark::State& state)
{
    const Request request = shotAt(24);
    for (auto _ : state) {
        OddsSurvey survey(request);
        while (survey.step()) {
        }
        benchmark::DoNotOptimize(survey.bestAims({}, 3));
    }
}
BENCHMARK(wholeSurvey)->Unit(benchmark::kMillisecond);

}  // namespace

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
