# Warnings, sanitizers and the helpers every layer uses to declare its target.

add_library(hitspread_flags INTERFACE)
target_compile_options(hitspread_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wold-style-cast -Wnon-virtual-dtor -Woverloaded-virtual
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
endfunction()

# hitspread_test(<name> SOURCES <files> LINK <libraries> [LABELS <labels>] [ARGS <arguments>])
#
# One QtTest program and one CTest entry, on the offscreen platform, in English.
function(hitspread_test name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK;LABELS;ARGS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}/src" "${PROJECT_SOURCE_DIR}/tests")
  target_link_libraries(${name} PRIVATE hitspread_qt_flags Qt6::Test ${ARG_LINK})
  target_compile_definitions(${name} PRIVATE HITSPREAD_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  add_test(NAME ${name} COMMAND ${name} ${ARG_ARGS})
  if(NOT ARG_LABELS)
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
