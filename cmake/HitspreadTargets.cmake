# Warnings, sanitizers and the helpers every layer uses to declare its target.

add_library(hitspread_flags INTERFACE)
target_compile_options(hitspread_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wold-style-cast -Wnon-virtual-dtor -Woverloaded-virtual
  $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>  # without it ccache keeps nothing that uses precompiled headers
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>  # g++ 12 warns about "(" + std::string at -O2 without reason (GCC bug 105651)
  $<$<CXX_COMPILER_ID:GNU>:SHELL:--param ggc-min-heapsize=524288>  # a tenth faster: g++ collects its garbage later, with 100 MB more
  $<$<CXX_COMPILER_ID:Clang>:-Wno-mismatched-tags>  # only a linker of another system minds
  $<$<BOOL:${HITSPREAD_WERROR}>:-Werror>)
if(HITSPREAD_SANITIZE)
  target_compile_options(hitspread_flags INTERFACE -fsanitize=${HITSPREAD_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=undefined
    $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)  # instrumented code defeats g++ 12's analysis, <regex> alone warns in every user; release builds keep it
  target_link_options(hitspread_flags INTERFACE -fsanitize=${HITSPREAD_SANITIZE})
endif()

add_library(hitspread_qt_flags INTERFACE)
target_link_libraries(hitspread_qt_flags INTERFACE hitspread_flags)
target_compile_definitions(hitspread_qt_flags INTERFACE
  QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_FOREACH QT_NO_KEYWORDS)

# What is shipped is hardened as Debian hardens its own packages (dpkg-buildflags with hardening=+all), and the containers of
# the standard library look at every index. For all targets, those Qt makes of resources, too: a linker says that a program
# can be watched by the processor only when all of it can. That programs can be loaded anywhere (PIE) is how Debian's compiler
# is set. tests/packaging/hardening_test.sh reads the programs.
set(optimized $<CONFIG:Release,RelWithDebInfo,MinSizeRel>)
if(HITSPREAD_SANITIZE)
  add_compile_definitions(_GLIBCXX_ASSERTIONS)
else()
  include(CheckCXXCompilerFlag)
  check_cxx_compiler_flag(-fcf-protection HITSPREAD_CF_PROTECTION)  # not every processor has it
  add_compile_options("$<${optimized}:-fstack-protector-strong;-U_FORTIFY_SOURCE;-D_FORTIFY_SOURCE=2;-D_GLIBCXX_ASSERTIONS>"
    "$<$<AND:$<BOOL:${HITSPREAD_CF_PROTECTION}>,${optimized}>:-fcf-protection>")
  add_link_options("$<${optimized}:LINKER:-z,relro,-z,now>")
endif()

# Static layers need no path to them. Else CMake pads that of a program that is installed with colons, to have room for the
# later one, and an empty entry is the folder one happens to be in. Shared layers are never installed (packaging/CMakeLists.txt).
if(NOT BUILD_SHARED_LIBS)
  set(CMAKE_SKIP_RPATH ON)
endif()

# A hundred programs are linked: mold does that in a tenth of the time. What is built does not depend on it.
include(CheckLinkerFlag)
check_linker_flag(CXX -fuse-ld=mold HITSPREAD_MOLD)
if(HITSPREAD_MOLD)
  add_link_options(-fuse-ld=mold)
endif()

# hitspread_precompiled(<name> LINK <libraries> HEADERS <headers> [OPTIONS <options>])
#
# A target that carries headers which are read once for all sources of a kind. Only headers of others (C++, Qt) belong there:
# our own change. What a source uses it includes all the same: clang-tidy reads it without these, and so does the preset dev
# where it is a layer's.
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
set(test_options -O0 -U_FORTIFY_SOURCE)
hitspread_precompiled(precompiled_core LINK hitspread_qt_flags Qt6::Core HEADERS ${core_headers})
hitspread_precompiled(precompiled_gui LINK hitspread_qt_flags Qt6::Widgets HEADERS ${gui_headers})
if(HITSPREAD_TESTS)
  find_package(Qt6 6.4 REQUIRED COMPONENTS Test)
  add_custom_target(once_tests)
  # Qt tells every test its two folders by definitions, for QFINDTESTDATA: then no compiler cache knows it in another clone.
  set_property(TARGET Qt6::Test PROPERTY INTERFACE_COMPILE_DEFINITIONS QT_TESTLIB_LIB)
  # Where sources are compiled together nobody waits for one of them alone: what most tests read of ours is read once, too.
  set(own_headers "")
  set(own_gui_headers "")
  if(HITSPREAD_UNITY)
    set(own_headers "\"rules/systems/registry.h\"" "\"services/action/actionservice.h\"" "\"services/fight/encounterservice.h\"" "\"support/fakecampaign.h\"")
    set(own_gui_headers ${own_headers} "\"models/fight/fight.h\"" "\"models/play/attackpresenter.h\"" "\"ui/shell/mainwindow.h\"")
  endif()
  hitspread_precompiled(precompiled_test LINK hitspread_qt_flags Qt6::Test HEADERS ${core_headers} <QTemporaryDir> <QTest> <QSignalSpy>
    ${own_headers} OPTIONS ${test_options})
  hitspread_precompiled(precompiled_guitest LINK hitspread_qt_flags Qt6::Test Qt6::Widgets
    HEADERS ${gui_headers} <QTemporaryDir> <QTest> <QSignalSpy> ${own_gui_headers} OPTIONS ${test_options})
  foreach(precompiled precompiled_test precompiled_guitest)
    target_include_directories(${precompiled} PRIVATE "${PROJECT_SOURCE_DIR}/src" "${PROJECT_SOURCE_DIR}/tests")
  endforeach()
endif()

# hitspread_unity(<target> <together> <sources>)
#
# Compiles the sources of a folder together, a few at a time: what takes longest is reading the same headers again. Names in
# anonymous namespaces are therefore unique within a folder. The preset dev reads every source by itself. May be called again
# for further sources of the target.
function(hitspread_unity target together)
  if(NOT HITSPREAD_UNITY)
    return()
  endif()
  foreach(source IN LISTS ARGN)
    cmake_path(GET source EXTENSION LAST_ONLY extension)
    cmake_path(GET source FILENAME name)
    if(NOT extension STREQUAL ".cpp" OR name STREQUAL "main.cpp")
      continue()
    endif()
    cmake_path(ABSOLUTE_PATH source OUTPUT_VARIABLE whole)
    cmake_path(GET whole PARENT_PATH folder)
    cmake_path(RELATIVE_PATH folder BASE_DIRECTORY "${PROJECT_SOURCE_DIR}")
    string(MAKE_C_IDENTIFIER "${folder}" folder)
    get_target_property(count ${target} HITSPREAD_UNITY_${folder})
    if(NOT count)
      set(count 0)
    endif()
    math(EXPR part "${count} / ${together}")
    math(EXPR count "${count} + 1")
    set_target_properties(${target} PROPERTIES HITSPREAD_UNITY_${folder} ${count})
    set_source_files_properties("${source}" TARGET_DIRECTORY ${target} PROPERTIES UNITY_GROUP "${folder}_${part}")
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()

# hitspread_unfinished(<list>): the rule systems that have a folder of rules and no system.h yet.
function(hitspread_unfinished list)
  set(unfinished "")
  file(GLOB folders RELATIVE "${PROJECT_SOURCE_DIR}/src/rules/systems" "${PROJECT_SOURCE_DIR}/src/rules/systems/*")
  foreach(folder IN LISTS folders)
    set(path "${PROJECT_SOURCE_DIR}/src/rules/systems/${folder}")
    if(IS_DIRECTORY "${path}" AND NOT EXISTS "${path}/system.h")
      list(APPEND unfinished "${folder}")
    endif()
  endforeach()
  set(${list} "${unfinished}" PARENT_SCOPE)
endfunction()

# hitspread_layer(<name> [QT] [LINK <libraries>])
#
# A library from every .cpp and .h below the calling folder: the tree is the list. Static, but shared in the presets that are
# built to be tested: a hundred test programs that each hold a copy of everything fill a disk. Without QT neither moc nor
# uic runs and Qt is not on the include path. Of a rule system without system.h, one still being written, the catalogue alone.
function(hitspread_layer name)
  cmake_parse_arguments(ARG "QT" "" "LINK" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/*.cpp" "${CMAKE_CURRENT_SOURCE_DIR}/*.h")
  hitspread_unfinished(unfinished)
  foreach(system IN LISTS unfinished)
    list(FILTER sources EXCLUDE REGEX "/src/rules/systems/${system}/([^c]|c[^a]|ca[^t])")
  endforeach()
  add_library(${name} ${sources})
  set_target_properties(${name} PROPERTIES AUTOMOC_EXECUTABLE "${PROJECT_BINARY_DIR}/moc.sh")
  hitspread_unity(${name} 8 ${sources})
  target_include_directories(${name} PUBLIC "${PROJECT_SOURCE_DIR}/src")
  if(ARG_QT)
    target_link_libraries(${name} PRIVATE hitspread_qt_flags)
  else()
    set_target_properties(${name} PROPERTIES AUTOMOC OFF AUTOUIC OFF)
    target_link_libraries(${name} PRIVATE hitspread_flags)
  endif()
  target_link_libraries(${name} PUBLIC ${ARG_LINK})
  if(NOT HITSPREAD_UNITY)
    return()  # dev: what a source forgot to include is found
  elseif("Qt6::Widgets" IN_LIST ARG_LINK)
    target_precompile_headers(${name} REUSE_FROM precompiled_gui)
  elseif(ARG_QT)
    target_precompile_headers(${name} REUSE_FROM precompiled_core)
  endif()
endfunction()

# hitspread_test_library(<name> SOURCES <files> LINK <libraries>)
#
# What several tests share, compiled once, where one of them is built.
function(hitspread_test_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  add_library(${name} STATIC EXCLUDE_FROM_ALL ${ARG_SOURCES})
  hitspread_unity(${name} 6 ${ARG_SOURCES})
  set_target_properties(${name} PROPERTIES AUTOMOC_EXECUTABLE "${PROJECT_BINARY_DIR}/moc.sh")
  target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}/src" "${PROJECT_SOURCE_DIR}/tests")
  target_link_libraries(${name} PRIVATE hitspread_qt_flags PUBLIC ${ARG_LINK})
  if(HITSPREAD_UNITY)
    target_precompile_headers(${name} REUSE_FROM precompiled_core)
  endif()
endfunction()

# hitspread_test_program(<name> [GUI] [NEEDS <targets>])
#
# One program for many test classes: what follows in the calling folder goes into it, until the next one is named. NEEDS: the
# programs its tests start.
function(hitspread_test_program name)
  cmake_parse_arguments(ARG "GUI" "" "NEEDS" ${ARGN})
  set(HITSPREAD_TEST_PROGRAM ${name} PARENT_SCOPE)
  set(HITSPREAD_TEST_GUI ${ARG_GUI} PARENT_SCOPE)
  set(HITSPREAD_TEST_NEEDS "${ARG_NEEDS}" PARENT_SCOPE)
endfunction()

# Makes it, unless an earlier test did.
function(hitspread_make_test_program name)
  if(TARGET ${name})
    return()
  endif()
  add_executable(${name})
  set_target_properties(${name} PROPERTIES AUTOMOC_EXECUTABLE "${PROJECT_BINARY_DIR}/moc.sh")
  target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}/src" "${PROJECT_SOURCE_DIR}/tests")
  target_link_libraries(${name} PRIVATE hitspread_qt_flags Qt6::Test hitspread_testclass hitspread_programs hitspread_samples)
  target_compile_options(${name} PRIVATE ${test_options})
  if(HITSPREAD_UNITY)
    target_compile_options(${name} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)  # a source compiled together with others counts as a header
  endif()
  if(HITSPREAD_TEST_GUI)
    target_link_libraries(${name} PRIVATE Qt6::Widgets)
    target_precompile_headers(${name} REUSE_FROM precompiled_guitest)
  else()
    target_precompile_headers(${name} REUSE_FROM precompiled_test)
  endif()
endfunction()

# What takes seconds begins first, or the last of it runs alone: lines of tests/longest.txt, seconds and name.
file(STRINGS "${PROJECT_SOURCE_DIR}/tests/longest.txt" longest REGEX "^[0-9]+ ")
set_property(DIRECTORY "${PROJECT_SOURCE_DIR}" APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/longest.txt")
set(longest_names "")
foreach(line IN LISTS longest)
  string(REGEX MATCH "^([0-9]+) +([^ ]+)$" matched "${line}")
  list(APPEND longest_names ${CMAKE_MATCH_2})
  set(HITSPREAD_SECONDS_${CMAKE_MATCH_2} ${CMAKE_MATCH_1})
endforeach()

# hitspread_label(<fast|full> <sanitized|once> <entry>...)
#
# Where CTest's entries run. fast: every day; full: those that packaging/test.sh runs, the fast ones among them; sanitized: again
# under the sanitizers at every change, once: there by tests/long.sh only. The same in every preset.
function(hitspread_label speed again)
  set(labels full ${again})
  if(speed STREQUAL "fast")
    list(PREPEND labels fast)
  endif()
  foreach(entry IN LISTS ARGN)
    set_tests_properties(${entry} PROPERTIES LABELS "${labels}")
    set_property(GLOBAL APPEND PROPERTY HITSPREAD_ENTRIES ${entry})
    if(HITSPREAD_SECONDS_${entry})
      set_tests_properties(${entry} PROPERTIES COST ${HITSPREAD_SECONDS_${entry}})
    endif()
  endforeach()
endfunction()

# Called behind all tests: what the list of the longest names is there.
function(hitspread_check_longest)
  get_property(entries GLOBAL PROPERTY HITSPREAD_ENTRIES)
  list(REMOVE_ITEM longest_names ${entries})
  if(longest_names)
    message(FATAL_ERROR "tests/longest.txt names tests that are not there: ${longest_names}")
  endif()
endfunction()

# hitspread_test(<name> SOURCES <files> [LINK <libraries>] [SLOW] [ONCE] [LONG] [PARTS <name>=<row>|<row> ...])
#
# One QtTest class, which the first source registers (support/testclass.h), and one CTest entry, on the offscreen platform, in
# English; with parts one for each, of some of its rows, so that they run beside each other. A process of its own: what crashes
# takes nothing else with it. SLOW: not among the fast ones. ONCE: not again under the sanitizers, as are those of a folder that
# says which are (HITSPREAD_SANITIZED) and does not name this one; in such a build they are a program of their own, <program>_once,
# which the target once_tests alone makes. LONG: neither, but labelled long, which tests/long.sh alone runs, in release.
function(hitspread_test name)
  cmake_parse_arguments(ARG "SLOW;ONCE;LONG" "" "SOURCES;LINK;PARTS" ${ARGN})
  if(ARG_LONG)
    set(ARG_ONCE ON)
  endif()
  if(DEFINED HITSPREAD_SANITIZED AND NOT name IN_LIST HITSPREAD_SANITIZED)
    set(ARG_ONCE ON)
  endif()
  set(program ${HITSPREAD_TEST_PROGRAM})
  if(HITSPREAD_SANITIZE AND ARG_ONCE)
    string(APPEND program _once)
  endif()
  hitspread_make_test_program(${program})
  if(HITSPREAD_TEST_NEEDS)
    add_dependencies(${program} ${HITSPREAD_TEST_NEEDS})
  endif()
  if(NOT program STREQUAL HITSPREAD_TEST_PROGRAM)
    set_target_properties(${program} PROPERTIES EXCLUDE_FROM_ALL ON)
    add_dependencies(once_tests ${program})
  endif()
  target_sources(${program} PRIVATE ${ARG_SOURCES})
  hitspread_unity(${program} 6 ${ARG_SOURCES})
  target_link_libraries(${program} PRIVATE ${ARG_LINK})
  list(GET ARG_SOURCES 0 source)
  file(STRINGS "${source}" registered REGEX "^HITSPREAD_(GUI_)?TEST(_RUN)?\\(")
  if(NOT registered MATCHES "\\(([A-Za-z0-9_]+)")
    message(FATAL_ERROR "${source} registers no test class (support/testclass.h)")
  endif()
  set(class ${CMAKE_MATCH_1})
  if(ARG_LONG)
    hitspread_long(${name} ${program} ${class})
    return()
  endif()
  set(entries ${name})
  if(ARG_PARTS)
    set(entries "")
    foreach(part IN LISTS ARG_PARTS)
      string(REGEX MATCH "^([^=]+)=(.*)$" matched "${part}")
      string(REPLACE "|" ";" rows "${CMAKE_MATCH_2}")
      list(APPEND entries ${name}_${CMAKE_MATCH_1})
      add_test(NAME ${name}_${CMAKE_MATCH_1} COMMAND ${program} ${class} ${rows})
    endforeach()
  else()
    add_test(NAME ${name} COMMAND ${program} ${class})
  endif()
  set(speed fast)
  if(ARG_SLOW)
    set(speed full)
  endif()
  set(again sanitized)
  if(ARG_ONCE)
    set(again once)
  endif()
  hitspread_label(${speed} ${again} ${entries})
  set_tests_properties(${entries} PROPERTIES ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LANGUAGE=en")
endfunction()

# hitspread_long(<entry> <program> <class> [ROWS <row>...] WITH <variable=value>...)
#
# A test class once more, with more tries: labelled long, which tests/long.sh alone runs, in release.
function(hitspread_long entry program class)
  cmake_parse_arguments(ARG "" "" "ROWS;WITH" ${ARGN})
  if(HITSPREAD_SANITIZE)
    return()
  endif()
  add_test(NAME ${entry} COMMAND ${program} ${class} ${ARG_ROWS})
  set_tests_properties(${entry} PROPERTIES LABELS long TIMEOUT 7200
    ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LANGUAGE=en;QTEST_FUNCTION_TIMEOUT=7200000;${ARG_WITH}")
endfunction()

# hitspread_random_cases(<cases> [WHOLE] SEED <seed> TESTS <name>... [MORE <variable=value>...])
#
# How many random cases the properties of these tests try, and from which seed. Under the sanitizers a quarter of them: they are
# ten times as slow, and watch what a case does, not how many there are. WHOLE: all of them there, too; such tests count what has come
# about among their cases.
function(hitspread_random_cases cases)
  cmake_parse_arguments(ARG "WHOLE" "SEED" "TESTS;MORE" ${ARGN})
  if(HITSPREAD_SANITIZE AND NOT ARG_WHOLE)
    math(EXPR cases "(${cases} + 3) / 4")
  endif()
  set_tests_properties(${ARG_TESTS} PROPERTIES
    ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LANGUAGE=en;RC_PARAMS=seed=${ARG_SEED} max_success=${cases} max_discard_ratio=50;${ARG_MORE}")
endfunction()

# hitspread_system_folders(<target> <name> <type> <function> [<source>])
#
# Each folder below systems/ of the calling folder that has <source> (without one: each folder) defines
# `const <type>& hitspread::<id>::<function>()`; the list of them is the tree. Written as <name>_declared.inc and
# <name>_called.inc, so that no source names a system.
function(hitspread_system_folders target name type function)
  file(GLOB found CONFIGURE_DEPENDS RELATIVE "${CMAKE_CURRENT_SOURCE_DIR}/systems" "${CMAKE_CURRENT_SOURCE_DIR}/systems/*/${ARGN}")
  set(declarations "")
  set(calls "")
  foreach(path IN LISTS found)
    string(REGEX REPLACE "/.*" "" folder "${path}")
    string(APPEND declarations "namespace hitspread::${folder} { const ${type}& ${function}(); }\n")
    string(APPEND calls "    &${folder}::${function}(),\n")
  endforeach()
  file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/${name}_declared.inc" CONTENT "${declarations}" @ONLY)
  file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/${name}_called.inc" CONTENT "${calls}" @ONLY)
  target_include_directories(${target} PRIVATE "${CMAKE_CURRENT_BINARY_DIR}")
endfunction()
