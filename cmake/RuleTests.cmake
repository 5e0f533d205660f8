# hitspread_rule_tests(<target>)
#
# Lists which tests bear which rule id and gives the list to <target> as ruletests.inc, lines of
#   {"3D-DEV-04", "deviation_test/3D-DEV-04"},
# sorted by rule. A test bears a rule when a string literal of a test source names the id (a row name), or when the
# "rules" list of a golden case does; such a case is called golden/<system>/<folder>. Made by the build: a new or changed test
# lists again. tests/arch and the tests of the catalogues are left out: they name rules without testing them.
#
# The same file is the script that makes the list: cmake -D TESTS=<folder> -D LIST=<file> -P RuleTests.cmake

function(write_rule_tests tests list)
  set(id_pattern "3D-[A-Z]+-[0-9]+|PCT-[0-9]+|R3-[0-9]+|TD-[0-9]+|OUT-[0-9]+")
  set(rows "")

  file(GLOB_RECURSE sources "${tests}/*.cpp")
  list(FILTER sources EXCLUDE REGEX "/tests/arch/|/catalogue_test\\.cpp$")
  # Tests of a system that is still being written are not run yet.
  file(GLOB folders RELATIVE "${tests}/rules" "${tests}/rules/*")
  foreach(folder IN LISTS folders)
    set(system "${tests}/../src/rules/systems/${folder}")
    if(IS_DIRECTORY "${system}" AND NOT EXISTS "${system}/system.h")
      list(FILTER sources EXCLUDE REGEX "/tests/rules/${folder}/")
    endif()
  endforeach()
  foreach(source IN LISTS sources)
    file(READ "${source}" text)
    # Lists split at semicolons and mind brackets; neither occurs in an id.
    string(REGEX REPLACE "[][;]" " " text "${text}")
    string(REGEX REPLACE "//[^\n]*" "" text "${text}")
    string(REGEX MATCHALL "\"[^\"\n]*(${id_pattern})[^\"\n]*\"" literals "${text}")
    string(REGEX MATCHALL "${id_pattern}" ids "${literals}")
    list(REMOVE_DUPLICATES ids)
    get_filename_component(stem "${source}" NAME_WE)
    foreach(id IN LISTS ids)
      list(APPEND rows "{\"${id}\", \"${stem}/${id}\"},")
    endforeach()
  endforeach()

  file(GLOB_RECURSE cases "${tests}/golden/*/case.json")
  foreach(case IN LISTS cases)
    file(READ "${case}" text)
    string(JSON count ERROR_VARIABLE without LENGTH "${text}" rules)
    if(without OR count EQUAL 0)
      continue()
    endif()
    file(RELATIVE_PATH folder "${tests}" "${case}")
    get_filename_component(folder "${folder}" DIRECTORY)
    math(EXPR last "${count} - 1")
    foreach(index RANGE ${last})
      string(JSON id GET "${text}" rules ${index})
      list(APPEND rows "{\"${id}\", \"${folder}\"},")
    endforeach()
  endforeach()

  list(REMOVE_DUPLICATES rows)
  list(SORT rows)
  list(JOIN rows "\n" lines)
  file(CONFIGURE OUTPUT "${list}" CONTENT "${lines}\n" @ONLY)
endfunction()

if(CMAKE_SCRIPT_MODE_FILE)
  write_rule_tests("${TESTS}" "${LIST}")
  return()
endif()

function(hitspread_rule_tests target)
  set(script "${PROJECT_SOURCE_DIR}/cmake/RuleTests.cmake")
  set(tests "${PROJECT_SOURCE_DIR}/tests")
  set(folder "${PROJECT_BINARY_DIR}/generated")
  file(GLOB_RECURSE read CONFIGURE_DEPENDS "${tests}/*.cpp" "${tests}/golden/*/case.json")
  # What did not change keeps its date, so that nothing else is built again.
  add_custom_command(OUTPUT "${folder}/ruletests.stamp" BYPRODUCTS "${folder}/ruletests.inc"
    COMMAND "${CMAKE_COMMAND}" -D "TESTS=${tests}" -D "LIST=${folder}/ruletests.inc" -P "${script}"
    COMMAND "${CMAKE_COMMAND}" -E touch "${folder}/ruletests.stamp"
    DEPENDS "${script}" ${read} COMMENT "Listing which tests bear which rule" VERBATIM)
  target_sources(${target} PRIVATE "${folder}/ruletests.stamp")
  target_include_directories(${target} PRIVATE "${folder}")
endfunction()
