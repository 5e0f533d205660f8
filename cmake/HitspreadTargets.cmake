# Warnings, sanitizers and the helpers every layer uses to declare its target.

add_library(hitspread_flags INTERFACE)
target_compile_options(hitspread_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wold-style-cast -Wnon-virtual-dtor -Woverloaded-virtual
  -fpch-preprocess  # without it ccache keeps nothing that uses precompiled headers
  -Wno-restrict  # g++ 12 warns about "(" + std::string at -O2 without reason (GCC bug 105651)
  $<$<BOOL:${HITSPREAD_WERROR}>:-Werror>)
if(HITSPREAD_SANITIZE)
  target_compile_options(hitspread_flags INTERFACE -fsanitize=${HITSPREAD_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=undefined
    -Wno-maybe-uninitialized)  # instrumented code defeats g++ 12's analysis, <regex> alone warns in every user; release builds keep it
  target_link_options(hitspread_flags INTERFACE -fsanitize=${HITSPREAD_SANITIZE})
endif()

add_library(hitspread_qt_flags INTERFACE)
target_link_libraries(hitspread_qt_flags INTERFACE hitspread_flags)
target_compile_definitions(hitspread_qt_flags INTERFACE
  QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_FOREACH QT_NO_KEYWORDS)

# A hundred programs are linked: mold does that in a tenth of the time. What is built does not depend on it.
include(CheckLinkerFlag)
check_linker_flag(CXX -fuse-ld=mold HITSPREAD_MOLD)
if(HITSPREAD_MOLD)
  add_link_options(-fuse-ld=mold)
endif()

# hitspread_precompiled(<name> LINK <libraries> HEADERS <headers> [OPTIONS <options>])
#
# A target that carries headers which are read once for all sources of a kind. Only headers of others (C++, Qt) belong there:
# our own change. What a source uses it includes all the same: the preset dev and clang-tidy read it without these.
function(hitspread_precompiled name)
  cmake_parse_arguments(ARG "" "" "LINK;HEADERS;OPTIONS" ${ARGN})
  file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp" CONTENT "// Carries the headers that are read once.\n" @ONLY)
  add_library(${name} OBJECT EXCLUDE_FROM_ALL "${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp")
  set_target_properties(${name} PROPERTIES AUTOMOC OFF AUTOUIC OFF POSITION_INDEPENDENT_CODE "${BUILD_SHARED_LIBS}")
  target_link_libraries(${name} PRIVATE ${ARG_LINK})
  target_compile_options(${name} PRIVATE ${ARG_OPTIONS})
  target_precompile_headers(${name} PRIVATE ${ARG_HEADERS})
endfunction()

set(core_headers <algorithm> <array> <cmath> <cstdint> <functional> <map> <memory> <optional> <ranges> <set> <span> <string>
  <string_view> <utility> <variant> <vector> <QCoreApplication> <QDateTime> <QHash> <QLocale> <QRegularExpression> <QStringList> <QVariant>)
set(gui_headers ${core_headers} <QAction> <QComboBox> <QDialog> <QEvent> <QFormLayout> <QLabel> <QLineEdit> <QListView> <QMainWindow>
  <QMenu> <QPainter> <QPushButton> <QScrollArea> <QStyledItemDelegate> <QTableView> <QToolButton> <QVBoxLayout>)
# A test runs once: what optimizing takes longer to compile is never won back. The layers under test are optimized as shipped.
set(test_options $<IF:$<CONFIG:Release>,-O1,-O0>)
hitspread_precompiled(precompiled_core LINK hitspread_qt_flags Qt6::Core HEADERS ${core_headers})
hitspread_precompiled(precompiled_gui LINK hitspread_qt_flags Qt6::Widgets HEADERS ${gui_headers})
if(HITSPREAD_TESTS)
  find_package(Qt6 6.4 REQUIRED COMPONENTS Test)
  # Qt tells every test its two folders by definitions, for QFINDTESTDATA: then no compiler cache knows it in another clone.
  set_property(TARGET Qt6::Test PROPERTY INTERFACE_COMPILE_DEFINITIONS QT_TESTLIB_LIB)
  hitspread_precompiled(precompiled_test LINK hitspread_qt_flags Qt6::Test HEADERS ${core_headers} <QTemporaryDir> <QTest> <QSignalSpy>
    OPTIONS ${test_options})
  hitspread_precompiled(precompiled_guitest LINK hitspread_qt_flags Qt6::Test Qt6::Widgets
    HEADERS ${gui_headers} <QTemporaryDir> <QTest> <QSignalSpy> OPTIONS ${test_options})
endif()

# hitspread_layer(<name> [QT] [LINK <libraries>])
#
# A library from every .cpp and .h below the calling folder: the tree is the list. Static, but shared in the presets that are
# built to be tested: a hundred test programs that each hold a copy of everything fill a disk. Without QT neither moc nor
# uic runs and Qt is not on the include path.
function(hitspread_layer name)
  cmake_parse_arguments(ARG "QT" "" "LINK" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/*.cpp" "${CMAKE_CURRENT_SOURCE_DIR}/*.h")
  add_library(${name} ${sources})
  target_include_directories(${name} PUBLIC "${PROJECT_SOURCE_DIR}/src")
  if(ARG_QT)
    target_link_libraries(${name} PRIVATE hitspread_qt_flags)
  else()
    set_target_properties(${name} PROPERTIES AUTOMOC OFF AUTOUIC OFF)
    target_link_libraries(${name} PRIVATE hitspread_flags)
  endif()
  target_link_libraries(${name} PUBLIC ${ARG_LINK})
  if("Qt6::Widgets" IN_LIST ARG_LINK)
    target_precompile_headers(${name} REUSE_FROM precompiled_gui)
  elseif(ARG_QT)
    target_precompile_headers(${name} REUSE_FROM precompiled_core)
  endif()
endfunction()

# hitspread_test_library(<name> SOURCES <files> LINK <libraries>)
#
# What several tests share, compiled once.
function(hitspread_test_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}/src" "${PROJECT_SOURCE_DIR}/tests")
  target_link_libraries(${name} PRIVATE hitspread_qt_flags PUBLIC ${ARG_LINK})
endfunction()

# hitspread_test(<name> SOURCES <files> LINK <libraries> [LABELS <labels>] [ARGS <arguments>])
#
# One QtTest program and one CTest entry, on the offscreen platform, in English.
function(hitspread_test name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK;LABELS;ARGS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}/src" "${PROJECT_SOURCE_DIR}/tests")
  target_link_libraries(${name} PRIVATE hitspread_qt_flags Qt6::Test hitspread_samples ${ARG_LINK})
  target_compile_options(${name} PRIVATE ${test_options})
  if("${ARG_LINK}" MATCHES "hitspread_(ui|app)")
    target_precompile_headers(${name} REUSE_FROM precompiled_guitest)
  elseif(NOT "${ARG_LINK}" MATCHES "Gui|reports|hitspread_cli")
    target_precompile_headers(${name} REUSE_FROM precompiled_test)
  endif()
  add_test(NAME ${name} COMMAND ${name} ${ARG_ARGS})
  if(ARG_LABELS)
    set_tests_properties(${name} PROPERTIES COST 100)  # the long ones begin first, or the last of them runs alone
  else()
    set(ARG_LABELS fast full)
  endif()
  set_tests_properties(${name} PROPERTIES LABELS "${ARG_LABELS}" ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LANGUAGE=en")
endfunction()

# hitspread_system_folders(<target> <name> <type> <function>)
#
# Each folder below systems/ of the calling folder defines `const <type>& hitspread::<id>::<function>()`; the list of them is
# the tree. Written as <name>_declared.inc and <name>_called.inc, so that no source names a system.
function(hitspread_system_folders target name type function)
  file(GLOB folders CONFIGURE_DEPENDS RELATIVE "${CMAKE_CURRENT_SOURCE_DIR}/systems" "${CMAKE_CURRENT_SOURCE_DIR}/systems/*")
  set(declarations "")
  set(calls "")
  foreach(folder IN LISTS folders)
    string(APPEND declarations "namespace hitspread::${folder} { const ${type}& ${function}(); }\n")
    string(APPEND calls "    &${folder}::${function}(),\n")
  endforeach()
  file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/${name}_declared.inc" CONTENT "${declarations}" @ONLY)
  file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/${name}_called.inc" CONTENT "${calls}" @ONLY)
  target_include_directories(${target} PRIVATE "${CMAKE_CURRENT_BINARY_DIR}")
endfunction()
